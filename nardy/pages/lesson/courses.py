"""The list of courses and the map of each: theme, goal, overview; what has been done is marked on the device."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from zlib import crc32

from nardy.html import Html, tag
from nardy.page import Page, root_of
from nardy.pages.frame import framed
from nardy.pages.lesson import words
from nardy.pages.lesson.handout import handout_page
from nardy.pages.lesson.handout_words import HANDOUT
from nardy.pages.lesson.moved import moved_pages
from nardy.pages.lesson.paths import course_path, handout_path, index_path, step_path
from nardy.pages.lesson.progress import progress, step_data
from nardy.pages.lesson.site import step_pages
from nardy.teach import Course, Lesson
from nardy.text import LANGS, Lang


def lesson_pages(courses: Iterable[Course], lang: Lang) -> Iterator[Page]:
    """The list of courses, the map of each, every step, old names of steps, and every sheet, in one language."""
    every = tuple(courses)
    yield _index_page(every, lang)
    for course, following in zip_longest(every, every[1:]):
        yield _course_page(course, following, lang)
        yield from step_pages(course, lang)
        yield from moved_pages(course, lang)
        yield from (handout_page(course, lesson, lang) for lesson in course.lessons)


def lesson_links(courses: Iterable[Course], lang: Lang) -> Iterator[tuple[str, str]]:
    """Title and map of each course, as the home page lists them."""
    for course in courses:
        yield course.title.say(lang), course_path(course, lang)


def _index_page(courses: tuple[Course, ...], lang: Lang) -> Page:
    title, about = words.LESSONS.say(lang), words.ABOUT.say(lang)
    cards = (_course_card(course, lang) for course in courses)
    main = tag(
        "div",
        tag("h1", title),
        tag("p", about, class_="lead"),
        _go_on(lang),
        *cards,
        progress(lang),
        class_="lessons",
    )
    return _page({other: index_path(other) for other in LANGS}, lang, title, about, main)


def _page(paths: dict[Lang, str], lang: Lang, title: str, about: str, main: Html) -> Page:
    body = framed(paths[lang], lang, paths, main)
    return Page(paths[lang], lang, f"{title} — nardy", about, body, paths, live=False, progress=True)


def _course_card(course: Course, lang: Lang) -> Html:
    """A course in the list: its theme, and its lessons as a map."""
    href = root_of(index_path(lang)) + course_path(course, lang)
    lessons = (_row(lesson, lang, index_path(lang), "h3") for lesson in course.lessons)
    heading = tag("h2", tag("a", course.title.say(lang), href=href))
    return tag("section", heading, tag("p", course.theme.say(lang)), tag("ol", lessons, class_="map"), class_="card")


def _course_page(course: Course, following: Course | None, lang: Lang) -> Page:
    paths = {other: course_path(course, other) for other in LANGS}
    title, theme = course.title.say(lang), course.theme.say(lang)
    lessons = (_row(lesson, lang, paths[lang], "h2") for lesson in course.lessons)
    back = tag("a", words.LESSONS.say(lang), href=root_of(paths[lang]) + index_path(lang))
    main = tag(
        "div",
        tag("p", back, class_="above"),
        tag("h1", title),
        tag("p", theme, class_="lead"),
        tag("p", tag("strong", words.COURSE_GOAL.say(lang)), " ", course.goal.say(lang), class_="lead"),
        _go_on(lang),
        tag("ol", lessons, class_="map whole"),
        _onward(following, paths[lang], lang) if following else None,
        progress(lang),
        class_="lessons",
    )
    return _page(paths, lang, title, theme, main)


def _go_on(lang: Lang) -> Html:
    """The way to where a learner has stopped; its script fills in the lesson and shows it once something is done."""
    link = tag("a", href="#", class_="button main", data_say=words.RESUME.say(lang, {"lesson": "{lesson}"}))
    return tag("p", link, class_="go-on", hidden=True)


def _onward(following: Course, here: str, lang: Lang) -> Html:
    """The way to the course after this one."""
    label = words.NEXT_COURSE.say(lang, {"course": following.title.say(lang)})
    return tag(
        "p", tag("a", label, href=root_of(here) + course_path(following, lang), class_="button"), class_="onward"
    )


def _row(lesson: Lesson, lang: Lang, here: str, heading: str) -> Html:
    """A lesson on the map: its name leads to its first step; below stand links to its sheet and to each step."""
    hrefs = [root_of(here) + step_path(lesson, place, lang) for place in range(len(lesson.steps))]
    steps = (_step(lesson, place, href, lang) for place, href in enumerate(hrefs))
    sheet = root_of(here) + handout_path(lesson, lang)
    says = {"done": words.ALL_DONE, "started": words.STARTED, "due": words.DUE}
    state = tag("span", class_="state", **{f"data_{name}": text.say(lang) for name, text in says.items()})
    return tag(
        "li",
        tag(heading, tag("a", lesson.title.say(lang), href=hrefs[0]), " ", state),
        tag("p", lesson.about.say(lang), " ", tag("a", HANDOUT.say(lang), href=sheet, class_="sheet")),
        tag("ol", steps, class_="dots", data_done=words.STEP_DONE.say(lang)),
        data_lesson=lesson.id,
        data_code=code(lesson),
    )


def _step(lesson: Lesson, place: int, href: str, lang: Lang) -> Html:
    step = lesson.steps[place]
    name = f"{place + 1}. {step.heading.say(lang)}"
    return tag("li", tag("a", str(place + 1), href=href, title=name, aria_label=name, **step_data(lesson, place)))


def code(lesson: Lesson) -> str:
    """Two letters that stand for a lesson in the code of a learner's progress; a test keeps them apart."""
    number = crc32(lesson.id.encode()) % 676
    return chr(97 + number // 26) + chr(97 + number % 26)
