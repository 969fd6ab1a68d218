"""The pieces: outline tells the kind, ornament the side; grey print and riders hide neither.

Checkers are round, dragons have a rim of flames, turtles have flippers and a head.  White's rings
and seams are whole lines, Black's are notched; White's dragons look left, Black's look right.  A
piece is defined once and takes its colours from where it is used: fill, line, and `currentColor`
for solid ornament.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from nardy.board import CHECKER, DRAGON, TURTLE, Color, other
from nardy.view import svg, theme
from nardy.view.geometry import SIZE
from nardy.view.stacks import Place, Run

NAMES = {CHECKER: "checker", DRAGON: "dragon", TURTLE: "turtle"}
RIDER_SCALE = 0.8
_FACE = 0.7
"""Pieces that show less than this part of their width show their rim alone."""
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
    """The seams of a shell: a hexagon tied to the edge."""
    inner, outer = _around(_SIDES, 3.9, 0.5), _around(_SIDES, 7.7, 0.5)
    lines = (
        f"M{svg.number(a)} {svg.number(b)}L{svg.number(c)} {svg.number(d)}"
        for (a, b), (c, d) in zip(inner, outer, strict=True)
    )
    return svg.polygon(inner) + "".join(lines)


_RIM = _flames()
_SEAMS = _spokes()
_FLIPPERS = (
    "M-4.2 -6.6C-7.4 -10.6 -11.6 -9.6 -10.6 -6.4C-9.8 -4 -7.6 -3.2 -5.6 -3.6Z"
    "M4.2 -6.6C7.4 -10.6 11.6 -9.6 10.6 -6.4C9.8 -4 7.6 -3.2 5.6 -3.6Z"
    "M-5.8 4.4C-8.6 4.6 -10.4 6.8 -9.4 8.6C-8.2 10.6 -5.4 9.6 -4 7Z"
    "M5.8 4.4C8.6 4.6 10.4 6.8 9.4 8.6C8.2 10.6 5.4 9.6 4 7Z"
)
_NECK = "M-2.3 -6.6C-4 -12.4 4 -12.4 2.3 -6.6ZM-1.5 7.4L0 11L1.5 7.4Z"
_EYES = "M-1.2 -9.2v0.1M1.2 -9.2v0.1"
_HEAD = (
    "M-7.4 -0.4C-7.2 -2 -5.8 -2.5 -4.1 -2.7C-3.2 -4.1 -1.9 -4.8 -0.4 -4.9"
    "L3.2 -8.2L2.8 -4.9L7.2 -6.2L4.9 -2.6L7.8 -0.9L5 0.5L6.8 3L4.1 3.2"
    "C3.9 4.9 4.3 6 5.2 7L-2.4 7.6C-1.2 6 -1 4.6 -1.7 3.5"
    "C-3 4.1 -4.4 4.3 -5.8 3.6L-6.3 2.3L-5 2.5L-4.4 1.6L-3.6 2.2L-2.4 0.8C-4 1.1 -6 1 -7.4 -0.4Z"
)
_GLOSS = "M-8.3 -3.6A9 9 0 0 1 3.6 -8.3"
"""Light from the upper left on the edge of a turned checker."""
_INK = "currentColor"
"""Ornament has the colour of the text of its piece, so that covered pieces can do without."""
_BACK: dict[Color, float] = {"white": 7.0, "black": -7.0}
"""How far aside, and on which, a dragon of a side turns its back."""
_NOTCHES: dict[Color, str | None] = {"white": None, "black": "2.2 1.9"}


def ref(board: str, color: Color, kind: int) -> str:
    """The id of a piece's definition on the board with the id `board`."""
    return f"{board}-{color}-{NAMES[kind]}"


def definition(board: str, color: Color, kind: int) -> svg.Element:
    """The drawing of a piece, 22 units wide, around the origin."""
    return svg.group(shapes(color, kind), id=ref(board, color, kind))


def shapes(color: Color, kind: int) -> Iterator[svg.Element]:
    """What a piece is drawn of, around the origin; it takes its colours from the group it is put in."""
    return {CHECKER: _checker, DRAGON: _dragon, TURTLE: _turtle}[kind](color)


def _shade(r: float) -> svg.Element:
    """The shadow of a piece on whatever lies under it; light falls from the upper left."""
    return svg.circle(0.6, 1.2, r, fill_opacity=0.3, stroke="none", **theme.paint("shadow"))


