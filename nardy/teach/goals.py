"""What a turn is to lead to: predicates of a position that compare, and that print as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from nardy.board import CHECKER, HEAD, OFF, ON_BOARD, WIDTH, at_least, count
from nardy.text import Facts, Text
from nardy.turn import Moment


class Goal(Protocol):
    """A predicate of the mover's position, and how it is said."""

    def met(self, end: Moment) -> bool:
        """Whether the position at the end of a turn is what was asked for."""

    def said(self) -> tuple[tuple[Text, Facts], ...]:
        """The goal in words, a piece of a sentence for each of its parts."""


def sentence(goal: Goal, say: Callable[[Text, Facts], str]) -> str:
    """The goal in words, as they stand after "Goal:"."""
    return "; ".join(say(*part) for part in goal.said()) + "."


class _Printed:
    """Goals print in English, for authors and tests."""

    __slots__ = ()

    def __str__(self: Goal) -> str:
        return sentence(self, lambda text, facts: text.say("en", facts))


@dataclass(frozen=True, slots=True)
class On(_Printed):
    """At least ``n`` of the mover's checkers stand on ``point``."""

    point: int
    n: int = 1

    def met(self, end: Moment) -> bool:
        """Whether so many stand there."""
        return count(end.own[CHECKER], self.point) >= self.n

    def said(self) -> tuple[tuple[Text, Facts], ...]:
        """The point and the count."""
        text = Text("{n:n checker} on {p:point}", "{n:n checker} на пункте {p:point}")
        return ((text, {"point": self.point, "n": self.n}),)


@dataclass(frozen=True, slots=True)
class Off(_Printed):
    """At least ``n`` of the mover's checkers have been borne off."""

    n: int

    def met(self, end: Moment) -> bool:
        """Whether so many are off."""
        return count(end.own[CHECKER], OFF) >= self.n

    def said(self) -> tuple[tuple[Text, Facts], ...]:
        """The count."""
        return ((Text("bear off {n:n checker}", "выбросить {n:n checker acc}"), {"n": self.n}),)


@dataclass(frozen=True, slots=True)
class Head(_Printed):
    """No more than ``n`` checkers are left on the head."""

    n: int

    def met(self, end: Moment) -> bool:
        """Whether so few are left."""
        return count(end.own[CHECKER], HEAD) <= self.n

    def said(self) -> tuple[tuple[Text, Facts], ...]:
        """The count."""
        text = Text("no more than {n:n checker} on the head", "на голове не больше {n:n checker gen}")
        return ((text, {"n": self.n}),)


@dataclass(frozen=True, slots=True)
class Row(_Printed):
    """The mover holds ``n`` points in a row."""

    n: int

    def met(self, end: Moment) -> bool:
        """Whether such a row stands."""
        row = held = at_least(end.own[CHECKER], 1) & ON_BOARD
        for further in range(1, self.n):
            row &= held >> WIDTH * further
        return bool(row)

    def said(self) -> tuple[tuple[Text, Facts], ...]:
        """The length."""
        return ((Text("{n:n point} in a row", "{n:n point} подряд"), {"n": self.n}),)


@dataclass(frozen=True, slots=True)
class Every(_Printed):
    """All of several goals."""

    goals: tuple[Goal, ...]

    def met(self, end: Moment) -> bool:
        """Whether each is met."""
        return all(goal.met(end) for goal in self.goals)

    def said(self) -> tuple[tuple[Text, Facts], ...]:
        """What each of them says."""
        return tuple(part for goal in self.goals for part in goal.said())
