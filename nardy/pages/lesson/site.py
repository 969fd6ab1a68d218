"""The static page of each lesson step: whole without Python, linked to the steps before and after it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from nardy.html import Child, Html, tag
from nardy.page import Page, root_of
from nardy.pages import board_tools
from nardy.pages.frame import framed
from nardy.pages.key import key
from nardy.pages.lesson import words
from nardy.pages.lesson.agreed import agreed
from nardy.pages.lesson.answers import choices
from nardy.pages.lesson.handout_words import HANDOUT
from nardy.pages.lesson.in_hand import in_hand
from nardy.pages.lesson.live import NAME, as_json
from nardy.pages.lesson.panel import panel_of
from nardy.pages.lesson.paths import course_path, handout_path, index_path, step_path
from nardy.pages.lesson.plans import plans
from nardy.pages.lesson.preview import picture_of
from nardy.pages.lesson.progress import step_data, storage
from nardy.pages.lesson.view import View
from nardy.pages.points import plain, spelled
from nardy.pages.still import still
from nardy.teach import Choose, Course, InHand, Spot, Task
from nardy.teach.state import State
from nardy.text import LANGS, Lang


def step_pages(course: Course, lang: Lang) -> Iterator[Page]:
    """Every step of every lesson of a course, in one language."""
    for place, lesson in enumerate(course.lessons):
        following = course.lessons[place + 1 : place + 2]
        after = step_path(following[0], 0, lang) if following else ""
        picture = picture_of(course, lesson, lang)
        for step in range(len(lesson.steps)):
            yield replace(_StepPage(View(lesson, State(step), lang), course, after).page(), picture=picture)


def _whole(text: str) -> str:
    """A text that no line ends within."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


class _StepPage:
    """One page in the making; `after` is the path of the next lesson, "" in the last one."""

    def __init__(self, view: View, course: Course, after: str) -> None:
        self.view, self.course, self.after = view, course, after
        self.lesson, self.place, self.lang = view.lesson, view.state.step, view.lang
        self.path = step_path(self.lesson, self.place, self.lang)
        self.panel = panel_of(view)

    def page(self) -> Page:
        """Head and body; the shell's state only where something is played."""
        view, live = self.view, NAME if self.panel else ""
        alternates = {other: step_path(self.lesson, self.place, other) for other in LANGS}
        state = json.dumps(as_json(self.lesson, view.state), ensure_ascii=False) if live else ""
        title = f"{view.step.heading.say(self.lang)} · {self.lesson.title.say(self.lang)} — nardy"
        about = plain(view.step.text.say(self.lang, None, view.point))
        body = framed(self.path, self.lang, alternates, spelled(self._article()), live)
        return Page(self.path, self.lang, title, about, body, alternates, state, live=bool(live), progress=True)

    def _article(self) -> Html:
        view = self.view
        words_besides = (*agreed(view), self._see())
        heading, figure = tag("h1", view.text(view.step.heading)), self._figure()
        return tag(
            "article",
            self._steps(),
            tag("div", heading, tag("p", view.text(view.step.text), class_="lead"), *words_besides, class_="words"),
            figure,
            tag("div", *self._beside(), self._way(), *self._below(), class_="beside"),
            class_="lesson" if figure else "lesson bare",
            data_lesson=self.lesson.id,
            data_step=view.step.id,
            data_task=isinstance(view.step, Task),
            data_white=" ".join(map(str, view.numbers("white").values())) if view.follows else None,
        )

    def _see(self) -> Child:
        see = self.view.step.see
        if see is None:
            return None
        return tag(
            "p",
            tag("a", see.name.say(self.lang), href=self._to(f"{self.lang}/{see.path}"), class_="button"),
            class_="see",
        )

    def _figure(self) -> Child:
        """The board, the dice in the hand or the boards of other games; None where the step is words alone."""
        view = self.view
        if isinstance(view.step, InHand):
            return in_hand(view.step, self.lang)
        if not view.scene:
            return plans(view.step, self.lang)
        board = view.board() if self.panel else still(view.scene, self.lang, "board")
        return tag("figure", board, class_="board-frame" if self.panel else "board-frame still")

    def _beside(self) -> Iterator[Html]:
        if self.panel:
            answer, controls = self.panel.answer(), self.panel.controls()
            yield from (answer, controls, self._tools(f"{answer}{controls}{self._way()}"), self.panel.foreseen())
            yield tag("template", tag("p", self.view.text(words.EARLY)), id="early")
        elif isinstance(self.view.step, Choose | Spot):
            yield choices(self.view, self.view.step)

    def _below(self) -> Iterator[Html]:
        if self.view.scene:
            yield key(self.lang)
        sheet = tag("a", HANDOUT.say(self.lang), href=self._to(handout_path(self.lesson, self.lang)))
        yield tag("p", sheet, class_="sheet")

    def _tools(self, shown: str) -> Html:
        """Only the letters that have a control in what is shown."""
        every = board_tools.LESSON.items()
        here = {letter: does for letter, does in every if letter == "?" or f'"Key{letter.upper()}"' in shown}
        return board_tools.board_tools(self.lang, here)

    def _steps(self) -> Html:
        """The way through the lesson: its name, and a link to each step."""
        view = self.view
        count = {"n": self.place + 1, "all": len(self.lesson.steps)}
        lessons = tag("a", view.text(words.LESSONS), href=self._to(index_path(self.lang)))
        course = tag("a", view.text(self.course.title), href=self._to(course_path(self.course, self.lang)))
        name = (lessons, " › ", course, " › ", view.text(self.lesson.title), ". ", _whole(view.text(words.STEP, count)))
        return tag(
            "nav",
            tag("p", *name),
            tag("ol", map(self._mark, range(len(self.lesson.steps))), data_done=view.text(words.STEP_DONE)),
            tag(
                "p",
                class_="storage",
                hidden=True,
                **storage(self.lang),
            ),
            class_="steps",
            aria_label=view.text(words.STEPS),
        )

    def _mark(self, place: int) -> Html:
        step = self.lesson.steps[place]
        name = f"{place + 1}. {self.view.text(step.heading)}"
        here = "step" if place == self.place else None
        link = tag(
            "a", str(place + 1), href=f"{step.id}.html", title=name, aria_label=name, aria_current=here,
            **step_data(self.lesson, place),
        )  # fmt: skip
        return tag("li", link)

    def _way(self) -> Html:
        """Back and next; they are links, so nobody needs the board to go on."""
        view, steps, place = self.view, self.lesson.steps, self.place
        last = place + 1 == len(steps)
        href = self._onward() if last else f"{steps[place + 1].id}.html"
        label = words.NEXT if not last else words.NEXT_LESSON if self.after else words.FINISH
        back = tag("a", view.text(words.BACK), href=f"{steps[place - 1].id}.html", rel="prev", class_="button")
        return tag(
            "nav",
            back if place else None,
            tag("a", view.text(label), href=href, rel=None if last else "next", class_="button main", data_key="KeyN"),
            class_="way",
            aria_label=view.text(words.WAY),
        )

    def _onward(self) -> str:
        return self._to(self.after or course_path(self.course, self.lang))

    def _to(self, path: str) -> str:
        return root_of(self.path) + path
