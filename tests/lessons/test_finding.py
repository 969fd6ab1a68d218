"""Points found by their numbers: the board as it is numbered, the points asked for, and what a tap is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lessons import LESSONS
from nardy.pages.lesson import lesson_live
from nardy.pages.lesson.find import FindPanel
from nardy.pages.lesson.live import as_json
from nardy.pages.lesson.view import View
from nardy.pages.live import Reply
from nardy.teach import Find, Lesson
from nardy.teach.finding import wanted
from nardy.teach.player import advance
from nardy.teach.state import Event, State
from nardy.text import LANGS, Lang
from nardy.view import point_number
from tests.pages.play import text_of

STEPS = [
    pytest.param(lesson, place, id=step.id)
    for lesson in LESSONS
    for place, step in enumerate(lesson.steps)
    if isinstance(step, Find)
]
each_step = pytest.mark.parametrize(("lesson", "place"), STEPS)
BLACK = next(lesson for lesson in LESSONS if lesson.id == "basics/board")
FIVES = BLACK.index("black-counts")


def play(*events: dict[str, str], lang: Lang = "en") -> Reply:
    """The last reply to events at the step in which Black counts."""
    live, state = lesson_live((BLACK,)), as_json(BLACK, State(FIVES))
    for event in ({"action": "open"}, *events):
        reply = live.answer(state, event, lang, lambda: (1, 1))
        state = json.loads(json.dumps(reply.state))
    return reply


def tap(slot: int) -> dict[str, str]:
    """A tap on a place of the side that looks."""
    return {"action": "tap", "slot": str(slot)}


def number(numbering: str) -> dict[str, str]:
    """Another numbering is chosen."""
    return {"action": "number", "numbering": numbering}


@each_step
def test_every_numbering_is_asked_for(lesson: Lesson, place: int) -> None:
    """Each step asks for points in several numberings; all of them in the lesson as a whole."""
    step: Any = lesson.steps[place]
    assert 2 <= len({numbering for numbering, _ in step.points})
    asked = {numbering for lesson, place in (p.values for p in STEPS) for numbering, _ in lesson.steps[place].points}  # type: ignore[union-attr]
    assert {"own", "white", "s4"} == asked


@each_step
@pytest.mark.parametrize("lang", LANGS)
def test_the_number_asked_for_is_the_one_on_the_board(lesson: Lesson, place: int, lang: Lang) -> None:
    """With the board in the numbering asked for, the point to be tapped bears the number that is named."""
    step: Any = lesson.steps[place]
    state = State(place)
    while asked := wanted(step, state):
        numbering, slot = asked
        state = advance(lesson, state, Event("number", numbering))
        view = View(lesson, state, lang)
        assert view.scene
        word = {"en": "Find point", "ru": "Найдите пункт"}[lang]
        assert f"{word} {point_number(view.scene, slot)} " in FindPanel(view, step).said()
        state = advance(lesson, state, Event("tap", str(slot)))
    assert len(step.points) == len(state.chosen)


def test_the_head_changes_its_name() -> None:
    """Black's head is 24, then 12, then 13, and so it stands on the board and in the name of the place."""
    for numbering, name in (("own", "24"), ("white", "12"), ("s4", "13")):
        board = play(number(numbering)).fragments["board"]
        assert f'aria-label="point {name}, head: 15 black checkers' in board


def test_three_fives() -> None:
    """The fives of the three numberings are three places, and the fourth point ends the step."""
    reply = play(tap(5), tap(17), tap(8), tap(24))
    assert 'class="answer done"' in reply.fragments["answer"]
    assert [5, 17, 8, 24] == reply.state["chosen"]


def test_a_wrong_place_is_told_with_its_numbers() -> None:
    """It is marked and called by all its names, nothing is lost, and no rule is said to be broken."""
    reply = play(tap(5), tap(12))
    told = text_of(reply.fragments["answer"])
    assert "The one you chose is 12 in your own numbers, 24 in White’s, 1 counted along White’s way." in told
    assert "2 of 4. Find point 5 in White’s numbers." in told
    assert ([5], "") == (reply.state["chosen"], reply.violation)
    assert "a rule is broken here" not in reply.fragments["board"]
    assert 'class="answer open found"' in play(tap(5), tap(12), tap(17)).fragments["answer"]


def test_numbering_is_kept_when_starting_again() -> None:
    """Starting again forgets the points, not how the board is numbered; nonsense changes nothing."""
    reply = play(number("s4"), tap(5), number("roman"), {"action": "retry"})
    assert ("s4", []) == (reply.state["numbering"], reply.state["chosen"])
    assert 'aria-pressed="true" data-action="number" data-numbering="s4"' in reply.fragments["controls"]
