"""How uneven a die has fallen, and how often a fair one would: the chi-squared test for six faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

FACES = 6
ENOUGH = 60
"""Fewer throws say nothing: ten of each number ought to be there."""
SURE = 200
"""Fewer throws clear nobody: one loaded die in six still looks fair after a hundred."""
ONE_IN_TEN, ONE_IN_HUNDRED = 9.24, 15.09
"""What a fair die exceeds once in ten, and once in a hundred tries (five degrees of freedom)."""

Judgement: TypeAlias = Literal["none", "few", "early", "fair", "odd", "bad"]


def unevenness(counts: Sequence[int]) -> float:
    """The squared distances of the six counts from equal shares, added up and measured in shares; 0 for no throws."""
    share = sum(counts) / FACES
    return sum((count - share) ** 2 for count in counts) / share if share else 0.0


def judged(counts: Sequence[int]) -> Judgement:
    """What the counts say of the die."""
    throws = sum(counts)
    if throws < ENOUGH:
        return "few" if throws else "none"
    found = unevenness(counts)
    if found < ONE_IN_TEN:
        return "fair" if throws >= SURE else "early"
    return "odd" if found < ONE_IN_HUNDRED else "bad"
