"""What stands on a place, in which order and how tight."""

from __future__ import annotations

import pytest

from nardy.board import BAR, CHECKER, COLORS, DRAGON, TURTLE, Path, Position
from nardy.scene import Scene
from nardy.view.geometry import ROW, SIZE, Layout
from nardy.view.stacks import Run, centers, holder, place, runs
from tests.view.boards import side


def test_a_point_is_held_by_its_only_side() -> None:
    """No mixture: who stands there holds the point, turtles too; nobody holds an empty one."""
    assert holder((0, 0, 1), (0, 0, 0), "white") == "white"
    assert holder((0, 0, 0), (2, 0, 0), "white") == "black"
    assert holder((0, 0, 0), (0, 0, 0), "white") is None


def test_checkers_and_dragons_hold_a_mixed_point() -> None:
    """A3: riding turtles hold nothing, whoever moves."""
    for mover in COLORS:
        assert holder((0, 0, 1), (0, 1, 0), mover) == "black"


def test_after_an_illegal_landing_the_first_holds() -> None:
    """Both sides share a point only because the mover landed there."""
    assert holder((1, 0, 0), (2, 0, 0), "white") == "black"


def test_riders_sit_on_the_last_checkers_then_dragons() -> None:
    """Two checkers and a dragon under three turtles: all pinned, nothing stands free."""
    expected = (
        Run("white", CHECKER, 2, ridden=True),
        Run("white", DRAGON, 1, ridden=True),
    )
    assert expected == runs("white", (2, 1, 0), (0, 0, 3))


def test_unpinned_pieces_and_own_turtles_stand_free() -> None:
    """One rider on three checkers beside an own turtle."""
    expected = (
        Run("black", CHECKER, 2),
        Run("black", TURTLE, 1),
        Run("black", CHECKER, 1, ridden=True),
    )
    assert expected == runs("black", (3, 0, 1), (0, 0, 1))


@pytest.mark.parametrize("count", range(1, 6))
def test_up_to_five_pieces_stand_side_by_side(count: int) -> None:
    """Five fit into a row without touching."""
    (distances,) = centers((count,), ROW - 1, SIZE)
    assert [SIZE / 2 + i * SIZE for i in range(count)] == list(distances)


@pytest.mark.parametrize("lengths", [(6,), (15,), (15, 6, 3), (12, 6, 3, 3), (1, 1, 1, 1, 1, 1)])
def test_more_pieces_squeeze_into_the_same_row(lengths: tuple[int, ...]) -> None:
    """However many: none beyond the row, each farther from the rim than the one before."""
    distances = [d for run in centers(lengths, ROW - 1, SIZE) for d in run]
    assert sum(lengths) == len(distances)
    assert distances == sorted(distances)
    assert SIZE / 2 <= distances[0]
    assert distances[-1] <= ROW - 1 - SIZE / 2 + 1e-9


def test_hit_checkers_lie_on_top_of_the_bar() -> None:
    """They enter first, so they are nearest to the middle, beyond dragons and turtles."""
    position = Position(side({25: 1}, {25: 6}, {25: 3}), side(), Path.CIRCLING)
    layout = Layout("white", Path.CIRCLING)
    bar = place(Scene(position), layout, "white", BAR)
    assert [TURTLE, DRAGON, CHECKER] == [run.kind for run in bar.runs]


def test_a_squeezed_run_shows_its_last_piece_whole() -> None:
    """The next run begins a whole piece farther on."""
    first, second, third = centers((15, 6, 3), ROW - 1, SIZE)
    assert pytest.approx(SIZE) == second[0] - first[-1]
    assert pytest.approx(SIZE) == third[0] - second[-1]
