"""What hands do to a board: places and pieces on the screen, drags of a mouse, fingers, keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.pages import place

_PIECE = """
(selector) => {
  const pieces = document.querySelectorAll(selector);
  const { x, y, width, height } = pieces[pieces.length - 1].getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""
_HELD = """
() => {
  const { x, y, width, height } = document.querySelector(".hand .piece").getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""
_FOCUS = "document.activeElement.dataset.slot ?? ''"
FRAME = 16

Spot = tuple[float, float]


def top(page: Page, slot: int, which: str = ".piece") -> Spot:
    """The middle of the topmost piece of a place (of those that `which` selects), on the screen."""
    x, y = page.evaluate(_PIECE, f'#board .place[data-slot="{slot}"] {which}')
    return x, y


def held(page: Page) -> Spot:
    """The middle of the piece that is carried."""
    x, y = page.evaluate(_HELD)
    return x, y


def middle(page: Page, slot: int, side: str = "") -> Spot:
    """The middle of a place, on the screen."""
    box = place(page, slot, side).locator(".hit").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, src: int, dst: int, side: str = "") -> None:
    """Drag the topmost piece of a place with the mouse."""
    drag_between(page, top(page, src), middle(page, dst, side))


def drag_between(page: Page, start: Spot, end: Spot) -> None:
    """The mouse pressed, moved in steps, and let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


def pen(page: Page, start: Spot, end: Spot) -> None:
    """A pen put down, moved and lifted."""
    cdp = page.context.new_cdp_session(page)
    shared = {"button": "left", "pointerType": "pen", "clickCount": 1}
    for kind, (x, y), buttons in (("Pressed", start, 1), ("Moved", end, 1), ("Released", end, 0)):
        cdp.send("Input.dispatchMouseEvent", {"type": f"mouse{kind}", "x": x, "y": y, "buttons": buttons, **shared})


def touch(cdp: CDPSession, kind: str, *points: Spot) -> None:
    """One event of a finger, or of several."""
    fingers: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def swipe(page: Page, start: Spot, end: Spot) -> None:
    """A finger put down, moved in small steps, and lifted."""
    cdp = page.context.new_cdp_session(page)
    (x1, y1), (x2, y2) = start, end
    touch(cdp, "touchStart", start)
    for i in range(1, 11):
        touch(cdp, "touchMove", (x1 + (x2 - x1) * i / 10, y1 + (y2 - y1) * i / 10))
        page.wait_for_timeout(FRAME)
    touch(cdp, "touchEnd")


def focus(page: Page) -> str:
    """The slot that has the focus; "" when the board has not."""
    slot: str = page.evaluate(_FOCUS)
    return slot


def press(page: Page, key: str, until_slot: int) -> None:
    """Press a key until the focus is on a slot."""
    for _ in range(30):
        if focus(page) == str(until_slot):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{until_slot} is not on the way of {key}")


def walk(page: Page, slot: int) -> None:
    """Go along the way of play to a slot, from wherever on the board the focus is."""
    now = focus(page)
    assert now, "the focus is not on the board"
    press(page, "BracketRight" if int(now) > slot else "BracketLeft", slot)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this element has the focus."""
    for _ in range(90):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")
