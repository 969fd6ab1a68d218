"""Positions and moves as text, both ways.  What cannot be read is explained, all of it at once."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from nardy.board import BAR, HEAD, KINDS, OFF, SLOT, Side, count
from nardy.text import Fact, Lang, Text
from nardy.turn import Step

LINE = 80
LETTERS = ("", "d", "t")
_KIND = {"": 0, "d": 1, "t": 2, "д": 1, "ч": 2, "c": 0}
_PLACE_NAMES = {"bar": BAR, "бар": BAR, "off": OFF, "снять": OFF, "выбросить": OFF}
_POINT = re.compile(r"0?[1-9]|1[0-9]|2[0-4]")
_PART = re.compile(r"(?P<place>[^\W_]+)\s*:\s*(?P<count>\d{1,2})\s*(?P<kind>[dtдч]?)")
_MOVE = re.compile(r"(?:(?P<kind>[dtдч]):)?(?P<points>[^\W_]+\*?(?:/[^\W_]+\*?)+)(?:\((?P<times>\d{1,2})\))?")


@dataclass(frozen=True, slots=True)
class InputFault(Exception):
    """Input that is not a position, a move or a request: which field, what stood there, and what is wrong."""

    field: str
    value: str
    text: Text
    facts: Mapping[str, Fact] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        return self.text.say("en", self.facts)

    def message(self) -> dict[Lang, str]:
        """The sentence in both languages."""
        facts = {name: shortened(fact) if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        return {"en": self.text.say("en", facts), "ru": self.text.say("ru", facts)}


def shortened(value: object) -> str:
    """A value as it may be shown back: as JSON unless it is a text, never longer than a line."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LINE else text[: LINE - 1] + "…"


