"""The referee who only watches, in a real browser: whatever a hand does stands, and the log tells what was wrong."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import after, axe, broken, opened, place, read, settled, tap, until
from tests.browser.test_access import AXE, SMALL
from tests.browser.test_sandbox import sandbox
from tests.pages.test_watch import GAME

WATCH = "?variant=long&referee=watch"


def played(page: Page) -> Page:
    """The game with six illegal moves, played into the page by hand: single steps are tapped."""
    for dice, moves, _ in GAME:
        page.select_option("#set-a", dice[0])
        page.select_option("#set-b", dice[1])
        after(page, lambda: page.click("#dice button"))
        for move in moves.split():
            tap(page, *map(int, move.split("/")))
        after(page, lambda: page.click('[data-action="end"]'))
    return page


def noted(page: Page) -> list[str]:
    """The log from the oldest entry on, as in `GAME`, with the number of the turn in front."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll("li[data-entry]")].reverse().map((li) =>
      [li.dataset.entry.replace(".", " "), ...[...li.querySelectorAll("[data-broken]")].map((r) => r.dataset.broken)
        .sort()].join(" "))""")
    return found


EXPECTED = [f"{number} {wrong}" for number, (_, _, wrong) in enumerate(GAME, 1) if wrong]


def test_twenty_moves_with_six_illegal_ones(page: Page, site: str) -> None:
    """With all help off every move stands, no target is shown, and the log holds exactly the six illegal ones."""
    opened(page, sandbox(site, "en", f"{WATCH}&legal=0"))
    played(page)
    assert EXPECTED == noted(page)
    tap(page, 24)
    assert 0 == page.locator('#board [data-mark="target"]').count()
    assert 6 == len(EXPECTED)
    page.reload()
    settled(page)
    assert EXPECTED == noted(page)


def test_an_illegal_move_in_watch_mode(page: Page, site: str) -> None:
    """It stands on the board with its marks, its reasons beside it, and is announced."""
    opened(page, sandbox(site, "ru", f"{WATCH}&dice=62"))
    tap(page, 24, 18, 24, 22)
    assert "1" in str(place(page, 22).get_attribute("aria-label"))
    assert "moves=24/18+24/22" in page.url
    assert ["head.first-turn"] == broken(page)
    assert "Голова в первый ход" in page.inner_text("#say-violation")
    assert "Сыграно не по правилам: 24/22" in page.inner_text("#reasons")


def test_an_entry_is_shown_and_the_game_goes_on(page: Page, site: str) -> None:
    """Show puts the old position on the board; the next tap is about the game again."""
    opened(page, sandbox(site, "en", WATCH))
    played(page)
    now = place(page, 24).get_attribute("aria-label")
    after(page, lambda: page.locator('[data-entry="3.2"] [data-action="look"]').click())
    assert ["head.one"] == broken(page)
    assert "Turn 3 · White 6-2 · 24/22" in page.inner_text("#status")
    after(page, lambda: page.locator('[data-entry="3.2"] [data-action="look"]').click())
    assert now == place(page, 24).get_attribute("aria-label")
    assert "Black to roll" in page.inner_text("#status")


def test_going_back_is_undone(page: Page, site: str) -> None:
    """The game returns to just before the step, the browser's Back and Undo both return to the whole game."""
    opened(page, sandbox(site, "en", WATCH))
    played(page)
    after(page, lambda: page.locator('[data-entry="4.2"] [data-action="roll-back"]').click())
    assert EXPECTED[:1] == noted(page)
    assert "Black plays 3-1. Still unused: 1." in page.inner_text("#status")
    after(page, lambda: page.click('[data-action="undo"]'))
    assert EXPECTED == noted(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_log_is_saved_as_a_table(lan: Page, lang: str) -> None:
    """Over plain http, without any help of the engine; every broken rule is a row."""
    root = lan.url.rpartition("/")[0] + "/"
    opened(lan, sandbox(root, lang, f"{WATCH}&dice=62&moves=24/18"))
    tap(lan, 24, 22)
    with lan.expect_download() as started:
        lan.click('a[download$=".csv"]')
    saved = Path(started.value.path()).read_text(encoding="utf-8-sig")
    head, *rows = csv.reader(io.StringIO(saved))
    assert 8 == len(head)
    assert [["1", {"en": "White", "ru": "Белые"}[lang], "6-2", "2", "24/22", "head.first-turn"]] == [
        r[:6] for r in rows
    ]
    assert ("ready", 3) == read(lan)


def test_a_shared_point_has_a_link(browser: Browser, page: Page, site: str) -> None:
    """Board and log come back to somebody who was sent the link, by Back and Forward, on reload, and as a record."""
    opened(page, sandbox(site, "en", f"{WATCH}&dice=66&moves=24/18"))
    tap(page, 18, 12)
    after(page, lambda: page.click('[data-action="end"]'))
    laid, log = names(page), noted(page)
    assert ["1 2 move.landing"] == log
    fresh = browser.new_page()
    assert (laid, log) == (names(opened(fresh, page.url)), noted(fresh))
    fresh.close()
    page.go_back()
    until(page, lambda: names(page) != laid)
    page.go_forward()
    until(page, lambda: (laid, log) == (names(page), noted(page)))
    page.reload()
    settled(page)
    assert (laid, log) == (names(page), noted(page))
    after(page, lambda: page.click('[data-action="record"]'))
    page.click("a[href*='record.html?record=']")
    until(page, lambda: page.locator('[data-action="go"]').count() > 0)
    after(page, page.locator('[data-action="go"]').first.click)
    assert log[0].split()[2:] == sorted(broken(page))
    assert "White · 348 pips" in str(page.locator("#board").text_content())


def names(page: Page) -> list[str]:
    """What every place of the board is called."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('#board .place')].map((p) => p.getAttribute('aria-label'))"
    )
    return found


def test_the_mode_is_chosen_beside_the_board(page: Page, site: str) -> None:
    """Two lists above the reasons; both are in the link."""
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    after(page, lambda: page.select_option("#set-referee", "watch"))
    after(page, lambda: page.select_option("#set-legal", "ask"))
    assert "referee=watch&legal=ask" in page.url
    tap(page, 24)
    assert 0 == page.locator('#board [data-mark="target"]').count()
    after(page, lambda: page.click('[data-action="targets"]'))
    assert 3 == page.locator('#board [data-mark="target"]').count()


def test_hints_one_by_one(page: Page, site: str) -> None:
    """Four presses of H on the board: rule, number, piece, move."""
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    place(page, 24).focus()
    for shown in (1, 2, 3, 4, 0):
        after(page, lambda: page.keyboard.press("KeyH"))
        until(page, lambda shown=shown: shown == page.locator(".hints li").count())  # type: ignore[misc]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_log_fits_and_can_be_used_by_everybody(browser: Browser, site: str, lang: str) -> None:
    """Nothing wider than a screen of 320 px, nothing that axe objects to."""
    page = browser.new_page(viewport={"width": SMALL, "height": 640})
    opened(page, sandbox(site, lang, WATCH))
    played(page)
    assert SMALL == page.evaluate("document.documentElement.scrollWidth")
    opened(page, sandbox(site, lang, f"{WATCH}&dice=62&moves=24/18"))
    tap(page, 24, 22)
    assert 1 == len(noted(page))
    assert [] == axe(page, AXE)
    page.close()


def test_the_panel_stays_beside_the_board(page: Page, site: str) -> None:
    """However long the log, it never lies over the settings."""
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, sandbox(site, "en", WATCH))
    played(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    panel, settings = (page.locator(f"#{name}").bounding_box() for name in ("reasons", "settings"))
    assert panel
    assert settings
    assert panel["y"] + panel["height"] <= settings["y"]
