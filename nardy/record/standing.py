"""Where a game of short nardy stands, as position codes tell it: board, roll, cube and score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.audit import audit
from nardy.board import Color, Position, other
from nardy.notation import InputFault, InputFaults, shortened
from nardy.text import Fact, Text
from nardy.variant import Variant
from nardy.variants.short import SHORT

Offer: TypeAlias = Literal["", "double", "beaver", "raccoon"]
State: TypeAlias = Literal["none", "playing", "over", "resigned", "dropped"]
STATES: tuple[State, ...] = ("none", "playing", "over", "resigned", "dropped")
LAST_CUBE = 15
"""The largest power of two that a code can name."""

MESSAGES = {
    "length": Text("This code has {most} characters; {found} are given.", "В этом коде {most} знаков, а дано {found}."),
    "letters": Text(
        "“{value}” holds characters that this code does not use.",
        "В «{value}» есть знаки, которых в этом коде не бывает.",
    ),
    "checkers": Text(
        "The code names {found} checkers for one side; a side has {most}.",
        "В коде {found} шашек у одной стороны, а их {most}.",
    ),
    "bar": Text("A side's checkers stand on the other side's bar.", "Шашки одной стороны стоят на баре другой."),
    "bits": Text("The code does not come out even: it is cut or altered.", "Код не сходится: он обрезан или изменён."),
    "fields": Text(
        "An XGID has a board and nine fields with colons between; {found} are given.",
        "В XGID доска и девять полей через двоеточие, а дано {found}.",
    ),
    "field": Text("“{value}” cannot stand in the field “{name}”.", "«{value}» не может стоять в поле «{name}»."),
    "dice": Text("{value} is not a roll of two dice.", "{value} — не бросок двух заров."),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Standing:
    """A position with the player on roll and, as far as the code tells, everything around it.

    White is the code's player 0 (O, lower case, the left column of a record), Black its player 1 (X, upper case).
    turn: who is on roll; offer: what the player on roll or the opponent has just offered; cube, cube_limit: powers
    of two; owner: who may double next, None for both; resigned: points offered by resigning, 0 for none.
    """

    position: Position
    turn: Color
    dice: tuple[int, int] | None = None
    cube: int = 0
    owner: Color | None = None
    offer: Offer = ""
    resigned: int = 0
    score: tuple[int, int] = (0, 0)
    length: int = 0
    crawford: bool = False
    jacoby: bool = False
    beaver: bool = False
    cube_limit: int = 10
    state: State = "playing"

    @property
    def asked(self) -> Color:
        """Who has to decide: the player on roll, or the one who was offered something; a beaver is offered back."""
        offered = self.resigned or self.offer in ("double", "raccoon")
        return other(self.turn) if offered else self.turn


def checked(field: str, code: str, position: Position) -> Position:
    """The position, if it can be; otherwise `InputFaults` with everything that is wrong with it."""
    faults = [InputFault(field, shortened(code), fault.text, fault.facts) for fault in audit(SHORT, position)]
    if faults:
        raise InputFaults(faults)
    return position


def wrong(field: str, value: str, message: str, **facts: Fact) -> InputFaults:
    """The one thing that is wrong with a code."""
    short = shortened(value)
    told: dict[str, Fact] = {"value": short, **facts}
    return InputFaults([InputFault(field, short, MESSAGES[message], told)])


def codable(variant: Variant) -> bool:
    """Whether the codes and layouts of other programs can tell this game."""
    return variant is SHORT
