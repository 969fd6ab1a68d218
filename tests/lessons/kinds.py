"""A small lesson with one step of every other kind, for the tests of the player and of pages."""

from __future__ import annotations

from nardy.teach import Answer, Board, Choose, Exam, Free, Lesson, Off, Pick, Predict, Spot, Text, Try
from nardy.teach.goals import Head
from tests.lessons.samples import BOARD, ONE, WORDS

RIGHT, WRONG = Text("Right so.", "Так и есть."), Text("Not so.", "Не так.")
ANSWERS = (Answer(Text("Two", "Две"), WRONG), Answer(Text("One", "Одна"), RIGHT, right=True))
OPEN = Board(white="24:14,18:1", black="24:14,21:1", dice="62")
RACE = Board(white="6:1,5:1,3:1,2:1", black="4:1", dice="65")
KINDS = Lesson(
    id="kinds",
    variant="long",
    title=WORDS,
    about=WORDS,
    steps=(
        Choose(id="choose", heading=WORDS, text=WORDS, rules=ONE, answers=ANSWERS, done=WORDS),
        Predict(
            id="predict", heading=WORDS, text=WORDS, board=BOARD, answers=ANSWERS, moves="24/18 18/16", done=WORDS
        ),
        Spot(
            id="spot", heading=WORDS, text=WORDS, board=BOARD, moves="24/18 24/22",
            among=("move.landing", "head.one", "move.direction"), rules=ONE, done=RIGHT,
        ),
        Pick(id="pick", heading=WORDS, text=WORDS, board=BOARD, src=18, done=RIGHT),
        Free(
            id="free", heading=WORDS, text=WORDS, board=RACE, rules=frozenset({"game.win"}), goal=Off(15),
            throws=("31", "32"), solutions=("6/off 5/off; 3/off 2/1; 1/off",), done=RIGHT,
        ),
        Exam(
            id="test", heading=WORDS, text=WORDS, done=RIGHT,
            boards=(BOARD, RACE, Board(white="10:1", black="13:1", dice="63")),
        ),
        Try(
            id="goal", heading=WORDS, text=WORDS, board=OPEN, rules=ONE, goal=Head(13),
            solutions=("24/18 18/16",), done=RIGHT,
        ),
    ),
)  # fmt: skip
CHOOSE, PREDICT, SPOT, PICK, FREE, TEST, GOAL = range(7)
