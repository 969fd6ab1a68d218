"""The whole board: `draw` turns a scene into one SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from textwrap import wrap

from nardy.board import BAR, CHECKER, COLORS, OFF, POINTS, Color
from nardy.scene import Scene
from nardy.text import Lang, Text
from nardy.view import arrows, cube, dice, ground, labels, marks, names, pieces, rails, svg, theme
from nardy.view.geometry import HEIGHT, WIDTH, Layout
from nardy.view.stacks import Place, places

SEEN = Text(en="Board seen by {seat}; {mover} to move", ru="Доска со стороны {seat}; ход {mover}")
FONT = "system-ui, sans-serif"
_CAPTION = 11.0
_CAPTION_LINE = 15.0
_CAPTION_LETTERS = 48


def draw(scene: Scene, lang: Lang = "en", id: str = "board") -> str:  # noqa: A002 - the SVG word
    """The scene as one `<svg>` whose ids all begin with `id`."""
    lines = wrap(svg.clean(scene.caption), _CAPTION_LETTERS)
    return svg.document(
        WIDTH,
        HEIGHT + (len(lines) * _CAPTION_LINE + 5 if lines else 0),
        [*layers(scene, lang, id), *_caption(lines)],
        id=id,
        class_="board",
        role="group",
        lang=lang,
        aria_label=svg.clean(board_name(scene, lang)),
        aria_describedby=" ".join(arrows.arrow_ids(scene, id)) or None,
        data_mover=scene.mover,
        font_family=FONT,
    )


def layers(scene: Scene, lang: Lang, board: str) -> Iterator[svg.Element]:
    """The board from the wood up to the arrows."""
    layout = Layout(scene.seat, scene.position.path, scene.mirrored)
    laid = tuple(places(scene, layout))
    mine = {p.slot: p for p in laid if p.slot in POINTS or p.side == scene.mover}
    yield svg.defs(pieces.definition(board, *which) for which in _defined(laid))
    yield from ground.draw(layout, stars=not scene.labels)
    yield from rails.draw(scene, layout, lang, board)
    yield ground.numbers(scene, layout)
    yield _layer("under", marks.under(scene, mine))
    yield svg.group((_place(scene, p, lang, board) for p in laid), class_="places")
    # Arrows lie under the dice, whose numbers they would hide, and under the signs that they point at.
    ways = arrows.draw(scene, mine, layout, lang, board)
    yield svg.group(ways, class_="ways", pointer_events="none")
    yield from dice.draw(scene, layout, lang)
    yield from cube.draw(scene, layout, lang)
    yield _layer("over", chain(labels.draw(scene, layout, lang), marks.over(scene, mine, layout)))


def _defined(laid: tuple[Place, ...]) -> list[tuple[Color, int]]:
    """The pieces that stand somewhere, and the checkers shown beside the names of the sides."""
    return sorted({*pieces.kinds(laid), *((color, CHECKER) for color in COLORS)})


def _layer(name: str, shapes: Iterable[svg.Element]) -> svg.Element:
    """Marks, which never catch a pointer."""
    return svg.group(shapes, class_=name, pointer_events="none", aria_hidden="true")


def _place(scene: Scene, place: Place, lang: Lang, board: str) -> svg.Element:
    """A place with its target for pointers, its name and its pieces."""
    box = place.spot.box
    name = svg.clean(names.name(scene, place, lang))
    target = svg.rect(box.x, box.y, box.width, box.height, class_="hit", fill="none", pointer_events="all")
    return svg.group(
        [svg.title(name), target, *pieces.draw(place, board)],
        class_=f"place {_KIND.get(place.slot, 'point')}",
        role="button",
        tabindex="-1",
        aria_label=name,
        data_action="tap",
        data_slot=place.slot,
        data_side=place.side,
    )


_KIND = {BAR: "bar-place", OFF: "tray-place"}


def board_name(scene: Scene, lang: Lang) -> str:
    """The name of the whole board: seat, turn and roll."""
    who = {"seat": names.OWNERS[scene.seat].say(lang), "mover": names.OWNERS[scene.mover].say(lang)}
    parts = (scene.caption, SEEN.say(lang, who), dice.spoken(scene, lang))
    return "; ".join(part for part in parts if part)


def _caption(lines: list[str]) -> Iterator[svg.Element]:
    for i, line in enumerate(lines):
        y = HEIGHT + (i + 1) * _CAPTION_LINE
        yield svg.text(line, WIDTH / 2, y, font_size=_CAPTION, text_anchor="middle", **theme.paint("caption"))
