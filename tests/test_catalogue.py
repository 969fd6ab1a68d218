"""The catalogue of rules, options and texts: complete, unique, cited, and the contract's own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path as File

import pytest

from nardy.board import Path
from nardy.rule import Rule
from nardy.ruleset import chosen_options, ruleset
from nardy.sources import BY_ID, SOURCES
from nardy.text import LANGS, Text
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION, OPTIONS, ORIGINS, PRESETS, Preset
from tests.support import ROOT, dumps
from tests.test_cases import CASES

CONTRACT = (ROOT.parent / "shared" / "rules.md").read_text(encoding="utf-8")
"""The contract; every row of its tables begins with the name it is about."""
ROWS = re.findall(r"^\| (`[a-z].*?) \| (.*)\|$", CONTRACT, re.MULTILINE)
PLACE = re.compile(r"\{[^{}]*\}")
LAW = re.compile(r"\blaws?\b|\bзакон(а|у|ом|е|ы|ов|ам|ами|ах)?\b", re.IGNORECASE)
ROLL = re.compile(r"\b[1-6]-[1-6]\b")
BARE_POINT = re.compile(
    r"\d+/\d+"
    r"|\b(?:points?|fields?|bar|head|пункт\w*|пол[еяю]\w*|голов\w*) \d"
    r"|\b(?:points?|пункт\w*) (?:\{[^{}]*\}|\d+) (?:and|or|и|или) \d"
)  # fmt: skip

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)


def named(cell: str) -> list[str]:
    """The names in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def is_rule(name: str) -> bool:
    """Whether a name of the contract is that of a rule: a theme, a dot, and the rule."""
    return "." in name


def texts_of(variant: Variant) -> Iterator[tuple[str, Text]]:
    """Every text that belongs to a rule of a game, with its place."""
    for cited in variant.rules:
        rule = cited.rule
        own = {"title": rule.title, "law": rule.law, "why": rule.why, **rule.messages}
        if cited.reading is not None:
            own["reading"] = cited.reading
        for name, text in own.items():
            yield f"{rule.id}: {name}", text


def options_named(rule: Rule) -> set[str]:
    """The options that a rule names, those of the laws it builds on included."""
    parts = (getattr(rule, part.name) for part in fields(rule))
    return set(rule.options.values()).union(*(options_named(part) for part in parts if isinstance(part, Rule)))


@each_variant
def test_ids_are_unique(variant: Variant) -> None:
    """An id names one rule of a game, and has a theme and a name."""
    ids = [cited.rule.id for cited in variant.rules]
    assert sorted(set(ids)) == sorted(ids)
    assert all(re.fullmatch(r"[a-z]+\.[a-z]+(-[a-z]+)*", name) for name in ids)


def test_rules_are_those_of_the_contract() -> None:
    """Every rule of the contract is in some game, and no game has any other."""
    contract = {name for cell, _ in ROWS for name in named(cell) if is_rule(name)}
    assert contract == {cited.rule.id for variant in VARIANTS for cited in variant.rules}


