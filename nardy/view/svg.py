"""Elements of SVG, made with svgwrite: the only module that imports it.

Texts and attributes are escaped by the serializer; characters that XML cannot hold at all are left
out here, so that any pasted text gives a well-formed picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeAlias
from xml.etree import ElementTree as ET

from svgwrite.base import BaseElement, Title
from svgwrite.container import Defs, Group, Use
from svgwrite.drawing import Drawing
from svgwrite.path import Path
from svgwrite.shapes import Circle, Rect
from svgwrite.text import Text

Element: TypeAlias = Any
"""A svgwrite element (the library has no types)."""
Attribute: TypeAlias = str | float | None

# One set of parameters for all elements: validation would cost more than the drawing itself, and it
# knows neither `data-*` nor ARIA.
_PLAIN = BaseElement(debug=False, profile="full")
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text: str) -> str:
    """`text` without the characters that no XML document may hold."""
    return _NOT_XML.sub("", text)


def number(value: float) -> float:
    """A coordinate, short enough to read."""
    return round(value, 2)


def document(width: float, height: float, children: Iterable[Element], **attributes: Attribute) -> str:
    """A whole `<svg>` of the given size in units, as text."""
    drawing = Drawing(size=(width, height), viewBox=f"0 0 {width} {height}", debug=False, **attributes)
    drawing.elements = list(children)
    # Not its own `tostring`, which writes through an encoder and is slower.
    return ET.tostring(drawing.get_xml(), encoding="unicode")


def group(children: Iterable[Element], **attributes: Attribute) -> Element:
    """A `<g>`."""
    made = Group(factory=_PLAIN, **attributes)
    made.elements = list(children)
    return made


def defs(children: Iterable[Element]) -> Element:
    """A `<defs>`."""
    made = Defs(factory=_PLAIN)
    made.elements = list(children)
    return made


class Kept:
    """An element that stands in many drawings: its XML is made once and never changed."""

    def __init__(self, element: Element) -> None:
        self._xml: ET.Element = element.get_xml()

    def get_xml(self) -> ET.Element:
        """What svgwrite asks an element for when it writes a drawing."""
        return self._xml


def title(text: str) -> Element:
    """A `<title>`: the name of its parent."""
    return Title(clean(text))


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> Element:
    """A `<rect>`."""
    return Rect((number(x), number(y)), (number(width), number(height)), factory=_PLAIN, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> Element:
    """A `<circle>`."""
    return Circle((number(x), number(y)), number(r), factory=_PLAIN, **attributes)


def path(data: str, **attributes: Attribute) -> Element:
    """A `<path>` from its path data."""
    return Path([data], factory=_PLAIN, **attributes)


def text(content: str, x: float, y: float, **attributes: Attribute) -> Element:
    """A `<text>` that starts, or is anchored, at a point."""
    return Text(clean(content), (number(x), number(y)), factory=_PLAIN, **attributes)


def use(ref: str, x: float, y: float, scale: float, **attributes: Attribute) -> Element:
    """A `<use>` of the definition `ref` with its origin at a point."""
    if scale == 1:
        return Use(f"#{ref}", (number(x), number(y)), factory=_PLAIN, **attributes)
    moved = f"translate({number(x)} {number(y)}) scale({scale})"
    return Use(f"#{ref}", factory=_PLAIN, transform=moved, **attributes)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
