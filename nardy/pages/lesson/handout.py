"""A lesson on paper: its tasks with blanks to fill in, and the key on a page of its own."""

from __future__ import annotations

from nardy.html import Html, safe, tag
from nardy.page import Page, root_of
from nardy.pages.frame import framed
from nardy.pages.lesson import handout_words as words
from nardy.pages.lesson.handout_key import key
from nardy.pages.lesson.handout_tasks import blank, tasks
from nardy.pages.lesson.paths import handout_path, step_path
from nardy.pages.paper import print_button
from nardy.pages.points import plain
from nardy.teach import Course, Lesson
from nardy.text import LANGS, Lang


def handout_page(course: Course, lesson: Lesson, lang: Lang) -> Page:
    """The sheet of one lesson in one language; the search does not find it, for it tells what the steps tell."""
    alternates = {other: handout_path(lesson, other) for other in LANGS}
    path, name = alternates[lang], {"lesson": lesson.title.say(lang)}
    # On paper no script can number points otherwise.
    body = framed(path, lang, alternates, safe(plain(_sheet(course, lesson, lang))))
    title, about = words.TITLE.say(lang, name), words.ABOUT.say(lang, name)
    return Page(path, lang, f"{title} — nardy", about, body, alternates, live=False)


def _sheet(course: Course, lesson: Lesson, lang: Lang) -> Html:
    title = lesson.title.say(lang)
    back = tag("a", words.TO_LESSON.say(lang), href=root_of(handout_path(lesson, lang)) + step_path(lesson, 0, lang))
    return tag(
        "article",
        tag("p", print_button(lang), " ", words.HOW.say(lang), " ", back, class_="how"),
        tag("h1", title, " ", tag("small", course.title.say(lang))),
        tag("p", blank(words.NAME.say(lang)), blank(words.DATE.say(lang)), class_="whose"),
        tag("div", tasks(lesson, lang), class_="tasks"),
        tag(
            "section",
            tag("h2", words.KEY.say(lang, {"lesson": title})),
            key(lesson, lang),
            id="answers",
            class_="solutions",
        ),
        class_="handout",
        data_pagefind_ignore="all",
    )
