"""The pages of a frame: one board by the query of the address, and the engine of a foreign page."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Html, join, tag
from nardy.page import BuildInfo, Page, root_of
from nardy.pages.embed.words import NO_SCRIPT, TITLE


def embed_pages(build: BuildInfo) -> Iterator[Page]:
    """The page of one board in a frame, and the hidden page that owns the engine of a foreign page."""
    path = "embed/index.html"
    static = root_of(path) + build.static
    nothing = tag("noscript", NO_SCRIPT.en, " ", NO_SCRIPT.ru)
    title = f"{TITLE.en} / {TITLE.ru}"
    look = tag("link", rel="stylesheet", href=f"{static}embed-page.css")
    board = (
        look,
        tag("main", tag("h1", title), tag("div", nothing, id="embed")),
        _script(f"{root_of(path)}embed.js"),
        _script(f"{static}embed-page.js"),
    )
    yield Page(path, "en", title, title, join(board), {}, live=False, styled=False)
    engine = tag("main", tag("h1", "nardy"), _script(f"{static}engine-frame.js"))
    yield Page("embed/engine.html", "en", TITLE.en, TITLE.en, engine, {}, live=False, styled=False)


def _script(address: str) -> Html:
    """A classic script: modules and workers are not to be had everywhere an embed is."""
    return tag("script", src=address)
