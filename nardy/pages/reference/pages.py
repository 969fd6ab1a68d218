"""All pages of reference, in editorial order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.cases import Case
from nardy.page import BuildInfo, Page
from nardy.pages.reference.cards import card_page
from nardy.pages.reference.disagree import disagree_page
from nardy.pages.reference.glossary import glossary_page
from nardy.pages.reference.hub import hub_page
from nardy.pages.reference.rules import rules_pages
from nardy.pages.reference.search import search_page
from nardy.pages.reference.sources import sources_page
from nardy.teach import Course
from nardy.text import Lang
from nardy.variants import VARIANTS


def reference_pages(build: BuildInfo, cases: Iterable[Case], courses: Iterable[Course], lang: Lang) -> Iterator[Page]:
    """Rules, words, sources, disagreements, cards and search in one language; cases and courses are handed in."""
    every, taught = tuple(cases), tuple(courses)
    yield hub_page(lang)
    for variant in VARIANTS:
        yield from rules_pages(variant, every, taught, lang)
        yield card_page(variant, lang)
    yield glossary_page(lang)
    yield sources_page(taught, lang)
    yield disagree_page(lang)
    yield search_page(build, lang)
