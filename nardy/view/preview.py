"""A picture for those who link to a page: its title and a board, 1200 by 630."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from nardy.scene import Scene
from nardy.text import Lang
from nardy.view import board, svg
from nardy.view.geometry import HEIGHT, WIDTH

FONT = "Golos Text"
PREVIEW_SIZE = (1200, 630)
"""Width and height, as those who show previews expect."""
_WIDE, _HIGH = PREVIEW_SIZE
_EDGE = 40.0
_TALL = _HIGH - 2 * _EDGE
_SCALE = _TALL / HEIGHT
_LEFT = _WIDE - _EDGE - WIDTH * _SCALE
_ROOM = _LEFT - 2 * _EDGE
_PAPER, _INK, _SOFT, _ACCENT = "#faf6ee", "#241a12", "#65574a", "#7a3f16"
_TITLE, _TITLE_LETTERS, _TITLE_WIDTH = 64.0, 15, 0.6
_TEXT, _TEXT_LETTERS = 33.0, 32


def preview(scene: Scene, lang: Lang, above: str, title: str, text: str) -> str:
    """The picture as one `<svg>`: a small line, the title and a sentence on the left, the board on the right."""
    moved = f"translate({svg.number(_LEFT)} {_EDGE}) scale({svg.number(_SCALE)})"
    shapes = [
        svg.rect(0, 0, _WIDE, _HIGH, fill=_PAPER),
        *_words(above, title, text),
        svg.group(board.layers(scene, lang, "board"), transform=moved),
    ]
    return svg.document(_WIDE, _HIGH, shapes, font_family=FONT)


def _words(above: str, title: str, text: str) -> Iterator[svg.Element]:
    lines = wrap(title, _TITLE_LETTERS)
    size = min(_TITLE, _ROOM / (_TITLE_WIDTH * max(map(len, lines))))
    y = _EDGE + _TEXT
    yield _line(above, y, _TEXT, _SOFT)
    y += 0.6 * _TEXT
    for line in lines:
        y += size * 1.15
        yield _line(line, y, size, _INK, "700")
    y += 0.8 * _TEXT
    for line in wrap(text, _TEXT_LETTERS):
        y += _TEXT * 1.35
        yield _line(line, y, _TEXT, _INK)
    yield _line("nardy", _HIGH - _EDGE, 1.2 * _TEXT, _ACCENT, "700")


def _line(text: str, y: float, size: float, colour: str, weight: str = "400") -> svg.Element:
    return svg.text(text, _EDGE, y, font_size=svg.number(size), fill=colour, font_weight=weight)
