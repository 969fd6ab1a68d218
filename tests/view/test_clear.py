"""A drawing stays readable where much lies on one place: squeezed pieces, and a sign beside an arrow."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from nardy.board import BAR, HEAD, Color
from nardy.scene import Arrow, Mark, Scene
from nardy.view.geometry import BOTTOM, TOP
from tests.view.boards import DYNAMIC, LONG, SHORT, drawn, having, number, place


@pytest.mark.parametrize("color", ["white", "black"])
def test_of_squeezed_pieces_the_last_of_a_kind_alone_shows_its_ornament(color: Color) -> None:
    """Three turtles and six dragons: the others are rims, drawn without a line inside."""
    bar = place(drawn(Scene(DYNAMIC, mover=color)), BAR, color)
    shown = [element for element in having(bar, "piece") if "covered" not in element.attrib["class"].split()]
    assert ["turtle", "dragon"] == [element.attrib["class"].split()[1] for element in shown]
    assert {"transparent"} == {element.attrib["color"] for element in having(bar, "covered")}
    assert 7 == len(having(bar, "covered"))


def test_pieces_that_lie_free_keep_their_ornament() -> None:
    """Five checkers have room."""
    assert [] == having(drawn(Scene(SHORT)), "covered")


@pytest.mark.parametrize("mover", ["white", "black"])
def test_an_arrow_points_at_the_sign_of_a_broken_rule(mover: Color) -> None:
    """Its tip ends at the rim of the sign, which it leaves free."""
    root = drawn(Scene(LONG, mover, marks=(Mark("violated", 20),), arrows=(Arrow(HEAD, 20),)))
    (sign,), (head,) = having(root, "violated-body"), having(root, "arrow-body")
    x, y = map(float, head.attrib["d"].removeprefix("M").split("L")[0].split())
    assert 9 <= hypot(x - number(sign, "cx"), y - number(sign, "cy")) <= 11


@pytest.mark.parametrize("slot", [1, 24])
def test_hatching_stays_on_the_field(slot: int) -> None:
    """It runs over neither the rim nor the numbers beside it."""
    (mark, *_) = having(drawn(Scene(LONG, marks=(Mark("violated", slot),))), "mark-violated")
    for line in having(mark, "violated-line"):
        rows = [float(point.split()[1]) for point in line.attrib["d"].removeprefix("M").split("L")]
        assert all(TOP + 1 < y < BOTTOM - 1 for y in rows)
        assert all(a != b for a, b in pairwise(rows))
