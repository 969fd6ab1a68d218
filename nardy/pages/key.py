"""What the marks on a board mean, one click away from the board."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.text import Lang, Text
from nardy.view import legend

MARKS = Text("What the marks mean", "Что значат пометки")


def key(lang: Lang) -> Html:
    """The legend of all marks, folded up."""
    return tag("details", tag("summary", MARKS.say(lang)), legend(lang), class_="key")
