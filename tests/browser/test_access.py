"""Everybody can use the pages: screen readers, small screens, large targets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Playwright

from lessons import LESSONS
from nardy.pages.lesson.paths import step_path
from nardy.teach import Exercise
from nardy.text import Lang
from tests.browser.chromium import ROOT, Chromium
from tests.browser.pages import after, axe, axe_in_both, opened, tap

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
PLAYED = "?variant=long&white=24:14,8:1&black=24:14,8:1&turn=white&dice=64&moves=24/18"
PAGES = ("index.html", "en/index.html", "ru/index.html")
LANGS = ("en", "ru")
SMALL = 320
TARGET = 24
LOOKS = tuple(product(("wood", "classroom", "print"), ("light", "dark", "contrast")))
EXERCISE = next(place for place, step in enumerate(LESSONS[0].steps) if isinstance(step, Exercise))
_TOO_SMALL = """
(least) => [...document.querySelectorAll("button, input, select, summary, .button, .place .hit, nav a")]
  .filter((element) => element.checkVisibility() && !element.matches(".hidden"))
  .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 100)])
  .filter(([{ width, height }]) => Math.min(width, height) < least - 0.01)
  .map(([{ width, height }, html]) => `${width}x${height} ${html}`)
"""
_CUT_OFF = """
() => [...document.querySelectorAll("#page :is(button, .button, summary, label, a, h1, h2, h3, p, li, kbd, legend)")]
  .filter((e) => e.checkVisibility() && !e.closest(".hidden"))
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
  .map((e) => e.outerHTML.slice(0, 120))
"""
_COLOUR = """
([selector, property]) => getComputedStyle(document.querySelector(selector))[property]
"""
_HIGHLIGHT = """
() => {
  const sample = document.body.appendChild(document.createElement("i"));
  sample.style.color = "Highlight";
  return getComputedStyle(sample).color;
}
"""


def lesson(site: str, lang: Lang = "en") -> str:
    """The address of an exercise."""
    return urljoin(site, step_path(LESSONS[0], EXERCISE, lang))


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_the_home_pages(page: Page, site: str, path: str) -> None:
    """No accessibility fault that axe knows."""
    page.goto(site + path)
    assert [] == axe(page, AXE)


@pytest.mark.parametrize("lang", LANGS)
def test_axe_finds_nothing_in_the_sandbox(page: Page, site: str, lang: str) -> None:
    """Neither at first, nor with a piece in hand, nor with reasons shown, in light and dark."""
    opened(page, f"{site}{lang}/sandbox/index.html{PLAYED}")
    assert [] == axe_in_both(page, AXE)
    tap(page, 24)
    assert [] == axe_in_both(page, AXE)
    tap(page, 20)
    assert [] == axe_in_both(page, AXE)


@pytest.mark.parametrize("path", [*PAGES, "en/sandbox/index.html", "ru/sandbox/index.html"])
def test_small_screens_do_not_scroll_sideways(browser: Browser, site: str, path: str) -> None:
    """At 320 px nothing is wider than the screen."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    page.goto(site + path)
    assert SMALL == page.evaluate("document.documentElement.scrollWidth")
    page.close()


@pytest.mark.parametrize("lang", LANGS)
def test_reasons_fit_small_screens(browser: Browser, site: str, lang: str) -> None:
    """At 320 px the reasons do not widen the page, and the board stays where it was."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    opened(page, f"{site}{lang}/sandbox/index.html{PLAYED}")
    before = page.locator("#board").bounding_box(), page.locator("#controls").bounding_box()
    tap(page, 24, 20)
    assert SMALL == page.evaluate("document.documentElement.scrollWidth")
    page.evaluate("scrollTo(0, 0)")
    assert before == (page.locator("#board").bounding_box(), page.locator("#controls").bounding_box())
    page.close()


@pytest.mark.parametrize("where", ["sandbox", "lesson"])
def test_targets_are_large_enough(browser: Browser, site: str, where: str) -> None:
    """At 320 px every place, button, field, list and link of a menu is at least 24 × 24 px."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    opened(page, f"{site}ru/sandbox/index.html{PLAYED}" if where == "sandbox" else lesson(site, "ru"))
    page.click(".keys summary")
    assert [] == page.evaluate(_TOO_SMALL, TARGET)
    page.close()


