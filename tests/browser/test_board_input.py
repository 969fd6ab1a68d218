"""Hands on the board: drags with mouse and finger, keys alone, and nothing taken from the page around it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hands import drag, held, middle, press, swipe, top, touch
from tests.browser.pages import after, broken, opened, place, read, until

LONG = "en/sandbox/index.html?variant=long&dice=62"
NEAR = 2.0
_MENU_PREVENTED = """
([x, y]) => {
  const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  return !document.elementFromPoint(x, y).dispatchEvent(menu);
}
"""
SURROUNDINGS = {
    "plain": "",
    "scaled": "transform: scale(0.7); transform-origin: 0 0",
    "zoomed": "zoom: 1.3",
    "turned": "transform: rotate(7deg)",
    "right to left": "direction: rtl",
    "both": "zoom: 0.8; transform: translateX(30px) scale(1.1)",
}


@pytest.fixture
def finger(browser: Browser) -> Iterator[Page]:
    """A page of a small touch screen."""
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640})
    yield context.new_page()
    context.close()


def test_a_drag_plays_a_step(page: Page, site: str) -> None:
    """Drop a piece where it may go: the step is played, and the focus is where the piece is."""
    opened(page, site + LONG)
    after(page, lambda: drag(page, 24, 18))
    assert "moves=24/18" in page.url
    assert "18" == page.evaluate("document.activeElement.dataset.slot")


def test_a_wrong_drag_springs_back_with_its_reasons(page: Page, site: str) -> None:
    """The piece is where it was, and every broken rule is named."""
    opened(page, site + LONG)
    after(page, lambda: drag(page, 24, 12))
    assert ["move.die", "move.landing"] == sorted({*broken(page)})
    assert "moves=" not in page.url
    assert 0 == page.locator(".hand").count()


def test_a_drop_outside_is_nothing(page: Page, site: str) -> None:
    """A piece let go beside the board goes home without a word."""
    opened(page, site + LONG)
    _, seq = read(page)
    page.mouse.move(*top(page, 24))
    page.mouse.down()
    page.mouse.move(2, 2, steps=4)
    page.mouse.up()
    assert 0 == page.locator(".hand, [visibility=hidden]").count()
    assert ("ready", seq) == read(page)


@pytest.mark.parametrize("style", SURROUNDINGS.values(), ids=SURROUNDINGS)
def test_the_piece_is_under_the_pointer(page: Page, site: str, style: str) -> None:
    """Within two pixels, however the page around the board is scaled, zoomed, turned or written."""
    opened(page, site + LONG)
    page.evaluate("(style) => { document.querySelector('.board-frame').style.cssText = style; }", style)
    place(page, 24).scroll_into_view_if_needed()
    x, y = top(page, 24)
    page.mouse.move(x, y)
    page.mouse.down()
    for dx, dy in ((-40, 30), (-90, 60), (-150, 20)):
        page.mouse.move(x + dx, y + dy)
        gx, gy = held(page)
        assert NEAR >= max(abs(gx - x - dx), abs(gy - y - dy))
    page.mouse.up()


def test_a_finger_drags_a_piece(finger: Page, site: str) -> None:
    """A finger on an own piece carries it, and the page stays where it is."""
    opened(finger, site + LONG)
    place(finger, 24).scroll_into_view_if_needed()
    before = finger.evaluate("scrollY")
    after(finger, lambda: swipe(finger, top(finger, 24), middle(finger, 18)))
    assert "moves=24/18" in finger.url
    assert before == finger.evaluate("scrollY")


def test_a_swipe_beside_the_pieces_scrolls(finger: Page, site: str) -> None:
    """A finger on an empty point scrolls the page, and nothing is played."""
    opened(finger, site + LONG)
    _, seq = read(finger)
    before = finger.evaluate("scrollY")
    x, y = middle(finger, 4)
    swipe(finger, (x, y), (x, y - 150))
    until(finger, lambda: finger.evaluate("scrollY") > before)
    assert ("ready", seq) == read(finger)


def test_a_second_finger_drops_the_piece(finger: Page, site: str) -> None:
    """Two fingers pinch: the piece is let go, and nothing is played."""
    opened(finger, site + LONG)
    _, seq = read(finger)
    cdp = finger.context.new_cdp_session(finger)
    (x, y), second = top(finger, 24), middle(finger, 13)
    touch(cdp, "touchStart", (x, y))
    touch(cdp, "touchMove", (x, y + 20))
    assert 1 == finger.locator(".hand").count()
    touch(cdp, "touchStart", (x, y + 20), second)
    touch(cdp, "touchMove", (x, y + 40), second)
    assert 0 == finger.locator(".hand").count()
    touch(cdp, "touchEnd")
    assert ("ready", seq) == read(finger)


def test_a_long_press_opens_no_menu(finger: Page, site: str) -> None:
    """The menu of pictures stays away while a finger is on a piece, and comes elsewhere."""
    opened(finger, site + LONG)
    assert not finger.evaluate(_MENU_PREVENTED, top(finger, 24))
    cdp = finger.context.new_cdp_session(finger)
    touch(cdp, "touchStart", top(finger, 24))
    assert finger.evaluate(_MENU_PREVENTED, top(finger, 24))
    touch(cdp, "touchEnd")


def test_a_turn_with_bar_hit_and_bearing_off_by_keyboard(page: Page, site: str) -> None:
    """Enter from the bar and hit, then bear off: keys alone, focus staying where the piece went."""
    opened(page, site + "en/sandbox/index.html?variant=short&white=bar:1,6:1,3:1&black=6:2,5:1,3:2&dice=54&turn=white")
    page.locator('#board .place[tabindex="0"]').focus()
    press(page, "BracketLeft", 25)
    after(page, lambda: page.keyboard.press("Enter"))
    press(page, "BracketRight", 20)
    after(page, lambda: page.keyboard.press("Enter"))
    assert "20" == page.evaluate("document.activeElement.dataset.slot")
    assert "moves=bar/20" in page.url
    assert "Black's bar: 1 black checker" == place(page, 25, "black").get_attribute("aria-label")


def test_bearing_off_by_keyboard(page: Page, site: str) -> None:
    """The tray is the last place of the way."""
    opened(page, site + "en/sandbox/index.html?variant=long&white=6:1,2:1&black=24:15&dice=62&turn=white")
    page.locator('#board .place[tabindex="0"]').focus()
    for key, src in (("BracketRight", 6), ("BracketLeft", 2)):
        press(page, key, src)
        after(page, lambda: page.keyboard.press("Enter"))
        press(page, "BracketRight", 0)
        after(page, lambda: page.keyboard.press("Space"))
    assert "moves=6/off+2/off" in page.url


def test_the_tree_holds_the_points_in_order(page: Page, site: str) -> None:
    """A screen reader meets 24 named points along the way, the bars and the trays, and one of them by Tab."""
    opened(page, site + LONG)
    names = page.locator("#board .place").evaluate_all("all => all.map((p) => p.getAttribute('aria-label'))")
    assert [f"point {n}" for n in range(24, 0, -1)] == [name.partition(":")[0].partition(",")[0] for name in names[:24]]
    assert 4 == len(names[24:])
    assert 1 == page.locator('#board .place[tabindex="0"]').count()


def test_the_wheel_and_tab_belong_to_the_page(page: Page, site: str) -> None:
    """Over the board the wheel scrolls, and Tab leaves it in both directions."""
    page.set_viewport_size({"width": 360, "height": 500})
    opened(page, site + LONG)
    page.mouse.move(*middle(page, 4))
    page.mouse.wheel(0, 120)
    until(page, lambda: page.evaluate("scrollY") > 0)
    for key in ("Tab", "Shift+Tab"):
        page.locator('#board .place[tabindex="0"]').focus()
        page.keyboard.press(key)
        assert not page.evaluate("!!document.activeElement.closest('#board')")
