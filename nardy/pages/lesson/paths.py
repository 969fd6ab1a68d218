"""Where the pages of lessons lie, from the root of the site."""

from __future__ import annotations

from nardy.teach import Course, Lesson
from nardy.text import Lang


def index_path(lang: Lang) -> str:
    """The address of the list of courses."""
    return f"{lang}/lessons/index.html"


def course_path(course: Course, lang: Lang) -> str:
    """The address of the map of a course."""
    return f"{lang}/lessons/{course.id}/index.html"


def step_path(lesson: Lesson, place: int, lang: Lang) -> str:
    """The public address of a step."""
    return named_path(lesson, lesson.steps[place].id, lang)


def named_path(lesson: Lesson, name: str, lang: Lang) -> str:
    """The address of a step of this name."""
    return f"{lang}/lessons/{lesson.id}/{name}.html"


def handout_path(lesson: Lesson, lang: Lang) -> str:
    """The address of the sheet to print."""
    return named_path(lesson, "handout", lang)


def picture_path(lesson: Lesson, lang: Lang) -> str:
    """The address of the preview picture."""
    return f"{lang}/lessons/{lesson.id}/preview.png"
