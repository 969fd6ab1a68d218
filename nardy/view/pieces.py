"""The pieces: outline tells the kind, ornament the side, so that grey print and a rider hide neither.

Checkers are round, dragons have a rim of flames and a head, turtles are hexagonal shells with feet.
White's ornament is drawn with whole lines, Black's with notched ones.  A piece is defined once and takes
its colours from where it is used: fill, line, and `currentColor` for solid ornament.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from nardy.board import CHECKER, DRAGON, TURTLE, Color, other
from nardy.view import svg, theme
from nardy.view.stacks import Place, Run

NAMES = {CHECKER: "checker", DRAGON: "dragon", TURTLE: "turtle"}
RIDER_SCALE = 0.74
_FLAMES = 10
_SIDES = 6


def _around(n: int, r: float, turn: float = 0) -> list[tuple[float, float]]:
    """`n` points at distance `r`, the first one `turn` steps to the right of the top."""
    angles = ((i + turn) * 2 * pi / n for i in range(n))
    return [(r * sin(angle), -r * cos(angle)) for angle in angles]


def _flames() -> str:
    """A rim of tongues that all lean the same way."""
    tips, valleys = _around(_FLAMES, 11.2, 0.72), _around(_FLAMES, 8.4)
    bends = _around(_FLAMES, 11.0, 0.1)
    first = valleys[0]
    parts = [f"M{svg.number(first[0])} {svg.number(first[1])}"]
    for bend, tip, valley in zip(bends, tips, valleys[1:] + valleys[:1], strict=True):
        curve = (*bend, *tip)
        parts.append("Q" + " ".join(str(svg.number(v)) for v in curve))
        parts.append(f"L{svg.number(valley[0])} {svg.number(valley[1])}")
    return "".join(parts) + "Z"


def _spokes() -> str:
    """The seams of a shell: an inner hexagon tied to the outer one."""
    inner, outer = _around(_SIDES, 4.4, 0.5), _around(_SIDES, 8.8, 0.5)
    lines = (
        f"M{svg.number(a)} {svg.number(b)}L{svg.number(c)} {svg.number(d)}"
        for (a, b), (c, d) in zip(inner, outer, strict=True)
    )
    return svg.polygon(inner) + "".join(lines)


_RIM = _flames()
_SEAMS = _spokes()
_SHELL = svg.polygon(_around(_SIDES, 8.8, 0.5))
_LIMBS = "".join(
    f"M{svg.number(x - 2.3)} {svg.number(y)}a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0Z"
    for x, y in ((-6.9, -6.3), (6.9, -6.3), (-6.9, 6.3), (6.9, 6.3))
)
_NECK = "M-2.4 -7C-3.4 -11.6 3.4 -11.6 2.4 -7ZM-1.2 7.4L0 10.6L1.2 7.4Z"
_HEAD = (
    "M-7 -0.2C-6.8 -1.8 -5.4 -2.2 -3.9 -2.4C-3 -3.9 -1.6 -4.5 -0.2 -4.5L3.6 -7.4L2.9 -4.2L6.6 -4.9"
    "L4.5 -1.8L7 -0.3L4.7 0.9L6 3.4L3.8 3.5C3.6 5.1 3.9 6.1 4.6 7.1L-2 7.1C-1 5.6 -0.9 4.4 -1.6 3.4"
    "C-3 3.9 -4.3 4 -5.5 3.3L-5.9 2.1L-3.4 1.9L-2.5 0.7C-4 1.1 -5.8 1 -7 -0.2Z"
)
_NOTCHES = {"white": None, "black": "2.2 1.9"}


def ref(board: str, color: Color, kind: int) -> str:
    """The id of a piece's definition on the board with the id `board`."""
    return f"{board}-{color}-{NAMES[kind]}"


def definition(board: str, color: Color, kind: int) -> svg.Element:
    """The drawing of a piece, 22 units wide, around the origin."""
    shapes = {CHECKER: _checker, DRAGON: _dragon, TURTLE: _turtle}[kind](_NOTCHES[color])
    return svg.group(shapes, id=ref(board, color, kind))


def _checker(notches: str | None) -> Iterator[svg.Element]:
    yield svg.circle(0, 0, 10.6, stroke_width=0.8)
    yield svg.circle(0, 0, 7.4, fill="none", stroke_width=1.1, stroke_dasharray=notches)
    yield svg.circle(0, 0, 3.2, fill="none", stroke_width=0.8, stroke_dasharray=notches)


def _dragon(notches: str | None) -> Iterator[svg.Element]:
    yield svg.path(_RIM, stroke_width=0.8, stroke_linejoin="round")
    yield svg.circle(0, 0, 8, fill="none", stroke_width=0.7, stroke_dasharray=notches)
    yield svg.path(_HEAD, fill="currentColor", stroke="none", transform="scale(0.92)")
    yield svg.circle(-1.1, -1.7, 0.95, stroke="none")


def _turtle(notches: str | None) -> Iterator[svg.Element]:
    yield svg.path(_LIMBS, stroke_width=0.8)
    yield svg.path(_NECK, stroke_width=0.8)
    yield svg.path(_SHELL, stroke_width=1, stroke_linejoin="round")
    yield svg.path(_SEAMS, fill="none", stroke_width=0.9, stroke_dasharray=notches)


def draw(place: Place, board: str) -> Iterator[svg.Element]:
    """The pieces of a place from the rim to the middle, each rider after the piece it sits on."""
    for run, distances in zip(place.runs, place.centers, strict=True):
        for distance in distances:
            yield from _piece(place, run, distance, board)
        if place.tight and run.count > 1:
            yield from _badge(place, run, distances)


def _piece(place: Place, run: Run, distance: float, board: str) -> Iterator[svg.Element]:
    x, y = place.spot.at(distance)
    scale = place.spot.scale
    yield _use(board, run.color, run.kind, (x, y), scale, "piece")
    if run.ridden:
        yield svg.circle(x, y + 1.4, 8.2 * scale, fill_opacity=0.35, **theme.paint("shadow"))
        yield _use(board, other(run.color), TURTLE, (x, y), scale * RIDER_SCALE, "piece", "rider")


def _use(
    board: str, color: Color, kind: int, at: tuple[float, float], scale: float, *classes: str
) -> svg.Element:
    attributes = theme.side(color, *classes, NAMES[kind])
    return svg.use(ref(board, color, kind), *at, round(scale, 3), **attributes)


def _badge(place: Place, run: Run, distances: Iterable[float]) -> Iterator[svg.Element]:
    """The number of pieces of a squeezed run: on a checker's face, beside the others' ornament."""
    *_, last = distances
    plain = run.kind == CHECKER and not run.ridden
    spot = place.spot
    x, y = spot.at(last) if plain else spot.at(last - 5.2 * spot.scale, 5.6 * spot.scale)
    r = 6.8 if plain else 5.8
    yield svg.circle(x, y, r, stroke_width=0.7, **theme.paint("badge"))
    yield label(str(run.count), x, y, 10.5 if plain else 9)


def label(content: str, x: float, y: float, size: float, name: str = "ink") -> svg.Element:
    """A short text centred on a point."""
    attributes = {**theme.paint(name), "font_size": size, "text_anchor": "middle"}
    return svg.text(content, x, y + size * 0.355, **attributes)


def kinds(all_places: Iterable[Place]) -> list[tuple[Color, int]]:
    """Which pieces must be defined to draw these places, in a fixed order."""
    used: set[tuple[Color, int]] = set()
    for place in all_places:
        for run in place.runs:
            used.add((run.color, run.kind))
            if run.ridden:
                used.add((other(run.color), TURTLE))
    return sorted(used)

