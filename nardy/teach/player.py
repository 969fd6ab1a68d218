"""The player of a lesson: ``(state, event) → state``, pure.

A lesson has no dead end: whatever the state, a learner can go on, go back, start the step again or
be shown the solution. What was refused never stays on the board.
"""

from __future__ import annotations

from dataclasses import replace

from nardy.board import KINDS, OFF, count
from nardy.dice import lengths
from nardy.notation import Hop, InputFaults, write_step
from nardy.teach.feedback import feedback, singles, task_of
from nardy.teach.hints import RUNGS
from nardy.teach.lesson import Exercise, Lesson
from nardy.teach.state import Event, State
from nardy.teach.table import read_turn, verdict_on
from nardy.turn import Moment


def advance(lesson: Lesson, state: State, event: Event) -> State:
    """The state after an event; what makes no sense in a state leaves it as it is."""
    match event.do:
        case "next":
            return State(min(state.step + 1, len(lesson.steps) - 1))
        case "back":
            return State(max(state.step - 1, 0))
    task = task_of(lesson, state)
    if task is None:
        return state
    return _work(lesson, task, state, event)


def _work(lesson: Lesson, task: Exercise, state: State, event: Event) -> State:
    """What a learner does at an exercise."""
    match event.do:
        case "retry":
            return State(state.step, hints=state.hints)
        case "solution" if _solved(lesson, state):
            return state
        case "solution":
            fresh = State(state.step, hints=state.hints, shown=True)
            return _move(lesson, task, fresh, task.solutions[0])
        case "hint":
            return replace(state, hints=min(state.hints + 1, RUNGS))
        case "undo":
            return _undone(state)
    told = feedback(lesson, state)
    return state if told and told.over else _play(lesson, task, _calm(state), event, state.picked)


def _solved(lesson: Lesson, state: State) -> bool:
    told = feedback(lesson, state)
    return told is not None and told.outcome == "done"


def _play(lesson: Lesson, task: Exercise, state: State, event: Event, picked: int | None) -> State:
    match event.do:
        case "tap":
            return _tap(lesson, task, state, int(event.value), picked)
        case "move":
            return _move(lesson, task, state, event.value)
        case _:
            return replace(state, ended=True)


def _calm(state: State) -> State:
    """The same without what the last event left to say."""
    return replace(state, refused=(), ended=False, unread="", picked=None)


def _undone(state: State) -> State:
    """Without the refused step if there is one, otherwise without the last that was played."""
    if state.refused or state.ended or state.unread:
        return _calm(state)
    return replace(_calm(state), played=state.played[:-1])


def _move(lesson: Lesson, task: Exercise, state: State, text: str) -> State:
    """Written moves, step by step until one is refused; moves that make no sense play nothing."""
    try:
        hops, ended = read_turn(text)
        verdict_on(lesson, task.board, state.played + hops)
    except InputFaults:
        return replace(state, unread=text)
    for hop in hops:
        state = _step(lesson, task, state, hop)
        if state.refused:
            return state
    return replace(state, ended=ended)


def _step(lesson: Lesson, task: Exercise, state: State, hop: Hop) -> State:
    """One written step, perhaps short for several single ones: as far as no rule objects."""
    verdict = verdict_on(lesson, task.board, (*state.played, hop))
    steps = singles(verdict)
    if verdict.legal:
        return replace(state, played=steps)
    first = min(fault.step or len(steps) for fault in verdict.faults)
    return replace(state, played=steps[: first - 1], refused=steps[first - 1 : first])


def _tap(lesson: Lesson, task: Exercise, state: State, slot: int, picked: int | None) -> State:
    """Take a piece up, put it back, move it, or take up another that no number could reach."""
    now = verdict_on(lesson, task.board, state.played).end
    kind = _kind(now, slot if picked is None else picked)
    if picked is None or kind is None:
        return state if kind is None else replace(state, picked=slot)
    if slot == picked:
        return state
    if picked - slot not in lengths(now.left) and _kind(now, slot, own=True) is not None:
        return replace(state, picked=slot)
    try:
        read_turn(write_step(Hop(kind, picked, slot)))
        return _step(lesson, task, state, Hop(kind, picked, slot))
    except InputFaults:
        return state


def _kind(now: Moment, slot: int, *, own: bool = False) -> int | None:
    """What a hand takes up from a place: the mover's own piece before the opponent's."""
    sides = (now.own,) if own else (now.own, now.opp)
    here = (kind for side in sides for kind in KINDS if slot != OFF and count(side[kind], slot))
    return next(here, None)
