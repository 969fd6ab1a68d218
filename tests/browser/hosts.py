"""Pages of other people for the tests of embeds: their one line, their frame, their hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Frame, FrameLocator, Page

PATIENCE = 30_000
HEAD = "<!doctype html><meta charset=utf-8><title>host</title><body>"
BOARD = '<nardy-board variant="long" dice="62" id="one" run="{run}"></nardy-board>'
LISTEN = "<script>heard = []; onmessage = ({ data, source }) => source !== window && heard.push(data);</script>"

Host: TypeAlias = Callable[[str], Page]
Inside: TypeAlias = Page | FrameLocator | Frame


def script(site: str) -> str:
    """The one line that an author pastes."""
    return f'<script src="{site}embed.js"></script>'


def frame(site: str, more: str = 'width="400" height="600"', query: str = "variant=long&dice=62") -> str:
    """A frame with a board."""
    return f'<iframe id="f" {more} src="{site}embed/index.html?{query}"></iframe>'


def tap(page: Inside, board: str, *slots: int) -> None:
    """Tap places of an embedded board."""
    for slot in slots:
        page.locator(f'{board} .place[data-slot="{slot}"]').first.click()


def shown(page: Inside, board: str, rule: str) -> None:
    """Wait until a board says that a rule is broken."""
    page.locator(f'{board} [data-rule="{rule}"]').first.wait_for(timeout=PATIENCE)


def ready(page: Inside, board: str) -> None:
    """Wait until the engine has answered everything."""
    page.locator(f'{board}[data-state="ready"]').wait_for(timeout=PATIENCE)


def of_type(page: Page, kind: str) -> list[dict[str, Any]]:
    """The messages of a type that the page has heard so far."""
    heard: list[dict[str, Any]] = page.evaluate("heard")
    return [message for message in heard if message["type"] == kind]


def until_true(page: Page, done: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(PATIENCE // 20):
        if done():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it never came true")
