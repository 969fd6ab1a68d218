"""The player: what each event does, and that nobody ever gets stuck."""

from __future__ import annotations

import random
from itertools import repeat
from typing import get_args

import pytest

from lessons import LESSONS
from nardy.notation import Hop, write_step
from nardy.teach import Choose, Exam, Exercise, Find, Lesson, Pick, Spot, Task
from nardy.teach.exam import over, verdicts
from nardy.teach.feedback import feedback
from nardy.teach.finding import wanted
from nardy.teach.hints import BACK, END, RUNGS, ladder
from nardy.teach.picking import checked
from nardy.teach.player import advance
from nardy.teach.questions import chosen
from nardy.teach.state import Do, Event, State
from nardy.text import Facts
from tests.lessons.kinds import KINDS
from tests.lessons.samples import HEADS

ONE, FIRST, LAST = 1, 0, 2
"""Places in the sample lesson: the exercise, and the steps at its ends."""
LONGEST = 12
"""More steps than any solution has."""


def after(*events: Event | tuple[Do, str] | Do, lesson: Lesson = HEADS, place: int = ONE) -> State:
    """The state after events at the exercise of the sample lesson."""
    state = State(place)
    for event in events:
        made = event if isinstance(event, Event) else Event(*([event] if isinstance(event, str) else event))
        state = advance(lesson, state, made)
    return state


def outcome(state: State, lesson: Lesson = HEADS) -> str:
    """What is said about a state."""
    told = feedback(lesson, state)
    assert told is not None
    return told.outcome


def test_legal_steps_stay_on_the_board() -> None:
    """A legal step stands, and the turn is open until all is played."""
    state = after(("move", "24/18"))
    assert (State(ONE, played=(Hop(0, 24, 18),)), "open") == (state, outcome(state))


def test_refused_steps_spring_back() -> None:
    """What breaks a rule is told, and does not stand; what came before it does."""
    state = after(("move", "24/18 24/22"))
    assert State(ONE, played=(Hop(0, 24, 18),), refused=(Hop(0, 24, 22),)) == state
    assert "refused" == outcome(state)


def test_solution_in_any_order() -> None:
    """Only the position counts: the steps of a solution may come in any order."""
    assert "done" == outcome(after(("move", "24/22/16")))


def test_a_solution_found_alone_stays_ones_own() -> None:
    """Who asks for the solution after having found it is not told that it was shown."""
    assert after(("move", "24/18 18/16")) == after(("move", "24/18 18/16"), "solution")


def test_legal_turn_that_was_not_asked() -> None:
    """A legal turn that breaks nothing is not what an exercise in breaking asks."""
    state = after(("move", "24/18 18/16"), place=LAST)
    assert "other" == outcome(state)


def test_foreseen_mistake_in_another_order() -> None:
    """A mistake is recognised by its steps, whichever came first."""
    told = feedback(HEADS, after(("move", "24/22 24/18")))
    assert told is not None
    assert HEADS.steps[ONE].mistakes[0] == told.mistake  # type: ignore[union-attr]


def test_unforeseen_mistake_gets_the_reasons() -> None:
    """A mistake that nobody foresaw is told every rule that it breaks."""
    told = feedback(HEADS, after(("move", "18/19")))
    assert told is not None
    assert told.mistake is None
    assert ["move.direction", "move.die"] == [fault.rule.id for fault in told.verdict.faults]


def test_a_jump_is_taken_apart() -> None:
    """A move by both dice is two steps; the first stays when only the second is refused."""
    state = after(("move", "18/10"))
    assert ((Hop(0, 18, 16),), (Hop(0, 16, 10),)) == (state.played, state.refused)


def test_ending_too_early() -> None:
    """Ending the turn with a number unplayed breaks the duty, and the learner can go on."""
    state = after(("move", "24/18"), "end")
    assert "refused" == outcome(state)
    assert "done" == outcome(advance(HEADS, state, Event("move", "18/16")))


@pytest.mark.parametrize("moves", ["24", "24/30", "9/3", "bar/off"])
def test_moves_that_make_no_sense(moves: str) -> None:
    """What cannot be read, or what no hand could do, is explained and changes nothing."""
    state = after(("move", moves))
    told = feedback(HEADS, state)
    assert told is not None
    assert ((), "unread") == (state.played, told.outcome)
    assert told.unreadable


def test_taps() -> None:
    """Two taps make a step; a second tap on the same place puts the piece down again."""
    assert 24 == after(("tap", "24")).picked
    assert State(ONE, played=(Hop(0, 24, 18),)) == after(("tap", "24"), ("tap", "18"))
    assert State(ONE) == after(("tap", "24"), ("tap", "24"))


def test_taps_that_hold_nothing() -> None:
    """An empty place, the tray and the bar (as a target) do nothing."""
    assert State(ONE) == after(("tap", "23"))
    assert State(ONE) == after(("tap", "0"))
    assert State(ONE) == after(("tap", "24"), ("tap", "25"))


def test_tapping_another_own_piece() -> None:
    """A second own piece that no number reaches is taken up instead; one that is reached is a target."""
    assert 18 == after(("tap", "24"), ("move", "24/22"), ("tap", "22"), ("tap", "18")).picked
    assert (Hop(0, 24, 18),) == after(("tap", "24"), ("tap", "18")).played


def test_tapping_the_opponent() -> None:
    """Moving the opponent's checker breaks the law that one moves one's own."""
    told = feedback(HEADS, after(("tap", "12"), ("tap", "6")))
    assert told is not None
    assert ["move.own-piece"] == [fault.rule.id for fault in told.verdict.faults]


def test_undo() -> None:
    """The refused step goes first, then what was played, step by step."""
    state = after(("move", "24/18 24/22"), "undo")
    assert State(ONE, played=(Hop(0, 24, 18),)) == state
    assert State(ONE) == advance(HEADS, state, Event("undo"))


