"""A board takes nothing from the page around it, and the page changes nothing about the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from lessons import LESSONS
from nardy.pages.lesson.paths import step_path
from nardy.teach import Exercise
from tests.browser.hands import FRAME, held, middle, top, touch
from tests.browser.pages import after, broken, opened, place, read, tap, until
from tests.browser.sites import served

LONG = "en/sandbox/index.html?variant=long&dice=62"
HEAD = LESSONS[0]
NEAR = 2.0
SCALED = ("", "transform: scale(0.8); transform-origin: 0 0", "zoom: 1.2", "direction: rtl; zoom: 0.9")
_LAID_OUT = """
() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  return [...document.querySelectorAll("#board :is(.piece, .hit, .die, text, .over path)")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x - board.x, y - board.y, width, height].map(Math.round).join();
  });
}
"""
HOST = """<!doctype html><meta charset=utf-8><title>host</title><body dir=rtl style="{style}">
<script src="{site}embed.js"></script><nardy-board variant="long" dice="62" id="one"></nardy-board>"""
_IN_HOST = """
(selector) => {
  const all = document.querySelector("#one").shadowRoot.querySelectorAll(selector);
  const { x, y, width, height } = all[all.length - 1].getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""


@pytest.fixture
def finger(browser: Browser) -> Iterator[Page]:
    """A page of a small touch screen."""
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640})
    yield context.new_page()
    context.close()


def test_right_to_left_changes_no_place(page: Page, site: str) -> None:
    """On a page that is read from the right every piece, number, name, die and arrow is where it was."""
    opened(page, site + LONG)
    after(page, lambda: page.click('[data-action="hint"]'))
    before = page.evaluate(_LAID_OUT)
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert before == page.evaluate(_LAID_OUT)


@pytest.mark.parametrize("style", SCALED)
def test_the_piece_is_under_the_finger(finger: Page, site: str, style: str) -> None:
    """Within two pixels all the way, and where it is let go it is played."""
    opened(finger, site + LONG)
    finger.evaluate("(style) => { document.querySelector('.board-frame').style.cssText = style; }", style)
    place(finger, 24).scroll_into_view_if_needed()
    (x1, y1), (x2, y2) = top(finger, 24), middle(finger, 18)
    cdp = finger.context.new_cdp_session(finger)
    touch(cdp, "touchStart", (x1, y1))
    for part in (0.2, 0.4, 0.6, 0.8, 1):
        x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
        touch(cdp, "touchMove", (x, y))
        hx, hy = held(finger)
        assert NEAR >= max(abs(hx - x), abs(hy - y))
    after(finger, lambda: touch(cdp, "touchEnd"))
    assert "moves=24/18" in finger.url


@pytest.mark.parametrize("carrying", [False, True], ids=["at once", "with a piece under the first"])
def test_two_fingers_zoom_the_page(finger: Page, site: str, carrying: bool) -> None:
    """Also when one of them is on an own piece, and even when it carries it already; nothing is played."""
    opened(finger, site + LONG)
    seen = read(finger)
    cdp = finger.context.new_cdp_session(finger)
    first, (x, y) = top(finger, 24), middle(finger, 8)
    touch(cdp, "touchStart", first)
    if carrying:
        touch(cdp, "touchMove", (first[0], first[1] + 20))
        assert 1 == finger.locator(".hand").count()
    touch(cdp, "touchStart", first, (x, y))
    for i in range(1, 16):
        touch(cdp, "touchMove", first, (x - 4 * i, y + 3 * i))
        finger.wait_for_timeout(FRAME)
    touch(cdp, "touchEnd")
    until(finger, lambda: finger.evaluate("visualViewport.scale") > 1.2)
    assert seen == read(finger)
    assert 0 == finger.locator(".hand").count()


def test_a_question_gives_nothing_away(page: Page, site: str) -> None:
    """In an exercise neither a piece in hand nor one that is carried over its target shows where it may go."""
    at = next(place for place, step in enumerate(HEAD.steps) if isinstance(step, Exercise))
    opened(page, urljoin(site, step_path(HEAD, at, "en")))
    names = "all => all.map((place) => place.getAttribute('aria-label'))"
    before = page.locator("#board .place").evaluate_all(names)
    page.mouse.move(*top(page, 24))
    page.mouse.down()
    for slot in (22, 20, 18):
        page.mouse.move(*middle(page, slot))
        assert 1 == page.locator(".hand").count()
        assert 0 == page.locator("#board .mark").count()
        assert before == page.locator("#board .place").evaluate_all(names)
    page.mouse.move(2, 2)
    page.mouse.up()
    tap(page, 24)
    assert ["source"] == page.eval_on_selector_all("#board .mark", "all => all.map((mark) => mark.dataset.mark)")


def test_a_carried_piece_of_the_other_side_is_told_why(page: Page, site: str) -> None:
    """A mouse may take it; it springs back with the rule."""
    opened(page, site + LONG)
    page.mouse.move(*top(page, 12))
    page.mouse.down()
    page.mouse.move(*middle(page, 9), steps=4)
    after(page, page.mouse.up)
    assert "move.own-piece" in broken(page)
    assert "moves=" not in page.url


def test_a_button_let_go_elsewhere_drops_the_piece(page: Page, site: str) -> None:
    """When the page has not seen the button go up, the next move of the mouse carries nothing."""
    opened(page, site + LONG)
    x, y = top(page, 24)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y + 40)
    assert 1 == page.locator(".hand").count()
    gone: dict[str, Any] = {"pointerId": 1, "pointerType": "mouse", "isPrimary": True, "buttons": 0, "bubbles": True}
    page.evaluate("(gone) => dispatchEvent(new PointerEvent('pointermove', gone))", gone)
    assert 0 == page.locator(".hand, [visibility=hidden]").count()
    page.mouse.up()


@pytest.mark.parametrize("style", ["", "zoom: 1.3", "transform: scale(0.6)"])
def test_on_a_foreign_page_read_from_the_right(page: Page, site: str, tmp_path: Path, style: str) -> None:
    """The board of an embed lies as always, its piece is under the pointer, and its text runs from the left."""
    (tmp_path / "index.html").write_text(HOST.format(site=site, style=style), encoding="utf-8")
    with served(tmp_path) as address:
        page.goto(f"{address}index.html")
        left, right = (page.evaluate(_IN_HOST, f'.place[data-slot="{slot}"]')[0] for slot in (13, 24))
        assert left < right
        x, y = page.evaluate(_IN_HOST, '.place[data-slot="24"] .piece')
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 50, y + 20)
        hx, hy = page.evaluate(_IN_HOST, ".hand .piece")
        assert NEAR >= max(abs(hx - x + 50), abs(hy - y - 20))
        page.mouse.up()
        direction = "getComputedStyle(document.querySelector('#one').shadowRoot.querySelector('#status')).direction"
        assert "ltr" == page.evaluate(direction)
