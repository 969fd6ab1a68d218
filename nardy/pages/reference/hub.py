"""The way into the reference: each game's rules, and what belongs to all games."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.page import Page, root_of
from nardy.pages.first_turns import TITLE as TABLE
from nardy.pages.first_turns import index_path
from nardy.pages.games import path_of
from nardy.pages.home import BLURBS
from nardy.pages.reference import disagree, glossary, sources
from nardy.pages.reference.places import card_path, page, rules_path, top_path
from nardy.text import Lang, Text
from nardy.variant import Variant
from nardy.variants import VARIANTS

TITLE = Text("Rules and words", "Правила и слова")
ABOUT = Text(
    "Look up any rule: what it says, why, who says so, and what it looks like on the board.",
    "Здесь можно посмотреть любое правило: что в нём сказано, зачем, кто так говорит и как это выглядит на доске.",
)
ALL = Text("All rules", "Все правила")
SETUP = Text("Set-up", "Расстановка")
CARD = Text("Card to print", "Памятка для печати")
MORE = Text("For all games", "Для всех игр")


def hub_path(lang: Lang) -> str:
    """The address of the way into the reference."""
    return f"{lang}/rules/index.html"


def hub_page(lang: Lang) -> Page:
    """All games with their rules, and the pages that belong to all of them."""
    path, title = hub_path(lang), TITLE.say(lang)
    main = tag(
        "div",
        tag("h1", title),
        tag("p", ABOUT.say(lang), class_="lead"),
        tag("div", (_game(variant, path, lang) for variant in VARIANTS), class_="cards"),
        tag("section", tag("h2", MORE.say(lang)), _more(path, lang), class_="more"),
        class_="reference hub",
    )
    return page(path, lang, title, ABOUT.say(lang), main)


def _game(variant: Variant, path: str, lang: Lang) -> Html:
    root = root_of(path)
    rules = tag("a", variant.title.say(lang), href=root + rules_path(variant.id, lang))
    ways = (
        (ALL, rules_path(variant.id, lang)),
        (SETUP, path_of(variant, lang)),
        (CARD, card_path(variant.id, lang)),
    )
    links = (tag("li", tag("a", text.say(lang), href=root + goal)) for text, goal in ways)
    return tag("section", tag("h2", rules), tag("p", BLURBS[variant.id].say(lang)), tag("ul", links), class_="card")


def _more(path: str, lang: Lang) -> Html:
    ways = (
        (glossary.TITLE, glossary.ABOUT, top_path(glossary.NAME, lang)),
        (disagree.TITLE, disagree.ABOUT, top_path(disagree.NAME, lang)),
        (sources.TITLE, sources.ABOUT, top_path(sources.NAME, lang)),
        (TABLE, None, index_path(lang)),
    )
    return tag(
        "dl",
        (
            (
                tag("dt", tag("a", title.say(lang), href=root_of(path) + goal)),
                tag("dd", about.say(lang)) if about else None,
            )
            for title, about, goal in ways
        ),
    )
