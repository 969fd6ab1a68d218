"""What the sheets to print say besides the lessons themselves."""

from __future__ import annotations

from nardy.text import Text

HANDOUT = Text("Sheet to print", "Лист для печати")
TITLE = Text("{lesson}: a sheet to print", "{lesson}: лист для печати")
ABOUT = Text(
    "{lesson}: the tasks of the lesson on A4 with blanks to fill in, and a key.",
    "{lesson}: задания урока на листе А4 с местом для ответов, ответы отдельно.",
)
HOW = Text(
    "For A4 paper, the key on a page of its own.",
    "Для бумаги А4, ответы на отдельной странице.",
)
TO_LESSON = Text("The lesson on the board", "Урок на доске")
NAME = Text("Name", "Имя")
DATE = Text("Date", "Дата")

MOVE = Text("Your turn:", "Ваш ход:")
THROW = Text("Throw {roll}:", "Бросок {roll}:")
ILLEGAL = Text("The move:", "Ход:")
BROKEN = Text("It breaks:", "Нарушено:")
POINTS = Text("Points:", "Пункты:")
CALLED = Text("{n} ({numbering}). On this board it is:", "{n} ({numbering}). На этой доске это:")
PLAYED = Text("Somebody plays {moves}.", "Кто-то сыграл {moves}.")
ENDED = Text("Somebody plays {moves} and ends the turn.", "Кто-то сыграл {moves} и закончил ход.")
NOTHING = Text("Somebody ends the turn at once.", "Кто-то сразу закончил ход.")
WHICH = (
    Text("Which rule is broken?", "Какое правило нарушено?"),
    Text("Which rules are broken?", "Какие правила нарушены?"),
)

KEY = Text("{lesson}: the key", "{lesson}: ответы")
PASS = Text("no move", "хода нет")
ONLY = Text("No legal turn ends otherwise.", "Закончить ход иначе по правилам нельзя.")
RESULTS = Text("Legal turns lead to {n} different positions.", "По правилам возможны разные итоги, всего их {n}.")
NOT_ALL = Text("More than that cannot be played.", "Больше сыграть нельзя.")
IN_THE_WAY = Text("Rules in the way: {rules}.", "Мешают правила: {rules}.")
CANNOT = Text("Nothing can be played.", "Ходить нечем.")
ALSO_GOAL = Text(
    "Any other legal turn that meets the goal is right too.",
    "Верен и любой другой ход по правилам, если цель достигнута.",
)
ALSO_BREAK = Text(
    "Any other move that breaks exactly this is right too.", "Верен и любой другой ход с тем же нарушением."
)
