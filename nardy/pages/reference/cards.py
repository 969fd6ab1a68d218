"""A card for each game: its set-up and its rules on one sheet of paper."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Html, tag
from nardy.page import Page
from nardy.pages.games import path_of
from nardy.pages.home import BLURBS
from nardy.pages.reference.places import card_path, crumbs, page, rules_path
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
PRINT = Text("To print it: Ctrl+P, paper A4.", "Чтобы напечатать: Ctrl+P, бумага А4.")
RULES = Text("Rules", "Правила")
CARD = Text("Card", "Памятка")
OURS = Text("* our reading: the sources leave it open.", "* наше прочтение: в источниках об этом не сказано.")
AGREE = Text("To agree on before the game: {options}.", "О чём уговориться до игры: {options}.")

THEMES: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (Text("Beginning and end", "Начало и конец"), ("dice", "game")),
    (Text("Moving", "Ходы"), ("move", "turn")),
    (Text("Hitting, waiting, entering", "Бить, ждать, входить"), ("hit", "bar", "piece", "dragon", "turtle")),
    (Text("Kaftar numbers", "Кафтарные числа"), ("kaftar",)),
    (Text("Head and block", "Голова и забор"), ("head", "block")),
    (Text("Bearing off", "Как выбрасывать"), ("bearoff",)),
    (Text("Counting", "Счёт"), ("score", "match")),
)
"""The parts of a card, and the themes of rules that belong to each; the cube is named among the agreements."""


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
        tag("p", PRINT.say(lang), class_="quiet no-print"),
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
    for title, themes in THEMES:
        laws = [
            cited for cited in ruleset(variant).cited if cited.rule.id.split(".")[0] in themes and cited.rule.active
        ]
        if laws:
            items = (_law(cited, lang) for cited in laws)
            yield tag("section", tag("h2", title.say(lang)), tag("ul", items))


def _law(cited: Cited, lang: Lang) -> Html:
    star = "*" if cited.reading else ""
    return tag("li", tag("b", cited.rule.title.say(lang), star, "."), " ", cited.rule.law.say(lang))


def _agreements(variant: Variant, lang: Lang) -> str:
    return AGREE.say(lang, {"options": " · ".join(OPTION[name].title.say(lang) for name in variant.options)})
