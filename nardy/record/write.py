"""Writes records: the plain text of every game, and the .mat layout of short nardy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from nardy.board import COLORS
from nardy.notation import InputFault, InputFaults, write_side, write_step
from nardy.record.model import Call, Entry, Game, Record, Turn
from nardy.record.plain import ANY_ORDER, NOT_PLAYED, TITLE
from nardy.record.replay import Ply, replay
from nardy.record.standing import codable
from nardy.text import Text

NOT_CODABLE = Text(
    "Only short nardy from the usual set-up can be written in this layout.",
    "В этом виде записываются только короткие нарды с обычной расстановки.",
)
LEFT_WIDTH = 27
"""The width of White's cells; Black's column begins after it."""
UNREAD = "?"
MAT_CALLS = {
    "double": " Doubles => {cube}",
    "beaver": " Beavers => {cube}",
    "take": " Takes",
    "drop": " Drops",
    "resign": " Resigns",
}


def write_plain(record: Record) -> str:
    """The record as plain text."""
    lines = [TITLE, f"variant: {record.variant.id}"]
    if record.preset != "standard":
        lines.append(f"preset: {record.preset}")
    if record.options:
        lines.append("options: " + " ".join(f"{name}={value}" for name, value in record.options.items()))
    if not record.ordered:
        lines.append(f"order: {ANY_ORDER}")
    lines += [f"{color}: {_one_line(name)}" for color, name in zip(COLORS, record.names, strict=True)]
    if record.length:
        lines.append(f"length: {record.length}")
    for game in record.games:
        lines += ["", *_plain_game(record, game)]
    return "\n".join(lines) + "\n"


def _plain_game(record: Record, game: Game) -> Iterator[str]:
    yield f"game {game.number}"
    if game.score and any(game.score):
        yield f"score: {game.score[0]}-{game.score[1]}"
    if game.start != record.variant.start:
        yield from (f"board {color}: {write_side(game.start.side(color))}" for color in COLORS)
    number = 0
    for entry, ply in _with_plies(record, game):
        if isinstance(entry, Call):
            yield f"{entry.color} {entry.kind}" + (f" {entry.cube}" if entry.cube else "")
        else:
            number += 1
            moves = told_steps(ply) if ply else NOT_PLAYED
            yield f"{number}. {entry.color} {_dice(entry, '??')}: {moves}".rstrip()
    if game.drawn:
        yield "result: drawn"
    elif game.winner:
        yield f"result: {game.winner} {game.points}"


def write_mat(record: Record) -> str:
    """The record in the .mat layout; `InputFaults` for other games and set-ups."""
    if not codable(record.variant) or any(game.start != record.variant.start for game in record.games):
        raise InputFaults([InputFault("record", record.variant.id, NOT_CODABLE)])
    lines = [f" {record.length} point match"]
    white, black = (_one_line(name).replace(":", " ") for name in record.names)
    for game in record.games:
        score = game.score or (0, 0)
        left = f" {white} : {score[0]}"
        lines += ["", f" Game {game.number}", f"{left:<{LEFT_WIDTH + 4}}  {black} : {score[1]}"]
        lines += _rows(record, game)
    return "\n".join(lines) + "\n"


def _rows(record: Record, game: Game) -> Iterator[str]:
    """The numbered rows of a game, and its result under the winner's column."""
    rows: list[_Row] = [_Row()]
    for entry, ply in _with_plies(record, game):
        if not rows[-1].free(entry):
            rows.append(_Row())
        rows[-1].cells[entry.color] = _mat_cell(entry, ply)
    for number, row in enumerate(rows, 1):
        if row.cells:
            left, right = row.cells.get("white", ""), row.cells.get("black", "")
            yield f"{number:>3}) {left:<{LEFT_WIDTH}} {right}".rstrip()
    if game.winner and game.points:
        indent = 6 if game.winner == "white" else LEFT_WIDTH + 6
        yield f"{'':<{indent}}Wins {game.points} point{'' if game.points == 1 else 's'}"


@dataclass(slots=True)
class _Row:
    """One row of two cells, filled from the left."""

    cells: dict[str, str] = field(default_factory=dict)

    def free(self, entry: Entry) -> bool:
        """Whether the entry can still stand in this row."""
        return "black" not in self.cells and entry.color not in self.cells


def _mat_cell(entry: Entry, ply: Ply | None) -> str:
    if isinstance(entry, Call):
        return MAT_CALLS[entry.kind].format(cube=entry.cube)
    return f"{_dice(entry, '00')}: {told_steps(ply) if ply else '????'}"


def _with_plies(record: Record, game: Game) -> Iterator[tuple[Entry, Ply | None]]:
    """Every entry, the rolls that were played with their plies."""
    plies = replay(record, game)
    for entry in game.entries:
        yield entry, next(plies) if isinstance(entry, Turn) and entry.played else None


def told_steps(ply: Ply) -> str:
    """The steps of a turn with the marks of its hits; a mark at the end for what could not be read."""
    hits = [made.hop for made in ply.made if made.hit]
    words = []
    for hop in [made.hop for made in ply.made] if ply.legal else ply.turn.hops:
        mark = "*" if hop in hits else ""
        if mark:
            hits.remove(hop)
        words.append(write_step(hop) + mark)
    if ply.turn.dice and ply.turn.wrong:
        words.append(UNREAD)
    return " ".join(words)


def _dice(turn: Turn, unknown: str) -> str:
    return f"{turn.dice[0]}{turn.dice[1]}" if turn.dice else unknown


def _one_line(name: str) -> str:
    """A name without what would break its line."""
    return " ".join(name.replace("#", " ").split())
