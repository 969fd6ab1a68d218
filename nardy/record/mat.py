"""Reads match records of short nardy in the .mat layout and its many dialects.

Two columns of turns, White's on the left; whatever cannot be read becomes a note and reading goes on.
"""

from __future__ import annotations

import re

from nardy.board import Color
from nardy.notation import InputFault, InputFaults
from nardy.record.draft import Draft
from nardy.record.lines import LONGEST, MESSAGES, lines_of
from nardy.record.mat_row import ROW, Cell, Said, cells, read_cell, read_result
from nardy.record.mat_scores import check_numbers, check_score, read_score
from nardy.record.model import Call, Note, Record, Turn
from nardy.text import Text
from nardy.variants.short import SHORT

_TAG = re.compile(r"\s*;\s*(?:\[\s*([\w ]+?)\s+\"([^\"]*)\"\s*\])?")
_LENGTH = re.compile(r"\s*(\d{1,5})\s+point\s+match\s*", re.IGNORECASE)
_GAME = re.compile(r"\s*game\s+(\d{1,5})\s*", re.IGNORECASE)
_SWITCH = {"crawford": "crawford", "jacoby": "jacoby", "beaver": "beaver"}
PRESET = "international"
HALF_WAY = 13
"""A result on a line of its own stands in the right column when it is indented at least so far."""

NO_GAMES = Text(
    "No game is found in this text: a record has a line like “Game 1” and numbered rows below it.",
    "В этом тексте нет ни одной партии: в записи есть строка вида «Game 1», а под ней пронумерованные ходы.",
)
OTHER_GAME = Text(
    "The record says that it is of another game, {value}; it is read as short nardy.",
    "В записи указана другая игра, {value}; она прочитана как короткие нарды.",
)
OUTSIDE = Text("This row stands before the first game.", "Эта строка стоит до первой партии.")
OTHER_SIDE = Text(
    "This row has the same number and side as the one before; it is read as the other side's turn.",
    "У этой строки те же номер и сторона, что у предыдущей; она прочитана как ход другой стороны.",
)


def looks_like_mat(text: str) -> bool:
    """Whether a text has the head of a game in this layout."""
    return any(_GAME.fullmatch(line) for line in lines_of(text) if len(line) <= LONGEST)


def read_mat(text: str) -> Record:
    """The record in a text of this layout; `InputFaults` when there is no game in it."""
    reader = _Reader()
    for number, line in enumerate(lines_of(text), 1):
        reader.line(number, line)
    if not reader.games:
        raise InputFaults([InputFault("record", "", NO_GAMES)])
    return reader.record()


class _Reader:
    """Reads line by line; holds the games read so far, the last one being open."""

    def __init__(self) -> None:
        self.games: list[Draft] = []
        self.notes: list[Note] = []
        self.options: dict[str, str] = {}
        self.length = 0
        self.names: tuple[str, str] | None = None
        self.score_due = False
        self.lone_row = 0
        """The number of the last row, when only the left column stood in it; otherwise 0."""

    def record(self) -> Record:
        """What has been read."""
        notes = [*self.notes, *check_numbers(self.games)]
        return Record(
            SHORT,
            tuple(draft.game for draft in self.games),
            PRESET,
            self.options,
            self.names or ("White", "Black"),
            self.length,
            tuple(sorted(notes, key=lambda note: note.line)),
            ordered=False,
        )

    def line(self, number: int, line: str) -> None:
        """Read one line."""
        before = len(self.notes)
        text = line[:LONGEST]
        if not text.strip():
            return
        if tag := _TAG.match(text):
            self._tag(number, (tag[1] or "").lower(), tag[2] or "")
            return
        self._content(number, text)
        if line[LONGEST:].strip() and len(self.notes) == before:
            self.notes.append(Note.about(number, line, MESSAGES["long"]))

    def _content(self, number: int, text: str) -> None:
        if length := _LENGTH.fullmatch(text):
            self.length = int(length[1])
        elif game := _GAME.fullmatch(text):
            self.games.append(Draft(SHORT.start, int(game[1]), number))
            self.score_due, self.lone_row = True, 0
        elif row := ROW.fullmatch(text):
            self._row(number, int(row[1]), row[2])
        elif self.score_due:
            self._score(number, text)
        elif not self._result(text):
            self.notes.append(Note.about(number, text, MESSAGES["unknown"]))

    def _tag(self, number: int, name: str, value: str) -> None:
        """One line of the header."""
        if name in _SWITCH and value.lower() in ("on", "off"):
            self.options[_SWITCH[name]] = value.lower()
        elif name == "variation" and value.lower() != "backgammon":
            self.notes.append(Note.about(number, value, OTHER_GAME))

    def _score(self, number: int, text: str) -> None:
        """The line with names and score under the head of a game."""
        self.score_due = False
        names, score, notes = read_score(text, number, self.names)
        self.notes += notes
        self.names = self.names or names
        if score:
            before = self.games[-2] if len(self.games) > 1 else None
            self.notes += check_score(score, before, self.length, number)
        self.games[-1].score = score

    def _result(self, text: str) -> bool:
        """Whether the line is a result; it belongs to the column under which it stands."""
        indent = text[: len(text) - len(text.lstrip())]
        result = read_result(text, "black" if len(indent) >= HALF_WAY else "white")
        if result is None or not self.games:
            return False
        winner = self._sure_winner() if "\t" in indent else result[1]
        self.games[-1].won(winner, result[2])
        return True

    def _sure_winner(self) -> Color | None:
        """Who won by the last thing that happened, for texts whose columns cannot be counted."""
        last = self.games[-1].entries[-1:]
        if not last:
            return None
        color = last[0].color
        gave_up = isinstance(last[0], Call)
        return ("black" if color == "white" else "white") if gave_up else color

    def _row(self, number: int, row: int, body: str) -> None:
        """One numbered row."""
        if not self.games:
            self.notes.append(Note.about(number, body, OUTSIDE))
            return
        self.score_due = False
        found = cells(body)
        alone = [cell.side for cell in found] == ["white"] and found[0].is_roll
        if alone and row == self.lone_row:
            found = [Cell("black", found[0].text)]
            self.notes.append(Note.about(number, found[0].text, OTHER_SIDE))
        self.lone_row = row if alone else 0
        for cell in found:
            for said in read_cell(cell, number):
                self._take(said)

    def _take(self, said: Said) -> None:
        """Put what a cell says into the open game."""
        game = self.games[-1]
        if isinstance(said, Turn):
            self.notes += game.turn(said)
        elif isinstance(said, Call):
            self.notes += game.call(said)
        elif isinstance(said, Note):
            self.notes.append(said)
        else:
            game.won(said[1], said[2])
