"""Words on a set-up, and the legend of the marks."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from nardy.board import COLORS, Color
from nardy.scene import MarkKind, Scene
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from nardy.view import legend, named_places
from nardy.view.geometry import MIDDLE, WIDTH
from nardy.view.names import STATES
from tests.view.boards import SVG, drawn, having, number


def _said(variant: Variant, seat: Color = "white") -> set[str]:
    return {label.text.en for label in named_places(variant, seat)}


def test_the_words_follow_the_game() -> None:
    """Heads where all checkers begin on one point, a bar where pieces wait, kaftarkhans where checkers fly."""
    assert {"home", "base, and Black's home", "bar"} == _said(VARIANT["short"])
    long = {"home", "Black's home", "base", "head", "Black's head"}
    assert long == _said(VARIANT["long"])
    assert long | {"kaftarkhan"} == _said(VARIANT["kaftar"])
    for name in ("dragon", "turtle", "dragon-turtle"):
        assert long | {"bar"} == _said(VARIANT[name])


def test_the_words_are_those_of_the_seat() -> None:
    """Black at the board sees its own home without a name, and the heads where they lie for it."""
    assert "White's head" in _said(VARIANT["long"], "black")
    own = [label for label in named_places(VARIANT["long"], "black") if label.text.en == "home"]
    assert ["black"] == [label.side for label in own]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.id for variant in VARIANTS])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", COLORS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_words_neither_leave_the_board_nor_cover_each_other(
    variant: Variant, lang: Lang, seat: Color, mirrored: bool
) -> None:
    """Every plate lies inside the frame, and no two plates of one row overlap."""
    labels = named_places(variant, seat)
    root = drawn(Scene(variant.start, seat=seat, mirrored=mirrored, labels=labels), lang)
    shown = having(root, "label")
    assert [label.text.say(lang) for label in labels] == [group.findtext(f".//{SVG}text") for group in shown]
    level = [plate for group in shown for plate in group.findall(f"{SVG}rect")]
    spans = sorted((number(p, "y") > MIDDLE, number(p, "x"), number(p, "x") + number(p, "width")) for p in level)
    assert all(0 <= left < right <= WIDTH for _, left, right in spans)
    assert all(one[0] != two[0] or one[2] <= two[1] for one, two in pairwise(spans))


def test_words_move_nothing() -> None:
    """All that is drawn without words is drawn at the same place with them, but the stars that they would cover."""
    start = VARIANT["kaftar"].start
    plain = [e.attrib for e in drawn(Scene(start)).iter() if e.get("class") != "rosette"]
    told = drawn(Scene(start, labels=named_places(VARIANT["kaftar"])))
    (over,) = having(told, "over")
    for group in having(over, "label"):
        over.remove(group)
    assert plain == [e.attrib for e in told.iter()]


@pytest.mark.parametrize("lang", LANGS)
def test_the_legend_explains_every_mark(lang: Lang) -> None:
    """One entry for each kind of mark, drawn as on the board, and for steps, flights, riders and counts."""
    items = list(ET.fromstring(legend(lang)).iter("li"))  # noqa: S314 - our own text
    words = [item[0].tail for item in items]
    assert set(get_args(MarkKind)) == set(STATES)
    assert [text.say(lang) for text in STATES.values()] == words[: len(STATES)]
    for kind, item in zip(STATES, items, strict=False):
        assert having(item, f"mark-{kind}")
    assert 4 == len(words) - len(STATES)
    drawings = [ET.tostring(item[0]) for item in items]
    assert len(drawings) == len(set(drawings))


def test_ids_of_the_legend_are_its_own() -> None:
    """The legend can stand on a page beside a board: no id occurs twice."""
    ids = [e.attrib["id"] for e in ET.fromstring(legend("en")).iter() if "id" in e.attrib]  # noqa: S314 - our own
    assert len(ids) == len(set(ids))
    assert all(name.startswith("legend-") for name in ids)
