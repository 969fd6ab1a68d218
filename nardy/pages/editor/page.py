"""The editor as a page: its answer to events, and its form before any Python runs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from nardy.html import Html, safe, tag
from nardy.page import Page
from nardy.pages.copying import copy_tools, in_words
from nardy.pages.editor.machine import recalled, step
from nardy.pages.editor.state import Setup, opening
from nardy.pages.editor.view import Editor
from nardy.pages.frame import framed
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.text import LANGS, Lang, Text
from nardy.view import draw

TITLE = Text("Set up a position", "Поставить позицию")
ABOUT = Text(
    "Put any position of any nardy game on the board, have it checked, and play from it.",
    "Поставьте на доску любую позицию любых нард, проверьте её и играйте дальше.",
)
CHECK = Text("Is it possible", "Возможна ли она")
PIECES = Text("Pieces", "Шашки")
TEXT = Text("As text", "Текстом")


def fragments(editor: Editor) -> dict[str, Html]:
    """Everything on the page that follows from the state, by the id of its place."""
    lang = editor.lang
    scene = replace(editor.scene, marks=tuple(dict.fromkeys(editor.marks())))
    return {
        "board": safe(draw(scene, lang)),
        "game": tag("div", editor.game(), id="game"),
        "tools": tag("section", editor.tools(), id="tools", aria_label=PIECES.say(lang)),
        "starts": tag("div", editor.starts(), id="starts"),
        "given": tag("div", editor.given(), id="given"),
        "check": tag("section", editor.check(), id="check", aria_label=CHECK.say(lang)),
        "texts": tag("section", editor.texts(), id="texts", aria_label=TEXT.say(lang)),
        "words": in_words(editor.scene, lang),
    }


def answer(kept: Json | None, event: Event, lang: Lang, _throw: Throw) -> Reply:
    """The page's answer to one event."""
    state = step(recalled(kept), event)
    editor = Editor(Setup(state), lang)
    return Reply(state.as_json(), fragments(editor), state.query(), editor.said(), editor.violation())


EDITOR = LivePage("editor", answer)


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/editor/index.html"


def static_page(lang: Lang) -> Page:
    """The page as the builder writes it: the first board stands in it before Python runs."""
    state = opening()
    main = _main(fragments(Editor(Setup(state), lang)), lang)
    return Page(
        path(lang),
        lang,
        f"{TITLE.say(lang)} — nardy",
        ABOUT.say(lang),
        framed(path(lang), lang, {other: path(other) for other in LANGS}, main, "editor"),
        {other: path(other) for other in LANGS},
        json.dumps(state.as_json(), ensure_ascii=False),
    )


def _main(parts: Mapping[str, Html], lang: Lang) -> Html:
    board = tag("figure", parts["board"], class_="board-frame")
    beside = tag("div", parts["given"], parts["check"], parts["texts"], class_="beside")
    table = tag("div", parts["game"], parts["tools"], board, parts["starts"], class_="play")
    return tag("div", tag("h1", TITLE.say(lang)), table, beside, copy_tools(lang, parts["words"]), class_="editor")
