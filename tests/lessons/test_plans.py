"""Boards of other games: drawn square by square, and told in words, on the page and on paper."""

from __future__ import annotations

import re

import pytest

from lessons import COURSES, LESSONS
from nardy.pages.lesson import lesson_pages
from nardy.pages.lesson.paths import handout_path, step_path
from nardy.scene import Plan
from nardy.text import LANGS, Lang
from nardy.view import draw_plan

PAGES = {page.path: page.main for lang in LANGS for page in lesson_pages(COURSES, lang)}
DRAWN = [(lesson, place) for lesson in LESSONS for place, step in enumerate(lesson.steps) if step.plans]
SQUARES = {"ur": [20], "count-the-squares": [30, 36, 24], "the-pharaoh": [30], "tabula": [24]}


def squares(plan: Plan) -> int:
    """How many squares somebody counts in the picture."""
    return draw_plan(plan, "en").count('class="pale"')


def told(page: str) -> list[tuple[str, str]]:
    """What the pictures of a page say to those who do not see them, and what stands below each."""
    picture = r'<figure><svg(?=[^>]* role="img")[^>]* aria-label="([^"]*)".*?<figcaption>(.*?)</figcaption>'
    return re.findall(picture, page)


def test_squares_can_be_counted() -> None:
    """Every board has as many squares as the lesson says that it has."""
    steps = [lesson.steps[place] for lesson, place in DRAWN]
    assert {step.id: [squares(plan) for plan in step.plans] for step in steps} == SQUARES


def test_rosettes_stand_in_squares_and_bare_wood_has_none() -> None:
    """A rosette takes the place of the line within its square; the wood between two halves holds nothing."""
    drawn = draw_plan(next(step for step in DRAWN[0][0].steps if step.id == "ur").plans[0], "en")
    assert [5, 15] == [drawn.count(f'class="{mark}"') for mark in ("dark", "grain")]


@pytest.mark.parametrize("lang", LANGS)
def test_boards_stand_with_their_words_on_the_page_and_on_paper(lang: Lang) -> None:
    """Each picture says what there is to see, and its name stands below it."""
    for lesson, place in DRAWN:
        wanted = [(plan.seen.say(lang), plan.name.say(lang)) for plan in lesson.steps[place].plans]
        assert wanted == told(PAGES[step_path(lesson, place, lang)])
        assert set(wanted) <= set(told(PAGES[handout_path(lesson, lang)]))
