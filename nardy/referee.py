"""The referee: every rule that a written turn breaks, duties still open, and one turn that would be legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations

from nardy.board import OFF, Color, Position, count
from nardy.dice import Numbers
from nardy.fault import Fault
from nardy.legal import allowed_end, legal_turns, lines, played
from nardy.notation import NOUN, Hop, InputFault, InputFaults, write_step
from nardy.rule import DutyRule, Played
from nardy.ruleset import Ruleset
from nardy.text import Text
from nardy.turn import Attempt, Moment, Step

NO_PIECE = Text(
    "“{move}”: there is no {w:kind} there to move.",
    "«{move}»: там нет {w:kind gen}, ходить некем.",
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee found.

    faults: by step, those of the whole turn last, then in the variant's order; pending: duties that ending the
    turn now would break; attempts: the single steps with their dice; moments: before the first step and after
    each; witness: a legal turn that meets every duty and begins with the steps before the first fault where that
    can be, None when there is nothing to show.
    """

    rules: Ruleset
    faults: tuple[Fault, ...]
    pending: tuple[Fault, ...]
    attempts: tuple[Attempt, ...]
    moments: tuple[Moment, ...]
    witness: tuple[Step, ...] | None

    @property
    def legal(self) -> bool:
        """True exactly when no rule is broken."""
        return not self.faults

    @property
    def end(self) -> Moment:
        """The moment after the last step."""
        return self.moments[-1]

    def position(self, color: Color) -> Position:
        """The position after the moves, `color` having moved."""
        return Position.from_view(self.end.own, self.end.opp, color, self.rules.variant.path)


def judge(rules: Ruleset, m: Moment, hops: Iterable[Hop], complete: bool = True) -> Verdict:
    """Judge the written steps of one turn from the moment of the roll.

    What no hand could do raises `InputFaults`.  With `complete` the player has ended the turn.
    """
    moments, attempts, faults = [m], [], []
    for hop in hops:
        for attempt in match_dice(rules, moments[-1], hop):
            attempts.append(attempt)
            faults += [fault.at(len(attempts)) for fault in rules.step_faults(moments[-1], attempt)]
            moments.append(rules.after(moments[-1], attempt))
    duties = Duties(rules, m)
    undone = duties.undone(moments[-1])
    if complete:
        faults, pending = faults + undone, []
    else:
        lost = list(duties.lost(moments))
        gone = {fault.rule.id for fault in lost}
        faults, pending = faults + lost, [fault for fault in undone if fault.rule.id not in gone]
    faults.sort(key=lambda fault: (fault.step or 99, rules.order[fault.rule.id]))
    sound = min((fault.step for fault in faults if fault.step), default=len(moments)) - 1
    witness = duties.witness(moments[sound]) if faults or pending else None
    return Verdict(rules, tuple(faults), tuple(pending), tuple(attempts), tuple(moments), witness)


class Duties:
    """The duties of one roll, from its moment on (rulings A18, A19)."""

    def __init__(self, rules: Ruleset, m: Moment) -> None:
        self.rules, self.m = rules, m
        self.turns = legal_turns(rules, m)

    def undone(self, end: Moment) -> list[Fault]:
        """The duties that a turn which ends here leaves undone, and the turn rules it breaks."""
        done = played(self.rules, end.steps)
        faults = [fault for law in self.rules.finals for fault in law.final(end)]
        faults += [self._fault(duty, done) for duty in self.rules.duties if self._unmet(duty, done)]
        return sorted(faults, key=lambda fault: self.rules.order[fault.rule.id])

    def lost(self, moments: list[Moment]) -> Iterator[Fault]:
        """The duties that can no longer be met, each at the first step after which that is so."""
        told: set[str] = set()
        for step, m in enumerate(moments[1:], 1):
            for fault in self.lost_at(m):
                if fault.rule.id not in told:
                    told.add(fault.rule.id)
                    yield fault.at(step)

    def lost_at(self, m: Moment) -> Iterator[Fault]:
        """The duties that no way on from here can meet."""
        ways = [played(self.rules, end.steps) for end in self._ways_on(m)]
        if not ways:
            for law in self.rules.finals:
                yield from law.final(m)
            return
        for duty in self.rules.duties:
            if all(self._unmet(duty, way) for way in ways):
                yield self._fault(duty, played(self.rules, m.steps))

    def _ways_on(self, m: Moment) -> list[Moment]:
        """Every moment that step-legal play reaches from here and no turn rule objects to, nearer ones first."""
        return [end for end in lines(self.rules, m) if allowed_end(self.rules, end)]

    def lawful_ends(self, m: Moment) -> list[Moment]:
        """Every moment in which a turn that has come here can lawfully end, those with fewer steps first."""
        return [end for end in self._ways_on(m) if self._met(played(self.rules, end.steps))]

    def witness(self, m: Moment) -> tuple[Step, ...]:
        """A legal turn: the one begun, carried on, where that can still be; otherwise one from the start."""
        ends = self.lawful_ends(m) if m.steps else []
        return max(ends, key=lambda end: len(end.steps)).steps if ends else self.turns.ends[0].steps

    def _met(self, done: Played) -> bool:
        return not any(self._unmet(duty, done) for duty in self.rules.duties)

    def _unmet(self, duty: DutyRule, done: Played) -> bool:
        return duty.unmet(done, self.turns.outlook)

    def _fault(self, duty: DutyRule, done: Played) -> Fault:
        return duty.fault(done, self.turns.outlook, self.m)


