"""The modest partner: lawful, repeatable, and truthful in its one sentence."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from nardy.board import Color, Position, other
from nardy.dice import ROLLS
from nardy.legal import legal_turns
from nardy.notation import read_side, write_moves
from nardy.partner import FEATURES, FORCED, NOTHING, choose
from nardy.ruleset import Ruleset, ruleset
from nardy.turn import Moment
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


def luck_of(seed: int) -> Random:
    """Repeatable luck."""
    return Random(seed)


def moment(rules: Ruleset, white: str, black: str, dice: tuple[int, int]) -> Moment:
    """White to move in a position."""
    army = rules.variant.army
    position = Position(read_side(white, army), read_side(black, army), rules.variant.path)
    return rules.begin(position, "white", dice)


@each_variant
def test_plays_only_legal_turns(variant: Variant) -> None:
    """A whole game against itself: every turn is among the legal ones, and the game ends."""
    rules, luck = ruleset(variant), luck_of(7)
    position = variant.start
    side: Color = "white"
    for _ in range(1000):
        m = rules.begin(position, side, (luck.randint(1, 6), luck.randint(1, 6)))
        choice = choose(rules, m, luck)
        turns = {end.steps: end.key for end in legal_turns(rules, m).ends}
        assert choice.steps in turns
        position = Position.from_view(*turns[choice.steps], side, variant.path)
        if variant.army == position.side(side):
            return
        side = other(side)
    pytest.fail("no game of the partner lasts a thousand turns")


@each_variant
def test_same_seed_same_turn(variant: Variant) -> None:
    """Two partners with the same luck play alike."""
    rules = ruleset(variant)
    m = rules.begin(variant.start, "white", (3, 1))
    assert choose(rules, m, luck_of(1)) == choose(rules, m, luck_of(1))


@each_variant
def test_what_it_says_is_true(variant: Variant) -> None:
    """Of what it names, the result chosen has more than the legal results have on average."""
    rules, luck = ruleset(variant), luck_of(5)
    said = {feature.says: feature for feature in FEATURES}
    for dice in ROLLS:
        m = rules.begin(variant.start, "white", dice)
        choice = choose(rules, m, luck)
        if choice.says in said:
            feature = said[choice.says]
            measures = {end.steps: feature.measure(rules, end.key) for end in legal_turns(rules, m).ends}
            assert fmean(measures.values()) < measures[choice.steps]


def test_bears_off_what_it_can() -> None:
    """With six checkers home and 6-5 it takes two off and says so."""
    rules = ruleset(VARIANT["short"])
    choice = choose(rules, moment(rules, "6:2,5:2,4:2", "6:15", (6, 5)), luck_of(3))
    assert ("6/off 5/off", True) == (write_moves(choice.steps), "bears off" in choice.says.en)


def test_forced_and_pass_are_said() -> None:
    """With one legal turn, or none, there is nothing to explain by taste."""
    rules = ruleset(VARIANT["short"])
    assert FORCED == choose(rules, moment(rules, "6:1", "6:15", (2, 1)), luck_of(1)).says
    closed = moment(rules, "bar:1,6:14", "6:2,5:2,4:2,3:2,2:2,1:2", (2, 1))
    assert NOTHING == choose(rules, closed, luck_of(1)).says
