"""Which turns are legal: every way to play a roll that no rule objects to.

The generator knows no law of its own.  It walks the steps that the step rules leave free, drops the ends to
which a turn rule objects, and keeps what meets every duty.  Lines of play that reach the same moment are one
line; the last steps of a roll, which are most of the work, are kept as bare positions until somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from nardy.board import OFF, SLOT, Side, slots
from nardy.rule import Outlook, Played
from nardy.ruleset import Ruleset
from nardy.turn import Moment, Start, Step, Trail, moved, steps_of

Result: TypeAlias = tuple[Side, Side]
"""A position that a turn can leave: the mover's pieces and the opponent's, in the mover's numbering."""


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


def longer(rules: Ruleset, level: list[Moment]) -> list[Moment]:
    """The moments one step-legal step further, each distinct one once."""
    if len(level) == 1:  # from one moment no two steps lead to the same
        (m,) = level
        return [after for die in dict.fromkeys(m.left) for after in rules.onward(m, die)]
    found: dict[object, Moment] = {}
    for m in level:
        for die in dict.fromkeys(m.left):
            for after in rules.onward(m, die):
                found.setdefault((after.own, after.opp, after.left, after.heads, after.hitters), after)
    return list(found.values())


def last_steps(rules: Ruleset, level: Iterable[Moment]) -> dict[Result, Trail]:
    """The results of playing the one number left in each moment, without a moment for each."""
    found: dict[Result, Trail] = {}
    for m in level:
        (die,) = m.left
        own, opp, trail, left = m.own, m.opp, m.trail, m.left
        for kind in rules.kinds:
            hits = rules.hits(m, kind)
            for src in slots(rules.free_origins(m, kind, die)):
                dst = src - die if src > die else OFF
                result = moved(own, opp, kind, src, dst, hits & SLOT[dst])
                if result not in found:
                    found[result] = trail, (kind, src, dst, left)
        if rules.own_ways:
            for after in rules.own_ways_onward(m, die):
                found.setdefault((after.own, after.opp), after.trail)
    return found


def lines(rules: Ruleset, m: Moment) -> Iterator[Moment]:
    """All moments that step-legal play reaches from `m`, those with fewer steps first, itself included."""
    level = [m]
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
    by_length = [[m]]
    while len(by_length) < len(m.left):
        by_length.append(longer(rules, by_length[-1]))
    longest = len(m.left)
    ends = _allowed(rules, m.start, last_steps(rules, by_length[-1]))
    while not ends and longest:
        longest -= 1
        ends = _allowed(rules, m.start, _at_rest(by_length[longest]))
    return _dutiful(rules, m, longest, ends or _at_rest(by_length[0]))


def _at_rest(level: Iterable[Moment]) -> dict[Result, Trail]:
    """The results of ending the turn at these moments."""
    found: dict[Result, Trail] = {}
    for m in level:
        found.setdefault((m.own, m.opp), m.trail)
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
