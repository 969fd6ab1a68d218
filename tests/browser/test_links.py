"""Links of the site followed without starting the engine again, and left to the browser where that is safer."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import Error, Page

from tests.browser.pages import after, broken, opened, settled, tap, until
from tests.browser.sites import served

SANDBOX = "en/sandbox/index.html?variant=long&dice=62"
STEP = "en/lessons/long/head/one-checker.html"


def marked(page: Page) -> bool:
    """Whether this is still the document that was marked; a document that is going away is not."""
    try:
        return bool(page.evaluate("window.kept === true"))
    except Error:
        return False


def start(page: Page, site: str, path: str = SANDBOX) -> None:
    """A live page whose document is marked."""
    opened(page, urljoin(site, path))
    page.evaluate("window.kept = true")


def go(page: Page, selector: str, end: str) -> None:
    """Press a link and wait until its page stands there."""
    page.click(selector)
    until(page, lambda: page.url.partition("?")[0].endswith(end) and page.locator("main").is_visible())


def test_one_engine_for_all_pages(page: Page, site: str) -> None:
    """From the sandbox by links to a lesson, through it and back: no part of the engine is fetched again."""
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    start(page, site)
    tap(page, 24, 18)
    fetched.clear()
    go(page, 'nav a:has-text("Lessons")', "en/lessons/index.html")
    go(page, 'a[href$="/head/the-head.html"] >> nth=0', "the-head.html")
    go(page, ".lesson nav .main", "one-checker.html")
    settled(page)
    tap(page, 24, 18, 24, 22)
    assert "That is two checkers" in page.inner_text("#answer")
    go(page, 'nav a:has-text("Sandbox")', "en/sandbox/index.html")
    settled(page)
    assert marked(page)
    assert [] == [url for url in fetched if "/pyodide/pyodide" in url or url.endswith(".mjs")]


def test_title_language_and_focus(page: Page, site: str) -> None:
    """The new page has its own title, language, description and addresses, and the focus stands in its content."""
    start(page, site, STEP)
    go(page, ".lesson nav .main", "first-turn.html")
    assert "Your first turn · The head — nardy" == page.title()
    assert "Your first turn" == page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('#board .place')"), "the board is one key away"
    go(page, "a.language", "ru/lessons/long/head/first-turn.html")
    assert "ru" == page.get_attribute("html", "lang")
    assert page.evaluate("document.querySelector('link[rel=alternate][hreflang=en]').href").endswith(
        "/en/lessons/long/head/first-turn.html"
    )
    go(page, "a.brand", "ru/index.html")
    go(page, 'a[href*="variant=kaftar"]', "ru/sandbox/index.html")
    settled(page)
    assert "Кафтар" == page.inner_text("#title h1")
    assert marked(page)


def test_back_and_forward_between_pages(page: Page, site: str) -> None:
    """Back leads to the page before with what was played there, Forward to the next."""
    start(page, site)
    tap(page, 24, 18)
    go(page, 'nav a:has-text("Lessons")', "en/lessons/index.html")
    page.go_back()
    until(page, lambda: page.locator("#board").count() == 1)
    settled(page)
    assert "moves=24/18" in page.url
    assert "White plays 6-2. Still unused: 2." in page.inner_text("#status")
    page.go_forward()
    until(page, lambda: page.locator(".lessons").count() == 1)
    assert marked(page)


def test_a_dead_engine_comes_back_on_a_deeper_page(page: Page, site: str) -> None:
    """After a link to a page in another folder a new engine is found all the same."""
    start(page, site)
    go(page, 'nav a:has-text("Lessons")', "en/lessons/index.html")
    go(page, 'a[href$="/head/the-head.html"] >> nth=0', "the-head.html")
    go(page, ".lesson nav .main", "one-checker.html")
    settled(page)
    page.evaluate("""
      import(new URL(`${document.body.dataset.static}engine.js`, location.href)).then((engine) => engine.restart())
    """)
    tap(page, 24, 18, 24, 22)
    assert ["head.one"] == [rule for rule in broken(page) if rule][:1]
    assert marked(page)


def test_another_build_is_loaded_whole(page: Page, site: str) -> None:
    """A page of a newer build never gets the old scripts: it is left to the browser."""
    start(page, site)
    page.evaluate("document.body.dataset.build = 'older'")
    page.click('nav a:has-text("Lessons")')
    until(page, lambda: page.url.endswith("en/lessons/index.html") and not marked(page))


def test_a_page_that_does_not_come_is_left_to_the_browser(page: Page, built: Path) -> None:
    """A missing page shows what the server says, not an old page at a new address."""
    with served(built, {"lessons/index.html": "missing"}) as site:
        start(page, site)
        page.click('nav a:has-text("Lessons")')
        until(page, lambda: not marked(page))


def test_the_browser_keeps_its_own_keys(page: Page, site: str) -> None:
    """A click with Ctrl, which opens a new tab, is left to the browser, and this page stays."""
    start(page, site)
    page.evaluate("addEventListener('click', (e) => { window.taken = e.defaultPrevented; e.preventDefault(); })")
    page.click('nav a:has-text("Lessons")', modifiers=["ControlOrMeta"])
    assert page.evaluate("window.taken") is False
    assert "en/sandbox/" in page.url
    assert marked(page)


def test_an_answer_to_a_page_that_was_left_is_dropped(page: Page, site: str) -> None:
    """Events that a page has sent before it was left change nothing on the next one."""
    start(page, site)
    page.evaluate("""
      for (const slot of [24, 18, 18]) {
        document.querySelector(`#board .place[data-slot="${slot}"]`)
          .dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }
    """)
    go(page, 'nav a:has-text("Lessons")', "en/lessons/index.html")
    go(page, 'a[href$="/head/the-head.html"] >> nth=0', "the-head.html")
    go(page, ".lesson nav .main", "one-checker.html")
    settled(page)
    assert "Choose a checker" in page.inner_text("#answer")
    after(page, page.locator('[data-action="hint"]').click)
    assert 1 == page.locator(".hints li").count()
