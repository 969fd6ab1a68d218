"""What a game is worth: single, double and triple wins, and the stake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.board import HEAD, OFF, Side, count, total
from nardy.rule import Taught
from nardy.text import Text


@dataclass(frozen=True, slots=True)
class Oin(Taught):
    """The loser has borne off at least one piece: a single win."""

    id = "score.oin"
    title = Text("Oin", "Оин")
    law = Text(
        "If the loser has borne off at least one piece, the game counts once.",
        "Если проигравший выбросил хотя бы одну шашку, партия считается за одну.",
    )
    why = Text("The plain win of a race.", "Обычный выигрыш в гонке.")


@dataclass(frozen=True, slots=True)
class Mars(Taught):
    """The loser has borne off nothing: a double win."""

    id = "score.mars"
    title = Text("Mars", "Марс")
    law = Text(
        "If the loser has borne off nothing, the game counts twice.",
        "Если проигравший не выбросил ни одной шашки, партия считается за две.",
    )
    why = Text("A game lost without a piece home and off is lost badly.", "Не выбросить ни одной — крупный проигрыш.")

    def lost(self, loser: Side) -> bool:
        """Whether the loser's pieces make it a mars."""
        return not count(total(loser), OFF)


@dataclass(frozen=True, slots=True)
class Koks(Taught):
    """Nothing borne off and a checker still on the bar or in the winner's home: a triple win."""

    played: Literal["off", "on"] = "off"

    id = "score.koks"
    options: ClassVar[Mapping[str, str]] = {"played": "koks"}
    title = Text("Koks", "Кокс")
    law = Text(
        "Where koks is played: if the loser has borne off nothing and still has a checker on the bar or in the "
        "winner's home, the game counts three times.",
        "Где играют кокс: если проигравший не выбросил ни одной и его шашка ещё на баре или в доме победителя, "
        "партия считается за три.",
    )
    why = Text("It rewards holding the opponent to the very end.", "Он награждает того, кто держал соперника до конца.")

    @property
    def active(self) -> bool:
        return self.played == "on"

    def lost(self, loser: Side) -> bool:
        """Whether the loser's checkers make it a koks; the winner's home is the loser's 24…19."""
        every = total(loser)
        behind = any(count(every, slot) for slot in range(19, HEAD + 2))
        return behind and not count(every, OFF)


@dataclass(frozen=True, slots=True)
class Stake(Taught):
    """The loser pays what was agreed, times the factors."""

    id = "score.stake"
    title = Text("The stake", "Ставка")
    law = Text(
        "The loser pays the stake agreed before the game, times what the game counts and the value of the cube.",
        "Проигравший платит ставку, о которой уговорились до партии, умноженную на цену партии и на куб.",
    )
    why = Text("What is at stake must be known before the dice fall.", "Цену партии знают до того, как упадут зары.")
