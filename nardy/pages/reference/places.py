"""Where the pages of reference lie, and what they all have in common."""

from __future__ import annotations

from nardy.html import Child, Html, tag
from nardy.page import Page, root_of
from nardy.pages.frame import framed
from nardy.pages.reasons import rule_path
from nardy.text import LANGS, Lang

__all__ = ["card_path", "crumbs", "page", "rule_path", "rules_path", "top_path"]


def rules_path(variant: str, lang: Lang) -> str:
    """The address of the list of a game's rules."""
    return f"{lang}/rules/{variant}/index.html"


def card_path(variant: str, lang: Lang) -> str:
    """The address of a game's card to print."""
    return f"{lang}/cards/{variant}.html"


def top_path(name: str, lang: Lang) -> str:
    """The address of a page of which there is one in each language."""
    return f"{lang}/{name}.html"


def page(path: str, lang: Lang, title: str, about: str, main: Html) -> Page:
    """A page that is only read; its address in the other language differs in the language alone."""
    alternates = {other: path.replace(f"{lang}/", f"{other}/", 1) for other in LANGS}
    return Page(path, lang, f"{title} — nardy", about, framed(path, lang, alternates, main), alternates, live=False)


def crumbs(path: str, *way: tuple[str, str]) -> Html:
    """The way down to a page: names and addresses from the root of the site, or no address."""
    root = root_of(path)
    parts: list[Child] = []
    for name, goal in way:
        parts += [" › " if parts else None, tag("a", name, href=root + goal) if goal else name]
    return tag("p", parts, class_="crumbs", data_pagefind_ignore="")
