"""The search over all pages: a field, and a place for what is found.  `static/search.js` fills it."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.page import BuildInfo, Page, root_of
from nardy.pages.frame import search_path
from nardy.pages.reference.places import page
from nardy.text import Lang, Text

TITLE = Text("Search", "Поиск")
ABOUT = Text("Search all pages: rules, words, lessons.", "Поиск по всем страницам: правила, слова, уроки.")
FIELD = Text("What are you looking for?", "Что найти?")
FIND = Text("Find", "Найти")
MORE = Text("Show more", "Показать ещё")
FOUND = Text("Pages found: %", "Найдено страниц: %")
NONE = Text(
    "Nothing found. Try another word, or look at the list of words.", "Ничего не нашлось. Попробуйте другое слово."
)
BROKEN = Text("The search could not be loaded. Please reload the page.", "Поиск не загрузился. Обновите страницу.")
NO_SCRIPT = Text(
    "The search needs JavaScript. All rules and words can be found without it: ",
    "Поиску нужен JavaScript. Правила и слова можно найти и без него: ",
)
RULES = Text("rules", "правила")
WORDS = Text("words", "слова")


def search_page(build: BuildInfo, lang: Lang) -> Page:
    """The page of the search in one language."""
    path = search_path(lang)
    static = root_of(path) + build.static
    main = tag(
        "div",
        tag("h1", TITLE.say(lang)),
        _without_script(lang),
        _form(lang),
        tag("p", id="found-count", role="status"),
        tag("ol", id="found", class_="found"),
        tag("p", tag("button", MORE.say(lang), type="button", id="more", hidden=True)),
        tag("script", src=f"{static}search.js", type="module"),
        class_="reference search-page",
        data_bundle=f"{static}pagefind/",
        data_found=FOUND.say(lang),
        data_none=NONE.say(lang),
        data_broken=BROKEN.say(lang),
        data_pagefind_ignore="all",
    )
    return page(path, lang, TITLE.say(lang), ABOUT.say(lang), main)


def _form(lang: Lang) -> Html:
    field = tag("input", type="search", name="q", id="q", autocomplete="off", autofocus=True, maxlength=100)
    label = tag("label", tag("span", FIELD.say(lang)), field)
    find = tag("button", FIND.say(lang), type="submit", class_="main")
    return tag("form", label, find, role="search", class_="find")


def _without_script(lang: Lang) -> Html:
    ways = tag("a", RULES.say(lang), href="rules/index.html"), ", ", tag("a", WORDS.say(lang), href="words.html"), "."
    return tag("noscript", tag("p", NO_SCRIPT.say(lang), ways))
