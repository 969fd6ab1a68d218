"""The vocabulary of lessons: plain frozen values, which an author writes and everything else reads.

Moves are written as on paper, ``"24/18 18/16"``; the word ``end`` after them says that the turn is
ended there, whatever could still be played. Points in texts are places of `Text`, never bare.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from nardy.board import Color
from nardy.scene import Arrow, Mark
from nardy.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A position as its author sees it, each side in its own numbering; ``dice`` are two digits."""

    white: str
    black: str
    turn: Color = "white"
    dice: str = ""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Say:
    """Words alone. ``id`` is the last part of the step's public address and never changes."""

    id: str
    heading: Text
    text: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Show(Say):
    """Words and a board to look at."""

    board: Board


@dataclass(frozen=True, slots=True)
class Mistake:
    """Moves that learners are expected to try.

    ``breaks`` are the ids of exactly the rules that the last of the moves breaks (those before it
    are legal); none: the turn is legal, but not what was asked. ``says`` is what a teacher would.
    """

    moves: str
    breaks: frozenset[str]
    says: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise(Say):
    """A board on which the learner has to do something.

    ``rules`` are the ids of the rules it is about, ``solutions`` turns that do it, the one to be
    shown first; ``done`` is said when it is done.
    """

    board: Board
    rules: frozenset[str]
    solutions: tuple[str, ...]
    done: Text
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Try(Exercise):
    """Done by a legal turn to a position in which one of the solutions ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Break(Exercise):
    """Done by breaking exactly these rules, on purpose; the steps before the last are legal."""


Step: TypeAlias = Say | Show | Try | Break


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One lesson: ``id`` is the folder of its public address; its rules are a variant's, as agreed."""

    id: str
    title: Text
    about: Text
    variant: str
    preset: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    steps: tuple[Step, ...]

    def index(self, step_id: str) -> int:
        """The place of a step, from 0; a `KeyError` when there is none of that name."""
        for place, step in enumerate(self.steps):
            if step.id == step_id:
                return place
        raise KeyError(step_id)
