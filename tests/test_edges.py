"""The edges of the laws: where one changed sign or number would give another verdict."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from nardy.board import Position
from nardy.notation import InputFaults, read_moves, read_side
from nardy.pages.marks import fault_marks
from nardy.referee import judge
from nardy.rules.head import stops
from nardy.rules.moving import Landing
from nardy.ruleset import ruleset
from nardy.variants import VARIANT
from tests.support import ask, broken

OLD_ROW: dict[str, Any] = {"variant": "long", "black": "24:15", "white": "24:8,13:1,10:1,9:1,8:1,7:1,6:1,5:1"}
"""White's 10…5 already stands, with nothing of Black's ahead."""


def block(moves: str, dice: str, **fields: Any) -> list[int | None]:
    """The steps at which the block of six is broken."""
    return [step for rule, step in broken(ask(moves, dice=dice, **(OLD_ROW | fields))) if rule == "block.six"]


@pytest.mark.parametrize("when", ["step", "turn"])
def test_a_row_that_already_stands_may_stay(when: str) -> None:
    """A5: moving elsewhere is no fault; neither is shortening a row, or leaving it."""
    options = {"six_block_when": when}
    assert [] == block("24/22/21", "21", options=options)
    assert [] == block("10/8 24/23", "21", options=options)
    longer = OLD_ROW["white"].replace("13:1", "11:1")
    assert [] == block("11/5 24/23", "61", white=longer, options=options)


def test_a_row_that_already_stands_may_not_grow() -> None:
    """A5: a row made longer is a new one."""
    assert [1] == block("13/11 24/23", "21")
    assert [None] == block("13/11 24/23", "21", options={"six_block_when": "turn"})


def test_a_row_for_the_end_of_the_turn_is_told_once_nothing_can_break_it() -> None:
    """A5: while a die is left the row may still be broken up; after the last one it is refused at once."""
    begun: dict[str, Any] = {"options": {"six_block_when": "turn"}, "complete": False}
    assert [] == block("13/11", "21", **begun)
    assert [2] == block("13/11 24/23", "21", **begun)


def test_nobody_moves_from_an_empty_point() -> None:
    """Where neither side has a checker there is nothing to judge."""
    with pytest.raises(InputFaults, match="“23/22”: there is no checker there"):
        ask("23/22", variant="long", dice="21")


def test_a_second_row_is_new_beside_an_old_one() -> None:
    """A5: an old row does not excuse another."""
    two = "24:1,23:1,22:1,21:1,20:1,18:2,10:1,9:1,8:1,7:1,6:1,5:1,off:2"
    assert [] == block("18/16 18/17", "21", white=two)
    assert [1] == block("24/19 10/9", "51", white=two.replace("24:1", "24:2").replace("off:2", "off:1"))


@pytest.mark.parametrize(("variant", "rule"), [("long", "head.one"), ("kaftar", "head.one")])
def test_every_further_checker_from_the_head_is_told(variant: str, rule: str) -> None:
    """The third and the fourth break the law as the second does."""
    told = broken(ask("24/22(4)", variant=variant, white="24:10,20:5", black="24:15", dice="22"))
    assert [(rule, 2), (rule, 3), (rule, 4)] == [fault for fault in told if fault[0] == rule]


def test_every_further_checker_on_the_first_turn() -> None:
    """Two may leave with 4-4; the third and the fourth are told as such."""
    answer = ask("24/20(4)", variant="long", dice="44")
    told = [fault for fault in answer["violations"] if fault["rule"] == "head.first-turn"]
    assert [3, 4] == [fault["step"] for fault in told]
    assert all("third" in fault["message"]["en"] for fault in told)


@pytest.mark.parametrize(
    ("option", "words"),
    [("doubles", "1-1, 2-2, 3-3, 4-4, 5-5, 6-6"), ("three-doubles", "3-3, 4-4, 6-6"), ("never", "even on the first")],
)
def test_the_refusal_names_the_rolls_of_the_agreement(option: str, words: str) -> None:
    """Which rolls would let a second checker go is told as it was agreed."""
    answer = ask("24/18 24/22", variant="long", white="24:15", black="24:14,16:1", dice="62",
                 options={"head_first_turn": option})  # fmt: skip
    told = next(fault for fault in answer["violations"] if fault["rule"] == "head.first-turn")
    assert words in told["message"]["en"]


@pytest.mark.parametrize(("dst", "words"), [(6, "in your own home"), (7, "pinned already")])
def test_where_the_home_of_a_turtle_begins(dst: int, words: str) -> None:
    """Own 6 is home, own 7 is not: the refusal says which limit it was."""
    across = {6: 18, 7: 19}[dst]
    riders = "" if dst == 6 else ",7:1t"
    asked: dict[str, Any] = {"white": f"24:15,10:1t{riders}", "black": f"24:14,{across}:1", "dice": f"{10 - dst}1"}
    answer = ask(f"t:10/{dst}", variant="turtle", complete=False, **asked)
    told = next(fault for fault in answer["violations"] if fault["rule"] == "turtle.land")
    assert words in told["message"]["en"]


@pytest.mark.parametrize(("die", "legal"), [(6, True), (5, True), (4, False)])
def test_bearing_off_with_the_number_and_above(die: int, legal: bool) -> None:
    """From the highest point: with its number or a larger one; a smaller one does not reach."""
    told = broken(ask("5/off", variant="short", white="5:2,off:13", black="6:15", dice=f"{die}{die}", complete=False))
    assert legal == (told == [])


def test_six_is_home_and_seven_is_not() -> None:
    """Bearing off waits for a piece on 7, and for none on 6."""
    home = ask("6/off", variant="short", white="6:2,off:13", black="6:15", dice="65", complete=False)
    outside = ask("6/off", variant="short", white="7:1,6:1,off:13", black="6:15", dice="65", complete=False)
    assert [] == broken(home)
    assert [("bearoff.all-home", 1)] == [f for f in broken(outside) if f[0] == "bearoff.all-home"]


def test_every_piece_outside_home_is_counted() -> None:
    """Those on the bar and on 7 are outside, those on 6 are not."""
    answer = ask("6/off", variant="short", white="bar:1,7:2,6:3,off:9", black="6:15", dice="65", complete=False)
    (told,) = [fault for fault in answer["violations"] if fault["rule"] == "bearoff.all-home"]
    assert {"outside": 3, "farthest": 25}.items() <= told["facts"].items()


def test_a_lone_checker_cannot_walk_off_the_board() -> None:
    """6-6 with Black's checkers out of the way: the fourth six would leave the board, so a second may go."""
    turns = ask(variant="long", white="24:15", black="23:15", dice="66")["turns"]
    assert {"24:13,18:1,6:1", "24:13,12:2"} == {turn["white"] for turn in turns}


