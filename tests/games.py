"""Whole games of random legal turns: that every agreement can be played to its end."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import NamedTuple

from nardy.board import COLORS, Position
from nardy.legal import legal_turns
from nardy.ruleset import Ruleset, ruleset
from nardy.variant import Variant
from nardy.variants.options import OPTION
from tests.support import play_out

MOST_TURNS = 2000
"""No game of random turns may last longer."""
STILL = 2
"""So many turns in a row without any change are reason to ask whether the game is dead."""
ROLLS = tuple(combinations_with_replacement(range(1, 7), 2))
"""The 21 rolls."""


class Game(NamedTuple):
    """How a game went: its turns, and whether it came to a standstill that no roll can end."""

    turns: int
    dead: bool

    @property
    def ended(self) -> bool:
        """Whether somebody has won."""
        return not self.dead and self.turns <= MOST_TURNS


def play(rules: Ruleset, seed: int) -> Game:
    """The game of this seed."""
    turns, still, last = 0, 0, None
    for position, _ in play_out(rules, Random(seed), MOST_TURNS + 1):
        turns += 1
        still = still + 1 if position == last else 0
        if still >= STILL and stuck(rules, position):
            return Game(turns, dead=True)
        last = position
    return Game(turns, dead=False)


def stuck(rules: Ruleset, position: Position) -> bool:
    """Whether neither side can move with any roll."""
    return all(
        legal_turns(rules, rules.begin(position, color, dice)).forced_pass for color, dice in product(COLORS, ROLLS)
    )


def single_values(variant: Variant) -> Iterator[dict[str, str]]:
    """The defaults of a game, then every other value of each of its options alone."""
    yield {}
    for name in variant.options:
        for value in other_values(variant.options, name):
            yield {name: value}


def pairs_of_values(variant: Variant, among: Container[str]) -> Iterator[dict[str, str]]:
    """Every pair of values, neither the default, of every two options of a game that are among these."""
    for one, two in combinations([name for name in variant.options if name in among], 2):
        values = product(other_values(variant.options, one), other_values(variant.options, two))
        for first, second in values:
            yield {one: first, two: second}


def other_values(defaults: Mapping[str, str], name: str) -> list[str]:
    """The values of an option that are not the default of this game."""
    return [value for value in OPTION[name].names if value != defaults[name]]


def unfinished(variant: Variant, agreements: Iterable[Mapping[str, str]]) -> dict[str, Game]:
    """Of one game under each agreement those that nobody wins."""
    games = {
        agreed(variant, options): play(ruleset(variant, options=options), seed)
        for seed, options in enumerate(agreements)
    }
    return {name: game for name, game in games.items() if not game.ended}


def agreed(variant: Variant, options: Mapping[str, str]) -> str:
    """The game and what was agreed, in one line."""
    return " ".join([variant.id, *(f"{name}={value}" for name, value in options.items())])
