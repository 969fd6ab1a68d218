"""How embeds fit: eleven sizes of frames, hosts that answer and hosts that do not, wheel and Tab."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Frame, Page

from tests.browser.hosts import LISTEN, Host, frame, of_type, script, shown, tap, until_true

SIZES = (
    (300, 400), (320, 568), (400, 300), (400, 400), (470, 370), (485, 402), (560, 315), (600, 371), (600, 397),
    (800, 600), (1000, 150),
)  # fmt: skip
"""The last is a frame at 100 % of a page with the height that browsers give to frames without one."""
LEAST = 0.6
MOST_RESIZES = 3
ILLEGAL = "variant=long&dice=62&run=auto&moves=24/12"
ANSWERING = (
    "<script>sizes = []; onmessage = ({ data: { type, height } }) => {"
    " if (type === 'resize') sizes.push(height), document.getElementById('f').style.height = `${height}px`; };</script>"
)
_PARTS = """
() => {
  const root = document.querySelector("nardy-board").shadowRoot;
  const shown = [...root.querySelectorAll("svg.board, .status p, button, .notice, .quiet, .reason, .legal, .foot a")]
    .filter((element) => element.getClientRects().length);
  return shown.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [element.className.baseVal ?? (element.className || element.textContent), left, top, right, bottom];
  });
}
"""


def inside(page: Page) -> Frame:
    """The frame of the board on a host page."""
    return next(one for one in page.frames if "embed/index.html" in one.url)


def overlapping(parts: list[list[Any]]) -> list[tuple[str, str]]:
    """The names of parts that lie on one another."""

    def over(a: list[Any], b: list[Any]) -> bool:
        return bool(min(a[3], b[3]) - max(a[1], b[1]) > 1 and min(a[4], b[4]) - max(a[2], b[2]) > 1)

    return [(str(a[0]), str(b[0])) for a, b in combinations(parts, 2) if over(a, b)]


@pytest.mark.parametrize("query", ["variant=long&dice=62&theme=none", ILLEGAL], ids=["at rest", "with reasons"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_size_shows_the_board(host: Host, site: str, lang: str, query: str) -> None:
    """In each of eleven sizes nothing lies on anything else or sticks out, and the whole board is large enough."""
    page = host(frame(site, 'style="border:0"', f"{query}&lang={lang}"))
    content = page.frame_locator("#f")
    content.locator("svg.board").wait_for()
    if query == ILLEGAL:
        shown(content, "nardy-board", "move.landing")
    for width, height in SIZES:
        page.evaluate("size => Object.assign(document.getElementById('f'), size)", {"width": width, "height": height})
        until_true(page, lambda size=[width, height]: size == inside(page).evaluate("[innerWidth, innerHeight]"))  # type: ignore[misc]
        parts = inside(page).evaluate(_PARTS)
        assert [] == overlapping(parts), (width, height)
        assert all(0 <= left and right <= width for _, left, _, right, _ in parts), (width, height, parts)
        _, left, top, right, bottom = next(part for part in parts if part[0] == "board")
        assert min(right - left, bottom - top) >= LEAST * min(width, height), (width, height)
        assert bottom <= height, (width, height)


def test_nothing_is_clipped_where_the_host_does_not_answer(host: Host, site: str) -> None:
    """A page that never answers a resize: everything in the frame can be scrolled to, to the last link."""
    page = host(frame(site, 'width="320" height="400"', ILLEGAL))
    content = page.frame_locator("#f")
    shown(content, "nardy-board", "move.landing")
    link = content.locator(".foot a")
    link.scroll_into_view_if_needed()
    box = link.bounding_box()
    edge = page.locator("#f").bounding_box()
    assert box
    assert edge
    assert box["y"] + box["height"] <= edge["y"] + edge["height"]


@pytest.mark.parametrize(("width", "lang"), [(300, "ru"), (450, "en"), (620, "ru")])
def test_a_host_that_answers_shows_everything(host: Host, site: str, width: int, lang: str) -> None:
    """Few resizes lead to a frame in which nothing has to be scrolled; then there are no more of them."""
    page = host(ANSWERING + frame(site, f'width="{width}" height="200" style="border:0"', f"{ILLEGAL}&lang={lang}"))
    shown(page.frame_locator("#f"), "nardy-board", "move.landing")
    until_true(page, lambda: inside(page).evaluate("document.documentElement.scrollHeight <= innerHeight"))
    told = len(page.evaluate("sizes"))
    page.wait_for_timeout(2000)
    assert told == len(page.evaluate("sizes"))
    assert told <= 1 + MOST_RESIZES, page.evaluate("sizes")


def test_a_longer_language_is_told(host: Host, site: str) -> None:
    """When the words get longer the page around hears of it, at most three times."""
    page = host(LISTEN + frame(site, 'width="300" height="400"', "variant=long&dice=62&lang=en&api=1"))
    page.frame_locator("#f").locator("svg.board").wait_for()
    until_true(page, lambda: bool(of_type(page, "resize")))
    before = of_type(page, "resize")
    page.evaluate(
        "document.getElementById('f').contentWindow.postMessage({ source: 'nardy', type: 'setLang', lang: 'ru' }, '*')"
    )
    until_true(page, lambda: len(of_type(page, "resize")) > len(before))
    page.wait_for_timeout(1000)
    after = of_type(page, "resize")[len(before) :]
    assert len(after) <= MOST_RESIZES
    assert after[-1]["height"] > before[-1]["height"]


def test_tab_walks_through_a_frame_both_ways(host: Host, site: str) -> None:
    """Nothing is focused on arrival; Tab walks into the frame, through it and out again, and back."""
    page = host('<button id="before">a</button>' + frame(site) + '<button id="after">b</button>')
    page.frame_locator("#f").locator("svg.board").wait_for()
    assert "BODY" == page.evaluate("document.activeElement.tagName")
    for begin, key, end in (("before", "Tab", "after"), ("after", "Shift+Tab", "before")):
        page.focus(f"#{begin}")
        seen: list[str] = []
        while len(seen) < 10 and seen[-1:] != [end]:
            page.keyboard.press(key)
            seen.append(page.evaluate("document.activeElement.id"))
        assert "f" in seen
        assert end == seen[-1]


def test_the_wheel_stays_with_the_page(host: Host, site: str) -> None:
    """Over a board that fits, in a frame or in the page, the wheel scrolls the page."""
    board = '<nardy-board id="one" variant="long" dice="62" style="width:400px"></nardy-board>'
    more = 'width="400" height="620"'
    page = host(script(site) + frame(site, more) + board + '<div style="height:3000px"></div>')
    page.frame_locator("#f").locator("svg.board").wait_for()
    for target in ("#f", "#one"):
        page.evaluate("scrollTo(0, 0)")
        page.locator(target).scroll_into_view_if_needed()
        before = page.evaluate("scrollY")
        box = page.locator(target).bounding_box()
        assert box
        page.mouse.move(box["x"] + 150, box["y"] + 150)
        page.mouse.wheel(0, 300)
        until_true(page, lambda before=before: page.evaluate("scrollY") > before)  # type: ignore[misc]


def test_the_focus_stays_where_it_is(host: Host, site: str) -> None:
    """An engine that starts and answers takes no focus; a board has it once it is touched."""
    page = host(
        script(site) + '<input id="field"><nardy-board id="one" variant="long" dice="62" run="auto"></nardy-board>'
    )
    page.focus("#field")
    page.locator('#one[data-state="ready"]').wait_for(timeout=30_000)
    assert "field" == page.evaluate("document.activeElement.id")
    tap(page, "#one", 24)
    assert "one" == page.evaluate("document.activeElement.id")
