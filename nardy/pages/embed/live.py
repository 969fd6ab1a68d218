"""What the engine answers to a board on somebody else's page: the sandbox without its settings."""

from __future__ import annotations

from nardy.html import Html, safe, tag
from nardy.pages.embed.messages import told
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.sandbox.controls import END, PASS, ROLL, UNDO, button
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.machine import recalled, step
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.table import Table
from nardy.text import Lang
from nardy.view import draw

PLAYED = frozenset({"open", "tap", "move", "type", "end"})
"""What a hand does at a board; of settings and looks nobody around it is told."""


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The answer to an event of an embedded board."""
    before = recalled(kept)
    state = step(before, event, throw)
    panel = Panel(Table(state), lang)
    fragments = {
        "board": tag("figure", safe(draw(panel.marked(), lang)), id="board"),
        "status": tag("div", panel.status(), buttons(panel), id="status"),
        "reasons": tag("div", panel.reasons(), id="reasons"),
    }
    heard = told(before, panel) if event.get("action") in PLAYED else ()
    return Reply(state.as_json(), fragments, query(state), panel.said(), panel.violation(), heard)


def buttons(panel: Panel) -> Html:
    """What is pressed beside the board; the one to press next is the main one."""
    table, lang = panel.table, panel.lang
    rolled, over = table.roll is not None, table.winner is not None
    end = PASS if panel.forced_pass else END
    return tag(
        "div",
        button("roll", ROLL.say(lang), "KeyD", main=not rolled and not over, off=rolled or over),
        button("end", end.say(lang), "KeyE", main=rolled and table.idle and not over, off=not rolled or over),
        button("undo", UNDO.say(lang), "KeyU"),
        class_="buttons",
    )


EMBED = LivePage("embed", answer)
