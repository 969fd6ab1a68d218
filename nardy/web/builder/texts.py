"""Texts changed on purpose, to see what a translator would: longer ones, or ones between marks.

A page that stays whole with longer texts leaves room for other languages; a word outside the marks
is one that no translator would ever be given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import cycle

from nardy.text import Lang, Text

OPEN, CLOSE = "⟦", "⟧"
_MORE = 0.4
"""Texts grow by this part of their length, short ones by a word."""
_PLACE = re.compile(r"\{[^{}]*\}")


def longer(template: str) -> str:
    """A template with words of its own repeated at its end; its places stand there once, as before."""
    words = _PLACE.sub("", template).split()
    if not words:
        return template
    wanted, more = len(template) * _MORE, ""
    for word in cycle(words):
        more += f" {word}"
        if len(more) >= wanted:
            return template + more
    raise AssertionError("a cycle of words never ends")


def marked(template: str) -> str:
    """A template between marks."""
    return f"{OPEN}{template}{CLOSE}"


CHANGES: Mapping[str, Callable[[str], str]] = {"long": longer, "marked": marked}
"""The names of the changes, as the builder takes them."""


@contextmanager
def changed(how: str | None) -> Iterator[None]:
    """While it lasts every text is said in the changed way; None changes nothing. KeyError for other names."""
    plain = Text.template
    if how is not None:
        change = CHANGES[how]

        def template(self: Text, lang: Lang) -> str:
            return change(plain(self, lang))

        Text.template = template  # type: ignore[method-assign] # undone below
    try:
        yield
    finally:
        Text.template = plain  # type: ignore[method-assign]
