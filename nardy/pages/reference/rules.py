"""A page for each rule of each game: its law, why, who says so, how else it is played, and examples on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.cases import Case
from nardy.html import Child, Html, tag
from nardy.page import Page, root_of
from nardy.pages.agreed import option_list, options_of
from nardy.pages.games import path_of
from nardy.pages.lesson.practice import practice
from nardy.pages.reasons import own_reading
from nardy.pages.reference.examples import Example
from nardy.pages.reference.places import crumbs, page, rule_path, rules_path
from nardy.pages.reference.sources import linked_sources
from nardy.pages.reference.taught import TAUGHT, taught_example
from nardy.pages.reference.themes import by_theme
from nardy.rule import Cited
from nardy.teach import Course
from nardy.text import Lang, Text
from nardy.variant import Variant

RULES = Text("Rules", "Правила")
ALL_RULES = Text("All rules", "Все правила")
LIST = Text("{title}: all rules, one page each", "{title}: все правила, каждое на своей странице")
ABOUT_LIST = Text(
    "Every rule of this game has a page: what it says, why, who says so, and what is legal and what is not.",
    "У каждого правила этой игры своя страница: что сказано, зачем, кто так говорит, что можно и чего нельзя.",
)
WHY = Text("Why", "Зачем")
SAYS = Text("Who says so", "Кто так говорит")
ELSE = Text("How else it is played", "Как ещё играют")
RIGHT = Text("This is legal", "Так можно")
WRONG = Text("This is not legal", "Так нельзя")
MORE = Text("More examples", "Ещё примеры")
NOBODY_BREAKS = Text(
    "This rule allows something, so no move can break it.",
    "Это правило разрешает, а не запрещает, поэтому нарушить его нельзя.",
)
BEFORE = Text("Previous: ", "Назад: ")
AFTER = Text("Next: ", "Дальше: ")
WAY = Text("Other rules", "Другие правила")
CARD = Text("Card to print", "Памятка для печати")
BOARDS = 2
"""So many examples of each kind are drawn; the others are told."""


def rules_pages(variant: Variant, cases: Iterable[Case], courses: Iterable[Course], lang: Lang) -> Iterator[Page]:
    """The list of a game's rules, and the page of each."""
    taught = tuple(courses)
    yield _index(variant, lang)
    by_rule: dict[str, list[Case]] = {}
    for case in cases:
        if case.variant == variant.id:
            by_rule.setdefault(case.rule, []).append(case)
    for place, cited in enumerate(variant.rules):
        steps = practice(taught, variant.id, cited.rule.id, rule_path(variant.id, cited.rule.id, lang), lang)
        yield _rule_page(variant, place, by_rule.get(cited.rule.id, []), steps, lang)


def _index(variant: Variant, lang: Lang) -> Page:
    path, title = rules_path(variant.id, lang), variant.title.say(lang)
    groups = (
        tag("section", tag("h2", theme.say(lang)), tag("ul", (_entry(cited, lang) for cited in group)))
        for theme, group in by_theme(variant.rules)
    )
    main = tag(
        "div",
        crumbs(path, (title, path_of(variant, lang)), (RULES.say(lang), "")),
        tag("h1", LIST.say(lang, {"title": title})),
        tag("p", ABOUT_LIST.say(lang), class_="lead"),
        tag("p", tag("a", CARD.say(lang), href=f"../../cards/{variant.id}.html", class_="button")),
        tag("div", groups, class_="rule-list"),
        class_="reference",
    )
    return page(path, lang, LIST.say(lang, {"title": title}), ABOUT_LIST.say(lang), main)


def _entry(cited: Cited, lang: Lang) -> Html:
    link = tag("a", cited.rule.title.say(lang), href=f"{cited.rule.id}.html")
    return tag("li", link, tag("p", cited.rule.law.say(lang)))


