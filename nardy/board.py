"""Who stands where: both sides' pieces, immutable, counted in each side's own numbering.

A side's pieces of one kind are one integer with six bits for each of 26 slots: slot 0 holds the pieces
borne off, slots 1…24 the points in the owner's own numbering, slot 25 the bar.  Six bits leave room for
every piece of the largest set on one point and one spare bit, which turns "at least n here" into a single
addition over the whole board (`at_least`).  Masks have the lowest bit of a slot set, so that shifting a
mask by `WIDTH * n` moves it n points.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

WIDTH = 6
OFF, HEAD, BAR = 0, 24, 25
CHECKER, DRAGON, TURTLE = 0, 1, 2
KINDS = (CHECKER, DRAGON, TURTLE)
POINTS = range(1, 25)

Color: TypeAlias = Literal["white", "black"]
COLORS: tuple[Color, Color] = ("white", "black")
Side: TypeAlias = tuple[int, int, int]
"""Packed counts of one side: checkers, dragons, turtles."""

SLOT = tuple(1 << WIDTH * slot for slot in range(26))
ONES = sum(SLOT)
ON_BOARD = sum(SLOT[1:25])
IN_PLAY = ON_BOARD | SLOT[BAR]
HOME = sum(SLOT[1:7])
_COUNT = (1 << WIDTH) - 1
_FULL = 1 << WIDTH - 1
_LACK = tuple((_FULL - n) * ONES for n in range(_FULL + 1))
"""What has to be added everywhere so that n pieces fill the spare bit of a slot."""


def other(color: Color) -> Color:
    """The opponent of `color`."""
    return "black" if color == "white" else "white"


def count(packed: int, slot: int) -> int:
    """How many pieces of a packed count stand in `slot` (0…25)."""
    return packed >> WIDTH * slot & _COUNT


def at_least(packed: int, n: int) -> int:
    """Mask of the slots that hold at least `n` (1…32) pieces of a packed count."""
    return packed + _LACK[n] >> WIDTH - 1 & ONES


def exactly_one(packed: int) -> int:
    """Mask of the slots that hold one piece of a packed count and no more."""
    return (packed + _LACK[1] ^ packed + _LACK[2]) >> WIDTH - 1 & ONES


def more(packed: int, other: int) -> int:
    """Mask of the slots that hold more pieces of `packed` than of `other` (each at most 31)."""
    return packed + _LACK[1] - other >> WIDTH - 1 & ONES


def ahead(mask: int, hop: int) -> int:
    """`mask` moved `hop` points back along the way: origins from which `hop` reaches a point of the mask."""
    return mask << WIDTH * hop if hop >= 0 else mask >> -WIDTH * hop


def slots(mask: int) -> list[int]:
    """The slots of a mask, from the highest down (as moves are written)."""
    found: list[int] = []
    while mask:
        slot = (mask.bit_length() - 1) // WIDTH
        found.append(slot)
        mask ^= SLOT[slot]
    return found


def total(side: Side) -> int:
    """All kinds of a side added up, packed."""
    return side[0] + side[1] + side[2]


def all_off(side: Side) -> bool:
    """Whether a side has nothing left in play."""
    return not total(side) >> WIDTH


class Path(Enum):
    """How the ways of the two sides lie to each other."""

    FACING = "facing"
    """Short nardy: opposite directions, the opponent's point of my p is 25 - p."""
    CIRCLING = "circling"
    """Long nardy and its relatives: the same direction, the opponent's point of my p is p ± 12."""

    def across(self, slot: int) -> int:
        """The opponent's own number of my point; bar and off keep theirs."""
        if not 1 <= slot <= HEAD:
            return slot
        return 25 - slot if self is Path.FACING else (slot + 11) % 24 + 1

    def renumber(self, packed: int) -> int:
        """A packed count or mask of one side in the other side's numbering."""
        ends = packed & (_COUNT | _COUNT << WIDTH * BAR)
        if self is Path.CIRCLING:
            low, high = packed & _LOW_HALF, packed & _HIGH_HALF
            return ends | low << 12 * WIDTH | high >> 12 * WIDTH
        turned = 0
        for slot in slots(at_least(packed, 1) & ON_BOARD):
            turned |= count(packed, slot) << WIDTH * (25 - slot)
        return ends | turned


_LOW_HALF = sum(SLOT[1:13]) * _COUNT
_HIGH_HALF = sum(SLOT[13:25]) * _COUNT


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a game: what stands where, and nothing of the rules."""

    white: Side
    black: Side
    path: Path

    def side(self, color: Color) -> Side:
        """The packed pieces of `color`, own numbering."""
        return self.white if color == "white" else self.black

    def seen_by(self, color: Color) -> tuple[Side, Side]:
        """`color`'s pieces and the opponent's, both in `color`'s own numbering."""
        c, d, t = self.side(other(color))
        turn = self.path.renumber
        return self.side(color), (turn(c), turn(d) if d else 0, turn(t) if t else 0)

    def count(self, color: Color, slot: int, kind: int) -> int:
        """How many pieces of `kind` the side has in `slot` of its own numbering."""
        return count(self.side(color)[kind], slot)

    def pips(self, color: Color) -> int:
        """Pips still to go until everything is borne off; a piece on the bar counts 25."""
        every = total(self.side(color))
        return sum(slot * count(every, slot) for slot in range(1, 26))

    def army(self, color: Color) -> tuple[int, int, int]:
        """How many checkers, dragons and turtles the side has altogether, those borne off included."""
        c, d, t = (sum(count(packed, slot) for slot in range(26)) for packed in self.side(color))
        return c, d, t

    def __repr__(self) -> str:
        return f"Position({self.white!r}, {self.black!r}, {self.path})"

    @classmethod
    def from_view(cls, own: Side, opp: Side, color: Color, path: Path) -> Position:
        """The inverse of `seen_by`."""
        turn = path.renumber
        c, d, t = opp
        facing = (turn(c), turn(d) if d else 0, turn(t) if t else 0)
        return cls(own, facing, path) if color == "white" else cls(facing, own, path)
