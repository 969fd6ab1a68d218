"""Packed positions: counting, moving masks, renumbering."""

from __future__ import annotations

import pytest

from nardy import board
from nardy.board import COLORS, SLOT, Path, Position, ahead, at_least, exactly_one, more, slots
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS


def packed(**counts: int) -> int:
    """Packed counts from p24=2, p6=5, …"""
    return sum(n * SLOT[int(name[1:])] for name, n in counts.items())


def test_at_least() -> None:
    """Masks of the slots with that many pieces, up to the largest set on one point."""
    pieces = packed(p24=1, p13=2, p6=15, p0=24)
    assert [24, 13, 6, 0] == list(slots(at_least(pieces, 1)))
    assert [13, 6, 0] == list(slots(at_least(pieces, 2)))
    assert [0] == list(slots(at_least(pieces, 16)))
    assert [24] == list(slots(exactly_one(pieces)))


def test_more() -> None:
    """Masks of the slots with more of one than of the other."""
    assert [24, 1] == list(slots(more(packed(p24=2, p6=1, p1=1), packed(p24=1, p6=1))))


@pytest.mark.parametrize(("hop", "expected"), [(4, [10, 7]), (0, [6, 3]), (-2, [4, 1])])
def test_ahead(hop: int, expected: list[int]) -> None:
    """The origins from which a hop, backwards too, reaches a mask."""
    assert expected == list(slots(ahead(packed(p6=1, p3=1), hop)))


@pytest.mark.parametrize("path", Path)
def test_across_and_back(path: Path) -> None:
    """Renumbering twice changes nothing; bar and off keep their slots."""
    assert list(range(26)) == [path.across(path.across(slot)) for slot in range(26)]
    pieces = packed(p25=3, p24=2, p13=5, p12=1, p1=4, p0=2)
    assert pieces == path.renumber(path.renumber(pieces))
    across = {slot: board.count(path.renumber(pieces), path.across(slot)) for slot in range(26)}
    assert across == {slot: board.count(pieces, slot) for slot in range(26)}


def test_the_opponents_head() -> None:
    """My 12 is the opponent's head in the long family, my 1 in short nardy."""
    assert (12, 1) == (Path.CIRCLING.across(24), Path.FACING.across(24))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_positions_of_set_ups(variant: Variant) -> None:
    """A `repr` can be pasted back, both views lead back, and the army is complete."""
    start = variant.start
    assert start == eval(repr(start), {"Position": Position, "Path": Path})  # noqa: S307 - what `repr` is for
    for color in COLORS:
        assert start == Position.from_view(*start.seen_by(color), color, variant.path)
        assert variant.army == start.army(color)


def test_pips() -> None:
    """167 in short nardy, 360 in long nardy; a waiting piece counts 25."""
    pips = {name: VARIANT[name].start.pips("white") for name in ("short", "long", "turtle")}
    assert {"short": 167, "long": 360, "turtle": 435} == pips
