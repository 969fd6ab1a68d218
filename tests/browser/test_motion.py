"""Pieces glide along the way of play, wait for nobody, and stand still where motion is unwanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hands import middle as on_screen
from tests.browser.pages import after, opened, place, tap, until

LONG = "en/sandbox/index.html?variant=long&dice=62"
HIT = "en/sandbox/index.html?variant=short&white=8:1,1:1&black=22:1&turn=white&dice=52"
_WATCH = """
() => {
  window.flights = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const moved = /translate\\((\\S+)[ ,]+(\\S+)\\)/.exec(this.getAttribute("transform"));
    const [x, y] = moved?.slice(1) ?? [this.getAttribute("x"), this.getAttribute("y")];
    const shifts = frames.map(({ translate }) => translate.split(" ").map(parseFloat));
    const through = shifts.map(([dx, dy]) => [+x + dx, +y + dy]);
    window.flights.push([this.classList.contains("white") ? "white" : "black", through]);
    const motion = animate.call(this, frames, options);
    motion.pause();
    return motion;
  };
}
"""
_RUNNING = "document.getAnimations().length"


def middle(page: Page, slot: int) -> list[float]:
    """The middle of a point in units of the board."""
    box = place(page, slot).locator(".hit")
    x, y, width, height = (float(box.get_attribute(name) or "") for name in ("x", "y", "width", "height"))
    return [x + width / 2, y + height / 2]


def test_a_piece_goes_along_the_way(page: Page, site: str) -> None:
    """Over every point between, in order; taken back it returns by the same way."""
    opened(page, site + LONG)
    page.evaluate(_WATCH)
    tap(page, 24, 18)
    after(page, lambda: page.click('[data-action="undo"]'))
    way = [middle(page, slot) for slot in range(23, 18, -1)]
    (_, there), (_, back) = page.evaluate("flights")
    assert way == [pytest.approx(at) for at in there[1:-1]]
    assert way[::-1] == [pytest.approx(at) for at in back[1:-1]]


def test_a_hit_piece_is_carried_to_the_bar(page: Page, site: str) -> None:
    """The one that hits walks, the one that was hit is taken off the board at once."""
    opened(page, site + HIT)
    page.evaluate(_WATCH)
    tap(page, 8, 3)
    flights = dict(page.evaluate("flights"))
    assert 2 + 4 == len(flights["white"])
    assert 2 == len(flights["black"])


@pytest.mark.parametrize("act", ["key", "pointer", "next step"])
def test_nobody_waits_for_a_motion(page: Page, site: str, act: str) -> None:
    """A key, a press or the next step ends it at once, and the board is what it should be."""
    opened(page, site + LONG)
    page.evaluate(_WATCH)
    tap(page, 24, 18)
    assert 1 == page.evaluate(_RUNNING)
    if act == "key":
        page.keyboard.press("ArrowLeft")
    elif act == "pointer":
        page.mouse.move(*on_screen(page, 3))
        page.mouse.down()
    else:
        page.evaluate("document.querySelector('[data-action=undo]').click()")
        until(page, lambda: page.evaluate("flights.length") == 2)
    assert (1 if act == "next step" else 0) == page.evaluate(_RUNNING)


@pytest.mark.parametrize(("motion", "moving"), [("no-preference", True), ("reduce", False)])
def test_no_motion_where_it_is_unwanted(page: Page, site: str, motion: Any, moving: bool) -> None:
    """A step and its taking back set a piece in motion; with reduced motion nothing on the page moves."""
    page.emulate_media(reduced_motion=motion)
    opened(page, site + LONG)
    page.evaluate(_WATCH)
    acts = [lambda slot=slot: place(page, slot).click() for slot in (24, 18)]
    acts += [lambda action=action: page.click(f'[data-action="{action}"]') for action in ("undo", "hint")]
    seen = 0
    for act in acts:
        after(page, act)
        seen += page.evaluate(_RUNNING)
    assert moving == bool(seen)
    assert moving == bool(page.evaluate("flights.length"))
