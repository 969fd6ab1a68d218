"""Where a learner is in a lesson, and what a learner can do: values, and nothing that decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.notation import Hop

Hops: TypeAlias = tuple[Hop, ...]
Do: TypeAlias = Literal["tap", "move", "end", "undo", "retry", "hint", "solution", "next", "back"]


@dataclass(frozen=True, slots=True)
class State:
    """Where a learner is. Each step begins with a state of its own: nothing is carried along.

    played: legal single steps, on the board; refused: the one that sprang back; ended: the learner
    ended the turn; unread: moves that make no sense; picked: the slot of the piece taken up;
    hints: how many rungs of the ladder are shown; shown: the solution was asked for.
    """

    step: int = 0
    played: Hops = ()
    refused: Hops = ()
    ended: bool = False
    unread: str = ""
    picked: int | None = None
    hints: int = 0
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """What a learner does; ``value`` is the slot of a tap or the text of a move."""

    do: Do
    value: str = ""
