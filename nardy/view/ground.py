"""The bare board: frame, field, points, bar, and the numbers of the points."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import POINTS
from nardy.scene import Scene
from nardy.view import svg, theme
from nardy.view.geometry import (
    BAND,
    BOTTOM,
    CELL,
    FRAME,
    HEIGHT,
    QUARTER,
    ROW,
    TOP,
    WIDTH,
    Layout,
)
from nardy.view.marks import POINT_LENGTH
from nardy.view.names import point_number

_NUMBER = 10.0


def draw(layout: Layout) -> Iterator[svg.Element]:
    """Everything that lies still, back to front."""
    yield svg.rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, rx=5, **theme.paint("frame"))
    high = BOTTOM - TOP
    for x in (FRAME, WIDTH - FRAME - QUARTER):
        yield svg.rect(x, TOP, QUARTER, high, stroke_width=0.8, **theme.paint("field"))
    home = layout.home_box(layout.seat)
    yield svg.rect(home.x + 0.5, BOTTOM - ROW, QUARTER - 1, ROW - 0.5, **theme.paint("home"))
    for name, odd in (("dark", 1), ("pale", 0)):
        triangles = "".join(_triangle(layout, p) for p in POINTS if p % 2 == odd)
        yield svg.path(triangles, stroke_width=0.7, stroke_linejoin="round", **theme.paint(name))
    studs = "".join(_stud(layout, point) for point in POINTS)
    yield svg.path(studs, **theme.paint("stud"))
    seam = f"M{WIDTH / 2} {TOP}V{BOTTOM}"
    yield svg.path(seam, stroke_width=0.8, **theme.paint("seam"))


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


def _stud(layout: Layout, point: int) -> str:
    x, y = layout.spot(layout.seat, point).at(POINT_LENGTH)
    return f"M{svg.number(x - 1.6)} {svg.number(y)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z"
