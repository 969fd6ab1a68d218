"""Which turns are legal: every way to play a roll that no rule objects to.

The generator knows no law of its own.  It walks the steps that the step rules leave free, drops the ends to
which a turn rule objects, and keeps what meets every duty.  Lines of play that reach the same moment are one
line; the last steps of a roll, which are most of the work, are kept as bare positions until somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from nardy.board import OFF, SLOT, Side
from nardy.rule import Outlook, Played
from nardy.ruleset import Ruleset
from nardy.turn import Moment, Start, Step, moved

Trail: TypeAlias = tuple["Trail", Step] | tuple[()]
"""The steps of a line, the last one outermost: lines share their beginnings."""
Result: TypeAlias = tuple[Side, Side]
"""A position that a turn can leave: the mover's pieces and the opponent's, in the mover's numbering."""


class Line(NamedTuple):
    """A line of play: the moment it has reached and the steps behind it."""

    moment: Moment
    trail: Trail

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps, first to last."""
        return steps_of(self.trail)


def steps_of(trail: Trail) -> tuple[Step, ...]:
    """The steps of a trail, first to last."""
    steps: list[Step] = []
    while trail:
        trail, step = trail
        steps.append(step)
    return tuple(reversed(steps))


class End(NamedTuple):
    """A resulting position with the steps of one legal turn that leaves it."""

    key: Result
    steps: tuple[Step, ...]


class Turns(NamedTuple):
    """All that a roll allows.

    results: each distinct resulting position of a legal turn with a way there, in the order they are found;
    outlook: what the duties are measured against.  A forced pass has one result, reached without steps.
    """

    results: Mapping[Result, Trail]
    outlook: Outlook

    @property
    def forced_pass(self) -> bool:
        """Whether no number can be played."""
        return self.outlook.longest == 0

    @property
    def ends(self) -> tuple[End, ...]:
        """The results with their steps."""
        return tuple(End(result, steps_of(trail)) for result, trail in self.results.items())


def longer(rules: Ruleset, level: Iterable[Line]) -> list[Line]:
    """All step-legal lines one step longer, one for each distinct moment."""
    found: dict[object, Line] = {}
    for m, trail in level:
        for die in dict.fromkeys(m.left):
            for step, after in rules.legal_steps(m, die):
                state = after.own, after.opp, after.left, after.heads, after.hitters
                if state not in found:
                    found[state] = Line(after, (trail, step))
    return list(found.values())


def last_steps(rules: Ruleset, level: Iterable[Line]) -> dict[Result, Trail]:
    """The results of playing the one number left in each line, without a moment for each."""
    found: dict[Result, Trail] = {}
    for m, trail in level:
        (die,) = m.left
        for kind in rules.kinds:
            hits = rules.hits(m, kind)
            free = rules.free_origins(m, kind, die)
            while free:
                top = free.bit_length() - 1
                free ^= 1 << top
                src = top // 6
                dst = src - die if src > die else OFF
                result = moved(m.own, m.opp, kind, src, dst, bool(hits & SLOT[dst]))
                if result not in found:
                    found[result] = trail, Step(kind, src, dst, (die,))
        for step, after in rules.legal_own_ways(m, die):
            found.setdefault((after.own, after.opp), (trail, step))
    return found


def lines(rules: Ruleset, m: Moment) -> Iterator[Line]:
    """All step-legal lines from `m`, those with fewer steps first; the first has none."""
    level = [Line(m, ())]
    while level:
        yield from level
        level = longer(rules, level)


def allowed_end(rules: Ruleset, m: Moment) -> bool:
    """Whether no turn rule objects to a turn that ends here."""
    return not any(True for law in rules.finals for _ in law.final(m))


def _allowed(rules: Ruleset, start: Start, ends: dict[Result, Trail]) -> dict[Result, Trail]:
    """The ends to which no turn rule objects."""
    if not rules.finals:
        return ends
    return {end: trail for end, trail in ends.items() if allowed_end(rules, Moment(start, *end, ()))}


def played(rules: Ruleset, steps: Iterable[Step]) -> Played:
    """What a line of steps has played of the roll."""
    steps = tuple(steps)
    used = tuple(number for step in steps for number in step.dice)
    if not rules.own_ways:
        return Played(used)
    return Played(used, sum(rules.way(step.kind, step.src, step.dst) in step.dice for step in steps))


def legal_turns(rules: Ruleset, m: Moment) -> Turns:
    """Every legal turn from the moment of the roll, one for each result."""
    by_length = [[Line(m, ())]]
    while len(by_length) < len(m.left):
        by_length.append(longer(rules, by_length[-1]))
    longest = len(m.left)
    ends = _allowed(rules, m.start, last_steps(rules, by_length[-1]))
    while not ends and longest:
        longest -= 1
        ends = _allowed(rules, m.start, _at_rest(by_length[longest]))
    return _dutiful(rules, m, longest, ends or _at_rest(by_length[0]))


def _at_rest(level: Iterable[Line]) -> dict[Result, Trail]:
    """The results of ending the turn where each line has come."""
    found: dict[Result, Trail] = {}
    for m, trail in level:
        found.setdefault((m.own, m.opp), trail)
    return found


def _dutiful(rules: Ruleset, m: Moment, longest: int, ends: dict[Result, Trail]) -> Turns:
    """Of the longest lines those that leave no duty undone."""
    outlook = Outlook(m.left, longest)
    if longest == 1 < len(m.left):
        outlook = outlook._replace(singles=frozenset(steps_of(trail)[0].dice[0] for trail in ends.values()))
        ends = {end: trail for end, trail in ends.items() if not _undone(rules, trail, outlook)}
    if rules.own_ways:
        fewest = min(played(rules, steps_of(trail)).placed for trail in ends.values())
        outlook = outlook._replace(placed=fewest)
    return Turns(ends, outlook)


def _undone(rules: Ruleset, trail: Trail, outlook: Outlook) -> bool:
    """Whether a turn that ends so leaves a duty undone."""
    done = played(rules, steps_of(trail))
    return any(duty.unmet(done, outlook) for duty in rules.duties)
