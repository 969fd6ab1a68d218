"""The static pages of lessons: one for each step, whole without Python, and the list of all lessons."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from nardy.html import Child, Html, tag
from nardy.page import Page, root_of
from nardy.pages.frame import framed
from nardy.pages.lesson import words
from nardy.pages.lesson.answers import answers
from nardy.pages.lesson.live import NAME, as_json
from nardy.pages.lesson.places import step_path
from nardy.pages.lesson.view import View
from nardy.pages.still import still
from nardy.teach import Lesson
from nardy.teach.state import State
from nardy.text import LANGS, Lang


def lesson_pages(lessons: Iterable[Lesson], lang: Lang) -> Iterator[Page]:
    """The list of lessons and every step of each, in one language."""
    every = tuple(lessons)
    yield _index_page(every, lang)
    for lesson in every:
        for place in range(len(lesson.steps)):
            yield _step_page(View(lesson, State(place), lang))


def lesson_links(lessons: Iterable[Lesson], lang: Lang) -> Iterator[tuple[str, str]]:
    """Title and first page of each lesson, as the home page lists them."""
    for lesson in lessons:
        yield lesson.title.say(lang), step_path(lesson, 0, lang)


def index_path(lang: Lang) -> str:
    """The address of the list of lessons."""
    return f"{lang}/lessons/index.html"


def _index_page(lessons: tuple[Lesson, ...], lang: Lang) -> Page:
    path, alternates = index_path(lang), {other: index_path(other) for other in LANGS}
    title, about = words.LESSONS.say(lang), words.ABOUT.say(lang)
    cards = (_card(lesson, lang) for lesson in lessons)
    main = tag("div", tag("h1", title), tag("p", about, class_="lead"), *cards, class_="lessons")
    return Page(path, lang, f"{title} — nardy", about, framed(path, lang, alternates, main), alternates, live=False)


def _card(lesson: Lesson, lang: Lang) -> Html:
    """A lesson in the list: what it is about, and its steps as links."""
    root = root_of(index_path(lang))
    hrefs = [root + step_path(lesson, place, lang) for place in range(len(lesson.steps))]
    steps = zip(hrefs, lesson.steps, strict=True)
    return tag(
        "section",
        tag("h2", lesson.title.say(lang)),
        tag("p", lesson.about.say(lang)),
        tag("ol", (tag("li", tag("a", step.heading.say(lang), href=href)) for href, step in steps)),
        tag("p", tag("a", words.BEGIN.say(lang), href=hrefs[0], class_="button main")),
        class_="card",
    )


def _step_page(view: View) -> Page:
    lesson, place, lang = view.lesson, view.state.step, view.lang
    path, alternates = step_path(lesson, place, lang), {x: step_path(lesson, place, x) for x in LANGS}
    live = NAME if view.task else ""
    state = json.dumps(as_json(lesson, view.state), ensure_ascii=False) if live else ""
    title = f"{view.text(view.step.heading)} · {lesson.title.say(lang)} — nardy"
    body = framed(path, lang, alternates, _step(view), live)
    return Page(path, lang, title, view.text(view.step.text), body, alternates, state, live=bool(live))


def _step(view: View) -> Html:
    return tag(
        "article",
        _steps(view),
        tag(
            "div",
            tag("h1", view.text(view.step.heading)),
            tag("p", view.text(view.step.text), class_="lead"),
            class_="words",
        ),
        _board(view),
        tag("div", *_beside(view), _way(view), class_="beside"),
        class_="lesson" if view.scene else "lesson bare",
    )


def _board(view: View) -> Child:
    if not view.scene:
        return None
    board = view.board() if view.task else still(view.scene, view.lang, "board")
    return tag("figure", board, class_="board-frame" if view.task else "board-frame still")


def _beside(view: View) -> Iterator[Html]:
    if view.task:
        parts = view.fragments()
        yield from (parts["answer"], parts["controls"], answers(view, view.task))


def _steps(view: View) -> Html:
    """The way through the lesson: its name, and a link to each step."""
    count = {"n": view.state.step + 1, "all": len(view.lesson.steps)}
    lessons = tag("a", view.text(words.LESSONS), href=_to_index(view))
    return tag(
        "nav",
        tag("p", lessons, " › ", view.text(view.lesson.title), ". ", view.text(words.STEP, count)),
        tag("ol", (_mark(view, place) for place in range(len(view.lesson.steps)))),
        class_="steps",
        aria_label=view.text(words.STEPS),
    )


def _mark(view: View, place: int) -> Html:
    step = view.lesson.steps[place]
    here = "step" if place == view.state.step else None
    name = f"{place + 1}. {view.text(step.heading)}"
    link = tag("a", str(place + 1), href=f"{step.id}.html", title=name, aria_label=name, aria_current=here)
    return tag("li", link)


def _way(view: View) -> Html:
    """Back and next; they are links, so nobody needs the board to go on."""
    steps, place = view.lesson.steps, view.state.step
    last = place + 1 == len(steps)
    after = _to_index(view) if last else f"{steps[place + 1].id}.html"
    label = words.FINISH if last else words.NEXT
    return tag(
        "nav",
        tag("a", view.text(words.BACK), href=f"{steps[place - 1].id}.html", rel="prev", class_="button")
        if place
        else None,
        tag("a", view.text(label), href=after, rel=None if last else "next", class_="button main"),
        class_="way",
        aria_label=view.text(words.WAY),
    )


def _to_index(view: View) -> str:
    return root_of(step_path(view.lesson, 0, view.lang)) + index_path(view.lang)
