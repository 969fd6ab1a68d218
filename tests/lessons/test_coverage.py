"""What courses cover: every law done and broken by hand, every permission used, and all of it mixed without help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, product

import pytest

from lessons import COURSES, LESSONS
from nardy.board import HEAD, OFF, POINTS, count
from nardy.notation import Hop, InputFaults
from nardy.teach import Board, Break, Course, Exam, Exercise, Free, Lesson, Pick, Step, Task, Try
from nardy.teach.exam import right
from nardy.teach.feedback import board_of, broken
from nardy.teach.table import position_of, read_turn, rules_of, verdict_on
from nardy.variants import VARIANT

PERMISSIONS = {"turn.any-order", "turn.double", "bearoff.optional", "game.win"}
"""What nobody can break (ruling A21); rules of dice and of the score belong to it too."""
TALKED_OF = ("dice.", "score.")
"""Rules that no move on the board can keep or break: a question about them is enough."""
ELSEWHERE = ("match.", "cube.")
"""Rules of every game, which belong to the course on scoring."""
games = pytest.mark.parametrize("course", [x for x in COURSES if x.id in VARIANT], ids=lambda course: course.id)
EXAMS = [(lesson, step) for lesson in LESSONS for step in lesson.steps if isinstance(step, Exam)]


def rules_of_course(course: Course) -> set[str]:
    """The rules of the course's game that a lesson on the game has to teach."""
    rules = {cited.rule.id for lesson in course.lessons for cited in rules_of(lesson).cited}
    return {rule for rule in rules if not rule.startswith(ELSEWHERE)}


def laws_of(course: Course) -> set[str]:
    """Those of them that a move can break."""
    return {rule for rule in rules_of_course(course) - PERMISSIONS if not rule.startswith(TALKED_OF)}


def steps_of(*courses: Course) -> list[tuple[Lesson, Step]]:
    """All steps of courses with their lessons."""
    return [(lesson, step) for course in courses for lesson in course.lessons for step in lesson.steps]


def broken_by_hand(step: Step) -> frozenset[str]:
    """The rules that a step lets the learner break: asked to, or by a mistake that is foreseen."""
    if isinstance(step, Break):
        return step.rules
    return frozenset().union(*(m.breaks for m in step.mistakes)) if isinstance(step, Exercise) else frozenset()


def taught_in(lesson: Lesson, besides: Step | None = None) -> set[str]:
    """The rules that the tasks of a lesson are about."""
    return {rule for step in lesson.steps if isinstance(step, Task) and step != besides for rule in step.rules}


def done_by_hand(step: Step) -> frozenset[str]:
    """The rules that a step has the learner keep, or use, with checkers on the board and with help."""
    return step.rules if isinstance(step, Try | Free | Pick) else frozenset()


@games
def test_every_law_is_done_by_hand(course: Course) -> None:
    """Each law is kept by a move, on a board where some other move would have broken it."""
    laws = laws_of(course)
    for lesson, step in steps_of(course):
        asked = done_by_hand(step) & laws
        if board := board_of(step) if asked else None:
            for found in outcomes(lesson, board):
                laws -= found & asked
                if not laws & asked:
                    break
    assert set() == laws


@games
def test_every_law_is_broken_by_hand(course: Course) -> None:
    """Each law is broken by a move of the learner; to name the law that another has broken is not enough."""
    assert set() == laws_of(course) - frozenset().union(*(broken_by_hand(step) for _, step in steps_of(course)))


@games
def test_every_permission_is_used_by_hand(course: Course) -> None:
    """What one may do and nobody must is done at least once."""
    used = frozenset().union(*(done_by_hand(step) for _, step in steps_of(course)))
    assert set() == rules_of_course(course) & PERMISSIONS - used


@games
def test_what_is_only_talked_of_is_asked_about(course: Course) -> None:
    """Rules of the dice and of the score are thought through in a task, in the basics or in the course."""
    basics = next(course for course in COURSES if course.id == "basics")
    asked = {rule for _, step in steps_of(basics, course) if isinstance(step, Task) for rule in step.rules}
    assert set() == {rule for rule in rules_of_course(course) if rule.startswith(TALKED_OF)} - asked


@pytest.mark.parametrize(("lesson", "exam"), EXAMS, ids=lambda value: value.id)
def test_a_test_mixes_what_lessons_have_taught(lesson: Lesson, exam: Exam) -> None:
    """Rules of lessons before it matter besides its own, at the end of a course those of every lesson.

    Each law that it names can be broken on one of its boards.
    """
    course = next(course for course in COURSES if lesson in course.lessons)
    earlier = course.lessons[: course.lessons.index(lesson)]
    mixed = [other.id for other in earlier if taught_in(other) & exam.rules - taught_in(lesson, exam)]
    if lesson == course.lessons[-1]:
        assert [other.id for other in earlier] == mixed
    else:
        assert mixed
        assert taught_in(lesson, exam) & exam.rules
    laws = set(exam.rules - PERMISSIONS)
    for board in exam.boards:
        laws -= met(outcomes(lesson, board), laws)
    assert set() == laws


@games
def test_later_lessons_test_without_help(course: Course) -> None:
    """After the first silent test no two lessons in a row are without one, and the course ends in one."""
    silent = [any(isinstance(step, Exam) for step in lesson.steps) for lesson in course.lessons]
    assert (False, False) not in pairwise(silent[silent.index(True) :])
    assert silent[-1]


@pytest.mark.parametrize("exam", [exam for _, exam in EXAMS], ids=[lesson.id for lesson, _ in EXAMS])
def test_a_test_is_not_learnt_by_heart(exam: Exam) -> None:
    """No board of it has been played with the same throw in any lesson."""
    boards = [(b.white, b.black, b.dice) for b in exam.boards]
    practised = {
        (board.white, board.black, board.dice)
        for _, step in steps_of(*COURSES)
        if isinstance(step, Exercise) and (board := board_of(step))
    }
    assert [] == [board for board in boards if board in practised]


def met(found: Iterable[frozenset[str]], wanted: set[str]) -> set[str]:
    """Those of the rules wanted that are among what is found; it looks no further than it must."""
    left = set(wanted)
    for rules in found:
        left -= rules
        if not left:
            break
    return wanted - left


def outcomes(lesson: Lesson, board: Board) -> Iterator[frozenset[str]]:
    """What hands break on a board: nothing played, one step, one after a legal one, one after a whole turn."""
    yield broken(verdict_on(lesson, board, (), ended=True))
    every, legal = list(_hops(lesson, board)), []
    for hop in every:
        verdict = verdict_on(lesson, board, (hop,))
        legal += [hop] if verdict.legal else []
        yield broken(verdict)
        yield broken(verdict_on(lesson, board, (hop,), ended=True))
    whole, _ = read_turn(right(lesson, board))
    before = [whole, *((hop,) for hop in legal)]
    for moves, hop in product(before, every):
        try:
            yield broken(verdict_on(lesson, board, (*moves, hop)))
        except InputFaults:  # the checker has gone
            continue


def _hops(lesson: Lesson, board: Board) -> Iterator[Hop]:
    """Steps of every checker of both sides: by each number, by both, by one too few, and backwards."""
    low, high = sorted(map(int, board.dice))
    own, opp = position_of(lesson, board).seen_by(board.turn)
    for src, length in product(POINTS, sorted({low, high, low + high, 1, low - 1, -low} - {0})):
        if (count(own[0], src) or count(opp[0], src)) and src - length <= HEAD:
            yield Hop(0, src, max(src - length, OFF))
