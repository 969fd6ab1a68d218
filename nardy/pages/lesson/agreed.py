"""What is agreed for one step alone."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Html, tag
from nardy.pages.agreed import AGREE
from nardy.pages.lesson.view import View
from nardy.teach.feedback import board_of
from nardy.teach.table import agreement


def agreed(view: View) -> Iterator[Html]:
    """A line for each option that the board of this step has otherwise than its lesson."""
    board = board_of(view.step)
    for text in agreement(board) if board else ():
        yield tag("p", tag("strong", AGREE.say(view.lang)), view.text(text), class_="agreed-here")
