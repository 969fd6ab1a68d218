"""Read what pages say: the text of elements with a class, and how many there are."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from tests.test_catalogue import BARE_POINT, ROLL

VOID = {"br", "hr", "img", "input", "link", "meta"}


class _Finder(HTMLParser):
    """Collects the texts of all elements whose class attribute is exactly `name`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name, self.depth, self.found = name, 0, list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.depth:
            self.depth += tag not in VOID
        elif dict(attrs).get("class") == self.name:
            self.depth = 1
            self.found.append("")

    def handle_endtag(self, tag: str) -> None:
        if self.depth:
            self.depth -= 1

    def handle_data(self, data: str) -> None:
        if self.depth:
            self.found[-1] += data


def texts(markup: str, name: str) -> list[str]:
    """The texts of the elements of a class."""
    finder = _Finder(name)
    finder.feed(markup)
    return finder.found


def count(markup: str, name: str) -> int:
    """How many elements there are of a class."""
    return len(texts(markup, name))


def names_bare_points(template: str) -> bool:
    """Whether a text names a point by a number of its own, outside its places."""
    return bool(BARE_POINT.search(ROLL.sub("", re.sub(r"\{[mt]:[^{}]*\}", "", template))))
