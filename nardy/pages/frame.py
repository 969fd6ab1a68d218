"""What every page of the site has around its content: skip link, header, live regions, footer."""

from __future__ import annotations

from collections.abc import Mapping

from nardy.html import Child, Html, tag
from nardy.page import root_of
from nardy.pages.looks import looks
from nardy.text import Lang, Text

SKIP = Text("Skip to the content", "К содержанию")
HOME = Text("Home", "Начало")
SANDBOX = Text("Sandbox", "Доска")
LESSONS = Text("Lessons", "Уроки")
RULES = Text("Rules", "Правила")
SEARCH = Text("Search", "Поиск")
RECORDS = Text("Records", "Записи")
MATCH = Text("Match", "Матч")
SITE = Text("Site", "Сайт")
EMBEDDING = Text("A board on your page", "Доска на вашей странице")
OTHER_LANGUAGE: dict[Lang, str] = {"en": "English", "ru": "Русский"}
PROMISE = Text(
    "nardy runs in your browser: no account, no cookies, nothing is sent anywhere.",
    "nardy работает в вашем браузере: без регистрации, без cookie, никуда ничего не отправляя.",
)
STARTING = Text("Starting the referee…", "Судья готовится…")
FAILED = Text(
    "The referee did not start. You can read the page; to play, try again.",
    "Судья не запустился. Страницу можно читать, а чтобы играть, попробуйте ещё раз.",
)
TROUBLE = Text(
    "That could not be carried out because of a fault of ours. Nothing was lost; go on as you like.",
    "Это не удалось выполнить из-за нашей ошибки. Ничего не пропало, можно продолжать.",
)
NO_SCRIPT = Text(
    "Moves need JavaScript; everything else can be read without it.",
    "Чтобы ходить, нужен JavaScript; читать можно и без него.",
)
OPERATION = {"lesson": "lesson"}
"""The door's operation for a live page; lessons have one of their own, for which their wheel is fetched."""
RETRY = Text("Try again", "Попробовать ещё раз")


def framed(path: str, lang: Lang, alternates: Mapping[Lang, str], main: Html, live: str = "") -> Html:
    """The whole body of the page at `path`; `live` names the live page that answers its events."""
    return tag(
        "div",
        tag("a", SKIP.say(lang), href="#main", class_="skip"),
        _header(path, lang, alternates),
        _engine(lang) if live else None,
        tag("main", main, id="main", tabindex="-1", data_pagefind_body=""),
        tag("footer", tag("p", PROMISE.say(lang)), tag("p", _footer_link(path, lang))),
        tag("div", id="say-state", class_="hidden", role="status") if live else None,
        tag("div", id="say-violation", class_="hidden", role="alert") if live else None,
        id="page",
        data_page=live or None,
        data_op=OPERATION.get(live, "event") if live else None,
        data_state="loading" if live else None,
        data_seq="0" if live else None,
    )


def _header(path: str, lang: Lang, alternates: Mapping[Lang, str]) -> Html:
    root = root_of(path)
    goals = (
        (HOME, "index.html"),
        (SANDBOX, "sandbox/index.html"),
        (LESSONS, "lessons/index.html"),
        (RULES, "rules/index.html"),
        (MATCH, "match.html"),
        (RECORDS, "record.html"),
    )
    links = (_link(text.say(lang), root, path, f"{lang}/{goal}") for text, goal in goals)
    return tag(
        "header",
        tag("a", "nardy", href=f"{root}{lang}/index.html", class_="brand"),
        tag("nav", links, aria_label=SITE.say(lang)),
        looks(lang),
        _search(path, lang),
        _languages(root, lang, alternates),
    )


def _footer_link(path: str, lang: Lang) -> Html:
    return _link(EMBEDDING.say(lang), root_of(path), path, f"{lang}/embedding.html")


def search_path(lang: Lang) -> str:
    """The address of the search over all pages."""
    return f"{lang}/search.html"


def _search(path: str, lang: Lang) -> Html | None:
    """A field that leads to the search; it needs no script here, and the page of the search has one of its own."""
    if path == search_path(lang):
        return None
    word = SEARCH.say(lang)
    field = tag("input", type="search", name="q", aria_label=word, placeholder=word, autocomplete="off")
    lens = tag("button", tag("span", word, class_="hidden"), type="submit", class_="lens")
    return tag(
        "form", field, lens, action=root_of(path) + search_path(lang), method="get", role="search", class_="search"
    )


def _link(label: str, root: str, path: str, goal: str) -> Html:
    return tag("a", label, href=root + goal, aria_current="page" if goal == path else None)


def _languages(root: str, lang: Lang, alternates: Mapping[Lang, str]) -> list[Child]:
    return [
        tag("a", OTHER_LANGUAGE[other], href=root + goal, lang=other, hreflang=other, class_="language")
        for other, goal in alternates.items()
        if other != lang
    ]


def _engine(lang: Lang) -> Html:
    """What is said of the engine: a small word while it starts, plain ones when something fails."""
    retry = tag("button", RETRY.say(lang), type="button", id="retry")
    failed = tag("div", tag("p", FAILED.say(lang)), retry, class_="failed")
    trouble = tag("p", TROUBLE.say(lang), class_="trouble")
    starting = tag("p", STARTING.say(lang), tag("span", class_="percent"), class_="starting")
    return tag("div", tag("noscript", NO_SCRIPT.say(lang)), starting, failed, trouble, id="engine-state")
