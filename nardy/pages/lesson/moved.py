"""The old addresses of steps that have been renamed: pages that lead to the new ones."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import tag
from nardy.page import Page, root_of
from nardy.pages.lesson import words
from nardy.pages.lesson.paths import named_path, step_path
from nardy.teach import Course, Lesson
from nardy.text import LANGS, Lang


def moved_pages(course: Course, lang: Lang) -> Iterator[Page]:
    """A page for every name that a step of the course has had before."""
    for lesson in course.lessons:
        for place, step in enumerate(lesson.steps):
            yield from (_moved(lesson, place, old, lang) for old in step.renamed)


def _moved(lesson: Lesson, place: int, old: str, lang: Lang) -> Page:
    """No frame around it: a page that is only passed through is not put in place of another one."""
    path, goal, step = named_path(lesson, old, lang), step_path(lesson, place, lang), lesson.steps[place]
    heading = step.heading.say(lang)
    link = tag("a", heading, href=root_of(path) + goal, data_moved=True)
    main = tag("main", tag("h1", heading), tag("p", words.MOVED_TO.say(lang), link))
    title = words.MOVED.say(lang, {"step": heading, "old": old})
    alternates = {other: step_path(lesson, place, other) for other in LANGS}
    about = words.MOVED_TO.say(lang) + heading
    return Page(path, lang, f"{title} — nardy", about, main, alternates, live=False, moved=goal)
