"""Questions, picking, free play and tests: what each event does, and what is said to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lessons import LESSONS
from nardy.pages.lesson import lesson_live
from nardy.pages.lesson.live import as_json
from nardy.pages.lesson.panel import panel_of
from nardy.pages.lesson.view import View
from nardy.pages.live import Reply
from nardy.pages.points import plain
from nardy.teach import Every, Exam, Free, Head, Lesson, Off, On, Pick, Row, Spot
from nardy.teach.exam import right, unreadable, verdicts
from nardy.teach.feedback import broken, feedback
from nardy.teach.goals import Goal
from nardy.teach.picking import checked, targets
from nardy.teach.player import advance
from nardy.teach.questions import answers_of, chosen
from nardy.teach.state import Do, Event, State
from nardy.teach.table import moment_of
from nardy.text import Lang
from tests.lessons.kinds import CHOOSE, FREE, GOAL, KINDS, PICK, PREDICT, RACE, RIGHT, SPOT, TEST
from tests.pages.play import text_of, with_numbers


def after(place: int, *events: tuple[Do, str], lesson: Lesson = KINDS) -> State:
    """The state after events at a step."""
    state = State(place)
    for do, value in events:
        state = advance(lesson, state, Event(do, value))
    return state


def outcome(state: State) -> str:
    """What is said about a state of an exercise."""
    told = feedback(KINDS, state)
    assert told is not None
    return told.outcome


def page(place: int, *events: dict[str, str], lang: Lang = "en") -> Reply:
    """The last reply to events at a step."""
    live, state = lesson_live((KINDS,)), as_json(KINDS, State(place))
    for event in ({"action": "open"}, *events):
        reply = live.answer(state, event, lang, lambda: (1, 1))
        state = json.loads(json.dumps(reply.state))
    return reply


# --- Questions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [CHOOSE, PREDICT, SPOT])
def test_one_answer_after_the_other(place: int) -> None:
    """A wrong answer may be followed by another; numbers that are no answer change nothing."""
    question: Any = KINDS.steps[place]
    tried = after(place, ("choose", "0"))
    answer = chosen(KINDS, question, tried)
    assert answer is not None
    assert (False, tried) == (answer.right, advance(KINDS, tried, Event("choose", "9")))
    last = chosen(KINDS, question, advance(KINDS, tried, Event("solution")))
    assert last is not None
    assert last.right


def test_broken_rule_to_spot() -> None:
    """The answers are titles of laws; the one that is broken is right, the others are kept, and told."""
    spot = KINDS.steps[SPOT]
    assert isinstance(spot, Spot)
    titles = [(answer.text.en, answer.right) for answer in answers_of(KINDS, spot)]
    assert [("Open points", False), ("One from the head", True), ("Only forward", False)] == titles
    assert "only forward" in answers_of(KINDS, spot)[2].says.en


# --- Picking ----------------------------------------------------------------------------------------------


def test_all_legal_targets() -> None:
    """From 18 with 6-2: the six leads to the opponent's head, so 16 alone is legal."""
    pick = KINDS.steps[PICK]
    assert isinstance(pick, Pick)
    assert (16,) == targets(KINDS, pick)
    told = checked(KINDS, pick, after(PICK, ("tap", "16"), ("end", "")))
    assert told is not None
    assert told.right


def test_wrong_and_missing_targets() -> None:
    """A point picked wrongly gets every reason of the referee, one left out is counted."""
    pick = KINDS.steps[PICK]
    assert isinstance(pick, Pick)
    told = checked(KINDS, pick, after(PICK, ("tap", "12"), ("end", "")))
    assert told is not None
    [(slot, faults)] = told.wrong
    assert (12, ["move.landing"], 1) == (slot, [fault.rule.id for fault in faults], told.missed)


def test_picks_can_be_taken_back() -> None:
    """A second tap lets go of a point; the checker itself and the bar are no targets."""
    assert () == after(PICK, ("tap", "16"), ("tap", "16"), ("tap", "18"), ("tap", "25")).chosen
    assert (16,) == after(PICK, ("tap", "16"), ("tap", "12"), ("undo", "")).chosen


def test_picking_on_the_page() -> None:
    """The reasons stand in the page, and the right picks are done."""
    reply = page(PICK, {"action": "tap", "slot": "12"}, {"action": "end"})
    assert "Not to 12" in with_numbers(reply.fragments["answer"])
    assert 'data-rule="move.landing"' in reply.fragments["answer"]
    done = page(PICK, {"action": "tap", "slot": "16"}, {"action": "end"})
    assert 'class="answer done"' in done.fragments["answer"]


