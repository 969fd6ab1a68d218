"""Rules of a match: its length, who starts the next game, and the doubling cube."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.rule import Taught
from nardy.text import Text

Switch = Literal["off", "on"]


@dataclass(frozen=True, slots=True)
class Length(Taught):
    """Games are played to an agreed number of points."""

    id = "match.length"
    title = Text("The length of a match", "Длина матча")
    law = Text(
        "A match is played until one side has the agreed number of points.",
        "Матч играют, пока одна из сторон не наберёт условленное число очков.",
    )
    why = Text("Many games make luck even out.", "За много партий везение уравнивается.")
    messages = {"broken": Text("The match is over: {score}.", "Матч окончен: {score}.")}


@dataclass(frozen=True, slots=True)
class NextStart(Taught):
    """Every game begins with a new opening roll."""

    id = "match.next-start"
    title = Text("Who starts the next game", "Кто начинает следующую партию")
    law = Text(
        "Every game of a match begins with a new opening roll.",
        "Каждая партия матча начинается с нового розыгрыша.",
    )
    why = Text("So that the first move stays a matter of chance.", "Чтобы первый ход оставался делом случая.")


@dataclass(frozen=True, slots=True)
class Offer(Taught):
    """A player may offer to double before throwing, on his own turn, with the cube in the middle or his."""

    cube: Switch = "off"

    id = "cube.offer"
    options: ClassVar[Mapping[str, str]] = {"cube": "cube"}
    title = Text("Offering the cube", "Предложение удвоить")
    law = Text(
        "Before throwing on your own turn you may offer to double, if the cube is in the middle or yours; refusing "
        "loses the stake at its value before the offer, accepting owns the cube.",
        "Перед броском в свой ход можно предложить удвоение, если куб посередине или у вас; отказ — проигрыш прежней "
        "ставки, согласие — куб переходит к согласившемуся.",
    )
    why = Text(
        "The stake follows the game: whoever is ahead may ask whether it is worth playing on.",
        "Ставка следует за игрой: кто впереди, вправе спросить, стоит ли играть дальше.",
    )
    messages = {
        "off": Text("This game is played without the cube.", "Эту партию играют без куба."),
        "turn": Text(
            "Only the side to move may offer, and only before it throws.",
            "Предлагает только тот, чей ход, и только до броска.",
        ),
        "owner": Text("The cube is the opponent's.", "Куб у соперника."),
        "answer": Text("There is no offer that this side could answer.", "Отвечать этой стороне не на что."),
        "first": Text("The offer must be answered first.", "Сначала нужно ответить на предложение."),
    }


@dataclass(frozen=True, slots=True)
class Faces(Taught):
    """The cube shows 2, 4, 8, 16, 32 and 64; opposite faces 2-4, 8-16 and 32-64."""

    id = "cube.faces"
    title = Text("The faces of the cube", "Грани куба")
    law = Text(
        "The cube shows 2, 4, 8, 16, 32 and 64; opposite each other lie 2 and 4, 8 and 16, 32 and 64.",
        "На гранях куба 2, 4, 8, 16, 32 и 64; друг против друга — 2 и 4, 8 и 16, 32 и 64.",
    )
    why = Text("Each offer doubles the stake once more.", "Каждое предложение удваивает ставку ещё раз.")
    messages = {"broken": Text("There is nothing beyond 64 on the cube.", "Больше 64 на кубе нет.")}


@dataclass(frozen=True, slots=True)
class Crawford(Taught):
    """When a player first reaches match length - 1, the next game has no doubling."""

    played: Switch = "on"

    id = "cube.crawford"
    options: ClassVar[Mapping[str, str]] = {"played": "crawford"}
    title = Text("The Crawford game", "Партия Кроуфорда")
    law = Text(
        "When a player first stands one point short of the match, the next game is played without doubling.",
        "Когда одному из игроков впервые остаётся одно очко до победы, следующую партию играют без удвоений.",
    )
    why = Text(
        "Otherwise the side behind would double at once, having nothing more to lose.",
        "Иначе отстающий удваивал бы сразу: терять ему нечего.",
    )
    messages = {"broken": Text("This is the Crawford game: no doubling.", "Это партия Кроуфорда: удваивать нельзя.")}

    def forbids(self, length: int, score: tuple[int, int], before: tuple[int, int]) -> bool:
        """Whether this game has no doubling: one side stands one point short, and did not before the last game."""
        short = length - 1
        return self.played == "on" and bool(length) and max(score) == short and max(before) < short


@dataclass(frozen=True, slots=True)
class Jacoby(Taught):
    """Without a match, mars and koks count single unless the cube was turned."""

    played: Switch = "off"

    id = "cube.jacoby"
    options: ClassVar[Mapping[str, str]] = {"played": "jacoby"}
    title = Text("The Jacoby rule", "Правило Джекоби")
    law = Text(
        "Outside matches, where agreed: mars and koks count only if the cube has been turned.",
        "Вне матчей, если уговорились: марс и кокс считаются, только если куб повернули.",
    )
    why = Text(
        "It keeps a game that is decided from being played on for a mars.",
        "Чтобы решённую партию не тянули ради марса.",
    )

    def counts_once(self, length: int, cube: int) -> bool:
        """Whether a win counts once whatever it is: no match (length 0), and the cube never turned."""
        return self.played == "on" and not length and cube == 1


@dataclass(frozen=True, slots=True)
class Beaver(Taught):
    """Without a match, the player doubled may at once redouble and keep the cube."""

    played: Switch = "off"

    id = "cube.beaver"
    options: ClassVar[Mapping[str, str]] = {"played": "beaver"}
    title = Text("The beaver", "Бобёр")
    law = Text(
        "Outside matches, where agreed: the player doubled may at once redouble and keep the cube; the doubler "
        "accepts or refuses.",
        "Вне матчей, если уговорились: кому предложили удвоение, может сразу удвоить ещё раз и оставить куб себе; "
        "предложивший соглашается или сдаётся.",
    )
    why = Text("It punishes a double offered too early.", "Он наказывает за поспешное удвоение.")
    messages = {
        "off": Text("Beavers are not played here.", "Бобра здесь не играют."),
        "answer": Text("A beaver only answers an offer to double.", "Бобром можно лишь ответить на удвоение."),
    }
