"""Boards to look at: the same picture as a live board, with nothing in it that can be pressed."""

from __future__ import annotations

from nardy.html import Html, safe
from nardy.scene import Scene
from nardy.text import Lang
from nardy.view import draw

_LIVE = (' data-action="tap"', ' role="button"', ' tabindex="-1"')


def still(scene: Scene, lang: Lang, id: str) -> Html:  # noqa: A002 - the HTML word
    """The picture of a scene; its places keep their names and are no buttons."""
    drawn = draw(scene, lang, id)
    for mark in _LIVE:
        drawn = drawn.replace(mark, "")
    return safe(drawn)
