"""The board of the sandbox: position, dice, and marks for what is in hand or was refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from nardy.board import HEAD
from nardy.fault import Fault
from nardy.pages.sandbox.table import Table
from nardy.referee import Verdict
from nardy.scene import Arrow, Die, Mark, Scene
from nardy.turn import Step


def bare_scene(table: Table) -> Scene:
    """The board without marks."""
    state = table.state
    seat = table.mover if state.seat == "mover" else state.seat
    return Scene(
        table.position,
        mover=table.mover,
        seat=seat,
        numbering=state.numbering,
        dice=tuple(_dice(table)),
        pips=True,
    )


def marked_scene(table: Table, refused: Verdict | None, shown: Iterable[Step] = ()) -> Scene:
    """The board with what is in hand, what was refused and why, or the steps of a legal turn."""
    bare = bare_scene(table)
    marks = (*_hand(table), *fault_marks(refused.faults if refused else ()), *_foreign(table))
    arrows = tuple(_arrows(table, shown)) or tuple(_refused_arrows(table, refused))
    if not marks and not arrows:
        marks = tuple(_last(table))
    return replace(bare, marks=tuple(dict.fromkeys(marks)), arrows=arrows)


def _dice(table: Table) -> Iterator[Die]:
    """The numbers of the roll, the used ones struck."""
    if not table.roll:
        return
    left = list(table.moment.left)
    for number in table.roll.start.dice:
        used = number not in left
        if not used:
            left.remove(number)
        yield Die(number, used)


def _hand(table: Table) -> Iterator[Mark]:
    if table.state.picked:
        kind, slot = table.state.picked
        yield Mark("source", slot)
        for dst in table.targets(kind, slot):
            yield Mark("target", dst)


def _foreign(table: Table) -> Iterator[Mark]:
    if table.state.foreign is not None and 1 <= table.state.foreign <= HEAD:
        yield Mark("violated", table.state.foreign)


def fault_marks(faults: Iterable[Fault]) -> Iterator[Mark]:
    """Where the broken rules show: the step, who is in the way, a row that must not stand."""
    for fault in faults:
        if not fault.points:
            continue
        src, dst, *others = fault.points
        if "row" in fault.facts:
            yield from (Mark("block", slot) for slot in fault.points if slot in _row(fault))
            continue
        yield Mark("source", src)
        yield Mark("blocker" if fault.rule.is_landing else "violated", dst)
        yield from (Mark("target" if fault.rule.points_out else "blocker", slot) for slot in others)


def _row(fault: Fault) -> tuple[int, ...]:
    row = fault.facts["row"]
    return row if isinstance(row, tuple) else ()


def _refused_arrows(table: Table, refused: Verdict | None) -> Iterator[Arrow]:
    if refused:
        done = len(table.verdict.attempts) if table.verdict else 0
        for attempt in refused.attempts[done:]:
            yield Arrow(attempt.src, attempt.dst, flight=attempt.own_way)


def _arrows(table: Table, steps: Iterable[Step]) -> Iterator[Arrow]:
    for number, (kind, src, dst, dice) in enumerate(steps, 1):
        yield Arrow(src, dst, number, flight=table.rules.way(kind, src, dst) in dice)


def _last(table: Table) -> Iterator[Mark]:
    if table.verdict and table.verdict.attempts:
        yield Mark("last", table.verdict.attempts[-1].dst)
