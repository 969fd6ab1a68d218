"""The colours of a picture by itself and in a page are the same, and enough apart in every theme and look."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from nardy.view.theme import COLOURS, PAINT
from tests.colours import SIGHTS, contrast

CSS = (Path(__file__).parents[2] / "static" / "board.css").read_text(encoding="utf-8")
PROPERTY = re.compile(r"--board-([a-z-]+): ([^;]+);")
EITHER = re.compile(r"light-dark\((\S+), (\S+)\)")
FOLLOWED = ':root:not([data-theme]) .board,\n  [data-theme="auto"] .board'
PRINTED = ".board.board.board"
MARKS = ("source", "target", "violated", "blocker", "block", "trapped", "last", "arrow")


def properties(selector: str) -> dict[str, str]:
    """The custom properties set in the first rule with this selector."""
    rule = re.search(rf"(?m)^ *{re.escape(selector)} \{{([^}}]*)\}}", CSS)
    assert rule is not None
    return dict(PROPERTY.findall(rule[1]))


def look(selector: str, name: str) -> dict[str, str]:
    """The colours of a theme in its light or dark look."""
    group = 1 if name == "light" else 2
    return {
        key: either[group] if (either := EITHER.fullmatch(value)) else value
        for key, value in properties(selector).items()
    }


THEMES = {
    "wood": ".board",
    "classroom": '[data-board="classroom"] .board',
    "print": '[data-board="print"] .board',
    "contrast": '[data-theme="contrast"] .board',
}
LOOKS = {f"{theme}-{name}": look(THEMES[theme], name) for theme, name in product(THEMES, ("light", "dark"))}


def test_the_picture_by_itself_is_wood_by_day() -> None:
    """Every colour of the drawing is a custom property with the same value."""
    assert COLOURS == LOOKS["wood-light"]


@pytest.mark.parametrize("selector", [*THEMES.values(), FOLLOWED, PRINTED, ".board.board"])
def test_every_look_sets_every_colour(selector: str) -> None:
    """No look leaves a colour of another one standing."""
    assert set(COLOURS) == set(properties(selector))


@pytest.mark.parametrize("name", PAINT)
def test_every_class_is_painted_by_the_sheet(name: str) -> None:
    """Class by class, the sheet paints the attributes that the drawing paints."""
    expected = "".join(f"    {key}: var(--board-{colour});\n" for key, colour in PAINT[name].items())
    assert re.search(rf"(?m)^  (\.board )?\.{name} \{{\n{re.escape(expected)}  \}}", CSS)


def test_what_the_system_asks_for_is_what_a_reader_can_choose() -> None:
    """High contrast, and paper, are the same in both ways of getting them."""
    assert properties(THEMES["contrast"]) == properties(FOLLOWED)
    assert properties(THEMES["print"]) == properties(PRINTED)


def test_the_print_theme_has_no_colour() -> None:
    """Black and white alone, so that a copier keeps all of it; white by night too."""
    assert {"#000000", "#ffffff", "transparent"} == set(LOOKS["print-light"].values())
    assert LOOKS["print-light"] == LOOKS["print-dark"]


@pytest.mark.parametrize("colours", LOOKS.values(), ids=LOOKS.keys())
@pytest.mark.parametrize(
    ("front", "back", "least"),
    [
        ("engraving", "frame", 4.5),
        ("engraving", "rail", 4.5),
        ("ink", "badge", 4.5),
        ("white-line", "white", 7),
        ("black-line", "black", 7),
        ("white", "black", 7),
        *((kind, "halo", 4.5) for kind in MARKS),
    ],
)
def test_contrast(colours: dict[str, str], front: str, back: str, least: float) -> None:
    """What must be read or told apart stands out in every look (WCAG 1.4.3 and 1.4.11)."""
    assert contrast(colours[front], colours[back]) >= least


@pytest.mark.parametrize("colours", LOOKS.values(), ids=LOOKS.keys())
@pytest.mark.parametrize("side", ["white", "black"])
@pytest.mark.parametrize("ground", ["field", "home", "dark", "pale", "rail", "frame"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_pieces_stand_out(colours: dict[str, str], side: str, ground: str, sight: str) -> None:
    """The face of a piece or the line round it is 3:1 against whatever it can lie on, for whatever eyes."""
    assert max(contrast(colours[part], colours[ground], sight) for part in (side, f"{side}-line")) >= 3


@pytest.mark.parametrize("colours", LOOKS.values(), ids=LOOKS.keys())
@pytest.mark.parametrize("ground", ["field", "home", "dark", "pale", "white", "black"])
@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("sight", SIGHTS)
def test_marks_stand_out(colours: dict[str, str], ground: str, mark: str, sight: str) -> None:
    """The colour of a mark or the halo round it is 3:1 against whatever it can lie on, for whatever eyes."""
    assert max(contrast(colours[part], colours[ground], sight) for part in (mark, "halo")) >= 3
