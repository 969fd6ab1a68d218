"""Reasons as they are listed: every one, grouped by rule, steps before duties."""

from __future__ import annotations

import re

import pytest

from nardy.fault import Fault
from nardy.interface import read_request
from nardy.pages.reasons import OWED, ranked, reasons
from nardy.referee import judge
from nardy.ruleset import Ruleset
from nardy.text import LANGS, Lang, own_numbers

TWO_KINDS = {"variant": "long", "white": "24:15", "black": "24:15", "turn": "white", "dice": "65"}
"""6-5 from the set-up."""


def judged(moves: str, **changed: object) -> tuple[Ruleset, tuple[Fault, ...]]:
    """A whole turn and what it breaks."""
    request = read_request({**TWO_KINDS, **changed, "moves": moves})
    return request.rules, judge(request.rules, request.moment, request.moves).faults


def ids(moves: str, **changed: str) -> list[tuple[str, int]]:
    """The rules in the order in which they are shown, each with how often it is broken."""
    return [(group[0].rule.id, len(group)) for group in ranked(*judged(moves, **changed))]


def test_steps_come_before_duties() -> None:
    """A step onto the opposing head, and a number left unplayed: the step is what the hand asks about."""
    assert [("move.die", 1), ("move.landing", 1), ("turn.play-all", 1)] == ids("24/12")


def test_one_rule_is_one_reason() -> None:
    """Two more checkers from the head break one rule twice: one name, two sentences."""
    changed = {"white": "24:14,18:1", "black": "24:13,22:2", "dice": "44"}
    assert ("head.one", 2) in ids("24/20 24/20 24/20", **changed)
    rules, faults = judged("24/20 24/20 24/20", **changed)
    html = reasons(rules, faults, "en", own_numbers)
    assert 1 == html.count('data-rule="head.one"')


def test_nothing_is_left_out() -> None:
    """However they are grouped, all faults are there."""
    rules, faults = judged("24/12 24/23")
    assert sorted(map(repr, faults)) == sorted(repr(fault) for group in ranked(rules, faults) for fault in group)


@pytest.mark.parametrize("lang", LANGS)
def test_a_duty_looks_like_one(lang: Lang) -> None:
    """What is owed is said to be owed, and has a look of its own; a wrong step has neither."""
    html = reasons(*judged("24/12"), lang, own_numbers)
    duties = re.findall(r'<li class="reason duty" data-rule="([^"]+)">.*?</li>', html)
    assert ["turn.play-all"] == duties
    assert 1 == html.count(OWED.say(lang))


@pytest.mark.parametrize(
    ("value", "said"),
    [("ahead", ""), ("home", "your agreement (Block of six: allowed once"),
     ("never-allowed", "your agreement (Block of six: never allowed)")],
)  # fmt: skip
def test_what_was_agreed_is_said_to_be_agreed(value: str, said: str) -> None:
    """A house rule is not told as the federations': what they say is called the usual rule."""
    rules, faults = judged("16/5", white="24:9,10:1,9:1,8:1,7:1,6:1,16:1", options={"six_block": value})
    shown = str(reasons(rules, [fault for fault in faults if fault.rule.id == "block.six"], "en", own_numbers))
    sources = shown.partition('class="sources"')[2].partition("</p>")[0]
    agreed, usual, federations = sources.rpartition("the usual rule: ")
    assert said in agreed
    assert bool(said) == bool(usual)
    assert "federation" in federations.lower()
    assert "federation" not in agreed.lower()


def test_two_agreements_are_told_apart() -> None:
    """Where a rule rests on two options that were both agreed otherwise, each is named, with a stop between them."""
    options = {"six_block": "never-allowed", "six_block_when": "turn"}
    rules, faults = judged("16/5", white="24:9,10:1,9:1,8:1,7:1,6:1,16:1", options=options)
    block = [fault for fault in faults if fault.rule.id == "block.six"]
    sources = str(reasons(rules, block, "en", own_numbers)).partition('class="sources"')[2].partition("</p>")[0]
    assert re.search(r"your agreement \(Block of six: never allowed; [^;()]+\); the usual rule: ", sources)
