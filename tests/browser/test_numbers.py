"""A reader who counts otherwise: the numbering chosen in the header holds for all that lessons show and read."""

from __future__ import annotations

from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from tests.browser.pages import after, opened, place, settled, until

QUESTION = "en/lessons/basics/board/whose-home.html"
EXERCISE = "en/lessons/long/head/one-checker.html"
_LABELS = "[...document.querySelectorAll('#board .numbers text')].map((text) => Number(text.textContent))"


def choose(page: Page, numbering: str) -> None:
    """Choose a numbering in the header."""
    if page.locator(".looks").get_attribute("open") is None:
        page.click(".looks summary")
    page.select_option("[data-look=numbering]", numbering)
    page.click(".looks summary")


def head(page: Page) -> str:
    """The name of the head of the side that looks."""
    return str(place(page, 24).get_attribute("aria-label"))


def test_a_question_is_numbered_anew_without_an_engine(page: Page, site: str) -> None:
    """Text, board and names of places change together, on the next page too, and back again."""
    page.goto(urljoin(site, QUESTION))
    page.locator(".choice.right summary").click()
    usual = page.inner_text(".choice.right")
    assert "Black walks 12, 11, … 7 first" in usual
    choose(page, "s4")
    assert "Black walks 13, 14, … 18 first" in page.inner_text(".choice.right")
    assert list(range(24, 0, -1)) == page.evaluate(_LABELS)
    assert head(page).startswith("point 1, head")
    page.goto(urljoin(site, "en/lessons/basics/board/head-and-home.html"))
    until(page, lambda: "your head is 1, your home 19 to 24" in page.inner_text(".lead"))
    choose(page, "own")
    assert "your head is 24, your home 6 to 1" in page.inner_text(".lead")
    assert list(range(1, 25)) == page.evaluate(_LABELS)


def test_arrows_are_described_in_the_numbers_chosen(page: Page, site: str) -> None:
    """Who hears the board of a question hears its arrows, whose checker it is, and the numbers that were chosen."""
    page.goto(urljoin(site, "en/lessons/long/moving/which-law.html"))
    board = page.locator("#board")
    expect(board).to_have_accessible_description("Arrow 1: from 20 to 15. Arrow 2: black checker from 8 to 5.")
    choose(page, "s4")
    expect(board).to_have_accessible_description("Arrow 1: from 5 to 10. Arrow 2: black checker from 17 to 20.")


def test_moves_are_typed_and_told_as_chosen(page: Page, site: str) -> None:
    """The referee reads and speaks in the numbers of the board; a change holds at once and for the next answer."""
    opened(page, urljoin(site, EXERCISE))
    choose(page, "s4")
    page.fill("#typed", "1/7 1/3")
    after(page, lambda: page.keyboard.press("Enter"))
    assert "1/3 is not legal" in page.inner_text("#answer")
    assert "1/3 is not legal" in page.inner_text("#say-state")
    choose(page, "own")
    assert "24/22 is not legal" in page.inner_text("#answer")
    assert head(page).startswith("point 24, head")
    after(page, page.locator('[data-action="undo"]').click)
    assert "Played so far: 24/18" in page.inner_text("#answer")


def test_black_counts_as_white_where_that_is_chosen(page: Page, site: str) -> None:
    """Numbers of White hold for a step that Black plays, and go along with links."""
    page.goto(urljoin(site, QUESTION))
    choose(page, "white")
    opened(page, urljoin(site, "en/lessons/long/second-turn/fives.html"))
    assert head(page).startswith("point 12, head")
    page.click('.lesson a[rel="next"]')
    until(page, lambda: page.url.endswith("alone.html"))
    settled(page)
    assert head(page).startswith("point 12, head")


def test_foreseen_moves_are_known_in_any_numbering(page: Page, site: str) -> None:
    """Before the engine is there a mistake that is typed in other numbers is told all the same."""
    page.route("**/*.whl", lambda _: None)
    page.goto(urljoin(site, EXERCISE))
    choose(page, "s4")
    page.fill("#typed", "1/7 1/3")
    page.keyboard.press("Enter")
    assert "head.one" in page.locator("#answer").inner_html()
