"""The masks by which the block of six is found, against rows counted point by point."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nardy.board import POINTS, SLOT
from nardy.rules.block import _six_starts, _would_make_six

FULLNESS = (0.3, 0.6, 0.8, 0.95)


def boards(fullness: float) -> Iterator[frozenset[int]]:
    """A hundred times some of the 24 points, few or nearly all."""
    luck = Random(fullness)
    for _ in range(100):
        yield frozenset(point for point in POINTS if luck.random() < fullness)


def mask(points: frozenset[int]) -> int:
    """The points as a mask."""
    return sum(SLOT[point] for point in points)


def lowest_of_six(points: frozenset[int]) -> frozenset[int]:
    """The points from which six in a row are held, counted one by one."""
    return frozenset(low for low in range(1, 20) if points.issuperset(range(low, low + 6)))


@pytest.mark.parametrize("fullness", FULLNESS)
def test_six_in_a_row(fullness: float) -> None:
    """The mask has exactly the lowest points of every six in a row."""
    for points in boards(fullness):
        assert mask(lowest_of_six(points)) == _six_starts(mask(points))


@pytest.mark.parametrize("fullness", FULLNESS)
def test_points_that_would_make_six(fullness: float) -> None:
    """The mask has exactly the points that, held as well, stand in a row of six."""
    for points in boards(fullness):
        made = frozenset(
            point for point in POINTS if any(low <= point < low + 6 for low in lowest_of_six(points | {point}))
        )
        assert mask(made) == _would_make_six(mask(points))
