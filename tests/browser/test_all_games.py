"""Every game played in the browser: ten turns, with wrong steps on the way, told as the referee tells them."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest
from playwright.sync_api import Page

from nardy.board import COLORS
from nardy.interface import Request, read_request
from nardy.legal import legal_turns
from nardy.notation import Hop, write_moves
from nardy.referee import judge
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.boards_at_random import attempt
from tests.browser.pages import after, broken, opened

TURNS = 10
DIFFERENT = 5


def asked(page: Page) -> Request:
    """What the address of the page says, read as a request to the referee."""
    fields: dict[str, Any] = dict(parse_qsl(urlsplit(page.url).query))
    return read_request({"turn": "white", "moves": ""} | fields)


def throw(page: Page, luck: Random) -> None:
    """Choose two dice."""
    page.select_option("#set-a", str(luck.randint(1, 6)))
    page.select_option("#set-b", str(luck.randint(1, 6)))
    after(page, page.locator("#dice button").click)


def play(page: Page, moves: str) -> None:
    """Type moves."""
    page.fill("#typed", moves)
    after(page, lambda: page.press("#typed", "Enter"))


def wrong(request: Request, luck: Random, known: set[str]) -> tuple[Hop, ...]:
    """One step that breaks rules, if possible one that breaks a rule not seen yet."""
    found: tuple[Hop, ...] = ()
    for _ in range(60):
        hops = attempt(request.rules, request.moment, luck)[:1]
        verdict = judge(request.rules, request.moment, hops, complete=False)
        if verdict.faults:
            found = hops
            if {fault.rule.id for fault in verdict.faults} - known:
                break
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_ten_turns(page: Page, site: str, variant: Variant) -> None:
    """Each wrong step is refused with exactly the referee's rules, each legal turn is played and ended."""
    luck = Random(variant.id)
    opened(page, urljoin(site, f"en/sandbox/index.html?variant={variant.id}"))
    seen: set[str] = set()
    for number in range(TURNS):
        throw(page, luck)
        request = asked(page)
        assert COLORS[number % 2] == request.turn
        hops = wrong(request, luck, seen)
        if hops:
            play(page, write_moves(hops))
            told = judge(request.rules, request.moment, hops, complete=False).faults
            assert {fault.rule.id for fault in told} == set(broken(page))
            seen |= set(broken(page))
        steps = luck.choice(legal_turns(request.rules, request.moment).ends).steps
        if steps:
            play(page, write_moves(steps))
        assert [] == broken(page)
        after(page, page.locator('[data-action="end"], [data-action="pass"]').first.click)
    assert DIFFERENT <= len(seen), seen
