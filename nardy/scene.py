"""What a board can show, as plain data: a position, whose eyes look at it, dice, marks, arrows.

Nothing here knows a rule and nothing here knows SVG.  Places in marks and arrows are slots of the
numbering of `Scene.mover` (1…24, 25 the bar, 0 off), the numbering in which rules speak.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.board import Color, Position
from nardy.text import Text

Numbering: TypeAlias = Literal["own", "white", "s4"]
"""own: 24→1 for each player (here: of the side that looks); white: absolute from White's view;
s4: absolute, growing with the move, White's head 1 and Black's 13."""

NUMBERINGS: tuple[Numbering, ...] = ("own", "white", "s4")

MarkKind: TypeAlias = Literal["source", "target", "violated", "blocker", "block", "trapped", "last"]
"""source: the piece picked up; target: where it may go; violated: the point a broken rule is about;
blocker: the point that is in the way; block: a point of a row of six; trapped: a piece that the row stops;
last: where the last step ended."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die on the board: its number and whether it has been used."""

    value: int
    used: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark on a place; `label` is a short text drawn beside it; `piece` the kind it means (None: the top)."""

    kind: MarkKind
    slot: int
    label: str = ""
    piece: int | None = None


@dataclass(frozen=True, slots=True)
class Arrow:
    """A step drawn as an arrow along the way, or as a flight straight to its target; `number` 0 draws none."""

    src: int
    dst: int
    number: int = 0
    flight: bool = False


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: its value and who holds it (None: it lies in the middle)."""

    value: int = 64
    owner: Color | None = None


@dataclass(frozen=True, slots=True)
class Label:
    """A word written at neighbouring slots (of the numbering of `side`): what this part of the board is called."""

    slots: tuple[int, ...]
    text: Text
    side: Color = "white"


@dataclass(frozen=True, slots=True)
class Plan:
    """A board of another game seen from above: its name, what there is to see, and its rows.

    In a row ``#`` is a square, ``*`` a square with a rosette, ``-`` bare wood, a space nothing at all.
    """

    name: Text
    seen: Text
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything `nardy.view.draw` needs to draw one board."""

    position: Position
    mover: Color = "white"
    seat: Color = "white"
    mirrored: bool = False
    numbering: Numbering = "own"
    dice: tuple[Die, ...] = ()
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    pips: bool = False
    cube: Cube | None = None
    caption: str = ""
    labels: tuple[Label, ...] = ()
