"""Every agreement can be played to the end by random legal turns, and no game comes to a standstill."""

from __future__ import annotations

import pytest

from nardy.board import Position
from nardy.notation import read_side
from nardy.ruleset import ruleset
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from tests.games import MOST_TURNS, pairs_of_values, single_values, stuck, unfinished
from tests.support import OPTIONS_OF_PLAY

LIMIT = f"dead, or longer than {MOST_TURNS} turns"

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


@each_variant
def test_every_value_of_every_option(variant: Variant) -> None:
    """One game under the defaults and under each other value of each option is won within the limit."""
    assert {} == unfinished(variant, single_values(variant)), LIMIT


@pytest.mark.cpython
@each_variant
def test_every_pair_of_values(variant: Variant) -> None:
    """One game under each two other values of two options of play is won within the limit.

    The soak plays the pairs of all options, also of those that do not touch single turns.
    """
    assert {} == unfinished(variant, pairs_of_values(variant, OPTIONS_OF_PLAY)), LIMIT


def test_a_dead_board_is_noticed() -> None:
    """With one checker of each side on the bar before a closed home no roll lets anybody move."""
    short = VARIANT["short"]
    closed = read_side("6:2,5:2,4:2,3:2,2:2,1:4,bar:1", short.army)
    assert stuck(ruleset(short), Position(closed, closed, short.path))


def test_a_blocked_side_alone_is_not_dead() -> None:
    """While the other side can still move the game goes on."""
    short = VARIANT["short"]
    closed = read_side("6:2,5:2,4:2,3:2,2:2,1:4,bar:1", short.army)
    open_home = read_side("6:2,5:2,4:2,3:2,2:2,1:5", short.army)
    assert not stuck(ruleset(short), Position(closed, open_home, short.path))
