"""The lists beside the sandbox's board, in a real browser: opened by key, chosen by hand, seen on the board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.pages import after, axe, broken, opened, place, read, tap

HELD = "?variant=long&white=24:11,18:1,13:2,8:1&black=24:12,8:2,4:1&dice=64"
BLOCK = "?variant=long&white=24:2,23:1,22:1,20:1,19:1,18:1,17:8&black=24:15&dice=31"
PHONE = {"width": 360, "height": 740}
AXE = Path("node_modules/axe-core/axe.min.js")


def sandbox(site: str, query: str, lang: str = "en") -> str:
    """The address of the sandbox."""
    return f"{site}{lang}/sandbox/index.html{query}"


def press_on_board(page: Page, key: str) -> None:
    """A letter while the board has focus."""
    page.locator('#board .place[tabindex="0"]').focus()
    after(page, lambda: page.keyboard.press(key))


def arrows(page: Page) -> list[list[str]]:
    """The arrows on the board, from and to."""
    found: list[list[str]] = page.evaluate(
        "[...document.querySelectorAll('#board .arrow')].map(({ dataset }) => [dataset.from, dataset.to])"
    )
    return found


def test_w_asks_why_and_a_cell_is_shown_on_the_board(page: Page, site: str) -> None:
    """The table opens by its key; the chosen cell draws its step and lists the rule; Back closes the table."""
    opened(page, sandbox(site, HELD))
    press_on_board(page, "KeyW")
    after(page, lambda: page.click("text=24/20"))
    assert [["24", "20"]] == arrows(page)
    assert ["move.landing"] == broken(page)
    assert "in the way" in str(place(page, 20).get_attribute("aria-label"))
    after(page, page.go_back)
    assert 0 == page.locator("#study").count()


def test_m_lists_turns_and_a_turn_is_drawn(page: Page, site: str) -> None:
    """The list opens by its key, in place of the other; a row draws its arrows, a second click puts them away."""
    opened(page, sandbox(site, "?variant=short&dice=31&show=why"))
    press_on_board(page, "KeyM")
    assert 0 == page.locator("table.why").count()
    after(page, lambda: page.click("text=8/5 6/5"))
    assert [["8", "5"], ["6", "5"]] == arrows(page)
    after(page, lambda: page.click("text=8/5 6/5"))
    assert [] == arrows(page)
    shown = page.locator(".turns li").count()
    after(page, lambda: page.click("text=Show all 16"))
    assert (12, 16) == (shown, page.locator(".turns li").count())


def test_the_focus_stays_on_the_chosen_row(page: Page, site: str) -> None:
    """Whoever goes through the list by keyboard stays where they are."""
    opened(page, sandbox(site, HELD + "&show=why"))
    page.focus('[data-row="18/12@6"]')
    after(page, lambda: page.keyboard.press("Enter"))
    assert "18/12@6" == page.evaluate("document.activeElement.dataset.row")


def test_a_rule_is_switched(page: Page, site: str) -> None:
    """Another value shows what it changes; agreed on, it is the rule of the game."""
    opened(page, sandbox(site, "?variant=long&dice=66"))
    after(page, lambda: page.click("text=Other rules"))
    after(page, lambda: page.click("text=Second from the head on the first turn: never"))
    assert "Legal only there: 1" in page.inner_text("#study")
    after(page, lambda: page.click("text=− 24/18(2)"))
    assert [["24", "18"], ["24", "18"]] == arrows(page)
    after(page, lambda: page.click("text=Play by this rule"))
    assert "never" == page.input_value("#set-head_first_turn")


def test_a_refusal_is_agreed_on(page: Page, site: str) -> None:
    """The refused step says under which rule it is legal; that link sets the rule and plays the step."""
    opened(page, sandbox(site, BLOCK))
    tap(page, 24, 21)
    assert ["block.six"] == broken(page)
    after(page, lambda: page.click("text=Block of six: allowed (no source forbids it)"))
    assert [] == broken(page)
    assert "off" == page.input_value("#set-six_block")
    assert "moves=24/21" in page.url


def test_on_a_phone_the_board_stays_in_sight(page: Page, site: str) -> None:
    """With the last row of the table at the lower edge, the whole board is still on the screen; nothing sticks out."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    opened(page, sandbox(site, HELD + "&show=why", "ru"))
    last = page.locator(".why tr").last
    last.evaluate("(row) => row.scrollIntoView({ block: 'end' })")
    board = page.locator("#board").bounding_box()
    row = last.bounding_box()
    assert board is not None
    assert row is not None
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= row["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_every_row_can_be_touched(page: Page, site: str) -> None:
    """The turns of another rule lie over nothing and under nothing."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    opened(page, sandbox(site, "?variant=long&dice=66&show=rules&compare=head_first_turn:never", "ru"))
    after(page, page.locator(".turns button").last.click)
    assert [["24", "18"], ["24", "18"]] == arrows(page)


def test_lists_are_accessible(page: Page, site: str) -> None:
    """Axe finds nothing in any of the three lists, with a row chosen."""
    source = AXE.read_text(encoding="utf-8")
    for query in (HELD + "&show=why", "?variant=short&dice=31&show=turns", "?variant=long&dice=66&show=rules"):
        opened(page, sandbox(site, query))
        row = page.locator("[data-row]")
        if row.count():
            after(page, lambda row=row: row.first.click())  # type: ignore[misc]
        assert [] == axe(page, source)
        assert "ready" == read(page)[0]
