"""Lessons in the numbering that a reader has chosen: texts, boards, what is said, and what is typed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from lessons import COURSES, LESSONS
from nardy.html import Html
from nardy.pages.lesson import lesson_live, lesson_pages
from nardy.pages.lesson.live import as_json
from nardy.pages.lesson.paths import step_path
from nardy.pages.lesson.view import View
from nardy.pages.live import Reply
from nardy.pages.points import plain, renumbered, spelled
from nardy.scene import Numbering
from nardy.teach import Find
from nardy.teach.state import State
from nardy.text import LANGS, Lang
from nardy.view import point_number
from tests.lessons.samples import HEADS
from tests.pages.play import with_numbers

MARK = "\ue00024\ue0011\ue002"
PAGES = {page.path: page for lang in LANGS for page in lesson_pages(COURSES, lang)}
STEPS = [(lesson, place) for lesson in LESSONS for place in range(len(lesson.steps))]
ONE = 1
"""The exercise of the sample lesson."""


def play(*events: dict[str, str], numbers: Numbering = "s4", lang: Lang = "en") -> Reply:
    """The last reply to events at the exercise, for a reader who has chosen a numbering."""
    live, state = lesson_live((HEADS,)), as_json(HEADS, State(ONE))
    for event in ({"action": "open"}, *events):
        reply = live.answer(state, {**event, "numbers": numbers}, lang, lambda: (1, 1))
        state = json.loads(json.dumps(reply.state))
    return reply


def typed(moves: str) -> dict[str, str]:
    """Moves written in the field."""
    return {"action": "type", "moves": moves}


def test_points_are_spelled_in_texts_and_plain_in_names() -> None:
    """A point in a text knows its slot; where markup cannot stand, in names of elements, it is its number."""
    markup = Html(f'<p title="from {MARK}">from {MARK}</p>')
    assert '<p title="from 1">from <span data-point="24">1</span></p>' == spelled(markup)
    assert "from 1" == plain(f"from {MARK}")


def test_moves_are_renumbered_but_not_their_repeats() -> None:
    """Points change, the number of times does not, nor what is no number of a point."""
    numbers = {slot: 25 - slot for slot in range(1, 25)}
    assert "1/7(2) bar/3 19/off 99 end" == renumbered("24/18(2) bar/22 6/off 99 end", numbers)


@pytest.mark.parametrize("lang", LANGS)
def test_pages_know_their_points(lang: Lang) -> None:
    """Every page says how White numbers its board, its boards belong to one side, and its points are its own."""
    for lesson, place in STEPS:
        view, page = View(lesson, State(place), lang), PAGES[step_path(lesson, place, lang)]
        assert not re.search("[\ue000-\ue002]", page.main + page.title + page.description + page.state)
        assert 1 >= len(set(re.findall(r'data-mover="(\w+)"', page.main)))
        found = re.findall(r'<span data-point="(\d+)">(\d+)</span>', page.main)
        assert [] == [pair for pair in found if pair[0] != pair[1]]
        if view.scene and not isinstance(view.step, Find):
            white = " ".join(str(point_number(_white(view), slot)) for slot in range(1, 25))
            assert f'data-white="{white}"' in page.main
        else:
            assert [] == found
            assert "data-white" not in page.main or 'data-white=""' in page.main


def _white(view: View) -> Any:
    return View(view.lesson, view.state, view.lang, "white").scene


def test_everything_is_numbered_as_chosen() -> None:
    """Board, answer and what is said speak of the same numbers; the state keeps slots."""
    reply = play({"action": "tap", "slot": "24"}, {"action": "tap", "slot": "18"}, typed("1/3"))
    assert 'aria-label="point 1, head: 13 white checkers' in reply.fragments["board"]
    assert "1/3 is not legal — rules broken: 1" in with_numbers(reply.fragments["answer"])
    assert reply.said.startswith("1/3 is not legal")
    assert ("24/18", "24/22") == (reply.state["played"], reply.state["refused"])


def test_a_drag_speaks_in_slots() -> None:
    """What a hand carries is named by its places, whatever numbers they bear."""
    assert "24/18" == play({"action": "move", "moves": "24/18"}).state["played"]


def test_the_solution_can_be_typed_in_any_numbering() -> None:
    """Each way to write the same turn does the exercise."""
    for numbers, moves in (("own", "24/18/16"), ("white", "24/18/16"), ("s4", "1/7/9")):
        assert 'class="answer done"' in play(typed(moves), numbers=numbers).fragments["answer"]  # type: ignore[arg-type]


def test_what_cannot_be_played_is_shown_back_as_it_was_written() -> None:
    """The field and the explanation hold the very words, not what they were taken for."""
    reply = play(typed("1/1"))
    assert 'value="1/1"' in reply.fragments["controls"]
    assert "“1/1” does not move anything" in reply.fragments["answer"]


def test_an_unknown_numbering_is_the_usual_one() -> None:
    """Nonsense kept on a device changes nothing."""
    odd: Any = "roman"
    assert 'aria-label="point 24, head' in play(numbers=odd).fragments["board"]
