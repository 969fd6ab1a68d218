"""The cases of each rule (`nardy/cases`, data): what breaks it, what does not, and where the border runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nardy.board import BAR, CHECKER, HEAD, OFF, TURTLE, count
from nardy.cases import Case, of_rule
from nardy.interface import answer_referee
from nardy.referee import Verdict
from nardy.rule import Rule
from nardy.text import LANGS
from nardy.variants import VARIANT, VARIANTS
from nardy.web.builder.cases import FOLDER, read_cases

KNOWN = {
    "name", "title", "variants", "options", "white", "black", "turn", "dice", "moves", "complete",
    "breaks", "pending",
}  # fmt: skip
CASES = read_cases()
ENFORCED = [(variant.id, cited.rule) for variant in VARIANTS for cited in variant.rules if cited.rule.scope != "taught"]
LAWS = [(variant, rule) for variant, rule in ENFORCED if rule.scope != "permission"]
PERMISSIONS = [(variant, rule) for variant, rule in ENFORCED if rule.scope == "permission"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case) -> None:
    """The attempt breaks exactly these rules, and leaves exactly these duties open."""
    answer = answer_referee(case.request)
    assert case.breaks == [told["rule"] for told in answer["violations"]], answer
    if "pending" in case.fields:
        assert case.fields["pending"] == [told["rule"] for told in answer["pending"]]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_case_is_complete(case: Case) -> None:
    """A case can be shown: a title in both languages, known fields, rules that the game has."""
    assert set() == set(case.fields) - KNOWN
    en, ru = (case.title.say(lang) for lang in LANGS)
    assert en
    assert ru
    assert en != ru
    assert {case.rule, *case.breaks} <= {cited.rule.id for cited in VARIANT[case.variant].rules}


def test_names_are_unique() -> None:
    """A name says which case of its rule is meant."""
    assert len(CASES) == len({str(case) for case in CASES})


def test_files_are_rules() -> None:
    """Each rule that is more than taught has its file, and there is no other file."""
    assert {rule.id for _, rule in ENFORCED} == {path.stem for path in FOLDER.glob("*.toml")}


@pytest.mark.parametrize(("variant", "rule"), LAWS, ids=lambda part: getattr(part, "id", part))
def test_law_has_both_kinds_of_cases(variant: str, rule: Rule) -> None:
    """Each law of each game has a case that breaks it and one that keeps it."""
    kept, broken = of_rule(CASES, variant, rule.id)
    assert kept
    assert broken


@pytest.mark.parametrize(("variant", "rule"), PERMISSIONS, ids=lambda part: getattr(part, "id", part))
def test_permission_is_used(variant: str, rule: Rule) -> None:
    """Each permission of each game has a legal case, and all its cases make use of it."""
    kept, broken = of_rule(CASES, variant, rule.id)
    assert kept
    assert not broken
    for case in kept:
        _, verdict = case.judged()
        assert verdict.legal
        assert USES[rule.id](verdict), case


def _sends(kind: int) -> Callable[[Verdict], bool]:
    """Whether the turn sends an opposing piece of a kind to its bar."""
    return lambda v: count(v.end.opp[kind], BAR) > count(v.moments[0].opp[kind], BAR)


def _could_bear_off(v: Verdict) -> bool:
    first = v.moments[0]
    steps = [step for die in first.left for step, _ in v.rules.legal_steps(first, die)]
    return any(step.dst == OFF for step in steps) and v.end.own[CHECKER] & 63 == first.own[CHECKER] & 63


def _smaller_first(v: Verdict) -> bool:
    """Whether the smaller number was played first and the larger could not have been by this piece."""
    first, step = v.moments[0], v.attempts[0]
    larger = {tried.src for tried, _ in v.rules.legal_steps(first, first.left[0])}
    return step.dice == first.left[1:] and step.src not in larger


def _placements(v: Verdict) -> int:
    return sum(tried.own_way for tried in v.attempts)


USES: dict[str, Callable[[Verdict], bool]] = {
    "turn.double": lambda v: len(v.attempts) == 4,
    "turn.any-order": _smaller_first,
    "bearoff.optional": _could_bear_off,
    "hit.blot": _sends(CHECKER),
    "dragon.free": _sends(TURTLE),
    "piece.wait": lambda v: sum(v.moments[0].own[1:]) == sum(v.end.own[1:]) > 0,
    "kaftar.free-die": lambda v: _placements(v) == 1 and len(v.attempts) == 2,
    "kaftar.over": lambda v: not count(v.moments[0].mine, HEAD) and _placements(v) == 0,
}
"""How a legal turn shows that it has made use of a permission."""