def match_dice(rules: Ruleset, m: Moment, hop: Hop) -> list[Attempt]:
    """The single steps that a written step stands for, each with its dice (rulings A11, A12, A22, A33)."""
    kind, src, dst = hop.kind, hop.src, hop.dst
    largest = m.left[:1]
    if not count(m.own[kind], src):
        if not count(m.opp[kind], src):
            facts = {"move": write_step(hop), "kind": NOUN[kind]}
            raise InputFaults([InputFault("moves", write_step(hop), NO_PIECE, facts)])
        return [Attempt(kind, src, dst, largest, foreign=True)]
    if number := rules.way(kind, src, dst):
        return [Attempt(kind, src, dst, (number,) if number in m.left else largest, own_way=True)]
    if not m.left:
        return [Attempt(kind, src, dst)]
    if any(_fits(hop, die) for die in m.left):
        return [_best_single(rules, m, hop)]
    return _by_sum(rules, m, hop) or [_best_single(rules, m, hop)]


def _by_sum(rules: Ruleset, m: Moment, hop: Hop) -> list[Attempt]:
    """The step as a sum of dice: shorthand for single steps, a jump, or nothing where no sum fits (ruling A11)."""
    sums = list(_sums(hop, m.left))
    walks = [walk for dice in sums if (walk := _walk(rules, m, hop, dice))]
    if walks:
        return min(walks, key=lambda walk: walk[0])[1]
    if sums and hop.dst != OFF:
        return [Attempt(hop.kind, hop.src, hop.dst, sums[0])]
    return []


def _fits(hop: Hop, die: int) -> bool:
    """Whether one die makes the step by itself, in either direction (ruling A10)."""
    return die >= hop.src if hop.dst == OFF else die == abs(hop.src - hop.dst)


def _best_single(rules: Ruleset, m: Moment, hop: Hop) -> Attempt:
    """The step with the die that leaves the fewest faults, ties to the larger."""
    tries = [Attempt(hop.kind, hop.src, hop.dst, (die,)) for die in dict.fromkeys(m.left)]
    return min(tries, key=lambda a: len(rules.step_faults(m, a)))


def _sums(hop: Hop, left: Numbers) -> Iterator[Numbers]:
    """Orders of two or more unused dice that add up to the step, the larger die first."""
    for length in range(2, len(left) + 1):
        for order in dict.fromkeys(permutations(left, length)):
            reach, before = sum(order), sum(order[:-1])
            if reach >= hop.src > before if hop.dst == OFF else reach == hop.src - hop.dst:
                yield order


def _walk(rules: Ruleset, m: Moment, hop: Hop, dice: Numbers) -> tuple[int, list[Attempt]] | None:
    """The single steps in this order with the number of faults, or None when a stop is closed."""
    way = 1 if hop.dst < hop.src else -1
    steps: list[Attempt] = []
    faults, src = 0, hop.src
    for place, die in enumerate(dice):
        last = place == len(dice) - 1
        attempt = Attempt(hop.kind, src, hop.dst if last else src - way * die, (die,))
        found = rules.step_faults(m, attempt)
        if not last and any(fault.rule.is_landing for fault in found):
            return None
        faults += len(found)
        steps.append(attempt)
        m, src = rules.after(m, attempt), attempt.dst
    return faults, steps
