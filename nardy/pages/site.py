"""Every page of the site, in editorial order."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.page import BuildInfo, Page
from nardy.pages import sandbox
from nardy.pages.home import chooser_page, home_page
from nardy.text import LANGS


def pages(_build: BuildInfo) -> Iterator[Page]:
    """All pages; each exists in every language."""
    yield chooser_page()
    for lang in LANGS:
        yield home_page(lang, ())
        yield sandbox.static_page(lang)
