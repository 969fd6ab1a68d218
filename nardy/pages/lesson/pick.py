"""Beside a board on which points are picked: how many, and why the wrong ones are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from nardy.html import Html, tag
from nardy.pages.lesson import words
from nardy.pages.lesson.answers import behind, folded
from nardy.pages.lesson.view import View
from nardy.pages.reasons import spoken
from nardy.pages.sandbox.controls import button
from nardy.teach import Pick
from nardy.teach.picking import Picked, checked, numbers_to, targets


@dataclass(frozen=True)
class PickPanel:
    """Picking in a state, in one language."""

    view: View
    task: Pick

    @cached_property
    def told(self) -> Picked | None:
        """The answer to what was picked, once it is asked for."""
        return checked(self.view.lesson, self.task, self.view.state)

    def answer(self) -> Html:
        """What was picked, and when asked what is wrong with it and how much is missing."""
        told = self.told
        outcome = "open" if told is None else "done" if told.right else "refused" if told.wrong else "partly"
        return self.view.answer(
            f"{outcome}{' shown' if self.view.state.shown else ''}",
            tag("h2", self._title(), data_goal=told.right) if told else None,
            *(tag("p", line) for line in self._plain()),
            *self._wrong(),
        )

    def _title(self) -> str:
        if not self.told or not self.told.right:
            return self.view.text(words.NOT_YET if self.told and self.told.wrong else words.NOT_ALL)
        return self.view.text(words.THESE if self.view.state.shown else words.DONE)

    def _plain(self) -> Iterator[str]:
        view, told = self.view, self.told
        picked = view.state.chosen
        yield view.text(words.PICKED, {"points": picked}) if picked else view.text(words.PICK, {"src": self.task.src})
        if told and told.right:
            yield view.text(self.task.done)
        elif told and told.missed:
            yield view.text(words.MISSED, {"n": told.missed})

    def _wrong(self) -> Iterator[Html]:
        for slot, faults in self.told.wrong if self.told else ():
            yield tag("h3", self.view.text(words.NOT_TO, {"slot": slot}))
            yield self.view.reasons(faults) or tag("p", self._together(slot))

    def _together(self, slot: int) -> str:
        """Why a point is wrong to which the checker may go, but not with one number."""
        numbers = "\u00a0+\u00a0".join(map(str, numbers_to(self.view.lesson, self.task, slot)))
        return self.view.text(words.TOGETHER, {"slot": slot, "numbers": numbers})

    def controls(self) -> Html:
        """Check, take back, again, and the solution."""
        text, right = self.view.text, bool(self.told and self.told.right)
        return self.view.controls((
            button("end", text(words.CHECK), "KeyE", main=not right, off=right and "for good"),
            button("undo", text(words.UNPICK), "KeyU", off=not self.view.state.chosen),
            button("retry", text(words.RETRY), "KeyR"),
            button("solution", text(words.SOLUTION), "KeyS", off=right and "for good"),
        ))  # fmt: skip

    def foreseen(self) -> Html:
        """The solution."""
        view = self.view
        points = {"points": targets(view.lesson, self.task)}
        solution = tag("p", tag("b", view.text(words.PICKED, points))), tag("p", view.text(self.task.done))
        return folded(view, words.SOLUTION_ONLY, [behind(view.text(words.THE_SOLUTION), *solution)])

    def said(self) -> str:
        """What was picked, and what is missing."""
        return " ".join(filter(None, (self._title() if self.told else "", *self._plain())))

    def violation(self) -> str:
        """The reasons against the points picked wrongly."""
        wrong, view = self.told.wrong if self.told else (), self.view
        reasons = (spoken(faults, view.lang, view.point) or self._together(slot) for slot, faults in wrong)
        return " ".join(reasons)
