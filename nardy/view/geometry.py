"""Where things stand on the board, in units of the drawing (one unit is one pixel at 320 px width).

Two rows of twelve columns with the bar in the middle; the side that looks (the seat) has its own
points 1…12 in the bottom row from right to left and 13…24 in the top row from left to right.  This
one layout serves both families:

- Facing ways (short nardy).  The seat's home is bottom right, and its pieces go right to left
  along the top, then left to right along the bottom: anticlockwise.  The opponent goes clockwise.
- Circling ways (long nardy).  S4: both sides go anticlockwise.  S0: the checkers stand along the
  right side.  Put the seat's 24 top right, far and right: going anticlockwise from there is right
  to left along the top (24…13) and left to right along the bottom (12…1), so the quarters are
  whole and the home ends bottom right.  The opponent's 24 is the seat's 12, bottom left, which
  seen from across the board is top right again: both heads are at the far right of their owners,
  both ways are anticlockwise.  (A head in the near right corner would have to leave it by changing
  rows at once: no quarter would be whole.)

A mirrored view exchanges left and right.  A tray lies along its owner's home and begins beside own
point 1, where pieces leave the board; it lies above or below the field, not at the side, because
twelve points and the bar of 24 px (the smallest good target) leave no column free at 320 px.
"""

from __future__ import annotations

from dataclasses import dataclass

from nardy.board import BAR, OFF, Color, Path

CELL = 24.0
"""Width of a point and of the bar."""
SIZE = 22.0
"""Diameter of a piece."""
FRAME = 4.0
RAIL = 24.0
"""Height of the rail that holds the trays."""
BAND = 13.0
"""Height of the band with the numbers of the points."""
ROW = 112.0
"""Length of a row of five pieces, from the rim."""
GAP = 36.0
"""Between the rows, where dice lie."""
QUARTER = 6 * CELL
WIDTH = 2 * FRAME + 2 * QUARTER + CELL
TOP = FRAME + RAIL + BAND
BOTTOM = TOP + 2 * ROW + GAP
HEIGHT = BOTTOM + BAND + RAIL + FRAME
MIDDLE = (TOP + BOTTOM) / 2
TRAY_SCALE = 0.82
_INSET = 1.0
_TRAY_INSET = 3.0
_HALF = 12
_SIX = 6


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a row of pieces: it begins at (x, y) and runs `room` units along (dx, dy)."""

    x: float
    y: float
    dx: float
    dy: float
    room: float
    scale: float
    box: Box

    def at(self, distance: float, aside: float = 0) -> tuple[float, float]:
        """The point `distance` units from the rim, `aside` units across."""
        return (
            self.x + self.dx * distance + abs(self.dy) * aside,
            self.y + self.dy * distance + abs(self.dx) * aside,
        )


@dataclass(frozen=True, slots=True)
class Layout:
    """The board as one side sees it."""

    seat: Color
    path: Path
    mirrored: bool = False

    def seen(self, color: Color, slot: int) -> int:
        """The seat's own number of a slot of `color`."""
        return slot if color == self.seat else self.path.across(slot)

    def spot(self, color: Color, slot: int) -> Spot:
        """Where the pieces of a slot of `color` stand."""
        if slot == OFF:
            return self._tray(color)
        if slot == BAR:
            return self._column(WIDTH / 2, low=color == self.seat)
        seen = self.seen(color, slot)
        return self._column(self.column_x(seen), low=self.low(seen))

    def column_x(self, seen: int) -> float:
        """The middle of the column of a point that the seat counts as `seen`."""
        column = seen - 1 if self.low(seen) else 2 * _HALF - seen
        bar = CELL if column >= _SIX else 0
        x = WIDTH - FRAME - bar - (column + 0.5) * CELL
        return WIDTH - x if self.mirrored else x

    def low(self, seen: int) -> bool:
        """Whether a point that the seat counts as `seen` is in the bottom row."""
        return seen <= _HALF

    def turning_x(self, color: Color) -> float:
        """The side edge at which the way of `color` changes rows, between own 13 and 12."""
        x = self.spot(color, _HALF).x
        return FRAME if x < WIDTH / 2 else WIDTH - FRAME

    def home_box(self, color: Color) -> Box:
        """The tray of `color`: the part of the rail along its home."""
        first, last = self.spot(color, 1), self.spot(color, _SIX)
        left = min(first.x, last.x) - CELL / 2
        top = FRAME if first.dy > 0 else BOTTOM + BAND
        return Box(left, top, QUARTER, RAIL)

    def side_box(self, color: Color) -> Box:
        """The rest of the rail, beside the tray of `color`, where its name stands."""
        tray = self.home_box(color)
        left = FRAME if tray.x > WIDTH / 2 else tray.x + tray.width
        return Box(left, tray.y, QUARTER + CELL, RAIL)

    def dice_x(self, mover: Color) -> float:
        """The middle of the half in which `mover` throws: on the right as it sits."""
        right = (mover == self.seat) != self.mirrored
        return WIDTH / 2 + (CELL + QUARTER) / 2 * (1 if right else -1)

    def _column(self, x: float, *, low: bool) -> Spot:
        dy = -1.0 if low else 1.0
        y = BOTTOM - _INSET if low else TOP + _INSET
        top = MIDDLE if low else TOP - BAND
        box = Box(x - CELL / 2, top, CELL, BAND + ROW + GAP / 2)
        return Spot(x, y, 0, dy, ROW - _INSET, 1, box)

    def _tray(self, color: Color) -> Spot:
        box = self.home_box(color)
        from_left = self.spot(color, 1).x < self.spot(color, _SIX).x
        x = box.x + _TRAY_INSET if from_left else box.x + box.width - _TRAY_INSET
        dx = 1.0 if from_left else -1.0
        return Spot(x, box.y + RAIL / 2, dx, 0, QUARTER - CELL, TRAY_SCALE, box)
