"""Whole turns without eyes or without a pointer: the end of a game by keys alone, and by names alone."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from nardy.board import BAR, OFF
from nardy.text import LANGS, Lang
from tests.browser.hands import focus, tab_to, walk
from tests.browser.pages import after, broken, opened, place

END = "sandbox/index.html?variant=short&white=bar:1,3:1&black=6:1,5:1&turn=white"
"""White enters, hits and comes home; Black enters; White bears both checkers off and has won."""
TURNS = (
    ("66", ((BAR, 19), (19, 13), (13, 7), (7, 1))),
    ("64", ((BAR, 21), (21, 15))),
    ("65", ((3, OFF), (1, OFF))),
)
STOP = '#board .place[tabindex="0"]'


def test_the_end_of_a_game_by_keys_alone(page: Page, site: str) -> None:
    """Dice, entering, hitting, bearing off, three turns: the focus is always where the piece went."""
    opened(page, f"{site}en/{END}")
    for dice, steps in TURNS:
        throw_by_keys(page, dice)
        for src, dst in steps:
            walk(page, src)
            after(page, lambda: page.keyboard.press("Enter"))
            walk(page, dst)
            after(page, lambda: page.keyboard.press("Space"))
            assert str(dst) == focus(page)
            assert [] == broken(page)
        if dice == "66":
            assert "Black's bar: 1 black checker" == place(page, BAR, "black").get_attribute("aria-label")
        if dice != "65":
            after(page, lambda: page.keyboard.press("KeyE"))
    assert "White has borne off everything and wins." in page.inner_text("#status")
    assert "White has borne off everything and wins." in page.inner_text("#say-state")
    page.focus('#controls [data-action="new"]')
    after(page, lambda: page.keyboard.press("Enter"))
    assert "controls" == page.evaluate("document.activeElement.id")  # the button is gone; Tab leads to the next


def throw_by_keys(page: Page, dice: str) -> None:
    """Choose two dice in their lists, and go back to the board."""
    for name, face in zip("ab", dice, strict=True):
        tab_to(page, f"#set-{name}")
        page.keyboard.type(face)
    page.keyboard.press("Tab")
    after(page, lambda: page.keyboard.press("Enter"))
    tab_to(page, STOP)


@dataclass(frozen=True)
class Words:
    """What things are called in one language."""

    point: str
    bar: str
    tray: str
    dice: tuple[str, str, str]
    end: str
    rule: str
    won: str
    sides: tuple[str, str]


WORDS: dict[Lang, Words] = {
    "en": Words(
        "point {}", "{}'s bar", "borne off by {}", ("First die", "Second die", "Use them"), "End turn",
        "Enter from the bar first", "White has borne off everything and wins.", ("White", "Black"),
    ),
    "ru": Words(
        "пункт {}", "бар {}", "снято у {}", ("Первый зар", "Второй зар", "Взять"), "Закончить ход",
        "Сначала зарядить", "Белые сняли все шашки и выиграли.", ("белых", "чёрных"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_of_a_game_by_names_alone(page: Page, site: str, lang: Lang) -> None:
    """Everything has a role and a name, and what is heard is enough: a refusal too, each time it happens."""
    opened(page, f"{site}{lang}/{END}")
    words = WORDS[lang]
    for number, (dice, steps) in enumerate(TURNS):
        throw_by_names(page, words, dice)
        if number == 0:
            for _ in range(2):
                step_by_names(page, words, 0, 3, 1)
                assert words.rule in page.get_by_role("alert").inner_text()
        for src, dst in steps:
            step_by_names(page, words, number % 2, src, dst)
            assert "" == page.get_by_role("alert").inner_text()
        if number < 2:
            after(page, lambda: page.get_by_role("button", name=words.end).click())
    assert words.won in page.locator("#say-state").inner_text()


def throw_by_names(page: Page, words: Words, dice: str) -> None:
    """Choose two dice in the lists that are called so."""
    *lists, use = words.dice
    for name, face in zip(lists, dice, strict=True):
        page.get_by_role("combobox", name=name).select_option(face)
    after(page, lambda: page.get_by_role("button", name=use, exact=True).click())


def step_by_names(page: Page, words: Words, mover: int, src: int, dst: int) -> None:
    """Press the place of a piece and the place it goes to, found by how their names begin."""
    for slot in (src, dst):
        pattern = {BAR: words.bar, OFF: words.tray}.get(slot, words.point)
        name = pattern.format(words.sides[mover] if slot in (BAR, OFF) else slot)
        found = page.get_by_role("button", name=re.compile(f"^{re.escape(name)}[:,]"))
        assert 1 == found.count(), name
        after(page, lambda found=found: found.press("Enter"))  # type: ignore[misc]
