"""Open live pages and wait for them: on their state and sequence number, never on time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Page

PATIENCE = 30_000
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_READ = """
() => {
  const { state, seq } = document.getElementById("page")?.dataset ?? {};
  return [state, Number(seq)];
}
"""


def read(page: Page) -> tuple[str, int]:
    """State and sequence number of the page."""
    state, seq = page.evaluate(_READ)
    return state, seq


def until(page: Page, done: Callable[[], bool]) -> None:
    """Wait until `done`; an AssertionError shows the page when that never comes."""
    for _ in range(PATIENCE // 20):
        if done():
            return
        page.wait_for_timeout(20)
    raise AssertionError(page.evaluate("document.getElementById('page').outerHTML"))


def settled(page: Page, at_least: int = 1) -> None:
    """Wait until the page is at rest and has been answered so many times."""
    until(page, lambda: read(page)[0] == "ready" and read(page)[1] >= at_least)


def opened(page: Page, address: str) -> Page:
    """The page at `address`, its engine running and its first answer shown."""
    page.goto(address)
    settled(page)
    return page


def after(page: Page, act: Callable[[], Any]) -> None:
    """Do something and wait for the answer to it."""
    _, before = read(page)
    act()
    settled(page, before + 1)


def tap(page: Page, *slots: int) -> None:
    """Tap places one after the other, each answered."""
    for slot in slots:
        after(page, lambda slot=slot: place(page, slot).click())  # type: ignore[misc]


def place(page: Page, slot: int, side: str = "") -> Any:
    """The place of a slot on the board."""
    owner = f'[data-side="{side}"]' if side else ""
    return page.locator(f'#board .place[data-slot="{slot}"]{owner}').first


def broken(page: Page) -> list[str]:
    """The rules that the page lists as broken."""
    rules: list[str] = page.evaluate("[...document.querySelectorAll('[data-rule]')].map((r) => r.dataset.rule)")
    return rules


def axe(page: Page, source: str) -> list[str]:
    """What axe finds wrong with the page: rule and element."""
    page.evaluate(source)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{fault['id']}: {node['html'][:120]}" for fault in found for node in fault["nodes"]]


def axe_in_both(page: Page, source: str) -> list[tuple[str, str]]:
    """What axe finds wrong with the page as it stands, by day and by night: colour scheme, and rule and element."""
    found: list[tuple[str, str]] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [(scheme, fault) for fault in axe(page, source)]
    return found
