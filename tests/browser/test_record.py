"""The replay of records in a real browser: pasted, dropped, stepped through by every hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import after, axe_in_both, broken, opened, read, settled, until
from tests.browser.test_access import AXE, SMALL
from tests.browser.test_sandbox import sandbox
from tests.pages.test_record import BAD


def records(site: str, lang: str = "en", query: str = "") -> str:
    """The address of the replay."""
    return f"{site}{lang}/record.html{query}"


def pasted(page: Page, text: str) -> None:
    """Put a text into the field and press the button."""
    page.fill("#record-text", text)
    after(page, lambda: page.click('#paste [type="submit"]'))


def current(page: Page) -> str:
    """The turn that the list says is shown."""
    return page.inner_text(".plies [aria-current]")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_is_there_before_python(browser: Browser, site: str, lang: str) -> None:
    """Without JavaScript it says what it is for."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(records(site, lang))
    assert page.locator("#record-text").is_visible()
    assert {"en": "every illegal move", "ru": "неверного хода"}[lang] in page.inner_text("main")
    page.context.close()


def test_a_record_is_stepped_through(page: Page, site: str) -> None:
    """By buttons, by the list, by keys; the illegal turn names its rule, the sandbox opens there."""
    opened(page, records(site))
    after(page, lambda: page.click('[data-action="example"]'))
    after(page, lambda: page.keyboard.press("ArrowRight"))
    assert "1. White" in current(page)
    after(page, lambda: page.click('[data-action="wrong"]'))
    assert ["head.one"] == broken(page)
    assert "illegal" in current(page)
    after(page, lambda: page.click('.plies [data-at="1"]'))
    assert [] == broken(page)
    page.focus("figure.board-frame")
    after(page, lambda: page.keyboard.press("ArrowRight"))
    after(page, lambda: page.keyboard.press("ArrowRight"))
    assert "3. White 6-2" in current(page)
    after(page, lambda: page.keyboard.press("Home"))
    after(page, lambda: page.keyboard.press("End"))
    assert "8. Black 4-2" in current(page)
    after(page, lambda: page.click('.plies [data-at="3"]'))
    page.click('a[href^="sandbox/"]')
    until(page, lambda: "/sandbox/" in page.url and read(page) == ("ready", 1))
    assert ["head.one"] == broken(page)


def test_arrows_in_the_field_move_its_cursor(page: Page, site: str) -> None:
    """Who writes in the text does not step through the game."""
    opened(page, records(site))
    after(page, lambda: page.click('[data-action="example"]'))
    page.focus("#record-text")
    _, before = read(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert ("ready", before) == read(page)


def test_a_damaged_hostile_record(page: Page, site: str) -> None:
    """What is wrong is said with its line, and no markup of it becomes any."""
    opened(page, records(site, "ru"))
    pasted(page, BAD)
    assert "Строка 9: «4x»" in page.inner_text("#turns")
    assert 0 == page.locator("#page img").count()
    assert "<b>Anna</b>" in page.inner_text("#replay h2 >> nth=0")
    assert BAD == page.input_value("#record-text")


def test_a_file_is_read(page: Page, site: str, tmp_path: Path) -> None:
    """Chosen from the disk, also when an old program has written it in Latin-1."""
    file = tmp_path / "game.txt"
    file.write_bytes("variant: short\nwhite: Zoë\nblack: Boris\n\ngame 1\n1. white 31: 8/5 6/5\n".encode("latin-1"))
    opened(page, records(site))
    after(page, lambda: page.set_input_files("#record-file", str(file)))
    assert "Zoë — Boris" in page.inner_text("#replay")


def test_back_reload_and_the_other_language(page: Page, site: str) -> None:
    """The place in the record is found again."""
    opened(page, records(site))
    after(page, lambda: page.click('[data-action="example"]'))
    after(page, lambda: page.click('[data-action="next"]'))
    after(page, lambda: page.click('[data-action="next"]'))
    after(page, page.go_back)
    assert "1. White" in current(page)
    page.reload()
    settled(page)
    assert "1. White" in current(page)
    page.click("a.language")
    until(page, lambda: "/ru/" in page.url and read(page) == ("ready", 1))
    assert "1. Белые" in current(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everybody_can_use_it(browser: Browser, site: str, lang: str) -> None:
    """Nothing that axe objects to, nothing wider than 320 px."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    opened(page, records(site, lang))
    assert [] == axe_in_both(page, AXE)
    pasted(page, BAD)
    after(page, lambda: page.click('[data-action="wrong"]'))
    assert SMALL == page.evaluate("document.documentElement.scrollWidth")
    assert [] == axe_in_both(page, AXE)
    page.close()


def test_the_game_of_the_sandbox_as_a_record(page: Page, site: str) -> None:
    """Asked for, shown, saved, and replayed on the other page."""
    opened(page, sandbox(site, "en", "?variant=short&dice=31&moves=8/5+6/5"))
    after(page, lambda: page.click('[data-action="record"]'))
    assert "1. white 31: 8/5 6/5" in page.input_value("#record-text")
    assert page.input_value("#code-xgid").startswith("XGID=")
    with page.expect_download() as started:
        page.click('a[download$=".mat"]')
    assert "31: 8/5 6/5" in Path(started.value.path()).read_text(encoding="utf-8")
    page.click('a[href*="record.html?"]')
    until(page, lambda: "/record.html" in page.url and read(page) == ("ready", 1))
    assert "1. White 3-1: 8/5 6/5" in page.inner_text("#turns")
