"""Words, sources, cards and disagreements: complete, in both languages, and true."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from lessons import COURSES
from lessons.basics_history import HISTORY
from lessons.basics_names import NAMES
from nardy.interface import read_request
from nardy.match import Match, factor
from nardy.pages.reference.cards import card_page
from nardy.pages.reference.disagree import disagree_page
from nardy.pages.reference.disputes import DISPUTES, OTHERS, Dispute, Played, Told
from nardy.pages.reference.glossary import glossary_page
from nardy.pages.reference.sources import sources_page
from nardy.pages.reference.taught import won
from nardy.pages.reference.themes import by_theme
from nardy.pages.reference.words import THEMES
from nardy.referee import judge
from nardy.ruleset import ruleset
from nardy.sources import SOURCES
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION, OPTIONS
from tests.reference.markup import count, names_bare_points, texts
from tests.support import ROOT
from tests.test_catalogue import CONTRACT, written_texts

each_language = pytest.mark.parametrize("lang", LANGS)
WORDS = [word for theme in THEMES for word in theme.words]
MOST_READINGS = 4
"""The style sheet can switch between so many."""


def rows_of_words() -> list[tuple[str, str]]:
    """The table of words of the contract: the words of both languages."""
    part = CONTRACT.partition("## 1. Words")[2].partition("## 2.")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \| .+\|$", part, re.MULTILINE)
    return [(en, ru) for en, ru in rows if ru not in {"Russian", "---"}]


def test_every_word_of_the_contract_is_explained() -> None:
    """Each word of either language stands in some entry of the glossary."""
    said = {
        lang: " ".join(f"{w.term.template(lang)} {w.means.template(lang)}" for w in WORDS).lower() for lang in LANGS
    }
    rows = rows_of_words()
    assert rows
    for row in rows:
        for lang, names in zip(LANGS, row, strict=True):
            for word in re.findall(r"[\w-]{3,}", re.sub(r" \(.*?\)", "", names)):
                assert word.lower()[: max(3, len(word) - 2)] in said[lang], word


@each_language
def test_glossary_shows_both_languages(lang: Lang) -> None:
    """Each word has a place of its own with both names and its meaning; most have a picture."""
    page = unescape(glossary_page(lang).main)
    for word in WORDS:
        assert f'id="{word.id}"' in page
        assert all(word.term.say(each) in page for each in LANGS)
        assert word.means.say(lang) in page
    assert sum(word.picture is not None for word in WORDS) == count(page, "picture") > len(WORDS) * 2 // 3


@each_language
def test_sources_name_the_rules_that_rest_on_them(lang: Lang) -> None:
    """Each source has a place, says what it is, and lists its rules with links; the past leads to its lessons."""
    page = unescape(sources_page(COURSES, lang).main)
    for source in SOURCES:
        assert f'id="{source.id}"' in page
        assert source.about.say(lang) in page
    past = page[page.index('id="history"') :]
    for lesson in (HISTORY, NAMES):
        assert f'{lang}/lessons/{lesson.id}/{lesson.steps[0].id}.html">{lesson.title.say(lang)}' in past
    for variant in VARIANTS:
        for cited in variant.rules:
            assert f'{lang}/rules/{variant.id}/{cited.rule.id}.html"' in page


@each_language
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_card_holds_the_rules_of_play(variant: Variant, lang: Lang) -> None:
    """Every rule that is played as usual stands on the card once; the cube is left to be agreed on."""
    laws = texts(card_page(variant, lang).main, "card-sheet")[0]
    for cited in ruleset(variant).cited:
        wanted = 1 if cited.rule.active and not cited.rule.id.startswith("cube.") else 0
        assert wanted == laws.count(cited.rule.law.say(lang)), cited.rule.id
    assert all(OPTION[name].title.say(lang) in laws for name in variant.options)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_rule_has_a_theme(variant: Variant) -> None:
    """In the list by themes every rule of a game stands once."""
    listed = [cited.rule.id for _, group in by_theme(variant.rules) for cited in group]
    assert sorted(listed) == sorted(cited.rule.id for cited in variant.rules)


def test_every_choice_is_a_dispute() -> None:
    """Each option is shown once, in a game that has it, with a rule that it changes."""
    assert [option.id for option in OPTIONS] == [dispute.option for dispute in DISPUTES]
    for dispute in DISPUTES:
        game = next(variant for variant in VARIANTS if variant.id == dispute.game)
        assert dispute.option in game.options
        rule = next(cited.rule for cited in game.rules if cited.rule.id == dispute.rule)
        assert dispute.option in rule.options.values()
        assert len(OPTION[dispute.option].values) <= MOST_READINGS


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda dispute: dispute.option)
def test_readings_differ(dispute: Dispute) -> None:
    """Every turn shown is legal by one reading and breaks the rule of the dispute by another."""
    for shown in dispute.shown:
        if isinstance(shown, Told):
            assert len(shown.by_value) == len({text.en for text in shown.by_value})
            continue
        broken = [by_reading(dispute, shown, value.id) for value in OPTION[dispute.option].values]
        assert [] in broken
        assert any(broken), shown


def by_reading(dispute: Dispute, played: Played, value: str) -> list[str]:
    """The rules that the turn breaks by one reading."""
    request = read_request({**played.request, "variant": dispute.game, "options": {dispute.option: value}})
    return [fault.rule.id for fault in judge(request.rules, request.moment, request.moves).faults]


@each_language
def test_disputes_show_every_reading(lang: Lang) -> None:
    """Each reading stands beside each turn with its verdict, and can be chosen by a switch of its own."""
    page = unescape(disagree_page(lang).main)
    values = {dispute.option: OPTION[dispute.option].values for dispute in DISPUTES}
    cards = sum(len(values[dispute.option]) * len(dispute.shown) for dispute in DISPUTES)
    assert cards == len(re.findall(r'<li data-n="\d">', page))
    for name, each in values.items():
        assert 1 + len(each) == len(re.findall(f'name="{name}"', page))
        assert all(value.label.say(lang) in page for value in each)
    assert count(page, "verdict")
    assert count(page, "verdict no")
    assert all(text.say(lang) in page for _, text in OTHERS)


def test_scores_shown_are_what_the_games_count() -> None:
    """The final boards of the examples count once, twice and three times, as is said beside them."""
    for variant in VARIANTS:
        assert 1 == counted(variant, 1)
        assert 2 == counted(variant, 0)
    assert 3 == counted(VARIANTS[0], 0, 1)


def counted(variant: Variant, off: int, far: int = 0) -> int:
    """What White's win counts."""
    rules = ruleset(variant, options={"koks": "on"})
    return factor(Match(rules, 0, won(variant, off, far).position), "white")


@pytest.mark.parametrize("path", sorted((ROOT / "nardy/pages/reference").glob("*.py")), ids=lambda path: path.stem)
def test_texts_have_no_bare_points(path: Path) -> None:
    """No text of the reference names a point by a number of its own."""
    for line, *said in written_texts(path):
        for text in said:
            assert not names_bare_points(text), f"{path.name}:{line}"
