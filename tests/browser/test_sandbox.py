"""The sandbox in a real browser: readable before Python, honest about every refusal, found again by its link."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import after, broken, opened, place, read, settled, tap, until
from tests.browser.sites import served

TWO_RULES = "?variant=long&white=24:14,8:1&black=24:14,8:1&turn=white&dice=64&moves=24/18"
REASONS = {
    "en": ("One from the head", "Open points", "20 is closed"),
    "ru": ("С головы — одну", "Открытые пункты", "Пункт 20 закрыт"),
}
LANGS = ("en", "ru")

_PERCENT = """
window.percents = [];
new MutationObserver(() => {
  const text = document.querySelector(".starting .percent")?.textContent.trim();
  if (text && text !== percents.at(-1)) percents.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def sandbox(site: str, lang: str = "en", query: str = "") -> str:
    """The address of the sandbox."""
    return f"{site}{lang}/sandbox/index.html{query}"


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_stands_before_python(browser: Browser, site: str, lang: str) -> None:
    """Without JavaScript the page has its first board with all places, and its words."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(sandbox(site, lang))
    assert 24 + 4 == page.locator("#board .place").count()
    assert page.locator("#board").is_visible()
    assert page.locator(".starting").is_hidden()
    page.context.close()


@pytest.mark.parametrize("lang", LANGS)
def test_two_broken_rules_are_both_listed(page: Page, site: str, lang: str) -> None:
    """The second from the head onto a held point: both rules by name, with the numbers; the piece springs back."""
    opened(page, sandbox(site, lang, TWO_RULES))
    tap(page, 24, 20)
    assert {"head.one", "move.landing"} == set(broken(page))
    shown = page.inner_text("#reasons")
    assert all(words in shown for words in REASONS[lang])
    assert "moves=24/18" in page.url
    assert "20" not in page.url.partition("moves")[2]


def test_the_same_violation_twice_is_announced_twice(page: Page, site: str) -> None:
    """Each refusal puts a new line into the live region, even when the words are the same."""
    opened(page, sandbox(site, "en", TWO_RULES))
    page.evaluate("""
      window.heard = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push(textContent);
      }).observe(document.getElementById("say-violation"), { childList: true });
    """)
    tap(page, 24, 20, 24, 20)
    first, second = page.evaluate("heard")
    assert first == second
    assert "One from the head" in first


def test_a_click_before_the_engine_is_carried_out_later(page: Page, site: str) -> None:
    """What is pressed while the referee starts is not lost."""
    page.goto(sandbox(site, "en", "?variant=long&dice=62"))
    assert "loading" == read(page)[0]
    assert page.locator(".starting").is_visible()
    page.fill("#typed", "24/18")
    page.press("#typed", "Enter")
    settled(page, 2)
    assert "moves=24/18" in page.url


def test_somebody_who_waits_sees_how_far_it_is(page: Page, site: str) -> None:
    """The share of the engine that has arrived is told and grows."""
    page.add_init_script(_PERCENT)
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    told = [int(text.removesuffix("\u00a0%")) for text in page.evaluate("percents")]
    assert len(told) >= 2
    assert told == sorted(set(told))
    assert 50 < told[-1] <= 100


def test_a_link_restores_the_state(page: Page, site: str) -> None:
    """A copied address leads to the same board, dice, steps and agreement."""
    opened(page, sandbox(site, "en", "?variant=long&six_block=off&dice=62&moves=24/18"))
    assert "White plays 6-2. Still unused: 2." in page.inner_text("#status")
    assert "off" == page.input_value("#set-six_block")
    assert "1 white checker" in str(place(page, 18).get_attribute("aria-label"))


def test_back_and_forward(page: Page, site: str) -> None:
    """Back takes a step back, Forward plays it again."""
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    tap(page, 24, 18)
    after(page, page.go_back)
    assert "moves" not in page.url
    assert "empty" in str(place(page, 18).get_attribute("aria-label"))
    after(page, page.go_forward)
    assert "1 white checker" in str(place(page, 18).get_attribute("aria-label"))


def test_bad_values_in_a_link_are_explained(page: Page, site: str) -> None:
    """Each is named; markup in them stays text."""
    opened(page, sandbox(site, "ru", "?variant=long&dice=77&six_block=%3Cimg%20src=x%3E"))
    shown = page.inner_text("#reasons")
    assert "dice=77" in shown
    assert "<img src=x>" in shown
    assert 0 == page.locator("#reasons img").count()


def test_the_other_language_keeps_the_state(page: Page, site: str) -> None:
    """Board, steps, reasons and the way back stay; only the words change."""
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    tap(page, 24, 18, 24, 22)
    assert ["head.first-turn"] == broken(page)
    page.click("a.language")
    until(page, lambda: "/ru/" in page.url and read(page) == ("ready", 1))
    assert ["head.first-turn"] == broken(page)
    assert "Голова в первый ход" in page.inner_text("#reasons")
    assert "moves=24/18" in page.url


def test_a_whole_turn_by_keyboard(page: Page, site: str) -> None:
    """Tab, arrows, Enter and letters are enough: choose dice, play both numbers, end the turn."""
    opened(page, sandbox(site, "en", "?variant=long"))
    _tab_to(page, "#set-a")
    page.keyboard.type("6")
    _tab_to(page, "#set-b")
    page.keyboard.type("2")
    after(page, lambda: page.keyboard.press("Enter") if _tab_to(page, "#dice button") else None)
    _tab_to(page, '#board .place[tabindex="0"]')
    assert "24" == page.evaluate("document.activeElement.dataset.slot")
    after(page, lambda: page.keyboard.press("Enter"))
    for _ in range(6):
        page.keyboard.press("BracketRight")
    assert "18" == page.evaluate("document.activeElement.dataset.slot")
    after(page, lambda: page.keyboard.press("Space"))
    assert "18" == page.evaluate("document.activeElement.dataset.slot"), "focus stays on the target"
    after(page, lambda: page.keyboard.press("Enter"))
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    assert "16" == page.evaluate("document.activeElement.dataset.slot")
    after(page, lambda: page.keyboard.press("Enter"))
    after(page, lambda: page.keyboard.press("KeyE"))
    assert "Black to roll" in page.inner_text("#status")


def test_every_control_has_a_visible_focus(page: Page, site: str) -> None:
    """Tab reaches every button, field and list, and each shows that it has the focus."""
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    wanted = page.locator("#page :is(button, input, select, a[href]):visible").count()
    page.evaluate("document.activeElement.blur()")
    seen = 0
    for _ in range(wanted + 5):
        page.keyboard.press("Tab")
        seen += page.evaluate("document.activeElement.matches('#page :is(button, input, select, a[href])')")
        assert page.evaluate(
            "(({ outlineStyle }, { matches }) => outlineStyle !== 'none' || document.activeElement"
            ".matches('.place, body'))(getComputedStyle(document.activeElement), document.activeElement)"
        ), page.evaluate("document.activeElement.outerHTML")[:200]
    assert wanted <= seen


def test_a_forced_pass_goes_on_with_one_click(page: Page, site: str) -> None:
    """The page says why nothing moves; Pass gives the turn over."""
    opened(page, sandbox(site, "en", "?variant=short&white=6:13,bar:2&black=6:15&turn=white&dice=66"))
    assert "Pass" == page.inner_text('[data-action="end"]')
    assert ["✗ bar/19", "✗ 6/off"] == page.locator("#reasons td b").all_inner_texts()
    after(page, lambda: page.click('[data-action="end"]'))
    assert "Black to roll" in page.inner_text("#status")


def test_a_failure_leaves_the_page_readable(page: Page, built: Path) -> None:
    """With a broken engine there is a plain message with a retry; once the fault is gone, the kept click counts."""
    faults = {"pyodide.asm.wasm": "missing"}
    with served(built, faults) as address:
        page.goto(sandbox(address, "ru", "?variant=long&dice=62&deadline=8000"))
        page.fill("#typed", "24/18")
        page.press("#typed", "Enter")
        until(page, lambda: read(page)[0] == "failed")
        assert page.locator(".failed").is_visible()
        assert "Судья не запустился" in page.inner_text(".failed")
        assert page.locator("#board").is_visible()
        faults.clear()
        page.click("#retry")
        settled(page, 2)
        assert "moves=24/18" in page.url


def test_a_dead_engine_comes_back_with_the_state(page: Page, site: str) -> None:
    """When the worker dies, the next event starts a new one; the game is as it was."""
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    tap(page, 24, 18)
    page.evaluate("""
      import(new URL(`${document.body.dataset.static}engine.js`, location.href)).then((engine) => engine.restart())
    """)
    tap(page, 18, 16)
    assert "moves=24/18+18/16" in page.url


def test_no_request_leaves_the_origin(page: Page, site: str) -> None:
    """Neither on opening nor in play."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    opened(page, sandbox(site, "en", "?variant=long&dice=62"))
    tap(page, 24, 18)
    ours = (site, f"blob:{site}", "data:")
    assert [] == [url for url in asked if not url.startswith(ours)]


