"""Rules of play around the moves: the opening roll, cocked dice, winning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.rule import Taught
from nardy.text import Text


@dataclass(frozen=True, slots=True)
class OpeningRoll(Taught):
    """Each throws one die; the higher number starts and gets White; equal numbers are thrown again."""

    id = "dice.opening-roll"
    title = Text("The opening roll", "Розыгрыш первого хода")
    law = Text(
        "Each player throws one die; the higher number starts and plays White; equal numbers are thrown again.",
        "Каждый бросает по одному зару; начинает и играет белыми тот, у кого больше; при равенстве бросают снова.",
    )
    why = Text("Chance decides who starts, and nothing else.", "Кто начинает, решает только случай.")


@dataclass(frozen=True, slots=True)
class FirstTurn(Taught):
    """The starter throws both dice again, or plays the two dice of the opening roll."""

    opening: Literal["reroll", "keep"] = "reroll"

    id = "dice.first-turn"
    options: ClassVar[Mapping[str, str]] = {"opening": "opening"}
    title = Text("The first roll", "Первый бросок")
    law = Text(
        "The starter throws both dice again for the first turn; by option the two opening dice are played.",
        "Начинающий для первого хода бросает оба зара заново; по уговору играют те два, что решили, кто начинает.",
    )
    why = Text(
        "A new roll gives the first turn all 21 rolls, doubles too; keeping the dice saves a throw.",
        "При новом броске возможны все 21 сочетание, и куши тоже; старые зары экономят бросок.",
    )


@dataclass(frozen=True, slots=True)
class Cocked(Taught):
    """A die not flat, off the board, or on another half than its fellow: both are thrown again."""

    id = "dice.cocked"
    title = Text("Cocked dice", "Зар встал криво")
    law = Text(
        "If a die does not lie flat, falls off the board, or the two lie on different halves, both are thrown again.",
        "Если зар лёг не плашмя, упал с доски или зары оказались на разных половинах, оба бросают снова.",
    )
    why = Text("A number must be beyond dispute.", "Выпавшее число должно быть бесспорным.")


@dataclass(frozen=True, slots=True)
class Win(Taught):
    """The first to bear off everything wins."""

    last_roll: Literal["off", "on"] = "off"

    id = "game.win"
    options: ClassVar[Mapping[str, str]] = {"last_roll": "last_roll"}
    title = Text("Winning", "Победа")
    law = Text(
        "The first to bear off all pieces wins; there is no draw unless the last-roll option is played.",
        "Побеждает тот, кто первым выбросил все шашки; ничьей нет, если не уговорились о последнем броске.",
    )
    why = Text(
        "The game is a race; the option gives the second player the roll the starter has had more.",
        "Игра — гонка; уговор возвращает второму игроку бросок, которого у начинавшего на один больше.",
    )
