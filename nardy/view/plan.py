"""A board of another game, drawn from above: its wood, its squares, and the rosettes in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import cos, pi, sin

from nardy.scene import Plan
from nardy.text import Lang
from nardy.view import svg, theme

SIDE = 44.0
_RIM, _EDGE = 9.0, 1.5
_GAP, _INSET = 1.5, 5.0
_PETALS = 8
_PETAL = SIDE / 2 - _INSET - 2.5


def draw_plan(plan: Plan, lang: Lang) -> str:
    """The board as one `<svg>`, which says in words what there is to see."""
    around = 2 * (_RIM + _EDGE)
    wide, high = max(map(len, plan.rows)) * SIDE, len(plan.rows) * SIDE
    shapes = chain(_wood(plan), *(_square(*cell) for cell in _cells(plan, "#*")))
    return svg.document(
        wide + around, high + around, shapes, class_="board", role="img", lang=lang, aria_label=plan.seen.say(lang)
    )


def _cells(plan: Plan, signs: str) -> Iterator[tuple[float, float, str]]:
    """The corner of every cell with one of these signs, and its sign."""
    for row, line in enumerate(plan.rows):
        for column, sign in enumerate(line):
            if sign in signs:
                yield _RIM + _EDGE + column * SIDE, _RIM + _EDGE + row * SIDE, sign


def _wood(plan: Plan) -> Iterator[svg.Element]:
    """One piece of wood under all cells and a little around them: lines that thick, the darker one as its edge."""
    cells = "".join(f"M{x:g} {y:g}h{SIDE:g}v{SIDE:g}h-{SIDE:g}z" for x, y, _ in _cells(plan, "#*-"))
    for name, around in (("seam", _RIM + _EDGE), ("wood", _RIM)):
        yield svg.path(cells, stroke_width=2 * around, stroke_linejoin="round", **theme.paint(name))


def _square(x: float, y: float, sign: str) -> Iterator[svg.Element]:
    size, inner = SIDE - 2 * _GAP, SIDE - 2 * _INSET
    yield svg.rect(x + _GAP, y + _GAP, size, size, rx=2, stroke_width=0.8, **theme.paint("pale"))
    if sign == "*":
        yield svg.path(_rosette(x + SIDE / 2, y + SIDE / 2), stroke_width=0.8, **theme.paint("dark"))
    else:
        yield svg.rect(x + _INSET, y + _INSET, inner, inner, fill="none", stroke_width=0.6, **theme.paint("grain"))


def _rosette(x: float, y: float) -> str:
    """Path data of a flower around a point."""
    return "".join(_petal(x, y, 2 * pi * n / _PETALS) for n in range(_PETALS))


def _petal(x: float, y: float, turn: float) -> str:
    """Path data of a petal: two arcs from the middle to its tip and back."""
    dx, dy = _PETAL * cos(turn), _PETAL * sin(turn)
    there, back = f"{dx:.2f} {dy:.2f}", f"{-dx:.2f} {-dy:.2f}"
    radius = f"{0.72 * _PETAL:.2f}"
    return f"M{x:.2f} {y:.2f}a{radius} {radius} 0 0 1 {there}a{radius} {radius} 0 0 1 {back}z"