def _rule_page(variant: Variant, place: int, cases: list[Case], steps: Html | None, lang: Lang) -> Page:
    cited = variant.rules[place]
    path, game = rule_path(variant.id, cited.rule.id, lang), variant.title.say(lang)
    title, law = cited.rule.title.say(lang), cited.rule.law.say(lang)
    main = tag(
        "article",
        crumbs(path, (game, path_of(variant, lang)), (RULES.say(lang), rules_path(variant.id, lang)), (title, "")),
        tag("h1", tag("span", title, data_pagefind_meta="title"), " ", tag("code", cited.rule.id)),
        tag("p", game, class_="hidden", data_pagefind_meta="game"),
        tag("p", law, class_="lead"),
        _told(variant, cited, path, steps, lang),
        tag("div", _shown(variant, cited, cases, lang), class_="kinds"),
        _way(variant, place, lang),
        class_="reference rule-page",
    )
    return page(path, lang, f"{title} · {game}", law, main)


def _told(variant: Variant, cited: Cited, path: str, steps: Html | None, lang: Lang) -> Html:
    """Why, who says so, what of it is our reading, how else it is played, and where it is practised."""
    options = [option_list(variant, option, lang) for option in options_of(variant, cited.rule)]
    return tag(
        "div",
        tag("section", tag("h2", WHY.say(lang)), tag("p", cited.rule.why.say(lang))),
        tag(
            "section",
            tag("h2", SAYS.say(lang)),
            tag("p", *linked_sources(cited.sources, root_of(path), lang)),
            own_reading(cited.reading, lang),
        ),
        tag("section", tag("h2", ELSE.say(lang)), options) if options else None,
        steps,
        class_="told",
    )


def _shown(variant: Variant, cited: Cited, cases: list[Case], lang: Lang) -> Iterator[Html]:
    """What is legal and what is not: cases of the referee, or what happens around the moves."""
    if cited.rule.id in TAUGHT:
        return _taught(variant, cited, lang)
    return _examples(cases, rule_path(variant.id, cited.rule.id, lang), lang)


def _examples(cases: list[Case], path: str, lang: Lang) -> Iterator[Html]:
    """Legal and illegal cases, the first of each kind drawn."""
    right = [case for case in cases if not case.breaks]
    wrong = [case for case in cases if case.breaks]
    yield _column(RIGHT, right, path, lang)
    yield _column(WRONG, wrong, path, lang) if wrong else tag("p", NOBODY_BREAKS.say(lang), class_="quiet")


def _column(title: Text, cases: list[Case], path: str, lang: Lang) -> Html:
    drawn = [Example(case, path, lang).html(f"board-{case.name}") for case in cases[:BOARDS]]
    rest = [Example(case, path, lang).html() for case in cases[BOARDS:]]
    more = tag("details", tag("summary", MORE.say(lang)), tag("ul", rest, class_="examples")) if rest else None
    return tag("section", tag("h2", title.say(lang)), tag("ul", drawn, class_="examples"), more)


def _taught(variant: Variant, cited: Cited, lang: Lang) -> Iterator[Html]:
    """The examples of a rule that is about the game around the moves."""
    shown = [taught_example(one, variant, f"board-{n}", lang) for n, one in enumerate(TAUGHT[cited.rule.id])]
    for title, legal in ((RIGHT, True), (WRONG, False)):
        found = [html for one, html in zip(TAUGHT[cited.rule.id], shown, strict=True) if one.legal == legal]
        yield tag("section", tag("h2", title.say(lang)), tag("ul", found, class_="examples"))


def _way(variant: Variant, place: int, lang: Lang) -> Html:
    """To the rules before and after."""
    rules = [cited.rule for cited in variant.rules]
    links: list[Child] = []
    if place:
        before = rules[place - 1]
        links.append(tag("a", BEFORE.say(lang), before.title.say(lang), href=f"{before.id}.html", rel="prev"))
    links.append(tag("a", ALL_RULES.say(lang), href="index.html"))
    if place + 1 < len(rules):
        after = rules[place + 1]
        links.append(tag("a", AFTER.say(lang), after.title.say(lang), href=f"{after.id}.html", rel="next"))
    return tag("nav", links, class_="way", aria_label=WAY.say(lang))
