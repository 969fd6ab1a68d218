"""The editor in a real browser: by tap, by key, as text, on a phone; and the way of a new visitor to a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.pages import after, axe, broken, opened, place, settled, tap

PHONE = {"width": 360, "height": 740}
AXE = Path("node_modules/axe-core/axe.min.js")
BAD = "?variant=long&white=24:14,12:1&black=24:16"


def editor(site: str, query: str = "?variant=long", lang: str = "en") -> str:
    """The address of the editor."""
    return f"{site}{lang}/editor/index.html{query}"


def name(page: Page, slot: int) -> str:
    """What a place is called."""
    return str(place(page, slot).get_attribute("aria-label"))


def test_pieces_are_put_by_tap(page: Page, site: str) -> None:
    """A chosen piece goes wherever is tapped; Back takes the last one back."""
    opened(page, editor(site, "?variant=long&white=24:13&black=24:13"))
    after(page, lambda: page.click("text=Black checker"))
    tap(page, 20, 20)
    assert "point 20: 2 black checkers" in name(page, 20)
    assert "black=24:13,8:2" in page.url
    after(page, page.go_back)
    assert "point 20: 1 black checker" in name(page, 20)


def test_everything_by_keyboard(page: Page, site: str) -> None:
    """Digits choose what a tap does, arrows and Enter do it, U takes it back."""
    opened(page, editor(site, "?variant=long&white=24:14&black=24:15"))
    page.locator('#board .place[data-slot="24"]').focus()
    after(page, lambda: page.keyboard.press("Digit2"))
    page.keyboard.press("BracketRight")
    after(page, lambda: page.keyboard.press("Enter"))
    assert "1 white checker" in name(page, 23)
    assert "23" == page.evaluate("document.activeElement.dataset.slot")
    after(page, lambda: page.keyboard.press("KeyU"))
    assert "empty" in name(page, 23)


def test_text_is_put_on_the_board(page: Page, site: str) -> None:
    """Both sides written, one step; nonsense stays in its field with a sentence about it."""
    opened(page, editor(site))
    page.fill("#text-white", "24:13,18:2")
    after(page, lambda: page.click("text=Put on the board"))
    assert "2 white checkers" in name(page, 18)
    page.fill("#text-white", "24:13,<img src=x>")
    after(page, lambda: page.press("#text-white", "Enter"))
    assert "24:13,<img src=x>" == page.input_value("#text-white")
    assert "cannot be read" in page.inner_text("#check")
    assert 0 == page.locator("#check img").count()


def test_the_impossible_is_explained_and_leads_nowhere(page: Page, site: str) -> None:
    """Each fault in a sentence, spoken too; the way on is shut until it is mended."""
    opened(page, editor(site, BAD))
    assert 2 == page.locator(".faults li").count()
    assert "too many" in page.inner_text("#say-violation")
    assert 0 == page.get_by_role("link", name="Play from here").count()
    after(page, lambda: page.click("text=Set-up"))
    assert 1 == page.get_by_role("link", name="Play from here").count()


def test_the_editor_fits_a_phone(page: Page, site: str) -> None:
    """At 360 pixels nothing sticks out, and every target is as wide as a finger needs, in the largest game."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    opened(page, editor(site, "?variant=dragon-turtle", "ru"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = page.evaluate(
        "[...document.querySelectorAll('#main :is(button, select, input, a), #board .hit')]"
        ".map((e) => e.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 24).length"
    )
    assert 0 == boxes


def test_the_editor_is_accessible(page: Page, site: str) -> None:
    """Axe finds nothing, with faults shown and without."""
    for query in ("?variant=turtle", BAD):
        opened(page, editor(site, query))
        assert [] == axe(page, AXE.read_text(encoding="utf-8"))


WORDS = {
    "en": {
        "home": "In English", "sandbox": "Play on the board", "editor": "Set up a position", "game": "Game",
        "long": "Long nardy", "dice": "Dice", "play": "Play from here",
        "said": "24/16 is more than one step (6, 2), and the piece cannot stop on the way: not on 18, 22.",
    },
    "ru": {
        "home": "По-русски", "sandbox": "Играть на доске", "editor": "Поставить позицию", "game": "Игра",
        "long": "Длинные нарды", "dice": "Зары", "play": "Играть отсюда",
        "said": "24/16 — это несколько шагов (6, 2), а остановиться в пути шашке нельзя: 18, 22.",
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_new_visitor_finds_out_why_not(browser: Browser, site: str, lang: str) -> None:
    """From the bare address on a phone, by what can be read on the screen alone: why 24/16 is not allowed here.

    In the position of one's own the points 18 and 22 are held, so that neither 6 nor 2 may begin the way.
    """
    page = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()  # type: ignore[arg-type]
    words = WORDS[lang]
    page.goto(site)
    page.get_by_role("link", name=words["home"]).tap()
    for goal in ("sandbox", "editor"):
        page.get_by_role("link", name=words[goal]).first.tap()
        page.wait_for_url(f"**/{goal}/**")
        settled(page)
    after(page, lambda: page.get_by_role("combobox", name=words["game"]).select_option(label=words["long"]))
    for number in (12, 18, 12, 22):
        after(page, lambda number=number: point(page, lang, number).tap())  # type: ignore[misc]
    after(page, lambda: page.get_by_role("combobox", name=words["dice"]).select_option(label="6-2"))
    page.get_by_role("link", name=words["play"]).tap()
    page.wait_for_url("**/sandbox/**")
    settled(page)
    for number in (24, 16):
        after(page, lambda number=number: point(page, lang, number).tap())  # type: ignore[misc]
    assert ["move.each-die-a-step"] == broken(page)
    near = page.get_by_text(words["said"]).locator("visible=true").first
    assert seen(near), "the reason stands on the screen, without scrolling"
    page.context.close()


def seen(element: Locator) -> bool:
    """Whether the middle of an element is on the screen."""
    box = element.bounding_box()
    return bool(box) and 0 <= box["y"] + box["height"] / 2 <= PHONE["height"]  # type: ignore[index]


def point(page: Page, lang: str, number: int) -> Locator:
    """A point of the board by its spoken number."""
    word = {"en": "point", "ru": "пункт"}[lang]
    return page.locator(f'#board [aria-label^="{word} {number}:"], #board [aria-label^="{word} {number},"]').first
