"""Marks: each kind has a shape of its own beside its colour.

source      thick ring round the piece
target      dot where the piece would stand
violated    cross-hatching of the point, and a sign "!"
blocker     no-entry sign on the edge of the piece
block       bracket along the rim
trapped     dashed ring
last        four corners round the piece
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from nardy.board import POINTS
from nardy.scene import Mark, MarkKind, Scene
from nardy.view import svg, theme
from nardy.view.geometry import CELL, ROW, SIZE, Layout
from nardy.view.pieces import label
from nardy.view.stacks import Place

Places: TypeAlias = Mapping[int, Place]
"""The mover's places by slot."""

POINT_LENGTH = 104.0
SIGN = 9.0
"""Radius of the sign at a broken rule."""
DOT = 7.0
"""Radius of the dot of a target."""
_TOOTH = 11.5
_HATCHED = 0.8
"""The part of a point that is hatched: nearer to the tip the lines would be a knot."""
_RING = SIZE / 2 + 1.7
"""Radius of a ring: outside the piece, whose outline tells its kind."""
_ASIDE, _FAR_ASIDE = 6.2, 9.5
_PLATE = 6.5
"""Half the height of a label."""
_LABEL = 9.0
_LETTER = 5.6
_LAST_LOW = 12
_FARTHEST = ROW + CELL / 2
"""Signs and labels of a full place stand just beyond it."""


def under(scene: Scene, places: Places) -> Iterator[svg.Element]:
    """What lies beneath the pieces: hatching of violated places."""
    for slot in sorted({mark.slot for mark in scene.marks if mark.kind == "violated"}):
        if lines := list(_hatching(places[slot])):
            yield _mark("violated", slot, lines)


def over(scene: Scene, places: Places, layout: Layout) -> Iterator[svg.Element]:
    """What lies upon the pieces: brackets of blocks, rings, dots, signs and labels."""
    seen = {layout.seen(scene.mover, m.slot): m.slot for m in scene.marks if m.kind == "block"}
    for row in _rows(sorted(point for point in seen if point in POINTS)):
        yield _mark("block", seen[row[0]], _bracket(row, seen, places))
    for mark in scene.marks:
        place = places[mark.slot]
        shapes = list(_SHAPES[mark.kind](place, mark.piece)) if mark.kind in _SHAPES else []
        if mark.label:
            shapes += _label(mark, place)
        if shapes:
            yield _mark(mark.kind, mark.slot, shapes)


def line(data: str, kind: str, width: float, dashes: str | None = None) -> Iterator[svg.Element]:
    """A line in the colour of `kind` on a halo, so that it shows on every ground."""
    shared = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", "stroke_dasharray": dashes}
    yield svg.path(data, stroke_width=width + 1.4, **shared, **theme.paint("halo"))
    yield svg.path(data, stroke_width=width, **shared, **theme.paint(f"{kind}-line"))


def _mark(kind: MarkKind, slot: int, shapes: Iterator[svg.Element] | list[svg.Element]) -> svg.Element:
    return svg.group(shapes, class_=f"mark mark-{kind}", data_mark=kind, data_at=slot)


def _edge(place: Place, distance: float, side: float) -> tuple[float, float]:
    """A point on the edge of the triangle of a point, or of the column of a bar or tray."""
    taper = 1 - distance / POINT_LENGTH if place.slot in POINTS else 1
    half = CELL / 2 - 1
    return place.spot.at(distance, side * half * taper)


def _hatching(place: Place) -> Iterator[svg.Element]:
    """Two zigzags that cross each other, from beyond the sign towards the tip."""
    start = place.next + SIGN + 1.5
    teeth = int((min(POINT_LENGTH * _HATCHED, place.spot.room) - start) / _TOOTH)
    steps = [start + _TOOTH * i for i in range(teeth + 1)]
    zigzags = ([_edge(place, distance, side * (-1) ** i) for i, distance in enumerate(steps)] for side in (1, -1))
    if teeth > 0:
        yield from line("".join(_polyline(points) for points in zigzags), "violated", 1.5)


def _polyline(points: list[tuple[float, float]]) -> str:
    return svg.polygon(points)[:-1]


def _rows(points: list[int]) -> Iterator[list[int]]:
    """Neighbouring points of one row, together."""
    row: list[int] = []
    for point in points:
        if row and (point != row[-1] + 1 or point == _LAST_LOW + 1):
            yield row
            row = []
        row.append(point)
    if row:
        yield row