def test_a_point_for_both_numbers_is_explained() -> None:
    """What only a sum leads to breaks no rule; it is told, and said, which numbers it takes."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "basics/board")
    panel = panel_of(View(lesson, State(lesson.index("where-to"), chosen=(18,), ended=True), "ru"))
    assert panel is not None
    assert "Одним числом на 18 не попасть: это 4\u00a0+\u00a02." in plain(panel.answer())
    assert "Одним числом на 18 не попасть" in plain(panel.violation())


# --- Free play and goals ----------------------------------------------------------------------------------


def test_free_play_goes_on_until_the_goal() -> None:
    """Turn after turn with the throws given; the game is over when the goal is met."""
    state = after(FREE, ("move", "6/off 5/off"))
    assert (("6/off 5/off",), (), "open") == (state.turns, state.played, outcome(state))
    state = advance(KINDS, state, Event("move", "3/off 2/1"))
    assert "done" == outcome(advance(KINDS, state, Event("move", "1/off")))


def test_throws_run_out() -> None:
    """Without the goal after the last throw it is legal, but not what was asked; starting again helps."""
    state = after(FREE, ("move", "6/off 5/off"), ("move", "3/2 2/off"))
    assert "done" == outcome(advance(KINDS, state, Event("move", "2/off")))
    slow = after(FREE, ("move", "6/off 5/off"), ("move", "3/off 2/1"))
    assert 2 == len(slow.turns)
    assert State(FREE) == advance(KINDS, slow, Event("retry"))


def test_mistakes_in_free_play_spring_back() -> None:
    """Each turn is judged by itself."""
    state = after(FREE, ("move", "6/off 5/off"), ("move", "3/off 2/off"))
    assert ("refused", 1) == (outcome(state), len(state.turns))


def test_solution_of_free_play() -> None:
    """The solution plays all its turns."""
    state = after(FREE, ("solution", ""))
    assert ("done", True) == (outcome(state), state.shown)


def test_goal_of_one_turn() -> None:
    """Any legal turn that meets the goal is done, whatever the solution; one that does not is not."""
    assert "done" == outcome(after(GOAL, ("move", "24/22/16")))
    assert "other" == outcome(after(GOAL, ("move", "18/16 16/10")))


@pytest.mark.parametrize(
    ("goal", "met", "printed"),
    [
        (On(5), True, "1 checker on 5."),
        (On(5, 2), False, "2 checkers on 5."),
        (Off(11), True, "bear off 11 checkers."),
        (Off(12), False, "bear off 12 checkers."),
        (Head(0), True, "no more than 0 checkers on the head."),
        (Row(2), True, "2 points in a row."),
        (Row(3), False, "3 points in a row."),
        (Every((On(6), On(5))), True, "1 checker on 6; 1 checker on 5."),
        (Every((On(6), On(4))), False, "1 checker on 6; 1 checker on 4."),
    ],
)
def test_goals(goal: Goal, met: bool, printed: str) -> None:
    """A goal is a predicate of the position that prints what it asks."""
    assert (met, printed) == (goal.met(moment_of(KINDS, RACE)), str(goal))


def test_goals_compare() -> None:
    """Equal goals are equal values."""
    assert Every((On(6), Row(3))) == Every((On(6), Row(3)))
    assert On(6) != On(5)


# --- Tests ------------------------------------------------------------------------------------------------


def test_silence_until_the_end() -> None:
    """Illegal steps stay on the board and nothing is said of them, by word or mark, before the last turn."""
    reply = page(TEST, {"action": "type", "moves": "24/18 24/22"})
    assert ("24/18 24/22", "") == (reply.state["played"], reply.violation)
    assert "data-rule" not in reply.fragments["answer"]
    assert "violated" not in reply.fragments["board"]


def test_verdicts_at_the_end() -> None:
    """The report names for each turn exactly the rules that it broke."""
    test = KINDS.steps[TEST]
    assert isinstance(test, Exam)
    moves = ("24/18 24/22", "6/off 5/off", "")
    state = after(TEST, *(event for turn in moves for event in _turn(turn)))
    found = [sorted(broken(verdict)) for verdict in verdicts(KINDS, test, state)]
    assert [["head.one"], [], ["turn.play-all"]] == found


def _turn(moves: str) -> list[tuple[Do, str]]:
    return [*([("move", moves)] if moves else []), ("end", "")]  # type: ignore[list-item]


def test_report_on_the_page() -> None:
    """How many turns were without a fault, each rule broken with its reason, and what would have been legal."""
    events = [{"action": "type", "moves": "24/18 24/22"}, *[{"action": "end"}] * 3]
    told = text_of(with_numbers(page(TEST, *events).fragments["answer"]))
    assert "Turns without a fault: 0 of 3" in told
    assert "A checker has already left the head this turn" in told
    assert "A whole legal turn: 24/18 18/16" in told


def test_a_test_can_be_passed() -> None:
    """Legal turns on every board are done; nothing is open to change afterwards but a new start."""
    test = KINDS.steps[TEST]
    assert isinstance(test, Exam)
    state = after(TEST, *(event for board in test.boards for event in _turn(right(KINDS, board).removesuffix(" end"))))
    assert all(verdict.legal for verdict in verdicts(KINDS, test, state))
    assert state == advance(KINDS, state, Event("tap", "24"))
    assert State(TEST) == advance(KINDS, state, Event("retry"))


def test_after_a_test_the_last_position_stays() -> None:
    """Nothing slides back, the way on is the main button when all was legal, and each fault is told with its turn."""
    reply = page(TEST, *_played(("24/18 18/16", "6/off 5/off", "10/4")))
    assert "point 4, home: 1 white checker; the last step ended here" in reply.fragments["board"]
    assert 'class="main"' not in reply.fragments["controls"]
    assert 'tabindex="-1"' in reply.fragments["controls"]
    reply = page(TEST, *_played(("24/18 18/16", "6/off", "10/4")))
    assert reply.violation.replace("\u2060", "").startswith("Turn 2 of 3: 6-5. ")
    assert 'class="main"' in reply.fragments["controls"]


def _played(turns: tuple[str, ...]) -> list[dict[str, str]]:
    return [event for moves in turns for event in ({"action": "type", "moves": moves}, {"action": "end"})]


def test_taps_and_undo_in_a_test() -> None:
    """A hand moves by two taps, and takes back step by step."""
    state = after(TEST, ("tap", "24"), ("tap", "18"), ("tap", "24"), ("tap", "22"))
    assert 2 == len(state.played)
    assert 1 == len(advance(KINDS, state, Event("undo")).played)


def test_nonsense_in_a_test_is_explained() -> None:
    """What no hand could do is told at once and changes nothing."""
    test = KINDS.steps[TEST]
    assert isinstance(test, Exam)
    state = after(TEST, ("move", "9/3"))
    assert ((), True) == (state.played, bool(unreadable(KINDS, test, state)))


# --- What would happen ------------------------------------------------------------------------------------


def test_a_wrong_line_is_played_out_and_comes_back() -> None:
    """The board shows the wrong step made; then the task stands as it did."""
    wrong = after(GOAL, ("move", "24/18 24/22"))
    seen = advance(KINDS, wrong, Event("what-if"))
    assert (13, 12) == (_on_head(wrong), _on_head(seen))
    assert wrong == advance(KINDS, seen, Event("what-if"))


def _on_head(state: State) -> int:
    scene = View(KINDS, state, "en").scene
    assert scene is not None
    return scene.position.count("white", 24, 0)


def test_playing_on_ends_what_would_happen() -> None:
    """Any move goes on from the task itself."""
    seen = after(GOAL, ("move", "24/18 24/22"), ("what-if", ""))
    assert "done" == outcome(advance(KINDS, seen, Event("move", "18/16")))


def test_nothing_wrong_nothing_to_play_out() -> None:
    """Where nothing was refused there is no wrong line."""
    assert not after(GOAL, ("move", "24/18"), ("what-if", "")).what_if


def test_what_would_happen_on_the_page() -> None:
    """The button appears after a mistake, and leads there and back."""
    wrong = {"action": "type", "moves": "24/18 24/22"}
    assert "What would happen?" in page(GOAL, wrong).fragments["controls"]
    there = page(GOAL, wrong, {"action": "what-if"})
    assert "Back to the task" in there.fragments["controls"]
    assert "If it stood" in there.said
    assert "Если бы так и осталось" in page(GOAL, wrong, {"action": "what-if"}, lang="ru").said


def test_free_play_on_the_page() -> None:
    """The goal stands beside the board, and the next throw is told."""
    reply = page(FREE, {"action": "type", "moves": "6/off 5/off"})
    assert "bear off 15 checkers." in reply.fragments["answer"]
    assert "Throw 2 of 3" in reply.said
    assert isinstance(KINDS.steps[FREE], Free)
    assert RIGHT.en in page(FREE, {"action": "solution"}).said
