"""The names of places in both languages."""

from __future__ import annotations

import pytest

from nardy.board import BAR, OFF, POINTS, Path, Position
from nardy.scene import Arrow, Mark, Numbering, Scene
from nardy.text import Lang
from nardy.view import draw, place_name, point_number, spelled
from nardy.view.names import arrow_name
from tests.view.boards import BUSY, DYNAMIC, LONG, SHORT, side

RIDDEN = Position(side({24: 13}), side({6: 1}, {}, {12: 2, 6: 1}), Path.CIRCLING)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "point 24, head: 13 white checkers, 2 black turtles; pinned: 2"),
        ("ru", "пункт 24, голова: 13 белых шашек, 2 чёрные черепахи; заблокировано: 2"),
    ],
)
def test_number_name_count_side_state(lang: Lang, expected: str) -> None:
    """The order of product.md, with a pin as the state."""
    assert expected == place_name(Scene(RIDDEN), 24, lang)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "point 12, Black's head: 15 black checkers"),
        ("ru", "пункт 12, голова чёрных: 15 чёрных шашек"),
    ],
)
def test_the_other_head_says_whose(lang: Lang, expected: str) -> None:
    """The head of the other side is named with its owner."""
    assert expected == place_name(Scene(LONG), 12, lang)


@pytest.mark.parametrize(
    ("arrow", "english", "russian"),
    [
        (Arrow(24, 18, 1), "Arrow 1: from 24 to 18.", "Стрелка 1: с 24 на 18."),
        (Arrow(12, 7), "Arrow: black checker from 12 to 7.", "Стрелка: чёрная шашка с 12 на 7."),
        (Arrow(BAR, 20, 2), "Arrow 2: from the bar to 20.", "Стрелка 2: с бара на 20."),
        (Arrow(6, OFF), "Arrow: from 6 off the board.", "Стрелка: с 6, снять с доски."),
        (Arrow(24, 6, flight=True), "Arrow: flight from 24 to 6.", "Стрелка: перелёт с 24 на 6."),
    ],
)
def test_an_arrow_is_told(arrow: Arrow, english: str, russian: str) -> None:
    """Whose checker goes from where to where, and nothing of whether it may; the drawing and the words say it alike."""
    scene = Scene(LONG, arrows=(arrow,))
    said: dict[Lang, str] = {"en": english, "ru": russian}
    for lang, told in said.items():
        assert told == arrow_name(scene, arrow, lang)
        assert f'aria-label="{told}"' in draw(scene, lang)
        assert f". {told}" in spelled(scene, lang)


def test_an_arrow_is_numbered_as_the_board() -> None:
    """Black's 24 is White's 12."""
    scene = Scene(LONG, mover="black", seat="black", numbering="white")
    assert "Arrow 1: from 12 to 6." == arrow_name(scene, Arrow(24, 18, 1), "en")


def test_short_nardy_has_no_head() -> None:
    """Own 24 is the opponent's point 1 and nothing else."""
    expected = "point 24, Black's home: 2 white checkers"
    assert expected == place_name(Scene(SHORT), 24, "en")


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "1 белый дракон"),
        (2, "2 белых дракона"),
        (4, "4 белых дракона"),
        (5, "5 белых драконов"),
        (21, "21 белый дракон"),
    ],
)
def test_russian_counts_a_masculine_noun(count: int, expected: str) -> None:
    """Number, gender and case after each numeral."""
    position = Position(side({}, {9: count}), side(), Path.CIRCLING)
    assert f"пункт 9: {expected}" == place_name(Scene(position), 9, "ru")


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "1 чёрная черепаха"),
        (3, "3 чёрные черепахи"),
        (11, "11 чёрных черепах"),
        (22, "22 чёрные черепахи"),
    ],
)
def test_russian_counts_a_feminine_noun(count: int, expected: str) -> None:
    """The adjective agrees with a feminine noun."""
    position = Position(side(), side({}, {}, {9: count}), Path.CIRCLING)
    scene = Scene(position, mover="black", seat="black")
    assert f"пункт 9: {expected}" == place_name(scene, 9, "ru")


def test_bars_and_trays_say_whose_they_are() -> None:
    """The mover's by default, the other side's when asked."""
    scene = Scene(BUSY)
    assert "White's bar: 2 white dragons, 1 white turtle" == place_name(scene, BAR, "en")
    assert "снято у чёрных: 3 чёрные шашки" == place_name(scene, OFF, "ru", "black")
    assert "borne off by White: nothing" == place_name(Scene(SHORT), OFF, "en")
    assert "бар белых: пусто" == place_name(Scene(SHORT), BAR, "ru")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "point 5, home: empty; can be moved to (a & b)"),
        ("ru", "пункт 5, дом: пусто; сюда можно пойти (a & b)"),
    ],
)
def test_marks_are_states(lang: Lang, expected: str) -> None:
    """A mark is said after the pieces, with its label."""
    scene = Scene(LONG, marks=(Mark("target", 5, "a & b"), Mark("source", 24)))
    assert expected == place_name(scene, 5, lang)


def test_marks_belong_to_the_movers_bar() -> None:
    """A mark on slot 25 says nothing about the other side's bar."""
    scene = Scene(DYNAMIC, mover="black", marks=(Mark("source", BAR),))
    assert "picked up" in place_name(scene, BAR, "en")
    assert "picked up" not in place_name(scene, BAR, "en", "white")


def test_a_point_can_be_asked_for_in_either_numbering() -> None:
    """White's 24 is Black's 12."""
    scene = Scene(LONG, mover="black")
    assert place_name(scene, 12, "en") == place_name(scene, 24, "en", "white")


@pytest.mark.parametrize(
    ("numbering", "heads"),
    [("own", (24, 12)), ("white", (24, 12)), ("s4", (1, 13))],
)
def test_heads_in_the_three_numberings(numbering: Numbering, heads: tuple[int, int]) -> None:
    """White's head is 24 or S4's 1, Black's 12 or S4's 13, seen by White."""
    scene = Scene(LONG, mover="black", numbering=numbering)
    white, black = heads
    assert (black, white) == (point_number(scene, 24), point_number(scene, 12))


@pytest.mark.parametrize("position", [SHORT, LONG])
def test_own_numbering_is_that_of_the_seat(position: Position) -> None:
    """Whoever moves, the seat reads its own numbers."""
    scene = Scene(position, mover="white", seat="black")
    for slot in POINTS:
        assert position.path.across(slot) == point_number(scene, slot)


def test_homes_in_the_book_numbering() -> None:
    """S4: White's home is 19-24, Black's 7-12."""
    white = Scene(LONG, numbering="s4")
    black = Scene(LONG, numbering="s4", mover="black")
    assert [19, 20, 21, 22, 23, 24] == sorted(point_number(white, slot) for slot in range(1, 7))
    assert [7, 8, 9, 10, 11, 12] == sorted(point_number(black, slot) for slot in range(1, 7))
