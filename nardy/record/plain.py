"""Reads the plain text record of every game: a few named lines, then one numbered line for each turn.

    nardy record 1
    variant: long
    options: six_block=off

    game 1
    1. white 62: 24/18 24/22
    2. black 31: 24/21 24/23
    black resign
    result: white 2

Steps are written as everywhere in the referee's own interface.  `docs/records.md` tells the whole layout.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Final, TypeAlias

from nardy.audit import audit
from nardy.board import COLORS, Color
from nardy.notation import InputFault, InputFaults, read_side, shortened
from nardy.record.draft import Draft
from nardy.record.lines import LONGEST, MESSAGES, lines_of, read_dice, read_steps
from nardy.record.model import CALL_KINDS, LONGEST_MATCH, Call, Note, Record, Turn
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants import VARIANT
from nardy.variants.options import OPTION, PRESET

TITLE = "nardy record 1"
NOT_PLAYED = "unplayed"
ANY_ORDER = "any"
"""How the steps of a turn stand in a record that was taken over from another program."""
KNOWN: Final[dict[str, Container[str]]] = {"preset": PRESET, "order": (ANY_ORDER,)}
"""Lines of the head that hold one of some names."""
_TITLE = re.compile(r"nardy\s+record\s+\d{1,3}", re.IGNORECASE)
_NAMES = "variant|preset|options|order|white|black|length|score|board white|board black|result"
_NAMED = re.compile(rf"({_NAMES})\s*:\s*(.*)", re.IGNORECASE)
_GAME = re.compile(r"game\s+(\d{1,5})", re.IGNORECASE)
_TURN = re.compile(r"(?:(\d{1,5})\.\s*)?(white|black)\s+(\S{1,8})\s*:(.*)", re.IGNORECASE)
_CALL = re.compile(rf"(white|black)\s+({'|'.join(CALL_KINDS)})(?:\s+(\d{{1,5}}))?", re.IGNORECASE)
_SCORE = re.compile(r"(\d{1,5})\s*[-:]\s*(\d{1,5})")
_RESULT = re.compile(r"(white|black)\s+(\d{1,5})", re.IGNORECASE)
_OPTION = re.compile(r"(\w+)=([\w-]+)")
COLOR: Final[dict[str, Color]] = {color: color for color in COLORS}

VARIANT_MISSING = Text(
    "A record has to name its game, as in “variant: long”; known are: {known}.",
    "В записи должна быть названа игра, например «variant: long»; бывает: {known}.",
)
EARLY = Text("“{value}” stands before the first game.", "«{value}» стоит до первой партии.")
NUMBER = Text("This is turn {due}, but {value} is written.", "Это ход {due}, а написано {value}.")


def looks_like_plain(text: str) -> bool:
    """Whether a text begins like a record of this layout."""
    first = next((line for line in map(_content, lines_of(text)) if line), "")
    return bool(_TITLE.fullmatch(first) or re.match(r"variant\s*:", first, re.IGNORECASE))


def read_plain(text: str) -> Record:
    """The record in a text of this layout; `InputFaults` when it names no known game."""
    reader = _Reader()
    for number, line in enumerate(lines_of(text), 1):
        reader.line(number, _content(line))
    return reader.record()


def _content(line: str) -> str:
    """A line without its comment and without what is too long to be read."""
    return line[:LONGEST].partition("#")[0].strip()


class _Reader:
    """Reads line by line."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.games: list[Draft] = []
        self.rolls = 0
        self.notes: list[Note] = []

    @property
    def variant(self) -> Variant:
        """The game that the head names; `InputFaults` when it names none."""
        name = self.head.get("variant", "").lower()
        if name not in VARIANT:
            fault = InputFault("variant", shortened(name), VARIANT_MISSING, {"known": ", ".join(VARIANT)})
            raise InputFaults([fault])
        return VARIANT[name]

    def record(self) -> Record:
        """What has been read; a set-up that cannot be is told and replaced by the usual one."""
        for draft in self.games:
            faults = list(audit(self.variant, draft.start))
            self.notes += [_note(draft.line, fault) for fault in faults]
            draft.start = self.variant.start if faults else draft.start
        return Record(
            self.variant,
            tuple(draft.game for draft in self.games),
            self.head.get("preset", "standard"),
            self.options,
            (self.head.get("white") or "White", self.head.get("black") or "Black"),
            int(self.head.get("length", 0)),
            tuple(sorted(self.notes, key=lambda note: note.line)),
            self.head.get("order") != ANY_ORDER,
        )

    def line(self, number: int, text: str) -> None:
        """Read one line."""
        if not text or _TITLE.fullmatch(text):
            return
        if game := _GAME.fullmatch(text):
            self.games.append(Draft(self.variant.start, int(game[1]), number, (0, 0)))
            self.rolls = 0
        elif named := _NAMED.fullmatch(text):
            self._named(number, named[1].lower(), named[2].strip())
        elif not self.games:
            self.notes.append(Note.about(number, text, EARLY if _TURN.fullmatch(text) else MESSAGES["unknown"]))
        elif turn := _TURN.fullmatch(text):
            self._turn(number, turn)
        elif call := _CALL.fullmatch(text):
            color = COLOR[call[1].lower()]
            kind = next(kind for kind in CALL_KINDS if kind == call[2].lower())
            self.notes += self.games[-1].call(Call(color, kind, int(call[3] or 0), number))
        else:
            self.notes.append(Note.about(number, text, MESSAGES["unknown"]))

    def _named(self, number: int, name: str, value: str) -> None:
        """A line with a name before a colon."""
        if name in GAME_LINES:
            read = GAME_LINES[name](self.games[-1], value) if self.games else False
        else:
            read = not self.games and self._head(name, value)
        if read is not True:
            found = [_note(number, fault) for fault in read] if read else []
            self.notes += found or [Note.about(number, f"{name}: {value}", MESSAGES["unknown"])]

    def _head(self, name: str, value: str) -> bool:
        """Whether a line of the head could be read."""
        if name == "options":
            pairs = dict(_OPTION.findall(value))
            self.options = {key: told for key, told in pairs.items() if key in OPTION and told in OPTION[key].names}
            return len(self.options) == len(value.split())
        if name == "length" and not (value.isdecimal() and int(value[:9]) <= LONGEST_MATCH):
            return False
        if value not in KNOWN.get(name, (value,)):
            return False
        self.head[name] = value
        return True

    def _turn(self, number: int, found: re.Match[str]) -> None:
        """A line with a roll."""
        self.rolls += 1
        if found[1] and int(found[1]) != self.rolls:
            self.notes.append(Note.about(number, found[1], NUMBER, due=self.rolls))
        dice = read_dice(found[3])
        wrong = [] if dice else [Note.about(number, found[3], MESSAGES["dice"])]
        rest = found[4].strip()
        played = rest.lower() != NOT_PLAYED
        hops, unread = read_steps(rest, number, LONGEST) if played else ((), [])
        turn = Turn(COLOR[found[2].lower()], dice, hops, number, played, (*wrong, *unread))
        self.notes += self.games[-1].turn(turn)


