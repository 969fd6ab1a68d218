"""Texts grown by two fifths, as other languages would have them: nothing is cut off and nothing scrolls sideways."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route

from nardy.page import BuildInfo
from nardy.web.builder.content import pages
from nardy.web.builder.inputs import build_id
from nardy.web.builder.template import Template
from nardy.web.builder.texts import changed
from tests.browser.sites import ROOT

PAGES = (
    "ru/index.html", "en/index.html", "ru/sandbox/index.html", "ru/match.html", "en/editor/index.html",
    "ru/record.html", "ru/games/dragon-turtle.html", "ru/lessons/index.html", "en/lessons/long/index.html",
    "ru/lessons/long/head/one-checker.html", "ru/lessons/long/head/handout.html", "en/rules/long/head.first-turn.html",
    "ru/words.html", "ru/disagree.html", "ru/cards/long.html", "ru/embedding.html", "ru/dice/index.html",
)  # fmt: skip
WIDTHS = (320, 1280)
_CUT = """
() => [...document.querySelectorAll("a, button, summary, h1, h2, h3, label, td, th, li, p, dd")]
  .filter((e) => e.offsetParent && e.clientWidth && !e.closest(".hidden"))
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "auto")
  .map((e) => `${e.localName}.${e.className}: ${e.textContent.slice(0, 60)}`)
"""


@pytest.fixture(scope="module")
def grown() -> dict[str, str]:
    """The pages with longer texts, by path; their engine is not asked for."""
    name = build_id(ROOT)
    build = BuildInfo(name, f"static/{name}/", "")
    template = Template.parse((ROOT / "index.html").read_text(encoding="utf-8"))
    with changed("long"):
        return {page.path: template.fill(page, build) for page in pages(build) if page.path in PAGES}


@pytest.fixture
def told(page: Page, site: str, grown: dict[str, str]) -> Page:
    """A page that is given the longer texts in place of the real ones."""

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(site)
        if path in grown:
            route.fulfill(body=grown[path], content_type="text/html; charset=utf-8")
        elif path.endswith("core.js"):
            route.abort()
        else:
            route.continue_()

    page.route("**/*", answer)
    return page


@pytest.mark.parametrize("path", PAGES)
def test_longer_texts_fit(told: Page, site: str, path: str) -> None:
    """On a telephone and on a desk."""
    for width in WIDTHS:
        told.set_viewport_size({"width": width, "height": 800})
        told.goto(urljoin(site, path))
        assert (width, True) == (width, told.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        assert (width, []) == (width, told.evaluate(_CUT))


def test_all_pages_are_known(grown: dict[str, str]) -> None:
    """No page of the list has been renamed."""
    assert set(PAGES) == set(grown)
