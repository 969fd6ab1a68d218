"""Positions that other programs got wrong, each tried on the page: one engine, one link after the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import after, broken, opened, place, tap, until
from tests.reported import CASES, Case

_FOLLOW = """
(query) => {
  const link = document.createElement("a");
  link.href = `?${query}`;
  document.getElementById("main").append(link);
  link.click();
}
"""
MIRRORED = [case.mirrored() for case in CASES if case.id in {"A10", "A14", "C47b"}]
NOTATIONS = {"A7 A9 A37 D8", "A17"}
"""Where the same turn is written in several ways."""
WON = "has borne off everything and wins."
MOST_UNDONE = 4
"""So many single steps can be written as one."""


@pytest.fixture(scope="module")
def table(browser: Browser, site: str) -> Iterator[Page]:
    """The sandbox with its engine running, for all cases."""
    page = browser.new_page()
    yield opened(page, f"{site}en/sandbox/index.html?variant=dragon")
    page.close()


def shown(page: Page, query: str) -> None:
    """Follow a link to a position."""
    page.evaluate(_FOLLOW, query)
    until(page, lambda: page.url.endswith(query) and page.get_attribute("#page", "data-seq") == "1")


def turn_of(page: Page) -> object:
    """The turn as the page keeps it: the position, the dice and the steps played."""
    return page.evaluate("JSON.parse(document.getElementById('state').textContent).now")


def played(page: Page, moves: str) -> None:
    """Moves typed into their field."""
    page.fill("#typed", moves)
    after(page, lambda: page.press("#typed", "Enter"))


def press(page: Page, action: str) -> None:
    """A button pressed."""
    after(page, page.locator(f'[data-action="{action}"]').first.click)


@pytest.mark.parametrize("case", [case for case in (*CASES, *MIRRORED) if case.turns], ids=str)
def test_all_turns_are_listed(table: Page, case: Case) -> None:
    """The list of legal turns has just as many as there are results, whoever is to move."""
    shown(table, case.query(show="turns"))
    told = "The only legal turn is to pass." if not case.numbers and case.turns == 1 else f"turns: {case.turns}."
    assert told in table.inner_text("#study")


@pytest.mark.parametrize("case", [case for case in CASES if case.illegal], ids=str)
def test_each_broken_rule_is_named(table: Page, case: Case) -> None:
    """An illegal turn is refused, at once or at its end, with exactly its rules."""
    for moves, rules in case.illegal.items():
        shown(table, case.query())
        played(table, moves)
        if not broken(table):
            press(table, "end")
        assert sorted(rules) == sorted(set(broken(table))), moves


@pytest.mark.parametrize("case", [case for case in CASES if case.legal], ids=str)
def test_a_legal_turn_is_played_and_undone(table: Page, case: Case) -> None:
    """It is played without a word, and the other side is to roll or the game is won; undo goes back step by step."""
    for moves in case.legal if case.id in NOTATIONS else case.legal[:1]:
        shown(table, case.query())
        stood = [turn_of(table)]
        for step in moves.split():
            played(table, step)
            assert [] == broken(table), step
            stood.append(turn_of(table))
        if WON not in table.inner_text("#status"):
            press(table, "end")
            assert "Black to roll." in table.inner_text("#status"), moves
        for turn in reversed(stood):
            for _ in range(MOST_UNDONE):
                if turn_of(table) != turn:
                    press(table, "undo")
            assert turn == turn_of(table), moves


@pytest.mark.parametrize("case", [case for case in CASES if case.says or case.record], ids=str)
def test_what_is_said_and_recorded(table: Page, case: Case) -> None:
    """The page says what it should, and the record of the game tells the turn as it was."""
    for moves, said in case.says.items():
        shown(table, case.query())
        played(table, moves)
        assert said in table.inner_text(".beside")
    for moves, line in case.record.items():
        shown(table, case.query())
        played(table, moves)
        press(table, "record")
        assert line in table.input_value("#record-text")


def test_a_double_click_acts_once(table: Page) -> None:
    """On a point, on Play and on the end of the turn the second click of a pair plays nothing more.

    The page is at rest when all clicks are answered; a slow second one may find its button gone and is none.
    """
    shown(table, "variant=long&dice=62")
    tap(table, 24)
    after(table, place(table, 18).dblclick)
    assert "moves=24/18" in table.url.split("&")
    shown(table, "variant=long&dice=62")
    table.fill("#typed", "24/18")
    after(table, table.locator("#typed + button, form.typed button").first.dblclick)
    assert "moves=24/18" in table.url.split("&")
    shown(table, "variant=long&dice=62&moves=24/18+18/16")
    after(table, table.locator('[data-action="end"]').first.dblclick)
    assert "Black to roll." in table.inner_text("#status")
