"""The doubling cube: in the middle of the bar, or at its owner's side of the frame."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.scene import Cube, Scene
from nardy.text import Lang, Text
from nardy.view import svg, theme
from nardy.view.geometry import MIDDLE, WIDTH, Layout
from nardy.view.names import OWNERS
from nardy.view.pieces import label

FREE = Text(en="doubling cube in the middle: {n}", ru="куб удвоения посередине: {n}")
OWNED = Text(en="doubling cube of {who}: {n}", ru="куб удвоения у {who}: {n}")
SIZE = 18.0
_LARGEST = 11.5
_DIGIT = 0.62
"""The width of a digit, as a part of its size."""


def spoken(cube: Cube, lang: Lang) -> str:
    """Whose cube it is and what it shows, in words."""
    if cube.owner is None:
        return FREE.say(lang, {"n": cube.value})
    return OWNED.say(lang, {"n": cube.value, "who": OWNERS[cube.owner].say(lang)})


def draw(scene: Scene, layout: Layout, lang: Lang) -> Iterator[svg.Element]:
    """The cube of a scene, if it has one."""
    cube = scene.cube
    if cube is None:
        return
    x, y = _spot(cube, layout)
    digits = str(cube.value)
    face = svg.rect(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, rx=3, stroke_width=1.2, **theme.paint("badge"))
    yield svg.group(
        [face, label(digits, x, y, min(_LARGEST, SIZE / (_DIGIT * len(digits))))],
        class_="cube",
        role="img",
        aria_label=spoken(cube, lang),
        pointer_events="none",
    )


def _spot(cube: Cube, layout: Layout) -> tuple[float, float]:
    """The middle of the cube; pieces on the bar leave the middle of the board free."""
    if cube.owner is None:
        return WIDTH / 2, MIDDLE
    box = layout.side_box(cube.owner)
    return box.x + box.width - SIZE / 2 - 3, box.y + box.height / 2
