"""The controls of the sandbox: dice, typed moves, undo and end under the board; the agreement below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.html import Html, tag
from nardy.notation import write_side
from nardy.pages.editor.link import Link
from nardy.pages.points import NUMBERING_NAMES
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.partner import own_past
from nardy.pages.sandbox.state import SEATS, State
from nardy.pages.sandbox.table import Table
from nardy.scene import NUMBERINGS
from nardy.text import Lang, Text
from nardy.variants import VARIANTS
from nardy.variants.options import OPTIONS, ORIGINS, PRESETS, Option

ROLL = Text("Roll", "Бросить")
END = Text("End turn", "Закончить ход")
PASS = Text("Pass", "Пропустить")
UNDO = Text("Undo", "Отменить")
NEW = Text("New game", "Новая партия")
SET_UP = Text("Set up a position", "Поставить позицию")
HINT = Text("Hint", "Подсказка")
MORE = Text("Next hint", "Ещё одна")
NO_HINT = Text("No hints", "Скрыть")
TARGETS = Text("Show what is legal", "Показать, куда можно")
NO_TARGETS = Text("Hide what is legal", "Не показывать, куда можно")
CHOOSE = Text("Or choose the dice", "Или выберите зары")
FIRST = Text("First die", "Первый зар")
SECOND = Text("Second die", "Второй зар")
USE = Text("Use them", "Взять")
TYPE = Text("Type a move", "Запись хода")
LIKE = Text("e.g. 24/18, 6/off", "напр. 24/18, 6/снять")
PLAY = Text("Play", "Пойти")
GAME = Text("Game", "Игра")
RULES = Text("Agreement", "Уговор")
AGREEMENT = Text("Rules agreed for this game", "О каких правилах уговорились")
PIPS = Text("Pip counts", "Пипсы")
PIPS_NAMES = {"1": Text("shown on the board", "показаны на доске"), "0": Text("hidden", "скрыты")}
NUMBERING = Text("Numbers of the points", "Нумерация пунктов")
SEAT = Text("Board seen by", "Доска со стороны")
SEAT_NAMES = {
    "mover": Text("the player to move", "того, чей ход"),
    "white": Text("White", "белых"),
    "black": Text("Black", "чёрных"),
}

HOME_SIDE = Text("Home on the board", "Дом на доске")
HOME_SIDES = {"0": Text("on the right", "справа"), "1": Text("on the left (mirrored)", "слева (зеркально)")}


Off: TypeAlias = bool | Literal["for good"]
"""Whether a button is dead; one that is dead for good is no stop of Tab."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a list: name, label, and whether it is the present one."""

    id: str
    label: str
    chosen: bool


def button(action: str, label: str, key: str = "", main: bool = False, off: Off = False) -> Html:
    """A button; `key` is the physical key that presses it while the board has focus."""
    return tag(
        "button",
        label,
        type="button",
        data_action=action,
        data_key=key or None,
        class_="main" if main else None,
        aria_disabled="true" if off else None,
        tabindex="-1" if off == "for good" else None,
    )


def select(label: str, name: str, choices: Iterable[Choice], note: str = "", action: str | None = "set") -> Html:
    """A labelled list; a change is sent as `action` with the name of the list."""
    options = (tag("option", c.label, value=c.id, selected=c.chosen) for c in choices)
    return tag(
        "label",
        tag("span", label),
        tag("select", options, name=name, id=f"set-{name}", data_action=action, data_name=name),
        note and tag("small", note, class_="origin"),
    )


def controls(panel: Panel) -> Html:
    """What is under the board; the button to press next is the main one."""
    table, lang = panel.table, panel.lang
    rolled = table.roll is not None
    over = table.winner is not None
    end = PASS if panel.forced_pass else END
    asked = NO_TARGETS if table.state.asked else TARGETS
    idle = not rolled or over
    buttons = (
        button("roll", ROLL.say(lang), "KeyD", main=not rolled and not over, off=rolled or over),
        button("end", end.say(lang), "KeyE", main=rolled and table.idle and not over, off=not rolled or over),
        button("undo", UNDO.say(lang), "KeyU", off=not undoable(table)),
        button("targets", asked.say(lang), off=idle) if table.state.legal == "ask" else None,
        button("hint", _hint(panel).say(lang), "KeyH", off=idle) if table.state.legal != "0" else None,
        button("new", NEW.say(lang), main=True) if over else None,
    )
    return tag("div", tag("div", buttons, class_="buttons"), typed(panel), class_="controls-body")


