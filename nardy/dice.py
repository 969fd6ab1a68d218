"""A roll of two dice and the numbers it gives to play."""

from __future__ import annotations

from typing import TypeAlias

Numbers: TypeAlias = tuple[int, ...]
"""Unused numbers, the larger first: two of a mixed roll, four equal ones of a double."""

ROLLS: tuple[tuple[int, int], ...] = tuple((a, b) for a in range(1, 7) for b in range(1, a + 1))
"""The 21 rolls, larger die first."""


def numbers(a: int, b: int) -> Numbers:
    """The numbers that the roll `a`-`b` gives to play (`turn.double`: an equal pair counts four times)."""
    if a == b:
        return (a, a, a, a)
    return (a, b) if a > b else (b, a)


def lengths(left: Numbers) -> frozenset[int]:
    """The distances that unused numbers make, one by one and added up."""
    sums = {0}
    for number in left:
        sums |= {length + number for length in sums}
    return frozenset(sums - {0})


def without(left: Numbers, used: Numbers) -> Numbers:
    """`left` with each number of `used` taken away once."""
    for number in used:
        place = left.index(number)
        left = left[:place] + left[place + 1 :]
    return left
