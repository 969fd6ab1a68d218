"""Where a learner is in a lesson, and what a learner can do: values, and nothing that decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.notation import Hop
from nardy.scene import Numbering

Hops: TypeAlias = tuple[Hop, ...]
Do: TypeAlias = Literal[
    "tap", "move", "end", "undo", "retry", "hint", "solution", "choose", "what-if", "number", "next", "back"
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class State:
    """Where a learner is. Each step begins with a state of its own: nothing is carried along.

    turns: whole turns before this one, as written; played: single steps on the board; refused: the one
    that sprang back; ended: the learner ended the turn, or wants the picked points checked; unread: moves
    that make no sense; picked: the slot of the piece taken up; chosen: the answer chosen, or the points
    picked; hints: how many rungs of the ladder are shown; shown: the solution was asked for; what_if: the
    wrong line is played out on the board; numbering: how the board is numbered where points are to be found.
    """

    step: int = 0
    turns: tuple[str, ...] = ()
    played: Hops = ()
    refused: Hops = ()
    ended: bool = False
    unread: str = ""
    picked: int | None = None
    chosen: tuple[int, ...] = ()
    hints: int = 0
    shown: bool = False
    what_if: bool = False
    numbering: Numbering = "own"


@dataclass(frozen=True, slots=True)
class Event:
    """What a learner does; ``value`` is the slot of a tap, the number of an answer or the text of a move."""

    do: Do
    value: str = ""
