"""``board.js`` draws what `draw` draws: the same pieces, badges, names, numbers and dice in the same places."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Page

from nardy.board import COLORS, Color, Position
from nardy.dice import numbers
from nardy.notation import write_side
from nardy.ruleset import ruleset
from nardy.scene import NUMBERINGS, Die, Scene
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.view import draw, export
from nardy.view.geometry import WIDTH
from tests.boards_at_random import case
from tests.browser.sites import ROOT

BOARDS = 200
NEAR = 0.1


@pytest.fixture
def stamping(page: Page) -> Page:
    """A page with nothing but board.js."""
    page.add_script_tag(content=export.script((ROOT / "static/board.js").read_text(encoding="utf-8")))
    return page


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_equals_the_drawing_of_python(stamping: Page, variant: Variant) -> None:
    """Two hundred positions of every game, from both seats, mirrored, in three numberings and two languages."""
    rules = ruleset(variant, "standard", {})
    views = itertools.cycle(itertools.product(COLORS, (False, True), NUMBERINGS, LANGS))
    scenes: list[tuple[Scene, Lang]] = []
    wanted: list[dict[str, Any]] = []
    for seed, (seat, mirrored, numbering, lang) in zip(range(BOARDS), views, strict=False):
        board = case(rules, seed)
        dice = tuple(Die(n) for n in numbers(*board.dice))
        pips = bool(seed % 2)
        scenes.append((Scene(board.position, board.color, seat, mirrored, numbering, dice, pips=pips), lang))
        wanted.append(_asked(variant, board.position, board.color, board.dice) | {
            "seat": seat, "mirrored": mirrored, "numbering": numbering, "lang": lang, "pips": pips,
        })  # fmt: skip
    stamped: list[str] = stamping.evaluate("all => all.map(nardyBoard.draw)", wanted)
    for (scene, lang), text, given in zip(scenes, stamped, wanted, strict=True):
        _same(_facts(draw(scene, lang)), _facts(text), given)


def _asked(variant: Variant, position: Position, turn: Color, dice: tuple[int, int]) -> dict[str, Any]:
    white, black = write_side(position.white), write_side(position.black)
    return {"variant": variant.id, "white": white, "black": black, "turn": turn, "dice": f"{dice[0]}{dice[1]}"}


Fact = tuple[tuple[str, ...], list[float]]


def _facts(markup: str) -> list[Fact]:
    """What is drawn, in order: what it is and says, and the numbers of its place."""
    facts = list(_walk(ET.fromstring(markup), 0))  # noqa: S314 - our own text
    # The shapes of the bare wood lie beside each other, or are alike: turned over, they come in another order.
    wood = next(i for i, (said, _) in enumerate(facts) if "rail" in said)
    return [facts[0], *sorted(facts[1:wood]), *facts[wood:]]


def _walk(element: ET.Element, moved: float) -> Iterator[Fact]:
    name = element.tag.rpartition("}")[2]
    if name == "defs":
        return
    if name == "g" and (shift := re.match(r"translate\((\S+) 0\)", element.get("transform", ""))):
        moved += float(shift[1])
    if element.get("transform", "").startswith("matrix(-1"):
        _turned_over(element)
    classes = sorted(element.get("class", "").split())
    said = (element.text or "", element.get("aria-label", ""), element.get("data-slot", ""), _ref(element))
    if element.attrib.keys() != {"transform"}:  # a bare group says nothing
        yield (name, *said, *classes), _placed(element) if name == "use" else _numbers(element, moved)
    facts = (fact for child in element for fact in _walk(child, moved))
    # The numbers beside the points lie apart from each other: their order says nothing.
    yield from sorted(facts) if "numbers" in classes else facts


def _turned_over(element: ET.Element) -> None:
    """Exchange left and right of the shapes in a group that is drawn turned over."""
    for shape in element:
        for key in ("x", "cx"):
            if key in shape.attrib:
                shape.set(key, str(WIDTH - float(shape.attrib[key]) - float(shape.get("width", 0))))


def _numbers(element: ET.Element, moved: float) -> list[float]:
    """Where a shape lies, and how large it is."""
    keys = ("x", "cx", "y", "cy", "r", "width", "height")
    return [float(n) + moved * key.endswith("x") for key in keys if (n := element.get(key))]


def _ref(element: ET.Element) -> str:
    return element.get("href") or element.get("{http://www.w3.org/1999/xlink}href") or ""


def _placed(element: ET.Element) -> list[float]:
    """Origin and scale of a piece."""
    moved = re.match(r"translate\((\S+) (\S+)\) scale\((\S+)\)", element.get("transform", ""))
    if moved:
        return [float(n) for n in moved.groups()]
    return [float(element.get("x", 0)), float(element.get("y", 0)), 1.0]


def _same(python: list[Fact], script: list[Fact], given: dict[str, Any]) -> None:
    for wanted, stamped in itertools.zip_longest(python, script):
        assert wanted[0] == stamped[0], given
        near = (abs(a - b) <= NEAR for a, b in zip(wanted[1], stamped[1], strict=True))
        assert all(near), (wanted, stamped, given)
