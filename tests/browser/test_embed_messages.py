"""What a board tells the page around it, and what that page may ask of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hosts import BOARD, LISTEN, Host, frame, of_type, ready, script, tap, until_true

QUERY = "variant=long&dice=62&id=mine"
RUBBISH = """
[null, 1, "", "nardy", [], {}, { source: "nardy" }, { source: "nardy", type: "constructor", req: 1 },
 { source: "nardy", type: "__proto__" }, { source: "nardy", type: ["reset"] }, { source: "other", type: "reset" },
 { source: "nardy", v: 1, type: "answer", id: 1, text: "{" }, { source: "nardy", type: "engine" },
 { source: "nardy", type: "setPosition", white: { a: 1 }, black: ["x"], dice: null },
 { source: "nardy", type: "setLang", lang: "<b>" }, { source: "nardy", type: "getState", extra: "x".repeat(1e5) }]
"""


def command(page: Page, data: dict[str, Any]) -> dict[str, Any]:
    """Send a command to the frame and return what it replies."""
    asked: int = page.evaluate(
        "data => { const req = (window.asked = (window.asked ?? 0) + 1);"
        " document.getElementById('f').contentWindow.postMessage({ source: 'nardy', v: 1, req, ...data }, '*');"
        " return req; }",
        data,
    )
    replies: list[dict[str, Any]] = []

    def replied() -> bool:
        replies[:] = [message for message in of_type(page, "reply") if message["reply"] == asked]
        return bool(replies)

    until_true(page, replied)
    return replies[0]


def test_every_message_says_whose_it_is(host: Host, site: str) -> None:
    """Moves, broken rules and the end of a turn are told, each with source, version, id and what it is about."""
    page = host(LISTEN + frame(site, query=QUERY))
    board = page.frame_locator("#f")
    for slot in (24, 12, 24, 18, 18, 16):
        tap(board, "nardy-board", slot)
    board.locator('nardy-board .place[data-slot="16"] .piece').wait_for(timeout=30_000)
    board.locator('[data-action="end"]').click()
    until_true(page, lambda: bool(of_type(page, "done")))
    assert {("nardy", 1, "mine")} == set(map(tuple, page.evaluate("heard.map(({ source, v, id }) => [source, v, id])")))
    assert "ready" == page.evaluate("heard[0].type")
    assert of_type(page, "resize")
    (violation,) = of_type(page, "violation")
    assert ["move.die", "move.landing"] == violation["rules"]
    assert "24/12" == violation["tried"]
    assert "15" in violation["text"]
    assert ["24/18", "24/18 18/16"] == [message["moves"] for message in of_type(page, "move")]
    (done,) = of_type(page, "done")
    assert ["24/18 18/16", "white", None] == [done[name] for name in ("moves", "turn", "winner")]
    assert {"variant": "long", "white": "24:14,16:1", "black": "24:15", "turn": "black"} == done["state"]


def test_an_element_tells_the_same_by_events(host: Host, site: str) -> None:
    """The same violation twice is told twice."""
    page = host(
        "<script>heard = []; addEventListener('nardy', ({ detail }) => heard.push(detail));</script>"
        + script(site)
        + BOARD.format(run="tap")
    )
    for _ in range(2):
        tap(page, "#one", 24, 12)
    until_true(page, lambda: 2 == len(of_type(page, "violation")))
    assert {("nardy", 1, "one")} == set(map(tuple, page.evaluate("heard.map(({ source, v, id }) => [source, v, id])")))


def test_a_won_game_is_told(host: Host, site: str) -> None:
    """The last checker borne off is a move, and the end."""
    page = host(LISTEN + frame(site, query="variant=short&white=1:1&black=6:1&dice=21"))
    tap(page.frame_locator("#f"), "nardy-board", 1, 0)
    until_true(page, lambda: bool(of_type(page, "done")))
    assert ["move", "done"] == page.evaluate(
        "heard.map(({ type }) => type).filter((t) => ['move', 'done'].includes(t))"
    )
    assert "white" == of_type(page, "done")[0]["winner"]


@pytest.mark.parametrize("name", ["reset", "setPosition", "setLang", "setTheme", "goto"])
def test_nothing_is_changed_without_leave(host: Host, site: str, name: str) -> None:
    """Without api=1 a page may read the state and change nothing, and it is told why."""
    page = host(LISTEN + frame(site, query="variant=long&dice=62&lang=en"))
    page.frame_locator("#f").locator("svg.board").wait_for()
    before = command(page, {"type": "getState"})
    assert before["ok"]
    refused = command(page, {"type": name, "dice": "31", "lang": "ru", "theme": "print", "bg": "dark"})
    assert not refused["ok"]
    assert "api=1" in refused["error"]
    assert before["state"] == command(page, {"type": "getState"})["state"]
    assert "wood" == page.frame_locator("#f").locator(".embed").get_attribute("data-board")


def test_what_a_page_may_ask(host: Host, site: str) -> None:
    """With api=1 position, language and looks are set, and a board goes back to what is written."""
    page = host(LISTEN + frame(site, query="variant=long&dice=62&lang=en&api=1"))
    board = page.frame_locator("#f")
    board.locator("svg.board").wait_for()
    told = command(page, {"type": "setPosition", "white": "24:10,6:5", "black": "24:15", "dice": 31})
    assert told["ok"]
    assert {
        "variant": "long",
        "white": "24:10,6:5",
        "black": "24:15",
        "dice": "31",
        "lang": "en",
        "running": False,
    } == told["state"]
    assert "White plays 3-1." == board.locator(".status strong").inner_text()
    assert "ru" == command(page, {"type": "setLang", "lang": "ru"})["state"]["lang"]
    assert "Белые играют 3-1." == board.locator(".status strong").inner_text()
    assert command(page, {"type": "setTheme", "theme": "print", "bg": "dark"})["ok"]
    assert ["print", "dark"] == board.locator(".embed").evaluate("({ dataset: { board, theme } }) => [board, theme]")
    tap(board, "nardy-board", 6, 3)
    until_true(page, lambda: bool(of_type(page, "move")))
    state = command(page, {"type": "getState"})["state"]
    assert ["6/3", True] == [state["moves"], state["running"]]
    assert command(page, {"type": "reset"})["ok"]
    ready(page.frames[1], "nardy-board")
    assert "moves" not in command(page, {"type": "getState"})["state"]
    assert not command(page, {"type": "goto", "step": "x"})["ok"]
    bad = command(page, {"type": "setPosition", "white": "24:99", "black": "1:1"})
    assert ["white: позицию «24:99» не прочитать, показана начальная расстановка."] == bad["notices"]


def test_anything_else_is_ignored(host: Host, site: str) -> None:
    """Whatever is sent to the frame or to the page of a board: no exception, and the board plays on."""
    errors: list[str] = []
    page = host(LISTEN + script(site) + frame(site, query="variant=long&dice=62&api=1") + BOARD.format(run="tap"))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.frame_locator("#f").locator("svg.board").wait_for()
    page.evaluate(
        f"for (const data of {RUBBISH}) for (const to of [f.contentWindow, window]) to.postMessage(data, '*');"
    )
    assert command(page, {"type": "getState"})["ok"]
    tap(page, "#one", 24, 18)
    page.locator('#one .place[data-slot="18"] .piece').wait_for(timeout=30_000)
    assert [] == errors
