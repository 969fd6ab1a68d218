"""Readers choose how boards and pages look, on any page; the device keeps it, and one that cannot says so."""

from __future__ import annotations

from itertools import product
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from nardy.pages.looks import BOARDS, THEMES
from nardy.text import LANGS
from tests.browser.chromium import ROOT
from tests.browser.pages import axe, opened, settled
from tests.colours import contrast

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
PAGES = ("en/sandbox/index.html", "ru/games/kaftar.html", "en/index.html", "ru/print/dragon.html")
_SEEN = """
() => {
  const part = (n) => Number(n).toString(16).padStart(2, "0");
  const hex = (colour) => "#" + colour.match(/[0-9]+/g).slice(0, 3).map(part).join("");
  const { backgroundColor, color } = getComputedStyle(document.body);
  const { fill } = getComputedStyle(document.querySelector(".board .frame"));
  return { paper: hex(backgroundColor), ink: hex(color), frame: hex(fill) };
}
"""
_FIRST = """
document.addEventListener("DOMContentLoaded", () => window.atFirst = { ...document.documentElement.dataset });
new MutationObserver((_, watch) => document.body && watch.disconnect(
  window.beforeBody = { ...document.documentElement.dataset })).observe(document, { childList: true, subtree: true });
"""
_BROKEN = """
for (const name of ["getItem", "setItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
}
"""


def choose(page: Page, board: str, theme: str) -> None:
    """Open the lists and choose."""
    if page.locator(".looks").get_attribute("open") is None:
        page.click(".looks summary")
    page.select_option("[data-look=board]", board)
    page.select_option("[data-look=theme]", theme)


def chosen(page: Page) -> list[str]:
    """What the lists show when they are opened."""
    page.click(".looks summary")
    values: list[str] = page.evaluate("[...document.querySelectorAll('[data-look]')].map((list) => list.value)")
    return values


@pytest.mark.parametrize("path", PAGES)
def test_every_choice_changes_the_page_and_can_be_read(page: Page, site: str, path: str) -> None:
    """Theme and look by look: text 7:1 on its paper, and no two themes have the same board."""
    page.goto(urljoin(site, path))
    frames: dict[str, set[str]] = {theme: set() for theme in ("light", "dark")}
    for board, theme in product(BOARDS, THEMES):
        choose(page, board, theme)
        seen = page.evaluate(_SEEN)
        assert contrast(seen["ink"], seen["paper"]) >= 7
        if theme in frames:
            frames[theme].add(seen["frame"])
    if "print" not in path:
        assert [3, 3] == [len(colours) for colours in frames.values()]
    else:
        assert {"#ffffff"} == frames["light"] | frames["dark"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("theme", THEMES)
def test_axe_is_clean_in_every_look(page: Page, site: str, lang: str, theme: str) -> None:
    """The open lists, the legend and all that stands around them."""
    page.goto(f"{site}{lang}/games/dragon.html")
    choose(page, "classroom", theme)
    page.click(".key summary")
    assert [] == axe(page, AXE)


def test_the_device_keeps_the_choice_and_nothing_flashes(page: Page, site: str) -> None:
    """It stands before the body of the next page is there, in the other language too."""
    page.goto(f"{site}en/index.html")
    choose(page, "print", "dark")
    page.add_init_script(_FIRST)
    page.goto(f"{site}ru/games/long.html")
    assert {"board": "print", "theme": "dark"} == page.evaluate("window.beforeBody")
    assert ["print", "dark", "own"] == chosen(page)
    page.select_option("[data-look=board]", "wood")
    page.select_option("[data-look=theme]", "auto")
    page.goto(f"{site}ru/index.html")
    assert {} == page.evaluate("window.beforeBody")


def test_the_choice_goes_along_with_a_link(page: Page, site: str) -> None:
    """From the sandbox to a game and back the engine stays, and so does the look."""
    opened(page, f"{site}en/sandbox/index.html")
    choose(page, "classroom", "contrast")
    page.click("header nav a >> nth=0")
    page.wait_for_url("**/en/index.html")
    page.wait_for_selector(".home")
    assert ["classroom", "contrast", "own"] == chosen(page)


def test_a_device_that_keeps_nothing_says_so(browser: Browser, site: str) -> None:
    """Storage throws: the page stands, the choice works, and one sentence tells how long."""
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script(_BROKEN)
    page.goto(f"{site}en/sandbox/index.html")
    settled(page)
    page.click(".looks summary")
    assert page.locator(".unkept").is_hidden()
    before = page.evaluate(_SEEN)
    choose(page, "classroom", "dark")
    assert before != page.evaluate(_SEEN)
    assert page.locator(".unkept").is_visible()
    assert [] == faults
    page.close()


def test_a_choice_that_nobody_offers_is_as_usual(page: Page, site: str) -> None:
    """A damaged value changes nothing but itself."""
    page.goto(f"{site}en/index.html")
    usual = page.evaluate(_SEEN)
    page.evaluate("for (const name of ['board', 'theme', 'numbering']) localStorage.setItem(`nardy.${name}`, '\"><x')")
    page.reload()
    assert usual == page.evaluate(_SEEN)
    assert ["wood", "auto", "own"] == chosen(page)
