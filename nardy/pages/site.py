"""Every page of the site, in editorial order."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.cases import Case
from nardy.page import BuildInfo, Page
from nardy.pages import match, record, sandbox
from nardy.pages.editor import page as editor
from nardy.pages.embed.author import author_page
from nardy.pages.embed.site import embed_pages
from nardy.pages.first_turns import first_turn_pages
from nardy.pages.games import game_page
from nardy.pages.home import chooser_page, home_page
from nardy.pages.laboratory import laboratory_page
from nardy.pages.lesson import lesson_links, lesson_pages
from nardy.pages.poster import poster_page
from nardy.pages.reference import reference_pages
from nardy.teach import Course
from nardy.text import LANGS
from nardy.variants import VARIANTS


def pages(build: BuildInfo, courses: tuple[Course, ...] = (), cases: tuple[Case, ...] = ()) -> Iterator[Page]:
    """All pages, each in every language; courses and cases are handed in, for they are read from files."""
    yield chooser_page()
    for lang in LANGS:
        yield home_page(lang, lesson_links(courses, lang))
        yield sandbox.static_page(lang)
        yield record.static_page(lang)
        yield editor.static_page(lang)
        yield match.static_page(lang)
        yield from (game_page(variant, lang) for variant in VARIANTS)
        yield from (poster_page(variant, lang) for variant in VARIANTS)
        yield from first_turn_pages(lang, courses)
        yield laboratory_page(lang)
        yield from lesson_pages(courses, lang)
        yield from reference_pages(build, cases, courses, lang)
        yield author_page(lang, build)
    yield from embed_pages(build)
