"""Why and why not: every own piece with every unused die, allowed or with the rules that forbid it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nardy.board import OFF, at_least, slots
from nardy.fault import Fault
from nardy.referee import Duties
from nardy.ruleset import Ruleset
from nardy.turn import Attempt, Moment, Step


@dataclass(frozen=True, slots=True)
class Choice:
    """One piece with one die: the step, the rules it breaks, and a legal turn where a duty is what forbids it."""

    step: Step
    faults: tuple[Fault, ...]
    witness: tuple[Step, ...] | None

    @property
    def legal(self) -> bool:
        """Whether the step can be part of a legal turn."""
        return not self.faults


@dataclass(frozen=True, slots=True)
class Why:
    """What can be done at a moment of a turn.

    turns: how many different positions lawful play can still lead to; forced: only one; passes: no step at all
    can be made from here.
    """

    choices: tuple[Choice, ...]
    turns: int
    forced: bool
    passes: bool


def why(rules: Ruleset, start: Moment, now: Moment) -> Why:
    """Every own point with every unused die at a moment of the turn that began at `start`."""
    duties = Duties(rules, start)
    choices = tuple(_choice(duties, now, step) for step in _steps(rules, now))
    ends = {(end.own, end.opp) for end in duties.lawful_ends(now)}
    passes = not any(choice.legal for choice in choices)
    return Why(choices, len(ends), forced=len(ends) == 1 and not passes, passes=passes)


def _steps(rules: Ruleset, m: Moment) -> Iterator[Step]:
    """Every own piece with every unused die, from the bar down, the larger die first; ways of their own besides."""
    for die in dict.fromkeys(m.left):
        for kind in rules.kinds:
            for src in slots(at_least(m.own[kind], 1) & ~1):
                yield Step(kind, src, max(OFF, src - die), (die,))
        for law in rules.own_ways:
            for kind, src, dst in law.ways(m, die):
                yield Step(kind, src, dst, (die,))


def _choice(duties: Duties, now: Moment, step: Step) -> Choice:
    rules = duties.rules
    own_way = rules.way(step.kind, step.src, step.dst) in step.dice
    attempt = Attempt(*step, own_way=own_way)
    if faults := rules.step_faults(now, attempt):
        return Choice(step, tuple(faults), None)
    lost = tuple(duties.lost_at(rules.after(now, attempt)))
    return Choice(step, lost, duties.witness(now) if lost else None)
