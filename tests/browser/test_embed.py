"""Boards on other people's pages: from another origin and site, sandboxed, many on one page."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, Response

from tests.browser.chromium import Chromium
from tests.browser.hosts import BOARD, HEAD, LISTEN, PATIENCE, Host, frame, ready, script, shown, tap
from tests.browser.sites import served

LARGEST = 25 * 1024
SITE_NAME = "nardy.test"
_STORAGE = "() => { try { return String(localStorage); } catch (error) { return error.name; } }"


def test_a_board_at_rest_is_a_picture(page: Page, host: Host, site: str) -> None:
    """Drawn with all its names from one file, without Python, without a frame; named points in order."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    host(script(site) + BOARD.format(run="tap"))
    names = page.locator("#one .place").evaluate_all("all => all.map((p) => p.getAttribute('aria-label'))")
    assert "point 24, head: 15 white checkers" == names[0]
    assert 28 == len(names)
    assert [f"{site}embed.js"] == [url for url in asked if url.startswith(site)]
    assert 0 == page.locator("iframe").count()


@pytest.mark.parametrize("way", ["element", "frame"])
def test_at_rest_it_is_light(page: Page, host: Host, site: str, way: str) -> None:
    """Everything that an element or a frame asks for before it is touched is at most 25 KB on the wire."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - playwright marks its handlers
    host(frame(site) if way == "frame" else script(site) + BOARD.format(run="tap"))
    page.wait_for_load_state("networkidle")
    ours = {got.url: len(gzip.compress(got.body(), 9)) for got in answers if got.url.startswith(site)}
    assert f"{site}embed.js" in ours
    assert sum(ours.values()) <= LARGEST, ours


def test_a_wrong_move_is_explained_on_a_foreign_page(host: Host, site: str) -> None:
    """Two taps start the engine; the reasons come, and the page hears of them."""
    page = host(script(site) + BOARD.format(run="tap"))
    page.evaluate("addEventListener('nardy', ({ detail }) => { (window.heard ??= []).push(detail.type); })")
    tap(page, "#one", 24, 12)
    shown(page, "#one", "move.landing")
    assert "violation" in page.evaluate("window.heard")


def test_a_drag_and_keys_work_in_an_embed(host: Host, site: str) -> None:
    """The same hands as on our own pages; the focus stays on the target."""
    page = host(script(site) + BOARD.format(run="auto"))
    page.emulate_media(reduced_motion="reduce")  # a piece on its way is hard to catch
    ready(page, "#one")
    page.locator('#one .place[tabindex="0"]').focus()
    page.keyboard.press("Enter")
    page.locator('#one [data-mark="source"]').wait_for(timeout=PATIENCE)
    for _ in range(6):
        page.keyboard.press("BracketRight")
    page.keyboard.press("Enter")
    page.locator('#one .place[data-slot="18"] .piece').wait_for(timeout=PATIENCE)
    assert "18" == page.evaluate("document.querySelector('#one').shadowRoot.activeElement.dataset.slot")
    box = page.locator('#one .place[data-slot="18"] .piece').bounding_box()
    goal = page.locator('#one .place[data-slot="16"]').bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    page.locator('#one .place[data-slot="16"] .piece').wait_for(timeout=PATIENCE)


def test_twenty_boards_share_one_engine(host: Host, site: str) -> None:
    """Boards in every part of the page answer, each with its own state, from one frame and one worker."""
    boards = "".join(
        f'<nardy-board id="b{i}" variant="long" dice="62" style="width:150px"></nardy-board>' for i in range(20)
    )
    page = host(script(site) + boards)
    for board in ("#b0", "#b7", "#b19"):
        tap(page, board, 24, 12)
    for board in ("#b0", "#b7", "#b19"):
        shown(page, board, "move.landing")
    assert 0 == page.locator("#b1 [data-rule]").count()
    assert 1 == page.locator("iframe").count()
    assert 1 == len(page.workers)


def test_a_frame_on_another_origin(host: Host, site: str) -> None:
    """The page of a frame plays, explains, and tells the page around it."""
    page = host(LISTEN + frame(site))
    inside = page.frame_locator("#f")
    tap(inside, "nardy-board", 24, 12)
    shown(inside, "nardy-board", "move.landing")
    heard = page.evaluate("heard.map(({ source, v, type }) => [source, v, type])")
    assert ["nardy", 1, "ready"] in heard
    assert ["nardy", 1, "violation"] in heard


def test_a_sandboxed_frame_without_an_origin(host: Host, site: str) -> None:
    """Under sandbox="allow-scripts" storage and module workers are refused; the board plays all the same."""
    page = host(frame(site, 'width="400" height="600" sandbox="allow-scripts"'))
    inside = page.frame_locator("#f")
    tap(inside, "nardy-board", 24, 12)
    shown(inside, "nardy-board", "move.landing")
    assert [] == page.workers
    assert "null" == page.frames[1].evaluate("origin")


def test_another_site_with_blocked_storage(
    playwright: Playwright, chromium: Chromium, site: str, tmp_path: Path
) -> None:
    """On a page of another site, whose frames get no storage at all, the board plays."""
    (tmp_path / "index.html").write_text(HEAD + frame(site), encoding="utf-8")
    flags = (f"--host-resolver-rules=MAP {SITE_NAME} 127.0.0.1", "--test-third-party-cookie-phaseout")
    running = chromium.launch(playwright.chromium, *flags)
    try:
        page = running.new_page()
        # What a browser with blocked third-party storage does in a frame: every access throws.
        page.add_init_script(
            "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) if (window !== top)"
            " Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });"
        )
        with served(tmp_path) as address:
            page.goto(address.replace("127.0.0.1", SITE_NAME) + "index.html")
            inside = page.frame_locator("#f")
            tap(inside, "nardy-board", 24, 12)
            shown(inside, "nardy-board", "move.landing")
            assert "SecurityError" == page.frames[1].evaluate(_STORAGE)
            assert site.split(":")[1] not in page.url  # another site, not only another port
    finally:
        running.close()


def test_the_recipe_for_strict_pages_is_enough(page: Page, site: str, tmp_path: Path) -> None:
    """With a policy that allows our origin for scripts and frames alone, a board is drawn and plays unhindered."""
    origin = site.rstrip("/")
    policy = f"default-src 'none'; script-src {origin}; frame-src {origin}"
    head = f'<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
    body = f"<title>strict</title><body>{script(site)}{BOARD.format(run='tap')}"
    (tmp_path / "index.html").write_text(head + body, encoding="utf-8")
    refused: list[str] = []
    page.on("console", lambda line: refused.append(line.text) if "Content Security Policy" in line.text else None)
    with served(tmp_path) as address:
        page.goto(f"{address}index.html")
        assert "grid" == page.locator("#one .inside").evaluate("(inside) => getComputedStyle(inside).display")
        tap(page, "#one", 24, 12)
        shown(page, "#one", "move.landing")
    assert [] == [text for text in refused if "favicon" not in text]
