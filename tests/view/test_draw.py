"""What a drawing holds."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from nardy.board import BAR, COLORS, OFF, POINTS, Path, Position
from nardy.scene import NUMBERINGS, Arrow, Die, Mark, Scene
from nardy.text import LANGS, Lang
from nardy.view import draw, place_name, point_number
from tests.view.boards import (
    BUSY,
    DYNAMIC,
    KINDS,
    LONG,
    SHORT,
    SVG,
    XLINK,
    center,
    drawn,
    having,
    number,
    pieces,
    place,
    side,
)

POSITIONS = [SHORT, LONG, DYNAMIC, BUSY]
HOSTILE = "\"><script>alert(1)</script>&amp;'\x00\ud800\ufffe"


@pytest.mark.parametrize("position", POSITIONS)
def test_every_piece_is_drawn_once(position: Position) -> None:
    """As many pieces of each side and kind as the position has, borne-off ones in the trays."""
    expected = Counter(
        {(color, KINDS[kind]): n for color in COLORS for kind, n in enumerate(position.army(color)) if n}
    )
    assert expected == Counter(pieces(drawn(Scene(position))))


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", COLORS)
@pytest.mark.parametrize("mover", COLORS)
def test_every_place_is_there_once(position: Position, seat: str, mover: str) -> None:
    """24 points, two bars and two trays, each with its slot, its action and a target."""
    root = drawn(Scene(position, mover=mover, seat=seat))  # type: ignore[arg-type]
    found = having(root, "place")
    assert Counter({**dict.fromkeys(POINTS, 1), OFF: 2, BAR: 2}) == Counter(
        int(element.attrib["data-slot"]) for element in found
    )
    sides = {(e.attrib["data-slot"], e.get("data-side")) for e in found}
    assert set(product(("0", "25"), COLORS)) == {end for end in sides if end[0] in ("0", "25")}
    for element in found:
        assert ("tap", "button", "-1") == tuple(element.get(name) for name in ("data-action", "role", "tabindex"))
        (hit,) = having(element, "hit")
        assert min(number(hit, "width"), number(hit, "height")) >= 24
        assert "all" == hit.get("pointer-events")


def test_the_board_is_320_units_wide() -> None:
    """So that a unit is a pixel on the narrowest screen."""
    assert "320.0" == drawn(Scene(LONG)).attrib["viewBox"].split()[2]


@pytest.mark.parametrize("mover", COLORS)
def test_points_carry_their_pieces(mover: str) -> None:
    """A slot of the mover's numbering holds what the position says, and names its holder."""
    root = drawn(Scene(SHORT, mover=mover, seat="white"))  # type: ignore[arg-type]
    other = "black" if mover == "white" else "white"
    assert [(mover, "checker")] * 5 == list(pieces(place(root, 13)))
    assert [(other, "checker")] * 5 == list(pieces(place(root, 12)))
    assert mover == place(root, 8).get("data-side")
    assert place(root, 9).get("data-side") is None


def test_a_rider_is_drawn_upon_what_it_pins() -> None:
    """Directly after the pinned piece, at the same spot, and smaller."""
    point = place(drawn(Scene(BUSY)), 18)
    assert [("white", "checker"), ("black", "turtle")] == list(pieces(point))
    under, rider = having(point, "piece")
    assert "rider" in rider.attrib["class"]
    assert center(under) == center(rider)
    assert "scale(0.8)" in rider.attrib["transform"]


def test_pieces_stand_on_their_column() -> None:
    """Each piece of a point lies within the target of the point."""
    for position in POSITIONS:
        for element in having(drawn(Scene(position)), "place"):
            (hit,) = having(element, "hit")
            left, top = number(hit, "x"), number(hit, "y")
            for piece in having(element, "piece"):
                x, y = center(piece)
                assert left <= x <= left + number(hit, "width")
                assert top <= y <= top + number(hit, "height")


@pytest.mark.parametrize(("count", "badge"), [(5, []), (6, ["6"]), (15, ["15"])])
def test_large_stacks_show_their_number(count: int, badge: list[str]) -> None:
    """Up to five are counted at a glance; more carry a number."""
    position = Position(side({10: count}), side(), Path.CIRCLING)
    point = place(drawn(Scene(position)), 10)
    assert badge == [element.text for element in point.iter(f"{SVG}text")]


