"""What holds for every board, roll and attempt of every game under every option."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nardy.audit import audit
from nardy.board import BAR, COLORS, OFF, Position, other
from nardy.fault import Fault
from nardy.legal import Turns, legal_turns
from nardy.notation import read_moves, read_side, write_moves, write_side
from nardy.referee import Verdict, judge
from nardy.ruleset import Ruleset, ruleset
from nardy.text import LANGS
from nardy.turn import Moment
from nardy.variants import VARIANTS
from tests.boards_at_random import attempt, case
from tests.support import hops
from tests.support import settings as settings_of

AGREED = {
    " ".join([variant.id, *(f"{key}={value}" for key, value in chosen.items())]): ruleset(variant, options=chosen)
    for variant in VARIANTS
    for chosen in settings_of(variant)
}
"""Every game under its defaults and under every other value of every option of play."""
STANDARD = {variant.id: ruleset(variant) for variant in VARIANTS}

agreed = pytest.mark.parametrize("rules", AGREED.values(), ids=AGREED)
standard = pytest.mark.parametrize("rules", STANDARD.values(), ids=STANDARD)
seeds = given(seed=st.integers(0, 10**9))


@agreed
@settings(max_examples=20)
@seeds
def test_judge_and_generator_agree(rules: Ruleset, seed: int) -> None:
    """A turn is judged legal ⇔ each step is lawful, its result is listed and no number is left over."""
    given_case = case(rules, seed)
    moment = given_case.moment(rules)
    turns = legal_turns(rules, moment)
    for _ in range(4):
        verdict = judge(rules, moment, attempt(rules, moment, given_case.luck))
        assert (lawful(verdict) and in_full(verdict, turns)) == verdict.legal, told(verdict)


def lawful(verdict: Verdict) -> bool:
    """Whether no step of the turn breaks a step rule."""
    pairs = zip(verdict.moments, verdict.attempts, strict=False)
    return not any(verdict.rules.step_faults(before, tried) for before, tried in pairs)


def in_full(verdict: Verdict, turns: Turns) -> bool:
    """Whether the turn ends in a listed result and has used as many numbers as can be."""
    used = sum(len(tried.dice) for tried in verdict.attempts)
    return used == turns.outlook.longest and (verdict.end.own, verdict.end.opp) in turns.results


def told(verdict: Verdict) -> str:
    """The turn and what was found, readable."""
    position = verdict.position("white")
    broken = [(fault.rule.id, fault.step) for fault in verdict.faults]
    moves = write_moves(tried.step for tried in verdict.attempts)
    return f"{moves} of {verdict.moments[0].left} breaks {broken}, then {position}"


@agreed
@settings(max_examples=8)
@seeds
def test_listed_turns_are_legal(rules: Ruleset, seed: int) -> None:
    """Every listed turn is judged legal, and so is every beginning of it while the player still moves."""
    given_case = case(rules, seed)
    moment = given_case.moment(rules)
    ends = list(legal_turns(rules, moment).ends)
    for end in given_case.luck.sample(ends, min(5, len(ends))):
        whole = judge(rules, moment, hops(end.steps))
        assert () == whole.faults, told(whole)
        assert end.key == (whole.end.own, whole.end.opp)
        for n in range(len(end.steps) + 1):
            begun = judge(rules, moment, hops(end.steps[:n]), complete=False)
            assert () == begun.faults, told(begun)
            assert (n < len(end.steps)) == bool(begun.pending), told(begun)


@agreed
@settings(max_examples=15)
@seeds
def test_every_fault_is_told(rules: Ruleset, seed: int) -> None:
    """Each fault has a full sentence in both languages, real points, and comes once a step."""
    given_case = case(rules, seed)
    moment = given_case.moment(rules)
    for complete in (True, False):
        verdict = judge(rules, moment, attempt(rules, moment, given_case.luck), complete=complete)
        keys = [(fault.rule.id, fault.step) for fault in verdict.faults]
        assert len(keys) == len(set(keys)), told(verdict)
        for fault in (*verdict.faults, *verdict.pending):
            assert fault.rule.scope not in ("permission", "taught")
            assert_told(fault)


def assert_told(fault: Fault) -> None:
    """The sentence has no empty slot in either language and every point concerned exists."""
    for lang in LANGS:
        sentence = fault.text.say(lang, fault.facts)
        assert sentence, fault
        assert not re.search(r"[{}]|\(\)|\(\s|: [.,]|  |\bNone\b", sentence), sentence
    assert all(OFF <= point <= BAR for point in fault.points), fault


@standard
@settings(max_examples=40)
@seeds
def test_pieces_are_conserved(rules: Ruleset, seed: int) -> None:
    """No attempt, lawful or not, adds or loses a piece of either side."""
    given_case = case(rules, seed)
    moment = given_case.moment(rules)
    verdict = judge(rules, moment, attempt(rules, moment, given_case.luck))
    position = verdict.position(given_case.color)
    assert [rules.variant.army] * 2 == [position.army(color) for color in COLORS]


@agreed
@settings(max_examples=10)
@seeds
def test_the_sides_are_alike(rules: Ruleset, seed: int) -> None:
    """With the colours exchanged the same turns are legal and the same rules are broken."""
    given_case = case(rules, seed)
    position, color = given_case.position, given_case.color
    mirrored = Position(position.black, position.white, position.path)
    here = rules.begin(position, color, given_case.dice)
    there = rules.begin(mirrored, other(color), given_case.dice)
    assert legal_turns(rules, here) == legal_turns(rules, there)
    tried = attempt(rules, here, given_case.luck)
    first, second = judge(rules, here, tried), judge(rules, there, tried)
    assert first.faults == second.faults
    assert first.position(color).seen_by(color) == second.position(other(color)).seen_by(other(color))


@standard
@settings(max_examples=30)
@seeds
def test_undo_is_identity(rules: Ruleset, seed: int) -> None:
    """The moments of a turn stay as they were, so that going back to one is going back exactly."""
    given_case = case(rules, seed)
    moment = given_case.moment(rules)
    tried = attempt(rules, moment, given_case.luck)
    verdict = judge(rules, moment, tried)
    before = [state(m) for m in verdict.moments]
    for n in range(len(tried) + 1):
        again = judge(rules, moment, tried[:n], complete=False)
        assert before[: len(again.moments)] == [state(m) for m in again.moments]
    assert before == [state(m) for m in verdict.moments]
    assert given_case.position == Position.from_view(moment.own, moment.opp, given_case.color, rules.variant.path)


def state(moment: Moment) -> tuple[object, ...]:
    """All that a moment knows."""
    return moment.own, moment.opp, moment.left, moment.heads, moment.hitters


@standard
@settings(max_examples=40)
@seeds
def test_notation_round_trips(rules: Ruleset, seed: int) -> None:
    """Sides, moves and the `repr` of a position read back as what was written."""
    given_case = case(rules, seed)
    position = given_case.position
    for color in COLORS:
        side = position.side(color)
        assert side == read_side(write_side(side), rules.variant.army, color)
        assert position == Position.from_view(*position.seen_by(color), color, position.path)
    tried = attempt(rules, given_case.moment(rules), given_case.luck)
    assert tried == read_moves(write_moves(tried))


@standard
@settings(max_examples=40)
@seeds
def test_boards_are_possible(rules: Ruleset, seed: int) -> None:
    """What lawful play reaches, and what the set-ups of these tests make, passes the audit."""
    given_case = case(rules, seed)
    assert [] == list(audit(rules.variant, given_case.position))
    moment = given_case.moment(rules)
    for end in legal_turns(rules, moment).ends:
        position = Position.from_view(*end.key, given_case.color, rules.variant.path)
        assert [] == list(audit(rules.variant, position)), (write_moves(end.steps), position)
