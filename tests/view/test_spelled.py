"""A whole board in words, and single pieces for buttons."""

from __future__ import annotations

import pytest

from nardy.board import COLORS, KINDS, Path, Position
from nardy.scene import Die, Scene
from nardy.text import LANGS, Lang
from nardy.view import spelled, token
from tests.view.boards import side

BOARD = Position(side({24: 2, 25: 1, 0: 3}), side({6: 5, 0: 1}), Path.FACING)


WORDS = {
    "en": "Board seen by White; White to move; dice: 6, 2; point 24, Black's home: 2 white checkers; "
    "point 19, Black's home: 5 black checkers; White's bar: 1 white checker; "
    "borne off by White: 3 white checkers; borne off by Black: 1 black checker.",
    "ru": "Доска со стороны белых; ход белых; зары: 6, 2; пункт 24, дом чёрных: 2 белые шашки; "
    "пункт 19, дом чёрных: 5 чёрных шашек; бар белых: 1 белая шашка; "
    "снято у белых: 3 белые шашки; снято у чёрных: 1 чёрная шашка.",
}


@pytest.mark.parametrize("lang", LANGS)
def test_every_place_where_anybody_stands(lang: Lang) -> None:
    """Seat, turn and roll, then points by falling numbers, bar and trays; empty places are left out."""
    assert WORDS[lang] == spelled(Scene(BOARD, dice=(Die(6), Die(2))), lang)


def test_points_fall_in_the_numbers_of_the_board() -> None:
    """Where the numbers grow with the move, the highest is another point."""
    said = spelled(Scene(BOARD, numbering="s4"), "en")
    assert said.index("point 6, Black's home") < said.index("point 1, Black's home")


def test_pips_are_told_where_they_are_shown() -> None:
    """With the pip counts on the board they are in the words."""
    assert spelled(Scene(BOARD, pips=True), "en").endswith("White · 73 pips; Black · 30 pips.")


def test_every_piece_has_a_picture_of_its_own() -> None:
    """Six kinds and sides, six drawings."""
    assert 6 == len({token(color, kind, "chip") for color in COLORS for kind in KINDS})
