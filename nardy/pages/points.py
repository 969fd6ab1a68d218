"""Points in the numbering that the reader has chosen: how texts name them, and how typed ones are read."""

from __future__ import annotations

from nardy.board import POINTS
from nardy.notation import LETTERS, Hop
from nardy.scene import Scene
from nardy.text import Lang, PointNamer, own_numbers
from nardy.turn import Step
from nardy.view import point_number

KIND_LETTERS: dict[Lang, tuple[str, str, str]] = {"en": ("", "d", "t"), "ru": ("", "д", "ч")}


def namer(scene: Scene) -> PointNamer:
    """Names the slots of the scene's mover as the board of the scene numbers them."""

    def name(slot: int, lang: Lang) -> str:
        return str(point_number(scene, slot)) if slot in POINTS else own_numbers(slot, lang)

    return name


def step_name(step: Step | Hop, lang: Lang, point: PointNamer) -> str:
    """A step as it is written beside this board: "24/18", «д:бар/19»."""
    letter = KIND_LETTERS[lang][step.kind]
    way = f"{point(step.src, lang)}/{point(step.dst, lang)}"
    return f"{letter}:{way}" if LETTERS[step.kind] else way


def as_slots(hop: Hop, scene: Scene) -> Hop:
    """A step typed in the numbers of the board, in the mover's own numbering."""
    slot = {point_number(scene, own): own for own in POINTS}
    return Hop(hop.kind, slot.get(hop.src, hop.src), slot.get(hop.dst, hop.dst))
