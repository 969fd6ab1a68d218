"""The catalogue of rules under test: ids, words, sources, options, and the facts that every sentence needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nardy.interface import read_request
from nardy.referee import judge
from nardy.rule import Rule
from nardy.ruleset import chosen_options, ruleset
from nardy.sources import BY_ID
from nardy.text import LANGS, Text
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION, OPTIONS, ORIGINS, PRESETS, Option, Preset
from tests.test_cases import CASES

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
RULES = {cited.rule.id + type(cited.rule).__name__: cited.rule for v in VARIANTS for cited in v.rules}
each_rule = pytest.mark.parametrize("rule", RULES.values(), ids=RULES.keys())
BARE_POINT = re.compile(r"(?:point|пункт\w*)\s+\d|\d+/\d+", re.IGNORECASE)


def texts(rule: Rule) -> list[Text]:
    """Everything that a rule says."""
    return [rule.title, rule.law, rule.why, *rule.messages.values()]


@each_variant
def test_ids_are_unique_and_well_formed(variant: Variant) -> None:
    """One row for each id; ids are words with a theme before the dot."""
    ids = [cited.rule.id for cited in variant.rules]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z]+\.[a-z-]+", rule) for rule in ids)


@each_variant
def test_every_row_is_cited(variant: Variant) -> None:
    """Each rule has a known source; what only we say is marked as a reading."""
    for cited in variant.rules:
        assert cited.sources
        assert set(cited.sources) <= set(BY_ID)
        assert "OURS" not in cited.sources or cited.reading


@each_rule
def test_words_are_complete(rule: Rule) -> None:
    """Title, law, reason and sentences in both languages, neither the other's, none with a bare point."""
    for text in texts(rule):
        en, ru = text.en, text.ru
        assert en
        assert ru
        assert en != ru
        assert re.search("[а-яё]", ru, re.IGNORECASE)
        assert not re.search("[а-яё]", en, re.IGNORECASE)
        assert en[-1] == ru[-1] or text is rule.title
    for text in rule.messages.values():
        assert not BARE_POINT.search(re.sub(r"\{[^}]*\}", "", text.en + text.ru))


@each_rule
def test_both_languages_tell_the_same_facts(rule: Rule) -> None:
    """A sentence uses the same facts in both languages."""
    for text in rule.messages.values():
        assert Text(text.en, "").places() == Text("", text.ru).places()


@each_rule
def test_options_of_rules_exist(rule: Rule) -> None:
    """A rule names fields that it has and options that can be agreed, and takes every value of them."""
    for field, option in rule.options.items():
        for value in OPTION[option].names:
            assert value == getattr(rule.under({option: value}), field)


@each_variant
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_an_option_changes_only_the_rules_it_names(variant: Variant, option: Option) -> None:
    """Another value of one option leaves every rule that does not name it, directly or inside, as it was."""
    name = option.id
    usual = ruleset(variant)
    for value in OPTION[name].names:
        other = ruleset(variant, options={name: value})
        for before, after in zip(usual.cited, other.cited, strict=True):
            assert before.rule == after.rule or name in _named(before.rule)
            assert (before.sources, before.reading) == (after.sources, after.reading)


def _named(rule: Rule) -> set[str]:
    """The options that a rule or a law inside it names."""
    inside = (getattr(rule, name) for name in rule.__dataclass_fields__)
    return set(rule.options.values()).union(*(_named(part) for part in inside if isinstance(part, Rule)))


@each_variant
def test_every_option_of_a_game_changes_a_rule(variant: Variant) -> None:
    """No game offers a setting that nothing listens to."""
    named = set().union(*(_named(cited.rule) for cited in variant.rules))
    assert set(variant.options) <= named
    assert all(default in OPTION[name].names for name, default in variant.options.items())


def test_options_tell_who_states_them() -> None:
    """Each value has words in both languages and an origin; presets set known values."""
    for option in OPTIONS:
        assert len(option.names) == len(set(option.names)) > 1
        assert {value.origin for value in option.values} <= set(ORIGINS)
        assert all(value.label.en and value.label.ru for value in option.values)
    for preset in PRESETS:
        assert all(value in OPTION[name].names for name, value in preset.sets.items())


@each_variant
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_presets_apply_where_they_belong(variant: Variant, preset: Preset) -> None:
    """A preset of other games has no effect (A36)."""
    chosen = chosen_options(variant, preset.id, {})
    applies = not preset.games or variant.id in preset.games
    sets = {name: value for name, value in preset.sets.items() if name in variant.options}
    assert chosen == dict(variant.options) | (sets if applies else {})


def test_every_sentence_is_said_by_a_case() -> None:
    """Each sentence of each law is told by some case, with all its facts, in both languages."""
    said = set()
    for case in CASES:
        request = read_request(case.request)
        verdict = judge(request.rules, request.moment, request.moves, request.complete)
        for fault in (*verdict.faults, *verdict.pending):
            said.add(fault.text)
            assert all("{" not in fault.text.say(lang, fault.facts) for lang in LANGS)
    laws = {rule for rule in RULES.values() if rule.scope in {"step", "turn", "dice"}}
    unsaid = {(rule.id, text.en) for rule in laws for text in rule.messages.values()} - {
        (rule.id, text.en) for rule in laws for text in said
    }
    assert set() == unsaid


def test_documented_facts_are_the_facts() -> None:
    """docs/referee.md names for each rule exactly the facts that its sentences use."""
    page = (Path(__file__).parents[1] / "docs" / "referee.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z.-]+)` \| (.*) \|$", page, re.MULTILINE))
    for rule in RULES.values():
        if rule.scope not in {"step", "turn", "dice"}:
            continue
        wanted = set().union(*(text.places() for text in rule.messages.values())) - {"src", "dst", "kind"}
        assert wanted <= set(re.findall(r"`([a-z]+)`", rows[rule.id])), rule.id
