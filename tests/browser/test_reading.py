"""Pages that are read and not played: games and the table of first turns."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import axe_in_both

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PATHS = ("en/games/dragon-turtle.html", "ru/games/kaftar.html", "en/first-turns/index.html", "ru/first-turns/2-1.html")
each_path = pytest.mark.parametrize("path", PATHS)


@each_path
def test_read_without_javascript(browser: Browser, site: str, path: str) -> None:
    """Title, board or table, and reasons stand in the page."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(urljoin(site, path))
    assert page.locator("h1").is_visible()
    assert page.locator("#board, table").first.is_visible()
    page.context.close()


@each_path
def test_axe_is_clean(page: Page, site: str, path: str) -> None:
    """In both colour schemes."""
    page.goto(urljoin(site, path))
    assert [] == axe_in_both(page, AXE.read_text(encoding="utf-8"))


@each_path
def test_narrow_page_does_not_scroll_sideways(page: Page, site: str, path: str) -> None:
    """At 320 px only the table scrolls, inside its box."""
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(urljoin(site, path))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("path", [*PATHS, "index.html", "en/index.html"])
def test_reading_loads_no_engine(page: Page, site: str, path: str) -> None:
    """A page on which nothing is played asks for its words, styles and the reader's look, and for nothing else."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(urljoin(site, path), wait_until="networkidle")
    assert [] == [name for name in asked if not name.endswith((".html", ".css", "/", ".woff2", "/looks.js"))]


def test_a_cell_leads_to_its_reason(page: Page, site: str) -> None:
    """5-5 after 2-1: the cell leads to the reason, the white checker on Black's 9."""
    page.goto(urljoin(site, "en/first-turns/index.html"))
    page.click('td a[href="2-1.html#r55"]')
    assert page.url.endswith("2-1.html#r55")
    assert "White’s on 9" in page.locator("#r55 + dd").inner_text()
