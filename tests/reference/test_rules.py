"""Every rule of every game has a page that says all there is to say about it."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from lessons import COURSES, LESSONS
from nardy.cases import Case
from nardy.html import Html, safe
from nardy.notation import write_side
from nardy.page import Page
from nardy.pages.reference import examples, taught
from nardy.pages.reference.examples import Example
from nardy.pages.reference.rules import rules_pages
from nardy.pages.reference.taught import TAUGHT
from nardy.pages.sandbox.link import state_of
from nardy.rule import Cited
from nardy.sources import BY_ID
from nardy.teach import Task
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION, PRESETS, Preset
from tests.reference.markup import count, names_bare_points, texts
from tests.test_cases import CASES

Pages = dict[tuple[str, Lang], list[Page]]


def bare_board(_scene: object, _lang: Lang, name: str) -> Html:
    """Stands in for the drawing, which other tests look at."""
    return safe(f'<svg class="board" id="{name}"></svg>')


def all_pages() -> Pages:
    """The pages of all rules, with bare boards."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (examples, taught):
            patch.setattr(module, "still", bare_board)
        return {(v.id, lang): list(rules_pages(v, CASES, COURSES, lang)) for v in VARIANTS for lang in LANGS}


PAGES = all_pages()
EVERY = [(variant, cited, lang) for variant in VARIANTS for cited in variant.rules for lang in LANGS]
RULES = [pytest.param(*one, id=f"{one[0].id}-{one[1].rule.id}-{one[2]}") for one in EVERY]
each_rule = pytest.mark.parametrize(("variant", "cited", "lang"), RULES)


def page_of(variant: Variant, cited: Cited, lang: Lang) -> Page:
    """The page of a rule."""
    wanted = f"{lang}/rules/{variant.id}/{cited.rule.id}.html"
    return next(page for page in PAGES[variant.id, lang] if page.path == wanted)


@each_rule
def test_page_tells_the_rule(variant: Variant, cited: Cited, lang: Lang) -> None:
    """Law, reason, every source with its link, what is our reading, and every way to play it."""
    page = page_of(variant, cited, lang)
    shown = unescape(page.main)
    assert cited.rule.law.say(lang) in texts(page.main, "lead")
    assert cited.rule.why.say(lang) in shown
    for name in cited.sources:
        assert f'href="../../../{lang}/sources.html#{name}">{BY_ID[name].title.say(lang)}' in shown
    assert cited.reading is None or cited.reading.say(lang) in shown
    for name in cited.rule.options.values():
        if name in variant.options:
            assert all(value.label.say(lang) in shown for value in OPTION[name].values)
    assert variant.title.say(lang) in page.title


@each_rule
def test_page_shows_what_is_legal_and_what_is_not(variant: Variant, cited: Cited, lang: Lang) -> None:
    """At least one legal example; an illegal one too, unless the rule is a permission."""
    page = page_of(variant, cited, lang)
    assert count(page.main, "example right")
    assert bool(count(page.main, "example wrong")) == (cited.rule.scope != "permission")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_enforced_rules_show_boards(variant: Variant, lang: Lang) -> None:
    """A rule that a move can keep or break is shown on a board, with its case in words."""
    for cited in variant.rules:
        if cited.rule.scope != "taught":
            assert count(page_of(variant, cited, lang).main, "board")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_examples_say_what_the_referee_says(case: Case, lang: Lang) -> None:
    """Every broken rule of a case is named on its example, and a legal case names none."""
    example = Example(case, f"{lang}/rules/x/y.html", lang)
    shown = unescape(example.html())
    _, verdict = example.judged
    for fault in verdict.faults:
        assert fault.text.say(lang, fault.facts) in shown
    assert verdict.legal == ("said" not in shown) == (not example.case.breaks)
    assert not names_bare_points(example.case.title.template(lang))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_try_it_opens_the_very_position(case: Case) -> None:
    """The link to the sandbox is understood there, with position, dice, side and options of the case."""
    example = Example(case, "en/rules/x/y.html", "en")
    request, _ = example.judged
    state = state_of(urlsplit(example.sandbox()).query)
    assert () == state.notices
    position = request.position
    assert (request.turn, "".join(map(str, request.dice))) == (state.now.turn, state.now.dice)
    assert (write_side(position.white), write_side(position.black)) == (state.now.white, state.now.black)
    chosen = {**request.rules.variant.options, **state.options}
    assert request.rules.options == chosen
    assert parse_qs(urlsplit(example.sandbox()).query)["variant"] == [request.rules.variant.id]


def test_taught_rules_have_examples() -> None:
    """What no move can break has examples written for it: a right one and a wrong one, and no rule else has."""
    wanted = {cited.rule.id for variant in VARIANTS for cited in variant.rules if cited.rule.scope == "taught"}
    assert wanted == TAUGHT.keys()
    for each in TAUGHT.values():
        assert {True, False} == {one.legal for one in each}
        for text in (text for one in each for text in (one.what, one.says)):
            assert text is None or not any(names_bare_points(text.template(lang)) for lang in LANGS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_pages_lead_through_the_list(variant: Variant, lang: Lang) -> None:
    """The list names all rules in their order; from each page the one before and the one after can be reached."""
    index, *pages = PAGES[variant.id, lang]
    names = [f"{cited.rule.id}.html" for cited in variant.rules]
    assert names == [name for name in names if f'href="{name}"' in index.main]
    for place, page in enumerate(pages):
        assert (place > 0) == ('rel="prev"' in page.main)
        assert (place + 1 < len(pages)) == ('rel="next"' in page.main)
        for near in names[max(0, place - 1) : place] + names[place + 1 : place + 2]:
            assert f'href="{near}"' in page.main


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_presets_are_named_where_they_play(preset: Preset) -> None:
    """Every preset that changes an option is named beside the value that it plays."""
    variant = VARIANTS[0]
    for option, value in preset.sets.items():
        pages = (page_of(variant, cited, "en") for cited in variant.rules if option in cited.rule.options.values())
        for page in pages:
            label = next(v.label.en for v in OPTION[option].values if v.id == value)
            after = unescape(page.main).partition(f"<b>{label}</b>")[2].partition("</li>")[0]
            assert preset.title.en in after


@each_rule
def test_a_rule_leads_to_the_steps_that_practise_it(variant: Variant, cited: Cited, lang: Lang) -> None:
    """Each step named is about this rule of this game; a rule of long nardy that needs no match has one at least."""
    main = page_of(variant, cited, lang).main
    linked = re.findall(rf'href="[./]+{lang}/lessons/([\w/-]+)/([\w-]+)\.html"', main)
    lessons = {lesson.id: lesson for lesson in LESSONS}
    steps = [lessons[lesson].steps[lessons[lesson].index(step)] for lesson, step in linked]
    assert all(isinstance(step, Task) and cited.rule.id in step.rules for step in steps)
    assert all(lessons[lesson].variant == variant.id for lesson, _ in linked)
    assert bool(steps) == (variant.id == "long" and not cited.rule.id.startswith(("cube.", "match.")))
