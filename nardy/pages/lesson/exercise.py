"""Beside the board of an exercise: what the referee and the author say, hints, and the controls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from nardy.html import Child, Html, tag
from nardy.pages.lesson import words
from nardy.pages.lesson.answers import answers
from nardy.pages.lesson.view import View
from nardy.pages.reasons import spoken
from nardy.pages.sandbox.controls import button
from nardy.teach import Exercise, Free, Try
from nardy.teach.feedback import Feedback, feedback, singles
from nardy.teach.goals import sentence
from nardy.teach.hints import END, ladder
from nardy.turn import Step


@dataclass(frozen=True)
class ExercisePanel:
    """An exercise in a state, in one language."""

    view: View
    task: Exercise

    @cached_property
    def told(self) -> Feedback:
        """What there is to say to what was played."""
        told = feedback(self.view.lesson, self.view.state)
        if told is None:
            raise TypeError(f"{self.task.id} is no exercise of its lesson")
        return told

    def foreseen(self) -> Html:
        """Hints, the solution and the mistakes that were foreseen."""
        return answers(self.view, self.task)

    def said(self) -> str:
        """Title and sentences, one after the other."""
        return " ".join(filter(None, (self._title(), *self._plain())))

    def hints(self) -> tuple[str, ...]:
        """The rungs of the ladder that are shown."""
        return tuple(self._hints())

    def violation(self) -> str:
        """Every rule broken."""
        return spoken(self.told.verdict.faults, self.view.lang, self.view.point)

    def answer(self) -> Html:
        """The outcome, the author's sentence, every rule broken, a legal turn behind a click, and the hints."""
        title, told, state = self._title(), self.told, self.view.state
        return self.view.answer(
            f"{told.outcome}{' shown' if state.shown else ''}",
            self._goal(),
            tag("h2", title, data_goal=told.outcome == "done") if title else None,
            *(tag("p", line) for line in self._plain()),
            None if state.what_if else self.view.reasons(told.verdict.faults),
            self._witness(),
            self._ladder(),
            None if told.outcome == "refused" else self.view.spoken_key("moves", words.MOVES, "KeyM"),
        )

    def _goal(self) -> Html | None:
        goal = self.task.goal if isinstance(self.task, Free | Try) else None
        if goal is None:
            return None
        return tag("p", tag("b", self.view.text(words.GOAL)), " ", sentence(goal, self.view.text), class_="goal")

    def _title(self) -> str:
        view, told = self.view, self.told
        if view.state.what_if:
            return view.text(words.IF_IT_STOOD)
        if told.outcome == "refused":
            return f"{self._refused()} — {view.text(words.BROKEN, {'n': len(told.verdict.faults)})}"
        if told.outcome == "done" and view.state.shown:
            return view.text(words.SHOWN, {"moves": view.moves(singles(told.verdict))})
        return view.text(words.OUTCOMES[told.outcome]) if told.outcome in words.OUTCOMES else ""

    def _refused(self) -> str:
        view = self.view
        if view.state.refused:
            return view.text(words.REFUSED, {"moves": view.moves(view.state.refused)})
        return view.text(words.NOT_ENDED)

    def _plain(self) -> Iterator[str]:
        """The sentences under the title."""
        view, told = self.view, self.told
        if view.state.what_if:
            yield view.text((told.mistake and told.mistake.later) or words.LATER[bool(told.verdict.faults)])
        elif told.outcome == "done":
            yield view.text(self.task.done)
        elif told.mistake:
            yield view.text(told.mistake.says)
        elif told.outcome == "other":
            yield view.text(words.AGAIN)
        if told.outcome == "refused" and view.state.played and not view.state.what_if:
            yield view.text(words.STANDS, {"moves": view.moves(view.state.played)})
        yield from (view.unreadable(fault) for fault in told.unreadable)
        if told.outcome == "open":
            yield from self._open()

    def _open(self) -> Iterator[str]:
        view, state = self.view, self.view.state
        if isinstance(self.task, Free) and state.turns and not state.played:
            count = {"n": len(state.turns) + 1, "all": len(self.task.throws) + 1}
            yield view.text(words.NEXT_THROW, {**count, "roll": "-".join(self.task.throws[len(state.turns) - 1])})
        if state.played:
            yield view.text(words.PLAYED, {"moves": view.moves(state.played)})
        if state.picked is not None:
            yield view.text(words.IN_HAND, {"slot": state.picked})
        elif not (state.played or state.turns):
            yield view.text(words.QUIET)

    def _witness(self) -> Html | None:
        """One click away, so that it does not give the answer before it is wanted."""
        told, view = self.told, self.view
        if told.outcome != "refused" or told.verdict.witness is None or view.state.what_if:
            return None
        turn = tag("p", self._carried_on(told.verdict.witness))
        return tag("details", tag("summary", view.text(words.LEGAL), data_key="KeyM"), turn, class_="legal")

    def _carried_on(self, turn: tuple[Step, ...]) -> Iterator[Child]:
        """What of a legal turn is still to be played after what stands on the board."""
        view, played = self.view, self.view.state.played
        rest = turn[len(played) :]
        if not rest:
            yield view.text(END if turn else words.STUCK)
            return
        yield from (view.text(words.GO_ON if played else words.WHOLE), tag("b", view.moves(rest)))

    def _hints(self) -> Iterator[str]:
        if not self._done:
            hints = ladder(self.view.lesson, self.task, self.view.state)
            yield from (self.view.text(text, facts) for text, facts in hints)

    def _ladder(self) -> Html | None:
        hints = self.hints()
        return tag("ol", (tag("li", hint) for hint in hints), class_="hints") if hints else None

    def controls(self) -> Html:
        """Moves, the way back, hints and the solution; after a mistake, what it would lead to."""
        return self.view.controls(self._buttons(), self.view.typed(self.view.state.unread, spent=self._done))

    @property
    def _done(self) -> bool:
        return self.told.outcome == "done"

    def _buttons(self) -> Iterator[Html]:
        text, over, done = self.view.text, self.told.over, self._done
        yield button("undo", text(words.UNDO), "KeyU", off=not self._undoable())
        yield button("end", text(words.END), "KeyE", off="for good" if done else over)
        yield button("retry", text(words.RETRY), "KeyR", main=over and not done)
        yield button("hint", text(words.HINT), "KeyH", off=done and "for good")
        yield button("solution", text(words.SOLUTION), "KeyS", off=done and "for good")
        if self.told.outcome in ("refused", "other"):
            label = words.TO_THE_TASK if self.view.state.what_if else words.WHAT_IF
            yield button("what-if", text(label), "KeyX")

    def _undoable(self) -> bool:
        """Whether something was played or refused that can be taken back."""
        state = self.view.state
        return bool(state.played or state.refused or state.ended or state.unread)
