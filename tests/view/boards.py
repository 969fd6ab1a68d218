"""Positions to draw, and what a drawing is asked about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree as ET

from nardy.board import CHECKER, DRAGON, SLOT, TURTLE, Path, Position, Side
from nardy.scene import Scene
from nardy.text import Lang
from nardy.view import draw

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"
KINDS = {CHECKER: "checker", DRAGON: "dragon", TURTLE: "turtle"}
Places = Mapping[int, int]


def side(checkers: Places | None = None, dragons: Places | None = None, turtles: Places | None = None) -> Side:
    """The packed pieces of a side, each kind as slot → count."""
    c, d, t = (sum(SLOT[slot] * n for slot, n in (kind or {}).items()) for kind in (checkers, dragons, turtles))
    return c, d, t


_SHORT = {24: 2, 13: 5, 8: 3, 6: 5}
SHORT = Position(side(_SHORT), side(_SHORT), Path.FACING)
LONG = Position(side({24: 15}), side({24: 15}), Path.CIRCLING)
_DYNAMIC = side({24: 15}, {25: 6}, {25: 3})
DYNAMIC = Position(_DYNAMIC, _DYNAMIC, Path.CIRCLING)
BUSY = Position(
    side({24: 9, 18: 1, 16: 2, 12: 2, 0: 1}, {25: 2, 20: 1, 14: 1, 7: 1, 2: 1}, {25: 1, 10: 1, 5: 1}),
    side({22: 8, 21: 1, 5: 2, 3: 1, 0: 3}, {25: 4, 9: 1, 3: 1}, {25: 1, 6: 1, 4: 1}),
    Path.CIRCLING,
)
"""Dragon and turtle: White rides on Black's 22, Black on White's 18 and 16."""


def drawn(scene: Scene, lang: Lang = "en", board: str = "board") -> ET.Element:
    """The drawing of a scene, parsed."""
    return ET.fromstring(draw(scene, lang, board))  # noqa: S314 - our own text


def having(root: ET.Element, name: str) -> list[ET.Element]:
    """The elements of a class, in the order of drawing."""
    return [element for element in root.iter() if name in element.get("class", "").split()]


def place(root: ET.Element, slot: int, color: str | None = None) -> ET.Element:
    """The only place with this slot, and of this side for a bar or tray."""
    (found,) = (
        element
        for element in having(root, "place")
        if element.get("data-slot") == str(slot) and color in (None, element.get("data-side"))
    )
    return found


def pieces(root: ET.Element) -> Iterator[tuple[str, str]]:
    """Side and kind of each piece, in the order of drawing."""
    for element in having(root, "piece"):
        classes = element.get("class", "").split()
        yield classes[-1], next(kind for kind in KINDS.values() if kind in classes)


def center(element: ET.Element) -> tuple[float, float]:
    """Where the origin of a used definition lies."""
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        return float(moved[1]), float(moved[2])
    return number(element, "x"), number(element, "y")


def number(element: ET.Element, name: str) -> float:
    """A numeric attribute."""
    return float(element.attrib[name])
