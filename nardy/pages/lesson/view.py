"""One state of a lesson in one language: what all kinds of steps need to be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from nardy.board import POINTS
from nardy.fault import Fault
from nardy.html import Html, safe, tag
from nardy.notation import Hop, InputFault
from nardy.page import root_of
from nardy.pages.lesson import words
from nardy.pages.lesson.paths import step_path
from nardy.pages.lesson.scene import scene_of
from nardy.pages.points import marked, namer, renumbered, step_name
from nardy.pages.reasons import reasons
from nardy.scene import Numbering, Scene
from nardy.teach import Find, Lesson, Say
from nardy.teach.feedback import board_of
from nardy.teach.state import State
from nardy.teach.table import rules_of
from nardy.text import Facts, Lang, PointNamer, Text, own_numbers
from nardy.turn import Step
from nardy.view import draw, point_number
from nardy.view.dice import spoken as spoken_dice

_THROW = re.compile(r"(?<=\b[1-6])-(?=[1-6]\b)")
_JOINED = "\u2060"


@dataclass(frozen=True)
class View:
    """All that is said about one state of a lesson in one language and in the numbering that the reader has chosen."""

    lesson: Lesson
    state: State
    lang: Lang
    numbering: Numbering = "own"

    @property
    def step(self) -> Say:
        """The step that the learner is at."""
        return self.lesson.steps[self.state.step]

    @cached_property
    def scene(self) -> Scene | None:
        """The board, where the step has one."""
        scene = scene_of(self.lesson, self.state)
        return replace(scene, numbering=self.numbering) if scene and self.follows else scene

    @property
    def follows(self) -> bool:
        """Whether the step is numbered as the reader has chosen; where numbers are the task it has its own say."""
        return not isinstance(self.step, Find)

    @cached_property
    def point(self) -> PointNamer:
        """How points are named beside this board: marked, so that the page can name them otherwise."""
        if not self.scene:
            return own_numbers
        return marked(self.scene) if self.follows else namer(self.scene)

    def numbers(self, numbering: Numbering) -> dict[int, int]:
        """The number of each point of this board in a numbering."""
        return (
            {slot: point_number(replace(self.scene, numbering=numbering), slot) for slot in POINTS}
            if self.scene
            else {}
        )

    def unreadable(self, fault: InputFault) -> str:
        """What is wrong with written moves, which are shown back as they were written."""
        facts = {name: self._shown(fact) if isinstance(fact, str) else fact for name, fact in fault.facts.items()}
        return self.text(fault.text, facts)

    def _shown(self, moves: str) -> str:
        return renumbered(moves, self.numbers(self.numbering) if self.follows else {})

    def text(self, text: Text, facts: Facts | None = None) -> str:
        """A text in the language and numbering of the page; no line ends within a throw."""
        return _THROW.sub(f"-{_JOINED}", text.say(self.lang, facts, self.point))

    def moves(self, steps: Iterable[Step | Hop]) -> str:
        """Steps as they are written beside this board."""
        return " ".join(step_name(step, self.lang, self.point) for step in steps)

    def board(self) -> Html:
        """The board of the step; empty markup where the step is words alone."""
        return safe(draw(self.scene, self.lang)) if self.scene else Html("")

    def reasons(self, faults: Iterable[Fault]) -> Html | None:
        """Every broken rule with a link to its page; None where none is broken."""
        found = tuple(faults)
        if not found:
            return None
        return reasons(rules_of(self.lesson, board_of(self.step)), found, self.lang, self.point, self._root())

    def _root(self) -> str:
        return root_of(step_path(self.lesson, self.state.step, self.lang))

    def dice_said(self) -> str:
        """What the live region says when the dice are asked for."""
        return spoken_dice(self.scene, self.lang) if self.scene else ""

    def spoken_key(self, action: str, label: Text, key: str) -> Html:
        """A button for the ears alone, and its key: what it tells eyes can see."""
        return tag(
            "button", self.text(label), type="button", class_="hidden", tabindex="-1",
            data_action=action, data_key=key,
        )  # fmt: skip

    def typed(self, unread: str, *, spent: bool = False) -> Html:
        """The field for written moves; once there is nothing more to play it is no stop of Tab."""
        stop = "-1" if spent else None
        field = tag(
            "input", id="typed", name="moves", type="text", value=self._shown(unread), autocomplete="off",
            autocapitalize="off", spellcheck="false", placeholder=self.text(words.LIKE), maxlength=200,
            tabindex=stop,
        )  # fmt: skip
        label = tag("label", tag("span", self.text(words.TYPE)), field)
        play = tag("button", self.text(words.PLAY), type="submit", tabindex=stop)
        return tag("form", label, play, data_action="type", class_="typed")

    def answer(self, outcome: str, *content: Html | None) -> Html:
        """The place beside the board where the referee and the author speak; asked why of nothing, it says so."""
        quiet = outcome.startswith(("open", "done"))
        return tag(
            "section",
            content,
            self.spoken_key("why", words.WHY, "KeyW") if quiet else None,
            id="answer",
            class_=f"answer {outcome}",
            data_see="board" if self.state.what_if or self.state.shown else None,
            aria_label=self.text(words.REFEREE),
            tabindex="-1",
            data_key=None if quiet else "KeyW",
        )

    def controls(self, buttons: Iterable[Html], typed: Html | None = None) -> Html:
        """The buttons of the step and the field for moves."""
        return tag(
            "section",
            typed,
            tag("div", buttons, class_="buttons"),
            self.spoken_key("dice", words.DICE, "KeyD"),
            id="controls",
            class_="live-only",
            aria_label=self.text(words.CONTROLS),
        )
