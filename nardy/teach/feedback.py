"""What there is to say about where a learner is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.notation import Hop, InputFault, InputFaults
from nardy.referee import Verdict
from nardy.teach.lesson import Board, Break, Exercise, Lesson, Mistake, Say, Show
from nardy.teach.state import Hops, State
from nardy.teach.table import read_turn, verdict_on

Outcome: TypeAlias = Literal["open", "unread", "refused", "other", "done"]
"""open: the turn goes on; unread: moves that make no sense; refused: the last step breaks rules;
other: a legal turn, but not what was asked; done: what was asked."""


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


def board_of(step: Say) -> Board | None:
    """The board of a step, if it has one."""
    return step.board if isinstance(step, Show | Exercise) else None


def feedback(lesson: Lesson, state: State) -> Feedback | None:
    """What there is to say; None where there is nothing to do but read."""
    task = task_of(lesson, state)
    if task is None:
        return None
    verdict = verdict_on(lesson, task.board, state.played + state.refused, ended=state.ended)
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
    if not (state.ended or (verdict.attempts and not verdict.pending)):
        return "open"
    return "done" if not isinstance(task, Break) and _solved(lesson, task, verdict) else "other"


def _solved(lesson: Lesson, task: Exercise, verdict: Verdict) -> bool:
    """Whether the turn ends in the position of a solution, whatever the order of its steps."""
    reached = verdict.end.own, verdict.end.opp
    for text in task.solutions:
        end = written(lesson, task, text).end
        if reached == (end.own, end.opp):
            return True
    return False


def broken(verdict: Verdict) -> frozenset[str]:
    """The ids of the rules that are broken."""
    return frozenset(fault.rule.id for fault in verdict.faults)


def written(lesson: Lesson, task: Exercise, text: str) -> Verdict:
    """The verdict on moves that the author wrote."""
    hops, ended = read_turn(text)
    return verdict_on(lesson, task.board, hops, ended=ended)


def _foreseen(lesson: Lesson, task: Exercise, state: State, verdict: Verdict) -> Mistake | None:
    """The mistake that the author foresaw: the same steps in any order, the same rules broken."""
    mine = Counter(singles(verdict)), state.ended, broken(verdict)
    for mistake in task.mistakes:
        expected = written(lesson, task, mistake.moves)
        if mine == (Counter(singles(expected)), read_turn(mistake.moves)[1], mistake.breaks):
            return mistake
    return None


def singles(verdict: Verdict) -> Hops:
    """The single steps that the referee saw in what was written."""
    return tuple(Hop(a.kind, a.src, a.dst) for a in verdict.attempts)


def _unreadable(lesson: Lesson, task: Exercise, state: State) -> tuple[InputFault, ...]:
    try:
        hops, ended = read_turn(state.unread)
        verdict_on(lesson, task.board, state.played + hops, ended=ended)
    except InputFaults as wrong:
        return wrong.faults
    return ()
