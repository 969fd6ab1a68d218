"""Moving a piece: whose, which way, by which number, and where it may land."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from nardy.board import BAR, CHECKER, OFF, ON_BOARD, ahead, at_least, count
from nardy.fault import Fault
from nardy.rule import Permission, StepRule
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class OwnPiece(StepRule):
    """You move your own piece from a point where you have one."""

    id = "move.own-piece"
    judges_foreign = True
    title = Text("Your own pieces", "Свои шашки")
    law = Text("You move only your own pieces.", "Ходить можно только своими шашками.")
    why = Text(
        "The two sides race each other; touching the opponent's pieces is never part of your turn.",
        "Стороны соревнуются, кто быстрее; трогать чужие шашки в свой ход нельзя.",
    )
    messages = {
        "broken": Text(
            "{m:src/dst} moves the opponent's {w:kind}; you may move only your own pieces.",
            "Ход {m:src/dst} сделан {w:kind ins} соперника, а ходить можно только своими шашками.",
        )
    }

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.foreign:
            yield self.fault(m, a)


@dataclass(frozen=True, slots=True)
class Direction(StepRule):
    """A piece moves only forward, towards its own home."""

    id = "move.direction"
    title = Text("Only forward", "Только вперёд")
    law = Text(
        "Pieces move only forward, towards their own home.",
        "Шашки ходят только вперёд, в сторону своего дома.",
    )
    why = Text(
        "Every pip played is a pip gained; a move back would undo the race.",
        "Каждый сыгранный пипс приближает к дому; ход назад отменил бы гонку.",
    )
    messages = {
        "broken": Text(
            "{m:src/dst} goes backwards; pieces move only towards their own home.",
            "{m:src/dst} — ход назад, а шашки идут только вперёд, к своему дому.",
        )
    }

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if a.hop < 0:
            yield self.fault(m, a)


@dataclass(frozen=True, slots=True)
class ExactDie(StepRule):
    """A step on the board uses exactly one unused number, neither shortened nor split (rulings A10, A13)."""

    id = "move.die"
    title = Text("One number, one step", "Одно число — один шаг")
    law = Text(
        "Each step goes exactly as many points as an unused die shows; a number cannot be shortened or split.",
        "Каждый шаг равен числу на неиспользованном заре; число нельзя ни сократить, ни разделить.",
    )
    why = Text(
        "The dice decide how far, the player decides who goes.",
        "Зары решают, на сколько идти, игрок решает, кем.",
    )
    messages = {
        "broken": Text(
            "{m:src/dst} is {n:pips pip} long, and no unused die shows that (left: {left}).",
            "{m:src/dst} — это {n:pips pip}, а такого числа среди оставшихся ({left}) нет.",
        ),
        "way": Text(
            "A checker from the head goes straight to {p:dst} only with the number {need} (left: {left}).",
            "Поставить шашку с горы прямо на {p:dst} можно только числом {need} (осталось: {left}).",
        ),
    }

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if len(a.dice) != 1 or a.src == BAR or a.dst == OFF:
            return
        if a.dice[0] != (a.dst if a.own_way else abs(a.hop)):
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        facts: dict[str, Fact] = {"pips": abs(a.hop), "left": m.left}
        if a.own_way:
            return self.messages["way"], facts | {"need": a.dst}, ()
        return self.messages["broken"], facts, ()


@dataclass(frozen=True, slots=True)
class EachDieAStep(StepRule):
    """A piece moved by several numbers makes that many steps and must be able to stop between (ruling A11)."""

    id = "move.each-die-a-step"
    title = Text("A stop on the way", "Остановка в пути")
    law = Text(
        "A piece moved by both numbers makes two steps and must be able to stop at the point between.",
        "Шашка, идущая на оба числа, делает два шага и должна иметь право встать на пункт между ними.",
    )
    why = Text(
        "The numbers are separate moves; a jump over closed points is not one of them.",
        "Числа — отдельные ходы; прыжок через закрытые пункты среди них не значится.",
    )
    messages = {
        "broken": Text(
            "{m:src/dst} is more than one step ({numbers}), and the piece cannot stop on the way: not on {p:between}.",
            "{m:src/dst} — это несколько шагов ({numbers}), а остановиться в пути шашке нельзя: {p:between}.",
        )
    }

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if len(a.dice) > 1:
            yield self.fault(m, a)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        between = tuple(dict.fromkeys(a.src - number for number in a.dice))
        return self.messages["broken"], {"numbers": a.dice, "between": between}, between


@dataclass(frozen=True, slots=True)
class Landing(StepRule):
    """A checker lands only on an open point.

    closed_by: how many opposing pieces close it: 2 in short nardy, 1 in the long family, where a point
    that carries only the opponent's riding turtles stays its holder's (ruling A3).
    """

    closed_by: int = 1

    id = "move.landing"
    is_landing = True
    kinds = (CHECKER,)
    title = Text("Open points", "Открытые пункты")
    law = Text(
        "A checker may land only on an open point: in short nardy one with fewer than two opposing checkers, "
        "in the long family one that the opponent does not hold.",
        "Шашка может встать только на открытый пункт: в коротких нардах — где меньше двух шашек соперника, "
        "в играх семейства длинных — который соперник не занимает.",
    )
    why = Text(
        "Held points are the players' only walls.",
        "Занятые пункты — единственные стены, которые игроки могут строить.",
    )
    messages = {
        "broken": Text(
            "{p:dst} is closed: the opponent has {n:there piece} there.",
            "Пункт {p:dst} закрыт: на нём {n:there piece} соперника.",
        )
    }

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        closed = at_least(m.theirs, 2) & ON_BOARD if self.closed_by == 2 else m.held_by_opponent()
        return ahead(closed, hop)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        return self.messages["broken"], {"there": count(m.theirs, a.dst)}, ()


@dataclass(frozen=True, slots=True)
class Over(StepRule):
    """No piece moves after the dice are used up (ruling A15)."""

    id = "turn.over"
    judges_foreign = True
    title = Text("The turn is over", "Ход окончен")
    law = Text(
        "Once the numbers are used up, or out of turn, no piece moves.",
        "Когда числа сыграны — или не в свой ход — ни одна шашка не двигается.",
    )
    why = Text("Each number is worth one step and no more.", "Каждое число даёт один шаг и не больше.")
    messages = {
        "broken": Text(
            "{m:src/dst}: every number of the roll has been played, the turn is over.",
            "{m:src/dst}: все числа броска уже сыграны, ход окончен.",
        )
    }

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        if not a.dice:
            yield self.fault(m, a)


@dataclass(frozen=True, slots=True)
class Double(Permission):
    """Equal dice are played four times (`dice.numbers`)."""

    id = "turn.double"
    title = Text("A double", "Куш")
    law = Text("Equal dice: the number is played four times.", "Выпали равные зары: число играют четыре раза.")
    why = Text("A double is a lucky roll, and a long one.", "Куш — удачный бросок: он вдвое длиннее обычного.")


@dataclass(frozen=True, slots=True)
class AnyOrder(Permission):
    """The two numbers may be played in either order, by one piece or by two."""

    id = "turn.any-order"
    title = Text("Either order", "В любом порядке")
    law = Text(
        "The two numbers may be played in either order, by one piece or by two.",
        "Два числа можно играть в любом порядке, одной шашкой или двумя.",
    )
    why = Text(
        "Often only one of the orders is open; looking for it is the player's skill.",
        "Часто открыт лишь один порядок, и найти его — дело игрока.",
    )
