"""Themes and looks as a browser computes them: contrast, places and type, measured on the page."""

from __future__ import annotations

from itertools import product
from typing import TypeAlias, get_args

import pytest
from playwright.sync_api import Page

from nardy.board import COLORS, Color
from nardy.scene import Arrow, Cube, Die, Mark, MarkKind, Scene
from nardy.text import LANGS, Lang
from nardy.variants import VARIANT
from nardy.view import draw, legend, named_places
from tests.colours import SIGHTS, contrast

Colours: TypeAlias = dict[str, dict[str, str]]

THEMES = ("wood", "classroom", "print")
LOOKS = list(product(THEMES, ("light", "dark", "contrast")))
MARKED = {"source-line": "stroke", "target-body": "fill", "violated-body": "fill", "blocker-body": "fill",
          "block-line": "stroke", "trapped-line": "stroke", "last-line": "stroke", "arrow-line": "stroke"}  # fmt: skip
"""What paints a mark of each kind, and the step."""
MARKS = tuple(Mark(kind, slot) for slot, kind in enumerate(get_args(MarkKind), 4))
_SHOW = """
([theme, look, markup]) => {
  Object.assign(document.documentElement.dataset, { board: theme, theme: look });
  document.body.innerHTML = markup;
  return document.fonts.load('600 12px "Golos Text"', "Aя").then((faces) => faces.length);
}
"""
_COLOURS = """
() => {
  const hex = (colour) => {
    const [r, g, b, a] = colour.match(/[0-9.]+/g) ?? ["0", "0", "0", "0"];
    return a === "0" ? "" : "#" + [r, g, b].map((part) => Number(part).toString(16).padStart(2, "0")).join("");
  };
  const told = {};
  for (const element of document.querySelectorAll("svg [class]")) {
    const style = getComputedStyle(element);
    const paint = ["fill", "stroke", "color"].map((name) => [name, hex(style[name])]);
    for (const name of element.classList) if (!element.matches(".covered")) told[name] ??= Object.fromEntries(paint);
  }
  return told;
}
"""
_SHAPES = """
() => [...document.querySelectorAll(".legend svg")].map((icon) =>
  [...icon.querySelectorAll(":not(defs *)")].map((e) =>
    e.tagName + ["d", "cx", "cy", "r", "x", "y", "width", "stroke-width"].map((name) => e.getAttribute(name))
  ).join("|"))
"""
_STRUCK = """
() => {
  const used = document.querySelector(".die.used");
  return [".strike", "rect"].map((part) => used.querySelector(part).getBoundingClientRect().width);
}
"""
_PLACES = """
() => [...document.querySelectorAll(".piece, .hit, .numbers text, .die")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})
"""
START = VARIANT["dragon-turtle"].start


def shown(page: Page, site: str, markup: str, theme: str = "wood", look: str = "light") -> Page:
    """A page of the site with nothing on it but some markup, in a theme and look."""
    page.goto(f"{site}en/index.html")
    assert page.evaluate(_SHOW, [theme, look, markup]) == len(LANGS)
    return page


@pytest.fixture(params=LOOKS, ids="-".join)
def colours(request: pytest.FixtureRequest, page: Page, site: str) -> Colours:
    """What a browser paints each class of a full board with, in one theme and look."""
    dice, arrows = (Die(6), Die(1, used=True)), (Arrow(24, 20, 1),)
    busy = Scene(START, dice=dice, marks=MARKS, arrows=arrows, cube=Cube(), pips=True)
    told: Colours = shown(page, site, draw(busy), *request.param).evaluate(_COLOURS)
    return told


@pytest.mark.parametrize("sight", SIGHTS)
def test_everything_stands_out_for_everybody(colours: Colours, sight: str) -> None:
    """Texts 4.5:1, ornament 7:1, a piece 3:1 against all it can lie on, a mark 4.5:1 against its halo."""

    def apart(front: tuple[str, str], back: tuple[str, str]) -> float:
        return contrast(colours[front[0]][front[1]], colours[back[0]][back[1]], sight)

    for text, ground in (("numbers", "frame"), ("engraved", "frame"), ("ink", "badge")):
        assert apart((text, "fill"), (ground, "fill")) >= 4.5
    assert apart(("white", "fill"), ("black", "fill")) >= 7
    for side, ground in product(COLORS, ("field", "home", "dark", "pale", "frame", "rail")):
        assert apart((side, "color"), (side, "fill")) >= 7
        assert max(apart((side, part), (ground, "fill")) for part in ("fill", "stroke")) >= 3
    for name, attribute in MARKED.items():
        assert apart((name, attribute), ("halo", "stroke")) >= 4.5


