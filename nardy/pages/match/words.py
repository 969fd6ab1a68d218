"""What the page of a match says."""

from nardy.board import Color
from nardy.text import Text

TITLE = Text("A match at one board", "Матч за одной доской")
ABOUT = Text(
    "Two people play a whole match: the throw for who begins, turns, the cube and the score, each with its rules.",
    "Двое играют целый матч: розыгрыш первого хода, ходы, куб и счёт — и всё по правилам.",
)
TURN = Text("Turn", "Ход")
REFEREE = Text("Referee", "Судья")
GAME = Text("Game {game}, to {length} points", "Партия {game}, матч до {length}")
GAME_ALONE = Text("Game {game}, no match", "Партия {game}, играем без матча")
OPENING = Text("Each throws one die: who begins?", "Каждый бросает один зар: кто начнёт?")
THROW = Text("Throw one die each", "Бросить по одному зару")
TIE = Text("Both threw {die}: throw again.", "У обоих {die}: бросайте ещё раз.")
BEGINS: dict[Color, Text] = {
    "white": Text("White {white}, Black {black}: White begins.", "Белые {white}, чёрные {black}: начинают белые."),
    "black": Text("White {white}, Black {black}: Black begins.", "Белые {white}, чёрные {black}: начинают чёрные."),
}
LAST: dict[Color, Text] = {
    "white": Text("White has one last roll.", "У белых последний бросок."),
    "black": Text("Black has one last roll.", "У чёрных последний бросок."),
}
OFFERED: dict[Color, Text] = {
    "white": Text(
        "White is offered a cube of {cube}: take or drop?", "Белым предложен куб {cube}: принять или сдать партию?"
    ),
    "black": Text(
        "Black is offered a cube of {cube}: take or drop?", "Чёрным предложен куб {cube}: принять или сдать партию?"
    ),
}
WON: dict[Color, Text] = {
    "white": Text("White won the game, points: {points}.", "Партию выиграли белые, очков: {points}."),
    "black": Text("Black won the game, points: {points}.", "Партию выиграли чёрные, очков: {points}."),
}
DRAWN = Text("The game is drawn.", "Партия вничью.")
OVER: dict[Color, Text] = {
    "white": Text("White has won the match.", "Матч выиграли белые."),
    "black": Text("Black has won the match.", "Матч выиграли чёрные."),
}
DOUBLE = Text("Double", "Удвоить")
TAKE = Text("Take", "Принять")
DROP = Text("Drop", "Отказаться")
BEAVER = Text("Beaver", "Бобёр")
REFUSED = Text("That is not allowed now — rules broken: {n}", "Сейчас так нельзя — нарушено правил: {n}")
NEW = Text("A new match", "Новый матч")
START = Text("Start it", "Начать")
VARIANT = Text("Game", "Игра")
LENGTH = Text("Length", "Длина")
ALONE = Text("single games, counted on", "отдельные партии, счёт копится")
POINTS = Text("to {length}", "до {length}")
NAME = {"white": Text("Who plays White", "Кто играет белыми"), "black": Text("Who plays Black", "Кто играет чёрными")}
NO_LOSS = Text(
    "The match is kept in this tab, and the link leads back to this moment.",
    "Матч хранится в этой вкладке, а ссылка ведёт к этому же положению.",
)
