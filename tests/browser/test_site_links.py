"""The built site as a whole: every link leads somewhere, every page has its twin in the other language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from playwright.sync_api import Page

from nardy.text import LANGS
from tests.browser.pages import opened

_GOAL = re.compile(r'\s(?:href|src|action)="([^"]*)"')
_ID = re.compile(r'\sid="([^"]*)"')
_SCHEMES = {"http", "https", "data", "mailto"}


@cache
def read(path: Path) -> str:
    """The markup of a page."""
    return path.read_text(encoding="utf-8")


@cache
def ids(path: Path) -> frozenset[str]:
    """The ids on a page."""
    return frozenset(_ID.findall(read(path)))


def dead(page: Path, goal: str, root: Path) -> bool:
    """Whether an address on a page leads nowhere: to no file of the site, or to no place on its page."""
    address = urlsplit(unescape(goal))
    if address.scheme in _SCHEMES:
        return False
    target = (page.parent / unquote(address.path)).resolve() if address.path else page
    if not target.is_file() or not target.is_relative_to(root.resolve()) or address.path.startswith("/"):
        return True
    return bool(address.fragment) and address.fragment not in ids(target)


def test_every_link_leads_somewhere(built: Path) -> None:
    """No link, script, sheet or form of any page leads to a missing file or place; all of them are relative."""
    wrong = [
        f"{page.relative_to(built)} -> {goal}"
        for page in sorted(built.resolve().rglob("*.html"))
        for goal in dict.fromkeys(_GOAL.findall(read(page)))
        if dead(page, goal, built)
    ]
    assert [] == wrong[:20]


def test_dead_links_are_found(built: Path) -> None:
    """The checker itself: a missing file, a missing place, an address from the root and one outside are dead."""
    home = built.resolve() / "en/index.html"
    for goal in ("nowhere.html", "index.html#nowhere", "/en/index.html", "../../elsewhere.html", ""):
        assert dead(home, goal, built) == bool(goal), goal
    for goal in ("index.html#games", "sandbox/index.html?variant=long", "https://example.org/x"):
        assert not dead(home, goal, built)


def test_ids_are_unique(built: Path) -> None:
    """No page has an id twice, so that places and labels mean one thing."""
    wrong = [
        f"{page.relative_to(built)}: {name}"
        for page in sorted(built.rglob("*.html"))
        for name, times in Counter(_ID.findall(read(page))).items()
        if times > 1
    ]
    assert [] == wrong[:20]


def test_pages_know_their_twins(built: Path) -> None:
    """Each page of one language leads to the same page in the other."""
    for lang, other in (LANGS, LANGS[::-1]):
        pages = sorted((built / lang).rglob("*.html"))
        assert pages
        for page in pages:
            twin = built / other / page.relative_to(built / lang)
            way = "../" * len(page.relative_to(built).parents[:-1]) + twin.relative_to(built).as_posix()
            assert twin.is_file()
            assert f'href="{way}" lang="{other}"' in read(page), page


def test_every_script_is_asked_for_at_once(page: Page, site: str) -> None:
    """A live page names all that it loads in its head; only what helps a start in trouble comes later."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, urljoin(site, "en/sandbox/index.html"))
    named = page.eval_on_selector_all('link[rel="modulepreload"]', "(links) => links.map((link) => link.href)")
    own = {url for url in asked if url.endswith(".js") and "/pyscript/" not in url}
    assert {"looks.js", "engine-check.js"} == {url.rpartition("/")[2] for url in own - set(named)}
