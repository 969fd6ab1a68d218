"""Bearing off: when it may begin and which number takes off which piece."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from nardy.board import OFF, SLOT, count
from nardy.fault import Fault
from nardy.rule import Permission, StepRule
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]
UP_TO = tuple(sum(SLOT[1 : slot + 1]) for slot in range(26))
"""Mask of the points 1…slot."""


@dataclass(frozen=True, slots=True)
class AllHome(StepRule):
    """Bearing off only while all the mover's pieces in play stand in its home."""

    id = "bearoff.all-home"
    title = Text("Everybody home first", "Сначала все в дом")
    law = Text(
        "You may bear off only while all your pieces in play stand in your home; none may be on the bar.",
        "Выбрасывать можно, только пока все ваши шашки, оставшиеся в игре, стоят в доме и на баре никого нет.",
    )
    why = Text(
        "The race has two legs, coming home and bearing off, and the second starts when the first is done.",
        "В гонке два этапа — прийти в дом и выброситься; второй начинается, когда закончен первый.",
    )
    messages = {
        "broken": Text(
            "You cannot bear off yet: {n:outside piece} still outside your home (the farthest: {p:farthest}).",
            "Выбрасывать рано: вне дома ещё {n:outside piece} (дальше всех: {p:farthest}).",
        )
    }

    def concern(self, die: int) -> int:
        return UP_TO[die]

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        return UP_TO[hop] if m.mine >= SLOT[7] else 0

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.dst == OFF and m.mine >= SLOT[7]:
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        outside = sum(count(m.mine, slot) for slot in range(7, 26))
        return self.messages["broken"], {"outside": outside, "farthest": m.top()}, (m.top(),)


@dataclass(frozen=True, slots=True)
class Exact(StepRule):
    """A die bears off from the point of its number (ruling A14)."""

    id = "bearoff.exact"
    title = Text("The number of the point", "Число и пункт")
    law = Text(
        "A die bears off from the point of its number; while a piece of yours stands there, the die bears off "
        "from no lower point.",
        "Зар выбрасывает с пункта своего числа; пока там есть ваша шашка, с пунктов ниже этим заром не выбрасывают.",
    )
    why = Text(
        "It keeps bearing off a matter of exact counts, like every other move.",
        "Выбрасывание, как и любой ход, остаётся делом точного счёта.",
    )
    messages = {
        "short": Text(
            "A {die} is too small to bear off from {p:src}.",
            "Числа {die} не хватит, чтобы выбросить шашку с пункта {p:src}.",
        ),
        "there": Text(
            "A {die} bears off from {p:die}, where you have {n:there piece}, not from {p:src}.",
            "Числом {die} выбрасывают с пункта {p:die} (там у вас {n:there piece}), а не с пункта {p:src}.",
        ),
    }

    def concern(self, die: int) -> int:
        return UP_TO[die - 1]

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        return UP_TO[hop - 1] if count(m.mine, hop) else 0

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.dst == OFF and a.dice and (a.dice[0] < a.src or self.forbidden(m, a.kind, a.hop) & SLOT[a.src]):
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        die = a.dice[0]
        if die < a.src:
            return self.messages["short"], {"die": die}, ()
        return self.messages["there"], {"die": die, "there": count(m.mine, die)}, (die,)


@dataclass(frozen=True, slots=True)
class Highest(StepRule):
    """With the point of the number empty, only the highest occupied point may be borne off (ruling A14)."""

    id = "bearoff.highest"
    title = Text("The farthest first", "Сначала дальние")
    law = Text(
        "If the point of the number is empty, a piece farther from the edge must be moved with it instead; only when "
        "none stands farther may a piece be borne off, and then from the farthest point you hold.",
        "Если на пункте выпавшего числа шашек нет, этим числом ходят с более дальнего пункта; и только когда дальше "
        "никого нет, выбрасывают, причём с самого дальнего занятого пункта.",
    )
    why = Text(
        "A number larger than needed is wasted pips, and you may waste them only when no piece can use them.",
        "Лишние пипсы пропадают, а терять их можно, только если никто не может их использовать.",
    )
    messages = {
        "broken": Text(
            "With a {die} you cannot bear off from {p:src}: a piece stands farther, on {p:higher}, and goes first.",
            "Числом {die} нельзя выбросить с пункта {p:src}: дальше от края, на пункте {p:higher}, ещё стоит шашка.",
        )
    }

    def concern(self, die: int) -> int:
        return UP_TO[die - 1]

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        return 0 if count(m.mine, hop) else UP_TO[min(hop, m.top()) - 1]

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.dst == OFF and self.forbidden(m, a.kind, a.hop) & SLOT[a.src]:
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        return self.messages["broken"], {"die": a.dice[0], "higher": m.top()}, (m.top(),)


@dataclass(frozen=True, slots=True)
class Optional(Permission):
    """Bearing off is not compulsory when another legal move uses the die."""

    id = "bearoff.optional"
    title = Text("No need to bear off", "Выбрасывать не обязательно")
    law = Text(
        "Bearing off is not compulsory when another legal move uses the number.",
        "Выбрасывать не обязательно, если число можно сыграть другим разрешённым ходом.",
    )
    why = Text(
        "Sometimes a move inside the home is safer than one piece less.",
        "Иногда ход внутри дома безопаснее, чем выброшенная шашка.",
    )
