"""Words upon the board: a bracket along neighbouring places, or a plate along one empty point."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import POINTS
from nardy.scene import Scene
from nardy.text import Lang
from nardy.view import svg, theme
from nardy.view.geometry import CELL, FRAME, ROW, WIDTH, Layout, Spot
from nardy.view.stacks import place

_SIZE = 9.0
_LETTER = 5.7
_PLATE = 12.0
_BRACKET = ROW + 1.5
_TICK = 5.0
_WORD = ROW + 10.0
_ALONG = 56.0


def draw(scene: Scene, layout: Layout, lang: Lang) -> Iterator[svg.Element]:
    """The labels of a scene."""
    for label in scene.labels:
        spots = [layout.spot(label.side, slot) for slot in label.slots]
        word = svg.clean(label.text.say(lang))
        lone = len(spots) == 1 and label.slots[0] in POINTS
        if lone and not place(scene, layout, label.side, label.slots[0]).runs:
            shapes = _upright(word, spots[0])
        else:
            shapes = _bracketed(word, spots)
        yield svg.group(shapes, class_="label")


def _upright(word: str, spot: Spot) -> Iterator[svg.Element]:
    """A word read upwards in the column of an empty point."""
    x, y = spot.at(_ALONG)
    yield svg.group(_plate(word, 0, 0), transform=f"translate({svg.number(x)} {svg.number(y)}) rotate(-90)")


def _bracketed(word: str, spots: list[Spot]) -> Iterator[svg.Element]:
    """A bracket beyond the last pieces of all places, open towards the rim, and the word beneath it."""
    first, last = min(spots, key=_x), max(spots, key=_x)
    half = CELL / 2 - 2
    corners = ((first, _TICK, -half), (first, 0, -half), (last, 0, half), (last, _TICK, half))
    ends = [spot.at(_BRACKET - tick, aside) for spot, tick, aside in corners]
    data = svg.polygon(ends)[:-1]
    yield svg.path(data, fill="none", stroke_width=3.2, **theme.paint("halo"))
    yield svg.path(data, fill="none", stroke_width=1.4, **theme.paint("strike"))
    room = FRAME + _width(word) / 2
    x, y = first.at(_WORD)
    yield from _plate(word, min(max((x + last.x) / 2, room), WIDTH - room), y)


def _plate(word: str, x: float, y: float) -> Iterator[svg.Element]:
    width = _width(word)
    yield svg.rect(x - width / 2, y - _PLATE / 2, width, _PLATE, rx=2.5, stroke_width=0.7, **theme.paint("badge"))
    yield svg.text(word, x, y + _SIZE * 0.34, font_size=_SIZE, text_anchor="middle", **theme.paint("ink"))


def _width(word: str) -> float:
    return len(word) * _LETTER + 8


def _x(spot: Spot) -> float:
    return spot.x
