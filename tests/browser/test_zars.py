"""Dice that are turned in the hand: by keys, buttons and dragging, and what is seen is what is said."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

ONE = "en/lessons/basics/dice/below.html"
TWO = "ru/lessons/basics/dice/two-markings.html"
_SEEN = """
() => {
  const { x, y, width, height } = document.querySelector(".zar .stage").getBoundingClientRect();
  const at = (dx, dy) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy).closest(".face").dataset.n;
  return [at(0, -36), at(-24, 14), at(24, 14)].map(Number);
}
"""


@pytest.fixture
def zar(page: Page, site: str) -> Page:
    """The step with one die; it turns at once, as for those who want no motion."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(urljoin(site, ONE))
    return page


def said(page: Page) -> list[int]:
    """The numbers that the page says are on top, left and right of the first die."""
    return [int(n) for n in re.findall(r"\d", page.locator(".zar .seen").first.inner_text())]


def drag(page: Page, dx: int, dy: int) -> None:
    """Drag the first die so far."""
    box = page.locator(".zar .stage").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=5)
    page.mouse.up()


def test_keys_alone_find_what_lies_opposite(zar: Page) -> None:
    """Tab leads to the die, arrow keys turn it without moving the page, and every turn is said as it is seen."""
    zar.locator(".zar [data-turn]").first.focus()
    seen = [said(zar)]
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        zar.keyboard.press(key)
        assert said(zar) == zar.evaluate(_SEEN)
        seen.append(said(zar))
    assert [1, 3, 5] == seen[0]
    assert 6 == seen[2][0]
    assert 0 == zar.evaluate("scrollY")


def test_buttons_turn_back_to_where_it_was(zar: Page) -> None:
    """Each button turns by a quarter, so four times bring the die back; left undoes right, down undoes up."""
    for way, back in (("left", "right"), ("up", "down")):
        for _ in range(4):
            zar.click(f'[data-turn="{way}"]')
        assert [1, 3, 5] == said(zar)
        zar.click(f'[data-turn="{way}"]')
        assert [1, 3, 5] != said(zar)
        zar.click(f'[data-turn="{back}"]')
        assert [1, 3, 5] == said(zar) == zar.evaluate(_SEEN)


def test_dragging_turns_and_then_the_keys_go_on(zar: Page) -> None:
    """The die follows the hand to the nearest face; a small slip turns nothing; keys are for the die that was held."""
    drag(zar, 20, 0)
    assert [1, 3, 5] == said(zar)
    drag(zar, -90, 10)
    assert [1, 5, 4] == said(zar) == zar.evaluate(_SEEN)
    drag(zar, 5, -80)
    assert [5, 6, 4] == said(zar) == zar.evaluate(_SEEN)
    zar.keyboard.press("ArrowDown")
    assert [1, 5, 4] == said(zar)


def test_arrows_are_as_large_as_a_finger(page: Page, site: str) -> None:
    """On a phone too, where both dice lie side by side and nothing runs over the edge."""
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(urljoin(site, TWO))
    boxes = [box for arrow in page.locator("[data-turn]").all() if (box := arrow.bounding_box())]
    assert [True] * 8 == [min(box["width"], box["height"]) >= 40 for box in boxes]
    assert max(box["x"] + box["width"] for box in boxes) <= 360
    assert boxes[0]["y"] == boxes[4]["y"]


def test_without_scripts_both_are_unfolded(browser: Browser, site: str) -> None:
    """Two nets with names are there, nothing that could be pressed, and the answers can be opened."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(urljoin(site, TWO))
    assert [True, True] == [net.is_visible() for net in page.get_by_role("img", name="Развёртка").all()]
    assert not page.locator("[data-turn]").first.is_visible()
    page.locator(".choice.right summary").click()
    assert page.locator(".choice.right p").first.is_visible()
    page.context.close()
