"""Every page of the site, in editorial order."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.page import BuildInfo, Page
from nardy.pages import sandbox
from nardy.pages.embed import embed_pages
from nardy.pages.first_turns import first_turn_pages
from nardy.pages.games import game_page
from nardy.pages.home import chooser_page, home_page
from nardy.pages.laboratory import laboratory_page
from nardy.pages.lesson import lesson_links, lesson_pages
from nardy.teach import Course
from nardy.text import LANGS
from nardy.variants import VARIANTS


def pages(build: BuildInfo, courses: tuple[Course, ...] = ()) -> Iterator[Page]:
    """All pages, each in every language; the courses are handed in, for pages must not know them."""
    yield chooser_page()
    for lang in LANGS:
        yield home_page(lang, lesson_links(courses, lang))
        yield sandbox.static_page(lang)
        yield from (game_page(variant, lang) for variant in VARIANTS)
        yield from first_turn_pages(lang)
        yield laboratory_page(lang)
        yield from lesson_pages(courses, lang)
    yield from embed_pages(build)
