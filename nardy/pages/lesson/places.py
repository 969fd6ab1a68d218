"""Where the steps of lessons lie."""

from __future__ import annotations

from nardy.teach import Lesson
from nardy.text import Lang


def step_path(lesson: Lesson, place: int, lang: Lang) -> str:
    """The public address of a step, from the root of the site."""
    return f"{lang}/lessons/{lesson.id}/{lesson.steps[place].id}.html"
