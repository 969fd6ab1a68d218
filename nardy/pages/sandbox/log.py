"""The log of what was played against the rules: worked out anew from the turns, so that it cannot lie about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from nardy.fault import Fault
from nardy.notation import Hop, read_moves, write_moves
from nardy.pages.sandbox.state import State, Turn
from nardy.pages.sandbox.table import Table

Key = tuple[int, int | None]
"""Number of the turn from 1, number of its step from 1 (None: the end of the turn)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, or one end of a turn, that broke rules.

    number: which turn of the game; step: which of its steps, None when it is the turn as a whole; before: the
    turn as it stood just before; hop: the step; faults: every rule broken by it.
    """

    number: int
    step: int | None
    before: Turn
    hop: Hop | None
    faults: tuple[Fault, ...]

    @property
    def key(self) -> Key:
        """What the entry is called by."""
        return self.number, self.step

    def table(self, state: State) -> Table:
        """The board just before, under the agreement of that turn."""
        return Table(state.under(self.before))


def entries(state: State) -> tuple[Entry, ...]:
    """Everything in the game so far that broke rules, oldest first."""
    turns = [(number, turn, True) for number, turn in enumerate(state.past, 1) if turn.wrong]
    if state.referee == "watch":
        turns.append((len(state.past) + 1, replace(state.now, agreed=state.agreed), False))
    return tuple(entry for number, turn, over in turns for entry in _of_turn(state.variant, number, turn, over))


def entry_of(state: State, key: Key | None) -> Entry | None:
    """The entry of this name."""
    return next((entry for entry in entries(state) if entry.key == key), None)


@lru_cache(maxsize=512)
def _of_turn(variant: str, number: int, turn: Turn, over: bool) -> tuple[Entry, ...]:
    """The entries of one turn: of a turn that is over the referee's word on the whole of it.

    A duty that could not be met any more after some step stands at that step.
    """
    table = Table(State(variant, turn).under(turn))
    faults = _faults(table)
    if over:
        lost = {fault.rule.id: fault.step for fault in faults}
        faults = tuple(f if f.step else f.at(lost.get(f.rule.id)) for f in table.trial((), complete=True).faults)
    return tuple(_grouped(number, turn, faults))


def _faults(table: Table) -> tuple[Fault, ...]:
    return table.verdict.faults if table.verdict else ()


def _grouped(number: int, turn: Turn, faults: tuple[Fault, ...]) -> Iterator[Entry]:
    """One entry for each step that broke rules, the turn as a whole last."""
    hops = read_moves(turn.moves)

    def place(fault: Fault) -> int:
        return fault.step or len(hops) + 1

    for at, broken in groupby(sorted(faults, key=place), key=place):
        whole = at > len(hops)
        before = replace(turn, moves=write_moves(hops[: at - 1]))
        yield Entry(number, None if whole else at, before, None if whole else hops[at - 1], tuple(broken))
