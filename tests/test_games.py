"""Every agreement can be played to the end by random legal turns, and no game comes to a standstill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from nardy.board import Position
from nardy.notation import read_side
from nardy.ruleset import ruleset
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from tests.games import MOST_TURNS, agreed, pairs_of_values, play, single_values, stuck

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


@each_variant
def test_every_value_of_every_option(variant: Variant) -> None:
    """One game under the defaults and under each other value of each option is won within the limit."""
    all_end(variant, single_values(variant))


@pytest.mark.cpython
@each_variant
def test_every_pair_of_values(variant: Variant) -> None:
    """One game under each two other values of two options is won within the limit."""
    all_end(variant, pairs_of_values(variant))


def all_end(variant: Variant, agreements: Iterable[Mapping[str, str]]) -> None:
    """Play one game under each agreement and name those that nobody wins."""
    lasting = {}
    for seed, options in enumerate(agreements):
        game = play(ruleset(variant, options=options), seed)
        if not game.ended:
            lasting[agreed(variant, options)] = game
    assert {} == lasting, f"dead, or longer than {MOST_TURNS} turns"


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
