"""A lesson step that answers: what the page keeps, and the reply to each event."""

from __future__ import annotations

from collections.abc import Mapping

from nardy.notation import InputFaults, read_moves, write_moves
from nardy.pages.lesson.view import View
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.teach import Lesson
from nardy.teach.feedback import feedback
from nardy.teach.player import advance
from nardy.teach.state import Do, State
from nardy.teach.state import Event as Done
from nardy.text import Lang

NAME = "lesson"
_DO: Mapping[str, Do] = {
    "tap": "tap",
    "type": "move",
    "move": "move",
    "end": "end",
    "undo": "undo",
    "retry": "retry",
    "hint": "hint",
    "solution": "solution",
}
"""Action of the page → event of the player; going on and back are links."""
_VALUE = {"tap": "slot", "type": "moves", "move": "moves"}
_LONGEST = 200


def lesson_live(lessons: tuple[Lesson, ...]) -> LivePage:
    """The live page of all lessons; which one and which step stands in the state that pages keep."""
    by_id = {lesson.id: lesson for lesson in lessons}

    def answer(kept: Json | None, event: Event, lang: Lang, _throw: Throw) -> Reply:
        kept = kept or {}
        lesson = by_id[kept["lesson"]]
        state = _after(lesson, recalled(lesson, kept), event)
        view = View(lesson, state, lang)
        said = view.dice_said() if event.get("action") == "dice" else view.said()
        return Reply(as_json(lesson, state), view.fragments(), "", said, view.violation())

    return LivePage(NAME, answer)


def _after(lesson: Lesson, state: State, event: Event) -> State:
    """The state after an event of the page; one that lessons do not know changes nothing."""
    action = str(event.get("action"))
    if action == "cancel":
        return _put_back(lesson, state)
    if action not in _DO:
        return state
    value = str(event.get(_VALUE.get(action, ""), ""))[:_LONGEST]
    return advance(lesson, state, Done(_DO[action], value))


def _put_back(lesson: Lesson, state: State) -> State:
    """The piece in hand put down where it was."""
    if state.picked is None:
        return state
    return advance(lesson, state, Done("tap", str(state.picked)))


def as_json(lesson: Lesson, state: State) -> Json:
    """The state as a page keeps it, steps by their names."""
    return {
        "lesson": lesson.id,
        "step": lesson.steps[state.step].id,
        "played": write_moves(state.played),
        "refused": write_moves(state.refused),
        "ended": state.ended,
        "unread": state.unread,
        "picked": state.picked,
        "hints": state.hints,
        "shown": state.shown,
    }


def recalled(lesson: Lesson, kept: Json) -> State:
    """The state that a page has kept; the fresh step where it is none of ours (unknown step: `KeyError`)."""
    fresh = State(lesson.index(kept["step"]))
    try:
        state = State(
            fresh.step,
            read_moves(str(kept["played"])),
            read_moves(str(kept["refused"])),
            bool(kept["ended"]),
            str(kept["unread"]),
            None if kept["picked"] is None else int(kept["picked"]),
            int(kept["hints"]),
            bool(kept["shown"]),
        )
        feedback(lesson, state)
    except (KeyError, TypeError, ValueError, InputFaults):
        return fresh
    return state
