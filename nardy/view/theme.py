"""The colours of the board and what they paint.

Every class has its colours as attributes, so that a picture taken out of its page keeps them; in a
page `static/board.css` paints the same classes with custom properties of the same names, which
themes and looks change.
"""

from __future__ import annotations

from collections.abc import Mapping

from nardy.board import Color

COLOURS: Mapping[str, str] = {
    "frame": "#6b4528",
    "frame-edge": "#3a2415",
    "string": "#d9b173",
    "vein": "#5c3920",
    "engraving": "#f3e3c3",
    "rail": "#54341d",
    "field": "#eadab6",
    "home": "#f3e8cd",
    "dark": "#8f5836",
    "pale": "#dcba85",
    "inlay": "#f7edd6",
    "stud": "#f7edd6",
    "grain": "#794527",
    "rosette": "#dcc598",
    "rosette-line": "#b98f5f",
    "white": "#fcf8ee",
    "white-line": "#33241a",
    "black": "#2b2421",
    "black-line": "#eadfc9",
    "shadow": "#1a100a",
    "gloss": "#ffffff",
    "badge": "#fffdf7",
    "ink": "#1f1611",
    "caption-ink": "#1f1611",
    "halo": "#ffffff",
    "source": "#1457a8",
    "target": "#0f6b35",
    "violated": "#b3201a",
    "blocker": "#9a4300",
    "block": "#6a2fa0",
    "trapped": "#6a2fa0",
    "last": "#7a5c00",
    "arrow": "#1457a8",
}
"""Name of a colour → its value in the light look of wood."""

PAINT: Mapping[str, Mapping[str, str]] = {
    "frame": {"fill": "frame", "stroke": "frame-edge"},
    "wood": {"fill": "frame", "stroke": "frame"},
    "rail": {"fill": "rail", "stroke": "frame-edge"},
    "field": {"fill": "field", "stroke": "frame-edge"},
    "home": {"fill": "home"},
    "dark": {"fill": "dark", "stroke": "inlay"},
    "pale": {"fill": "pale", "stroke": "inlay"},
    "stud": {"fill": "stud"},
    "string": {"stroke": "string"},
    "vein": {"stroke": "vein"},
    "grain": {"stroke": "grain"},
    "rosette": {"fill": "rosette", "stroke": "rosette-line"},
    "gloss": {"stroke": "gloss"},
    "engraved": {"fill": "engraving"},
    "engraved-line": {"stroke": "engraving"},
    "seam": {"stroke": "frame-edge"},
    "bracket": {"stroke": "caption-ink"},
    "white": {"fill": "white", "stroke": "white-line", "color": "white-line"},
    "black": {"fill": "black", "stroke": "black-line", "color": "black-line"},
    "shadow": {"fill": "shadow"},
    "badge": {"fill": "badge", "stroke": "ink"},
    "ink": {"fill": "ink"},
    "halo": {"stroke": "halo"},
    "caption": {"fill": "caption-ink"},
    **{
        f"{kind}-{part}": {attribute: kind}
        for kind in ("source", "target", "violated", "blocker", "block", "trapped", "last", "arrow")
        for part, attribute in (("line", "stroke"), ("body", "fill"))
    },
    "sign": {"fill": "halo"},
    "sign-line": {"stroke": "halo"},
}
"""Class → attribute → name of its colour."""

_ATTRIBUTES = {
    name: {"class_": name, **{key: COLOURS[colour] for key, colour in paint.items()}} for name, paint in PAINT.items()
}


def paint(name: str) -> Mapping[str, str]:
    """The attributes of an element of class `name`: the class and its colours."""
    return _ATTRIBUTES[name]


def side(color: Color, *classes: str) -> Mapping[str, str]:
    """The attributes of something in the colours of a side, with further classes."""
    return {**_ATTRIBUTES[color], "class_": " ".join((*classes, color))}
