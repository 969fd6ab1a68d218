"""A recorded game played once more through the referee, turn by turn, past every illegal one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from nardy.board import BAR, SLOT, Position, count
from nardy.fault import Fault
from nardy.legal import End, Turns, legal_turns
from nardy.notation import Hop, InputFault, InputFaults
from nardy.record.model import Game, Note, Record, Turn
from nardy.referee import Verdict, judge
from nardy.ruleset import Ruleset
from nardy.turn import Attempt, Moment, Step

Reason: TypeAlias = Fault | InputFault | Note
"""Why a ply is not legal; each has a `text` and `facts`."""
NO_DICE = (1, 1)
"""Stands in for a roll that cannot be read; such a turn is carried out and never judged."""


@dataclass(frozen=True, slots=True)
class Made:
    """A step that was carried out, and whether it hit."""

    hop: Hop
    hit: bool


@dataclass(frozen=True, slots=True)
class Ply:
    """One roll of a replay, counted from 1.

    made: the steps carried out, for a legal turn in an order in which they can be played; reasons: every broken
    rule, or what could not be read; verdict: the referee's, None where there was nothing to judge.
    """

    number: int
    turn: Turn
    before: Position
    after: Position
    made: tuple[Made, ...]
    reasons: tuple[Reason, ...] = ()
    verdict: Verdict | None = None

    @property
    def legal(self) -> bool:
        """Whether the turn broke no rule and could be read."""
        return not self.reasons


def replay(record: Record, game: Game) -> Iterator[Ply]:
    """The plies of a game, each judged when it is asked for.

    After an illegal turn the replay goes on.  In a record of our own it stands as the hand has laid it; a record of
    another program is no witness of hands, so its checkers are moved as far as they exist and their target is open.
    """
    position = game.start
    for number, turn in enumerate(game.turns, 1):
        ply = _play(record, position, turn, number)
        yield ply
        position = ply.after


def _play(record: Record, position: Position, turn: Turn, number: int) -> Ply:
    """One turn judged and carried out."""
    rules = record.rules
    moment = rules.begin(position, turn.color, turn.dice or NO_DICE)
    made, end = carry(rules, moment, turn.hops)
    reasons: tuple[Reason, ...] = turn.wrong
    verdict = None
    if turn.dice and not turn.wrong:
        whole = len(made) == len(turn.hops)
        steps = _listed(legal_turns(rules, moment), end) if whole and not record.ordered else None
        if steps is None:
            verdict, reasons = _judged(rules, moment, turn.hops)
        if verdict and (verdict.legal or record.ordered):
            made, end = _laid(rules, verdict), verdict.end
        elif steps is not None:
            made, end = carry(rules, moment, steps)
    after = Position.from_view(end.own, end.opp, turn.color, position.path)
    return Ply(number, turn, position, after, made, reasons, verdict)


def _judged(
    rules: Ruleset, moment: Moment, hops: tuple[Hop, ...]
) -> tuple[Verdict | None, tuple[Fault | InputFault, ...]]:
    """What the referee says of the turn as written, which may be more than a hand could do."""
    try:
        verdict = judge(rules, moment, hops)
    except InputFaults as wrong:
        return None, wrong.faults
    return verdict, verdict.faults


def _listed(turns: Turns, end: Moment) -> tuple[Hop, ...] | None:
    """The steps of the legal turn that leaves this position; None when there is none.

    A chain that was written as one step may have hit on the way without a mark: then the legal turn with the same
    own pieces that hits least is meant.
    """
    trails = turns.ends
    exact = [e.steps for e in trails if e.key == (end.own, end.opp)]
    if not exact:
        alike = [e for e in trails if e.key[0] == end.own]
        exact = [min(alike, key=_hit_by).steps] if alike else []
    return _as_hops(exact[0]) if exact else None


def _hit_by(end: End) -> int:
    """How many opposing pieces stand on the bar at the end of a turn."""
    return sum(count(packed, BAR) for packed in end.key[1])


def _as_hops(steps: Iterable[Step | Attempt]) -> tuple[Hop, ...]:
    return tuple(Hop(step.kind, step.src, step.dst) for step in steps)


def carry(rules: Ruleset, moment: Moment, hops: Iterable[Hop]) -> tuple[tuple[Made, ...], Moment]:
    """The steps that a hand can carry out, in whatever order they become possible, and the moment they leave."""
    made: list[Made] = []
    waiting = list(hops)
    while waiting:
        blocked: list[Hop] = []
        for hop in waiting:
            if _can(rules, moment, attempt := _bare(rules, hop)):
                made.append(_made(rules, moment, attempt))
                moment = rules.after(moment, attempt)
            else:
                blocked.append(hop)
        if len(blocked) == len(waiting):
            break
        waiting = blocked
    return tuple(made), moment


def _laid(rules: Ruleset, verdict: Verdict) -> tuple[Made, ...]:
    """The steps that the referee has seen, whatever they broke."""
    return tuple(_made(rules, m, attempt) for m, attempt in zip(verdict.moments, verdict.attempts, strict=False))


def _made(rules: Ruleset, m: Moment, attempt: Attempt) -> Made:
    """A step that is carried out at some moment; nobody hits with a piece of the other side."""
    hit = attempt.dst and not attempt.foreign and rules.hits(m, attempt.kind) & SLOT[attempt.dst]
    return Made(Hop(attempt.kind, attempt.src, attempt.dst), bool(hit))


def _bare(rules: Ruleset, hop: Hop) -> Attempt:
    """The step without any die."""
    return Attempt(*_parts(hop), own_way=bool(rules.way(*_parts(hop))))


def _parts(hop: Hop) -> tuple[int, int, int]:
    return hop.kind, hop.src, hop.dst


def _can(rules: Ruleset, moment: Moment, attempt: Attempt) -> bool:
    """Whether such a piece stands there and its target is open."""
    if not count(moment.own[attempt.kind], attempt.src):
        return False
    landing = (law for law in rules.steps if law.is_landing)
    return not any(True for law in landing for _ in law.faults(moment, attempt))