def test_retry_keeps_the_hints() -> None:
    """Starting again clears the board and keeps the hints that were asked for."""
    assert State(ONE, hints=1) == after("hint", ("move", "24/18"), "retry")


@pytest.mark.parametrize("place", [ONE, LAST])
def test_solution_is_shown(place: int) -> None:
    """Whatever has been played, the solution can be shown, and it is one."""
    state = after(("move", "24/22"), "solution", place=place)
    assert state.shown
    assert "done" == outcome(state)


def test_done_is_done() -> None:
    """After a turn is over, only starting again, hints and moving on change anything."""
    state = after(("move", "24/18 18/16"))
    assert state == advance(HEADS, state, Event("tap", "24"))
    assert State(LAST) == advance(HEADS, state, Event("next"))


def test_ends_of_a_lesson() -> None:
    """There is nothing before the first step and nothing after the last."""
    assert State(FIRST) == after("back", place=FIRST)
    assert State(LAST) == after("next", place=LAST)


def test_reading_needs_nothing() -> None:
    """On a step that is only read, events of play change nothing and nothing is said."""
    state = after(("tap", "24"), "solution", "end", place=FIRST)
    assert (State(FIRST), None) == (state, feedback(HEADS, state))


def test_hints_lead_to_the_solution() -> None:
    """The last rung names a step; following it again and again solves every exercise."""
    for lesson in LESSONS:
        for place, task in enumerate(lesson.steps):
            if isinstance(task, Exercise):
                state = State(place, hints=RUNGS)
                for _ in range(LONGEST):
                    if outcome(state, lesson) == "open":
                        _, facts = ladder(lesson, task, state)[-1]
                        state = advance(lesson, state, hinted(facts))
                assert (task.id, "done") == (task.id, outcome(state, lesson))


def hinted(facts: Facts) -> Event:
    """Doing what the last rung of the ladder says: a step, or the end of the turn."""
    if not facts:
        return Event("end")
    return Event("move", write_step(Hop(0, int(str(facts["src"])), int(str(facts["dst"])))))


def test_hints_come_one_by_one() -> None:
    """Each asking shows one rung more; after the last there are no more."""
    task = HEADS.steps[ONE]
    assert isinstance(task, Exercise)
    asking: Do = "hint"
    shown = [len(ladder(HEADS, task, after(*repeat(asking, n)))) for n in range(RUNGS + 2)]
    assert [*range(RUNGS + 1), RUNGS] == shown


def test_hints_off_the_way() -> None:
    """Away from the solution the hint is to go back; with all played, to end the turn."""
    task = HEADS.steps[ONE]
    assert isinstance(task, Exercise)
    off = State(ONE, played=(Hop(0, 18, 16), Hop(0, 16, 10)), hints=RUNGS)
    assert (BACK, {}) == ladder(HEADS, task, off)[-1]
    through = State(ONE, played=(Hop(0, 24, 18), Hop(0, 18, 16)), hints=RUNGS)
    assert (END, {}) == ladder(HEADS, task, through)[-1]


def test_a_hint_is_given_or_not_spent() -> None:
    """Where another legal turn has been played there are hints as far as the way back; where all is done, none."""
    other = after("hint", ("move", "24/18 18/16"), "hint", "hint", place=LAST)
    assert ("other", 2) == (outcome(other), other.hints)
    done = after(("move", "24/18 18/16"), "hint")
    assert ("done", 0) == (outcome(done), done.hints)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lesson", [*LESSONS, KINDS], ids=lambda lesson: lesson.id)
def test_random_play_never_gets_stuck(lesson: Lesson, seed: int) -> None:
    """After any events, legal or not, retry gives a fresh board and the solution solves the step."""
    chance = random.Random(seed)
    for place, step in enumerate(lesson.steps):
        state = State(place)
        for _ in range(12):
            state = advance(lesson, state, some_event(chance))
            assert place == state.step
        again = advance(lesson, state, Event("retry"))
        if isinstance(step, Task):
            assert ((), (), ()) == (again.turns, again.played, again.chosen)
            assert is_done(lesson, advance(lesson, again, Event("solution")))


def is_done(lesson: Lesson, state: State) -> bool:
    """Whether the task of the step is done."""
    match lesson.steps[state.step]:
        case Choose() | Spot() as question:
            answer = chosen(lesson, question, state)
            return answer is not None and answer.right
        case Pick() as pick:
            told = checked(lesson, pick, state)
            return told is not None and told.right
        case Find() as search:
            return wanted(search, state) is None
        case Exam() as test:
            return over(test, state) and all(verdict.legal for verdict in verdicts(lesson, test, state))
    return outcome(state, lesson) == "done"


def some_event(chance: random.Random) -> Event:
    """Anything that a hand at the page could do."""
    do: Do = chance.choice([do for do in get_args(Do) if do not in ("next", "back")])
    slot = chance.choice([24, chance.randrange(26)])
    value = {"tap": str(slot), "move": f"{slot}/{chance.randrange(27)}", "choose": str(slot)}.get(do, "")
    return Event(do, value)


def test_where_a_law_is_to_be_broken_a_hand_means_what_it_does() -> None:
    """A checker put onto an own point backwards is a move there; elsewhere the other checker is taken up instead."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "long/moving")
    place = lesson.index("backwards")
    state = State(place)
    for slot in ("15", "20"):
        state = advance(lesson, state, Event("tap", slot))
    told = feedback(lesson, state)
    assert told is not None
    assert "done" == told.outcome
    other = State(lesson.index("two-numbers"))
    for slot in ("17", "20"):
        other = advance(lesson, other, Event("tap", slot))
    assert (20, ()) == (other.picked, other.played)
