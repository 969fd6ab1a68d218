"""Where points, heads, homes, bars and trays lie."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nardy.board import BAR, COLORS, HEAD, OFF, POINTS, Color, Path
from nardy.view.geometry import HEIGHT, MIDDLE, WIDTH, Box, Layout

CIRCLING = [Layout(seat, Path.CIRCLING) for seat in COLORS]
FACING = [Layout(seat, Path.FACING) for seat in COLORS]


def across_the_table(x: float, y: float) -> tuple[float, float]:
    """The same place as the player on the other side sees it."""
    return WIDTH - x, HEIGHT - y


def way(layout: Layout, color: Color) -> list[tuple[float, float]]:
    """The middles of the points from 24 to 1, in the order in which a piece passes them."""
    spots = [layout.spot(color, slot) for slot in reversed(POINTS)]
    return [spot.at(spot.room / 2) for spot in spots]


def signed_area(corners: list[tuple[float, float]]) -> float:
    """Of a polygon on a screen (y grows downwards): positive clockwise, negative anticlockwise."""
    closed = [*corners, corners[0]]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(closed)) / 2


@pytest.mark.parametrize("layout", CIRCLING)
@pytest.mark.parametrize("color", COLORS)
def test_both_heads_are_far_right_of_their_owners(layout: Layout, color: Color) -> None:
    """S0 and S4 agree: each player has the own head in the far row, in the rightmost column."""
    spot = layout.spot(color, HEAD)
    at = (spot.x, spot.y) if color == layout.seat else across_the_table(spot.x, spot.y)
    rightmost = max(layout.spot(color, slot).x for slot in POINTS)
    assert (rightmost, True) == (at[0], at[1] < MIDDLE)


@pytest.mark.parametrize("layout", CIRCLING)
@pytest.mark.parametrize("color", COLORS)
def test_circling_sides_both_go_anticlockwise(layout: Layout, color: Color) -> None:
    """S4 figs. 9 and 10: the way from head to home turns anticlockwise for both."""
    assert signed_area(way(layout, color)) < 0


@pytest.mark.parametrize("layout", FACING)
def test_facing_sides_go_opposite_ways(layout: Layout) -> None:
    """In short nardy the seat goes anticlockwise and the other side clockwise."""
    turns = {color == layout.seat: signed_area(way(layout, color)) < 0 for color in COLORS}
    assert {True: True, False: False} == turns


@pytest.mark.parametrize("layout", CIRCLING + FACING)
def test_own_home_is_bottom_right(layout: Layout) -> None:
    """The seat has its home near and right, its point 1 in the corner."""
    home = [layout.spot(layout.seat, slot) for slot in range(1, 7)]
    assert all(spot.x > WIDTH / 2 and spot.y > MIDDLE for spot in home)
    assert max(spot.x for spot in home) == home[0].x


@pytest.mark.parametrize("path", Path)
def test_a_way_leaves_no_column_out(path: Path) -> None:
    """From point to point a piece goes one column on, over the bar, or changes rows."""
    for before, after in pairwise(way(Layout("white", path), "black")):
        assert (abs(after[0] - before[0]) in (24, 48)) != (after[0] == before[0])


@pytest.mark.parametrize("path", Path)
def test_mirrored_view_exchanges_left_and_right(path: Path) -> None:
    """Every place keeps its row and moves to the opposite column."""
    plain, mirrored = Layout("black", path), Layout("black", path, mirrored=True)
    for slot in (*POINTS, BAR):
        here, there = plain.spot("white", slot), mirrored.spot("white", slot)
        assert (WIDTH - here.x, here.y) == (there.x, there.y)


@pytest.mark.parametrize("layout", CIRCLING + FACING)
@pytest.mark.parametrize("color", COLORS)
def test_trays_lie_along_the_homes(layout: Layout, color: Color) -> None:
    """The tray of a side covers the columns of its home, in the rail of its row."""
    tray = layout.home_box(color)
    home = [layout.spot(color, slot) for slot in range(1, 7)]
    assert all(tray.x < spot.x < tray.x + tray.width for spot in home)
    assert {tray.y > MIDDLE} == {spot.y > MIDDLE for spot in home}


@pytest.mark.parametrize("layout", CIRCLING + FACING)
def test_no_two_targets_overlap(layout: Layout) -> None:
    """A touch belongs to one place only."""
    boxes = [layout.spot(layout.seat, slot).box for slot in POINTS]
    boxes += [layout.spot(color, slot).box for slot in (BAR, OFF) for color in COLORS]
    for i, one in enumerate(boxes):
        assert not any(overlap(one, two) for two in boxes[i + 1 :])


def overlap(one: Box, two: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        one.x < two.x + two.width
        and two.x < one.x + one.width
        and one.y < two.y + two.height
        and two.y < one.y + one.height
    )


@pytest.mark.parametrize("layout", CIRCLING + FACING)
def test_targets_are_large_enough(layout: Layout) -> None:
    """The board is 320 units wide, so a unit is a pixel at 320 px; every target has 24 × 24."""
    assert WIDTH == 320
    for color in COLORS:
        for slot in (*POINTS, BAR, OFF):
            box = layout.spot(color, slot).box
            assert min(box.width, box.height) >= 24
