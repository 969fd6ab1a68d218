"""Dynamic nardy: dragons that hit single pieces, turtles that ride on opposing ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nardy.board import CHECKER, DRAGON, HOME, ON_BOARD, TURTLE, ahead, at_least, count, exactly_one, more
from nardy.rule import Permission, StepRule
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Wait(Permission):
    """Dragons and turtles begin on the bar and enter whenever their owner likes (ruling A20)."""

    id = "piece.wait"
    title = Text("Waiting on the bar", "Ожидание на баре")
    law = Text(
        "Dragons and turtles begin on the bar and enter whenever their owner likes; nothing has to wait for them.",
        "Драконы и черепахи начинают на баре и входят, когда захочет их владелец; остальные их не ждут.",
    )
    why = Text(
        "When a special piece enters is a decision of the game, not of the set-up.",
        "Когда вводить особую шашку — решает игрок, а не начальная расстановка.",
    )


@dataclass(frozen=True, slots=True)
class DragonHit(StepRule):
    """A dragon lands where exactly one opposing piece stands and hits it; two or more block it (ruling A24)."""

    id = "dragon.hit"
    kinds = (DRAGON,)
    is_landing = True
    title = Text("The dragon hits", "Дракон бьёт")
    law = Text(
        "A dragon may land where exactly one opposing piece stands, and hits it; two or more block it.",
        "Дракон может встать туда, где стоит ровно одна шашка соперника, и бьёт её; две и больше его не пускают.",
    )
    why = Text(
        "In games without hitting the dragon brings back the risk of standing alone.",
        "В играх, где не бьют, дракон возвращает риск стоять в одиночку.",
    )
    messages = {
        "broken": Text(
            "{p:dst} holds {n:there piece} of the opponent; a dragon may land only where at most one stands.",
            "На пункте {p:dst} у соперника {n:there piece}, а дракон встаёт только туда, где их не больше одной.",
        )
    }

    def hits(self, m: Moment, kind: int) -> int:
        """Mask of the points where a dragon hits when it lands."""
        return exactly_one(m.theirs) & ON_BOARD if kind == DRAGON else 0

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        return ahead(at_least(m.theirs, 2) & ON_BOARD, hop)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        return self.messages["broken"], {"there": count(m.theirs, a.dst)}, ()


@dataclass(frozen=True, slots=True)
class DragonFree(Permission):
    """A dragon landing on its own side's point hits the one turtle that rides there (`DragonHit`)."""

    id = "dragon.free"
    title = Text("The dragon frees", "Дракон освобождает")
    law = Text(
        "A dragon landing on its own side's point that carries exactly one opposing turtle hits that turtle and "
        "frees the piece under it.",
        "Дракон, вставший на свой пункт, где верхом сидит ровно одна черепаха соперника, бьёт её и освобождает "
        "шашку под ней.",
    )
    why = Text(
        "A pin has a remedy: the dragon comes to the rescue.",
        "От черепахи есть средство: дракон приходит на выручку.",
    )


@dataclass(frozen=True, slots=True)
class TurtleLand(StepRule):
    """A turtle may ride where an opposing checker or dragon is still unpinned, not at home (rulings A1, A3)."""

    id = "turtle.land"
    kinds = (TURTLE,)
    is_landing = True
    title = Text("Where a turtle lands", "Куда встаёт черепаха")
    law = Text(
        "A turtle may land on a point the opponent holds while a checker or dragon there is still unpinned; it does "
        "not take the point over, and in its own home it lands like an ordinary checker.",
        "Черепаха может встать на пункт соперника, пока там есть шашка или дракон без черепахи сверху; пункт остаётся "
        "за соперником, а в своём доме она встаёт, как обычная шашка.",
    )
    why = Text(
        "At home a ride would never end: a turtle there has nowhere it must go on to.",
        "Дома такая езда не кончалась бы никогда: идти дальше черепахе незачем.",
    )
    messages = {
        "home": Text(
            "{p:dst} is in your own home, where a turtle may not land on a point that the opponent holds.",
            "Пункт {p:dst} — в вашем доме, а там черепаха не встаёт на пункт, занятый соперником.",
        ),
        "turtles": Text(
            "On {p:dst} the opponent has only turtles, and a turtle does not ride on a turtle.",
            "На пункте {p:dst} у соперника только черепахи, а верхом на черепаху черепаха не садится.",
        ),
        "full": Text(
            "On {p:dst} every checker and dragon of the opponent is pinned already.",
            "На пункте {p:dst} все шашки и драконы соперника уже под черепахами.",
        ),
    }

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        unpinned = more(m.opp[CHECKER] + m.opp[DRAGON], m.own[TURTLE])
        return ahead(m.held_by_opponent() & (HOME | ~unpinned), hop)

    def explain(self, m: Moment, a: Attempt) -> Explained:
        if not count(m.opp[CHECKER] + m.opp[DRAGON], a.dst):
            return self.messages["turtles"], {}, ()
        return self.messages["home" if a.dst <= 6 else "full"], {}, ()


@dataclass(frozen=True, slots=True)
class TurtlePin(StepRule):
    """Each turtle on an opposing point pins one checker or dragon there (ruling A2)."""

    id = "turtle.pin"
    kinds = (CHECKER, DRAGON)
    title = Text("Pinned under a turtle", "Под черепахой")
    law = Text(
        "Each turtle on an opposing point pins one checker or dragon there; its owner chooses which ones stay.",
        "Каждая черепаха на чужом пункте удерживает одну шашку или одного дракона; кто остаётся, выбирает их владелец.",
    )
    why = Text(
        "A turtle cannot hit; it holds fast instead.",
        "Бить черепаха не умеет, зато держит крепко.",
    )
    messages = {
        "broken": Text(
            "On {p:src} the opponent has {n:riders turtle} and you have {n:there piece}, so yours cannot leave.",
            "На пункте {p:src} у соперника {n:riders turtle}, у вас {n:there piece}, поэтому ваши уйти не могут.",
        )
    }

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        riders = at_least(m.opp[TURTLE], 1) & ~at_least(m.opp[CHECKER] + m.opp[DRAGON], 1)
        return riders & ON_BOARD & ~more(m.own[CHECKER] + m.own[DRAGON], m.opp[TURTLE])

    def explain(self, m: Moment, a: Attempt) -> Explained:
        there = count(m.own[CHECKER] + m.own[DRAGON], a.src)
        return self.messages["broken"], {"riders": count(m.opp[TURTLE], a.src), "there": there}, ()
