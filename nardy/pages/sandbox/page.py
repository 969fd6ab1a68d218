"""The sandbox as a page: its answer to events, and its form before any Python runs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from nardy.html import Child, Html, safe, tag
from nardy.page import Page
from nardy.pages.frame import framed
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.sandbox.controls import button, controls, dice_choice, settings
from nardy.pages.sandbox.export import exported
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.log_view import log, manner
from nardy.pages.sandbox.machine import recalled, step
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.state import State, opening
from nardy.pages.sandbox.table import Table
from nardy.text import LANGS, Lang, Text
from nardy.variants import VARIANT
from nardy.view import draw

TITLE = Text("Sandbox", "Доска")
ABOUT = Text(
    "Play any nardy game by hand; every rule that a wrong move breaks is named, with its source.",
    "Играйте в любые нарды; у неверного хода названо каждое нарушенное правило и его источник.",
)
BOARD = Text("Board", "Доска")
CONTROLS = Text("Turn", "Ход")
DICE = Text("Dice", "Зары")
REASONS = Text("Referee", "Судья")
SETTINGS = Text("Settings", "Настройки")
RECORD = Text("Record of this game", "Запись партии")
NO_RECORD = Text("Hide the record", "Убрать запись")


def fragments(state: State, lang: Lang) -> dict[str, Html]:
    """Everything on the page that follows from the state, by the id of its place."""
    return _fragments(Panel(Table(state), lang))


def _fragments(panel: Panel) -> dict[str, Html]:
    state, lang = panel.table.state, panel.lang
    beside = manner(state, lang), panel.reasons(), log(state, lang, panel.told)
    title = tag("h1", VARIANT[panel.table.state.variant].title.say(panel.lang), id="title")
    return {
        "title": title,
        "board": safe(draw(panel.marked(), lang)),
        "status": tag("div", panel.status(), id="status"),
        "controls": tag("section", controls(panel), id="controls", aria_label=CONTROLS.say(panel.lang)),
        "reasons": tag("section", beside, id="reasons", aria_label=REASONS.say(panel.lang), tabindex="0"),
        "dice": tag("section", dice_choice(panel), id="dice", aria_label=DICE.say(panel.lang)),
        "record": tag("section", _record(state, lang), id="record", aria_label=RECORD.say(lang)),
        "settings": tag("section", settings(panel), id="settings", aria_label=SETTINGS.say(panel.lang)),
    }


def _record(state: State, lang: Lang) -> Child:
    """The game as a record, once it has been asked for: it takes time to write one."""
    label = NO_RECORD if state.recorded else RECORD
    return button("record", label.say(lang)), exported(state, lang) if state.recorded else None


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The page's answer to one event."""
    state = step(recalled(kept), event, throw)
    panel = Panel(Table(state), lang)
    return Reply(state.as_json(), _fragments(panel), query(state), panel.said(), panel.violation())


SANDBOX = LivePage("sandbox", answer)


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/sandbox/index.html"


def static_page(lang: Lang) -> Page:
    """The page as the builder writes it: the first board stands in it before Python runs."""
    state = opening()
    return Page(
        path(lang),
        lang,
        f"{TITLE.say(lang)} — nardy",
        ABOUT.say(lang),
        framed(path(lang), lang, {other: path(other) for other in LANGS}, _main(fragments(state, lang)), "sandbox"),
        {other: path(other) for other in LANGS},
        json.dumps(state.as_json(), ensure_ascii=False),
    )


def _main(parts: Mapping[str, Html]) -> Html:
    board = tag("figure", parts["board"], class_="board-frame")
    return tag(
        "div",
        parts["title"],
        tag("div", board, parts["status"], parts["controls"], class_="play"),
        tag("div", parts["reasons"], class_="beside"),
        parts["dice"],
        parts["record"],
        parts["settings"],
        class_="sandbox",
    )
