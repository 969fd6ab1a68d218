"""A card for each game: its set-up and its rules on one sheet of paper."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Html, tag
from nardy.page import Page
from nardy.pages.games import path_of
from nardy.pages.home import BLURBS
from nardy.pages.paper import print_button
from nardy.pages.reference.places import card_path, crumbs, page, rules_path
from nardy.pages.reference.themes import CUBE, by_theme
from nardy.pages.still import still
from nardy.rule import Cited
from nardy.ruleset import ruleset
from nardy.scene import Scene
from nardy.text import Lang, Text
from nardy.variant import Variant
from nardy.variants.options import OPTION
from nardy.view import named_places

TITLE = Text("{game}: the rules on one page", "{game}: правила на одной странице")
ABOUT = Text("A card with the set-up and the usual rules of {game}, to print on one sheet.",
             "Памятка для печати на одном листе: расстановка и обычные правила, {game}.")  # fmt: skip
RULES = Text("Rules", "Правила")
CARD = Text("Card", "Памятка")
OURS = Text("* our reading: the sources leave it open.", "* наше прочтение: в источниках об этом не сказано.")
AGREE = Text("To agree on before the game: {options}.", "О чём уговориться до игры: {options}.")


def card_page(variant: Variant, lang: Lang) -> Page:
    """The card of one game in one language."""
    path, game = card_path(variant.id, lang), variant.title.say(lang)
    title = TITLE.say(lang, {"game": game})
    scene = Scene(variant.start, labels=named_places(variant))
    main = tag(
        "div",
        crumbs(
            path, (game, path_of(variant, lang)), (RULES.say(lang), rules_path(variant.id, lang)), (CARD.say(lang), "")
        ),
        tag("p", print_button(lang)),
        tag(
            "article",
            tag("h1", game),
            tag("p", BLURBS[variant.id].say(lang), class_="blurb"),
            tag("figure", still(scene, lang, "board"), class_="board-frame still"),
            _themes(variant, lang),
            tag("p", _agreements(variant, lang), class_="foot"),
            tag("p", OURS.say(lang), class_="foot"),
            class_="card-sheet",
        ),
        class_="reference",
    )
    return page(path, lang, title, ABOUT.say(lang, {"game": game}), main)


def _themes(variant: Variant, lang: Lang) -> Iterator[Html]:
    """What is played as usual; the cube is named among the agreements."""
    for title, group in by_theme(cited for cited in ruleset(variant).cited if cited.rule.active):
        if title != CUBE:
            yield tag("section", tag("h2", title.say(lang)), tag("ul", (_law(cited, lang) for cited in group)))


def _law(cited: Cited, lang: Lang) -> Html:
    star = "*" if cited.reading else ""
    return tag("li", tag("b", cited.rule.title.say(lang), star, "."), " ", cited.rule.law.say(lang))


def _agreements(variant: Variant, lang: Lang) -> str:
    return AGREE.say(lang, {"options": " · ".join(OPTION[name].title.say(lang) for name in variant.options)})
