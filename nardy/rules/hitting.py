"""Hitting in short nardy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.board import CHECKER, HOME, IN_PLAY, ON_BOARD, SLOT, ahead, at_least, count, exactly_one, slots
from nardy.rule import Permission, StepRule
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class HitBlot(Permission):
    """Landing on a lone opposing checker hits it: it goes to the bar."""

    id = "hit.blot"
    title = Text("Hitting a blot", "Побить блот")
    law = Text(
        "Landing on a lone opposing checker hits it: it goes to the bar.",
        "Встав на одинокую шашку соперника, вы бьёте её: она уходит на бар.",
    )
    why = Text(
        "A blot is a risk; two checkers together are safe.",
        "Блот — это риск; две шашки вместе в безопасности.",
    )

    def hits(self, m: Moment, kind: int) -> int:
        """Mask of the points where a piece of `kind` hits when it lands."""
        return exactly_one(m.theirs) & ON_BOARD


@dataclass(frozen=True, slots=True)
class HitAndHide(StepRule):
    """A checker that has hit may not hide in the same turn (rulings A17, A28).

    mode: off; board: it may not go on to a point with another own checker; home: a checker that hit inside its
    own home may not move again this turn, not even be borne off.
    """

    mode: Literal["off", "board", "home"] = "off"

    id = "hit.and-hide"
    options: ClassVar[Mapping[str, str]] = {"mode": "hit_and_hide"}
    title = Text("No hit and hide", "Побил — не прячься")
    law = Text(
        "Where this house rule is played, a checker that has hit may not find safety in the same turn.",
        "Где принято это правило, побившая шашка не может в тот же ход спрятаться.",
    )
    why = Text(
        "Who hits shall run the risk of being hit in turn.",
        "Кто бьёт, тот должен рисковать и сам.",
    )
    messages = {
        "board": Text(
            "The checker on {p:src} has hit this turn; it may not hide on {p:dst} beside your own {n:there checker}.",
            "Шашка с пункта {p:src} в этот ход уже била; ей нельзя прятаться на {p:dst}, где у вас {n:there checker}.",
        ),
        "home": Text(
            "The checker on {p:src} has hit in your home this turn; it may not move again.",
            "Шашка на пункте {p:src} в этот ход побила в вашем доме; больше ходить ей нельзя.",
        ),
    }

    @property
    def active(self) -> bool:
        return self.mode != "off"

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        if not m.hitters:
            return 0
        bound = sum(
            SLOT[slot]
            for slot in slots(at_least(m.hitters, 1))
            if count(m.hitters, slot) == count(m.own[CHECKER], slot)
        )
        if self.mode == "home":
            return bound & HOME
        return bound & ahead(at_least(m.own[CHECKER], 1) & ON_BOARD, hop) & IN_PLAY

    def explain(self, m: Moment, a: Attempt) -> Explained:
        return self.messages[self.mode], {"there": count(m.own[CHECKER], a.dst)}, ()
