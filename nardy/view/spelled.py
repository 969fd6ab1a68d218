"""A whole board in words: what stands in for its picture where there is none."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import BAR, COLORS, HEAD, KINDS, OFF, Color
from nardy.scene import Scene
from nardy.text import Lang
from nardy.view.board import board_name
from nardy.view.names import arrow_name, place_name, point_number
from nardy.view.rails import pip_count


def spelled(scene: Scene, lang: Lang) -> str:
    """Whose seat, turn and roll; every place where anybody stands, by falling numbers; pips; arrows."""
    parts = [board_name(scene, lang), *_points(scene, lang), *_ends(scene, lang)]
    if scene.pips:
        parts += [pip_count(scene, color, lang) for color in COLORS]
    return " ".join(("; ".join(parts) + ".", *(arrow_name(scene, arrow, lang) for arrow in scene.arrows)))


def _points(scene: Scene, lang: Lang) -> Iterator[str]:
    taken = [slot for slot in range(HEAD, OFF, -1) if any(_stands(scene, color, slot) for color in COLORS)]
    for slot in sorted(taken, key=lambda slot: -point_number(scene, slot)):
        yield place_name(scene, slot, lang)


def _ends(scene: Scene, lang: Lang) -> Iterator[str]:
    """Bars and trays that are not empty."""
    for slot in (BAR, OFF):
        for color in COLORS:
            if _stands(scene, color, slot):
                yield place_name(scene, slot, lang, color)


def _stands(scene: Scene, color: Color, slot: int) -> bool:
    """Whether a side has a piece in a slot of the scene's mover."""
    own = slot if color == scene.mover else scene.position.path.across(slot)
    return any(scene.position.count(color, own, kind) for kind in KINDS)
