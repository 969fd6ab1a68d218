"""What must be played of a roll: duties measured against what could have been played (ruling A18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.fault import Fault
from nardy.rule import DutyRule, Outlook, Played
from nardy.text import Text
from nardy.turn import Moment


@dataclass(frozen=True, slots=True)
class PlayAll(DutyRule):
    """Play as many numbers as any order of play allows; no passing while a move exists."""

    id = "turn.play-all"
    title = Text("Play all you can", "Полный ход")
    law = Text(
        "Both numbers, all four of a double, or as many as can be, must be played whenever any order of play "
        "allows it; you may not pass while a move exists.",
        "Нужно сыграть оба числа (при куше — все четыре) или столько, сколько можно хоть в каком-нибудь порядке; "
        "пропускать ход, пока он есть, нельзя.",
    )
    why = Text(
        "A bad roll must hurt: otherwise nobody would ever break up a good position.",
        "Плохой бросок должен вредить: иначе никто не стал бы портить хорошую позицию.",
    )
    messages = {
        "both": Text(
            "Both numbers can be played; only one was.",
            "Можно сыграть оба числа, а сыграно только одно.",
        ),
        "broken": Text(
            "You can play {s:longest number} and have played only {s:played}.",
            "Можно сыграть {s:longest number acc}, а сыграно только {s:played}.",
        ),
        "pass": Text(
            "You cannot pass: you can play {s:longest number}.",
            "Пропустить ход нельзя: можно сыграть {s:longest number acc}.",
        ),
    }

    def unmet(self, played: Played, outlook: Outlook) -> bool:
        return len(played.used) < outlook.longest

    def fault(self, played: Played, outlook: Outlook, start: Moment) -> Fault:
        both = outlook.longest == len(start.left) == 2
        text = self.messages["pass" if not played.used else "both" if both else "broken"]
        return Fault(self, text, {"longest": outlook.longest, "played": len(played.used)}, (), start.left)


@dataclass(frozen=True, slots=True)
class LargerDie(DutyRule):
    """If either number can be played but not both, the larger one must be."""

    choice: Literal["larger", "choice"] = "larger"

    id = "turn.larger-die"
    options: ClassVar[Mapping[str, str]] = {"choice": "larger_die"}
    title = Text("The larger number", "Большее число")
    law = Text(
        "If either number can be played but not both, the larger one must be.",
        "Если можно сыграть любое из двух чисел, но не оба, играют большее.",
    )
    why = Text(
        "It is the nearest thing to playing the roll in full.",
        "Так ход получается ближе всего к полному.",
    )
    messages = {
        "broken": Text(
            "Either number can be played, but not both: play the larger one, {larger} and not {smaller}.",
            "Сыграть можно любое из двух чисел, но не оба. Тогда играют большее: {larger}, а не {smaller}.",
        )
    }

    @property
    def active(self) -> bool:
        return self.choice == "larger"

    def unmet(self, played: Played, outlook: Outlook) -> bool:
        return outlook.longest == 1 and len(outlook.singles) == 2 and played.used == (min(outlook.singles),)

    def fault(self, played: Played, outlook: Outlook, start: Moment) -> Fault:
        facts = {"larger": max(outlook.singles), "smaller": min(outlook.singles)}
        return Fault(self, self.messages["broken"], facts, (), start.left)
