"""Dice with the modern marking; a used one is struck through beneath its pips, so that its number stays readable."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.scene import Die, Scene
from nardy.text import Lang, Text
from nardy.view import svg, theme
from nardy.view.geometry import MIDDLE, Box, Layout

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each face lie, in thirds of the face from its middle."""

ROLL = Text(en="dice: {faces}", ru="зары: {faces}")
USED = Text(en="{n} (used)", ru="{n} (сыграно)")
LARGE, SMALL = 25.0, 19.0
"""Sides of a die: of two, and of the four uses of a double."""
_PAIR = 2
_SPACE = 7.0
_CORNER = 0.43
"""The strike ends within the rounded corners."""


def spoken(scene: Scene, lang: Lang) -> str:
    """The dice in words, "" before the roll."""
    faces = ", ".join(USED.say(lang, {"n": die.value}) if die.used else str(die.value) for die in scene.dice)
    return ROLL.say(lang, {"faces": faces}) if faces else ""


def draw(scene: Scene, layout: Layout, lang: Lang) -> Iterator[svg.Element]:
    """The dice in the mover's half and colours: two large ones, or the four uses of a double."""
    if not scene.dice:
        return
    size, offsets = row(len(scene.dice))
    middle = layout.dice_x(scene.mover)
    shapes = [die(scene, d, middle + dx, size) for d, dx in zip(scene.dice, offsets, strict=True)]
    name = spoken(scene, lang)
    yield svg.group(shapes, class_="dice", role="img", aria_label=name, pointer_events="none")


def box(scene: Scene, layout: Layout) -> Box | None:
    """The rectangle in which the dice of a scene lie, None before the roll."""
    if not scene.dice:
        return None
    size, offsets = row(len(scene.dice))
    left = layout.dice_x(scene.mover) + offsets[0] - size / 2
    return Box(left, MIDDLE - size / 2, offsets[-1] - offsets[0] + size, size)


def row(n: int) -> tuple[float, list[float]]:
    """The size of `n` dice in a row, and how far each lies from the middle of the row."""
    size = LARGE if n <= _PAIR else SMALL
    return size, [(size + _SPACE) * (i - (n - 1) / 2) for i in range(n)]


def die(scene: Scene, die: Die, x: float, size: float) -> svg.Element:
    """One die in the mover's colours, its middle at `x`."""
    shapes = [
        svg.rect(x - size / 2, MIDDLE - size / 2, size, size, rx=size / 5, stroke_width=0.9),
        *(_strike(x, size) if die.used else ()),
        *(shape for dx, dy in PIPS[die.value] for shape in _pip(x, dx, dy, size, used=die.used)),
    ]
    classes = ("die", "used") if die.used else ("die",)
    return svg.group(shapes, data_die=die.value, **theme.side(scene.mover, *classes))


def _pip(x: float, dx: int, dy: int, size: float, *, used: bool) -> Iterator[svg.Element]:
    at = (x + dx * size * 0.27, MIDDLE + dy * size * 0.27)
    if used:
        # A ring of the face parts the pip from the strike beneath it.
        yield svg.circle(*at, size * 0.145, stroke="none")
    yield svg.circle(*at, size * 0.095, class_="pip", fill="currentColor", stroke="none")


def _strike(x: float, size: float) -> Iterator[svg.Element]:
    reach = size * _CORNER
    data = f"M{svg.number(x - reach)} {svg.number(MIDDLE + reach)}l{2 * reach:.2f} {-2 * reach:.2f}"
    yield svg.path(data, class_="strike", stroke="currentColor", stroke_width=2.2, stroke_linecap="round")