def test_shadow_and_figure_are_for_wood(page: Page, site: str) -> None:
    """Other themes are flat: no shadow under pieces, no veins, no stars."""
    painted = {}
    for theme in THEMES:
        told = shown(page, site, draw(Scene(START)), theme).evaluate(_COLOURS)
        painted[theme] = {name for name in ("vein", "rosette") if told[name]["stroke"]} | (
            {"shadow"} if told["shadow"]["fill"] else set()
        )
    assert {"wood": {"shadow", "vein", "rosette"}, "classroom": set(), "print": set()} == painted


def test_marks_differ_without_their_colour(page: Page, site: str) -> None:
    """In the legend every sign is drawn of other shapes than every other one."""
    shown(page, site, legend("en"), "print")
    shapes = page.evaluate(_SHAPES)
    assert len(shapes) == len(set(shapes)) > len(MARKED)


def test_a_used_die_is_struck(page: Page, site: str) -> None:
    """A line runs from corner to corner beneath the pips, which stay as dark as those of an unused one."""
    dice = (Die(6), Die(1, used=True))
    for (theme, look), mover in product(LOOKS, COLORS):
        shown(page, site, draw(Scene(START, mover=mover, dice=dice)), theme, look)
        struck, die = page.evaluate(_STRUCK)
        assert die * 0.8 < struck < die
        told = page.evaluate(_COLOURS)
        assert told["strike"]["stroke"] == told["pip"]["fill"] == told[mover]["color"]
        assert contrast(told["strike"]["stroke"], told[mover]["fill"]) >= 7


def test_no_theme_and_no_mark_moves_anything(page: Page, site: str) -> None:
    """Pieces, targets, numbers and dice stay on their pixels."""
    page.set_viewport_size({"width": 320, "height": 700})
    seen = set()
    for (theme, look), marked in product(LOOKS, (False, True)):
        marks = (Mark("source", 24), Mark("target", 18, "6"), Mark("violated", 3)) if marked else ()
        shown(page, site, draw(Scene(START, marks=marks)), theme, look)
        seen.add(tuple(page.evaluate(_PLACES)))
    assert 1 == len(seen)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("owner", COLORS)
def test_the_name_of_a_side_leaves_room_for_its_cube(page: Page, site: str, lang: Lang, owner: Color) -> None:
    """The widest pip count, in the type of the site, ends before the cube begins."""
    shown(page, site, draw(Scene(START, pips=True, cube=Cube(64, owner)), lang))
    right, left = page.evaluate(
        """() => {
          const cube = document.querySelector(".cube").getBoundingClientRect();
          const names = [...document.querySelectorAll(".owner text")].map((text) => text.getBoundingClientRect());
          const beside = names.find((box) => box.top < cube.bottom && cube.top < box.bottom);
          return [beside.right, cube.left];
        }"""
    )
    assert right <= left


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", VARIANT)
def test_words_fit_on_their_plates(page: Page, site: str, name: str, lang: Lang) -> None:
    """No word on a set-up is wider or higher than the plate behind it."""
    shown(page, site, draw(Scene(VARIANT[name].start, labels=named_places(VARIANT[name])), lang))
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(".label .ink")].map((text) => {
          const [word, plate] = [text.getBBox(), text.previousElementSibling.getBBox()];
          return [word.width, plate.width, word.x - plate.x];
        })"""
    )
    assert sizes
    assert all(word <= plate and inset >= 0 for word, plate, inset in sizes)


@pytest.mark.parametrize("lang", LANGS)
def test_the_legend_fits_a_telephone(page: Page, site: str, lang: Lang) -> None:
    """At 320 px nothing of it is cut off, and each sign is 64 px wide."""
    page.set_viewport_size({"width": 320, "height": 700})
    shown(page, site, legend(lang))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert {64} == set(page.evaluate("[...document.querySelectorAll('.legend svg')].map((e) => e.clientWidth)"))
