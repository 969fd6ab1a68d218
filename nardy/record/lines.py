"""What the readers of records share: lines and bytes as other programs write them, and small texts in them."""

from __future__ import annotations

import re

from nardy.notation import Hop, InputFaults, read_moves
from nardy.record.model import Note
from nardy.text import Text

LONGEST = 600
"""No line of a real record is longer; what stands beyond is not read."""
MOST_STEPS = 4
MESSAGES = {
    "dice": Text("“{value}” is not a roll of two dice.", "«{value}» — не бросок двух заров."),
    "move": Text("“{value}” is not a move or is cut short.", "«{value}» — не ход или обрыв хода."),
    "steps": Text(
        "A turn has at most {most} steps; {found} are written here.",
        "В ходе не больше {most} шагов, а здесь их {found}.",
    ),
    "long": Text(
        "This line is longer than any turn; its end is not read.",
        "Эта строка длиннее любого хода; её конец не прочитан.",
    ),
    "unknown": Text("“{value}” is not understood.", "«{value}» непонятно."),
    "twice": Text(
        "The same side plays twice in a row here.", "Здесь одна и та же сторона ходит дважды подряд."
    ),
    "double": Text("The cube cannot be turned to {value}.", "Куб нельзя повернуть на {value}."),
}  # fmt: skip

_LINE_END = re.compile(r"\r\n|\n|\r")
_FOREIGN_BAR = re.compile(r"^25(?=\*?/)")
_FOREIGN_OFF = re.compile(r"/0(?=\*?$|\*?\()")


def decode(data: bytes) -> str:
    """The text of a file: UTF-8 with or without its mark, otherwise Latin-1, which never fails."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def lines_of(text: str) -> list[str]:
    """The lines of a text, whatever ends them; the mark of UTF-8 is dropped."""
    return _LINE_END.split(text.removeprefix("\ufeff"))


def read_dice(text: str) -> tuple[int, int] | None:
    """The roll that two digits name; None when they name none."""
    if len(text) == 2 and all(digit in "123456" for digit in text):
        return int(text[0]), int(text[1])
    return None


def read_steps(text: str, line: int, most: int = MOST_STEPS) -> tuple[tuple[Hop, ...], list[Note]]:
    """The written steps and what is wrong with them; "25" is the bar and "0" off, as some programs write them."""
    hops: list[Hop] = []
    wrong: list[Note] = []
    for word in text.split():
        plain = _FOREIGN_OFF.sub("/off", _FOREIGN_BAR.sub("bar", word))
        try:
            hops += read_moves(plain)
        except InputFaults:
            wrong.append(Note.about(line, word, MESSAGES["move"]))
    if len(hops) > most:
        return (), [Note.about(line, text, MESSAGES["steps"], most=most, found=len(hops))]
    return tuple(hops), wrong
