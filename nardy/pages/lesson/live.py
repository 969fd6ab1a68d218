"""A lesson step that answers: what the page keeps, and the reply to each event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from nardy.notation import InputFaults, read_moves, write_moves
from nardy.pages.lesson import words
from nardy.pages.lesson.panel import Panel, fragments, hints_of, panel_of
from nardy.pages.lesson.scene import scene_of
from nardy.pages.lesson.view import View
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.points import plain, renumbered, spelled
from nardy.pages.reasons import NOTHING_REFUSED
from nardy.scene import NUMBERINGS, Numbering
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
    "choose": "choose",
    "what-if": "what-if",
    "number": "number",
}
"""Action of the page → event of the player; going on and back are links."""
_VALUE = {"tap": "slot", "type": "moves", "move": "moves", "choose": "answer", "number": "numbering"}
_LONGEST = 200


def lesson_live(lessons: tuple[Lesson, ...]) -> LivePage:
    """The live page of all lessons; which one and which step stands in the state that pages keep."""
    by_id = {lesson.id: lesson for lesson in lessons}

    def answer(kept: Json | None, event: Event, lang: Lang, _throw: Throw) -> Reply:
        kept = kept or {}
        lesson = by_id[kept["lesson"]]
        before = View(lesson, recalled(lesson, kept), lang, _numbering(event))
        view = replace(before, state=_after(before, event))
        panel = panel_of(view)
        said, violation = _told(before, view, event, panel) if panel else ("", "")
        shown = {place: spelled(markup) for place, markup in fragments(view).items()}
        return Reply(as_json(lesson, view.state), shown, "", plain(said), plain(violation))

    return LivePage(NAME, answer)


def _told(before: View, view: View, event: Event, panel: Panel) -> tuple[str, str]:
    """What the two live regions say: a hint once, when it has come or changed, and alone where it was asked for."""
    if asked := _asked(view, event, panel):
        return asked, ""
    heard = hints_of(panel_of(before))
    fresh = " ".join(hint for hint in hints_of(panel) if hint not in heard)
    if fresh and event.get("action") == "hint":
        return fresh, ""
    return " ".join(filter(None, (panel.said(), fresh))), panel.violation()


def _asked(view: View, event: Event, panel: Panel) -> str:
    """The answer to one who only asks, "" to any other event."""
    match event.get("action"):
        case "dice":
            return view.dice_said()
        case "why":
            return panel.violation() or view.text(NOTHING_REFUSED)
        case "moves":
            return view.text(words.NO_MOVES)
    return ""


def _numbering(event: Event) -> Numbering:
    """How the reader of the page wants boards to be numbered."""
    return next((n for n in NUMBERINGS if n == event.get("numbers")), "own")


def _after(view: View, event: Event) -> State:
    """The state after an event of the page; one that lessons do not know changes nothing."""
    action, state = str(event.get("action")), view.state
    if action == "cancel":
        return _put_back(view.lesson, state)
    if action not in _DO:
        return state
    value = str(event.get(_VALUE.get(action, ""), ""))[:_LONGEST]
    if action == "type":
        value = renumbered(value, {number: slot for slot, number in view.numbers(view.numbering).items()})
    return advance(view.lesson, state, Done(_DO[action], value))


def _put_back(lesson: Lesson, state: State) -> State:
    """The piece in hand put down where it was; what has been refused is no longer shown, but what is done stays."""
    if state.picked is None:
        told = feedback(lesson, state)
        leftover = told and told.outcome != "done" and (state.refused or state.ended or state.unread)
        return advance(lesson, state, Done("undo")) if leftover else state
    return advance(lesson, state, Done("tap", str(state.picked)))


def as_json(lesson: Lesson, state: State) -> Json:
    """The state as a page keeps it, steps by their names."""
    return {
        "lesson": lesson.id,
        "step": lesson.steps[state.step].id,
        "turns": list(state.turns),
        "played": write_moves(state.played),
        "refused": write_moves(state.refused),
        "ended": state.ended,
        "unread": state.unread,
        "picked": state.picked,
        "chosen": list(state.chosen),
        "hints": state.hints,
        "shown": state.shown,
        "what_if": state.what_if,
        "numbering": state.numbering,
    }


def recalled(lesson: Lesson, kept: Json) -> State:
    """The state that a page has kept; the fresh step where it is none of ours (unknown step: `KeyError`)."""
    fresh = State(lesson.index(kept["step"]))
    try:
        state = _state(fresh.step, kept)
        scene_of(lesson, state)
    except (KeyError, TypeError, ValueError, IndexError, InputFaults):
        return fresh
    return state


def _state(step: int, kept: Json) -> State:
    return State(
        step,
        turns=tuple(map(str, kept["turns"])),
        played=read_moves(str(kept["played"])),
        refused=read_moves(str(kept["refused"])),
        ended=bool(kept["ended"]),
        unread=str(kept["unread"]),
        picked=None if kept["picked"] is None else int(kept["picked"]),
        chosen=tuple(map(int, kept["chosen"])),
        hints=int(kept["hints"]),
        shown=bool(kept["shown"]),
        what_if=bool(kept["what_if"]),
        numbering=NUMBERINGS[NUMBERINGS.index(kept["numbering"])],
    )