@each_variant
def test_shared_rules_are_in_every_game(variant: Variant) -> None:
    """What the contract says of all games (its sections 2, 3 and 8) holds in each; the triple win in short alone."""
    parts = re.split(r"^## (\d+)\. .*$", CONTRACT, flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    shared = {name for n in "238" for name in re.findall(r"^\| `([a-z.-]+)` \|", sections[n], re.MULTILINE)}
    ids = {cited.rule.id for cited in variant.rules}
    assert (set() if "koks" in variant.options else {"score.koks"}) == shared - ids


@each_variant
def test_order_is_that_of_the_list(variant: Variant) -> None:
    """The order of the answer is the order in which the variant writes its rules, whatever is agreed."""
    rules = ruleset(variant, options={"six_block": "off", "hit_and_hide": "board"})
    assert [cited.rule.id for cited in variant.rules] == sorted(rules.order, key=lambda name: rules.order[name])


@each_variant
def test_every_rule_has_known_sources(variant: Variant) -> None:
    """A rule rests on somebody's word; where it rests on ours alone, it says so and names the alternative."""
    for cited in variant.rules:
        assert cited.sources
        assert set() == set(cited.sources) - BY_ID.keys(), cited.rule.id
        assert "OURS" not in cited.sources or cited.reading is not None, cited.rule.id


def test_sources_are_unique_and_used() -> None:
    """The bibliography lists each source once, and every one of them is cited by a rule."""
    assert [source.id for source in SOURCES] == list(BY_ID)
    assert set(BY_ID) == {name for variant in VARIANTS for cited in variant.rules for name in cited.sources}


def test_readings_of_the_contract_are_marked() -> None:
    """Where the contract marks a row as a reading, some game's rule is marked as one."""
    read = {name for cell, rest in ROWS if "READING" in rest for name in named(cell) if is_rule(name)}
    marked = {cited.rule.id for variant in VARIANTS for cited in variant.rules if cited.reading is not None}
    assert set() == read - marked


@each_variant
def test_texts_know_their_languages(variant: Variant) -> None:
    """Each text of each rule is there in both languages and ends as a sentence; a title does not."""
    for place, text in texts_of(variant):
        assert text.en.strip()
        assert re.search("[А-Яа-я]", text.ru), place
        assert not re.search("[А-Яа-я]", text.en), place
        ends_alike = {template.endswith((".", "?", "!")) for template in (text.en, text.ru)}
        assert {not place.endswith("title")} == ends_alike, place


@each_variant
def test_both_languages_use_the_same_facts(variant: Variant) -> None:
    """What one language tells with the facts the other tells too."""
    for place, text in texts_of(variant):
        assert Text(text.en, "").places() == Text("", text.ru).places(), place


@each_variant
def test_documented_facts_are_the_facts(variant: Variant) -> None:
    """docs/referee.md names, for each law, every fact of its own that a sentence of it uses."""
    page = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z.-]+)` \| (.*) \|$", page, re.MULTILINE))
    for cited in variant.rules:
        if cited.rule.scope not in {"permission", "taught"}:
            used = set().union(*(text.places() for text in cited.rule.messages.values()))
            assert set() == used - {"src", "dst", "kind"} - set(named(rows[cited.rule.id])), cited.rule.id


@each_variant
def test_texts_have_no_bare_points(variant: Variant) -> None:
    """No text names a point by a number of its own: readers choose the numbering."""
    for place, text in texts_of(variant):
        for lang in LANGS:
            assert not BARE_POINT.search(ROLL.sub("", text.template(lang))), (place, lang)


@each_variant
def test_sentences_of_faults_have_no_bare_numbers(variant: Variant) -> None:
    """What a fault of a move says is made of facts; a number written into the sentence would be a guess."""
    for cited in variant.rules:
        if cited.rule.scope not in {"permission", "taught"}:
            for text in cited.rule.messages.values():
                assert not re.search(r"\d", PLACE.sub("", text.en + text.ru)), cited.rule.id


@pytest.mark.parametrize(
    "text", ["on 24/18", "point 6", "points 1 and 6", "point {p:1} or 6", "на пункте 7", "пунктов {p:1} и 6"]
)
def test_bare_points_are_found(text: str) -> None:
    """The pattern that looks for bare points finds them."""
    assert BARE_POINT.search(text)


def test_all_texts_of_the_project_are_in_both_languages() -> None:
    """Wherever a text is written, neither language is empty or a copy of the other (places alone may be)."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted([*(ROOT / "nardy").rglob("*.py"), *(ROOT / "lessons").rglob("*.py")])
        for line, en, ru in written_texts(path)
        if not en.strip() or not ru.strip() or (en == ru and re.search(r"\w", PLACE.sub("", en)))
    ]
    assert [] == wrong


def test_a_rule_is_called_a_rule() -> None:
    """One word for one thing: no text that a reader meets, titles of examples included, says law for a rule."""
    written = [
        (f"{path.relative_to(ROOT)}:{line}", said)
        for path in sorted([*(ROOT / "nardy").rglob("*.py"), *(ROOT / "lessons").rglob("*.py")])
        for line, *both in written_texts(path)
        for said in both
    ]
    titles = [(str(case), case.title.template(lang)) for case in CASES for lang in LANGS]
    wrong = [(place, said) for place, said in (*written, *titles) if LAW.search(PLACE.sub("", said))]
    assert [] == wrong


def written_texts(path: File) -> Iterator[tuple[int, str, str]]:
    """Line, English and Russian of every `Text(…)` that a module writes out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text":
            parts = [part.value for part in (*node.args, *(word.value for word in node.keywords))
                     if isinstance(part, ast.Constant)]  # fmt: skip
            if len(parts) == len(LANGS):
                yield node.lineno, str(parts[0]), str(parts[1])


def test_every_sentence_is_shown_by_a_case() -> None:
    """Each sentence of each law is said by a case, with a fact for every place, in both languages."""
    said = set()
    for case in CASES:
        _, verdict = case.judged()
        for fault in (*verdict.faults, *verdict.pending):
            said.add((fault.rule.id, fault.text))
            for lang in LANGS:
                sentence = fault.text.say(lang, fault.facts)
                assert not re.search(r"[{}]|\(\)|: [.,]|  ", sentence), (str(case), sentence)
    assert set() == sentences_of_laws() - said


def sentences_of_laws() -> set[tuple[str, Text]]:
    """Every sentence that a breach can say, with its rule."""
    return {
        (cited.rule.id, text)
        for variant in VARIANTS
        for cited in variant.rules
        if cited.rule.scope in {"step", "turn", "dice"}
        for text in cited.rule.messages.values()
    }


def test_options_are_those_of_the_contract() -> None:
    """Every option of the contract with all its values, and no other."""
    rows = {name: named(rest) for cell, rest in ROWS for name in named(cell) if name in OPTION}
    assert set(OPTION) == set(rows)
    for option in OPTIONS:
        # "`crawford` is `on` …" is a note about one of several options on a row, not a value.
        assert set(option.names) == set(rows[option.id]) - OPTION.keys(), option.id


def test_options_and_presets_are_said_in_both_languages() -> None:
    """Titles, values with their origin, and presets that set known options to known values."""
    texts = [option.title for option in OPTIONS] + [preset.title for preset in PRESETS] + list(ORIGINS.values())
    texts += [value.label for option in OPTIONS for value in option.values]
    assert [] == [text for text in texts if not text.en or not text.ru or text.en == text.ru]
    for preset in PRESETS:
        assert all(value in OPTION[name].names for name, value in preset.sets.items())


@each_variant
def test_options_of_a_game(variant: Variant) -> None:
    """A game has the options that the contract gives it; a rule of it asks for each, and each default exists."""
    groups = {"all", variant.id} | ({"long family"} if variant.path is Path.CIRCLING else set())
    rows = {name: rest for cell, rest in ROWS for name in named(cell) if name in OPTION}
    assert {name for name, rest in rows.items() if rest.split("|")[-1].strip() in groups} == set(variant.options)
    asked: set[str] = set().union(*(options_named(cited.rule) for cited in variant.rules))
    assert set() == set(variant.options) - asked
    assert all(value in OPTION[name].names for name, value in variant.options.items())


@each_variant
def test_rules_take_every_value_of_their_options(variant: Variant) -> None:
    """A rule names a field that it has, and each value that can be agreed reaches that field."""
    for rule in (cited.rule for cited in variant.rules):
        for field, option in rule.options.items():
            assert list(OPTION[option].names) == [
                getattr(rule.under({option: value}), field) for value in OPTION[option].names
            ]  # fmt: skip


@each_variant
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_presets_apply_where_they_belong(variant: Variant, preset: Preset) -> None:
    """A preset of other games, and a setting that the game does not have, have no effect (A36)."""
    applies = not preset.games or variant.id in preset.games
    sets = {name: value for name, value in preset.sets.items() if applies and name in variant.options}
    assert dict(variant.options) | sets == chosen_options(variant, preset.id, {})


@each_variant
def test_an_option_changes_only_the_rules_that_name_it(variant: Variant) -> None:
    """Each other value of an option changes a rule, and no rule that does not name the option."""
    before = [cited.rule for cited in ruleset(variant).cited]
    for name, default in variant.options.items():
        for value in OPTION[name].names:
            if value != default:
                after = [cited.rule for cited in ruleset(variant, options={name: value}).cited]
                changed = {old.id for old, new in zip(before, after, strict=True) if old != new}
                assert {rule.id for rule in before if name in options_named(rule)} == changed, dumps({name: value})
