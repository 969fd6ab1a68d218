"""The bare board: frame, field, points, bar, and the numbers of the points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import NamedTuple

from nardy.board import POINTS
from nardy.scene import Scene
from nardy.view import svg, theme
from nardy.view.geometry import (
    BAND,
    BOTTOM,
    CELL,
    FRAME,
    HEIGHT,
    MIDDLE,
    QUARTER,
    ROW,
    TOP,
    WIDTH,
    Layout,
)
from nardy.view.marks import POINT_LENGTH
from nardy.view.names import point_number

_NUMBER = 10.0
_FOOT = 1.0
"""The fan begins inside the edge of its point."""
_FAN = (-8.2, -4.9, -1.6, 1.6, 4.9, 8.2)


@cache
def draw(layout: Layout, *, stars: bool = True) -> tuple[svg.Element, ...]:
    """Everything that lies still, back to front; without stars where words stand. There are only eight layouts."""
    return tuple(svg.Kept(shape) for shape in _ground(layout, stars=stars))


def _ground(layout: Layout, *, stars: bool) -> Iterator[svg.Element]:
    yield svg.rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, rx=5, **theme.paint("frame"))
    yield svg.rect(
        2.25, 2.25, WIDTH - 4.5, HEIGHT - 4.5, rx=3.5, fill="none", stroke_width=0.6, **theme.paint("string")
    )
    yield svg.path(_VEINS, fill="none", stroke_width=0.5, **theme.paint("vein"))
    high = BOTTOM - TOP
    for x in (FRAME, WIDTH - FRAME - QUARTER):
        yield svg.rect(x, TOP, QUARTER, high, stroke_width=0.8, **theme.paint("field"))
    home = layout.home_box(layout.seat)
    yield svg.rect(home.x + 0.5, BOTTOM - ROW, QUARTER - 1, ROW - 0.5, **theme.paint("home"))
    lines = _lines(layout)
    yield svg.path(lines.dark, stroke_width=0.7, stroke_linejoin="round", **theme.paint("dark"))
    yield svg.path(lines.grain, fill="none", stroke_width=0.7, stroke_linejoin="round", **theme.paint("grain"))
    yield svg.path(lines.pale, stroke_width=0.7, stroke_linejoin="round", **theme.paint("pale"))
    yield svg.path(lines.studs, **theme.paint("stud"))
    if stars:
        yield svg.path(_ROSETTES, stroke_width=0.7, fill_rule="evenodd", **theme.paint("rosette"))
    yield svg.path(f"M{WIDTH / 2} {TOP}V{BOTTOM}", stroke_width=0.8, **theme.paint("seam"))


class Lines(NamedTuple):
    """Path data of the points: their two colours, the fans of veneer on the dark ones, and the studs."""

    dark: str
    pale: str
    grain: str
    studs: str


def _lines(layout: Layout) -> Lines:
    odd, even = ([p for p in POINTS if p % 2 == rest] for rest in (1, 0))
    return Lines(
        dark="".join(_triangle(layout, point) for point in odd),
        pale="".join(_triangle(layout, point) for point in even),
        grain="".join(_fan(layout, point) for point in odd),
        studs="".join(_stud(layout, point) for point in POINTS),
    )


def _star(x: float) -> str:
    """Two squares that cross and a lozenge in them, in the middle of a half: quiet, for dice lie on it."""
    half = svg.number(_STAR / sqrt(2))
    square = f"M{svg.number(x - half)} {svg.number(MIDDLE - half)}h{2 * half}v{2 * half}h{-2 * half}z"
    return square + _lozenge(x, _STAR) + _lozenge(x, _HEART)


def _lozenge(x: float, reach: float) -> str:
    return f"M{svg.number(x)} {svg.number(MIDDLE - reach)}l{reach} {reach}l{-reach} {reach}l{-reach} {-reach}z"


_STAR = 14.0
_HEART = 5.0
_VEINS = "".join(
    f"M3 {y}C90 {y - bend} 200 {y + bend} 317 {y}"
    for edge in (0.0, HEIGHT - FRAME - 37)
    for y, bend in ((edge + 9, 5), (edge + 17, 3), (edge + 22, 6), (edge + 33, 4), (edge + 38, 2))
)
"""The figure of the wood along the upper and the lower rail."""
_ROSETTES = "".join(_star(FRAME + QUARTER / 2 + half * (QUARTER + CELL)) for half in (0, 1))


def numbers(scene: Scene, layout: Layout) -> svg.Element:
    """The number of every point, in the scene's numbering, outside the rim."""
    return svg.group(
        (_number(scene, layout, slot) for slot in POINTS),
        class_="numbers engraved",
        font_size=_NUMBER,
        text_anchor="middle",
        aria_hidden="true",
        fill=theme.COLOURS["engraving"],
    )


def _number(scene: Scene, layout: Layout, slot: int) -> svg.Element:
    spot = layout.spot(scene.mover, slot)
    y = spot.y - spot.dy * BAND / 2 + _NUMBER * 0.355
    return svg.text(str(point_number(scene, slot)), spot.x, y)


def _triangle(layout: Layout, point: int) -> str:
    spot = layout.spot(layout.seat, point)
    half = CELL / 2 - 1
    return svg.polygon([spot.at(0, -half), spot.at(POINT_LENGTH), spot.at(0, half)])


def _fan(layout: Layout, point: int) -> str:
    """Lines from the base of a point to its tip."""
    spot = layout.spot(layout.seat, point)
    tip = spot.at(POINT_LENGTH)
    ends = [end for aside in _FAN for end in (spot.at(_FOOT, aside), tip)]
    return svg.polygon(ends[:-1])[:-1]


def _stud(layout: Layout, point: int) -> str:
    x, y = layout.spot(layout.seat, point).at(POINT_LENGTH)
    return f"M{svg.number(x - 1.6)} {svg.number(y)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z"
