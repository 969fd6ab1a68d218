"""Reads GNU Backgammon's SGF records: one tree per game, moves as pairs of letters.

Points are lettered a…x from White's point 1, y is the bar and z off.  Only the main line of a tree is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from nardy.board import BAR, OFF, Color
from nardy.notation import Hop, InputFault, InputFaults
from nardy.record.draft import Draft
from nardy.record.lines import MESSAGES, MOST_STEPS, read_dice
from nardy.record.model import Call, CallKind, Note, Record, Turn
from nardy.text import Text
from nardy.variants.short import SHORT

Property: TypeAlias = tuple[int, str, list[str]]
"""Line, name and values."""
_TOKEN = re.compile(
    r"(?P<open>\()|(?P<close>\))|(?P<node>;)|(?P<name>[A-Za-z]{1,30})|\[(?P<value>(?:\\.|[^\[\]\\])*)\]|(?P<odd>\S+)",
    re.DOTALL,
)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_MATCH = re.compile(r"(length|game|ws|bs):(\d{1,5})")
_RESULT = re.compile(r"([WB])\+(\d{0,4})R?")
_PLAY = re.compile(r"(\d\d)([a-z]*)")
_COLORS: Mapping[str, Color] = {"W": "white", "B": "black"}
_CALLS: Mapping[str, CallKind] = {"double": "double", "redouble": "double", "beaver": "beaver",
                                  "take": "take", "drop": "drop"}  # fmt: skip
SET_UP = frozenset({"AB", "AW", "AE"})
BACKGAMMON = "6"

NO_GAMES = Text(
    "No game of backgammon is found in this SGF text.", "В этом тексте SGF нет ни одной партии в короткие нарды."
)
BROKEN = Text("This SGF text breaks off here.", "На этом месте текст SGF обрывается.")
PLACED = Text(
    "The position is set up by hand here, which is not read.", "Здесь позиция расставлена вручную; это не читается."
)
ODD = Text("“{value}” does not belong into an SGF text.", "«{value}» в тексте SGF лишнее.")


def looks_like_sgf(text: str) -> bool:
    """Whether a text begins like a tree of this layout."""
    return bool(re.match(r"\ufeff?\s*\(\s*;", text))


def read_sgf(text: str) -> Record:
    """The record in an SGF text; `InputFaults` when there is no game of backgammon in it."""
    notes: list[Note] = []
    games = [found for tree in _trees(text, notes) if (found := _Tree(notes).read(tree))]
    if not games:
        raise InputFaults([InputFault("record", "", NO_GAMES)])
    first = games[0]
    return Record(
        SHORT,
        tuple(one.draft.game for one in games),
        "international",
        {"crawford": "on" if first.crawford else "off", "jacoby": "on" if first.jacoby else "off"},
        (first.names.get("white", "White"), first.names.get("black", "Black")),
        first.length,
        tuple(notes),
        ordered=False,
    )


def _trees(text: str, notes: list[Note]) -> Iterator[list[Property]]:
    """The properties along the main line of each tree, first to last."""
    depth, line, seen = 0, 1, 0
    tree: list[Property] = []
    ended = False  # after the first branch of a tree has closed, the others are variations
    for token in _TOKEN.finditer(text.removeprefix("\ufeff")):
        line += text.count("\n", seen, token.start())
        seen = token.start()
        if token["open"]:
            depth += 1
        elif token["close"] and depth:
            depth, ended = depth - 1, True
            if not depth:
                yield tree
                tree, ended = [], False
        elif token["odd"] or not depth:
            notes.append(Note.about(line, token[0], ODD))
        elif not ended and token["name"]:
            tree.append((line, token["name"].upper(), []))
        elif not ended and token["value"] is not None and tree:
            tree[-1][2].append(_ESCAPED.sub(r"\1", token["value"]))
    if depth:
        notes.append(Note.about(line, "", BROKEN))
        yield tree


@dataclass(slots=True)
class _Tree:
    """Reads the properties of one game."""

    notes: list[Note]
    draft: Draft = field(default_factory=lambda: Draft(SHORT.start))
    names: dict[Color, str] = field(default_factory=dict)
    length: int = 0
    crawford: bool = False
    jacoby: bool = False
    on_roll: Color | None = None
    backgammon: bool = False

    def read(self, tree: list[Property]) -> _Tree | None:
        """This game, or None when the tree holds none of backgammon."""
        for line, name, values in tree:
            if name == "GM":
                self.backgammon = values[:1] == [BACKGAMMON]
            elif name in _COLORS:
                self._said(line, _COLORS[name], values[0] if values else "")
            elif name == "PL":
                self.on_roll = _COLORS.get("".join(values[:1]))
            elif name == "DI" and self.on_roll and (dice := read_dice("".join(values[:1]))):
                self.notes += self.draft.turn(Turn(self.on_roll, dice, line=line, played=False))
            elif name in SET_UP:
                self.notes.append(Note.about(line, name, PLACED))
            else:
                self._header(name, values)
        if not self.backgammon:
            return None
        if tree:
            self.draft.line = tree[0][0]
        return self

    def _header(self, name: str, values: list[str]) -> None:
        value = "".join(values[:1])
        if name in ("PW", "PB"):
            self.names[_COLORS[name[1]]] = value
        elif name == "RU":
            self.crawford, self.jacoby = "Crawford" in value, "Jacoby" in value
        elif name == "MI":
            told = {key: int(n) for text in values for key, n in _MATCH.findall(text)}
            self.length = told.get("length", 0)
            self.draft.number = told.get("game", 0) + 1
            self.draft.score = told.get("ws", 0), told.get("bs", 0)
        elif name == "RE" and (result := _RESULT.fullmatch(value)):
            self.draft.won(_COLORS[result[1]], int(result[2] or 1))

    def _said(self, line: int, color: Color, value: str) -> None:
        """One node of play."""
        value = value.strip().lower()
        if value in _CALLS:
            kind = _CALLS[value]
            raised = self.draft.cube * 2 if kind in ("double", "beaver") else 0
            self.notes += self.draft.call(Call(color, kind, raised, line))
        elif play := _PLAY.fullmatch(value):
            self.notes += self.draft.turn(_turn(line, color, play[1], play[2]))
        else:
            self.notes.append(Note.about(line, value, MESSAGES["unknown"]))


def _turn(line: int, color: Color, dice: str, letters: str) -> Turn:
    """A roll and its steps."""
    wrong: list[Note] = []
    roll = read_dice(dice)
    if roll is None:
        wrong.append(Note.about(line, dice, MESSAGES["dice"]))
    pairs = [letters[i : i + 2] for i in range(0, len(letters), 2)]
    hops = [hop for pair in pairs if (hop := _hop(color, pair))]
    if len(pairs) > MOST_STEPS:
        hops = []
        wrong.append(Note.about(line, letters, MESSAGES["steps"], most=MOST_STEPS, found=len(pairs)))
    elif len(hops) < len(pairs):
        wrong.append(Note.about(line, letters, MESSAGES["move"]))
    return Turn(color, roll, tuple(hops), line, wrong=tuple(wrong))


def _hop(color: Color, pair: str) -> Hop | None:
    """A step from its two letters; None when it is none."""
    if len(pair) != len("ab"):
        return None
    src, dst = (_slot(color, letter) for letter in pair)
    return None if src == OFF or dst in (src, BAR) or (src, dst) == (BAR, OFF) else Hop(0, src, dst)


def _slot(color: Color, letter: str) -> int:
    """The slot of a letter in the numbering of its mover."""
    if letter == "y":
        return BAR
    if letter == "z":
        return OFF
    place = ord(letter) - ord("a") + 1
    return place if color == "white" else 25 - place
