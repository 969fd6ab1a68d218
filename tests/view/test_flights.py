"""What is drawn of a flight, of the cube, and of a mark that means one piece of a stack."""

from __future__ import annotations

import pytest

from nardy.board import CHECKER, COLORS, DRAGON, TURTLE, Color, Path, Position
from nardy.scene import Arrow, Cube, Mark, Scene
from nardy.view.geometry import HEIGHT, MIDDLE, WIDTH
from tests.view.boards import BUSY, KINDS, LONG, SVG, center, drawn, having, number, place, side


@pytest.mark.parametrize("target", [6, 1])
@pytest.mark.parametrize("mover", COLORS)
def test_a_flight_is_not_a_walk(target: int, mover: Color) -> None:
    """A flight is dashed, has a bird, and stays on the board; a walk of the same length is whole and has none."""
    flight, walk = (
        having(drawn(Scene(LONG, mover=mover, arrows=(Arrow(24, target, 1, flight=flies),))), "arrow")[0]
        for flies in (True, False)
    )
    assert len(list(walk)) + 1 == len(list(flight))
    dashes = [having(arrow, "arrow-line")[0].get("stroke-dasharray") for arrow in (flight, walk)]
    assert dashes[0] is not None
    assert dashes[1] is None
    words = having(flight, "arrow-line")[0].attrib["d"].replace("C", " ").replace("M", "").split()
    assert all(0 <= float(x) <= WIDTH for x in words[::2])
    assert all(0 <= float(y) <= HEIGHT for y in words[1::2])


def test_the_free_cube_lies_in_the_middle() -> None:
    """On the bar between the halves, with its value; no scene without a cube has one."""
    (cube,) = having(drawn(Scene(LONG, cube=Cube(64))), "cube")
    (face,) = cube.iter(f"{SVG}rect")
    width = number(face, "width")
    assert (WIDTH / 2, MIDDLE) == (number(face, "x") + width / 2, number(face, "y") + width / 2)
    assert "64" == cube.findtext(f"{SVG}text")
    assert [] == having(drawn(Scene(LONG)), "cube")


@pytest.mark.parametrize("owner", COLORS)
@pytest.mark.parametrize("seat", COLORS)
def test_an_owned_cube_lies_with_its_owner(owner: Color, seat: Color) -> None:
    """Below the field for the side that looks, above it for the other; its name says whose it is."""
    scene = Scene(LONG, seat=seat, cube=Cube(2, owner))
    (cube,) = having(drawn(scene), "cube")
    (face,) = cube.iter(f"{SVG}rect")
    assert (owner == seat) == (number(face, "y") > MIDDLE)
    assert f"doubling cube of {owner.title()}: 2" == cube.get("aria-label")
    (russian,) = having(drawn(scene, "ru"), "cube")
    assert f"куб удвоения у {'белых' if owner == 'white' else 'чёрных'}: 2" == russian.get("aria-label")


@pytest.mark.parametrize("value", [1, 64, 1024])
def test_the_number_fits_on_the_cube(value: int) -> None:
    """At 0.62 of its size a digit is as wide as a wide type has it: all digits lie on the face."""
    (cube,) = having(drawn(Scene(LONG, cube=Cube(value))), "cube")
    (text,) = cube.iter(f"{SVG}text")
    (face,) = cube.iter(f"{SVG}rect")
    assert number(text, "font-size") * 0.62 * len(str(value)) <= number(face, "width") + 1


@pytest.mark.parametrize("kind", [CHECKER, DRAGON, TURTLE])
def test_a_mark_finds_its_piece(kind: int) -> None:
    """On a bar or point with several kinds the ring lies round the piece that is meant."""
    position = Position(side({10: 2}, {10: 1}, {10: 1}), side(), Path.CIRCLING)
    root = drawn(Scene(position, marks=(Mark("source", 10, piece=kind),)))
    standing = [center(e) for e in having(place(root, 10), "piece") if KINDS[kind] in e.attrib["class"].split()]
    (ring,) = having(root, "source-line")
    begin, arc = ring.attrib["d"].removeprefix("M").split("a")[:2]
    left, y = begin.split()
    assert standing[-1] == (float(left) + float(arc.split()[0]), float(y))


def test_without_a_piece_a_mark_means_the_last_one() -> None:
    """Also when a kind is named that does not stand there."""
    marks = [Mark("source", 24), Mark("source", 24, piece=TURTLE)]
    rings = [having(drawn(Scene(BUSY, marks=(mark,))), "source-line")[0].attrib["d"] for mark in marks]
    assert rings[0] == rings[1]