@pytest.mark.parametrize(
    ("moves", "white", "black"),
    [
        ("d:19/11", "24:15,19:1d,bar:5d,bar:3t", "24:11,4:2,2:2,bar:6d,bar:3t"),
        ("t:20/12", "24:15,20:1t,17:1t,15:1t,bar:6d", "24:13,5:1,3:1,bar:6d,bar:3t"),
    ],
)
def test_special_pieces_need_a_stop_too(moves: str, white: str, black: str) -> None:
    """A11: a dragon and a turtle whose stops are both closed to them jump, as a checker would."""
    told = broken(ask(moves, variant="dragon-turtle", white=white, black=black, dice="53", complete=False))
    assert ("move.each-die-a-step", 1) in told
    assert not {"dragon.hit", "turtle.land"} & {rule for rule, _ in told}


@pytest.mark.parametrize("under", ["20:1,20:1t,bar:6d,bar:2t", "20:1,20:1d,20:2t,bar:5d,bar:1t"])
def test_turtles_of_the_holder_pin_nobody(under: str) -> None:
    """A2: a checker that has landed illegally beside the holder and its turtles is free to go on."""
    white, black = "24:14,10:1,bar:6d,bar:3t", f"24:14,{under}"
    told = broken(ask("10/8 8/4", variant="dragon-turtle", white=white, black=black, dice="42", complete=False))
    assert [("move.landing", 1)] == told


