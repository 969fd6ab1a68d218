"""A button that opens a file: the browser's own one speaks the language of the browser, not of the page."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.text import Lang, Text


def file_button(label: Text, lang: Lang, accept: str, **attributes: str) -> Html:
    """A label that looks like a button, with the field for a file hidden in it; keys reach the field."""
    field = tag("input", type="file", accept=accept, class_="hidden", **attributes)
    return tag("label", label.say(lang), field, class_="button file")
