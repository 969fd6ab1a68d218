"""What stands beside the board, whatever kind of step it is."""

from __future__ import annotations

from typing import Protocol

from nardy.html import Html
from nardy.pages.lesson.exam import ExamPanel
from nardy.pages.lesson.exercise import ExercisePanel
from nardy.pages.lesson.find import FindPanel
from nardy.pages.lesson.pick import PickPanel
from nardy.pages.lesson.view import View
from nardy.teach import Exam, Exercise, Find, Pick


class Panel(Protocol):
    """A step that needs the engine: what is said beside its board, and what can be pressed."""

    def answer(self) -> Html:
        """What there is to say to what was done."""

    def controls(self) -> Html:
        """What can be pressed."""

    def foreseen(self) -> Html:
        """All that can be said without an engine, each thing behind a click of its own."""

    def said(self) -> str:
        """What the live region of the state says."""

    def violation(self) -> str:
        """What the live region of violations says; nothing where no rule is broken."""


def panel_of(view: View) -> Panel | None:
    """The panel of a step that is played; None for one that needs no engine."""
    match view.step:
        case Exercise() as task:
            return ExercisePanel(view, task)
        case Pick() as pick:
            return PickPanel(view, pick)
        case Find() as search:
            return FindPanel(view, search)
        case Exam() as test:
            return ExamPanel(view, test)
    return None


def hints_of(panel: Panel | None) -> tuple[str, ...]:
    """The hints that are shown; only exercises give any."""
    return panel.hints() if isinstance(panel, ExercisePanel) else ()


def fragments(view: View) -> dict[str, Html]:
    """Everything on the page that follows from the state, by the id of its place."""
    panel = panel_of(view)
    return {"board": view.board(), "answer": panel.answer(), "controls": panel.controls()} if panel else {}
