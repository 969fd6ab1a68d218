"""The log beside the board, and as text and as a table to take away."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from urllib.parse import quote

from nardy.html import Child, Html, tag
from nardy.pages.sandbox.controls import Choice, select
from nardy.pages.sandbox.log import entries
from nardy.pages.sandbox.state import State
from nardy.pages.sandbox.told import Told
from nardy.text import Lang, Text
from nardy.variants import VARIANT

REFEREE = Text("The referee", "Судья")
REFEREE_NAMES = {
    "refuse": Text("refuses illegal moves", "не пускает неверный ход"),
    "watch": Text("watches and notes them", "записывает нарушения"),
}
HELP = Text("Show what is legal", "Показывать, куда можно")
HELP_NAMES = {
    "1": Text("always", "всегда"),
    "ask": Text("when asked", "по просьбе"),
    "0": Text("never", "никогда"),
}
PARTNER = Text("Play against", "С кем играть")
PARTNERS = {
    "0": Text("each other, at one board", "друг с другом за одной доской"),
    "black": Text("nardy, which plays Black", "с nardy, она за чёрных"),
    "white": Text("nardy, which plays White", "с nardy, она за белых"),
}
LOG = Text("Noted", "Замечания судьи")
NOTHING = Text("No rule has been broken so far.", "Пока ни одно правило не нарушено.")
LOOK = Text("Show", "Показать")
AWAY = Text("Back to the game", "Назад к партии")
BACK = Text("Play on from before it", "Переиграть отсюда")
AS_TEXT = Text("Save as text", "Сохранить текстом")
AS_TABLE = Text("Save as a table (CSV)", "Сохранить таблицей (CSV)")
COLUMNS = (
    Text("turn", "ход"),
    Text("side", "сторона"),
    Text("dice", "зары"),
    Text("step", "шаг"),
    Text("move", "запись"),
    Text("rule", "правило"),
    Text("name", "название"),
    Text("why", "почему"),
)
FILE = "nardy-log"


def manner(state: State, lang: Lang) -> Html:
    """What the referee does, how much it shows unasked, and who plays the other side."""
    manners = (Choice(name, text.say(lang), name == state.referee) for name, text in REFEREE_NAMES.items())
    helps = (Choice(name, text.say(lang), name == state.legal) for name, text in HELP_NAMES.items())
    partners = (Choice(name, text.say(lang), name == state.partner) for name, text in PARTNERS.items())
    return tag(
        "div",
        select(REFEREE.say(lang), "referee", manners),
        select(HELP.say(lang), "legal", helps),
        select(PARTNER.say(lang), "partner", partners),
        class_="manner",
    )


def log(state: State, lang: Lang, shown: Told | None) -> Html | None:
    """The log, the newest entry first, the one that is `shown` above without its reasons.

    None under a referee that lets nothing pass and never did.
    """
    found = [Told(state, entry, lang) for entry in entries(state)]
    if not found:
        return tag("p", NOTHING.say(lang), class_="quiet") if state.referee == "watch" else None
    return tag(
        "div",
        tag("h2", f"{LOG.say(lang)}: {len(found)}"),
        tag("ol", (_item(told, shown) for told in reversed(found)), class_="log-entries"),
        tag("p", _downloads(found, lang), class_="buttons"),
        class_="log",
    )


def _item(told: Told, shown: Told | None) -> Html:
    number, step = told.entry.key
    key = f"{number}.{step or 'end'}"
    viewed = told.state.viewed == told.entry.key
    rules = (tag("li", tag("b", name), " — ", said, data_broken=rule) for rule, name, said in told.broken())
    return tag(
        "li",
        tag("p", tag("strong", told.where)),
        tag("ul", rules) if shown is None or shown.entry != told.entry else None,
        tag("p", _press("look", AWAY if viewed else LOOK, key, told), _press("roll-back", BACK, key, told)),
        data_entry=key,
        class_="viewed" if viewed else None,
    )


def _press(action: str, label: Text, key: str, told: Told) -> Html:
    """A button of an entry; what it is about is told to those who cannot see where it stands."""
    said = label.say(told.lang)
    return tag("button", said, type="button", data_action=action, data_entry=key, aria_label=f"{said}: {told.where}")


def _downloads(found: list[Told], lang: Lang) -> Iterator[Child]:
    kinds = ((AS_TEXT, as_text, "txt", "text/plain"), (AS_TABLE, as_table, "csv", "text/csv"))
    for label, write, ending, kind in kinds:
        address = f"data:{kind};charset=utf-8,{quote(write(found, lang))}"
        yield tag("a", label.say(lang), href=address, download=f"{FILE}.{ending}", class_="button")


def as_text(found: list[Told], lang: Lang) -> str:
    """The log as a person would write it down."""
    state = found[0].state
    lines = [VARIANT[state.variant].title.say(lang), state.agreed, ""]
    for told in found:
        lines.append(told.where)
        lines += [f"    {name} ({rule}): {said}" for rule, name, said in told.broken()]
    return "\n".join(lines) + "\n"


def as_table(found: list[Told], lang: Lang) -> str:
    """The log as CSV, one line for each broken rule; the mark at the front tells spreadsheets that it is UTF-8."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(column.say(lang) for column in COLUMNS)
    for told in found:
        number, step = told.entry.key
        for rule, name, said in told.broken():
            table.writerow((number, told.side, told.dice, step or "", told.move, rule, name, said))
    return "\ufeff" + out.getvalue()
