"""Small pictures: a part of a board, as large as its words need it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nardy.board import Position
from nardy.html import Html, safe
from nardy.notation import read_side
from nardy.pages.still import still
from nardy.scene import Scene
from nardy.text import Lang
from nardy.variants import VARIANT
from nardy.view.geometry import BAND, BOTTOM, CELL, FRAME, GAP, HEIGHT, MIDDLE, QUARTER, TOP, WIDTH

Part: TypeAlias = Literal["whole", "home", "base", "far-left", "near-left", "middle", "dice"]
"""Which part: of the four quarters as White sits, the bar between them, or where White's dice lie."""

_RIGHT = WIDTH / 2
_BOXES: dict[Part, tuple[float, float, float, float]] = {
    "whole": (0, 0, WIDTH, HEIGHT),
    "home": (_RIGHT, MIDDLE - GAP / 2, WIDTH - _RIGHT, HEIGHT - MIDDLE + GAP / 2),
    "base": (_RIGHT, 0, WIDTH - _RIGHT, MIDDLE + GAP / 2),
    "near-left": (0, MIDDLE - GAP / 2, _RIGHT, HEIGHT - MIDDLE + GAP / 2),
    "far-left": (0, 0, _RIGHT, MIDDLE + GAP / 2),
    "middle": (_RIGHT - 2.5 * CELL, TOP - BAND, 5 * CELL, BOTTOM - TOP + 2 * BAND),
    "dice": (_RIGHT + CELL / 2, MIDDLE - GAP, QUARTER + FRAME + CELL / 4, 2 * GAP),
}


def detail(scene: Scene, lang: Lang, id: str, part: Part) -> Html:  # noqa: A002 - the HTML word
    """The part of the picture of a scene."""
    drawn = still(scene, lang, id)
    x, y, width, height = _BOXES[part]
    whole = f'height="{HEIGHT}" ', f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
    cut = f'height="{height}" ', f'viewBox="{x} {y} {width} {height}" width="{width}"'
    for old, new in zip(whole, cut, strict=True):
        drawn = safe(drawn.replace(old, new, 1))
    return drawn


def standing(game: str, white: str, black: str) -> Position:
    """A position of a game, each side in its own numbering; what is not named has been borne off."""
    variant = VARIANT[game]
    return Position(read_side(white, variant.army), read_side(black, variant.army, "black"), variant.path)
