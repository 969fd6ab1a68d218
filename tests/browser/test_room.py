"""The board has the room of the screen, and nothing that is said beside it moves it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from nardy.text import LANGS
from nardy.variants import VARIANTS
from tests.browser.pages import after, opened, tap

MIN_TABLET = 480
SCREENS = (
    ("en", 1280, 800),
    ("ru", 1280, 800),
    ("en", 1024, 768),
    ("en", 360, 740),
    ("en", 320, 640),
    ("ru", 320, 640),
)
STEADY = ("#board", "#status", "#controls")
_PLACES = """
(names) => {
  scrollTo(0, 0);
  return names.map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round);
  });
}
"""
_SIDEWAYS = "document.documentElement.scrollWidth"


def places(page: Page) -> Any:
    """Where the board and what is pressed stand on the page."""
    return page.evaluate(_PLACES, list(STEADY))


@pytest.mark.parametrize(("lang", "width", "height"), SCREENS)
def test_nothing_jumps(browser: Browser, site: str, lang: str, width: int, height: int) -> None:
    """Rolled, in hand, refused, hinted, end refused, undone: board and buttons stay where they are."""
    page = browser.new_page(viewport={"width": width, "height": height})
    opened(page, f"{site}{lang}/sandbox/index.html?variant=long&dice=62")
    before = places(page)
    for slots in ((24,), (18,), (24,), (21,)):
        tap(page, *slots)
        assert before == places(page)
    for action in ("end", "hint", "hint", "undo", "undo"):
        after(page, lambda action=action: page.click(f"#controls [data-action={action}]"))  # type: ignore[misc]
        assert before == places(page)
    assert page.evaluate(_SIDEWAYS) <= width
    page.close()


@pytest.mark.parametrize(("screen", "least"), [((1280, 800), 620), ((1920, 1080), 720), ((1024, 768), 480)])
def test_a_wide_screen_shows_the_whole_board_large(
    browser: Browser, site: str, screen: tuple[int, int], least: int
) -> None:
    """The board is as large as the window allows and not cut off; the buttons stand beside it, in sight."""
    width, height = screen
    page = browser.new_page(viewport={"width": width, "height": height})
    opened(page, f"{site}ru/sandbox/index.html?variant=dragon-turtle&dice=62")
    board, _, buttons = places(page)
    assert board[2] >= least
    assert board[1] + board[3] <= height
    assert buttons[0] >= board[0] + board[2]
    assert buttons[1] + buttons[3] <= height
    page.close()


def test_an_upright_tablet_shows_board_and_buttons(page: Page, site: str) -> None:
    """All of the board and the buttons below it are in sight, and the ways through the site stand in one line."""
    page.set_viewport_size({"width": 768, "height": 1024})
    opened(page, f"{site}ru/sandbox/index.html?variant=dragon-turtle&dice=62")
    board, _, buttons = places(page)
    assert board[2] >= MIN_TABLET
    assert buttons[1] + buttons[3] <= page.evaluate("innerHeight")
    tops = page.eval_on_selector_all("header nav a", "(all) => all.map((a) => a.getBoundingClientRect().top)")
    assert 1 == len(set(tops))


def test_a_narrow_screen_gives_its_whole_width(browser: Browser, site: str) -> None:
    """At 320 px the points are 24 px wide."""
    page = browser.new_page(viewport={"width": 320, "height": 640})
    opened(page, f"{site}ru/sandbox/index.html?variant=long&dice=62&mirrored=1")
    assert [0, 320] == [places(page)[0][0], places(page)[0][2]]
    page.close()


def test_the_mirrored_board_exchanges_left_and_right(page: Page, site: str) -> None:
    """The list does it at once, the address says it, and Back takes it back."""
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, f"{site}en/sandbox/index.html?variant=long")
    head = page.locator("#board .place[data-slot='24']").bounding_box()
    after(page, lambda: page.select_option("#set-mirrored", "1"))
    assert "mirrored=1" in page.url
    turned = page.locator("#board .place[data-slot='24']").bounding_box()
    board = page.locator("#board").bounding_box()
    assert head
    assert turned
    assert board
    assert abs(turned["x"] + head["x"] + head["width"] - 2 * board["x"] - board["width"]) < 1
    after(page, page.go_back)
    assert head == page.locator("#board .place[data-slot='24']").bounding_box()


@pytest.mark.parametrize("path", ["sandbox/index.html", "games/kaftar.html", "lessons/long/head/first-turn.html"])
@pytest.mark.parametrize("lang", LANGS)
def test_the_marks_are_explained_beside_the_board(browser: Browser, site: str, lang: str, path: str) -> None:
    """One click opens the legend; at 320 px it is not cut off."""
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.goto(f"{site}{lang}/{path}")
    assert page.locator(".legend").is_hidden()
    page.click(".key summary")
    assert 11 == page.locator(".legend li:visible").count()
    assert page.evaluate(_SIDEWAYS) <= 320
    page.close()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [variant.id for variant in VARIANTS])
def test_a_set_up_fits_a_sheet_of_paper(page: Page, site: str, tmp_path: Path, lang: str, name: str) -> None:
    """One sheet of A4, whatever paper the printer usually has; the board fills its width, in lines on white."""
    page.goto(f"{site}{lang}/games/{name}.html")
    page.click("a[href*='/print/']")
    page.wait_for_url(f"**/print/{name}.html")
    page.pdf(path=tmp_path / "sheet.pdf", prefer_css_page_size=True)
    written = (tmp_path / "sheet.pdf").read_bytes()
    assert 1 == written.count(b"/Type /Page\n")
    assert re.search(rb"/MediaBox \[0 0 59[0-9.]+ 84[0-9.]+\]", written)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 703, "height": 1032})  # A4 without its margins, in CSS pixels
    assert page.evaluate("document.querySelector('#board').getBoundingClientRect().width") >= 680
    assert page.locator("header").is_hidden()


_COVERED = """
(selector) => [...document.querySelectorAll(selector)].filter((control) => {
  control.focus();
  control.scrollIntoView({ block: "center" });
  const { x, y, width, height } = control.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  return !control.contains(above) && !control.closest("label")?.contains(above);
}).map((control) => control.outerHTML.slice(0, 80))
"""


@pytest.mark.parametrize(
    ("path", "controls", "least"),
    [
        ("sandbox/index.html?variant=long", ":is(#settings, #copy) :is(select, button)", 15),
        ("match.html", "#start :is(select, input, button)", 11),
    ],
)
def test_the_board_covers_no_setting(page: Page, site: str, path: str, controls: str, least: int) -> None:
    """A setting that has the focus is seen, wherever on the screen it stands: the board slides away before it."""
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, f"{site}ru/{path}")
    assert page.locator(controls).count() >= least
    assert [] == page.evaluate(_COVERED, controls)


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_of_first_turns_fits_its_sheet(page: Page, site: str, tmp_path: Path, lang: str) -> None:
    """All columns stand on one sheet of A4, whichever way it lies, and the type can be read."""
    page.goto(f"{site}{lang}/first-turns/index.html")
    page.pdf(path=tmp_path / "table.pdf", prefer_css_page_size=True)
    written = (tmp_path / "table.pdf").read_bytes()
    assert 1 == written.count(b"/Type /Page\n")
    assert re.search(rb"/MediaBox \[0 0 84[0-9.]+ 59[0-9.]+\]", written)
    page.emulate_media(media="print")
    for width, height in ((703, 1032), (1047, 718)):  # A4 without its margins, in CSS pixels
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.querySelector('.first-turns').getBoundingClientRect().right") <= width
        assert page.evaluate("parseFloat(getComputedStyle(document.querySelector('.first-turns')).fontSize)") >= 8


PRINTED = (
    *("match.html", "editor/index.html", "lessons/index.html", "dice/index.html", "rules/long/index.html"),
    "sandbox/index.html",
)
_LIVE_TOOLS = ".board-tools, button, .button, select, input, textarea"


@pytest.mark.parametrize("path", PRINTED)
def test_paper_has_nothing_to_press(page: Page, site: str, path: str) -> None:
    """What only a hand on the screen needs is not printed."""
    page.goto(f"{site}ru/{path}")
    page.emulate_media(media="print")
    shown = page.locator(_LIVE_TOOLS).locator("visible=true")
    assert [] == [each.get_attribute("class") or each.inner_text() for each in shown.all()]
