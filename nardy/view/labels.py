"""Words upon the board: along a bracket over neighbours, with a tip towards a pile, or along an empty point."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import POINTS
from nardy.scene import Scene
from nardy.text import Lang
from nardy.view import svg, theme
from nardy.view.geometry import CELL, FRAME, ROW, WIDTH, Layout, Spot
from nardy.view.stacks import place

_SIZE = 9.0
_NARROW, _WIDE = frozenset("ijlfrt'’,.·: "), frozenset("mwMWжмшщфыюЖМШЩ")
"""Letters much narrower or wider than others, in the type of the board."""
_PLATE = 12.0
_PAD = 3.5
_BRACKET = ROW + 1.5
_TICK = 5.0
_WORD = ROW + 10.0
_TIP = 3.5
"""Height and half the width of the tip with which a plate points."""
_ALONG = 56.0
_INSET = FRAME + 2.0


def draw(scene: Scene, layout: Layout, lang: Lang) -> Iterator[svg.Element]:
    """The labels of a scene, those with brackets first, so that no bracket crosses a plate."""
    for label in sorted(scene.labels, key=lambda label: len(label.slots) == 1):
        spots = [layout.spot(label.side, slot) for slot in label.slots]
        word = svg.clean(label.text.say(lang))
        if len(spots) > 1:
            shapes = _bracketed(word, spots)
        elif label.slots[0] in POINTS and not place(scene, layout, label.side, label.slots[0]).runs:
            shapes = _upright(word, spots[0])
        else:
            shapes = _pointing(word, spots[0])
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
    data = svg.polygon([spot.at(_BRACKET - tick, aside) for spot, tick, aside in corners])[:-1]
    yield svg.path(data, fill="none", stroke_width=1.4, **theme.paint("bracket"))
    _, y = first.at(_WORD)
    yield from _plate(word, _inside(word, (first.x + last.x) / 2), y)


def _pointing(word: str, spot: Spot) -> Iterator[svg.Element]:
    """The word beneath a pile, with a tip towards it: most words are wider than a column."""
    x, y = spot.at(_WORD)
    at, edge = _inside(word, x), y - spot.dy * (_PLATE / 2 - 0.4)
    yield from _plate(word, at, y)
    tip = [(x - _TIP, edge), (x, edge - spot.dy * _TIP), (x + _TIP, edge)]
    yield svg.path(svg.polygon(tip)[:-1], stroke_width=0.7, stroke_linejoin="round", **theme.paint("badge"))


def _inside(word: str, x: float) -> float:
    """The middle of a plate that shall be at `x`, as far in as the edge of the field wants it."""
    room = _INSET + _width(word) / 2
    return min(max(x, room), WIDTH - room)


def _plate(word: str, x: float, y: float) -> Iterator[svg.Element]:
    width = _width(word)
    yield svg.rect(x - width / 2, y - _PLATE / 2, width, _PLATE, rx=2.5, stroke_width=0.7, **theme.paint("badge"))
    yield svg.text(word, x, y + _SIZE * 0.34, font_size=_SIZE, text_anchor="middle", **theme.paint("ink"))


def _width(word: str) -> float:
    """The width of a plate: its letters as they are in the type of the board, and air."""
    return sum(0.32 if c in _NARROW else 0.8 if c in _WIDE else 0.59 for c in word) * _SIZE + 2 * _PAD


def _x(spot: Spot) -> float:
    return spot.x
