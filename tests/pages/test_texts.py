"""No word of a page bypasses the texts that a translator is given, and longer texts keep their places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from lessons import COURSES
from nardy.page import BuildInfo, Page
from nardy.pages import site
from nardy.text import LANGS, Text
from nardy.web.builder.texts import CLOSE, OPEN, changed
from tests.pages import play
from tests.test_cases import CASES

MARKED = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
NAMES = re.compile(r"nardy|English|Русский|\d+ (?:white|black|бел\w+|чёрн\w+) \w+")
"""What needs no translator: names, and counted pieces, whose forms stand in a table of nouns."""
MOVE = re.compile(r"(?:[dtдч]:)?(?:bar|бар|\d+)/(?:off|снять|\d+)")
POINT = re.compile(r'<span data-point="\d+">(\d+)</span>')
WORD = re.compile("[A-Za-zА-Яа-яё]{2,}")
SILENT = {"script", "style", "code", "kbd", "samp", "pre", "textarea"}
SAID = ("title", "aria-label", "alt", "placeholder")


class _Words(HTMLParser):
    """Every text of a page that a person reads or hears."""

    def __init__(self) -> None:
        super().__init__()
        self.silent = 0
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in SILENT
        self.found += [value for name, value in attrs if name in SAID and value]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in SILENT

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.found.append(data)


def unmarked(html: str) -> Iterator[str]:
    """The texts in which a word stands outside the marks."""
    words = _Words()
    words.feed(POINT.sub(r"\1", html))
    for text in words.found:
        left, before = text, ""
        while left != before:
            left, before = MARKED.sub(" ", left), left
        if WORD.search(MOVE.sub("", NAMES.sub("", left))):
            yield text.strip()


def pages() -> Iterator[Page]:
    """Every page; of the rules only those of one game have their examples, which are alike."""
    yield from site.pages(
        BuildInfo("test", "static/test/", ""), COURSES, tuple(c for c in CASES if c.variant == "turtle")
    )


@pytest.mark.cpython
def test_every_word_of_a_page_is_a_text() -> None:
    """Only names, moves as they are written, and the values that addresses take stand outside.

    The frame for other sites says its few words in both languages at once, before it knows which.
    """
    with changed("marked"):
        bare = {text for page in pages() if "embed" not in page.path for text in unmarked(page.main)}
    assert set() == bare


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_the_sandbox_is_a_text(lang: str) -> None:
    """Reasons, duties, hints, the list of turns and the log too."""
    with changed("marked"):
        page = play.Page("variant=long&dice=62&legal=1&referee=watch", lang)  # type: ignore[arg-type]
        for act in (
            {"action": "tap", "slot": "24"},
            {"action": "tap", "slot": "21"},
            {"action": "hint"},
            {"action": "end"},
        ):
            page.send(**act)
            bare = {text for html in page.reply.fragments.values() for text in unmarked(html)}
            assert (act, set()) == (act, bare)


def test_a_longer_text_keeps_its_places() -> None:
    """Each place once, and more letters than before; afterwards texts are as they were."""
    text = Text("from {p:src} to {p:dst}", "с {p:src} на {p:dst}")
    facts = {"src": 24, "dst": 18}
    plain = text.say("en", facts)
    with changed("long"):
        longer = text.say("en", facts)
        assert len(longer) >= 1.4 * len(plain)
        assert (1, 1) == (longer.count("24"), longer.count("18"))
    assert plain == text.say("en", facts)
