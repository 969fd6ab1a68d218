"""The named positions and the facts of the rules contract, each checked as a reader of it would."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.support import ask, broken, listed

L13 = {"variant": "long", "white": "24:9,16:1,9:1,8:1,7:1,6:1,5:1", "black": "24:15"}
ROW = {"variant": "long", "white": "24:2,23:1,22:1,21:1,20:1,off:9", "black": "24:15"}
P2 = {"variant": "short", "white": "13:5,8:3,6:4,3:2,24:1", "black": "21:1,6:14"}
P4 = {"variant": "short", "white": "13:7,8:8", "black": "15:1,6:14"}
L10 = {"variant": "long", "white": "12:3,4:1,2:2", "black": "22:2,19:1,11:2,2:1"}


def turns(request: Mapping[str, object], dice: str, **options: str) -> list[str]:
    """The legal turns of a roll as they are written."""
    return [turn["moves"] for turn in ask(None, **request, dice=dice, options=options)["turns"]]


def rules(request: Mapping[str, object], dice: str, moves: str, **options: str) -> list[str]:
    """The rules that written moves break."""
    return [rule for rule, _ in broken(ask(moves, **request, dice=dice, options=options))]


@pytest.mark.parametrize("exception", ["any-roll", "doubles"])
def test_l4_second_from_the_head(exception: str) -> None:
    """L4: after 3-1 by White, 5-5 takes two from Black's head and plays all four fives."""
    request = {"variant": "long", "white": "24:14,21:1", "black": "24:15", "turn": "black"}
    answer = ask(**request, dice="55", options={"head_first_turn": exception})
    assert {"24:13,14:2"} == {turn["black"] for turn in answer["turns"]}


def test_l4_under_three_doubles() -> None:
    """L4: with the three doubles only, one checker goes 24/14 and stops."""
    request = {"variant": "long", "white": "24:14,21:1", "black": "24:15", "turn": "black"}
    answer = ask(**request, dice="55", options={"head_first_turn": "three-doubles"})
    assert ["24:14,14:1"] == [turn["black"] for turn in answer["turns"]]


@pytest.mark.parametrize(
    ("exception", "expected"),
    [
        ("any-roll", "24:13,22:1,18:1"),
        ("doubles", "24:14,18:1"),
        ("three-doubles", "24:14,18:1"),
        ("never", "24:14,18:1"),
    ],
)
def test_l5_six_two(exception: str, expected: str) -> None:
    """L5: 6-2 after 5-5 takes two from the head only where any roll may."""
    request = {"variant": "long", "white": "24:14,4:1", "black": "24:15", "turn": "black"}
    answer = ask(**request, dice="62", options={"head_first_turn": exception})
    assert [expected] == [turn["black"] for turn in answer["turns"]]


def test_l8_larger_number() -> None:
    """L8: either number can be played, not both: the 6, or by option either."""
    request = {"variant": "long", "white": "10:1,off:14", "black": "13:1,24:14"}
    assert ["10/4"] == turns(request, "63")
    assert ["10/4", "10/7"] == turns(request, "63", larger_die="choice")
    assert ["turn.larger-die"] == rules(request, "63", "10/7")


def test_l9_larger_number_closed() -> None:
    """L9: with the 6 closed the 3 is played."""
    request = {"variant": "long", "white": "10:1,off:14", "black": "16:1,13:1,24:13"}
    assert ["10/7"] == turns(request, "63")


def test_l10_no_dodging_the_full_turn() -> None:
    """L10: 4/1 would leave no 5, so only 12/9/4 is legal."""
    assert ["12/9 9/4"] == turns(L10, "53")
    assert ["turn.play-all"] == rules(L10, "53", "4/1")


def test_l11_bearing_off_from_the_highest() -> None:
    """L11: with a checker on 5 the 6 does not bear off from 4; {4:1} or {3:1} remains."""
    request = {"variant": "long", "white": "5:1,4:1,off:13", "black": "24:15"}
    assert {"4:1,off:14", "3:1,off:14"} == listed(ask(**request, dice="61"))
    assert ["bearoff.highest", "turn.play-all"] == rules(request, "61", "4/off")


def test_l12_six_five_from_the_six() -> None:
    """L12: the 6 bears off, the 5 moves 6/1."""
    request = {"variant": "long", "white": "6:15", "black": "24:15"}
    assert {"6:13,1:1,off:1"} == listed(ask(**request, dice="65"))


def test_l13_block_step_by_step() -> None:
    """L13: 16/10 first makes six in a row, 5/4 first does not; 31 results, 32 without the rule."""
    assert ["block.six"] == rules(L13, "61", "16/10 5/4")
    assert [] == rules(L13, "61", "5/4 16/10")
    assert [31, 32] == [len(turns(L13, "61")), len(turns(L13, "61", six_block="off"))]


