"""The board of a lesson step: what the author shows, or where the learner has come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from nardy.dice import numbers
from nardy.pages.marks import dice_shown, fault_marks, last_mark, refused_arrows
from nardy.referee import Verdict
from nardy.scene import Arrow, Die, Mark, MarkKind, Scene
from nardy.teach import Board, Exam, Exercise, Find, Lesson, Pick, Spot
from nardy.teach.exam import board_at, over
from nardy.teach.feedback import Feedback, board_now, board_of, feedback
from nardy.teach.picking import checked
from nardy.teach.state import State
from nardy.teach.table import position_of, read_turn, verdict_on, written
from nardy.turn import Attempt


def scene_of(lesson: Lesson, state: State) -> Scene | None:
    """The board of the step; None where the step is words alone."""
    match lesson.steps[state.step]:
        case Exercise() as task:
            told = feedback(lesson, state)
            assert told is not None, "an exercise always has something to say"  # noqa: S101 - for the types
            return _played(lesson, board_now(lesson, task, state), state, told)
        case Exam() as test:
            board, played = board_at(test, state), state.played
            if over(test, state):
                played, _ = read_turn(state.turns[-1])
            return _standing(lesson, board, verdict_on(lesson, board, played), tuple(_hand(state)))
        case Pick() as pick:
            return board_scene(lesson, replace(pick.board, marks=(*pick.board.marks, *_picks(lesson, pick, state))))
        case Find() as search:
            board = replace(search.board, marks=tuple(_found(search, state)))
            return replace(board_scene(lesson, board), numbering=state.numbering)
        case Spot() as spot:
            return turn_scene(lesson, spot.board, written(lesson, spot.board, spot.moves).attempts)
        case step:
            shown = board_of(step)
            return board_scene(lesson, shown) if shown else None


def turn_scene(lesson: Lesson, board: Board, attempts: Iterable[Attempt]) -> Scene:
    """The board before a turn, with the steps of the turn as numbered arrows."""
    arrows = tuple(Arrow(a.src, a.dst, number, flight=a.own_way) for number, a in enumerate(attempts, 1))
    return board_scene(lesson, replace(board, arrows=arrows, marks=()))


def end_scene(lesson: Lesson, board: Board, verdict: Verdict) -> Scene:
    """The board after a turn, legal or not, with its steps as arrows."""
    scene = _standing(lesson, board, verdict)
    arrows = tuple(Arrow(a.src, a.dst, flight=a.own_way) for a in verdict.attempts)
    # What an illegal step has cost is a guess, and a struck number would seem to have allowed it.
    dice = tuple(replace(die, used=False) for die in scene.dice) if verdict.faults else scene.dice
    return replace(scene, arrows=arrows, dice=dice)


def board_scene(lesson: Lesson, board: Board) -> Scene:
    """A board as its author shows it."""
    dice = tuple(Die(number) for number in numbers(*map(int, board.dice))) if board.dice else ()
    position, turn = position_of(lesson, board), board.turn
    return Scene(
        position, mover=turn, seat=turn, dice=dice, marks=board.marks, arrows=board.arrows, labels=board.labels
    )


def _played(lesson: Lesson, board: Board, state: State, told: Feedback) -> Scene:
    """What stands after the legal steps; the refused one is an arrow with its marks, or made after all."""
    if state.what_if:
        return end_scene(lesson, board, told.verdict)
    stands = verdict_on(lesson, board, state.played)
    scene = _standing(lesson, board, stands, (*_hand(state), *fault_marks(told.verdict.faults)))
    return replace(scene, arrows=refused_arrows(stands, told.verdict))


def _standing(lesson: Lesson, board: Board, stands: Verdict, marks: tuple[Mark, ...] = ()) -> Scene:
    """What stands after moves, the used numbers struck."""
    return replace(
        board_scene(lesson, board),
        position=stands.position(board.turn),
        dice=dice_shown(numbers(*map(int, board.dice)), stands.end.left),
        marks=tuple(dict.fromkeys(marks or last_mark(stands))),
        arrows=(),
    )


def _hand(state: State) -> Iterator[Mark]:
    if state.picked is not None:
        yield Mark("source", state.picked)


def _picks(lesson: Lesson, task: Pick, state: State) -> Iterator[Mark]:
    """The checker in question and the points picked; which of them are right is not told before it is asked."""
    told = checked(lesson, task, state)
    wrong = dict(told.wrong) if told else {}
    right: MarkKind = "target" if told else "source"
    yield Mark("source", task.src)
    yield from (Mark("violated" if slot in wrong else right, slot) for slot in state.chosen)


def _found(task: Find, state: State) -> Iterator[Mark]:
    """The point tapped last, or all of them with the solution; before that what the author has marked."""
    tapped = (state.picked,) if state.picked else state.chosen if state.shown else state.chosen[-1:]
    yield from (Mark("source", slot) for slot in tapped)
    if not tapped:
        yield from task.board.marks
