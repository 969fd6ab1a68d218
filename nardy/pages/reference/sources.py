"""The bibliography as a page, and the links that lead to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.html import Child, Html, tag
from nardy.page import Page, root_of
from nardy.pages.lesson.paths import step_path
from nardy.pages.reference.places import page, rule_path, top_path
from nardy.sources import BY_ID, SOURCES, Source
from nardy.teach import Course
from nardy.text import Lang, Text
from nardy.variant import Variant
from nardy.variants import VARIANTS

NAME = "sources"
TITLE = Text("Sources", "Источники")
ABOUT = Text(
    "Whose word each rule rests on. We tell every rule in our own words and say who states it; where nobody does, we "
    "say that it is our reading and how else one could read.",
    "На чьё слово опирается каждое правило. Мы пересказываем правила своими словами и говорим, откуда они; а где "
    "не сказал никто, так и пишем: это наше прочтение — и как ещё можно прочесть.",
)
RESTS = Text("Rules from here: {n}", "Правила отсюда: {n}")
HISTORY = Text("The lessons on history", "Уроки истории")
HISTORY_RESTS = Text(
    "Legends and mistakes are quoted from S1, the tale of Bozorgmehr from translations of the old Persian book; the "
    "two markings of dice come from S4. What our lessons call known is general knowledge that these texts do not have: "
    "catalogues of museums, translations, histories of games. We looked for each such fact in at least two places; "
    "what we could not find is left out or told as a tale.",
    "Легенды и ошибки приводим по S1, сказание о Бозоргмехре — по переводам старой персидской книги, две разметки "
    "заров — по S4. То, что уроки называют известным, — общие знания, которых в этих текстах нет: каталоги музеев, "
    "переводы, истории игр. Каждый такой факт мы искали хотя бы в двух местах; чего не нашли, опустили или "
    "рассказываем как предание.",
)
LESSONS = Text("To the lessons:", "К урокам:")
PAST = ("basics/history", "basics/names")
"""The lessons that tell of the past."""
NO_LINKS = Text(
    "Books and pages change their addresses, so we name the texts and do not link to them.",
    "Адреса книг и страниц меняются, поэтому тексты мы называем, но ссылок на них не даём.",
)


def linked_sources(ids: Iterable[str], root: str, lang: Lang) -> Iterator[Child]:
    """The titles of sources, each leading to what is said about it."""
    for place, name in enumerate(ids):
        if place:
            yield "; "
        yield tag("a", BY_ID[name].title.say(lang), href=f"{root}{top_path(NAME, lang)}#{name}")
        yield f" ({name})" if name.startswith("S") else None


def sources_page(courses: Iterable[Course], lang: Lang) -> Page:
    """Every source: what it is, and the rules and lessons that rest on it."""
    path, title = top_path(NAME, lang), TITLE.say(lang)
    main = tag(
        "div",
        tag("h1", title),
        tag("p", ABOUT.say(lang), class_="lead"),
        (_source(source, path, lang) for source in SOURCES),
        _past(courses, path, lang),
        tag("p", NO_LINKS.say(lang), class_="quiet"),
        class_="reference",
    )
    return page(path, lang, title, ABOUT.say(lang), main)


def _past(courses: Iterable[Course], path: str, lang: Lang) -> Html:
    """What the lessons on the past rest on, and the way back to them."""
    told = (lesson for course in courses for lesson in course.lessons if lesson.id in PAST)
    links = [tag("a", one.title.say(lang), href=root_of(path) + step_path(one, 0, lang)) for one in told]
    back = tag("p", LESSONS.say(lang), ([", " if place else " ", link] for place, link in enumerate(links)))
    return tag(
        "section",
        tag("h2", HISTORY.say(lang), id="history"),
        tag("p", HISTORY_RESTS.say(lang)),
        back if links else None,
        class_="source",
    )


def _source(source: Source, path: str, lang: Lang) -> Html:
    title = source.title.say(lang)
    name = [" ", tag("code", source.id)] if source.id.startswith("S") else None
    rests = {variant.title.say(lang): list(_rests(source, variant, path, lang)) for variant in VARIANTS}
    count = sum(map(len, rests.values()))
    games = (
        tag("p", tag("b", game), ": ", [[", " if place else None, link] for place, link in enumerate(links)])
        for game, links in rests.items()
        if links
    )
    return tag(
        "section",
        tag("h2", title[:1].upper() + title[1:], name, id=source.id),
        tag("p", source.about.say(lang)),
        tag("details", tag("summary", RESTS.say(lang, {"n": count})), games),
        class_="source",
    )


def _rests(source: Source, variant: Variant, path: str, lang: Lang) -> Iterator[Html]:
    for cited in variant.rules:
        if source.id in cited.sources:
            href = root_of(path) + rule_path(variant.id, cited.rule.id, lang)
            yield tag("a", cited.rule.title.say(lang), href=href)