def test_a_pin_counts_all_that_it_holds() -> None:
    """Checkers and dragons under the turtles are counted together."""
    white, black = "24:14,10:1,10:1d,bar:5d,bar:3t", "24:15,22:2t,bar:6d,bar:1t"
    answer = ask("10/8", variant="dragon-turtle", white=white, black=black, dice="42", complete=False)
    (told,) = [fault for fault in answer["violations"] if fault["rule"] == "turtle.pin"]
    assert {"riders": 2, "there": 2}.items() <= told["facts"].items()


def test_a_turtle_at_home_meets_a_checker_and_a_dragon() -> None:
    """Both kinds under it count as pieces that it might ride, so the refusal is that of the home."""
    white, black = "24:15,10:1t,bar:6d,bar:2t", "24:14,18:1,18:1d,bar:5d,bar:3t"
    answer = ask("t:10/6", variant="dragon-turtle", white=white, black=black, dice="41", complete=False)
    (told,) = [fault for fault in answer["violations"] if fault["rule"] == "turtle.land"]
    assert "in your own home" in told["message"]["en"]


def test_three_three_is_one_of_the_three_doubles() -> None:
    """Under `three-doubles` the first player's 3-3 still lets a second checker go."""
    turns = ask(variant="long", dice="33", options={"head_first_turn": "three-doubles"})["turns"]
    assert {"24:13,18:2", "24:13,21:1,15:1"} == {turn["white"] for turn in turns}


def test_the_hitter_may_be_the_one_that_stays() -> None:
    """A17: once another checker has covered the hitter, one of the two may go on to an own point."""
    asked: dict[str, Any] = {"white": "24:10,6:3,2:2", "black": "21:1,6:14", "dice": "22"}
    options = {"hit_and_hide": "board"}
    assert [] == broken(ask("6/4 6/4 4/2 24/22", variant="short", options=options, **asked))
    alone = broken(ask("6/4 4/2", variant="short", options=options, complete=False, **asked))
    assert [("hit.and-hide", 2)] == alone


def test_a_placement_that_makes_a_block_is_not_owed() -> None:
    """A7: where placing on 6 would make six in a row, the 6 is an ordinary number."""
    asked: dict[str, Any] = {"white": "24:2,11:3,10:2,9:2,8:2,7:4", "black": "24:15", "dice": "62"}
    assert [] == broken(ask("24/18/16", variant="kaftar", **asked))


def test_more_placed_than_owed_is_no_lack() -> None:
    """A9: an illegal placement on a captured khan does not break the duty of the kosha."""
    told = broken(ask("24/1", variant="kaftar", white="24:15", black="24:14,13:1", dice="11"))
    assert [("move.landing", 1), ("kaftar.captured", 1), ("turn.play-all", None)] == told


def test_passing_breaks_no_duty_of_the_larger_number() -> None:
    """A18: who plays nothing has not played the smaller number."""
    told = broken(ask("", variant="long", white="10:1,off:14", black="13:1,off:14", dice="63"))
    assert [("turn.play-all", None)] == told


def test_what_stops_the_lone_checker() -> None:
    """One point for each order of the dice that is stopped, and none where the roll can be walked."""
    rules = ruleset(VARIANT["long"])
    landing = Landing()
    for black, dice, expected in [
        ("24:13,10:1,6:1", (6, 2), (18, 22)),
        ("24:14,8:1", (6, 2), ()),
        ("24:14,6:1", (6, 2), (18,)),
        ("23:15", (6, 6), ()),
    ]:
        position = Position(rules.variant.setup, read_side(black, rules.variant.army), rules.variant.path)
        assert expected == stops(rules.begin(position, "white", dice).start, landing), (black, dice)


@pytest.mark.parametrize(
    ("variant", "moves", "white", "targets"),
    [
        ("short", "bar/21", "24:1,bar:1,6:13", {20, 23}),
        ("dragon", "d:bar/21", "24:15,bar:6d", {20, 23}),
        ("long", "24/19 24/22", "24:15", {17}),
        ("kaftar", "24/19 24/22", "24:15", {17}),
    ],
)
def test_where_one_could_go_instead_is_a_target(variant: str, moves: str, white: str, targets: set[int]) -> None:
    """Entries, and what the lone checker has still to walk, show the way; they are not in the way."""
    rules = ruleset(VARIANT[variant])
    army = rules.variant.army
    position = Position(read_side(white, army), rules.variant.setup, rules.variant.path)
    faults = judge(rules, rules.begin(position, "white", (5, 2)), read_moves(moves)).faults
    assert targets == {mark.slot for mark in fault_marks(faults) if mark.kind == "target"}


