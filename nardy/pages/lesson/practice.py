"""From a rule to the steps of lessons in which it is done or broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.html import Html, tag
from nardy.page import root_of
from nardy.pages.lesson.paths import step_path
from nardy.teach import Course, Lesson, Task
from nardy.text import Lang, Text

PRACTISE = Text("Practise it", "Попробуйте сами")
MOST = 4
"""So many steps are named: enough to begin."""


def practice(courses: Iterable[Course], variant: str, rule: str, path: str, lang: Lang) -> Html | None:
    """Links from the page at `path` to the first steps about a rule of a game; None when no lesson has one."""
    found = list(_steps(courses, variant, rule))[:MOST]
    links = (tag("li", _link(lesson, place, path, lang)) for lesson, place in found)
    return tag("section", tag("h2", PRACTISE.say(lang)), tag("ul", links), class_="practice") if found else None


def _steps(courses: Iterable[Course], variant: str, rule: str) -> Iterator[tuple[Lesson, int]]:
    for course in courses:
        for lesson in course.lessons:
            if lesson.variant == variant:
                yield from (
                    (lesson, i) for i, step in enumerate(lesson.steps) if isinstance(step, Task) and rule in step.rules
                )


def _link(lesson: Lesson, place: int, path: str, lang: Lang) -> Html:
    words = f"{lesson.title.say(lang)}: {lesson.steps[place].heading.say(lang)}"
    return tag("a", words, href=root_of(path) + step_path(lesson, place, lang))