def _note(line: int, fault: InputFault) -> Note:
    """A fault of a position as a note on a line."""
    return Note(line, fault.value, fault.text, fault.facts)


Read: TypeAlias = bool | tuple[InputFault, ...]
"""Whether a line could be read, or what is wrong with it."""


def _score(draft: Draft, value: str) -> Read:
    if score := _SCORE.fullmatch(value):
        draft.score = int(score[1]), int(score[2])
    return bool(score)


def _result(draft: Draft, value: str) -> Read:
    result = _RESULT.fullmatch(value)
    draft.drawn = value.lower() == "drawn"
    if result:
        draft.won(COLOR[result[1].lower()], int(result[2]))
    return draft.drawn or bool(result)


def _board(color: Color) -> Callable[[Draft, str], Read]:
    """The reader of one side's set-up."""

    def read(draft: Draft, value: str) -> Read:
        start = draft.start
        try:
            side = read_side(value, start.army(color), color)
        except InputFaults as wrong:
            return wrong.faults
        draft.start = replace(start, white=side) if color == "white" else replace(start, black=side)
        return True

    return read


GAME_LINES: Final[dict[str, Callable[[Draft, str], Read]]] = {
    "score": _score,
    "result": _result,
    "board white": _board("white"),
    "board black": _board("black"),
}
"""The named lines that belong to a game."""
