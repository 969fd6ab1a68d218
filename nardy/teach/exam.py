"""A test: turn after turn without a word, and the referee's verdict on each of them at the very end."""

from __future__ import annotations

from dataclasses import replace

from nardy.legal import legal_turns
from nardy.notation import Hop, InputFault, InputFaults, write_moves
from nardy.referee import Verdict
from nardy.teach.hand import tapped
from nardy.teach.lesson import Board, Exam, Lesson
from nardy.teach.state import Event, Hops, State
from nardy.teach.table import moment_of, read_turn, rules_of, verdict_on, written


def board_at(task: Exam, state: State) -> Board:
    """The board of the turn that the learner is at; the last one when all are played."""
    return task.boards[min(len(state.turns), len(task.boards) - 1)]


def over(task: Exam, state: State) -> bool:
    """Whether every turn has been played."""
    return len(state.turns) == len(task.boards)


def verdicts(lesson: Lesson, task: Exam, state: State) -> tuple[Verdict, ...]:
    """What the referee says to each turn that is finished, only known when the test is over."""
    return tuple(written(lesson, board, turn) for board, turn in zip(task.boards, state.turns, strict=False))


def unreadable(lesson: Lesson, task: Exam, state: State) -> tuple[InputFault, ...]:
    """What is wrong with moves that make no sense: that is told at once, for no hand could make them."""
    try:
        hops, _ = read_turn(state.unread)
        verdict_on(lesson, board_at(task, state), state.played + hops)
    except InputFaults as wrong:
        return wrong.faults
    return ()


def advance(lesson: Lesson, task: Exam, state: State, event: Event) -> State:
    """Whatever a hand can do stays on the board until the learner takes it back or ends the turn."""
    if event.do == "retry":
        return State(state.step)
    return state if over(task, state) else _played(lesson, task, state, event)


def _played(lesson: Lesson, task: Exam, state: State, event: Event) -> State:
    board, calm = board_at(task, state), replace(state, unread="", picked=None)
    match event.do:
        case "tap":
            return _tapped(lesson, board, calm, _on_tap(lesson, board, state, int(event.value)))
        case "move":
            return _moved(lesson, board, calm, event.value)
        case "undo":
            return calm if state.unread else replace(calm, played=state.played[:-1])
        case "end":
            return _ended(state)
        case "solution":
            return State(state.step, turns=tuple(right(lesson, each) for each in task.boards), shown=True)
    return state


def _on_tap(lesson: Lesson, board: Board, state: State, slot: int) -> Hop | int | None:
    return tapped(verdict_on(lesson, board, state.played).end, state.picked, slot)


def _tapped(lesson: Lesson, board: Board, calm: State, held: Hop | int | None) -> State:
    return _made(lesson, board, calm, (held,)) if isinstance(held, Hop) else replace(calm, picked=held)


def right(lesson: Lesson, board: Board) -> str:
    """A legal turn on a board, as written."""
    return f"{write_moves(legal_turns(rules_of(lesson, board), moment_of(lesson, board)).ends[0].steps)} end".strip()


def _made(lesson: Lesson, board: Board, state: State, hops: Hops) -> State:
    """The steps as single ones, legal or not."""
    attempts = verdict_on(lesson, board, state.played + hops).attempts
    return replace(state, played=tuple(Hop(a.kind, a.src, a.dst) for a in attempts))


def _moved(lesson: Lesson, board: Board, state: State, text: str) -> State:
    try:
        hops, ended = read_turn(text)
        state = _made(lesson, board, state, hops)
    except InputFaults:
        return replace(state, unread=text)
    return _ended(state) if ended else state


def _ended(state: State) -> State:
    return State(state.step, turns=(*state.turns, f"{write_moves(state.played)} end".strip()))
