"""What the replay of records says."""

from nardy.board import Color
from nardy.record.model import CallKind
from nardy.text import Text

TITLE = Text("Replay a record", "Разбор записи")
ABOUT = Text(
    "Paste a recorded game of any nardy variant: it is played through turn by turn, and every illegal move is flagged "
    "with the rules it breaks.",
    "Вставьте запись партии в любые нарды: она будет разыграна ход за ходом, и у каждого неверного хода названы "
    "нарушенные правила.",
)
READS = Text(
    "It can be nardy’s own plain record, and for short nardy a .mat or SGF record, a GNU Backgammon ID or an XGID.",
    "Годится простая запись nardy, а для коротких нард — ещё .mat, SGF, код GNU Backgammon и XGID.",
)
PASTE = Text("The record", "Запись")
FILE = Text("Open a file", "Открыть файл")
DROP = Text("or drop it onto the field", "или перетащите его на поле")
REPLAY = Text("Replay it", "Разобрать")
EXAMPLE = Text("Show an example", "Показать пример")
ANOTHER = Text("Another record", "Другая запись")
LOST = Text(
    "This link names a place in a record that is too long for a link. Paste the record again to go there.",
    "Эта ссылка ведёт внутрь записи, которая в ссылку не поместилась. Вставьте запись ещё раз.",
)
UNREAD = Text("This cannot be replayed", "Разобрать это нельзя")
GAME = Text("Game", "Партия")
GAME_NAME = Text("{number} of {games}, score {score}", "{number} из {games}, счёт {score}")
SEAT = Text("Board seen by", "Доска со стороны")
FIRST = Text("To the start", "В начало")
BACK = Text("Back", "Назад")
NEXT = Text("Next", "Дальше")
LAST = Text("To the end", "В конец")
WRONG = Text("Next illegal turn", "Следующий неверный ход")
KEYS = Text("Arrow keys, Home and End step through the game.", "Листать можно стрелками, клавишами Home и End.")
BOARD = Text("Board; arrow keys step through the game", "Доска; стрелки листают партию")
MOVES = Text("The turns", "Ходы")
STARTS = Text("The game begins like this.", "Так начинается партия.")
JUDGED_HERE = Text(
    "Step through the game: what the referee says of each turn stands here.",
    "Листайте партию: здесь появится, что о каждом ходе говорит судья.",
)
NO_GAMES = Text("There is no game in this record.", "В этой записи нет ни одной партии.")
LEGAL = Text("Legal.", "По правилам.")
ILLEGAL = Text("Not legal — rules broken: {n}", "Не по правилам — нарушено: {n}")
NOT_JUDGED = Text("This turn cannot be judged as it is written", "Как записано, этот ход судить нельзя")
MOVED_ON = Text(
    "The pieces are put as written as far as that can be, and the replay goes on.",
    "Шашки поставлены как записано, насколько это возможно, и разбор идёт дальше.",
)
WHOLE = Text("A whole legal turn: ", "Весь ход целиком: ")
ONLY_PASS = Text("Only a pass was legal.", "Можно было только пропустить ход.")
NONE_WRONG = Text("Every turn is legal.", "Все ходы по правилам.")
SOME_WRONG = Text("Illegal turns: {n}.", "Неверных ходов: {n}.")
SOME_UNREAD = Text("Not judged: {n}.", "Не удалось рассудить: {n}.")
NOTES = Text("What could not be read, or does not agree", "Что не прочиталось или не сходится")
LINE = Text("Line {line}: ", "Строка {line}: ")
FLAG = Text("illegal", "неверно")
NO_FLAG = Text("not judged", "не понять")
NO_STEP = Text("no move", "без хода")
UNPLAYED = Text("thrown, not played", "брошено и не сыграно")
SANDBOX = Text("Open this position in the sandbox", "Открыть эту позицию на доске")
TRUNCATED = Text("Only the first {n:most turn} are replayed.", "Разобрано начало партии: {n:most turn}.")
DRAWN = Text("Drawn", "Ничья")
WINS: dict[Color, Text] = {
    "white": Text("White wins, points: {points}", "Выиграли белые, очков: {points}"),
    "black": Text("Black wins, points: {points}", "Выиграли чёрные, очков: {points}"),
}
CALLS: dict[CallKind, Text] = {
    "double": Text("doubles to {cube}", "удваивают: {cube}"),
    "beaver": Text("beavers to {cube}", "бобёр: {cube}"),
    "take": Text("takes", "принимают"),
    "drop": Text("drops", "отказываются"),
    "resign": Text("resigns", "сдаются"),
}
