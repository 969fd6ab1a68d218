"""Kaftar: the numbers 1 and 6 place checkers from the mountain straight on the home points 1 and 6."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.board import CHECKER, HEAD, IN_PLAY, SLOT, count
from nardy.fault import Fault
from nardy.rule import DutyRule, Outlook, Permission, Played, StepRule
from nardy.rules.block import BlockSix
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]
KAFTAR_NUMBERS = (1, 6)
PLACEMENTS = tuple(HEAD - number for number in KAFTAR_NUMBERS)
"""The distances from the mountain to the kaftarkhans, by which a placement is known."""


@dataclass(frozen=True, slots=True)
class Captured(StepRule):
    """A kaftar number whose kaftarkhan the opponent holds is an ordinary long-nardy move (ruling A33).

    frees: whether a taken khan frees its own number or both (ruling A31).
    """

    frees: Literal["that-die", "both"] = "that-die"

    id = "kaftar.captured"
    kinds = (CHECKER,)
    options: ClassVar[Mapping[str, str]] = {"frees": "kaftar_captured"}
    title = Text("A captured kaftarkhan", "Захваченный кафтархан")
    law = Text(
        "A kaftar number whose kaftarkhan is held by the opponent is an ordinary move; nothing can be placed there.",
        "Если кафтархан занят соперником, его число играют обычным ходом; поставить туда шашку нельзя.",
    )
    why = Text(
        "Taking the home points {p:1} and {p:6} is the counterplay: it turns the strongest numbers into plain ones.",
        "Захват домашних пунктов {p:1} и {p:6} — главное оружие против кафтара: сильнейшие числа становятся обычными.",
    )
    messages = {
        "broken": Text(
            "The opponent holds {p:taken}; the number {number} is played as an ordinary move and places nothing.",
            "Пункт {p:taken} занят соперником: число {number} играется обычным ходом, а не постановкой.",
        )
    }

    def taken(self, m: Moment, number: int) -> int:
        """The captured khan that frees `number` from placing; 0 when there is none."""
        held = m.held_by_opponent()
        khans = KAFTAR_NUMBERS if self.frees == "both" else (number,)
        return next((khan for khan in (number, *khans) if held & SLOT[khan]), 0)

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        return SLOT[HEAD] if hop in PLACEMENTS and self.taken(m, HEAD - hop) else 0

    def explain(self, m: Moment, a: Attempt) -> Explained:
        taken = self.taken(m, a.dst)
        return self.messages["broken"], {"taken": taken, "number": a.dst}, (taken,)


@dataclass(frozen=True, slots=True)
class Place(StepRule):
    """While the mountain has a checker, each 1 or 6 must be played by placing (rulings A7, A8, A9)."""

    captured: Captured = Captured()
    block: BlockSix = BlockSix()

    id = "kaftar.place"
    points_out = True
    title = Text("A kaftar must be placed", "Кафтар ставят обязательно")
    law = Text(
        "While the mountain has a checker, each 1 or 6 rolled is played by placing a mountain checker on home point "
        "{p:1} or {p:6}, and no other number may take the checker it needs.",
        "Пока на горе есть шашка, каждое выпавшее 1 или 6 играют постановкой шашки с горы на домашний пункт {p:1} или "
        "{p:6}, и другим числом нужную для этого шашку снимать нельзя.",
    )
    why = Text(
        "This is the heart of Kaftar: the dove flies home over the whole board.",
        "В этом вся суть кафтара: голубь летит домой через всю доску.",
    )
    messages = {
        "ordinary": Text(
            "The number {number} must place a checker from the mountain on {p:number}; it cannot move another way.",
            "Числом {number} нужно поставить шашку с горы на {p:number}; ходить им иначе нельзя.",
        ),
        "needed": Text(
            "{m:src/dst} takes a checker that is still needed: {n:need checker} must be placed from the mountain, "
            "which has only {there}.",
            "{m:src/dst} уводит нужную шашку: с горы ещё надо поставить {n:need checker acc}, а там всего {there}.",
        ),
    }

    def way(self, kind: int, src: int, dst: int) -> int:
        """The number of a placement; 0 for any other step."""
        return dst if kind == CHECKER and src == HEAD and dst in KAFTAR_NUMBERS else 0

    def ways(self, m: Moment, die: int) -> Iterator[tuple[int, int, int]]:
        """The placement that a die could make."""
        if die in KAFTAR_NUMBERS and count(m.own[CHECKER], HEAD):
            yield CHECKER, HEAD, die

    def available(self, m: Moment, number: int) -> bool:
        """Whether a rolled number must be placed: a mountain checker, a free khan, no forbidden row (A7)."""
        return (
            number in KAFTAR_NUMBERS
            and count(m.own[CHECKER], HEAD) > 0
            and not self.captured.taken(m, number)
            and not self.block.walls(m, CHECKER, HEAD - number) & SLOT[HEAD]
        )

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        if self.available(m, hop):
            return IN_PLAY
        need = self._still_needed(m)
        return SLOT[HEAD] if need and kind == CHECKER and count(m.own[CHECKER], HEAD) <= need else 0

    def _still_needed(self, m: Moment) -> int:
        """How many of the unused numbers must still be placed."""
        return sum(self.available(m, number) for number in m.left)

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.dice and not a.own_way and any(self.forbidden(m, a.kind, die) & SLOT[a.src] for die in a.dice):
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        for number in a.dice:
            if self.available(m, number):
                return self.messages["ordinary"], {"number": number}, (number,)
        facts = {"need": self._still_needed(m), "there": count(m.own[CHECKER], HEAD)}
        return self.messages["needed"], facts, ()


@dataclass(frozen=True, slots=True)
class Kosha(DutyRule):
    """1-1 and 6-6: four mountain checkers to that home point, or as many as there are (ruling A9)."""

    id = "kaftar.kosha"
    title = Text("Kaftar-kosha", "Кафтар-коша")
    law = Text(
        "With 1-1 or 6-6 four mountain checkers go to that home point; with fewer left, as many as there are, and "
        "the rest of the numbers are ordinary moves.",
        "При 1-1 и 6-6 на этот домашний пункт ставят четыре шашки с горы; если их меньше — сколько есть, а остальные "
        "числа играют обычными ходами.",
    )
    why = Text(
        "A double counts four times, and each time it is a kaftar number.",
        "Куш играют четыре раза, и каждый раз это кафтарное число.",
    )
    messages = {
        "broken": Text(
            "This kaftar-kosha places {n:must checker} from the mountain, and you have placed {placed}.",
            "При этом кафтар-коша с горы ставят {n:must checker acc}, а вы поставили {placed}.",
        )
    }

    def unmet(self, played: Played, outlook: Outlook) -> bool:
        kosha = len(outlook.dice) == 4 and outlook.dice[0] in KAFTAR_NUMBERS
        return kosha and played.placed < outlook.placed

    def fault(self, played: Played, outlook: Outlook, start: Moment) -> Fault:
        facts = {"must": outlook.placed, "placed": played.placed}
        return Fault(self, self.messages["broken"], facts, (HEAD, outlook.dice[0]), start.left)


@dataclass(frozen=True, slots=True)
class FreeDie(Permission):
    """With exactly one kaftar number the other die is free."""

    id = "kaftar.free-die"
    title = Text("The free number", "Свободное число")
    law = Text(
        "With exactly one kaftar number the other is free: a second mountain checker, a checker on the way, or the "
        "one just placed.",
        "Если кафтарное число одно, второе играют свободно: ещё одной шашкой с горы, полевой шашкой или той, что "
        "только что поставлена.",
    )
    why = Text(
        "A checker that goes on at once closes another home point.",
        "Шашка, которая сразу идёт дальше, закрывает в доме ещё один пункт.",
    )


@dataclass(frozen=True, slots=True)
class Over(Permission):
    """Once the mountain is empty the game is plain long nardy."""

    id = "kaftar.over"
    title = Text("The mountain is empty", "Гора разобрана")
    law = Text(
        "Once the mountain is empty the game goes on as plain long nardy.",
        "Когда гора разобрана, играют как в обычные длинные нарды.",
    )
    why = Text("Nothing is left to be placed.", "Ставить больше нечего.")