def test_each_kind_of_a_large_stack_is_counted() -> None:
    """Fifteen checkers, six dragons and three turtles on one point."""
    position = Position(side({10: 15}, {10: 6}, {10: 3}), side(), Path.CIRCLING)
    point = place(drawn(Scene(position)), 10)
    assert ["15", "6", "3"] == [element.text for element in point.iter(f"{SVG}text")]
    assert 24 == len(list(pieces(point)))


@pytest.mark.parametrize("position", POSITIONS)
def test_every_use_is_defined_under_the_boards_id(position: Position) -> None:
    """Two boards on one page share no id, and nothing refers to what is missing."""
    root = drawn(Scene(position), board="b7")
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name == "b7" or name.startswith("b7-") for name in ids)
    assert {use.attrib[XLINK][1:] for use in root.iter(f"{SVG}use")} == set(ids) - {"b7"}


@pytest.mark.parametrize("numbering", NUMBERINGS)
def test_numbers_stand_over_their_points(numbering: str) -> None:
    """The text in the column and row of a point is its number in the scene's numbering."""
    scene = Scene(LONG, mover="black", numbering=numbering)  # type: ignore[arg-type]
    root = drawn(scene)
    (numbers,) = having(root, "numbers")
    written = {(number(t, "x"), number(t, "y") < 171): t.text for t in numbers}
    for slot in POINTS:
        (hit,) = having(place(root, slot), "hit")
        middle = number(hit, "x") + number(hit, "width") / 2
        assert str(point_number(scene, slot)) == written[middle, number(hit, "y") < 171]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("position", POSITIONS)
def test_places_are_named(position: Position, lang: Lang) -> None:
    """Title and label are the name that pages use too."""
    scene = Scene(position, marks=(Mark("target", 5),))
    root = drawn(scene, lang)
    assert lang == root.get("lang")
    for slot in POINTS:
        element = place(root, slot)
        assert place_name(scene, slot, lang) == element.get("aria-label")
        assert place_name(scene, slot, lang) == element.findtext(f"{SVG}title")
    for slot, color in product((BAR, OFF), COLORS):
        expected = place_name(scene, slot, lang, color)
        assert expected == place(root, slot, color).get("aria-label")


def test_dice_show_values_and_use() -> None:
    """Two dice: pips of each face, the used one struck through and said so."""
    root = drawn(Scene(LONG, dice=(Die(6), Die(2, used=True))))
    six, two = having(root, "die")
    assert (6, 2) == (len(having(six, "pip")), len(having(two, "pip")))
    assert ([], 1) == (having(six, "strike"), len(having(two, "strike")))
    order = [element.get("class") for element in two]
    assert order.index("strike") < order.index("pip"), "a strike over its pips would make another number of them"
    (dice,) = having(root, "dice")
    assert "dice: 6, 2 (used)" == dice.get("aria-label")


def test_a_double_is_four_small_dice() -> None:
    """Each use of a double is a die of its own, smaller than the dice of a plain roll."""
    four = having(drawn(Scene(LONG, dice=(Die(3), Die(3), Die(3, used=True), Die(3)))), "die")
    two = having(drawn(Scene(LONG, dice=(Die(3), Die(4)))), "die")
    assert [False, False, True, False] == ["used" in die.attrib["class"] for die in four]
    widths = [{number(r, "width") for d in dice for r in d.iter(f"{SVG}rect")} for dice in (four, two)]
    assert max(widths[0]) < min(widths[1])


@pytest.mark.parametrize(
    ("kind", "shape"),
    [
        ("source", ("source-line", None)),
        ("target", ("target-body", None)),
        ("violated", ("violated-body", None)),
        ("blocker", ("blocker-body", None)),
        ("block", ("block-line", None)),
        ("trapped", ("trapped-line", "3.6 5")),
        ("last", ("last-line", None)),
    ],
)
def test_each_mark_has_its_shape(kind: str, shape: tuple[str, str | None]) -> None:
    """Every kind of mark is drawn on its place, dashes where they tell it apart."""
    root = drawn(Scene(LONG, marks=(Mark(kind, 24),)))  # type: ignore[arg-type]
    drawings = [e for e in having(root, "mark") if e.get("data-at") == "24"]
    name, dashes = shape
    (found,) = (e for drawing in drawings for e in having(drawing, name))
    assert dashes == found.get("stroke-dasharray")


