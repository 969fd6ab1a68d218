"""What the marks mean: each one as it is drawn on the board, with its words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from nardy.board import CHECKER, Path, Position
from nardy.html import Html, safe, tag
from nardy.scene import Mark, MarkKind, Scene
from nardy.text import Lang, Text
from nardy.view import arrows, marks, pieces, svg, theme
from nardy.view.geometry import Box, Layout, Spot
from nardy.view.names import STATES
from nardy.view.stacks import Place, Run, laid

STEP = Text(en="a step, with its number", ru="шаг и его номер")
FLIGHT = Text(en="a checker flies from the mountain", ru="шашка летит с горы")
RIDER = Text(en="a turtle rides on a piece and pins it", ru="черепаха сидит на шашке и держит её")
COUNT = Text(en="so many pieces stand here", ru="столько шашек стоит здесь")
_WIDTH, _HEIGHT = 64.0, 48.0
_RIM = 5.0
_MANY = 6
_EMPTY: frozenset[MarkKind] = frozenset({"target", "violated"})


def legend(lang: Lang) -> Html:
    """A list of all marks with their meanings, for pages that show `static/board.css`."""
    icons = enumerate(_icons())
    return tag(
        "ul", [tag("li", [_drawn(icon, f"legend-{i}"), text.say(lang)]) for i, (icon, text) in icons], class_="legend"
    )


@dataclass(frozen=True, slots=True)
class Icon:
    """A corner of a board: its places, their marks, and steps drawn upon them."""

    places: tuple[Place, ...] = ()
    mark: MarkKind | None = None
    steps: tuple[svg.Element, ...] = ()


def _icons() -> Iterator[tuple[Icon, Text]]:
    for kind, text in STATES.items():
        yield Icon(tuple(_marked(kind)), kind), text
    for text, flight, y in ((STEP, False, _HEIGHT / 2), (FLIGHT, True, _HEIGHT * 0.7)):
        yield Icon(steps=tuple(arrows.sample((2 if flight else -6, y), (_WIDTH - 6, y), flight=flight))), text
    yield Icon((_place(1, Run("black", CHECKER, 1, ridden=True)),)), RIDER
    yield Icon((_place(1, Run("white", CHECKER, _MANY)),)), COUNT


def _marked(kind: MarkKind) -> Iterator[Place]:
    """An empty point, two neighbours, or one point with a checker: what a mark of this kind lies on."""
    run = Run("white", CHECKER, 1)
    if kind == "block":
        yield from (_place(slot, run, aside=aside) for slot, aside in ((1, 12), (2, -12)))
    else:
        yield _place(1, *(() if kind in _EMPTY else (run,)))


def _place(slot: int, *runs: Run, aside: float = 0) -> Place:
    spot = Spot(_WIDTH / 2 + aside, _HEIGHT - _RIM, 0, -1, _HEIGHT - 2 * _RIM, 1, Box(0, 0, _WIDTH, _HEIGHT))
    return laid(None, slot, spot, runs)


def _drawn(icon: Icon, name: str) -> Html:
    scene = Scene(_NOWHERE, marks=tuple(Mark(icon.mark, place.slot) for place in icon.places if icon.mark))
    at = {place.slot: place for place in icon.places}
    shapes = chain(
        [svg.defs(pieces.definition(name, *which) for which in pieces.kinds(icon.places))],
        [svg.rect(0, 0, _WIDTH, _HEIGHT, rx=3, **theme.paint("field"))],
        marks.under(scene, at),
        *(pieces.draw(place, name) for place in icon.places),
        marks.over(scene, at, _LAYOUT),
        icon.steps,
    )
    return safe(svg.document(_WIDTH, _HEIGHT, shapes, id=name, class_="board", aria_hidden="true"))


_NOWHERE = Position((0, 0, 0), (0, 0, 0), Path.CIRCLING)
_LAYOUT = Layout("white", Path.CIRCLING)
