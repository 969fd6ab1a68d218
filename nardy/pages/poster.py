"""The set-up of each game on one sheet of paper: the board large in lines, its words below, to hang in a classroom."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.page import Page
from nardy.pages.frame import framed
from nardy.pages.games import path_of, setup_scene, words_list
from nardy.pages.paper import print_button
from nardy.pages.still import still
from nardy.text import LANGS, Lang, Text
from nardy.variant import Variant

SETUP = Text("set-up", "начальная расстановка")
ABOUT = Text("{title}: the set-up on a sheet of A4, to hang on a wall.",
             "{title}: расстановка на листе А4, чтобы повесить на стену.")  # fmt: skip
HOW = Text("One sheet of A4, black on white. ", "Лист А4, чёрным по белому. ")
BACK = Text("The rules of the game", "Правила игры")


def poster_path(variant: Variant, lang: Lang) -> str:
    """The address of a game's sheet, from the root of the site."""
    return f"{lang}/print/{variant.id}.html"


def poster_page(variant: Variant, lang: Lang) -> Page:
    """The sheet of one game in one language."""
    path, alternates = poster_path(variant, lang), {other: poster_path(variant, other) for other in LANGS}
    title = variant.title.say(lang)
    about = ABOUT.say(lang, {"title": title})
    body = framed(path, lang, alternates, _sheet(variant, lang))
    return Page(path, lang, f"{title}: {SETUP.say(lang)} — nardy", about, body, alternates, live=False)


def _sheet(variant: Variant, lang: Lang) -> Html:
    back = tag("a", BACK.say(lang), href=f"../../{path_of(variant, lang)}")
    return tag(
        "article",
        tag("p", print_button(lang), " ", HOW.say(lang), back, class_="how"),
        tag("h1", variant.title.say(lang), " ", tag("small", SETUP.say(lang))),
        tag("figure", still(setup_scene(variant), lang, "board"), class_="board-frame still", data_board="print"),
        words_list(variant, lang),
        class_="poster",
    )
