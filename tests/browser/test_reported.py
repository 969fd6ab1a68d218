"""Positions that other programs got wrong, each tried on the page: one engine, one link after the other."""

from __future__ import annotations

from urllib.parse import urlencode

from playwright.sync_api import Page

from nardy.board import Position
from nardy.notation import write_side
from tests.bench.engine import moment_of
from tests.browser.pages import after, broken, opened, until
from tests.test_reported_faults import CHECKED, SHORT, row

_FOLLOW = """
(query) => {
  const link = document.createElement("a");
  link.href = `?${query}`;
  document.getElementById("main").append(link);
  link.click();
}
"""


def query(points: list[int], dice: str, bar: tuple[int, int]) -> str:
    """The link to a position with White on roll and the list of turns open."""
    m = moment_of(SHORT, row(points, dice, bar))
    position = Position.from_view(m.own, m.opp, "white", SHORT.variant.path)
    sides = {"white": write_side(position.white), "black": write_side(position.black)}
    return urlencode({"variant": "short", **sides, "turn": "white", "dice": dice, "show": "turns"}, safe=",:")


def test_all_turns_of_reported_positions(page: Page, site: str) -> None:
    """Where programs lost a die or a result, or crashed, the list has just as many turns as there are results."""
    opened(page, f"{site}en/sandbox/index.html?variant=long")
    for name, points, dice, bar, (_, results) in CHECKED:
        wanted = query(points, dice, bar)
        page.evaluate(_FOLLOW, wanted)
        until(page, lambda wanted=wanted: wanted in page.url and page.locator("#study p").count() > 0)  # type: ignore[misc]
        assert f"Different turns: {results}." in page.inner_text("#study"), name


def test_the_smaller_number_alone_is_refused(page: Page, site: str) -> None:
    """1: the three can be played and the four can, but not both: the three is refused at once, with its law."""
    _, points, dice, bar, _ = CHECKED[0]
    opened(page, f"{site}en/sandbox/index.html?{query(points, dice, bar)}")
    page.fill("#typed", "7/4")
    after(page, lambda: page.press("#typed", "Enter"))
    assert ["turn.larger-die"] == broken(page)
    assert "7/3" in page.inner_text(".legal")
