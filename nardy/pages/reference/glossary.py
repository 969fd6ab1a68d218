"""The glossary: every word in both languages side by side, with its meaning and a small board."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.page import Page
from nardy.pages.reference.pictures import detail
from nardy.pages.reference.places import page, top_path
from nardy.pages.reference.words import THEMES, Theme, Word
from nardy.text import LANGS, Lang, Text

NAME = "words"
TITLE = Text("Words of the games", "Слова игры")
ABOUT = Text(
    "What people say at the board, in English and in Russian, with a picture of each thing.",
    "Что говорят за доской по-русски и по-английски, с картинкой для каждого слова.",
)
LIST = Text("All words", "Все слова")
LANGUAGE: dict[Lang, Text] = {"en": Text("English", "По-английски"), "ru": Text("Russian", "По-русски")}


def glossary_page(lang: Lang) -> Page:
    """The words by theme, and a list of all of them in both languages."""
    path, title = top_path(NAME, lang), TITLE.say(lang)
    main = tag(
        "div",
        tag("h1", title),
        tag("p", ABOUT.say(lang), class_="lead"),
        (_theme(theme, lang) for theme in THEMES),
        _list(lang),
        class_="reference",
    )
    return page(path, lang, title, ABOUT.say(lang), main)


def _theme(theme: Theme, lang: Lang) -> Html:
    words = (_word(word, lang) for word in theme.words)
    return tag("section", tag("h2", theme.title.say(lang)), tag("div", words, class_="glossary"))


def _word(word: Word, lang: Lang) -> Html:
    drawn = word.picture and detail(word.picture.scene(), lang, f"picture-{word.id}", word.picture.part)
    return tag(
        "section",
        tag(
            "div",
            tag("h3", word.term.say(lang), id=word.id),
            (tag("p", word.term.say(other), lang=other, class_="other") for other in LANGS if other != lang),
            tag("p", word.means.say(lang)),
        ),
        tag("div", drawn, class_="picture", aria_hidden="true") if drawn else None,
        class_="word",
    )


def _list(lang: Lang) -> Html:
    """All words in the order of this language's alphabet, each leading to its place above."""
    order = (lang, *(other for other in LANGS if other != lang))
    words = sorted((word for theme in THEMES for word in theme.words), key=lambda word: word.term.say(lang).lower())
    head = tag("tr", (tag("th", LANGUAGE[each].say(lang), scope="col") for each in order))
    rows = (
        tag(
            "tr",
            tag("td", tag("a", word.term.say(lang), href=f"#{word.id}")),
            (tag("td", word.term.say(other), lang=other) for other in order[1:]),
        )
        for word in words
    )
    table = tag("table", tag("thead", head), tag("tbody", rows), class_="words-table")
    return tag(
        "section", tag("h2", LIST.say(lang), id="list"), tag("div", table, class_="wide", data_pagefind_ignore="")
    )
