"""Themes and looks as a browser computes them: contrast, places and type, measured on the page."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from nardy.board import COLORS, Color
from nardy.scene import Cube, Mark, Scene
from nardy.text import LANGS, Lang
from nardy.variants import VARIANT
from nardy.view import draw, legend, named_places
from tests.view.test_theme import contrast

LOOKS = list(product(("wood", "classroom", "print"), ("light", "dark", "contrast")))
_SHOW = """
([theme, look, markup]) => {
  Object.assign(document.documentElement.dataset, { board: theme, theme: look });
  document.body.innerHTML = markup;
  return document.fonts.load('600 12px "Golos Text"', "Aя").then((faces) => faces.length);
}
"""
_COLOUR = """
([selector, property]) => {
  const [r, g, b] = getComputedStyle(document.querySelector(selector))[property].match(/[0-9]+/g);
  return "#" + [r, g, b].map((part) => Number(part).toString(16).padStart(2, "0")).join("");
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


@pytest.mark.parametrize(("theme", "look"), LOOKS)
def test_colours_as_computed_are_far_enough_apart(page: Page, site: str, theme: str, look: str) -> None:
    """Numbers 4.5:1 on the frame, ornament 7:1 on its piece, a mark 4.5:1 on its halo, in every theme and look."""
    board = draw(Scene(START, marks=(Mark("source", 24), Mark("violated", 3)), cube=Cube()))
    shown(page, site, board, theme, look)
    pairs = {
        (".numbers", ".frame", "fill", 4.5),
        (".cube .ink", ".cube .badge", "fill", 4.5),
        (".violated-body", ".sign", "fill", 4.5),
    }
    for front, back, property_, least in pairs:
        colours = [page.evaluate(_COLOUR, [selector, property_]) for selector in (front, back)]
        assert contrast(*colours) >= least
    for side in COLORS:
        colours = [page.evaluate(_COLOUR, [f".piece.{side}", property_]) for property_ in ("color", "fill")]
        assert contrast(*colours) >= 7


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
    """At 320 px nothing of it is cut off, and each sign is 52 px wide."""
    page.set_viewport_size({"width": 320, "height": 700})
    shown(page, site, legend(lang))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert {52} == set(page.evaluate("[...document.querySelectorAll('.legend svg')].map((e) => e.clientWidth)"))
