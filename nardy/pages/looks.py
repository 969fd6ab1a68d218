"""The lists in the header with which a reader chooses how boards and pages look on this device."""

from __future__ import annotations

from collections.abc import Mapping

from nardy.html import Html, tag
from nardy.pages.points import NUMBERING_NAMES
from nardy.scene import Numbering
from nardy.text import Lang, Text

LOOK = Text("Look", "Вид")
BOARD = Text("Board", "Доска")
COLOURS = Text("Colours", "Цвета")
POINTS = Text("Points in lessons", "Пункты в уроках")
BOARDS: Mapping[str, Text] = {
    "wood": Text("wood", "деревянная"),
    "classroom": Text("bright, for a projector", "яркая, для проектора"),
    "print": Text("lines, as in a book", "линиями, как в книге"),
}
THEMES: Mapping[str, Text] = {
    "auto": Text("as on this device", "как на устройстве"),
    "light": Text("light", "светлые"),
    "dark": Text("dark", "тёмные"),
    "contrast": Text("high contrast", "контрастные"),
}
UNKEPT = Text(
    "This device keeps no settings: the choice lasts until the page is closed.",
    "Это устройство не хранит настройки: выбор действует, пока страница открыта.",
)


def looks(lang: Lang) -> Html:
    """The lists behind one word; `static/looks.js` sets and keeps them."""
    lists = (
        _list(BOARD, "board", BOARDS, lang),
        _list(COLOURS, "theme", THEMES, lang),
        _list(POINTS, "numbering", NUMBERING_NAMES, lang),
    )
    unkept = tag("p", UNKEPT.say(lang), class_="unkept", hidden=True)
    word = tag("summary", tag("span", LOOK.say(lang)))
    return tag("details", word, tag("div", lists, unkept, class_="looks-body"), class_="looks")


def _list(label: Text, name: str, choices: Mapping[str, Text] | Mapping[Numbering, Text], lang: Lang) -> Html:
    options = (tag("option", text.say(lang), value=value) for value, text in choices.items())
    return tag("label", tag("span", label.say(lang)), tag("select", options, data_look=name))
