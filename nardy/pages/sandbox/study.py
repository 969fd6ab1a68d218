"""What a player may study beside the board: which of the three lists is open, and which row of it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from nardy.pages.live import Event, Throw
from nardy.pages.sandbox.lines import MORE
from nardy.pages.sandbox.state import CLOSED, STUDIES, State, known_pair
from nardy.pages.sandbox.table import Table

LONGEST_ROW = 80


def opened(table: Table) -> str:
    """The list that is open, "" for none: a forced turn or a pass explains itself unless it has been closed.

    Where no help is wanted, none is open: every list would tell what is legal.
    """
    show = table.state.show
    if table.state.legal == "0":
        return ""
    if show in STUDIES:
        return show
    return "why" if not show and explains_itself(table) else ""


def explains_itself(table: Table) -> bool:
    """Whether the roll leaves no choice, and something of it is still to be played or passed."""
    if not table.turns or table.winner or len(table.turns.results) > 1:
        return False
    return table.turns.forced_pass or (bool(table.moment.left) and not table.idle)


def _show(state: State, event: Event, _throw: Throw) -> State:
    """One list opened in place of the others, or closed where it was the open one."""
    study = str(event.get("study"))
    if study not in STUDIES:
        return state
    closes = opened(Table(state)) == study
    return replace(state, show=CLOSED if closes else study, chosen="", rows=0)


def _choose(state: State, event: Event, _throw: Throw) -> State:
    """A row chosen, so that the board shows it; the same once more puts it away."""
    row = str(event.get("row"))[:LONGEST_ROW]
    return replace(state.calm(), chosen="" if row == state.chosen else row)


def _compare(state: State, event: Event, _throw: Throw) -> State:
    """Another agreement laid beside the present one; the same once more closes it."""
    pair = str(event.get("pair"))
    wanted = "" if pair == state.compare or not known_pair(pair) else pair
    return replace(state, compare=wanted, chosen="", rows=0)


def _more(state: State, _event: Event, _throw: Throw) -> State:
    return replace(state, rows=state.rows + MORE)


HANDLERS: Mapping[str, Callable[[State, Event, Throw], State]] = {
    "show": _show,
    "choose": _choose,
    "compare": _compare,
    "more": _more,
}
