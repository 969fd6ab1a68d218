"""Which positions cannot be (ruling A30), fault by fault."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import BAR, CHECKER, COLORS, HEAD, OFF, Position, Side, all_off, count
from nardy.notation import InputFault, InputFaults, read_side, write_side
from nardy.rule import Cited, Hitting
from nardy.text import Text
from nardy.variant import Variant

MESSAGES = {
    "bar": Text(
        "Nothing can be hit in this game, so no checker can stand on the bar.",
        "В этой игре никого не бьют, поэтому обычных шашек на баре быть не может.",
    ),
    "shared": Text(
        "Both sides stand on the same point (White's {p:point}); only a turtle may ride on an opposing piece.",
        "На одном пункте (белый {p:point}) стоят обе стороны; верхом на чужой шашке может стоять только черепаха.",
    ),
    "riders": Text(
        "On White's point {p:point} there are more riding turtles than checkers and dragons under them.",
        "На белом пункте {p:point} черепах верхом больше, чем шашек и драконов под ними.",
    ),
    "turtles": Text(
        "On White's point {p:point} both sides have only turtles; a turtle never rides on a turtle.",
        "На белом пункте {p:point} с обеих сторон только черепахи, а черепаха верхом на черепахе не стоит.",
    ),
    "over": Text(
        "Both sides have borne off everything; a game has one winner.",
        "Обе стороны выбросили всё, а победитель в игре один.",
    ),
}


def can_hit(rules: tuple[Cited, ...]) -> bool:
    """Whether any rule of a game sends pieces to the bar."""
    return any(isinstance(cited.rule, Hitting) for cited in rules)


def read_position(variant: Variant, white: str, black: str) -> Position:
    """The position that two written sides make; `InputFaults` with everything that is wrong with it."""
    faults: list[InputFault] = []
    sides: list[Side] = []
    for color, text in zip(COLORS, (white, black), strict=True):
        try:
            sides.append(read_side(text, variant.army, color))
        except InputFaults as wrong:
            faults += wrong.faults
    if not faults:
        position = Position(sides[0], sides[1], variant.path)
        faults += audit(variant, position)
        if not faults:
            return position
    raise InputFaults(faults)


def audit(variant: Variant, position: Position) -> Iterator[InputFault]:
    """Everything about the position that no game of this variant can reach."""
    for color in COLORS:
        if position.count(color, BAR, CHECKER) and not can_hit(variant.rules):
            yield InputFault(color, write_side(position.side(color)), MESSAGES["bar"])
    yield from _shared_points(position)
    if all(all_off(position.side(color)) for color in COLORS):
        yield InputFault("white", f"{OFF}", MESSAGES["over"])


def _shared_points(position: Position) -> Iterator[InputFault]:
    """Points that carry pieces of both sides otherwise than as a turtle's ride."""
    white, black = position.seen_by("white")
    for slot in range(HEAD, 0, -1):
        mine, theirs = _here(white, slot), _here(black, slot)
        if not (sum(mine) and sum(theirs)):
            continue
        under, riders = (mine, theirs) if mine[0] + mine[1] else (theirs, mine)
        held = under[0] + under[1]
        if not held:
            wrong = "turtles"
        elif riders[0] + riders[1]:
            wrong = "shared"
        else:
            wrong = "riders" if riders[2] > held else ""
        if wrong:
            yield InputFault("black", write_side(position.black), MESSAGES[wrong], {"point": slot})


def _here(side: tuple[int, int, int], slot: int) -> tuple[int, int, int]:
    c, d, t = side
    return count(c, slot), count(d, slot), count(t, slot)
