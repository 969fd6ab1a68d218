"""The bar: who must enter first, and where a piece enters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from nardy.board import BAR, CHECKER, ON_BOARD, SLOT, count
from nardy.fault import Fault
from nardy.rule import StepRule
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class EnterFirst(StepRule):
    """With a hit checker on the bar nothing else may move."""

    id = "bar.enter-first"
    title = Text("Enter from the bar first", "Сначала зарядить")
    law = Text(
        "With a checker on the bar nothing else may move until it has entered.",
        "Пока на баре есть ваша шашка, другими ходить нельзя: сначала её нужно зарядить.",
    )
    why = Text(
        "Being hit costs time: the way begins again, and it begins at once.",
        "Побитая шашка теряет время: путь начинается заново, и начать его надо сразу.",
    )
    messages = {
        "broken": Text(
            "You have {n:waiting checker} on the bar; nothing else may move before the bar is clear.",
            "У вас на баре {n:waiting checker}: пока он не пуст, другими шашками ходить нельзя.",
        )
    }

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        if m.own[CHECKER] < SLOT[BAR]:
            return 0
        return ON_BOARD if kind == CHECKER else ON_BOARD | SLOT[BAR]

    def explain(self, m: Moment, a: Attempt) -> Explained:
        return self.messages["broken"], {"waiting": count(m.own[CHECKER], BAR)}, (BAR,)


@dataclass(frozen=True, slots=True)
class HitFirst(EnterFirst):
    """A hit ordinary checker enters before anything else; waiting or hit dragons and turtles need not."""

    id = "bar.hit-first"
    title = Text("The hit checker first", "Сначала побитая шашка")
    law = Text(
        "A hit ordinary checker must enter before anything else of its owner moves; dragons and turtles on the "
        "bar need not.",
        "Побитая обычная шашка входит раньше, чем её владелец сходит чем-нибудь другим; драконы и черепахи на "
        "баре ждать не мешают.",
    )
    messages = {
        "broken": Text(
            "Hit checkers enter first, and you have {n:waiting checker} on the bar: nothing else may move yet.",
            "Побитые шашки входят первыми, а у вас на баре {n:waiting checker}: другими ходить пока нельзя.",
        )
    }


@dataclass(frozen=True, slots=True)
class EnterPoint(StepRule):
    """From the bar the number d enters on own point 25 - d."""

    id = "bar.enter-point"
    points_out = True
    title = Text("Where a checker enters", "Куда заряжают")
    law = Text(
        "From the bar a checker enters in the opponent's home, on the point of the number counted from the edge.",
        "С бара шашку заряжают в дом соперника, на пункт выпавшего числа, считая от края доски.",
    )
    why = Text(
        "The bar is the place before the first point of the way.",
        "Бар — это место перед первым пунктом пути.",
    )
    messages = {
        "broken": Text(
            "From the bar you can enter only on {p:entries} (left: {left}), not on {p:dst}.",
            "С бара можно войти только на {p:entries} (осталось: {left}), а не на {p:dst}.",
        )
    }

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.src == BAR and len(a.dice) == 1 and a.hop != a.dice[0]:
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        left = tuple(dict.fromkeys(m.left))
        entries = tuple(BAR - number for number in left)
        return self.messages["broken"], {"left": left, "entries": entries}, entries


@dataclass(frozen=True, slots=True)
class EnterBase(EnterPoint):
    """In the dynamic games a piece enters in its own base, on own point 25 - d."""

    id = "bar.enter-base"
    title = Text("Entering in the base", "Ввод в базу")
    law = Text(
        "From the bar a piece enters in its own base: a 1 on the head, a 6 on the last point of the base.",
        "С бара шашка входит в свою базу: числом 1 — на голову, числом 6 — на последний пункт базы.",
    )
    why = Text(
        "A piece on the bar stands before the beginning of its way, and the way begins in the base.",
        "Шашка на баре стоит перед началом пути, а путь начинается в базе.",
    )
