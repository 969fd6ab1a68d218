"""The sandbox as a page: its answer to events, and its form before any Python runs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from nardy.html import Html, safe, tag
from nardy.page import Page
from nardy.pages.copying import copy_tools, in_words
from nardy.pages.frame import framed
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.sandbox.controls import controls, dice_choice, heading, settings
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.machine import recalled, step
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.scene import marked_scene
from nardy.pages.sandbox.state import State, opening
from nardy.pages.sandbox.study_view import Study, buttons, study, study_of, study_said, with_row
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
SETTINGS = Text("Settings", "Настройки")


def fragments(state: State, lang: Lang) -> dict[str, Html]:
    """Everything on the page that follows from the state, by the id of its place."""
    panel = Panel(Table(state), lang)
    return _fragments(panel, study_of(panel))


def _fragments(panel: Panel, shown: Study | None) -> dict[str, Html]:
    scene = with_row(panel, shown, marked_scene(panel.table, panel.refused, panel.shown))
    return {
        "title": heading(panel),
        "board": safe(draw(scene, panel.lang)),
        "status": tag("div", panel.status(), id="status"),
        "controls": tag("section", controls(panel), id="controls", aria_label=CONTROLS.say(panel.lang)),
        "reasons": _reasons(panel, shown),
        "words": in_words(panel.scene, panel.lang),
        "dice": tag("section", dice_choice(panel), id="dice", aria_label=DICE.say(panel.lang)),
        "settings": tag("section", settings(panel), id="settings", aria_label=SETTINGS.say(panel.lang)),
    }


def _reasons(panel: Panel, shown: Study | None) -> Html:
    parts = (buttons(panel), panel.reasons(quiet=shown is not None), study(panel, shown))
    return tag("section", parts, id="reasons", aria_label=REASONS.say(panel.lang), tabindex="0")


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The page's answer to one event."""
    state = step(recalled(kept), event, throw)
    panel = Panel(Table(state), lang)
    shown = study_of(panel)
    said = f"{study_said(panel, shown)} {panel.said()}".strip()
    return Reply(state.as_json(), _fragments(panel, shown), query(state), said, panel.violation())


SANDBOX = LivePage("sandbox", answer)


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/sandbox/index.html"


def static_page(lang: Lang) -> Page:
    """The page as the builder writes it: the first board stands in it before Python runs."""
    state = opening()
    main = _main(fragments(state, lang), lang)
    return Page(
        path(lang),
        lang,
        f"{TITLE.say(lang)} — nardy",
        ABOUT.say(lang),
        framed(path(lang), lang, {other: path(other) for other in LANGS}, main, "sandbox"),
        {other: path(other) for other in LANGS},
        json.dumps(state.as_json(), ensure_ascii=False),
    )


def _main(parts: Mapping[str, Html], lang: Lang) -> Html:
    board = tag("figure", parts["board"], class_="board-frame")
    return tag(
        "div",
        parts["title"],
        tag(
            "div", tag("div", board, parts["status"], parts["controls"], class_="play"), parts["reasons"], class_="desk"
        ),
        parts["dice"],
        parts["settings"],
        copy_tools(lang, parts["words"]),
        class_="sandbox",
    )
