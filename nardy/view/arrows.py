"""Steps drawn as arrows along the way, or as flights straight to their target, with their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import TypeAlias

from nardy.board import POINTS
from nardy.scene import Arrow, Scene
from nardy.text import Lang
from nardy.view import dice, names, svg, theme
from nardy.view.geometry import MIDDLE, SIZE, WIDTH, Box, Layout
from nardy.view.marks import Places, line, reach
from nardy.view.pieces import label

Point: TypeAlias = tuple[float, float]
Curve: TypeAlias = tuple[Point, Point, Point, Point]
"""A cubic Bézier curve: start, two controls, end."""

_HEAD = 8.0
_HEAD_HALF = 0.6
_GAP = 3.0
"""Between a piece and its arrow: a ring may lie there."""
_TURN = 0.4
"""An arrow that changes rows leaves and arrives from this part of the way to the middle."""
_PARTS = (0.5, 0.25, 0.75, 0.38, 0.62, 0.15, 0.85)
"""Where on its way the signs of an arrow may stand, the best first."""
_APART = 15.0
"""Signs nearer to each other than this would overlap."""
_CLEAR = 8.0
_LANE = 14.0
_RISE = 0.22
_SAMPLE_RISE = 18.0
_BEATS = "5 4.5"
_BIRD = "M-11 -2C-8 -7 -3 -6 0 -2C3 -6 8 -7 11 -2C7 -3 4 -1 2.4 2L3 6L0 4.6L-3 6L-2.4 2C-4 -1 -7 -3 -11 -2Z"


def arrow_ids(scene: Scene, board: str) -> list[str]:
    """The ids of the arrows of a board, whose names describe it to those who cannot see them."""
    return [f"{board}-arrow-{n}" for n in range(1, len(scene.arrows) + 1)]


def draw(scene: Scene, places: Places, layout: Layout, lang: Lang, board: str) -> Iterator[svg.Element]:
    """The arrows of a scene; equal steps lie beside each other."""
    drawn: dict[tuple[int, int], int] = {}
    signs = Signs(dice.box(scene, layout))
    for name, arrow in zip(arrow_ids(scene, board), scene.arrows, strict=True):
        lane = drawn.get((arrow.src, arrow.dst), 0)
        drawn[arrow.src, arrow.dst] = lane + 1
        curve = _curve(scene, arrow, places, layout, lane * _LANE)
        yield svg.group(
            _shapes(curve, arrow, signs),
            class_="arrow flight" if arrow.flight else "arrow",
            data_from=arrow.src,
            data_to=arrow.dst,
            id=name,
            role="img",
            aria_label=names.arrow_name(scene, arrow, lang),
        )


def _curve(scene: Scene, arrow: Arrow, places: Places, layout: Layout, lane: float) -> Curve:
    """Bowed towards the middle within a row; round the side edge where the way changes rows."""
    src, dst = places[arrow.src], places[arrow.dst]
    # An arrow points at the sign that stands where the piece would.
    sign = max((reach(mark) for mark in scene.marks if mark.slot == arrow.dst), default=0)
    (x1, y1), (x2, y2) = src.spot.at(src.top), dst.spot.at(dst.next + sign)
    x2 += lane / 3
    if arrow.flight:
        return _flight((x1, y1), (x2, y2), lane)
    both = arrow.src in POINTS and arrow.dst in POINTS
    if both and src.spot.dy != dst.spot.dy:
        edge = layout.turning_x(scene.mover)
        first, second = ((edge, y + (MIDDLE - y) * _TURN) for y in (y1, y2))
        return (x1, y1), first, second, (x2, y2)
    bow = src.spot.dy * (14 + lane + abs(x2 - x1) / 8)
    deep = max(y1, y2) if bow > 0 else min(y1, y2)
    y = deep + bow
    limit = MIDDLE + (12 if bow > 0 else -12)
    y = min(y, limit) if bow > 0 else max(y, limit)
    return (x1, y1), (x1 + (x2 - x1) / 4, y), (x2 - (x2 - x1) / 4, y), (x2, y2)


def _flight(start: Point, end: Point, lane: float) -> Curve:
    """Straight over the board, not along the way: a low arc, bowed towards the middle of the board."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    bow = (_RISE * hypot(dx, dy) + lane) * (-1 if x1 + x2 > WIDTH else 1)
    return start, (x1 + dx / 4 + bow, y1 + dy / 4), (x2 - dx / 4 + bow, y2 - dy / 4), end


