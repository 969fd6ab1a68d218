"""Boards on other people's pages: what the engine answers them, and the pages of a frame."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Html, safe, tag
from nardy.page import BuildInfo, Page, root_of
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.sandbox.controls import END, PASS, ROLL, UNDO, button
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.machine import recalled, step
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.table import Table
from nardy.text import Lang, Text
from nardy.view import draw

TITLE = Text("A nardy board", "Доска для нард")
NO_SCRIPT = Text("This board needs JavaScript.", "Этой доске нужен JavaScript.")


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The answer to an event of an embedded board: the sandbox without its settings."""
    state = step(recalled(kept), event, throw)
    panel = Panel(Table(state), lang)
    fragments = {
        "board": tag("figure", safe(draw(panel.marked(), lang)), id="board"),
        "status": tag("div", panel.status(), _buttons(panel), id="status"),
        "reasons": tag("div", panel.reasons(), id="reasons"),
    }
    return Reply(state.as_json(), fragments, query(state), panel.said(), panel.violation())


def _buttons(panel: Panel) -> Html:
    rolled, over = panel.table.roll is not None, panel.table.winner is not None
    end = PASS if panel.forced_pass else END
    buttons = (
        button("roll", ROLL.say(panel.lang), "KeyD", off=rolled or over),
        button("end", end.say(panel.lang), "KeyE", off=not rolled or over),
        button("undo", UNDO.say(panel.lang), "KeyU"),
    )
    return tag("div", buttons, class_="buttons")


EMBED = LivePage("embed", answer)


def embed_pages(build: BuildInfo) -> Iterator[Page]:
    """The page of one board in a frame, and the hidden page that owns the engine of a foreign page."""
    path = "embed/index.html"
    static = root_of(path) + build.static
    nothing = tag("noscript", NO_SCRIPT.en, " ", NO_SCRIPT.ru)
    board = (tag("main", nothing, id="embed"), _script(f"{root_of(path)}embed.js"), _script(f"{static}embed-page.js"))
    yield Page(path, "en", TITLE.en, TITLE.en, tag("div", board, class_="embed-page"), {}, live=False)
    engine = tag("main", tag("h1", "nardy"), _script(f"{static}engine-frame.js"))
    yield Page("embed/engine.html", "en", TITLE.en, TITLE.en, engine, {}, live=False)


def _script(address: str) -> Html:
    """A classic script: modules and workers are not to be had everywhere an embed is."""
    return tag("script", src=address)
