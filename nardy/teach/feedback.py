"""What there is to say about where a learner is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.notation import Hop, InputFault, InputFaults
from nardy.referee import Verdict
from nardy.teach.lesson import Board, Break, Exam, Exercise, Free, Lesson, Mistake, Try
from nardy.teach.state import Hops, State
from nardy.teach.table import after, read_turn, turns_of, verdict_on, written

Outcome: TypeAlias = Literal["open", "unread", "refused", "turn", "other", "done"]
"""open: the turn goes on; unread: moves that make no sense; refused: the last step breaks rules;
turn: a legal turn, and the next throw is there; other: legal, but not what was asked; done: what was asked."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """What there is to say about a state of an exercise.

    verdict: on the steps that stand and the one refused; mistake: the foreseen one, if it was
    foreseen; unreadable: what is wrong with moves that make no sense.
    """

    outcome: Outcome
    verdict: Verdict
    mistake: Mistake | None = None
    unreadable: tuple[InputFault, ...] = ()

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play before the exercise is started again."""
        return self.outcome in ("other", "done")


def task_of(lesson: Lesson, state: State) -> Exercise | None:
    """The exercise that the learner is at, if the step is one."""
    step = lesson.steps[state.step]
    return step if isinstance(step, Exercise) else None


def board_of(step: object) -> Board | None:
    """The board with which a step begins, if it has one."""
    if isinstance(step, Exam):
        return step.boards[0]
    board = getattr(step, "board", None)
    return board if isinstance(board, Board) else None


def board_now(lesson: Lesson, task: Exercise, state: State) -> Board:
    """The board of the turn that the learner is at."""
    return after(lesson, task.board, state.turns, task.throws) if isinstance(task, Free) else task.board


def feedback(lesson: Lesson, state: State) -> Feedback | None:
    """What there is to say; None where there is nothing to do but read."""
    task = task_of(lesson, state)
    if task is None:
        return None
    board = board_now(lesson, task, state)
    verdict = verdict_on(lesson, board, state.played + state.refused, ended=state.ended)
    if state.unread:
        return Feedback("unread", verdict, unreadable=_unreadable(lesson, task, state))
    outcome = _outcome(lesson, task, state, verdict)
    mistake = None if outcome == "done" else _foreseen(lesson, task, state, verdict)
    return Feedback(outcome, verdict, mistake)


def _outcome(lesson: Lesson, task: Exercise, state: State, verdict: Verdict) -> Outcome:
    if isinstance(task, Break) and task.rules == broken(verdict):
        return "done"
    if not verdict.legal:
        return "refused"
    if not (state.ended or (verdict.attempts and not verdict.pending and not _goes_on(task))):
        return "open"
    if _solved(lesson, task, verdict):
        return "done"
    return "turn" if isinstance(task, Free) and len(state.turns) < len(task.throws) else "other"


def _goes_on(task: Exercise) -> bool:
    """Whether play goes on after the last number, because moving then is what is to be broken."""
    return isinstance(task, Break) and "turn.over" in task.rules


def _solved(lesson: Lesson, task: Exercise, verdict: Verdict) -> bool:
    """Whether the turn meets the goal, or ends where a solution does, whatever the order of its steps."""
    if isinstance(task, Free | Try) and task.goal:
        return task.goal.met(verdict.end)
    ends = (written(lesson, task.board, text).end for text in task.solutions)
    reached = verdict.end.own, verdict.end.opp
    return not isinstance(task, Break) and any(reached == (end.own, end.opp) for end in ends)


def broken(verdict: Verdict) -> frozenset[str]:
    """The ids of the rules that are broken."""
    return frozenset(fault.rule.id for fault in verdict.faults)


def solution_of(lesson: Lesson, task: Exercise, state: State) -> str | None:
    """The turn of the first solution that comes next; None when earlier turns went another way."""
    turns = turns_of(task.solutions[0])
    if not isinstance(task, Free) or len(state.turns) >= len(turns):
        return None if isinstance(task, Free) else turns[0]
    here = board_now(lesson, task, state)
    there = after(lesson, task.board, turns[: len(state.turns)], task.throws)
    return turns[len(state.turns)] if (here.white, here.black) == (there.white, there.black) else None


def _foreseen(lesson: Lesson, task: Exercise, state: State, verdict: Verdict) -> Mistake | None:
    """The mistake that the author foresaw: the same steps in any order, the same rules broken."""
    mine = Counter(singles(verdict)), state.ended, broken(verdict)
    for mistake in () if state.turns else task.mistakes:
        expected = written(lesson, task.board, mistake.moves)
        if mine == (Counter(singles(expected)), read_turn(mistake.moves)[1], mistake.breaks):
            return mistake
    return None


def singles(verdict: Verdict) -> Hops:
    """The single steps that the referee saw in what was written."""
    return tuple(Hop(a.kind, a.src, a.dst) for a in verdict.attempts)


def _unreadable(lesson: Lesson, task: Exercise, state: State) -> tuple[InputFault, ...]:
    try:
        hops, ended = read_turn(state.unread)
        verdict_on(lesson, board_now(lesson, task, state), state.played + hops, ended=ended)
    except InputFaults as wrong:
        return wrong.faults
    return ()
