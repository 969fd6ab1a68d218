"""Steps that are played under an agreement of their own: every version of the block of six is met on the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lessons import COURSES, LESSONS
from nardy.pages.lesson import lesson_pages
from nardy.pages.lesson.paths import step_path
from nardy.teach import Break, Exercise, Try
from nardy.teach.feedback import board_of, broken
from nardy.teach.hints import ladder
from nardy.teach.state import State
from nardy.teach.table import agreement, position_of, rules_of, written
from nardy.text import LANGS, Lang
from nardy.variants import VARIANT
from nardy.variants.options import OPTION

WALLS = next(lesson for lesson in LESSONS if lesson.id == "long/walls")
STEPS = [step for step in WALLS.steps if isinstance(step, Exercise)]
VERSIONS = [(name, value.id) for name in ("six_block", "six_block_when") for value in OPTION[name].values]


@pytest.mark.parametrize(("option", "value"), VERSIONS)
def test_every_version_is_played(option: str, value: str) -> None:
    """For each value of both options there is a board on which the learner makes six, or is kept from it."""
    played = [step for step in STEPS if rules_of(WALLS, step.board).options[option] == value]
    assert [step for step in played if any("16/10" in turn for turn in step.solutions)]


def test_a_board_of_another_game() -> None:
    """It stands as that game begins, by that game's rules, and leaves the rest of the lesson alone."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "basics/board")
    boards = [board for board in map(board_of, lesson.steps) if board]
    [short] = [board for board in boards if board.variant]
    assert VARIANT["short"].start == position_of(lesson, short)
    assert ["short", "long"] == [rules_of(lesson, board).variant.id for board in (short, boards[0])]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_the_same_move_is_legal_elsewhere(step: Exercise) -> None:
    """What is done here is forbidden under another version of the law, what is broken here is legal under another."""
    told = written(WALLS, step.board, step.solutions[0])
    others = [
        written(WALLS, replace(step.board, agreed={**step.board.agreed, name: value}), step.solutions[0])
        for name, value in VERSIONS
    ]
    if isinstance(step, Break):
        assert (frozenset({"block.six"}), True) == (broken(told), any(not broken(other) for other in others))
    elif step.id != "five-at-most":
        assert (True, True) == (told.legal, any("block.six" in broken(other) for other in others))


def test_what_one_house_allows_another_forbids() -> None:
    """Two steps show the same board and throw, and the same first move is done in one and broken in the other."""
    boards = {(step.board.white, step.board.black, step.board.dice): set() for step in STEPS}  # type: ignore[var-annotated]
    for step in STEPS:
        if step.solutions[0].startswith("16/10"):
            boards[step.board.white, step.board.black, step.board.dice].add(isinstance(step, Try))
    assert 3 <= sum(found == {True, False} for found in boards.values())


@pytest.mark.parametrize("lang", LANGS)
def test_the_agreement_is_told(lang: Lang) -> None:
    """It stands on the page of every step that has one, and is the first hint, for the law says something else."""
    pages = {page.path: page.main for page in lesson_pages(COURSES, lang)}
    for place, step in enumerate(WALLS.steps):
        if isinstance(step, Exercise):
            said = [text.say(lang) for text in agreement(step.board)]
            main = pages[step_path(WALLS, place, lang)]
            assert len(said) == main.count('class="agreed-here"')
            assert all(text in main for text in said)
            hint, facts = ladder(WALLS, step, State(place, hints=1))[0]
            assert [hint.say(lang, facts)] == (said or [hint.say(lang, facts)])
