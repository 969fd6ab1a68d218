"""Beside a board that can be numbered in three ways: the point asked for, and what each point is called."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from nardy.html import Html, tag
from nardy.pages.lesson import words
from nardy.pages.lesson.answers import behind, folded
from nardy.pages.lesson.view import View
from nardy.pages.points import NUMBERING_NAMES
from nardy.pages.sandbox.controls import NUMBERING, button
from nardy.pages.still import still
from nardy.scene import NUMBERINGS, Numbering, Scene
from nardy.teach import Find
from nardy.teach.finding import wanted
from nardy.teach.state import State
from nardy.text import Facts, Text


@dataclass(frozen=True)
class FindPanel:
    """Finding in a state, in one language."""

    view: View
    task: Find

    def answer(self) -> Html:
        """What was tapped last, and the point asked for next."""
        state = self.view.state
        looking = "open found" if state.chosen else "open"
        outcome = "refused" if state.picked else looking if wanted(self.task, state) else "done"
        title = self._title()
        return self.view.answer(
            f"{outcome}{' shown' if state.shown else ''}",
            tag("h2", title, data_goal=not wanted(self.task, state)) if title else None,
            *(tag("p", line) for line in self._plain()),
        )

    def _title(self) -> str:
        state = self.view.state
        if state.picked:
            return self.view.text(words.NOT_THIS_POINT)
        if not wanted(self.task, state):
            return self.view.text(words.THESE if state.shown else words.DONE)
        return self.view.text(words.FOUND_IT) if state.chosen else ""

    def _plain(self) -> Iterator[str]:
        view, state = self.view, self.view.state
        asked = wanted(self.task, state)
        if state.picked:
            yield self._called(words.TAPPED, state.picked)
        elif state.chosen and not state.shown:
            yield self._called(words.CALLED, state.chosen[-1])
        if not asked:
            yield view.text(self.task.done)
            return
        numbering, slot = asked
        facts: Facts = {
            "point": self.view.numbers(numbering)[slot],
            "numbering": view.text(words.IN_NUMBERING[numbering]),
        }
        yield view.text(words.FIND, {**facts, "n": len(state.chosen) + 1, "all": len(self.task.points)})

    def _called(self, text: Text, slot: int) -> str:
        """A sentence with all the numbers of a point."""
        return self.view.text(text, {numbering: self.view.numbers(numbering)[slot] for numbering in NUMBERINGS})

    def _scene(self, numbering: Numbering) -> Scene:
        assert self.view.scene, "a point is found on a board"  # noqa: S101 - for the types
        return replace(self.view.scene, numbering=numbering)

    def controls(self) -> Html:
        """The three numberings, then again and the solution."""
        text, over = self.view.text, not wanted(self.task, self.view.state)
        label = text(NUMBERING)
        ways = tag("div", self._ways(), class_="buttons", role="group", aria_label=label)
        below = (
            button("retry", text(words.RETRY), "KeyR"),
            button("solution", text(words.SOLUTION), "KeyS", off=over and "for good"),
        )
        return self.view.controls(below, tag("div", tag("p", label), ways, class_="ways"))

    def _ways(self) -> Iterator[Html]:
        for key, numbering in enumerate(NUMBERINGS, 1):
            pressed = "true" if numbering == self.view.state.numbering else "false"
            yield tag(
                "button",
                NUMBERING_NAMES[numbering].say(self.view.lang),
                type="button",
                aria_pressed=pressed,
                data_action="number",
                data_numbering=numbering,
                data_key=f"Digit{key}",
            )

    def foreseen(self) -> Html:
        """The board in each numbering, and every point asked for with all its names."""
        view = self.view
        boards = (
            behind(
                NUMBERING_NAMES[numbering].say(view.lang),
                tag("figure", still(self._scene(numbering), view.lang, f"in-{numbering}"), class_="board-frame still"),
            )
            for numbering in NUMBERINGS
        )
        points = [tag("li", self._asked(state)) for state in self._states()]
        solution = behind(view.text(words.THE_SOLUTION), tag("ol", points), tag("p", view.text(self.task.done)))
        return folded(view, words.NUMBERED, [*boards, solution])

    def _states(self) -> Iterator[State]:
        every = tuple(slot for _, slot in self.task.points)
        yield from (State(self.view.state.step, chosen=every[:n]) for n in range(len(every)))

    def _asked(self, state: State) -> str:
        asked = wanted(self.task, state)
        assert asked  # noqa: S101 - for the types
        numbering, slot = asked
        number, name = self.view.numbers(numbering)[slot], self.view.text(words.IN_NUMBERING[numbering])
        return f"{number} {name}: {self._called(words.CALLED, slot)}"

    def said(self) -> str:
        """What was tapped, and what is asked."""
        return " ".join(filter(None, (self._title(), *self._plain())))

    def violation(self) -> str:
        """No rule is broken by looking in the wrong place."""
        return ""
