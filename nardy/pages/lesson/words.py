"""What the pages of lessons say besides the lessons themselves."""

from __future__ import annotations

from nardy.text import Text

LESSONS = Text("Lessons", "Уроки")
ABOUT = Text(
    "Lessons of the nardy games, one rule at a time: read two sentences, make the move, see which rules it breaks.",
    "Уроки игры в нарды, по одному правилу: прочитайте две фразы, сходите и узнайте, что нарушено.",
)
STEPS = Text("Steps of the lesson", "Шаги урока")
STEP = Text("Step {n} of {all}", "Шаг {n} из {all}")
BEGIN = Text("Begin", "Начать")
BACK = Text("Back", "Назад")
NEXT = Text("Next", "Дальше")
FINISH = Text("All lessons", "Все уроки")
WAY = Text("Back and next", "Назад и дальше")

CONTROLS = Text("Your move", "Ваш ход")
REFEREE = Text("Referee", "Судья")
TYPE = Text("Type a move", "Запись хода")
LIKE = Text("e.g. 24/18, bar/22, 6/off", "напр. 24/18, бар/22, 6/снять")
PLAY = Text("Play", "Пойти")
UNDO = Text("Take back", "Вернуть")
END = Text("End the turn", "Закончить ход")
RETRY = Text("Start again", "Сначала")
HINT = Text("Hint", "Подсказка")
SOLUTION = Text("Show the solution", "Показать решение")
DICE = Text("Say the dice", "Назвать зары")

QUIET = Text(
    "Tap a checker, then the point it goes to. If a rule objects, you will be told which one, and why.",
    "Коснитесь шашки, затем пункта, куда она идёт. Если какое-то правило против, вы узнаете, какое и почему.",
)
PLAYED = Text("Played so far: {moves}.", "Сыграно: {moves}.")
IN_HAND = Text("In your hand: the checker from {p:slot}.", "В руке шашка с пункта {p:slot}.")
UNREAD = Text("This cannot be played", "Так пойти нельзя")
REFUSED = Text("{moves} is not legal", "Так нельзя: {moves}")
NOT_ENDED = Text("The turn cannot end yet", "Ход ещё не закончен")
BROKEN = Text("rules broken: {n}", "нарушено правил: {n}")
OTHER = Text("Legal, but not what was asked", "По правилам, но задача другая")
AGAIN = Text(
    "Every rule is kept, and yet the task is a different one. Start again or ask for a hint.",
    "Все правила соблюдены, но просили о другом. Начните сначала или возьмите подсказку.",
)
DONE = Text("Done", "Верно")
SHOWN = Text("The solution: {moves}", "Решение: {moves}")
LEGAL = Text("What would be legal", "Как можно")
WHOLE = Text("A whole legal turn: ", "Весь ход целиком: ")

ANSWERS = Text("Hints, the solution and common mistakes", "Подсказки, решение и частые ошибки")
IF = Text("If you play {moves}", "Если сыграть {moves}")
IF_ENDED = Text("If you play {moves} and end the turn", "Если сыграть {moves} и закончить ход")
THE_SOLUTION = Text("The solution", "Решение")
OR = Text(" or ", " или ")
ONE_MORE = (
    Text("What is it about?", "О чём речь?"),
    Text("Which number first?", "Какое число первым?"),
    Text("Which checker?", "Какой шашкой?"),
    Text("Which move?", "Каким ходом?"),
)
