"""What the pages of lessons say besides the lessons themselves."""

from __future__ import annotations

from collections.abc import Mapping

from nardy.scene import Numbering
from nardy.text import Text

LESSONS = Text("Lessons", "Уроки")
ABOUT = Text(
    "Lessons of the nardy games, one rule at a time: read two sentences, make the move, see which rules it breaks.",
    "Уроки игры в нарды, по одному правилу: прочитайте две фразы, сделайте ход и узнайте, что нарушено.",
)
STEPS = Text("Steps of the lesson", "Шаги урока")
STEP = Text("Step {n} of {all}", "Шаг {n} из {all}")
BEGIN = Text("Begin", "Начать")
BACK = Text("Back", "Назад")
NEXT = Text("Next", "Дальше")
FINISH = Text("To the course", "К курсу")
NEXT_LESSON = Text("Next lesson", "Следующий урок")
RESUME = Text("Go on: {lesson}", "Продолжить: {lesson}")
NEXT_COURSE = Text("Next course: {course}", "Следующий курс: {course}")
COURSE_GOAL = Text("In the end:", "В конце:")
ALL_DONE = Text("✓ done", "✓ пройдено")
STEP_DONE = Text("done", "пройдено")
STARTED = Text("begun", "начато")
DUE = Text("due again", "пора повторить")
LOST = Text(
    "This browser keeps nothing for us, so what you do is remembered only until the page is closed.",
    "Этот браузер ничего для нас не хранит: пройденное запомнится, только пока открыта страница.",
)
DAMAGED = Text(
    "What was kept of your progress could not be read, so it starts anew; the old record is put aside.",
    "Запись о пройденном не прочиталась, счёт начат заново; старая запись отложена.",
)
EARLY = Text(
    "The referee is still getting ready. Your move is kept and will be judged in a moment.",
    "Судья ещё готовится. Ваш ход записан, ответ будет через мгновение.",
)
MOVED = Text("{step} ({old}): a new address", "{step} ({old}): новый адрес")
MOVED_TO = Text("This step of the lesson has a new address: ", "У этого шага урока новый адрес: ")
WAY = Text("Back and next", "Назад и дальше")

CONTROLS = Text("Your move", "Ваш ход")
REFEREE = Text("Referee", "Судья")
TYPE = Text("Type a move", "Запись хода")
LIKE = Text("e.g. 24/18, 6/off", "напр. 24/18, 6/снять")
PLAY = Text("Play", "Пойти")
UNDO = Text("Take back", "Вернуть")
END = Text("End the turn", "Закончить ход")
RETRY = Text("Start again", "Сначала")
HINT = Text("Hint", "Подсказка")
SOLUTION = Text("Show the solution", "Показать решение")
DICE = Text("Say the dice", "Назвать зары")
WHY = Text("Why not?", "Почему нельзя?")
MOVES = Text("What would be legal?", "Как можно?")
NO_MOVES = Text(
    "What would be legal is told once a move has been refused. Until then h gives a hint.",
    "Как можно, судья скажет после неверного хода. А пока подскажет клавиша h.",
)