def _checker(color: Color) -> Iterator[svg.Element]:
    yield _shade(10.6)
    yield svg.circle(0, 0, 10.6, class_="rim", stroke_width=0.9)
    yield svg.path(
        _GLOSS, fill="none", stroke_width=1.5, stroke_linecap="round", stroke_opacity=0.4, **theme.paint("gloss")
    )
    for r, width in ((7.4, 1.1), (3.2, 0.8)):
        yield svg.circle(0, 0, r, fill="none", stroke_width=width, stroke_dasharray=_NOTCHES[color], stroke=_INK)


def _dragon(color: Color) -> Iterator[svg.Element]:
    yield _shade(9.6)
    # Only the lines of a head: a filled one would turn the white dragon black.
    shapes = (
        svg.path(_RIM, class_="rim", stroke_width=0.9, stroke_linejoin="round"),
        svg.path(_HEAD, stroke_width=1, stroke_linejoin="round", stroke=_INK),
        svg.circle(-1.3, -1.4, 1.1, fill=_INK, stroke="none"),
    )
    yield svg.group(shapes, transform="scale(-1 1)" if color == "black" else None)


def _turtle(color: Color) -> Iterator[svg.Element]:
    yield _shade(8)
    yield svg.path(_FLIPPERS + _NECK, class_="rim", stroke_width=0.9, stroke_linejoin="round")
    yield svg.path(_EYES, fill="none", stroke_width=1.3, stroke_linecap="round", stroke=_INK)
    yield svg.circle(0, 0, 7.7, stroke_width=1)
    yield svg.path(_SEAMS, fill="none", stroke_width=0.9, stroke_dasharray=_NOTCHES[color], stroke=_INK)


def draw(place: Place, board: str) -> Iterator[svg.Element]:
    """The pieces of a place from the rim to the middle, each rider after the piece it sits on."""
    for run, distances in zip(place.runs, place.centers, strict=True):
        near = run.count > 1 and distances[1] - distances[0] < _FACE * SIZE * place.spot.scale
        for at, distance in enumerate(distances, 1):
            # Under a rider too: its shell on another ornament would be neither.
            covered = run.ridden or (near and at < run.count)
            yield from _piece(place, run, distance, board, *(["covered"] if covered else []))
        if place.tight and run.count > 1:
            yield from _badge(place, run, distances)


def _piece(place: Place, run: Run, distance: float, board: str, *classes: str) -> Iterator[svg.Element]:
    x, y = place.spot.at(distance)
    scale = place.spot.scale
    yield use(board, run.color, run.kind, (x, y), scale, "piece", *classes)
    if run.ridden:
        shade = theme.paint("shadow")
        yield svg.circle(x + 1, y + 1.6, 7 * scale, fill_opacity=0.45, **shade)
        yield use(board, other(run.color), TURTLE, (x, y), scale * RIDER_SCALE, "piece", "rider")


def use(board: str, color: Color, kind: int, at: tuple[float, float], scale: float, *classes: str) -> svg.Element:
    """A piece at a point."""
    attributes = dict(theme.side(color, *classes, NAMES[kind]))
    if "covered" in classes:
        attributes["color"] = "transparent"
    return svg.use(ref(board, color, kind), at[0], at[1], round(scale, 3), **attributes)


def _badge(place: Place, run: Run, distances: Iterable[float]) -> Iterator[svg.Element]:
    """The number of pieces of a squeezed run: on a checker's face, at the back of a dragon's head or a shell."""
    *_, last = distances
    plain = run.kind == CHECKER and not run.ridden
    spot = place.spot
    aside = _BACK[run.color] * spot.scale
    x, y = spot.at(last) if plain else spot.at(last - 6.5 * spot.scale, aside)
    r = 7.4 * spot.scale if plain else 5.8
    yield svg.circle(x, y, r, stroke_width=0.7, **theme.paint("badge"))
    yield label(str(run.count), x, y, 10.5 if plain else 9)


def label(content: str, x: float, y: float, size: float, name: str = "ink") -> svg.Element:
    """A short text centred on a point."""
    paint = theme.paint(name)
    return svg.text(content, x, y + size * 0.355, font_size=size, text_anchor="middle", **paint)


def kinds(all_places: Iterable[Place]) -> list[tuple[Color, int]]:
    """Which pieces must be defined to draw these places, in a fixed order."""
    used: set[tuple[Color, int]] = set()
    for place in all_places:
        for run in place.runs:
            used.add((run.color, run.kind))
            if run.ridden:
                used.add((other(run.color), TURTLE))
    return sorted(used)
