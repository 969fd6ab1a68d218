"""Picking all points to which a checker may go: what is right, what was picked wrongly and why."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nardy.fault import Fault
from nardy.notation import Hop
from nardy.teach.lesson import Lesson, Pick
from nardy.teach.state import Event, State
from nardy.teach.table import moment_of, rules_of, verdict_on
from nardy.why import why


@dataclass(frozen=True, slots=True)
class Picked:
    """What there is to say to the points picked.

    wrong: points that were picked and are not legal with one number, each with every rule that forbids it, none where
    only several numbers together lead there; missed: how many are legal and were not picked.
    """

    wrong: tuple[tuple[int, tuple[Fault, ...]], ...]
    missed: int

    @property
    def right(self) -> bool:
        """Whether these are all the points and no others."""
        return not self.wrong and not self.missed


def targets(lesson: Lesson, task: Pick) -> tuple[int, ...]:
    """The points that one number legally leads to, the farthest from home first."""
    now = moment_of(lesson, task.board)
    found = {
        c.step.dst for c in why(rules_of(lesson, task.board), now, now).choices if c.legal and c.step.src == task.src
    }
    return tuple(sorted(found, reverse=True))


def checked(lesson: Lesson, task: Pick, state: State) -> Picked | None:
    """The answer to what was picked; None before the learner asks for it."""
    if not state.ended:
        return None
    right = targets(lesson, task)
    wrong = tuple((slot, _faults(lesson, task, slot)) for slot in state.chosen if slot not in right)
    return Picked(wrong, len(set(right) - set(state.chosen)))


def numbers_to(lesson: Lesson, task: Pick, slot: int) -> tuple[int, ...]:
    """The numbers that together lead to a point."""
    attempts = verdict_on(lesson, task.board, (Hop(0, task.src, slot),)).attempts
    return tuple(number for attempt in attempts for number in attempt.dice)


def _faults(lesson: Lesson, task: Pick, slot: int) -> tuple[Fault, ...]:
    return verdict_on(lesson, task.board, (Hop(0, task.src, slot),)).faults


def advance(lesson: Lesson, task: Pick, state: State, event: Event) -> State:
    """A tap picks a point or lets go of it; the end of the turn asks for the answer."""
    match event.do:
        case "tap":
            return _toggled(replace(state, ended=False, shown=False), int(event.value), task.src)
        case "undo":
            return replace(state, ended=False, shown=False, chosen=state.chosen[:-1])
        case "end":
            return replace(state, ended=True)
        case "retry":
            return State(state.step)
        case "solution":
            return replace(state, chosen=targets(lesson, task), ended=True, shown=True)
    return state


def _toggled(state: State, slot: int, src: int) -> State:
    if slot == src or not 0 <= slot <= 24:
        return state
    without = tuple(other for other in state.chosen if other != slot)
    return replace(state, chosen=without if slot in state.chosen else (*without, slot))