def sample(start: Point, end: Point, *, flight: bool) -> Iterator[svg.Element]:
    """A step or a flight by itself, as a legend shows it."""
    (x1, y1), (x2, y2) = start, end
    rise = _SAMPLE_RISE if flight else 0
    curve = start, (x1 + 12, y1 - rise), (x2 - 12, y2 - rise), end
    yield from _shapes(curve, Arrow(0, 0, number=0 if flight else 1, flight=flight), Signs(None))


class Signs:
    """Finds places for numbers and birds: clear of the dice at `rolled`, and of the signs placed before."""

    def __init__(self, rolled: Box | None) -> None:
        self.rolled = rolled
        self.placed: list[Point] = []

    def place(self, curve: Curve) -> Point:
        """The best place on a curve, which is taken from now on."""
        found = min((_along(curve, part) for part in _PARTS), key=self._covers)
        self.placed.append(found)
        return found

    def _covers(self, at: Point) -> int:
        near = sum(hypot(at[0] - x, at[1] - y) < _APART for x, y in self.placed)
        return near + _within(at, self.rolled)


def _shapes(curve: Curve, arrow: Arrow, signs: Signs) -> Iterator[svg.Element]:
    start, (x2, y2), (x3, y3), (x4, y4) = curve
    # The line begins beyond the rim of the piece, so that its face stays readable.
    x1, y1 = _towards(start, (x2, y2), SIZE / 2 + _GAP)
    # It ends inside the head, so that the tip stays sharp.
    ex, ey = _towards((x4, y4), (x3, y3), _HEAD * 0.8)
    numbers = " ".join(str(svg.number(v)) for v in (x2, y2, x3, y3, ex, ey))
    yield from line(f"M{svg.number(x1)} {svg.number(y1)}C{numbers}", "arrow", 2.4, _BEATS if arrow.flight else None)
    bx, by = _towards((x4, y4), (x3, y3), _HEAD)
    ax, ay = (y4 - by) * _HEAD_HALF, (bx - x4) * _HEAD_HALF
    head = svg.polygon([(x4, y4), (bx + ax, by + ay), (bx - ax, by - ay)])
    yield svg.path(head, stroke_width=0.8, **_head_paint())
    if arrow.flight:
        yield _bird(*signs.place(curve))
    if arrow.number:
        yield from _number(arrow.number, *signs.place(curve))


def _within(at: Point, box: Box | None) -> bool:
    """Whether a sign at a point would touch the box, in which the dice lie."""
    if box is None:
        return False
    x, y = at
    across = box.x - _CLEAR < x < box.x + box.width + _CLEAR
    return across and box.y - _CLEAR < y < box.y + box.height + _CLEAR


def _along(curve: Curve, part: float) -> Point:
    """The point of the curve at a part of its parameter (0…1)."""
    rest = 1 - part
    shares = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    x, y = (sum(share * point[axis] for share, point in zip(shares, curve, strict=True)) for axis in (0, 1))
    return x, y


def _bird(x: float, y: float) -> svg.Element:
    """A bird with spread wings: the sign that this step flies."""
    moved = f"translate({svg.number(x)} {svg.number(y)})"
    return svg.path(_BIRD, transform=moved, stroke_width=1.6, stroke_linejoin="round", **_head_paint())


def _towards(start: Point, end: Point, distance: float) -> Point:
    """The point `distance` units from `start` on the way to `end`."""
    part = distance / (hypot(end[0] - start[0], end[1] - start[1]) or 1)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _head_paint() -> dict[str, str]:
    body, halo = theme.paint("arrow-body"), theme.paint("halo")
    return {**halo, **body, "class_": "arrow-body halo"}


def _number(number: int, x: float, y: float) -> Iterator[svg.Element]:
    yield svg.circle(x, y, 7, stroke_width=1.2, **_head_paint())
    yield label(str(number), x, y, 9.5, "sign")
