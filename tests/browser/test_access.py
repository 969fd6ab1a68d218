"""Everybody can use the pages: screen readers, small screens, large targets."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.chromium import ROOT
from tests.browser.pages import axe, opened, tap

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
PLAYED = "?variant=long&white=24:14,8:1&black=24:14,8:1&turn=white&dice=64&moves=24/18"
PAGES = ("index.html", "en/index.html", "ru/index.html")
LANGS = ("en", "ru")
SMALL = 320
TARGET = 24


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_the_home_pages(page: Page, site: str, path: str) -> None:
    """No accessibility fault that axe knows."""
    page.goto(site + path)
    assert [] == axe(page, AXE)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_sandbox(page: Page, site: str, lang: str, scheme: str) -> None:
    """Neither at first, nor with a piece in hand, nor with reasons shown, in light and dark."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    opened(page, f"{site}{lang}/sandbox/index.html{PLAYED}")
    assert [] == axe(page, AXE)
    tap(page, 24)
    assert [] == axe(page, AXE)
    tap(page, 20)
    assert [] == axe(page, AXE)


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


def test_targets_are_large_enough(browser: Browser, site: str) -> None:
    """At 320 px every place, button, field and list is at least 24 × 24 px."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    opened(page, f"{site}ru/sandbox/index.html{PLAYED}")
    small = page.evaluate(
        """(least) => [...document.querySelectorAll("button, input, select, .place .hit, nav a")]
             .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 100)])
             .filter(([{ width, height }]) => width && Math.min(width, height) < least - 0.01)
             .map(([{ width, height }, html]) => `${width}x${height} ${html}`)""",
        TARGET,
    )
    assert [] == small
    page.close()


def test_own_scripts_and_styles_are_small(built: Path) -> None:
    """Our JavaScript and CSS of a page, idiomorph included, are at most 60 KB gzipped."""
    import gzip  # noqa: PLC0415 - this test alone needs it

    (static,) = (built / "static").iterdir()
    names = [*static.glob("*.js"), *static.glob("*.css")]
    assert 60_000 > sum(len(gzip.compress(name.read_bytes())) for name in names)
