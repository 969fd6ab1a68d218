"""Faults that others have reported of their programs, each as a test of its kind; the numbers are the reports'.

The positions stand in ``reported.toml`` and are tried on the page as well (``browser/test_reported.py``).
"""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from nardy.board import Position
from nardy.interface import read_request
from nardy.legal import legal_turns
from nardy.match import Event
from nardy.notation import InputFaults, read_moves, write_side
from nardy.pages.sandbox.lines import ways_on
from nardy.referee import judge
from nardy.ruleset import ruleset
from nardy.turn import Moment
from nardy.variants import VARIANT
from tests.pages.play import Page
from tests.reported import BOTH, CASES, ELSEWHERE, Case
from tests.support import ROOT, ask, letters
from tests.test_match import after as after_events
from tests.test_match import short as short_match
from tests.test_match import standing

SHORT = ruleset(VARIANT["short"])


def rules_broken(case: Case, moves: str) -> list[str]:
    """What a turn breaks: while it is played or, when nothing, by being ended there."""
    asked = case.request()
    hops = (*asked.moves, *read_moves(moves))
    verdicts = (judge(asked.rules, asked.moment, hops, complete) for complete in (False, True))
    return next((sorted({fault.rule.id for fault in verdict.faults}) for verdict in verdicts if verdict.faults), [])


@pytest.mark.parametrize("case", [case for case in BOTH if case.dice], ids=str)
def test_what_is_legal(case: Case) -> None:
    """So many numbers must be played, so many results there are, these very ones, and these turns are legal."""
    asked = case.request()
    turns = legal_turns(asked.rules, asked.moment)
    now = judge(asked.rules, asked.moment, asked.moves, complete=False).end
    assert case.numbers in (None, turns.outlook.longest)
    assert case.turns in (None, len(ways_on(asked.rules, turns, now)))
    assert not case.results or set(case.results) == {letters(end, bar=True) for end in turns.results}
    assert [] == [moves for moves in case.legal if rules_broken(case, moves)]


@pytest.mark.parametrize("case", [case for case in BOTH if case.illegal], ids=str)
def test_what_is_broken(case: Case) -> None:
    """Each turn breaks exactly these rules."""
    assert {moves: sorted(rules) for moves, rules in case.illegal.items()} == {
        moves: rules_broken(case, moves) for moves in case.illegal
    }


@pytest.mark.parametrize("case", [case for case in CASES if case.says or case.record], ids=str)
def test_what_is_said_and_recorded(case: Case) -> None:
    """The page says what it should, and the record of the game tells the turn as it was."""
    for moves, said in case.says.items():
        page = Page(case.query())
        page.send("type", moves=moves)
        assert said in page.shown
    for moves, line in case.record.items():
        page = Page(case.query())
        page.send("type", moves=moves)
        assert line in unescape(page.send("record").fragments["record"])


def test_every_report_has_its_test() -> None:
    """Each report is a position that is tried, or its kind has a test that is there."""
    text = (ROOT.parent / "shared" / "reported-faults.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## ([A-Z])\.(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    reports = {
        f"{section}{number}" for section, body in sections for number in re.findall(r"^D?(\d+)\.", body, re.MULTILINE)
    }
    cases = {number.rstrip("b") for case in CASES for number in case.id.split()}
    assert reports == cases | set(ELSEWHERE)
    for test in ELSEWHERE.values():
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / "tests" / file).read_text(encoding="utf-8")


def test_2_what_remains_is_of_the_new_position() -> None:
    """2: after each step the remaining steps start from the position it has left."""
    m = SHORT.begin(VARIANT["short"].start, "white", (6, 5))
    for step, after in SHORT.legal_steps(m, 6):
        for onward, _ in SHORT.legal_steps(after, 5):
            assert after.own[0] >> 6 * onward.src & 63, (step, onward)


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
