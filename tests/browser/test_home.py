"""The home pages lead to every game, in both languages, with nothing running."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import settled

GAMES = ("short", "long", "kaftar", "dragon", "turtle", "dragon-turtle")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_game_has_a_board_and_a_link(browser: Browser, site: str, lang: str) -> None:
    """Without JavaScript: six games, each with its picture, the way to its sandbox and to its rules."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{site}{lang}/index.html")
    here = f"{site}{lang}/"
    assert [f"{here}sandbox/index.html?variant={game}" for game in GAMES] == _links(page, ".game h3 a")
    assert [f"{here}games/{game}.html" for game in GAMES] == _links(page, ".game p a")
    assert len(GAMES) == page.locator(".game svg.board").count()
    page.context.close()


def test_the_root_offers_both_languages(page: Page, site: str) -> None:
    """The chooser leads to both home pages and speaks both languages."""
    page.goto(site)
    assert [f"{site}en/index.html", f"{site}ru/index.html"] == [
        page.locator(".card a").nth(i).evaluate("(a) => a.href") for i in range(2)
    ]


def test_a_game_opens_in_its_sandbox(page: Page, site: str) -> None:
    """One click from the home page a game is set up and waits for its first roll."""
    page.goto(f"{site}ru/index.html")
    page.click("text=Черепаха >> nth=0")
    settled(page)
    assert "Черепаха" == page.inner_text("h1")


def _links(page: Page, selector: str) -> list[str]:
    """Where the links lead, from the folder of the page."""
    base = page.url.rpartition("/")[0]
    links = page.locator(selector)
    return [f"{base}/{links.nth(i).get_attribute('href')}" for i in range(links.count())]
