"""Points in the numbering that the reader has chosen: how texts name them, and how typed ones are read."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nardy.board import POINTS
from nardy.html import Html, safe
from nardy.notation import LETTERS, Hop
from nardy.scene import Numbering, Scene
from nardy.text import Lang, PointNamer, Text, own_numbers
from nardy.turn import Step
from nardy.view import point_number

NUMBERING_NAMES: Mapping[Numbering, Text] = {
    "own": Text("each player's own, 24 to 1", "своя у каждого, от 24 до 1"),
    "white": Text("White's, for both", "белых, для обоих"),
    "s4": Text("along White's way, 1 to 24", "по ходу белых, от 1 до 24"),
}
_SLOT, _NUMBER, _END = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_SLOT}([0-9]+){_NUMBER}([0-9]+){_END}")
_TAG_OR_MARKED = re.compile(f"<[^>]*>|{_MARKED.pattern}")
_TYPED = re.compile(r"(?<![(\d])\d+")
KIND_LETTERS: dict[Lang, tuple[str, str, str]] = {"en": ("", "d", "t"), "ru": ("", "д", "ч")}


def namer(scene: Scene) -> PointNamer:
    """Names the slots of the scene's mover as the board of the scene numbers them."""

    def name(slot: int, lang: Lang) -> str:
        return str(point_number(scene, slot)) if slot in POINTS else own_numbers(slot, lang)

    return name


def marked(scene: Scene) -> PointNamer:
    """The same, each point marked with its slot, for `spelled` and `plain`."""
    named = namer(scene)

    def name(slot: int, lang: Lang) -> str:
        number = named(slot, lang)
        return f"{_SLOT}{slot}{_NUMBER}{number}{_END}" if slot in POINTS else number

    return name


def spelled(markup: Html) -> Html:
    """Markup in which every marked point is an element that knows its slot; in attributes it is a number only."""

    def shown(found: re.Match[str]) -> str:
        return f'<span data-point="{found[1]}">{found[2]}</span>' if found[1] else plain(found[0])

    return safe(_TAG_OR_MARKED.sub(shown, markup))


def plain(text: str) -> str:
    """A text in which every marked point is a number."""
    return _MARKED.sub(r"\2", text)


def renumbered(moves: str, numbers: Mapping[int, int]) -> str:
    """Written moves with other numbers for their points; how often a move is made stays."""
    return _TYPED.sub(lambda found: str(numbers.get(int(found[0]), found[0])), moves)


def step_name(step: Step | Hop, lang: Lang, point: PointNamer) -> str:
    """A step as it is written beside this board: "24/18", «д:бар/19»."""
    letter = KIND_LETTERS[lang][step.kind]
    way = f"{point(step.src, lang)}/{point(step.dst, lang)}"
    return f"{letter}:{way}" if LETTERS[step.kind] else way


def as_slots(hop: Hop, scene: Scene) -> Hop:
    """A step typed in the numbers of the board, in the mover's own numbering."""
    slot = {point_number(scene, own): own for own in POINTS}
    return Hop(hop.kind, slot.get(hop.src, hop.src), slot.get(hop.dst, hop.dst))