def _bracket(row: list[int], seen: Mapping[int, int], places: Places) -> Iterator[svg.Element]:
    """A line along the rim with a tick at each end where the block really ends."""
    points: list[tuple[float, float]] = []
    first, last = places[seen[row[0]]], places[seen[row[-1]]]
    outward = 1.0 if last.spot.x > first.spot.x else -1.0
    for place, side, beyond in ((first, -outward, row[0] - 1), (last, outward, row[-1] + 1)):
        # Within the field: beyond it stand the numbers.
        corner = place.spot.at(1, side * (CELL / 2 - 1.5))
        tick = place.spot.at(9, side * (CELL / 2 - 1.5))
        ends = [corner] if (beyond - 1) % 24 + 1 in seen else [tick, corner]
        points += ends if place is first and not points else reversed(ends)
    yield from line(_polyline(points), "block", 2.6)


def _ring(place: Place, piece: int | None, kind: MarkKind, width: float, dashes: str | None) -> Iterator[svg.Element]:
    x, y = place.spot.at(place.top_of(piece))
    r = svg.number(_RING * place.spot.scale)
    data = f"M{svg.number(x - r)} {svg.number(y)}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"
    return line(data, kind, width, dashes)


def _source(place: Place, piece: int | None) -> Iterator[svg.Element]:
    return _ring(place, piece, "source", 2.6, None)


def _trapped(place: Place, piece: int | None) -> Iterator[svg.Element]:
    return _ring(place, piece, "trapped", 2.2, "3.6 5")


def _last(place: Place, piece: int | None) -> Iterator[svg.Element]:
    """Four corners: a ring as thin as this would look like the edge of the piece."""
    x, y = place.spot.at(place.top_of(piece))
    far = SIZE / 2 * place.spot.scale
    near = far * 0.5
    corners = (
        [(x + dx * far, y + dy * near), (x + dx * far, y + dy * far), (x + dx * near, y + dy * far)]
        for dx in (-1, 1)
        for dy in (-1, 1)
    )
    return line("".join(_polyline(corner) for corner in corners), "last", 1.8)


def _target(place: Place, _piece: int | None) -> Iterator[svg.Element]:
    x, y = place.spot.at(place.next)
    yield svg.circle(x, y, DOT, stroke="none", **theme.paint("sign"))
    yield svg.circle(x, y, 5.6, **theme.paint("target-body"))


def _violated(place: Place, _piece: int | None) -> Iterator[svg.Element]:
    x, y = place.spot.at(min(place.next, _FARTHEST))
    yield svg.circle(x, y, SIGN, **theme.paint("sign"))
    yield svg.circle(x, y, 7.8, **theme.paint("violated-body"))
    yield svg.path(
        f"M{svg.number(x)} {svg.number(y - 4.4)}v5M{svg.number(x)} {svg.number(y + 4.1)}v0.2",
        stroke_width=2.6,
        stroke_linecap="round",
        **theme.paint("sign-line"),
    )


def _blocker(place: Place, piece: int | None) -> Iterator[svg.Element]:
    # On its edge, where it hides neither the face nor the number of a stack.
    aside = (_FAR_ASIDE if place.tight else _ASIDE) * place.spot.scale
    x, y = place.spot.at(place.top_of(piece) + aside, aside)
    yield svg.circle(x, y, 7.2, **theme.paint("sign"))
    yield svg.circle(x, y, 6.2, **theme.paint("blocker-body"))
    yield svg.rect(x - 3.9, y - 1.3, 7.8, 2.6, rx=0.6, **theme.paint("sign"))


def _label(mark: Mark, place: Place) -> list[svg.Element]:
    """A small plate, in the cell after the last one that something stands in."""
    distance = min(place.next + _label_aside(mark), _FARTHEST)
    x, y = place.spot.at(distance)
    width = max(CELL - 6, len(svg.clean(mark.label)) * _LETTER + 6)
    plate = svg.rect(x - width / 2, y - _PLATE, width, 2 * _PLATE, rx=3, stroke_width=0.7, **theme.paint("badge"))
    return [plate, label(mark.label, x, y, _LABEL)]


def _label_aside(mark: Mark) -> float:
    """How far beyond the next cell a label stands: signs take that cell."""
    return SIZE * 0.8 if mark.kind in _REACH else 0


def reach(mark: Mark) -> float:
    """How far the drawing of a mark reaches beyond the middle of the cell where one more piece would go."""
    return _label_aside(mark) + _PLATE + 1 if mark.label else _REACH.get(mark.kind, 0)


_REACH: Mapping[MarkKind, float] = {"violated": SIGN + 1, "target": DOT + 0.5}
_SHAPES: Mapping[MarkKind, Callable[[Place, int | None], Iterator[svg.Element]]] = {
    "source": _source,
    "target": _target,
    "violated": _violated,
    "blocker": _blocker,
    "trapped": _trapped,
    "last": _last,
}
"""A block is not among them: its points share one bracket."""
