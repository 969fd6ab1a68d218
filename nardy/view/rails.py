"""The rails above and below the field: trays for borne-off pieces, and who sits there."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import CHECKER, Color, other
from nardy.scene import Scene
from nardy.text import Lang, Text
from nardy.view import pieces, svg, theme
from nardy.view.geometry import CELL, Box, Layout
from nardy.view.names import SIDES

PIPS = Text(en="{side} · {n:pips pip}", ru="{side} · {n:pips pip}")
_TEXT = 10.0
_ROOF = "M-6 0.5L0 -5.5L6 0.5M-4.2 -1V5H4.2V-1"


def draw(scene: Scene, layout: Layout, lang: Lang, board: str) -> Iterator[svg.Element]:
    """Both rails."""
    for color in (other(scene.seat), scene.seat):
        yield from _tray(layout.home_box(color), layout, color)
        yield svg.group(_owner(scene, layout, color, lang, board), class_="owner")


def _tray(box: Box, layout: Layout, color: Color) -> Iterator[svg.Element]:
    paint = theme.paint("rail")
    yield svg.rect(box.x + 1, box.y + 1.5, box.width - 2, box.height - 3, rx=3, stroke_width=0.8, **paint)
    inner = 1 if layout.spot(color, 1).x > layout.spot(color, 6).x else -1
    x = box.x + CELL / 2 if inner > 0 else box.x + box.width - CELL / 2
    yield svg.path(
        _ROOF,
        transform=f"translate({svg.number(x)} {svg.number(box.y + box.height / 2)})",
        fill="none",
        stroke_width=1.2,
        stroke_linejoin="round",
        **theme.paint("engraved-line"),
    )


def pip_count(scene: Scene, color: Color, lang: Lang) -> str:
    """A side with its pips: "White · 167 pips"."""
    return PIPS.say(lang, {"side": SIDES[color].say(lang), "pips": scene.position.pips(color)})


def _owner(scene: Scene, layout: Layout, color: Color, lang: Lang, board: str) -> Iterator[svg.Element]:
    """Turn mark, the side's checker, its name, and its pips when wanted."""
    box = layout.side_box(color)
    x, y = box.x + 6, box.y + box.height / 2
    if color == scene.mover:
        data = svg.polygon([(x, y - 5), (x + 8, y), (x, y + 5)])
        yield svg.path(data, **{**theme.paint("engraved"), "class_": "turn engraved"})
    piece = pieces.ref(board, color, CHECKER)
    yield svg.use(piece, x + 18, y, 0.64, **theme.side(color, "token"))
    told = pip_count(scene, color, lang) if scene.pips else SIDES[color].say(lang)
    yield svg.text(told, x + 28, y + _TEXT * 0.355, font_size=_TEXT, **theme.paint("engraved"))
