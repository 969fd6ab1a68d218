"""Which turns are legal: every way to play a roll that no rule objects to.

The generator knows no law of its own.  It walks the steps that the step rules leave free, drops the ends to
which a turn rule objects, and keeps what meets every duty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from nardy.board import Side
from nardy.dice import Numbers
from nardy.rule import Outlook, Played
from nardy.ruleset import Ruleset
from nardy.turn import Moment, Step


class End(NamedTuple):
    """Where a line of steps leads: the moment it ends in and the steps."""

    moment: Moment
    steps: tuple[Step, ...]

    @property
    def key(self) -> tuple[Side, Side]:
        """The resulting position, from the mover's side."""
        return self.moment.own, self.moment.opp

    @property
    def used(self) -> Numbers:
        """The numbers in the order in which they were used."""
        return tuple(number for step in self.steps for number in step.dice)


@dataclass(frozen=True, slots=True)
class Turns:
    """All that a roll allows.

    ends: one end for each distinct resulting position of a legal turn, in the order they are found;
    outlook: what the duties are measured against.  A forced pass has one end with no steps.
    """

    ends: tuple[End, ...]
    outlook: Outlook

    @property
    def forced_pass(self) -> bool:
        """Whether no number can be played."""
        return self.outlook.longest == 0


def levels(rules: Ruleset, m: Moment) -> Iterator[list[End]]:
    """Lines of step-legal play from `m` by the number of steps, one for each distinct moment: 0, 1, 2, …

    The first list is `m` itself, the last one is not empty.  The dice left belong to the moment, so both orders
    of a mixed roll are walked.
    """
    level = [End(m, ())]
    while level:
        yield level
        if not level[0].moment.left:
            return
        last = len(level[0].moment.left) == 1
        found: dict[object, End] = {}
        for end in level:
            for die in dict.fromkeys(end.moment.left):
                for step, after in rules.legal_steps(end.moment, die):
                    key = (after.own, after.opp) if last else _state(after)
                    if key not in found:
                        found[key] = End(after, (*end.steps, step))
        level = list(found.values())


def _state(m: Moment) -> object:
    """What tells two moments of one turn apart for the rest of the turn."""
    return m.own, m.opp, m.left, m.heads, m.hitters


def allowed_end(rules: Ruleset, m: Moment) -> bool:
    """Whether no turn rule objects to a turn that ends here."""
    return not any(True for law in rules.finals for _ in law.final(m))


def played(rules: Ruleset, steps: Iterable[Step]) -> Played:
    """What a line of steps has played of the roll."""
    used = tuple(number for step in steps for number in step.dice)
    placed = sum(rules.way(step.kind, step.src, step.dst) in step.dice for step in steps) if rules.own_ways else 0
    return Played(used, placed)


def legal_turns(rules: Ruleset, m: Moment) -> Turns:
    """Every legal turn from the moment of the roll, one for each result."""
    lines = list(levels(rules, m))
    ends: list[End] = []
    longest = len(lines)
    while not ends and longest:
        longest -= 1
        ends = [end for end in lines[longest] if allowed_end(rules, end.moment)] if rules.finals else lines[longest]
    if not ends:
        ends = lines[0]
    singles = frozenset(end.steps[0].dice[0] for end in ends) if longest == 1 else frozenset()
    outlook = Outlook(m.left, longest, singles)
    if len(singles) > 1:
        ends = [end for end in ends if not _undone(rules, end, outlook)]
    distinct = {end.key: end for end in reversed(ends)}
    return Turns(tuple(reversed(distinct.values())), _with_placed(rules, outlook, ends))


def _undone(rules: Ruleset, end: End, outlook: Outlook) -> bool:
    """Whether a turn that ends here leaves a duty undone."""
    return any(duty.unmet(played(rules, end.steps), outlook) for duty in rules.duties)


def _with_placed(rules: Ruleset, outlook: Outlook, ends: Iterable[End]) -> Outlook:
    """The outlook with the fewest placements in any legal turn."""
    if not rules.own_ways:
        return outlook
    fewest = min(played(rules, end.steps).placed for end in ends)
    return replace(outlook, placed=fewest)
