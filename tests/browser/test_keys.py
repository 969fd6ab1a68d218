"""The keys of a board: every letter does what the list says, in any layout, and only on the board."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from lessons import LESSONS
from nardy.pages import board_tools
from nardy.pages.lesson.paths import step_path
from nardy.teach import Exercise
from nardy.text import LANGS, Lang
from tests.browser.hands import focus, press
from tests.browser.pages import after, broken, opened, read, tap, until

LONG = "en/sandbox/index.html?variant=long"
HEAD = next(lesson for lesson in LESSONS if lesson.id == "long/head")
EXERCISE = next(place for place, step in enumerate(HEAD.steps) if isinstance(step, Exercise))
STOP = '#board .place[tabindex="0"]'


def russian(page: Page, code: str, letter: str) -> None:
    """A physical key pressed in the Russian layout."""
    cdp = page.context.new_cdp_session(page)
    for kind in ("keyDown", "keyUp"):
        cdp.send("Input.dispatchKeyEvent", {"type": kind, "code": code, "key": letter, "text": letter})


def heard(page: Page) -> str:
    """What the live region of the state says."""
    return page.inner_text("#say-state")


def lesson(site: str, lang: Lang = "en") -> str:
    """The address of an exercise."""
    return urljoin(site, step_path(HEAD, EXERCISE, lang))


def test_letters_of_the_sandbox(page: Page, site: str) -> None:
    """The letter d throws, and says why not twice; m lists the legal turns, u takes back, e ends, w tells why."""
    opened(page, site + LONG)
    page.focus(STOP)
    after(page, lambda: page.keyboard.press("d"))
    dice = page.url.partition("dice=")[2][:2]
    assert dice
    after(page, lambda: page.keyboard.press("d"))
    assert "The dice have been thrown" in heard(page)
    after(page, lambda: page.keyboard.press("m"))
    assert page.locator("#study .turns button").count()
    after(page, lambda: page.keyboard.press("w"))
    assert heard(page).startswith("Nothing has been refused in this turn.")
    after(page, lambda: page.keyboard.press("m"))
    after(page, lambda: page.keyboard.press("e"))
    assert ["turn.play-all"] == broken(page)
    after(page, lambda: page.keyboard.press("w"))
    assert page.locator("#study .why td").count()
    assert "24" == focus(page)
    after(page, lambda: page.keyboard.press("u"))
    assert "dice=" not in page.url
    after(page, lambda: page.keyboard.press("h"))
    assert "Roll the dice first" in heard(page)


def test_letters_of_a_lesson(page: Page, site: str) -> None:
    """The letter d says the dice, h hints; w and m tell of the last refusal, or that there is none; r starts again."""
    opened(page, lesson(site))
    page.focus(STOP)
    after(page, lambda: page.keyboard.press("d"))
    assert "dice: 6, 2" == heard(page)
    after(page, lambda: page.keyboard.press("h"))
    assert 1 == page.locator(".hints li").count()
    after(page, lambda: page.keyboard.press("w"))
    assert "Nothing has been refused in this turn." == heard(page)
    after(page, lambda: page.keyboard.press("m"))
    assert "once a move has been refused" in heard(page)
    assert "24" == focus(page)
    after(page, lambda: page.keyboard.press("e"))
    assert "turn.play-all" in page.inner_text("#answer")
    page.keyboard.press("m")
    assert page.locator("#answer .legal[open] b").is_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    assert "answer" == page.evaluate("document.activeElement.id")
    page.keyboard.press("Escape")
    after(page, lambda: page.keyboard.press("s"))
    after(page, lambda: page.keyboard.press("r"))
    assert "24" == focus(page)
    assert 0 == page.locator("#answer [data-rule]").count()


def test_letters_work_on_what_the_referee_says(page: Page, site: str) -> None:
    """Where w has led there is a ring to be seen; there m reads what is legal, u takes back, Escape leads back."""
    opened(page, lesson(site))
    page.focus(STOP)
    after(page, lambda: page.keyboard.press("e"))
    page.keyboard.press("w")
    assert "answer" == page.evaluate("document.activeElement.id")
    assert "solid" == page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    page.keyboard.press("m")
    until(page, lambda: heard(page).startswith("A whole legal turn: 24/"))
    after(page, lambda: page.keyboard.press("u"))
    assert 0 == page.locator("#answer [data-rule]").count()
    page.focus("#answer")
    page.keyboard.press("Escape")
    assert "24" == focus(page)


def test_on_to_the_next_step_by_keys(page: Page, site: str) -> None:
    """A typed solution, Escape to the board, n to the next step: there Tab finds the head; the step left is done."""
    opened(page, lesson(site))
    page.focus(STOP)
    press(page, "BracketRight", 20)
    mark = page.locator(f'.steps a[data-step="{HEAD.steps[EXERCISE].id}"]')
    name = str(mark.get_attribute("aria-label"))
    page.fill("#typed", "24/18 18/16")
    after(page, lambda: page.keyboard.press("Enter"))
    assert page.locator("#answer.done").count()
    assert f"{name}, done" == mark.get_attribute("aria-label")
    page.keyboard.press("Escape")
    assert "20" == focus(page)
    page.keyboard.press("n")
    until(page, lambda: page.url == urljoin(site, step_path(HEAD, EXERCISE + 1, "en")))
    until(page, lambda: page.locator(STOP).get_attribute("data-slot") == "24")
    assert f"{name}, done" == mark.get_attribute("aria-label")


def test_keys_are_physical(page: Page, site: str) -> None:
    """In the Russian layout the same keys lead along the way, throw the dice and open the list."""
    opened(page, site.rstrip("/") + "/" + LONG.replace("en/", "ru/"))
    page.focus(STOP)
    after(page, lambda: russian(page, "KeyD", "в"))
    assert "dice=" in page.url
    russian(page, "BracketRight", "ъ")
    assert "23" == focus(page)
    russian(page, "BracketLeft", "х")
    assert "24" == focus(page)
    russian(page, "Digit7", "?")
    assert page.locator(".keys[open] ul").is_visible()


def test_letters_belong_to_the_board_alone(page: Page, site: str) -> None:
    """In a field, on a button and nowhere, letters do nothing to the game; with Ctrl they are the browser's.

    Only "?" opens the list of keys from anywhere but a field, and Escape leads back.
    """
    opened(page, site + LONG + "&dice=62")
    seen = read(page)
    for selector in ("#typed", '[data-action="undo"]', ".keys summary"):
        page.focus(selector)
        page.keyboard.type("dmwue[]?" if selector == "#typed" else "dmwue[]")
    assert "dmwue[]?" == page.input_value("#typed")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("dmwue")
    page.focus(STOP)
    page.keyboard.press("Control+u")
    page.keyboard.press("Alt+m")
    assert seen == read(page)
    assert not page.locator(".keys[open]").count()
    page.focus('[data-action="undo"]')
    page.keyboard.press("?")
    assert page.evaluate("document.activeElement.matches('.keys[open] summary')")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('[data-action=undo]')")


def test_escape_puts_the_piece_back(page: Page, site: str) -> None:
    """A piece in hand is in hand no more, and the focus stays."""
    opened(page, site + LONG + "&dice=62")
    page.focus(STOP)
    after(page, lambda: page.keyboard.press("Enter"))
    assert page.locator("#board .mark-source").count()
    press(page, "ArrowLeft", 20)
    after(page, lambda: page.keyboard.press("Escape"))
    assert 0 == page.locator("#board .mark-source").count()
    assert "20" == focus(page)


@pytest.mark.parametrize("where", ["sandbox", "lesson"])
def test_escape_clears_the_board_after_a_refusal(page: Page, site: str, where: str) -> None:
    """No ring stays on the piece that sprang back, and the focus stays on the board."""
    opened(page, site + LONG + "&dice=62" if where == "sandbox" else lesson(site))
    tap(page, 24, 12)
    shown = page.locator("#board [data-mark], :is(#answer, #reasons) [data-rule]")
    assert 2 <= shown.count()
    after(page, lambda: page.keyboard.press("Escape"))
    assert 0 == shown.count()
    assert "12" == focus(page)


def test_arrows_go_by_geometry(page: Page, site: str) -> None:
    """Along a row and over the bar, across the board, and into a tray from the points beside it alone."""
    opened(page, site + LONG)
    page.focus(STOP)
    way = [
        ("Up", 24), ("Down", 1), ("Down", 0), ("Up", 4), ("Left", 5), ("Left", 6), ("Left", 25), ("Left", 7),
        ("Up", 18), ("Up", 0), ("Down", 16), ("Right", 17), ("Right", 18), ("Right", 25), ("Right", 19),
    ]  # fmt: skip
    for key, slot in way:
        page.keyboard.press(f"Arrow{key}")
        assert (key, str(slot)) == (key, focus(page))
    for key, slot in (("Home", 13), ("Home", 13), ("End", 24)):
        page.keyboard.press(key)
        assert (key, str(slot)) == (key, focus(page))
    assert 0 == page.evaluate("scrollY")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("live", [False, True], ids=["without scripts", "with keys"])
def test_the_list_of_keys(browser: Browser, site: str, lang: Lang, live: bool) -> None:
    """It opens with "?" on the board, and by hand without any script; Escape leads back to the board."""
    page = browser.new_context(java_script_enabled=live).new_page()
    page.goto(f"{site}{lang}/sandbox/index.html")
    if live:
        until(page, lambda: page.locator(STOP).count() == 1)
        page.focus(STOP)
        page.keyboard.press("?")
        assert page.evaluate("document.activeElement.matches('.keys summary')")
        page.keyboard.press("Escape")
        assert "24" == focus(page)
    else:
        page.click(".keys summary")
    told = page.inner_text(".keys ul")
    assert all(does.say(lang) in told for does in board_tools.SANDBOX.values())
    page.context.close()


def letters_of(page: Page) -> set[str]:
    """The keys that the controls of the page have."""
    return {code for keys in page.eval_on_selector_all("[data-key]", _KEYS) for code in keys.split()}


@pytest.mark.parametrize("where", ["sandbox", "lesson", "match"])
def test_every_letter_of_the_list_has_its_control(page: Page, site: str, where: str) -> None:
    """What the list promises can be found on the page, and no control has a letter that the list keeps silent on."""
    pages = {
        "sandbox": (board_tools.SANDBOX, site + LONG + "&dice=62"),
        "lesson": (board_tools.LESSON, lesson(site)),
        "match": (board_tools.MATCH, f"{site}en/match.html"),
    }
    letters, address = pages[where]
    opened(page, address)
    seen = letters_of(page)
    while where == "match" and not page.locator('[data-action="end"]').count():  # equal dice are thrown again
        after(page, lambda: page.click('[data-action="roll"]'))
    tap(page, 24)
    codes = seen | letters_of(page)
    assert {"Slash" if letter == "?" else f"Key{letter.upper()}" for letter in letters} == codes


_KEYS = "all => all.map((control) => control.dataset.key)"
