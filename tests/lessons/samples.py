"""A small lesson for the tests of the player."""

from __future__ import annotations

from nardy.teach import Board, Break, Lesson, Mistake, Say, Text, Try

ONE = frozenset({"head.one"})
WORDS = Text("Words.", "Слова.")
BOARD = Board(white="24:14,18:1", black="24:14,22:1", dice="62")
HEADS = Lesson(
    id="sample",
    variant="long",
    title=WORDS,
    about=WORDS,
    steps=(
        Say(id="read", heading=WORDS, text=WORDS),
        Try(
            id="one",
            heading=WORDS,
            text=WORDS,
            board=BOARD,
            rules=ONE,
            solutions=("24/18 18/16",),
            done=WORDS,
            mistakes=(Mistake("24/18 24/22", ONE, WORDS),),
        ),
        Break(
            id="break",
            heading=WORDS,
            text=WORDS,
            board=BOARD,
            rules=ONE,
            solutions=("24/18 24/22",),
            done=WORDS,
        ),
    ),
)
