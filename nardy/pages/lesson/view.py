"""Beside the board of a lesson: what the referee and the author say, hints, and the controls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from nardy.fault import Fault
from nardy.html import Child, Html, safe, tag
from nardy.notation import Hop
from nardy.page import root_of
from nardy.pages.lesson import words
from nardy.pages.lesson.places import step_path
from nardy.pages.lesson.scene import scene_of
from nardy.pages.points import namer, step_name
from nardy.pages.reasons import reasons, spoken
from nardy.pages.sandbox.controls import button
from nardy.scene import Scene
from nardy.teach import Exercise, Lesson, Say
from nardy.teach.feedback import Feedback, feedback, singles, task_of
from nardy.teach.hints import ladder
from nardy.teach.state import State
from nardy.teach.table import rules_of
from nardy.text import Facts, Lang, PointNamer, Text, own_numbers
from nardy.turn import Step
from nardy.view import draw


@dataclass(frozen=True)
class View:
    """All that is said about one state of a lesson in one language."""

    lesson: Lesson
    state: State
    lang: Lang

    @property
    def step(self) -> Say:
        """The step that the learner is at."""
        return self.lesson.steps[self.state.step]

    @property
    def task(self) -> Exercise | None:
        """The step, where it is an exercise."""
        return task_of(self.lesson, self.state)

    @cached_property
    def scene(self) -> Scene | None:
        """The board, where the step has one."""
        return scene_of(self.lesson, self.state)

    @cached_property
    def point(self) -> PointNamer:
        """How points are named beside this board."""
        return namer(self.scene) if self.scene else own_numbers

    @cached_property
    def told(self) -> Feedback | None:
        """What there is to say to what was played."""
        return feedback(self.lesson, self.state)

    def text(self, text: Text, facts: Facts | None = None) -> str:
        """A text in the language and numbering of the page."""
        return text.say(self.lang, facts, self.point)

    def moves(self, steps: Iterable[Step | Hop]) -> str:
        """Steps as they are written beside this board."""
        return " ".join(step_name(step, self.lang, self.point) for step in steps)

    def fragments(self) -> dict[str, Html]:
        """Everything on the page that follows from the state, by the id of its place."""
        if self.task is None or self.told is None:
            return {}
        parts = {"answer": self._answer(self.task, self.told), "controls": self._controls(self.told)}
        return {"board": self.board()} | parts

    def board(self) -> Html:
        """The board of the step; empty markup where the step is words alone."""
        return safe(draw(self.scene, self.lang)) if self.scene else Html("")

    def said(self) -> str:
        """What the live region of the state says."""
        if self.task is None or self.told is None:
            return ""
        return " ".join(filter(None, (self._title(self.told), *self._plain(self.task, self.told), *self._hints())))

    def violation(self) -> str:
        """What the live region of violations says: every rule broken, nothing where none is."""
        return spoken(self.told.verdict.faults, self.lang, self.point) if self.told else ""

    def _answer(self, task: Exercise, told: Feedback) -> Html:
        title = self._title(told)
        return tag(
            "section",
            tag("h2", title) if title else None,
            (tag("p", line) for line in self._plain(task, told)),
            self.reasons(told.verdict.faults),
            self._witness(told),
            self._ladder(),
            id="answer",
            class_=f"answer {told.outcome}",
            aria_label=self.text(words.REFEREE),
            tabindex="-1",
        )

    def reasons(self, faults: Iterable[Fault]) -> Child:
        """Every broken rule with a link to its page; None where nothing is broken."""
        every = tuple(faults)
        return reasons(rules_of(self.lesson), every, self.lang, self.point, self._root()) if every else None

    def _root(self) -> str:
        return root_of(step_path(self.lesson, self.state.step, self.lang))

    def _title(self, told: Feedback) -> str:
        match told.outcome:
            case "done" if self.state.shown:
                return self.text(words.SHOWN, {"moves": self.moves(singles(told.verdict))})
            case "done":
                return self.text(words.DONE)
            case "other":
                return self.text(words.OTHER)
            case "unread":
                return self.text(words.UNREAD)
            case "refused":
                return f"{self._refused()} — {self.text(words.BROKEN, {'n': len(told.verdict.faults)})}"
            case _:
                return ""

    def _refused(self) -> str:
        if self.state.refused:
            return self.text(words.REFUSED, {"moves": self.moves(self.state.refused)})
        return self.text(words.NOT_ENDED)

    def _plain(self, task: Exercise, told: Feedback) -> Iterator[str]:
        """The sentences under the title."""
        if told.outcome == "done":
            yield self.text(task.done)
        elif told.mistake:
            yield self.text(told.mistake.says)
        elif told.outcome == "other":
            yield self.text(words.AGAIN)
        yield from (self.text(fault.text, fault.facts) for fault in told.unreadable)
        if told.outcome == "open":
            yield from self._open()

    def _open(self) -> Iterator[str]:
        if self.state.played:
            yield self.text(words.PLAYED, {"moves": self.moves(self.state.played)})
        if self.state.picked is not None:
            yield self.text(words.IN_HAND, {"slot": self.state.picked})
        elif not self.state.played:
            yield self.text(words.QUIET)

    def _witness(self, told: Feedback) -> Child:
        """One click away, so that it does not give the answer before it is wanted."""
        if told.outcome != "refused" or not told.verdict.witness:
            return None
        turn = tag("p", self.text(words.WHOLE), tag("b", self.moves(told.verdict.witness)))
        return tag("details", tag("summary", self.text(words.LEGAL)), turn, class_="legal")

    def _hints(self) -> Iterator[str]:
        if self.task and self.told and not self.told.over:
            yield from (self.text(text, facts) for text, facts in ladder(self.lesson, self.task, self.state))

    def _ladder(self) -> Child:
        hints = list(self._hints())
        return tag("ol", (tag("li", hint) for hint in hints), class_="hints") if hints else None

    def _controls(self, told: Feedback) -> Html:
        off = told.over
        other = told.outcome == "other"
        buttons = (
            button("undo", self.text(words.UNDO), "KeyU"),
            button("end", self.text(words.END), "KeyE", off=off),
            button("retry", self.text(words.RETRY), "KeyR", main=other),
            button("hint", self.text(words.HINT), "KeyH", off=off),
            button("solution", self.text(words.SOLUTION), "KeyS", off=off and not other),
        )
        return tag(
            "section",
            self._typed(),
            tag("div", buttons, class_="buttons"),
            id="controls",
            class_="live-only",
            aria_label=self.text(words.CONTROLS),
        )

    def _typed(self) -> Html:
        field = tag(
            "input", id="typed", name="moves", type="text", value=self.state.unread, autocomplete="off",
            autocapitalize="off", spellcheck="false", placeholder=self.text(words.LIKE), maxlength=200,
        )  # fmt: skip
        label = tag("label", tag("span", self.text(words.TYPE)), field)
        play = tag("button", self.text(words.PLAY), type="submit")
        return tag("form", label, play, data_action="type", class_="typed")
