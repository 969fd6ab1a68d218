"""The board of a lesson step: what the author shows, or where the learner has come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.dice import numbers
from nardy.pages.marks import dice_shown, fault_marks, last_mark, refused_arrows
from nardy.scene import Arrow, Die, Mark, Scene
from nardy.teach import Board, Exercise, Lesson
from nardy.teach.feedback import Feedback, board_of, feedback
from nardy.teach.state import State
from nardy.teach.table import position_of, verdict_on
from nardy.turn import Attempt


def scene_of(lesson: Lesson, state: State) -> Scene | None:
    """The board of the step; None where the step is words alone."""
    board = board_of(lesson.steps[state.step])
    if board is None:
        return None
    told = feedback(lesson, state)
    return _shown(lesson, board) if told is None else _played(lesson, board, state, told)


def solution_scene(lesson: Lesson, task: Exercise, attempts: Iterable[Attempt]) -> Scene:
    """The board before the turn, with the steps of a turn as numbered arrows."""
    arrows = tuple(Arrow(a.src, a.dst, number, flight=a.own_way) for number, a in enumerate(attempts, 1))
    return _scene(lesson, task.board, arrows=arrows)


def _shown(lesson: Lesson, board: Board) -> Scene:
    return _scene(lesson, board, marks=board.marks, arrows=board.arrows)


def _scene(lesson: Lesson, board: Board, marks: tuple[Mark, ...] = (), arrows: tuple[Arrow, ...] = ()) -> Scene:
    dice = tuple(Die(number) for number in numbers(*map(int, board.dice))) if board.dice else ()
    return Scene(position_of(lesson, board), mover=board.turn, seat=board.turn, dice=dice, marks=marks, arrows=arrows)


def _played(lesson: Lesson, board: Board, state: State, told: Feedback) -> Scene:
    """What stands after the legal steps; the refused one is drawn as an arrow with its marks."""
    stands = verdict_on(lesson, board, state.played)
    marks = (*_hand(state), *fault_marks(told.verdict.faults)) or last_mark(stands)
    return Scene(
        stands.position(board.turn),
        mover=board.turn,
        seat=board.turn,
        dice=dice_shown(numbers(*map(int, board.dice)), stands.end.left),
        marks=tuple(dict.fromkeys(marks)),
        arrows=refused_arrows(stands, told.verdict),
    )


def _hand(state: State) -> Iterator[Mark]:
    if state.picked is not None:
        yield Mark("source", state.picked)
