"""Under a live board, besides its controls: what the keys do, and the switch for its sounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nardy.html import Html, tag
from nardy.text import Lang, Text

KEYS = Text("Keyboard", "Клавиатура")
HOW = Text(
    "Tab leads to the board. While you are on it, these keys work, in any keyboard layout; the letters work on the "
    "referee’s words too.",
    "Клавиша Tab ведёт на доску. Пока вы на ней, работают эти клавиши, раскладка не важна; буквы работают и на словах "
    "судьи.",
)
SOUND = Text("Sound", "Звук")
GRID: tuple[tuple[tuple[str, ...], Text], ...] = (
    (("←", "↑", "↓", "→"), Text("to the place beside", "на соседнее место")),
    (("Home", "End"), Text("to the ends of the row", "к краям ряда")),
    (("[", "]"), Text("back and forward along the way of play", "назад и вперёд по ходу игры")),
    (("Enter", "Space"), Text("take a piece, put it down", "взять шашку, поставить")),
    (("Esc",), Text("put the piece back; return to the board", "вернуть шашку на место; вернуться на доску")),
)
"""Keys that every board has, and what they do."""
_LEGAL = Text("legal moves", "как можно пойти")
_WHY = Text("why a move is not legal", "почему так нельзя")
_BACK = Text("take back", "вернуть ход")
_END = Text("end the turn", "закончить ход")
_LIST = Text("this list, from anywhere on the page", "этот список, с любого места страницы")
_HINT = Text("hint", "подсказка")
SANDBOX: Mapping[str, Text] = {
    "d": Text("throw the dice", "бросить зары"),
    "m": _LEGAL,
    "h": _HINT,
    "w": _WHY,
    "u": _BACK,
    "e": _END,
    "?": _LIST,
}
MATCH: Mapping[str, Text] = {letter: does for letter, does in SANDBOX.items() if letter in "dhue?"}
LESSON: Mapping[str, Text] = {
    "d": Text("hear the dice", "услышать, что на зарах"),
    "m": Text("after a refusal: what would be legal", "после неверного хода: как можно пойти"),
    "w": _WHY,
    "u": _BACK,
    "e": _END,
    "r": Text("start again", "начать сначала"),
    "h": _HINT,
    "s": Text("the solution", "решение"),
    "n": Text("on to the next step", "к следующему шагу"),
    "?": _LIST,
}
"""The letters of each page and what they do; a test compares them with the controls of the page."""


def board_tools(lang: Lang, letters: Mapping[str, Text]) -> Html:
    """The list of keys, folded up, and the switch for sounds, which needs scripts."""
    return tag("div", _keys(lang, letters), _sound(lang), class_="board-tools")


def _keys(lang: Lang, letters: Mapping[str, Text]) -> Html:
    summary = tag("summary", KEYS.say(lang), " ", tag("kbd", "?"), data_key="Slash")
    return tag("details", summary, tag("p", HOW.say(lang)), tag("ul", _rows(lang, letters)), class_="keys")


def _rows(lang: Lang, letters: Mapping[str, Text]) -> Iterator[Html]:
    rows = (*GRID, *(((letter,), does) for letter, does in letters.items()))
    for keys, does in rows:
        caps = (tag("kbd", key) for key in keys)
        yield tag("li", tag("span", caps, class_="caps"), tag("span", does.say(lang)))


def _sound(lang: Lang) -> Html:
    switch = tag("input", type="checkbox", role="switch", data_sound=True)
    return tag("label", switch, tag("span", SOUND.say(lang)), class_="sound")
