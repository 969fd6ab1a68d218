"""Every way to move a piece is as good as every other, in every game: tap, mouse, pen, finger, keys, writing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from nardy.board import BAR, OFF
from nardy.interface import read_request
from nardy.legal import legal_turns
from nardy.notation import write_step
from nardy.turn import Step
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.browser.hands import Spot, drag_between, focus, middle, pen, swipe, top, walk
from tests.browser.pages import after, broken, opened, place, until

KINDS = ("checker", "dragon", "turtle")
WHITE = {"turn": "white", "moves": ""}
BEGINNING = {"dice": "62"}
END = {"dice": "62", "white": "6:1,4:1", "black": "6:1"}
CYRILLIC = str.maketrans({"d": "д", "t": "ч"})
_PICKED = "JSON.parse(document.getElementById('state').textContent).picked"
Way = Callable[[Page, Step], None]


@pytest.fixture
def screen(browser: Browser) -> Iterator[Page]:
    """A page on a screen that takes fingers, pens and mice; nothing moves, so that places can be measured at once."""
    context = browser.new_context(has_touch=True, viewport={"width": 500, "height": 1000}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def side(slot: int) -> str:
    """Whose place is meant: bars and trays are there twice."""
    return "white" if slot in (BAR, OFF) else ""


def by_tap(page: Page, step: Step) -> None:
    """Tap the piece, once more for each kind before it, and then its target."""
    in_hand(page, step, lambda: place(page, step.src, side(step.src)).click(position={"x": 3, "y": 40}))
    after(page, lambda: place(page, step.dst, side(step.dst)).locator(".hit").click(force=True))


def by_keys(page: Page, step: Step) -> None:
    """Go along the way, Enter, go on, Space."""
    if not focus(page):
        page.locator('#board .place[tabindex="0"]').focus()
    walk(page, step.src)
    in_hand(page, step, lambda: page.keyboard.press("Enter"))
    walk(page, step.dst)
    after(page, lambda: page.keyboard.press("Space"))


def in_hand(page: Page, step: Step, act: Callable[[], None]) -> None:
    """Take up pieces of a place until it is the kind that the step needs."""
    for _ in KINDS:
        after(page, act)
        if page.evaluate(_PICKED) == [step.kind, step.src]:
            return
    raise AssertionError(json.dumps(page.evaluate(_PICKED)))


def carried(carry: Callable[[Page, Spot, Spot], None]) -> Way:
    """A drag of the piece to its target with some device."""

    def way(page: Page, step: Step) -> None:
        place(page, 24).scroll_into_view_if_needed()
        start = top(page, step.src, f".piece.white.{KINDS[step.kind]}")
        after(page, lambda: carry(page, start, middle(page, step.dst, side(step.dst))))

    return way


def by_writing(page: Page, step: Step) -> None:
    """Latin letters."""
    written(page, write_step(step))


def by_writing_russian(page: Page, step: Step) -> None:
    """Cyrillic letters and words, as they come from a Russian layout."""
    text = write_step(step).replace("bar", "бар").replace("off", "снять")
    written(page, text[:2].translate(CYRILLIC) + text[2:] if step.kind else text)


def written(page: Page, text: str) -> None:
    """Type a move into its field."""
    page.fill("#typed", text)
    after(page, lambda: page.press("#typed", "Enter"))


WAYS: dict[str, Way] = {
    "tap": by_tap,
    "mouse": carried(drag_between),
    "pen": carried(pen),
    "finger": carried(swipe),
    "keys": by_keys,
    "writing": by_writing,
    "русское письмо": by_writing_russian,
}


@pytest.mark.parametrize("where", [BEGINNING, END], ids=["beginning", "end"])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_each_way_plays_the_same_turn(screen: Page, site: str, variant: Variant, where: dict[str, str]) -> None:
    """From the set-up with its bars, and with the last pieces borne off: one turn played in seven ways."""
    request = read_request({"variant": variant.id, **WHITE, **where})
    ends = legal_turns(request.rules, request.moment).ends
    steps = max((end.steps for end in ends), key=lambda steps: len({step.kind for step in steps}))
    query = "&".join(f"{name}={value}" for name, value in {"variant": variant.id, **where}.items())
    opened(screen, f"{site}en/sandbox/index.html?{query}&turn=white")
    expected = "+".join(map(write_step, steps))
    for name, way in WAYS.items():
        for step in steps:
            way(screen, step)
            assert [] == broken(screen), name
        assert expected == screen.url.partition("moves=")[2].partition("&")[0], name
        for _ in steps:
            after(screen, lambda: screen.click('[data-action="undo"]'))
        until(screen, lambda: "moves=" not in screen.url)
