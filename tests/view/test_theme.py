"""The colours of a picture by itself and in a page are the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nardy.view.theme import COLOURS, PAINT

CSS = (Path(__file__).parents[2] / "static" / "board.css").read_text(encoding="utf-8")
PROPERTY = re.compile(r"--board-([a-z-]+): ([^;]+);")


def properties(selector: str) -> list[dict[str, str]]:
    """The custom properties set in each rule with this selector."""
    rules = re.finditer(rf"(?m)^ *{re.escape(selector)} \{{([^}}]*)\}}", CSS)
    return [dict(PROPERTY.findall(rule[1])) for rule in rules]


def relative_luminance(colour: str) -> float:
    """WCAG 2: 0 for black, 1 for white."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """WCAG 2: 1 to 21."""
    dark, bright = sorted(map(relative_luminance, (one, two)))
    return (bright + 0.05) / (dark + 0.05)


THEMES = {
    "light": properties(".board")[0],
    "dark": properties('[data-theme="dark"] .board')[0],
    "contrast": properties('[data-theme="contrast"] .board')[0],
    "print": properties(".board.board.board")[0],
}


def test_the_light_look_is_the_picture_by_itself() -> None:
    """Every colour of the drawing is a custom property with the same value."""
    assert COLOURS == THEMES["light"]


@pytest.mark.parametrize("name", THEMES)
def test_every_look_sets_every_colour(name: str) -> None:
    """No look leaves a colour of another one standing."""
    assert set(COLOURS) == set(THEMES[name])


@pytest.mark.parametrize("name", PAINT)
def test_every_class_is_painted_by_the_sheet(name: str) -> None:
    """Class by class, the sheet paints the attributes that the drawing paints."""
    expected = "".join(f"  {key}: var(--board-{colour});\n" for key, colour in PAINT[name].items())
    assert f".board .{name} {{\n{expected}}}" in CSS


@pytest.mark.parametrize("name", ["dark", "contrast"])
def test_chosen_and_preferred_looks_are_the_same(name: str) -> None:
    """A look that the system asks for is the one that a reader can choose."""
    assert THEMES[name] in properties(':root:not([data-theme]) .board,\n  [data-theme="auto"] .board')


@pytest.mark.parametrize("look", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize(
    ("front", "back", "least"),
    [
        ("engraving", "frame", 4.5),
        ("engraving", "rail", 3),
        ("ink", "badge", 4.5),
        ("white-line", "white", 7),
        ("black-line", "black", 7),
        *((kind, "halo", 4.5) for kind in ("source", "target", "violated", "blocker", "block")),
        *((kind, "halo", 4.5) for kind in ("trapped", "last", "arrow")),
    ],
)
def test_contrast(look: dict[str, str], front: str, back: str, least: float) -> None:
    """What must be read or told apart stands out in every look (WCAG 1.4.3 and 1.4.11)."""
    assert contrast(look[front], look[back]) >= least
