"""Taking the board along: to the clipboard where a page may write there, otherwise selected or to be saved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Frame, Page

from tests.browser.pages import opened, settled, until

QUERY = "?variant=long&white=24:13,18:2&black=24:13,8:2&turn=white&dice=64"
WORDS = {
    "en": "point 24, head: 13 white checkers; point 20: 2 black checkers; point 18, Black's home: 2 white checkers",
    "ru": "пункт 24, голова: 13 белых шашек; пункт 20: 2 чёрные шашки; пункт 18, дом чёрных: 2 белые шашки",
}


def sandbox(site: str, lang: str = "en") -> str:
    """A position of one's own in the sandbox."""
    return f"{site}{lang}/sandbox/index.html{QUERY}"


def said(page: Page | Frame) -> str:
    """What is said of the copy."""
    return page.locator("#copied").inner_text()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_text_link_and_drawing_go_to_the_clipboard(browser: Browser, site: str, lang: str) -> None:
    """The words list the position in the language of the page; the link is the address; the drawing stands alone."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = opened(context.new_page(), sandbox(site, lang))
    copies = {}
    for kind in ("text", "link", "svg"):
        page.click(f"[data-copy={kind}]")
        until(page, lambda: said(page) != "")
        copies[kind] = page.evaluate("navigator.clipboard.readText()")
        page.evaluate("document.getElementById('copied').replaceChildren()")
    assert WORDS[lang] in copies["text"]
    assert page.url == copies["link"]
    shown = page.evaluate(
        "(text) => { const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;"
        " return [svg.tagName, svg.querySelectorAll('[data-action]').length, svg.querySelectorAll('.piece').length]; }",
        copies["svg"],
    )
    assert ["svg", 0, 30] == shown
    context.close()


def test_a_picture_goes_to_the_clipboard(browser: Browser, site: str) -> None:
    """As PNG, three times as large as the drawing."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = opened(context.new_page(), sandbox(site))
    page.click("[data-copy=png]")
    until(page, lambda: said(page) == "Copied.")
    width = page.evaluate("""
      navigator.clipboard.read()
        .then(([item]) => item.getType("image/png"))
        .then(createImageBitmap)
        .then((picture) => picture.width / document.getElementById("board").viewBox.baseVal.width)
    """)
    assert 3 == round(width)
    context.close()


def test_on_plain_http_the_text_is_selected(lan: Page) -> None:
    """Without a clipboard the words stand selected in a field, and the picture can be saved."""
    root = lan.url.rpartition("/")[0] + "/"
    opened(lan, sandbox(root))
    lan.click("[data-copy=text]")
    lan.wait_for_selector("#copied textarea")
    field = "document.activeElement"
    assert WORDS["en"] in lan.evaluate(f"{field}.value.slice({field}.selectionStart, {field}.selectionEnd)")
    lan.click("[data-copy=png]")
    lan.wait_for_selector("#copied img")
    with lan.expect_download() as waiting:
        lan.click("#copied a")
    assert "nardy.png" == waiting.value.suggested_filename


def test_in_a_frame_of_a_foreign_page(page: Page, site: str) -> None:
    """A frame that may not use the clipboard falls back in the same way."""
    page.set_content(f'<iframe width="700" height="1600" src="{sandbox(site)}"></iframe>')
    frame = page.frames[1]
    until(page, lambda: bool(frame.query_selector("#page[data-state=ready]")))
    frame.click("[data-copy=link]")
    frame.wait_for_selector("#copied p:has-text('opied'), #copied textarea")
    assert QUERY in str(frame.evaluate("document.querySelector('#copied textarea')?.value ?? location.href"))
    assert said(frame)


def test_pip_counts_can_be_hidden(page: Page, site: str) -> None:
    """Hidden on the board they are hidden in the words too, and the link keeps it so."""
    opened(page, sandbox(site))
    assert "pips" in page.inner_text("#words")
    page.select_option("#set-pips", "0")
    settled(page, 2)
    assert "pips" not in page.inner_text("#words")
    assert "pips" not in str(page.locator("#board").text_content())
    assert "pips=0" in page.url
