"""Beside the board of a test: silence while it is played, and every turn's verdict at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from nardy.html import Html, tag
from nardy.pages.lesson import words
from nardy.pages.lesson.answers import behind, folded
from nardy.pages.lesson.scene import turn_scene
from nardy.pages.lesson.view import View
from nardy.pages.reasons import spoken
from nardy.pages.sandbox.controls import button
from nardy.pages.still import still
from nardy.referee import Verdict
from nardy.teach import Exam
from nardy.teach.exam import over, right, unreadable, verdicts
from nardy.teach.table import written


@dataclass(frozen=True)
class ExamPanel:
    """A test in a state, in one language."""

    view: View
    task: Exam

    @cached_property
    def told(self) -> tuple[Verdict, ...]:
        """The verdicts, once everything has been played; silence before."""
        over_now = over(self.task, self.view.state)
        return verdicts(self.view.lesson, self.task, self.view.state) if over_now else ()

    @property
    def _passed(self) -> bool:
        return bool(self.told) and all(verdict.legal for verdict in self.told)

    def answer(self) -> Html:
        """Which turn it is and what was played; at the end, what every turn broke."""
        outcome = "open" if not self.told else "done" if self._passed else "report"
        title = self._title()
        return self.view.answer(
            f"{outcome}{' shown' if self.view.state.shown else ''}",
            tag("h2", title, data_goal=bool(self.told)),
            *(tag("p", line) for line in self._plain()),
            tag("ol", self._report(), class_="report") if self.told else None,
        )

    def _title(self) -> str:
        view, every = self.view, len(self.task.boards)
        if self.told:
            return view.text(words.LEGAL_TURNS, {"n": sum(v.legal for v in self.told), "all": every})
        return self._turn(len(view.state.turns) + 1)

    def _turn(self, number: int) -> str:
        """Number and roll of a turn, for ears too: the dice are only drawn on the board."""
        boards = self.task.boards
        roll = "-".join(boards[number - 1].dice)
        return self.view.text(words.TURN, {"n": number, "all": len(boards), "roll": roll})

    def _plain(self) -> Iterator[str]:
        view, state = self.view, self.view.state
        if self.told:
            yield view.text(self.task.done if self._passed else words.REPORT)
            return
        faults = unreadable(view.lesson, self.task, state) if state.unread else ()
        yield from (view.unreadable(fault) for fault in faults)
        if state.played:
            yield view.text(words.PLAYED, {"moves": view.moves(state.played)})
        if state.picked is not None:
            yield view.text(words.IN_HAND, {"slot": state.picked})
        elif not state.played and not faults:
            yield view.text(words.SILENCE)

    def _report(self) -> Iterator[Html]:
        for board, verdict in zip(self.task.boards, self.told, strict=True):
            played = self.view.moves(a.step for a in verdict.attempts) or self.view.text(words.NOTHING)
            roll = f"{board.dice[0]}-{board.dice[1]}"
            title = words.TURN_LEGAL if verdict.legal else words.TURN_BROKEN
            legal = None
            if verdict.faults and verdict.witness:
                turn = self.view.moves(verdict.witness)
                legal = tag("p", self.view.text(words.WHOLE), tag("b", turn))
            line = self.view.text(title, {"roll": roll, "moves": played})
            yield tag("li", tag("h3", line), self.view.reasons(verdict.faults), legal)

    def controls(self) -> Html:
        """Moves, the way back, the end of the turn; no help."""
        text, state, ended = self.view.text, self.view.state, bool(self.told)
        buttons = (
            button("undo", text(words.UNDO), "KeyU", off="for good" if ended else not (state.played or state.unread)),
            button("end", text(words.END), "KeyE", main=not ended, off=ended and "for good"),
            button("retry", text(words.RETRY), "KeyR", main=ended and not self._passed),
        )
        return self.view.controls(buttons, self.view.typed(self.view.state.unread, spent=ended))

    def foreseen(self) -> Html:
        """Every board with a legal turn, for those who read."""
        view, turns = self.view, []
        for number, board in enumerate(self.task.boards, 1):
            verdict = written(view.lesson, board, right(view.lesson, board))
            scene = turn_scene(view.lesson, board, verdict.attempts)
            figure = tag("figure", still(scene, view.lang, f"turn-{number}"), class_="board-frame still")
            moves = view.moves(a.step for a in verdict.attempts) or view.text(words.NOTHING)
            turns.append(behind(self._turn(number), tag("p", view.text(words.WHOLE), tag("b", moves)), figure))
        return folded(view, words.A_LEGAL_GAME, turns, secret=True)

    def said(self) -> str:
        """Where the learner is, or how it went."""
        return " ".join((self._title(), *self._plain()))

    def violation(self) -> str:
        """Every rule broken and in which turn, once the test is over."""
        view, every = self.view, enumerate(self.told, 1)
        wrong = ((number, verdict.faults) for number, verdict in every if verdict.faults)
        return " ".join(f"{self._turn(number)}. {spoken(faults, view.lang, view.point)}" for number, faults in wrong)
