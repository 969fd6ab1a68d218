"""Faults that others have reported of their programs, each as a test of its kind; the numbers are the reports'."""

from __future__ import annotations

from typing import Any

import pytest

from nardy.board import Position
from nardy.interface import answer_referee, read_request
from nardy.legal import legal_turns
from nardy.match import Event
from nardy.notation import InputFaults, read_moves, write_moves, write_side
from nardy.referee import judge
from nardy.ruleset import ruleset
from nardy.turn import Moment
from nardy.variants import VARIANT
from tests.bench.engine import moment_of
from tests.support import Json, ask, broken, letters, listed
from tests.test_match import after as after_events
from tests.test_match import short as short_match
from tests.test_match import standing

SHORT, LONG = ruleset(VARIANT["short"]), ruleset(VARIANT["long"])


def row(points: list[int], dice: str, bar: tuple[int, int] = (0, 0), off: tuple[int, int] | None = None) -> Json:
    """A position as the reports give it: from the mover's 1-point, + mover's, - opponent's."""
    mine, theirs = sum(n for n in points if n > 0) + bar[0], -sum(n for n in points if n < 0) + bar[1]
    borne = off if off is not None else (15 - mine, 15 - theirs)
    return {"points": points, "dice": [int(die) for die in dice], "bar": list(bar), "off": list(borne)}


