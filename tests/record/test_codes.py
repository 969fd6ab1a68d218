"""Position codes of other programs are read and written letter by letter."""

from __future__ import annotations

import pytest

from nardy.board import COLORS
from nardy.notation import InputFaults
from nardy.record import (
    find_standing,
    read_gnubg_id,
    read_position_id,
    read_standing,
    read_xgid,
    write_match_id,
    write_position_id,
    write_xgid,
)
from nardy.text import LANGS
from nardy.variants.short import SHORT
from tests.record.files import RECORDS
from tests.record.standings import ordered, random_standing

CODES = [
    line.split()
    for line in (RECORDS / "positions_xgid_gnubgid.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
START = "4HPwATDgc/ABMA"


@pytest.mark.parametrize(("xgid", "position_id", "match_id"), CODES)
def test_codes_of_real_positions(xgid: str, position_id: str, match_id: str) -> None:
    """Real codes come back letter by letter, and both notations of one line name the same standing."""
    standing = read_gnubg_id(position_id, match_id)
    assert position_id == write_position_id(standing.position, standing.turn)
    assert match_id == write_match_id(standing)
    if xgid != "-":
        assert ordered(standing) == ordered(read_xgid(xgid))
        assert xgid == write_xgid(read_xgid(xgid))


def test_the_usual_set_up() -> None:
    """The set-up has the code that everybody knows, whoever is on roll."""
    assert [START, START] == [write_position_id(SHORT.start, color) for color in COLORS]
    assert SHORT.start == read_position_id(START)


def test_the_player_on_roll_stands_second() -> None:
    """The first half of a position ID is the opponent of the player on roll."""
    standing = read_xgid("XGID=-a----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10".replace("-a", "aa", 1))
    black_on_roll = write_position_id(standing.position, "black")
    assert standing.position == read_position_id(black_on_roll, "black")
    assert black_on_roll != write_position_id(standing.position, "white")


@pytest.mark.parametrize("seed", range(60))
def test_round_trips(seed: int) -> None:
    """What is written as XGID, or as position ID with match ID, is read as the same standing."""
    standing = random_standing(seed)
    ids = write_position_id(standing.position, standing.turn), write_match_id(standing)
    assert standing == read_xgid(write_xgid(standing))
    assert standing == read_gnubg_id(*ids)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        (START, "white"),
        (f"{START}:cAkAAAAAAAAE\n", "black"),
        (f" GNU Backgammon  Position ID: {START}\n                 Match ID   : cAkAAAAAAAAE\n", "black"),
        ("see XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:7:10 here", "white"),
        ("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10", "black"),
    ],
)
def test_codes_are_found_in_texts(text: str, turn: str) -> None:
    """A code is found alone, beside a board and inside a sentence."""
    standing = read_standing(text)
    assert (SHORT.start, turn) == (standing.position, standing.turn)


WRONG = [
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7",
    "XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:7:10",
    "XGID=-b----E-C---eE---c-e---?B-:0:0:1:00:0:0:0:7:10",
    "XGID=-b----E-C---eE---c-e----P-:0:0:1:00:0:0:0:7:10",
    "XGID=Ab----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10",
    "XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:7:10",
    "XGID=-b----E-C---eE---c-e----B-:0:2:1:00:0:0:0:7:10",
    "XGID=-b----E-C---eE---c-e----B-:x:0:1:00:0:0:0:7:10",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:7:10",
    "//////////////",
    f"{START}:cD8AAAAAAAAE",
    f"{START}:cA4AAAAAAAAE",
    f"{START}:YAkAAAAAAAAE",
    "AAAAAAAAAAAAAA",
    "4HPwATDgc/ABM/",
]


@pytest.mark.parametrize("code", WRONG)
def test_wrong_codes_are_explained(code: str) -> None:
    """A code that names no standing is refused with a whole sentence in both languages, not with another error."""
    with pytest.raises(InputFaults) as refused:
        find_standing(code)
    for fault in refused.value.faults:
        for lang in LANGS:
            assert fault.message()[lang]
            assert "{" not in fault.message()[lang]


def test_a_text_without_a_code() -> None:
    """A text without a code is refused by the one who wants a code."""
    assert None is find_standing("24/18 24/22")
    with pytest.raises(InputFaults, match="No position code"):
        read_standing("24/18 24/22")


@pytest.mark.parametrize(("dice", "asked"), [("00", "black"), ("D", "white"), ("B", "black"), ("R", "white")])
def test_who_has_to_decide(dice: str, asked: str) -> None:
    """A double asks the opponent, a beaver the doubler again, a raccoon the opponent once more."""
    code = f"XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:2:0:10"
    standing = read_xgid(code)
    assert asked == standing.asked
    assert code == write_xgid(standing)