def test_axe_finds_nothing_in_any_look_of_the_board(page: Page, site: str) -> None:
    """With reasons and the list of keys shown, in every theme of the board by day, by night and in high contrast."""
    opened(page, f"{site}en/sandbox/index.html{PLAYED}")
    tap(page, 24, 20)
    page.click(".keys summary")
    for board, theme in LOOKS:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.evaluate(
            "(looks) => Object.assign(document.documentElement.dataset, looks)", {"board": board, "theme": theme}
        )
        assert [] == axe(page, AXE), (board, theme)


@pytest.fixture(scope="module")
def large(playwright: Playwright, chromium: Chromium) -> Iterator[Browser]:
    """A browser whose user has set letters of double size."""
    running = chromium.launch(playwright.chromium, "--blink-settings=defaultFontSize=32")
    yield running
    running.close()


@pytest.mark.parametrize("width", [640, 1280])
@pytest.mark.parametrize("where", ["sandbox", "lesson"])
def test_text_of_double_size(large: Browser, site: str, where: str, width: int) -> None:
    """With letters of 200 % nothing is cut off and nothing widens the page."""
    page = large.new_page(viewport={"width": width, "height": 900})
    opened(page, f"{site}ru/sandbox/index.html{PLAYED}" if where == "sandbox" else lesson(site, "ru"))
    assert "32px" == page.evaluate("getComputedStyle(document.documentElement).fontSize")
    tap(page, 24, 20)
    page.click(".keys summary")
    assert width >= page.evaluate("document.documentElement.scrollWidth")
    assert [] == page.evaluate(_CUT_OFF)
    page.close()


def test_forced_colours(page: Page, site: str) -> None:
    """The system's colours: the focus is the highlight, the sides differ, a button that is off is grey."""
    page.emulate_media(forced_colors="active")
    opened(page, f"{site}en/sandbox/index.html{PLAYED}")
    page.focus('#board .place[tabindex="0"]')
    page.keyboard.press("BracketRight")
    highlight = page.evaluate(_HIGHLIGHT)
    assert highlight == page.evaluate(_COLOUR, [".place:focus-visible .hit", "stroke"])
    white, black = (page.evaluate(_COLOUR, [f"#board .piece.{side}", "fill"]) for side in ("white", "black"))
    assert white != black
    off, on = (page.evaluate(_COLOUR, [f'[data-action="{name}"]', "color"]) for name in ("roll", "undo"))
    assert off != on


@pytest.mark.parametrize("where", ["sandbox", "lesson"])
def test_what_is_said_twice_is_heard_twice(page: Page, site: str, where: str) -> None:
    """Both live regions get a new line for each refusal, though the words are the same."""
    opened(page, f"{site}en/sandbox/index.html{PLAYED}" if where == "sandbox" else lesson(site))
    page.evaluate("""
      window.heard = { "say-state": [], "say-violation": [] };
      for (const id of Object.keys(heard))
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard[id].push(textContent);
        }).observe(document.getElementById(id), { childList: true });
    """)
    refuse = "24/20" if where == "sandbox" else "24/12"
    for _ in range(2):
        page.fill("#typed", refuse)
        after(page, lambda: page.press("#typed", "Enter"))
    for region in ("say-state", "say-violation"):
        first, second = page.evaluate("(region) => heard[region]", region)
        assert first == second


@pytest.mark.parametrize("path", ["sandbox/index.html", "lessons/long/head/one-checker.html", "editor/index.html"])
def test_own_scripts_and_styles_are_small(page: Page, site: str, built: Path, path: str) -> None:
    """Our JavaScript and CSS of a page, idiomorph included, are at most 60 KB gzipped."""
    import gzip  # noqa: PLC0415 - this test alone needs it

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, f"{site}en/{path}")
    own = {url for url in asked if url.endswith((".js", ".css")) and "/pyscript/" not in url and "/pyodide/" not in url}
    assert len(own) > 10
    assert 60_000 > sum(len(gzip.compress((built / url.removeprefix(site)).read_bytes())) for url in own)
