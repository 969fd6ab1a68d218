"""One numbered row of a .mat record taken apart: its cells, which side each belongs to, and what each says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.board import Color
from nardy.notation import Hop
from nardy.record.lines import MESSAGES, read_dice, read_steps
from nardy.record.model import Call, CallKind, Note, Turn
from nardy.text import Text

ROW = re.compile(r"\s*(\d{1,4})\)(.*)", re.DOTALL)
_WORD = re.compile(r"\S+")
_ROLL = re.compile(r"(\d+):")
_NUMBER = re.compile(r"\d{1,4}\)")
_STEP = re.compile(r"(?:\d|bar)\S*/", re.IGNORECASE)
_RESULT = re.compile(r"(wins|losses|loses)\s+(\d{1,4})\s+points?\b.*", re.IGNORECASE)
_CALL = re.compile(r"(doubles|redoubles|beavers|takes|drops|resigns|concedes)(?:\s*=>\s*(\d{1,5}))?", re.IGNORECASE)
_CALLS: dict[str, CallKind] = {
    "doubles": "double",
    "redoubles": "double",
    "beavers": "beaver",
    "takes": "take",
    "drops": "drop",
    "resigns": "resign",
    "concedes": "resign",
}
_DUMP = "illegal play"
_NOT_PLAYED = re.compile(r"\?{2,}|concedes|resigns", re.IGNORECASE)
RIGHT_GAP, RIGHT_TABS = 5, 2
"""So wide a gap after the row number means that the left column is empty."""
WIDE_GAP = 2

ILLEGAL_PLAY = Text(
    "The record says only that this play was illegal, not what was played.",
    "В записи сказано лишь, что ход был неверным, но не сказано каким.",
)

Said: TypeAlias = Turn | Call | Note | tuple[Literal["won"], Color, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a row: its side, None beyond the right column, and its text."""

    side: Color | None
    text: str

    @property
    def is_roll(self) -> bool:
        """Whether the cell begins with dice."""
        return bool(_ROLL.match(self.text))


def cells(body: str) -> list[Cell]:
    """The cells of a row without its number; a second row number in it begins at the left again."""
    found: list[Cell] = []
    side: Color | None = "black" if is_right(body[: len(body) - len(body.lstrip())]) else "white"
    words: list[str] = []
    end = 0
    for word in _WORD.finditer(body):
        gap, end = body[end : word.start()], word.end()
        if _NUMBER.fullmatch(word[0]):
            found += [Cell(side, " ".join(words))] if words else []
            side, words = "white", []
        elif words and _begins(word[0], gap):
            found.append(Cell(side, " ".join(words)))
            side, words = ("black" if side == "white" else None), [word[0]]
        else:
            words.append(word[0])
    return [*found, Cell(side, " ".join(words))] if words else found


def is_right(gap: str) -> bool:
    """Whether so much blank space leaves the left column empty."""
    return gap.count("\t") >= RIGHT_TABS or len(gap) >= RIGHT_GAP


def _begins(word: str, gap: str) -> bool:
    """Whether a word begins a cell: a roll does after any gap, other words after a wide one."""
    if _ROLL.fullmatch(word):
        return True
    return ("\t" in gap or len(gap) >= WIDE_GAP) and not _STEP.match(word)


def read_cell(cell: Cell, line: int) -> Iterator[Said]:
    """What a cell says: a turn, a call, a result, or a note when it cannot be understood."""
    if result := read_result(cell.text, cell.side or "black"):
        yield result
    elif cell.side is None:
        yield Note.about(line, cell.text, MESSAGES["unknown"])
    elif roll := _ROLL.match(cell.text):
        yield from _read_roll(cell.side, roll[1], cell.text[roll.end() :].strip(), line)
    elif call := _CALL.fullmatch(cell.text):
        yield Call(cell.side, _CALLS[call[1].lower()], int(call[2] or 0), line)
    else:
        yield Note.about(line, cell.text, MESSAGES["unknown"])


def read_result(text: str, side: Color) -> tuple[Literal["won"], Color, int] | None:
    """Who has won how many points, `side` being the one whose column says so."""
    if not (result := _RESULT.fullmatch(text.strip())):
        return None
    loses = result[1].lower() != "wins"
    winner: Color = side if not loses else "black" if side == "white" else "white"
    return "won", winner, int(result[2])


def _read_roll(side: Color, dice: str, rest: str, line: int) -> Iterator[Turn | Call]:
    """A cell that begins with a roll."""
    wrong: list[Note] = []
    hops: tuple[Hop, ...] = ()
    roll = read_dice(dice)
    if roll is None:
        wrong.append(Note.about(line, dice, MESSAGES["dice"]))
    played = not _NOT_PLAYED.fullmatch(rest)
    if rest.lower().startswith(_DUMP):
        wrong.append(Note.about(line, _DUMP, ILLEGAL_PLAY))
    elif played and rest.lower() != "cannot move":
        hops, unread = read_steps(rest, line)
        wrong += unread
    yield Turn(side, roll, hops, line, played, tuple(wrong))
    if not played and "?" not in rest:
        yield Call(side, "resign", line=line)