@pytest.mark.parametrize(("moves", "free"), [("24/23 24/22", {21}), ("24/22 24/23", {21})])
def test_no_point_is_refused_and_free_at_once(moves: str, free: set[int]) -> None:
    """Where the refused step lies on the walk that is shown, its point is refused and no more."""
    rules = ruleset(VARIANT["long"])
    faults = judge(rules, rules.begin(rules.variant.start, "white", (2, 1)), read_moves(moves), complete=False).faults
    shown = {kind: {mark.slot for mark in fault_marks(faults) if mark.kind == kind} for kind in ("violated", "target")}
    assert {"violated": {read_moves(moves)[-1].dst}, "target": free} == shown


@pytest.mark.parametrize("variant", [*VARIANT])
def test_no_refused_point_of_any_game_is_free(variant: str) -> None:
    """Whatever two steps are tried with any roll from the set-up."""
    rules = ruleset(VARIANT[variant])
    for first, second in product(range(1, 7), repeat=2):
        moment = rules.begin(rules.variant.start, "white", (first, second))
        for moves in (f"24/{24 - first} 24/{24 - second}", f"24/{24 - second} 24/{24 - first}"):
            marks = tuple(fault_marks(judge(rules, moment, read_moves(moves), complete=False).faults))
            refused = {mark.slot for mark in marks if mark.kind == "violated"}
            assert not refused & {mark.slot for mark in marks if mark.kind == "target"}, (variant, moves)


def test_the_placement_that_is_owed_is_a_target() -> None:
    """The kaftarkhan is where the number should have been played."""
    rules = ruleset(VARIANT["kaftar"])
    faults = judge(rules, rules.begin(rules.variant.start, "white", (6, 2)), read_moves("24/18")).faults
    assert {6} == {mark.slot for mark in fault_marks(faults) if mark.kind == "target"}


def test_a_rider_inside_the_row_is_not_ahead() -> None:
    """A4: a turtle that rides on the row's last point has not passed it."""
    asked: dict[str, Any] = {"white": "16:2,9:3,8:3,7:3,6:2,5:2,bar:3t", "dice": "62", "complete": False}
    riding = ask("16/10", variant="turtle", black="24:15,17:1t,bar:2t", **asked)
    passed = ask("16/10", variant="turtle", black="24:15,16:1t,bar:2t", **asked)
    assert [("block.six", 1)] == broken(riding)
    assert [] == broken(passed)


def test_five_in_a_row_beside_an_old_six() -> None:
    """A5: only rows of six and more are looked at, also while a six stands elsewhere."""
    white = "24:1,23:1,22:1,21:1,20:1,10:5,9:1,8:1,7:1,6:1,5:1"
    assert [] == block("24/19 10/9", "51", white=white)


def test_a_block_does_not_keep_from_placing_where_it_is_allowed() -> None:
    """A7: without the law of the block the placement is owed although it makes six in a row."""
    asked: dict[str, Any] = {"white": "24:2,11:3,10:2,9:2,8:2,7:4", "black": "24:15", "dice": "62"}
    told = broken(ask("24/18/16", variant="kaftar", options={"six_block": "off"}, **asked))
    assert ("kaftar.place", 1) in told


@pytest.mark.parametrize(("farthest", "expected"), [(7, [("block.six", 1)]), (6, [])])
def test_where_the_home_of_the_opponent_begins(farthest: int, expected: list[tuple[str, int]]) -> None:
    """Under `home` a piece on its own 6 has arrived, one on 7 has not."""
    asked: dict[str, Any] = {"white": "16:2,9:3,8:3,7:3,6:2,5:2", "dice": "62", "complete": False}
    told = ask("16/10", variant="long", black=f"24:14,{farthest}:1", options={"six_block": "home"}, **asked)
    assert expected == broken(told)
