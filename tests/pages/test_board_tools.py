"""Under the board: the list of keys in both languages, and what a key says when it cannot do its work."""

from __future__ import annotations

import pytest

from nardy.pages.board_tools import GRID, LESSON, SANDBOX, board_tools
from nardy.text import LANGS, Lang
from tests.pages.play import Page, text_of


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("letters", [SANDBOX, LESSON], ids=["sandbox", "lesson"])
def test_every_key_is_told(lang: Lang, letters: dict[str, object]) -> None:
    """Arrows, brackets, Enter, Esc and each letter, with what it does."""
    told = text_of(board_tools(lang, letters))  # type: ignore[arg-type]
    wanted = [text for _, text in GRID] + list(letters.values())
    assert [] == [text for text in wanted if text.say(lang) not in told]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("query", "action", "said"),
    [
        ("variant=long&dice=62", "roll", "The dice have been thrown; play them or undo."),
        ("variant=long", "end", "Roll the dice first; then the pieces can move."),
        ("variant=long", "hint", "Roll the dice first; then the pieces can move."),
        ("variant=long", "undo", "There is nothing to undo."),
        ("variant=long&white=off:15&black=24:1&turn=black", "hint", "The game is over; start a new one."),
    ],
)
def test_a_key_that_can_do_nothing_says_why(query: str, action: str, said: str) -> None:
    """Letters work while their button is off: the answer is a sentence, and the game is as it was."""
    page = Page(query)
    before = page.now
    page.send(action)
    assert said in page.reply.said
    assert before == page.now
