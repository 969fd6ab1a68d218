"""Finding points by their numbers: which one is asked for, and what a tap does."""

from __future__ import annotations

from dataclasses import replace

from nardy.board import POINTS
from nardy.scene import NUMBERINGS, Numbering
from nardy.teach.lesson import Find
from nardy.teach.state import Event, State


def wanted(task: Find, state: State) -> tuple[Numbering, int] | None:
    """The point that is asked for, and the numbering in which it is called; None when all are found."""
    return task.points[len(state.chosen)] if len(state.chosen) < len(task.points) else None


def advance(task: Find, state: State, event: Event) -> State:
    """A tap on the point asked for goes on to the next, any other is told; the numbering changes at any time."""
    match event.do:
        case "number":
            return replace(state, numbering=next((n for n in NUMBERINGS if n == event.value), state.numbering))
        case "tap":
            return _tapped(task, state, int(event.value))
        case "undo":
            return replace(state, picked=None)
        case "retry":
            return State(state.step, numbering=state.numbering)
        case "solution" if wanted(task, state):
            return replace(state, chosen=tuple(slot for _, slot in task.points), picked=None, shown=True)
    return state


def _tapped(task: Find, state: State, slot: int) -> State:
    asked = wanted(task, state)
    if not asked or slot not in POINTS:
        return state
    if slot != asked[1]:
        return replace(state, picked=slot)
    return replace(state, chosen=(*state.chosen, slot), picked=None)
