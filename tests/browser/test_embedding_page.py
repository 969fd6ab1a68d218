"""The page for authors: lines that work when they are pasted, examples that follow the choice, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.hosts import Host, shown
from tests.browser.pages import axe_in_both
from tests.browser.test_access import AXE, SMALL


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lines_work_when_pasted(page: Page, host: Host, site: str, lang: str) -> None:
    """What is chosen stands in the lines; pasted into a page of another origin they show that board."""
    page.goto(f"{site}{lang}/embedding.html")
    page.select_option("#set-variant", "kaftar")
    page.select_option("#set-theme", "classroom")
    page.select_option("#set-dice", "31")
    frame, element = (page.inner_text(f"#line-{name}") for name in ("frame", "element"))
    example = page.locator("#element-example")
    assert ["kaftar", "classroom"] == [example.get_attribute(name) for name in ("variant", "theme")]
    around = host(frame + element)
    boards = (around.frame_locator("iframe").locator("nardy-board"), around.locator("body > nardy-board"))
    said = {"en": "White plays 3-1.", "ru": "Белые играют 3-1."}[lang]
    for board in boards:
        board.locator(".status", has_text=said).wait_for()
        assert "classroom" == board.locator(".embed").get_attribute("data-board")
        assert "kaftar" in (board.get_attribute("variant") or "")


def test_the_page_is_reached_from_a_live_one(page: Page, site: str) -> None:
    """The footer leads there, and its examples are drawn although the page before kept an engine."""
    page.goto(f"{site}en/sandbox/index.html")
    page.get_by_role("link", name="A board on your page").click()
    page.locator("#element-example svg.board").wait_for()
    page.frame_locator("#frame-example").locator("svg.board").wait_for()


def test_axe_finds_nothing(page: Page, site: str) -> None:
    """Neither on the page for authors nor in a frame, at rest and with reasons and notices, in light and dark."""
    page.goto(f"{site}ru/embedding.html")
    page.locator("#element-example svg.board").wait_for()
    assert [] == axe_in_both(page, AXE)
    page.goto(f"{site}embed/index.html?variant=long&dice=62&theme=none&run=auto&moves=24/12&lang=ru")
    shown(page, "nardy-board", "move.landing")
    assert [] == axe_in_both(page, AXE)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_small_screens_do_not_scroll_sideways(page: Page, site: str, lang: str) -> None:
    """At 320 px nothing is wider than the screen; wide tables scroll by themselves."""
    page.set_viewport_size({"width": SMALL, "height": 640})
    page.goto(f"{site}{lang}/embedding.html")
    page.locator("#element-example svg.board").wait_for()
    assert SMALL == page.evaluate("document.documentElement.scrollWidth")
