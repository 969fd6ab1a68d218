"""The edges of the laws: where one changed sign or number would give another verdict."""

from __future__ import annotations

from typing import Any

import pytest

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


def test_a_lone_checker_cannot_walk_off_the_board() -> None:
    """6-6 with Black's checkers out of the way: the fourth six would leave the board, so a second may go."""
    turns = ask(variant="long", white="24:15", black="23:15", dice="66")["turns"]
    assert {"24:13,18:1,6:1", "24:13,12:2"} == {turn["white"] for turn in turns}