def test_works_on_a_lan_name(lan: Page) -> None:
    """Over plain http on a LAN name the sandbox plays."""
    root = lan.url.rpartition("/")[0] + "/"
    opened(lan, sandbox(root, "ru", "?variant=long&dice=62"))
    tap(lan, 24, 18)
    assert "moves=24/18" in lan.url


def test_two_visits_throw_different_dice(page: Page, site: str) -> None:
    """Six throws of two fresh engines are not the same six throws (by chance once in ten million visits)."""

    def throws() -> list[str]:
        opened(page, sandbox(site, "en", "?variant=long"))
        thrown = []
        for _ in range(6):
            after(page, lambda: page.click('[data-action="roll"]'))
            thrown.append(page.url.partition("dice=")[2][:2])
            after(page, lambda: page.click('[data-action="new"]'))
        return thrown

    assert throws() != throws()


def _tab_to(page: Page, selector: str) -> bool:
    """Press Tab until this element has the focus."""
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return True
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


@pytest.mark.parametrize("lang", LANGS)
def test_the_buttons_stand_in_one_row(page: Page, site: str, lang: str) -> None:
    """Beside the board of a usual screen, before and after a hint: none has a row of its own."""
    page.set_viewport_size({"width": 1280, "height": 800})
    opened(page, sandbox(site, lang, "?variant=long&dice=62"))
    for _ in range(2):
        assert 1 == len(set(page.eval_on_selector_all("#controls .buttons > button", _TOPS)))
        after(page, lambda: page.click('[data-action="hint"]'))


_TOPS = "all => all.map((button) => button.getBoundingClientRect().top)"
