"""The content of the site: all pages, with all lessons in them."""

from __future__ import annotations

from collections.abc import Iterator

from lessons import COURSES
from nardy.page import BuildInfo, Page
from nardy.pages import site
from nardy.web.builder.cases import read_cases


def pages(build: BuildInfo) -> Iterator[Page]:
    """Every page of the site, in editorial order."""
    return site.pages(build, COURSES, read_cases())