class InputFaults(Exception):
    """Everything that is wrong with an input, at once."""

    def __init__(self, faults: Iterable[InputFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(map(str, self.faults)))


@dataclass(frozen=True, slots=True)
class Hop:
    """A step as it was written, before any die is matched to it."""

    kind: int
    src: int
    dst: int


MESSAGES = {
    "part": Text(
        "“{part}” cannot be read: write a place, a colon and a count, as in 24:13 or bar:1d.",
        "«{part}» не читается: нужно место, двоеточие и число, например 24:13 или bar:1d.",
    ),
    "place": Text(
        "There is no place “{place}”: points run from 1 to 24, besides them there are bar and off.",
        "Места «{place}» нет: пункты идут от 1 до 24, кроме них есть bar и off.",
    ),
    "twice": Text("“{part}” names the same place and kind twice.", "«{part}»: это место и вид шашек уже названы."),
    "kind": Text(
        "This game is played without such a piece: {w:noun}.", "В этой игре нет такой шашки: {w:noun}."
    ),
    "many": Text(
        "Too many of one kind ({w:noun}): {found} are named, the set has {most}.",
        "Слишком много шашек одного вида ({w:noun}): названо {found}, в наборе {most}.",
    ),
    "off": Text(
        "off:{named} does not agree with the board, which leaves {left} ({w:noun}).",
        "off:{named} не сходится с доской: остаётся {left} ({w:noun}).",
    ),
    "move": Text(
        "“{move}” is not a move: write the point a piece leaves and the point it reaches, as in 24/18, bar/22 or "
        "6/off.",
        "«{move}» — не ход: запишите, откуда и куда идёт шашка, например 24/18, бар/22 или 6/снять.",
    ),
    "nowhere": Text("“{move}” does not move anything.", "«{move}» ничего не двигает."),
    "times": Text("“{move}”: a repeat must be from 1 to 4.", "«{move}»: повторов может быть от 1 до 4."),
    "bar-target": Text(
        "“{move}”: nothing moves to the bar by itself.", "«{move}»: сама шашка на бар не ходит."
    ),
    "bar-off": Text(
        "“{move}”: a piece on the bar cannot be borne off without entering.",
        "«{move}»: с бара нельзя выбросить, не введя.",
    ),
    "from-off": Text(
        "“{move}”: a piece that has been borne off does not come back.",
        "«{move}»: выброшенная шашка не возвращается.",
    ),
}  # fmt: skip
NOUN = ("checker", "dragon", "turtle")


def _slot(place: str) -> int | None:
    """The slot of a written place; None when there is no such place."""
    if place in _PLACE_NAMES:
        return _PLACE_NAMES[place]
    return int(place) if _POINT.fullmatch(place) else None


def read_side(text: str, army: tuple[int, int, int], name: str = "white") -> Side:
    """One side's pieces from "24:13,18:2,bar:1"; what is not named has been borne off.

    Raises `InputFaults` with everything that is wrong.
    """
    faults: list[InputFault] = []
    found: dict[tuple[int, int], int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            slot, kind, n = _read_part(part, name)
            if (slot, kind) in found:
                raise InputFault(name, text, MESSAGES["twice"], {"part": part})
            found[slot, kind] = n
        except InputFault as fault:
            faults.append(fault)
    sides = []
    for kind in KINDS:
        try:
            sides.append(_packed(found, kind, army[kind]))
        except InputFault as fault:
            faults.append(dataclasses.replace(fault, field=name, value=text))
    if faults:
        raise InputFaults(faults)
    return sides[0], sides[1], sides[2]


def _read_part(part: str, name: str) -> tuple[int, int, int]:
    match = _PART.fullmatch(part.lower())
    if not match:
        raise InputFault(name, part, MESSAGES["part"], {"part": part})
    slot = _slot(match["place"])
    if slot is None:
        raise InputFault(name, part, MESSAGES["place"], {"place": match["place"]})
    return slot, _KIND[match["kind"]], int(match["count"])


def _packed(found: Mapping[tuple[int, int], int], kind: int, most: int) -> int:
    """The packed pieces of one kind, those borne off filled in; `InputFault` when they are not of a set."""
    on = {slot: n for (slot, k), n in found.items() if k == kind and slot != OFF}
    left = most - sum(on.values())
    off = found.get((OFF, kind), left)
    noun = NOUN[kind]
    if not most and (on or off):
        raise InputFault("", "", MESSAGES["kind"], {"noun": noun})
    if left < 0:
        raise InputFault("", "", MESSAGES["many"], {"found": most - left, "most": most, "noun": noun})
    if off != left:
        raise InputFault("", "", MESSAGES["off"], {"named": off, "left": left, "noun": noun})
    return sum(n * SLOT[slot] for slot, n in on.items()) + left


def write_side(side: Side) -> str:
    """The canonical text: points from 24 down, checkers before dragons before turtles, then bar, then off."""
    parts: list[str] = []
    for slot in (*range(HEAD, 0, -1), BAR, OFF):
        place = {BAR: "bar", OFF: "off"}.get(slot, str(slot))
        parts += [f"{place}:{n}{LETTERS[kind]}" for kind in KINDS if (n := count(side[kind], slot))]
    return ",".join(parts)


def read_moves(text: str) -> tuple[Hop, ...]:
    """The written steps of "24/18/16 d:bar/19 6/off(2)", chains taken apart; hit marks are ignored.

    Raises `InputFaults` with everything that cannot be read.
    """
    hops: list[Hop] = []
    faults: list[InputFault] = []
    for word in text.replace(",", " ").split():
        try:
            hops += _read_move(word)
        except InputFault as fault:
            faults.append(fault)
    if faults:
        raise InputFaults(faults)
    return tuple(hops)


def _read_move(word: str) -> list[Hop]:
    match = _MOVE.fullmatch(word.lower())
    facts = {"move": word}
    if not match:
        raise InputFault("moves", word, MESSAGES["move"], facts)
    times = int(match["times"] or 1)
    if not 1 <= times <= 4:
        raise InputFault("moves", word, MESSAGES["times"], facts)
    chain: list[int] = []
    for place in match["points"].replace("*", "").split("/"):
        slot = _slot(place)
        if slot is None:
            raise InputFault("moves", word, MESSAGES["place"], {"place": place})
        chain.append(slot)
    if wrong := _impossible(chain):
        raise InputFault("moves", word, MESSAGES[wrong], facts)
    kind = _KIND[match["kind"] or ""]
    return [Hop(kind, a, b) for a, b in pairwise(chain)] * times


def _impossible(chain: list[int]) -> str | None:
    """The name of what no hand could do in this chain of slots."""
    if chain[:2] == [BAR, OFF]:
        return "bar-off"
    if BAR in chain[1:]:
        return "bar-target"
    if OFF in chain[:-1]:
        return "from-off"
    if any(a == b for a, b in pairwise(chain)):
        return "nowhere"
    return None


def write_step(step: Step | Hop) -> str:
    """One step: "24/18", "d:bar/19", "6/off"."""
    src = "bar" if step.src == BAR else str(step.src)
    dst = "off" if step.dst == OFF else str(step.dst)
    letter = LETTERS[step.kind]
    return f"{letter}:{src}/{dst}" if letter else f"{src}/{dst}"


def write_moves(steps: Iterable[Step | Hop]) -> str:
    """Steps in the order in which they are made, one word each."""
    return " ".join(map(write_step, steps))
