"""The player of a lesson: ``(state, event) → state``, pure.

A lesson has no dead end: whatever the state, a learner can go on, go back, start the step again or
be shown the solution. What was refused never stays on the board.
"""

from __future__ import annotations

from dataclasses import replace

from nardy.notation import Hop, InputFaults, write_moves
from nardy.teach import exam, finding, picking, questions
from nardy.teach.feedback import board_now, feedback, singles
from nardy.teach.hand import tapped
from nardy.teach.hints import one_more
from nardy.teach.lesson import Break, Choose, Exam, Exercise, Find, Free, Lesson, Pick, Spot
from nardy.teach.state import Event, State
from nardy.teach.table import read_turn, turns_of, verdict_on


def advance(lesson: Lesson, state: State, event: Event) -> State:
    """The state after an event; what makes no sense in a state leaves it as it is."""
    match event.do:
        case "next":
            return State(min(state.step + 1, len(lesson.steps) - 1))
        case "back":
            return State(max(state.step - 1, 0))
    return _at_step(lesson, state, event)


def _at_step(lesson: Lesson, state: State, event: Event) -> State:
    match lesson.steps[state.step]:
        case Exercise() as task:
            return _helped(lesson, task, state, event) or _work(lesson, task, state, event)
        case Choose() | Spot() as question:
            return questions.advance(lesson, question, state, event)
        case Pick() as pick:
            return picking.advance(lesson, pick, state, event)
        case Find() as search:
            return finding.advance(search, state, event)
        case Exam() as test:
            return exam.advance(lesson, test, state, event)
    return state


def _helped(lesson: Lesson, task: Exercise, state: State, event: Event) -> State | None:
    """The state after an event that asks for help or for a fresh start; None after any other."""
    match event.do:
        case "retry":
            return State(state.step, hints=state.hints)
        case "solution" if _done(lesson, state):
            return state
        case "solution":
            return _solved(lesson, task, State(state.step, hints=state.hints, shown=True))
        case "hint":
            return state if _done(lesson, state) else replace(state, hints=one_more(lesson, task, state))
        case "what-if":
            return _what_if(lesson, state)
    return None


def _work(lesson: Lesson, task: Exercise, state: State, event: Event) -> State:
    """What a learner does at an exercise."""
    if event.do == "undo":
        return _undone(state)
    told = feedback(lesson, state)
    if event.do == "choose" or (told and told.over):
        return state
    return _play(lesson, task, _calm(state), event, state.picked)


def _solved(lesson: Lesson, task: Exercise, state: State) -> State:
    """The first solution, all its turns."""
    for turn in turns_of(task.solutions[0]):
        state = _next_throw(lesson, task, _move(lesson, task, state, turn))
    return state


def _what_if(lesson: Lesson, state: State) -> State:
    """The wrong line played out on the board, or back to where the task stands."""
    told = feedback(lesson, state)
    wrong = told and told.outcome in ("refused", "other")
    return replace(state, what_if=bool(wrong) and not state.what_if)


def _done(lesson: Lesson, state: State) -> bool:
    told = feedback(lesson, state)
    return told is not None and told.outcome == "done"


def _play(lesson: Lesson, task: Exercise, state: State, event: Event, picked: int | None) -> State:
    match event.do:
        case "tap":
            now = verdict_on(lesson, board_now(lesson, task, state), state.played).end
            held = tapped(now, picked, int(event.value), insists=isinstance(task, Break))
            state = _step(lesson, task, state, held) if isinstance(held, Hop) else replace(state, picked=held)
        case "move":
            state = _move(lesson, task, state, event.value)
        case _:
            state = replace(state, ended=True)
    return _next_throw(lesson, task, state)


def _next_throw(lesson: Lesson, task: Exercise, state: State) -> State:
    """With a whole turn played and the goal still ahead, the next throw."""
    told = feedback(lesson, state)
    if not (isinstance(task, Free) and told and told.outcome == "turn"):
        return state
    turn = write_moves(state.played) + (" end" if state.ended else "")
    return State(state.step, turns=(*state.turns, turn), hints=state.hints, shown=state.shown)


def _calm(state: State) -> State:
    """The same without what the last event left to say."""
    return replace(state, refused=(), ended=False, unread="", picked=None, what_if=False)


def _undone(state: State) -> State:
    """Without the refused step if there is one, otherwise without the last that was played."""
    if state.refused or state.ended or state.unread:
        return _calm(state)
    return replace(_calm(state), played=state.played[:-1])


def _move(lesson: Lesson, task: Exercise, state: State, text: str) -> State:
    """Written moves, step by step until one is refused; moves that make no sense play nothing."""
    try:
        hops, ended = read_turn(text)
        verdict_on(lesson, board_now(lesson, task, state), state.played + hops)
    except InputFaults:
        return replace(state, unread=text)
    for hop in hops:
        state = _step(lesson, task, state, hop)
        if state.refused:
            return state
    return replace(state, ended=ended)


def _step(lesson: Lesson, task: Exercise, state: State, hop: Hop) -> State:
    """One written step, perhaps short for several single ones: as far as no rule objects."""
    verdict = verdict_on(lesson, board_now(lesson, task, state), (*state.played, hop))
    steps = singles(verdict)
    if verdict.legal:
        return replace(state, played=steps)
    first = min(fault.step or len(steps) for fault in verdict.faults)
    return replace(state, played=steps[: first - 1], refused=steps[first - 1 : first])
