"""The sandbox as a page: its answer to events, and its form before any Python runs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from nardy.html import Child, Html, safe, tag
from nardy.page import Page, root_of
from nardy.pages import board_tools
from nardy.pages.copying import copy_tools, in_words
from nardy.pages.frame import framed
from nardy.pages.key import key
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.sandbox.controls import button, controls, dice_choice, heading, settings
from nardy.pages.sandbox.export import exported
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.log_view import log, manner
from nardy.pages.sandbox.machine import recalled, step
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.state import State, opening
from nardy.pages.sandbox.study_view import Study, buttons, opening_said, study, study_of, study_said, with_row
from nardy.pages.sandbox.table import Table
from nardy.text import LANGS, Lang, Text
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
MANNER = Text("Referee, help and partner", "Судья, подсказки и партнёр")
SETTINGS = Text("Settings", "Настройки")
BESIDE = ("status", "controls", "reasons", "dice", "manner", "record")
"""What stands beside the board, from top to bottom."""
RECORD = Text("Record of this game", "Запись партии")
NO_RECORD = Text("Hide the record", "Убрать запись")


def fragments(state: State, lang: Lang) -> dict[str, Html]:
    """Everything on the page that follows from the state, by the id of its place."""
    panel = Panel(Table(state), lang, root_of(path(lang)))
    return _fragments(panel, study_of(panel))


def _fragments(panel: Panel, shown: Study | None) -> dict[str, Html]:
    state, lang = panel.table.state, panel.lang
    scene = with_row(panel, shown, panel.marked())
    return {
        "title": heading(panel),
        "board": safe(draw(scene, lang)),
        "status": tag("div", panel.status(), id="status"),
        "controls": tag("section", controls(panel), id="controls", aria_label=CONTROLS.say(panel.lang)),
        "reasons": _reasons(panel, shown),
        "manner": tag("section", manner(state, lang), id="manner", aria_label=MANNER.say(lang)),
        "words": in_words(panel.scene, panel.lang),
        "dice": tag("section", dice_choice(panel), id="dice", aria_label=DICE.say(panel.lang)),
        "record": tag("section", _record(state, lang), id="record", aria_label=RECORD.say(lang)),
        "settings": tag("section", settings(panel), id="settings", aria_label=SETTINGS.say(panel.lang)),
    }


def _reasons(panel: Panel, shown: Study | None) -> Html:
    noted = log(panel.table.state, panel.lang, panel.told)
    parts = (panel.reasons(quiet=shown is not None), buttons(panel), study(panel, shown), noted)
    return tag("section", parts, id="reasons", aria_label=REASONS.say(panel.lang), tabindex="0")


def _record(state: State, lang: Lang) -> Child:
    """The game as a record, once it has been asked for: it takes time to write one."""
    label = NO_RECORD if state.recorded else RECORD
    return button("record", label.say(lang)), exported(state, lang) if state.recorded else None


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The page's answer to one event."""
    state = step(recalled(kept), event, throw)
    panel = Panel(Table(state), lang, root_of(path(lang)))
    shown = study_of(panel)
    listed = (opening_said if event.get("action") == "show" else study_said)(panel, shown)
    said = f"{listed} {panel.said()}".strip()
    return Reply(state.as_json(), _fragments(panel, shown), query(state), said, panel.violation())


SANDBOX = LivePage("sandbox", answer)


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/sandbox/index.html"


def static_page(lang: Lang) -> Page:
    """The page as the builder writes it: the first board stands in it before Python runs."""
    state = opening()
    alternates = {other: path(other) for other in LANGS}
    main = _main(fragments(state, lang), lang)
    return Page(
        path(lang),
        lang,
        f"{TITLE.say(lang)} — nardy",
        ABOUT.say(lang),
        framed(path(lang), lang, alternates, main, "sandbox"),
        alternates,
        json.dumps(state.as_json(), ensure_ascii=False),
    )


def _main(parts: Mapping[str, Html], lang: Lang) -> Html:
    board = tag("figure", parts["board"], class_="board-frame")
    tools = board_tools.board_tools(lang, board_tools.SANDBOX)
    beside = (*(parts[name] for name in BESIDE), tools, key(lang))
    return tag(
        "div",
        tag("div", parts["title"], board, tag("div", beside, class_="beside"), class_="desk"),
        parts["settings"],
        copy_tools(lang, parts["words"]),
        class_="sandbox",
    )
