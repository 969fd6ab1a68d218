"""A modest partner: looks one turn ahead, plays what looks best, and says why in one sentence.

Not strong and never slow: each legal result is measured by a few plain features.  What it says is the feature in
which its turn most exceeds the other legal ones, so the sentence is true of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from nardy.board import HEAD, OFF, SLOT, at_least, count, exactly_one, slots, total
from nardy.legal import Result, Turns, legal_turns
from nardy.rules.moving import Landing
from nardy.ruleset import Ruleset
from nardy.text import Text
from nardy.turn import Moment, Step


@dataclass(frozen=True, slots=True)
class Feature:
    """Something good about a result: how much of it there is, what one of it is worth, and how it is said."""

    measure: Callable[[Ruleset, Result], int]
    worth: float
    says: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """The partner's turn and the sentence that explains it."""

    steps: tuple[Step, ...]
    says: Text


def _off(_rules: Ruleset, result: Result) -> int:
    return count(total(result[0]), OFF)


def _sent_back(rules: Ruleset, result: Result) -> int:
    """Pips that the opponent still has to go; hitting makes them more."""
    path, theirs = rules.variant.path, total(result[1])
    return sum(path.across(slot) * count(theirs, slot) for slot in range(1, 26))


def _safe(rules: Ruleset, result: Result) -> int:
    """Lone pieces, counted against: nothing where nobody can hit."""
    if not rules.hitting:
        return 0
    lone = exactly_one(total(result[0]))
    return -sum(1 for slot in slots(lone) if 1 <= slot <= HEAD)


def _wall(rules: Ruleset, result: Result) -> int:
    """The longest row of points on which the opponent's checkers cannot land."""
    closed = at_least(total(result[0]), rules.rule(Landing).closed_by)
    longest = row = 0
    for slot in range(1, HEAD + 1):
        row = row + 1 if closed & SLOT[slot] else 0
        longest = max(longest, row)
    return longest


def _off_head(_rules: Ruleset, result: Result) -> int:
    return -count(total(result[0]), HEAD)


def _at_home(_rules: Ruleset, result: Result) -> int:
    every = total(result[0])
    return sum(count(every, slot) for slot in range(7))


FEATURES: tuple[Feature, ...] = (
    Feature(_off, 6.0, Text("It bears off as many as it can.", "Так выбрасывается больше всего шашек.")),
    Feature(_sent_back, 0.3, Text("It sends an opposing piece back to the bar.", "Так шашка соперника уходит на бар.")),
    Feature(_safe, 2.0, Text("It leaves fewer lone checkers to be hit.", "Так под боем остаётся меньше шашек.")),
    Feature(_wall, 1.5, Text("It builds a longer wall in the opponent's way.", "Так забор на пути соперника длиннее.")),
    Feature(_off_head, 1.2, Text("It takes the head apart.", "Так разбирается голова.")),
    Feature(_at_home, 0.5, Text("It brings pieces home.", "Так шашки приходят в дом.")),
)
FORCED = Text("It is the only legal turn.", "Это единственный возможный ход.")
NOTHING = Text("No number can be played.", "Ни одно число сыграть нельзя.")
EQUAL = Text("The legal turns look equally good; one of them was drawn.", "Ходы равноценны; выбран один из них.")


def choose(rules: Ruleset, m: Moment, luck: Random) -> Choice:
    """The partner's turn from the moment of the roll; equally good ones are drawn by `luck`."""
    turns = legal_turns(rules, m)
    if len(turns.results) == 1:
        (end,) = turns.ends
        return Choice(end.steps, NOTHING if turns.forced_pass else FORCED)
    measured = _measured(rules, turns)
    value = {result: sum(marks) for result, marks in measured.items()}
    best = max(value.values())
    chosen = luck.choice([result for result in value if value[result] == best])
    steps = next(end.steps for end in turns.ends if end.key == chosen)
    return Choice(steps, _reason(measured, chosen))


def _measured(rules: Ruleset, turns: Turns) -> Mapping[Result, tuple[float, ...]]:
    return {
        result: tuple(feature.measure(rules, result) * feature.worth for feature in FEATURES)
        for result in turns.results
    }


def _reason(measured: Mapping[Result, tuple[float, ...]], chosen: Result) -> Text:
    """What the chosen result has most more of than the legal results have on average."""
    usual = [sum(marks) / len(measured) for marks in zip(*measured.values(), strict=True)]
    ahead = [mark - mean for mark, mean in zip(measured[chosen], usual, strict=True)]
    most = max(ahead)
    return FEATURES[ahead.index(most)].says if most > 0 else EQUAL