QUIET = Text(
    "Choose a checker, then the point it goes to, or write the move into the field. If a rule objects, you will be "
    "told which one, and why.",
    "Выберите шашку, затем пункт, куда она идёт, или впишите ход в поле. Если какое-то правило против, вы узнаете, "
    "какое и почему.",
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
OUTCOMES = {"done": DONE, "other": OTHER, "unread": UNREAD}
SHOWN = Text("The solution: {moves}", "Решение: {moves}")
LEGAL = Text("What would be legal", "Как можно")
WHOLE = Text("A whole legal turn: ", "Весь ход целиком: ")
STUCK = Text("Nothing can be played: end the turn.", "Ходить нечем: закончите ход.")
GO_ON = Text("From here you can play: ", "Дальше можно: ")

WHAT_IF = Text("What would happen?", "А что было бы?")
TO_THE_TASK = Text("Back to the task", "Вернуться к задаче")
IF_IT_STOOD = Text("If it stood", "Если бы так и осталось")
LATER = (
    Text(
        "The turn would end like this. All legal; it is only not what was asked.",
        "Ход закончился бы так. По правилам можно, просто просили о другом.",
    ),
    Text(
        "The board would look like this. At a real table your opponent may have it put back and say why.",
        "Доска выглядела бы так. За настоящей доской соперник вправе потребовать сделать ход заново и объяснит почему.",
    ),
)
GOAL = Text("Goal:", "Цель:")
NEXT_THROW = Text("Throw {n} of {all}: {roll}.", "Бросок {n} из {all}: {roll}.")
STANDS = Text("{moves} stands: go on from there, or take it back.", "{moves} уже на доске: ходите дальше или верните.")

CHOOSE = Text("Choose an answer", "Выберите ответ")
THIS = Text("Right", "Верно")
NOT_THIS = Text("No", "Нет")
PICK = Text(
    "Choose every point that the checker on {p:src} may go to with one number, then check.",
    "Отметьте все пункты, куда шашка с {p:src} может пойти одним числом, и проверьте.",
)
PICKED = Text("Picked: {p:points}.", "Отмечено: {p:points}.")
NOT_YET = Text("Not quite", "Не всё верно")
NOT_ALL = Text("Right so far, but not all yet", "Пока верно, но это ещё не все")
MISSED = Text("Still to be found: {n:n point}.", "Осталось найти: {n:n point acc}.")
NOT_TO = Text("Not to {p:slot}", "На {p:slot} нельзя")
TOGETHER = Text(
    "One number alone does not lead to {p:slot}: that is {numbers}.",
    "Одним числом на {p:slot} не попасть: это {numbers}.",
)
THESE = Text("The solution", "Решение")
CHECK = Text("Check", "Проверить")
UNPICK = Text("Take the last one back", "Убрать последний")
SOLUTION_ONLY = Text("The solution", "Решение")

FIND = Text("{n} of {all}. Find point {point} {numbering}.", "{n} из {all}. Найдите пункт {point} {numbering}.")
IN_NUMBERING: Mapping[Numbering, Text] = {
    "own": Text("in your own numbers", "в вашей собственной нумерации"),
    "white": Text("in White’s numbers", "в нумерации белых"),
    "s4": Text("in numbers that grow along White’s way", "в нумерации по ходу белых"),
}
FOUND_IT = Text("Found", "Нашли")
NOT_THIS_POINT = Text("Not this point", "Не этот пункт")
CALLED = Text(
    "In your own numbers it is {own}, in White’s {white}, counted along White’s way {s4}.",
    "В вашей нумерации это {own}, у белых {white}, по ходу белых {s4}.",
)
TAPPED = Text(
    "The one you chose is {own} in your own numbers, {white} in White’s, {s4} counted along White’s way.",
    "Вы указали пункт, который в вашей нумерации {own}, у белых {white}, по ходу белых {s4}.",
)
NUMBERED = Text("The board in each numbering, and the solution", "Доска в каждой нумерации и решение")

TURN = Text("Turn {n} of {all}: {roll}", "Ход {n} из {all}: {roll}")
SILENCE = Text(
    "The referee is silent until the last turn. Play, then end the turn; if nothing can be played, just end it.",
    "До последнего хода судья молчит. Сходите и закончите ход; если ходить нечем, просто закончите.",
)
LEGAL_TURNS = Text("Turns without a fault: {n} of {all}", "Ходов без нарушений: {n} из {all}")
REPORT = Text(
    "Here is what the referee saw. The test is passed once every turn is legal: start again whenever you like.",
    "Вот что увидел судья. Испытание пройдено, когда все ходы по правилам: начать снова можно когда угодно.",
)
TURN_LEGAL = Text("{roll}: {moves} — legal", "{roll}: {moves} — по правилам")
TURN_BROKEN = Text("{roll}: {moves} — not legal", "{roll}: {moves} — так нельзя")
NOTHING = Text("nothing", "ничего")
A_LEGAL_GAME = Text("A legal turn on each board", "Как можно было сходить")

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
