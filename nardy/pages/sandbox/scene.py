"""The board of the sandbox: position, dice, and marks for what is in hand or was refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from nardy.board import HEAD
from nardy.pages.marks import dice_shown, fault_marks, last_mark, refused_arrows
from nardy.pages.sandbox.hints import hint_arrows, hint_marks
from nardy.pages.sandbox.partner import partner_arrows
from nardy.pages.sandbox.table import Table
from nardy.referee import Verdict
from nardy.scene import Arrow, Mark, Scene
from nardy.turn import Step


def bare_scene(table: Table) -> Scene:
    """The board without marks."""
    state = table.state
    seat = table.mover if state.seat == "mover" else state.seat
    return Scene(
        table.position,
        mover=table.mover,
        seat=seat,
        mirrored=state.mirrored == "1",
        numbering=state.numbering,
        dice=dice_shown(table.roll.start.dice, table.moment.left) if table.roll else (),
        pips=state.pips == "1",
    )


def marked_scene(table: Table, refused: Verdict | None) -> Scene:
    """The board with what is in hand, what was refused and why, or what the hints have come to."""
    bare = bare_scene(table)
    marks = (*_hand(table), *fault_marks(refused.faults if refused else ()), *_foreign(table), *hint_marks(table))
    arrows = hint_arrows(table) or refused_arrows(table.verdict, refused) or partner_arrows(table)
    if not marks and not arrows:
        marks = last_mark(table.verdict)
    return replace(bare, marks=tuple(dict.fromkeys(marks)), arrows=arrows)


def _hand(table: Table) -> Iterator[Mark]:
    if table.state.picked:
        kind, slot = table.state.picked
        yield Mark("source", slot)
        for dst in table.targets(kind, slot) if table.helps else ():
            yield Mark("target", dst)


def _foreign(table: Table) -> Iterator[Mark]:
    if table.state.foreign is not None and 1 <= table.state.foreign <= HEAD:
        yield Mark("violated", table.state.foreign)


def arrows_of(table: Table, steps: Iterable[Step]) -> Iterator[Arrow]:
    """Steps as numbered arrows."""
    for number, (kind, src, dst, dice) in enumerate(steps, 1):
        yield Arrow(src, dst, number, flight=table.rules.way(kind, src, dst) in dice)
