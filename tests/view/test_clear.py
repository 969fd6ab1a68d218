"""A drawing stays readable where much lies on one place: squeezed pieces, and a sign beside an arrow."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

import pytest

from nardy.board import BAR, HEAD, Color
from nardy.scene import Arrow, Die, Mark, MarkKind, Scene
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.view import named_places
from nardy.view.geometry import BOTTOM, FRAME, SIZE, TOP, WIDTH
from tests.view.boards import BUSY, DYNAMIC, LONG, SHORT, SVG, center, drawn, having, number, place


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


@pytest.mark.parametrize("mover", ["white", "black"])
def test_an_arrow_ends_at_the_dot_of_its_target(mover: Color) -> None:
    """The dot lies above the arrow and stays whole."""
    root = drawn(Scene(LONG, mover, marks=(Mark("target", 20),), arrows=(Arrow(HEAD, 20),)))
    (dot,), (head,) = having(root, "target-body"), having(root, "arrow-body")
    x, y = map(float, head.attrib["d"].removeprefix("M").split("L")[0].split())
    assert number(dot, "r") < hypot(x - number(dot, "cx"), y - number(dot, "cy")) <= 9
    order = [element.get("class") for element in root]
    assert order.index("ways") < order.index("over")


@pytest.mark.parametrize("label", ["2", "4+2"])
def test_an_arrow_ends_before_the_label_of_its_target(label: str) -> None:
    """Otherwise its tip would lie under the plate."""
    root = drawn(Scene(LONG, marks=(Mark("target", 20, label),), arrows=(Arrow(HEAD, 20),)))
    (head,), (plate,) = having(root, "arrow-body"), having(having(root, "mark-target")[0], "badge")
    _, y = map(float, head.attrib["d"].removeprefix("M").split("L")[0].split())
    assert y > number(plate, "y") + number(plate, "height")


@pytest.mark.parametrize("slot", [1, 23])
def test_hatching_stays_on_the_field(slot: int) -> None:
    """It runs over neither the rim, nor the tip of its point, nor the sign of the broken rule."""
    (under, over) = having(drawn(Scene(LONG, marks=(Mark("violated", slot),))), "mark-violated")
    (sign,) = having(over, "violated-body")
    (line,) = having(under, "violated-line")
    for zigzag in line.attrib["d"].split("M")[1:]:
        rows = [float(point.split()[1]) for point in zigzag.split("L")]
        assert all(TOP + 1 < y < BOTTOM - 1 for y in rows)
        assert all(a != b for a, b in pairwise(rows))
        assert all(abs(y - number(sign, "cy")) > number(sign, "r") for y in rows)


@pytest.mark.parametrize("kind", ["source", "trapped"])
def test_a_ring_lies_outside_its_piece(kind: MarkKind) -> None:
    """Flames, flippers and rims, which tell the kind, stay free."""
    (mark,) = having(drawn(Scene(LONG, marks=(Mark(kind, HEAD),))), f"mark-{kind}")
    for line in mark:
        radius = float(line.attrib["d"].split("a")[1].split()[0])
        assert radius - number(line, "stroke-width") / 2 > SIZE / 2 - 0.4


def test_the_sign_of_a_blocker_hides_neither_face_nor_count() -> None:
    """It sits on the edge of the piece; the number of a pile stays readable."""
    root = drawn(Scene(LONG, marks=(Mark("blocker", HEAD),)))
    sign, count = having(root, "blocker-body")[0], having(place(root, HEAD), "badge")[0]
    apart = hypot(number(sign, "cx") - number(count, "cx"), number(sign, "cy") - number(count, "cy"))
    assert apart > number(sign, "r") + 6, "the digits reach six units from the middle of the count"


def test_equal_steps_have_their_numbers_apart() -> None:
    """Three checkers go the same way: each of the three numbers can be read."""
    arrows = tuple(Arrow(HEAD, 20, n) for n in (1, 2, 3))
    for dice in ((), (Die(4), Die(4), Die(4), Die(4))):
        circles = [e for e in having(drawn(Scene(LONG, dice=dice, arrows=arrows)), "arrow-body") if e.get("r")]
        assert 3 == len(circles)
        for one, two in combinations(circles, 2):
            apart = hypot(number(one, "cx") - number(two, "cx"), number(one, "cy") - number(two, "cy"))
            assert apart > 2 * number(one, "r")


@pytest.mark.parametrize("color", ["white", "black"])
def test_the_number_of_dragons_stands_at_the_back_of_the_head(color: Color) -> None:
    """White's dragons look left, Black's right: their faces stay free."""
    bar = place(drawn(Scene(DYNAMIC, mover=color)), BAR, color)
    middle = center(having(bar, "dragon")[-1])[0]
    aside = [number(badge, "cx") - middle for badge in having(bar, "badge")]
    assert all(side > 6 if color == "white" else side < -6 for side in aside)


def test_under_a_rider_a_piece_shows_its_outline_alone() -> None:
    """Two ornaments on each other would be neither."""
    ridden = place(drawn(Scene(BUSY)), 18)
    host, rider = having(ridden, "piece")
    assert ("covered" in host.attrib["class"], "covered" in rider.attrib["class"]) == (True, False)


@pytest.mark.parametrize("mover", ["white", "black"])
def test_the_signs_of_a_flight_keep_clear_of_the_dice(mover: Color) -> None:
    """Neither its number nor its bird lies where it would hide pips; the line runs under the dice."""
    root = drawn(Scene(DYNAMIC, mover, dice=(Die(6), Die(5)), arrows=(Arrow(HEAD, 6, 2, flight=True),)))
    faces = [die.find(f"{SVG}rect") for die in having(root, "die")]
    (circle,) = (e for e in having(root, "arrow-body") if e.tag == f"{SVG}circle")
    for face in faces:
        assert face is not None
        dx = abs(number(circle, "cx") - number(face, "x") - number(face, "width") / 2)
        dy = abs(number(circle, "cy") - number(face, "y") - number(face, "height") / 2)
        assert max(dx, dy) > number(face, "width") / 2 + number(circle, "r")
    order = [element.get("class") for element in root]
    assert order.index("ways") < order.index("dice")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_words_on_the_set_up_keep_apart(variant: Variant, lang: Lang) -> None:
    """No plate covers another or runs over the frame of the board."""
    root = drawn(Scene(variant.start, labels=named_places(variant)), lang)
    plates = [e for label in having(root, "label") if label.find(f"{SVG}g") is None for e in label.iter(f"{SVG}rect")]
    boxes = [tuple(number(plate, name) for name in ("x", "y", "width", "height")) for plate in plates]
    assert all(x > FRAME and x + width < WIDTH - FRAME for x, _, width, _ in boxes)
    for (x1, y1, w1, h1), (x2, y2, w2, h2) in combinations(boxes, 2):
        assert x1 + w1 < x2 or x2 + w2 < x1 or y1 + h1 < y2 or y2 + h2 < y1
