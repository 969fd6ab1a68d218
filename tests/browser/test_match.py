"""Two people play a match in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import after, axe, opened, settled, tap
from tests.browser.test_access import AXE, SMALL


def match(site: str, lang: str = "en") -> str:
    """The address of the match."""
    return f"{site}{lang}/match.html"


def started(page: Page, **chosen: str) -> None:
    """Fill in the form and begin; then throw until somebody starts."""
    for name, value in chosen.items():
        page.select_option(f"#set-{name}", value)
    after(page, lambda: page.click('#start [type="submit"]'))
    for _ in range(20):
        after(page, lambda: page.click('[data-action="roll"]'))
        if "starter=" in page.url:
            return
    raise AssertionError("twenty ties in a row")


def test_cube_score_and_the_next_game(page: Page, site: str) -> None:
    """An offer dropped gives a point; the next game begins with the throw for who starts; undo takes it back."""
    opened(page, match(site))
    started(page, length="5", cube="on")
    after(page, lambda: page.click('[data-action="double"]'))
    assert "is offered a cube of 2" in page.inner_text("#status")
    after(page, lambda: page.click('[data-action="drop"]'))
    assert "Game 2, to 5 points" in page.inner_text("#score")
    assert ["0", "1"] == sorted(page.locator("#score dd").all_inner_texts())
    page.reload()
    settled(page)
    assert "Game 2" in page.inner_text("#score")
    sent = opened(page.context.new_page(), page.url)
    assert page.inner_text("#score") == sent.inner_text("#score")
    sent.close()
    after(page, lambda: page.click('[data-action="undo"]'))
    assert "Game 1" in page.inner_text("#score")


def test_a_step_is_tapped(page: Page, site: str) -> None:
    """The board is that of the sandbox: pick up, put down, refused with reasons when it is illegal."""
    opened(page, match(site))
    started(page, variant="long")
    after(page, lambda: page.click('[data-action="roll"]'))
    assert "plays" in page.inner_text("#status")
    tap(page, 24)
    assert page.locator('#board [data-mark="target"]').count()
    after(page, lambda: page.click('[data-action="end"]'))
    assert 1 == page.locator('[data-rule="turn.play-all"]').count()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everybody_can_use_it(browser: Browser, site: str, lang: str) -> None:
    """Nothing that axe objects to, nothing wider than 320 px, before the throw and in a turn."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    opened(page, match(site, lang))
    assert [] == axe(page, AXE)
    started(page, cube="on")
    after(page, lambda: page.click('[data-action="roll"]'))
    assert SMALL == page.evaluate("document.documentElement.scrollWidth")
    assert [] == axe(page, AXE)
    page.close()
