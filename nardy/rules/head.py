"""The head: how many pieces may leave it in one turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar, Literal, TypeAlias

from nardy.board import CHECKER, HEAD, SLOT
from nardy.dice import Numbers
from nardy.rule import StepRule
from nardy.rules.moving import Landing
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment, Start

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]
Excepted: TypeAlias = Literal["any-roll", "doubles", "three-doubles", "never"]


def _walks(start: Start, landing: Landing) -> Iterator[tuple[list[int], int]]:
    """For each order of the dice how far one checker comes alone from the head, and the point that stops it.

    The points it stands on, head first; 0 where nothing stops it, or where it would leave the board.
    """
    m = Moment.opening(start)
    for order in dict.fromkeys(permutations(start.dice)):
        route = [HEAD]
        stop = 0
        for number in order:
            src = route[-1]
            if src - number < 1 or landing.forbidden(m, CHECKER, number) & SLOT[src]:
                stop = max(src - number, 0)
                break
            route.append(src - number)
        yield route, stop


def lone_walk(start: Start, landing: Landing, begun: int = 0) -> tuple[int, ...] | None:
    """The way of one checker that plays the whole roll alone from the head, or None (ruling A25).

    The points it stands on, head first; of several orders the one that stops at `begun`, else the one with the larger
    number first.
    """
    complete = len(start.dice) + 1
    ways = [tuple(route) for route, _ in _walks(start, landing) if len(route) == complete]
    return min(ways, key=lambda way: way[1] != begun, default=None)


def stops(start: Start, landing: Landing) -> tuple[int, ...]:
    """The points that stop the lone checker, one for each order of the dice in which it is stopped."""
    return tuple(dict.fromkeys(stop for _, stop in _walks(start, landing) if stop))


@dataclass(frozen=True, slots=True)
class _Head(StepRule):
    """A limit on pieces leaving the head; kaftar placements (hops in `exempt`) do not count."""

    exempt: tuple[int, ...] = ()

    def concern(self, die: int) -> int:
        return SLOT[HEAD]

    def limit(self, start: Start) -> int | None:
        """How many pieces may leave the head in this turn; None: another rule says."""
        raise NotImplementedError

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        if hop in self.exempt:
            return 0
        limit = self.limit(m.start)
        return SLOT[HEAD] if limit is not None and m.heads >= limit else 0


@dataclass(frozen=True, slots=True)
class HeadOne(_Head):
    """One checker a turn may leave the head (after the first turn: `HeadFirstTurn`, ruling A16)."""

    id = "head.one"
    title = Text("One from the head", "С головы — одну")
    law = Text("Only one checker a turn may leave the head.", "За один ход с головы можно снять только одну шашку.")
    why = Text(
        "It makes taking the head apart a matter of planning: fifteen checkers, fifteen turns.",
        "Из-за этого разбор головы приходится планировать: пятнадцать шашек — пятнадцать ходов.",
    )
    messages = {
        "broken": Text(
            "A checker has already left the head this turn; {m:src/dst} would be another.",
            "В этот ход с головы уже сняли шашку, а {m:src/dst} снимает ещё одну.",
        )
    }

    def limit(self, start: Start) -> int | None:
        return None if start.first else 1


@dataclass(frozen=True, slots=True)
class _FirstTurn(_Head):
    """Shared by both first-turn laws: when a second piece may leave the head."""

    exception: Excepted = "any-roll"
    landing: Landing = Landing()

    points_out = True
    options: ClassVar[Mapping[str, str]] = {"exception": "head_first_turn"}
    messages = {
        "third": Text(
            "Two have already left the head on this first turn; {m:src/dst} would be a third.",
            "В первый ход с головы уже сняли две шашки, а {m:src/dst} снимает третью.",
        ),
        "walk": Text(
            "On the first turn a second checker may leave the head only if one alone cannot play the roll; here "
            "one can: {t:walk}.",
            "В первый ход вторую шашку снимают с головы, только если одной весь бросок не сыграть; здесь одной "
            "можно: {t:walk}.",
        ),
        "roll": Text(
            "On the first turn a second checker may leave the head only with {rolls} here; {m:src/dst} would be "
            "the second.",
            "В первый ход вторую шашку с головы здесь снимают только при {rolls}, а {m:src/dst} снимает вторую.",
        ),
        "never": Text(
            "By the rules chosen here only one checker leaves the head even on the first turn; {m:src/dst} would "
            "be the second.",
            "По выбранным правилам с головы и в первый ход снимают одну шашку, а {m:src/dst} снимает вторую.",
        ),
    }

    def excepted(self, start: Start) -> bool:
        """Whether this roll lets a second piece leave the head on this first turn (rulings A25, A26)."""
        known: bool | None = start.memo.get(self)
        if known is None:
            known = self._roll_counts(start.dice) and lone_walk(start, self.landing) is None
            start.memo[self] = known
        return known

    def _roll_counts(self, dice: Numbers) -> bool:
        """Whether the chosen option grants the exception to such a roll at all."""
        match self.exception:
            case "any-roll":
                return True
            case "doubles":
                return len(dice) == 4
            case "three-doubles":
                return len(dice) == 4 and dice[0] in (3, 4, 6)
            case _:
                return False

    def explain(self, m: Moment, a: Attempt) -> Explained:
        start = m.start
        if m.heads > 1:
            return self.messages["third"], {}, ()
        if self.exception == "never":
            return self.messages["never"], {}, ()
        if not self._roll_counts(start.dice):
            rolls = (3, 4, 6) if self.exception == "three-doubles" else (1, 2, 3, 4, 5, 6)
            return self.messages["roll"], {"rolls": ", ".join(f"{n}-{n}" for n in rolls)}, ()
        begun = m.steps[0].dst if m.steps else 0
        walk = lone_walk(start, self.landing, begun) or ()
        return self.messages["walk"], {"walk": walk}, tuple(point for point in walk[1:] if point != begun)


@dataclass(frozen=True, slots=True)
class HeadFirstTurn(_FirstTurn):
    """On the first turn a second checker may leave the head when one alone cannot play the roll in full."""

    id = "head.first-turn"
    title = Text("The head on the first turn", "Голова в первый ход")
    law = Text(
        "On a player's first turn a second checker may leave the head when one checker alone cannot play the "
        "roll in full; by option only for doubles, only for 3-3, 4-4 and 6-6, or never.",
        "В свой первый ход игрок может снять с головы вторую шашку, если одной шашкой бросок целиком не сыграть; "
        "по уговору — только при кушах, только при 3-3, 4-4 и 6-6 или никогда.",
    )
    why = Text(
        "The opponent's head stands in the way of the lone first checker; the exception keeps the roll alive.",
        "Одинокой первой шашке мешает голова соперника; исключение не даёт броску пропасть.",
    )

    def limit(self, start: Start) -> int | None:
        if not start.first:
            return None
        return 2 if self.excepted(start) else 1


@dataclass(frozen=True, slots=True)
class HeadDynamic(_FirstTurn):
    """Any piece leaving the head counts; two on the first turn by exception (rulings A6, A16)."""

    exception: Excepted = "three-doubles"

    id = "head.one"
    title = HeadOne.title
    law = Text(
        "Only one piece a turn, of whatever kind, may leave the head; on the first turn two with 3-3, 4-4 and 6-6.",
        "За один ход с головы уходит только одна шашка, какой бы она ни была; в первый ход при 3-3, 4-4 и 6-6 — две.",
    )
    why = HeadOne.why
    messages = _FirstTurn.messages | HeadOne.messages

    def limit(self, start: Start) -> int | None:
        return 2 if start.first and self.excepted(start) else 1

    def explain(self, m: Moment, a: Attempt) -> Explained:
        if not m.start.first:
            return self.messages["broken"], {}, ()
        return _FirstTurn.explain(self, m, a)