def test_l15_block_at_the_end_of_the_turn() -> None:
    """L15: 16/10/6 passes through a row of six: illegal by step, legal by turn; 26 and 27 results."""
    assert ["block.six"] == rules(L13, "64", "16/10/6")
    assert [] == rules(L13, "64", "16/10/6", six_block_when="turn")
    assert [26, 27] == [len(turns(L13, "64")), len(turns(L13, "64", six_block_when="turn"))]


def test_l17_a_piece_borne_off_counts_as_ahead() -> None:
    """L17: with one black checker borne off the row of L13 is allowed."""
    assert [] == rules(L13 | {"black": "24:14,off:1"}, "61", "16/10 5/4")


def test_l19_row_over_the_own_border() -> None:
    """L19: 24/19 leaves one on the head and makes 24…19; with one on the head only five would stand in a row."""
    assert ["block.six"] == rules(ROW, "55", "24/19")[:1]
    alone = ROW | {"white": "24:1,23:1,22:1,21:1,20:1,off:10"}
    assert "block.six" not in rules(alone, "55", "24/19")


@pytest.mark.parametrize(
    ("dice", "moves", "legal"),
    [
        ("41", "8/4*/3", {"off"}),
        ("41", "8/4* 24/23", {"off", "board", "home"}),
        ("42", "8/4*/2", {"off", "board"}),
        ("42", "8/4* 6/4", {"off", "board", "home"}),
    ],
)
def test_p2_p3_hit_and_hide(dice: str, moves: str, legal: set[str]) -> None:
    """P2, P3: which continuations of a hit in the home each form of the house rule allows."""
    allowed = {mode for mode in ("off", "board", "home") if not rules(P2, dice, moves, hit_and_hide=mode)}
    assert legal == allowed


def test_p4_hit_outside_the_home() -> None:
    """P4: after a hit on 10 only `board` forbids going on to the own checker on 8."""
    allowed = [mode for mode in ("off", "board", "home") if not rules(P4, "32", "13/10*/8", hit_and_hide=mode)]
    assert ["off", "home"] == allowed


def test_p5_only_one_turn() -> None:
    """P5: the 6 can only be 8/2 and the 2 only 24/22."""
    request = {"variant": "short", "white": "6:13,8:1,24:1", "black": "21:2,9:2,7:3,6:4,5:4"}
    assert {"22:1,6:13,2:1"} == listed(ask(**request, dice="62"))


def test_p6_one_enters() -> None:
    """P6: of two on the bar one enters on 22, the rest of the roll is lost."""
    request = {"variant": "short", "white": "bar:2,6:13", "black": "6:2,5:2,1:11"}
    assert {"22:1,6:13,bar:1"} == listed(ask(**request, dice="63"))


def test_p7_both_numbers_in_the_end() -> None:
    """P7: 5/1 and 2/off, or 5/3/off: both use both numbers."""
    request = {"variant": "short", "white": "5:1,2:1,off:13", "black": "6:15"}
    assert {"1:1,off:14", "2:1,off:14"} == listed(ask(**request, dice="42"))


def test_first_turn_of_long_nardy() -> None:
    """6-6 plays 24/18(2) and stops; 3-3 has two results; only 3-3, 4-4 and 6-6 take two from the first head."""
    assert {"24:13,18:2"} == listed(ask(variant="long", dice="66"))
    assert {"24:13,18:2", "24:13,21:1,15:1"} == listed(ask(variant="long", dice="33"))
    two = [
        roll
        for roll in (f"{a}{b}" for a in range(1, 7) for b in range(1, a + 1))
        if any(state.startswith("24:13") for state in listed(ask(variant="long", dice=roll)))
    ]
    assert ["33", "44", "66"] == two


@pytest.mark.parametrize(("dice", "expected"), [("61", "24:13,6:1,1:1"), ("11", "24:11,1:4"), ("66", "24:11,6:4")])
def test_first_turn_of_kaftar(dice: str, expected: str) -> None:
    """6-1 places two, 1-1 and 6-6 four."""
    assert {expected} == listed(ask(variant="kaftar", dice=dice))


def test_kaftar_free_die_may_go_on_with_the_placed_checker() -> None:
    """6-2 may be 24/6/4, or take a second checker from the mountain."""
    assert {"24:14,4:1", "24:13,22:1,6:1"} == listed(ask(variant="kaftar", dice="62"))
    assert [] == broken(ask("24/6/4", variant="kaftar", dice="62"))


def test_first_six_six_of_a_dynamic_game_goes_on_entering() -> None:
    """A20: after 24/18(2) the waiting dragons must use the other sixes."""
    assert "24:13,19:2d,18:2,bar:4d" in listed(ask(variant="dragon", dice="66"))
    assert [("turn.play-all", None)] == broken(ask("24/18(2)", variant="dragon", dice="66"))