def results(points: list[int], dice: str, bar: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """How many numbers must be played, and how many results there are."""
    turns = legal_turns(SHORT, moment_of(SHORT, row(points, dice, bar)))
    return turns.outlook.longest, len(turns.results)


def moves(points: list[int], dice: str, bar: tuple[int, int] = (0, 0)) -> set[str]:
    """The steps of the legal turns."""
    turns = legal_turns(SHORT, moment_of(SHORT, row(points, dice, bar)))
    return {write_moves(end.steps) for end in turns.ends}


def one(**points: int) -> list[int]:
    """Points from p6=1, …; negative for the opponent."""
    return [points.get(f"p{slot}", 0) for slot in range(1, 25)]


CHECKED: list[tuple[str, list[int], str, tuple[int, int], tuple[int, int]]] = [
    ("1", [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, -2, -2, 0, 0, -2, 0, -2, -2, -3, -2, 2, 0], "43", (0, 0), (1, 1)),
    ("6", [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, 0, -3, 0, 0, 0, 0, 0, -1], "11", (0, 0), (3, 1)),
    ("10", [-2, 3, 2, 0, 2, 3, -1, 0, 0, 0, 0, -3, 0, 0, 0, 0, -3, 0, -6, 0, 0, 1, 0, 3], "35", (1, 0), (2, 3)),
    ("11", one(p5=1, p2=1), "42", (0, 0), (2, 2)),
    ("12", one(p1=1), "66", (0, 0), (1, 1)),
    ("14", [-2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 2, -2, 2, 0, 0, 0, -3, 0, -5, -3, 0, 0, 0, 3], "11", (0, 0), (4, 91)),
    ("19", [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, 0, 0, -3, 0, 0, 0, 0, -2], "41", (1, 0), (2, 3)),
    ("20", one(p3=1), "52", (0, 0), (2, 1)),
    ("23", [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -2, -2, 0, 0, 1], "63", (0, 0), (2, 2)),
    ("24", one(p11=1, p6=-2), "35", (0, 0), (2, 1)),
    ("25", one(p24=1, p21=-2), "63", (0, 0), (2, 1)),
    ("26", one(p6=2, p1=-2), "51", (0, 0), (2, 1)),
    ("34", one(p5=1, p4=1, p1=3), "64", (0, 0), (2, 2)),
]


@pytest.mark.parametrize(("points", "dice", "bar", "expected"), [c[1:] for c in CHECKED], ids=[c[0] for c in CHECKED])
def test_full_turns(points: list[int], dice: str, bar: tuple[int, int], expected: tuple[int, int]) -> None:
    """Numbers that must be played, and results, where programs lost a die, a result, or crashed."""
    assert expected == results(points, dice, bar)


RESULTS: list[tuple[str, set[str]]] = [
    ("10", {"bCB-BCa----c----c-fAAA-B--", "bCC-BBa----c----c-fA-A-C--", "bDB-ACa----c----c-fA-A-C--"}),
    ("11", {"-A" + "-" * 24, "A-" + "-" * 24}),
    ("23", {"-----C--------A---bbb-----", "--A--B-----------Abbb-----"}),
]


@pytest.mark.parametrize(("name", "expected"), RESULTS, ids=[name for name, _ in RESULTS])
def test_4_results_not_sums(name: str, expected: set[str]) -> None:
    """4: the very results are compared, since two wrong ones can make up for each other in a count."""
    points, dice, bar = next(checked[1:4] for checked in CHECKED if checked[0] == name)
    turns = legal_turns(SHORT, moment_of(SHORT, row(points, dice, bar)))
    assert expected == {letters(end, bar=True) for end in turns.results}


def test_1_the_larger_number() -> None:
    """1: 7/3 is forced, 7/4 breaks the larger-number rule."""
    points = CHECKED[0][1]
    assert {"7/3"} == moves(points, "43")
    verdict = judge(SHORT, moment_of(SHORT, row(points, "43")), read_moves("7/4"))
    assert ["turn.larger-die"] == [fault.rule.id for fault in verdict.faults]


def test_2_what_remains_is_of_the_new_position() -> None:
    """2: after each step the remaining steps start from the position it has left."""
    m = SHORT.begin(VARIANT["short"].start, "white", (6, 5))
    for step, after in SHORT.legal_steps(m, 6):
        for onward, _ in SHORT.legal_steps(after, 5):
            assert after.own[0] >> 6 * onward.src & 63, (step, onward)


def test_3_several_passes_in_a_row() -> None:
    """3: both sides shut out pass by turns; a pass is a legal turn without steps, and a step is refused."""
    closed = "6:2,5:2,4:2,3:2,2:2,1:4,bar:1"
    for turn in ("white", "black"):
        asked: dict[str, Any] = {"variant": "short", "white": closed, "black": closed, "turn": turn, "dice": "31"}
        assert [] == broken(ask("", **asked))
        assert {"move.landing"} <= {rule for rule, _ in broken(ask("bar/24", **asked))}


def test_5_21_49_a_forced_pass_is_a_turn() -> None:
    """5, 21, 49: with both sides shut out each passes, the turn goes over every time, and nothing changes."""
    closed = "6:2,5:2,4:2,3:2,2:2,1:4,bar:1"
    match = begun = standing(short_match(), closed, closed)
    for side in ("white", "black", "white"):
        assert side == match.turn
        match = after_events(match, Event("roll", side, (3, 1)), Event("move", side))
    assert ("black", begun.position) == (match.turn, match.position)


def test_8_nothing_is_legal_before_the_roll() -> None:
    """8: without dice there is a clear error, and no empty list."""
    with pytest.raises(InputFaults) as wrong:
        ask(variant="short")
    assert ["dice"] == [fault.field for fault in wrong.value.faults]


def test_13_both_colours_alike() -> None:
    """13: the same position for the other side has the same results."""
    sides = {"white": "13:5,8:3,6:4,3:2,24:1", "black": "21:1,6:14"}
    as_white = ask(variant="short", dice="41", **sides)
    swapped = {"white": sides["black"], "black": sides["white"], "turn": "black"}
    as_black = ask(variant="short", dice="41", **swapped)
    assert [(t["moves"], t["white"], t["black"]) for t in as_white["turns"]] == [
        (t["moves"], t["black"], t["white"]) for t in as_black["turns"]
    ]


def test_15_16_all_off_is_the_end() -> None:
    """15, 16: with the last piece off nothing more is asked for, whatever the size of the set."""
    asked: dict[str, Any] = {"variant": "dragon", "white": "1:1", "black": "24:15,bar:6d", "dice": "66"}
    assert [] == broken(ask("1/off", **asked))


def test_17_combined_moves() -> None:
    """17: bar/20/10 and bar/10 are the same steps where the stops are open."""
    asked: dict[str, Any] = {"variant": "short", "white": "bar:1,6:14", "black": "6:2,1:13", "dice": "55"}
    assert ask("bar/20/15/10/5", **asked)["white"] == ask("bar/5", **asked)["white"]
    assert [] == broken(ask("bar/5", **asked))


def test_18_the_other_side_may_not_play() -> None:
    """18: a step with the opponent's piece is refused by name."""
    assert [("move.own-piece", 1)] == broken(ask("1/2", variant="short", dice="21", complete=False))


def test_27_a_number_is_dead_only_when_it_is() -> None:
    """27: after bar/21 the 1 is playable by any checker."""
    points = CHECKED[6][1]
    m = moment_of(SHORT, row(points, "41", (1, 0)))
    entered = next(after for step, after in SHORT.legal_steps(m, 4) if step.dst == 21)
    assert {6, 8, 13, 21} >= {step.src for step, _ in SHORT.legal_steps(entered, 1)} != set()


@pytest.mark.parametrize("dice", ["51", "62", "33"])
def test_28_dice_used_are_dice_rolled(dice: str) -> None:
    """28: no number is used oftener than it was rolled."""
    m = SHORT.begin(VARIANT["short"].start, "white", (int(dice[0]), int(dice[1])))
    for end in legal_turns(SHORT, m).ends:
        used = sorted(number for step in end.steps for number in step.dice)
        rolled = sorted(m.left)
        assert all(used.count(number) <= rolled.count(number) for number in used)


def test_34_the_step_keeps_the_die_it_used() -> None:
    """34: 4/off with 6-4 uses the 6 where both would do; the answer says so."""
    asked: dict[str, Any] = {"variant": "short", "white": "4:2", "black": "6:15", "dice": "64"}
    verdict = judge(SHORT, _moment(asked), read_moves("4/off 4/off"))
    assert [(6,), (4,)] == [attempt.dice for attempt in verdict.attempts]


def _moment(asked: dict[str, Any]) -> Moment:
    return read_request({"turn": "white", "moves": ""} | asked).moment


def test_36_undo_of_a_hit() -> None:
    """36, D8: the moment before a hit is untouched by it; nobody is doubled or lost."""
    m = _moment({"variant": "short", "white": "13:15", "black": "15:1,6:14", "dice": "32"})
    before = (m.own, m.opp)
    hit = next(after for step, after in SHORT.legal_steps(m, 3) if step.dst == 10)
    assert before == (m.own, m.opp)
    assert "6:14,bar:1" == write_side(Position.from_view(hit.own, hit.opp, "white", VARIANT["short"].path).black)


def test_37_hit_mark_and_pass_are_not_needed() -> None:
    """37: a play is read with and without the star, and a turn of one number without a written pass."""
    asked: dict[str, Any] = {"variant": "short", "white": "13:15", "black": "15:1,6:14", "dice": "32"}
    assert ask("13/10*/8", **asked) == ask("13/10/8", **asked)


def test_47_a_run_over_the_opponents_border_is_no_block() -> None:
    """47: 18/12 with the 6 is playable; 108 results without the rule, 101 with it in either form."""
    points = [-7, 0, 0, 1, 0, 0, 1, 1, -1, 1, 1, 0, 1, 2, 1, 1, 0, 1, 1, 1, 0, 2, -7, 0]
    counts = []
    for options in ({"six_block": "off"}, {"six_block_when": "turn"}, {}):
        rules = ruleset(VARIANT["long"], options=options)
        turns = legal_turns(rules, moment_of(rules, row(points, "63")))
        counts.append(len(turns.results))
    assert [108, 101, 101] == counts
    m = moment_of(LONG, row(points, "63"))
    assert 18 in {step.src for step, _ in LONG.legal_steps(m, 6)}


def test_50_a_row_made_and_unmade_in_one_turn() -> None:
    """50: 76 results without the rule, 75 judged at the end, 74 judged by step."""
    points = [0, 0, -2, 0, 0, 1, -1, -2, -1, 0, -1, -6, 0, 1, 0, 0, 1, 1, 1, 2, 1, -2, 0, 7]
    counts = []
    for options in ({"six_block": "off"}, {"six_block_when": "turn"}, {}):
        rules = ruleset(VARIANT["long"], options=options)
        counts.append(len(legal_turns(rules, moment_of(rules, row(points, "22"))).results))
    assert [76, 75, 74] == counts


def test_56_the_second_players_first_turn() -> None:
    """56: after 6-2 one checker plays three fives of 5-5, two play all four, so a second leaves the head."""
    asked: dict[str, Any] = {"variant": "long", "white": "24:15", "black": "24:14,16:1", "dice": "55"}
    assert {"24:13,14:2", "24:13,19:1,9:1"} == listed(ask(**asked))


def test_48_judged_after_the_move() -> None:
    """48: the last checker leaving a point breaks the supposed six; with two it stays."""
    asked: dict[str, Any] = {"variant": "long", "black": "24:15", "dice": "53"}
    alone = ask("22/17", white="24:10,22:1,21:1,20:1,19:1,18:1", **asked)
    with_two = ask("22/17", white="24:9,22:2,21:1,20:1,19:1,18:1", **asked)
    assert [False, True] == ["block.six" in {rule for rule, _ in broken(told)} for told in (alone, with_two)]


def test_d4_two_rules_at_once_are_both_named() -> None:
    """D4: the second from the head onto a held point names the head and the point."""
    told = answer_referee(
        {"variant": "long", "white": "24:14,18:1", "black": "24:14,8:1", "turn": "white", "dice": "64",
         "moves": "24/18 24/20"}
    )  # fmt: skip
    assert {"head.one", "move.landing"} == {v["rule"] for v in told["violations"]}


def test_d7_a_rule_that_another_agreement_lacks() -> None:
    """D7: the same turn is legal where the option says so, and the refusal names the rule that differs."""
    asked: dict[str, Any] = {"variant": "long", "white": "10:1,off:14", "black": "13:1,24:14", "dice": "63"}
    assert [("turn.larger-die", None)] == broken(ask("10/7", **asked))
    assert [] == broken(ask("10/7", **asked, options={"larger_die": "choice"}))