def test_marks_differ_without_colour() -> None:
    """Even all in black no two kinds of mark are the same drawing."""
    kinds = ("source", "target", "violated", "blocker", "block", "trapped", "last")
    outlines = set()
    for kind in kinds:
        root = drawn(Scene(LONG, marks=(Mark(kind, 24),)))  # type: ignore[arg-type]
        shapes = [e for mark in having(root, "mark") for e in mark.iter() if e is not mark]
        keys = ("d", "r", "width", "stroke-width", "stroke-dasharray")
        outlines.add(tuple(tuple(e.get(key) for key in keys) for e in shapes))
    assert len(kinds) == len(outlines)


def test_a_block_is_one_bracket_per_row() -> None:
    """Points 15-10 lie in both rows: two lines, none over a gap."""
    marks = tuple(Mark("block", slot) for slot in range(10, 16))
    assert 2 == len(having(drawn(Scene(LONG, marks=marks)), "block-line"))
    gapped = tuple(Mark("block", slot) for slot in (2, 3, 5))
    assert 2 == len(having(drawn(Scene(LONG, marks=gapped)), "block-line"))


def test_marks_catch_no_touch() -> None:
    """A mark or arrow lies upon its place and lets the pointer through."""
    root = drawn(Scene(LONG, marks=(Mark("target", 18, "6"),), arrows=(Arrow(24, 18, 1),)))
    layers = having(root, "ways") + having(root, "over")
    assert ["none", "none"] == [layer.get("pointer-events") for layer in layers]
    assert [1, 0] == [len(having(layer, "arrow")) for layer in layers]
    assert [["1"], ["6"]] == [[element.text for element in layer.iter(f"{SVG}text")] for layer in layers]


@pytest.mark.parametrize(("src", "dst"), [(24, 18), (15, 9), (BAR, 20), (6, OFF), (24, 1)])
@pytest.mark.parametrize("mover", COLORS)
def test_arrows_stay_on_the_board(src: int, dst: int, mover: str) -> None:
    """Arrows of every sort: within a row, round the edge, from the bar, off, across the board."""
    scene = Scene(DYNAMIC, mover=mover, arrows=(Arrow(src, dst),))  # type: ignore[arg-type]
    root = drawn(scene)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    (line,) = having(root, "arrow-line")
    numbers = [float(word) for word in line.attrib["d"].replace("C", " ").replace("M", "").split()]
    assert all(0 <= x <= width for x in numbers[::2])
    assert all(0 <= y <= height for y in numbers[1::2])


def test_pips_are_shown_when_wanted() -> None:
    """167 each at the start of short nardy; nothing of it otherwise."""
    assert 2 == draw(Scene(SHORT, pips=True)).count("167 pips")
    assert 2 == draw(Scene(SHORT, pips=True), "ru").count("167 пипсов")
    assert "167" not in draw(Scene(SHORT))


@pytest.mark.parametrize("lang", LANGS)
def test_hostile_text_stays_text(lang: Lang) -> None:
    """Captions and labels neither become elements nor break the document."""
    scene = Scene(LONG, caption=HOSTILE, marks=(Mark("target", 5, HOSTILE),))
    root = drawn(scene, lang)
    assert [] == list(root.iter(f"{SVG}script"))
    visible = "\"><script>alert(1)</script>&amp;'"
    assert visible in [element.text for element in root.iter(f"{SVG}text")]
    assert root.attrib["aria-label"].startswith(visible)


def test_a_caption_makes_room_for_itself() -> None:
    """A long caption is broken into lines under the board, all inside the picture."""
    caption = "word " * 40
    plain, told = drawn(Scene(LONG)), drawn(Scene(LONG, caption=caption))
    height = [float(root.attrib["viewBox"].split()[3]) for root in (plain, told)]
    lines = having(told, "caption")
    assert caption.split() == " ".join(line.text or "" for line in lines).split()
    assert all(height[0] < number(line, "y") < height[1] for line in lines)


def test_nothing_in_the_picture_needs_a_style() -> None:
    """No style element or attribute: a page that forbids inline styles shows the board as it is."""
    root = drawn(Scene(BUSY, dice=(Die(1), Die(2)), marks=(Mark("violated", 24, "x"),)))
    assert not any(e.tag == f"{SVG}style" or "style" in e.attrib for e in root.iter())


def test_same_scene_same_text() -> None:
    """A drawing depends on nothing but its scene."""
    scene = Scene(BUSY, dice=(Die(1), Die(2)), arrows=(Arrow(24, 22, 1),))
    assert draw(scene) == draw(scene)