def undoable(table: Table) -> bool:
    """Whether there is something to take back: a roll, a step, a turn, or having gone back."""
    state = table.state
    return bool(state.rolled or state.now.dice or own_past(state))


def _hint(panel: Panel) -> Text:
    """What pressing for a hint does next."""
    shown = panel.table.state.hints
    if not shown:
        return HINT
    return MORE if shown < len(panel.hints) else NO_HINT


def heading(panel: Panel) -> Html:
    """The name of the game, and the way to a position of one's own."""
    table, lang = panel.table, panel.lang
    edit = tag("a", SET_UP.say(lang), href=f"../editor/index.html?{_as_it_stands(table)}")
    return tag("div", tag("h1", table.variant.title.say(lang)), edit, id="title", class_="title")


def _as_it_stands(table: Table) -> str:
    """The query by which the editor opens at this position; dice that have been played from are left behind."""
    state, stands = table.state, table.position
    white, black = write_side(stands.white), write_side(stands.black)
    dice = "" if state.now.moves else state.now.dice
    link = Link(state.variant, state.preset, state.options, white, black, table.mover, dice, state.numbering)
    return link.query()


def typed(panel: Panel) -> Html:
    """The field for a written move."""
    lang = panel.lang
    field = tag(
        "input", id="typed", name="moves", type="text", value=panel.table.state.typed, autocomplete="off",
        autocapitalize="off", spellcheck="false", placeholder=LIKE.say(lang), maxlength=200,
    )  # fmt: skip
    label = tag("label", tag("span", TYPE.say(lang)), field)
    return tag("form", label, tag("button", PLAY.say(lang), type="submit"), data_action="type", class_="typed")


def dice_choice(panel: Panel) -> Html:
    """The dice chosen by hand."""
    lang, dice = panel.lang, panel.table.state.now.dice or "65"
    lists = (
        select(label.say(lang), name, _faces(die), action=None)
        for label, name, die in ((FIRST, "a", dice[0]), (SECOND, "b", dice[1]))
    )
    submit = tag("button", USE.say(lang), type="submit")
    legend = tag("legend", CHOOSE.say(lang))
    return tag("form", tag("fieldset", legend, lists, submit), data_action="dice", class_="dice-choice")


def _faces(chosen: str) -> Iterator[Choice]:
    return (Choice(face, face, face == chosen) for face in "123456")


def settings(panel: Panel) -> Html:
    """The agreement: game, preset, every single option with who states it; and how the board is looked at."""
    state, lang = panel.table.state, panel.lang
    games = (Choice(v.id, v.title.say(lang), v.id == state.variant) for v in VARIANTS)
    return tag(
        "div",
        tag("div", tag("h2", AGREEMENT.say(lang)), button("new", NEW.say(lang)), class_="settings-head"),
        tag("div", select(GAME.say(lang), "variant", games), _preset(panel), *_options(panel), class_="fields"),
        tag("div", *_views(state, lang), class_="fields views"),
        class_="settings-body",
    )


def _preset(panel: Panel) -> Html:
    state, lang = panel.table.state, panel.lang
    presets = [p for p in PRESETS if not p.games or state.variant in p.games or p.id == state.preset]
    return select(RULES.say(lang), "preset", (Choice(p.id, p.title.say(lang), p.id == state.preset) for p in presets))


def _options(panel: Panel) -> Iterator[Html]:
    agreed = panel.table.rules.options
    return (_option(option, agreed[option.id], panel.lang) for option in OPTIONS if option.id in agreed)


def _option(option: Option, chosen: str, lang: Lang) -> Html:
    choices = (Choice(v.id, v.label.say(lang), v.id == chosen) for v in option.values)
    origin = next(v.origin for v in option.values if v.id == chosen)
    return select(option.title.say(lang), option.id, choices, ORIGINS[origin].say(lang))


def _views(state: State, lang: Lang) -> Iterator[Html]:
    ways = (Choice(n, NUMBERING_NAMES[n].say(lang), n == state.numbering) for n in NUMBERINGS)
    yield select(NUMBERING.say(lang), "numbering", ways)
    seats = (Choice(s, SEAT_NAMES[s].say(lang), s == state.seat) for s in SEATS)
    yield select(SEAT.say(lang), "seat", seats)
    sides = (Choice(m, text.say(lang), m == state.mirrored) for m, text in HOME_SIDES.items())
    yield select(HOME_SIDE.say(lang), "mirrored", sides)
    shown = (Choice(value, text.say(lang), value == state.pips) for value, text in PIPS_NAMES.items())
    yield select(PIPS.say(lang), "pips", shown)
