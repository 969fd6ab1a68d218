"""Records and position codes: games as text, in and out, replayed through the referee.

`read` takes whatever a person pastes; `replay` judges it turn by turn; `write` gives the plain text back or, for
short nardy, the .mat layout.  `read_standing` takes the position codes of other programs.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from nardy.notation import InputFault, InputFaults, shortened
from nardy.record.codes import find_standing, read_standing
from nardy.record.gnubg_id import read_gnubg_id, read_match_id, read_position_id, write_match_id, write_position_id
from nardy.record.lines import decode
from nardy.record.mat import looks_like_mat, read_mat
from nardy.record.model import Call, Entry, Game, Note, Record, Turn
from nardy.record.plain import looks_like_plain, read_plain
from nardy.record.replay import Made, Ply, replay
from nardy.record.sgf import looks_like_sgf, read_sgf
from nardy.record.standing import Standing, codable
from nardy.record.write import told_steps, write_mat, write_plain
from nardy.record.xgid import read_xgid, write_xgid
from nardy.text import Text
from nardy.variants.short import SHORT

__all__ = [
    "Call",
    "Entry",
    "Game",
    "Layout",
    "Made",
    "Note",
    "Ply",
    "Record",
    "Standing",
    "Turn",
    "codable",
    "decode",
    "find_standing",
    "read",
    "read_gnubg_id",
    "read_match_id",
    "read_position_id",
    "read_standing",
    "read_xgid",
    "replay",
    "told_steps",
    "write",
    "write_match_id",
    "write_position_id",
    "write_xgid",
]

Layout: TypeAlias = Literal["plain", "mat"]

NO_RECORD = Text(
    "This is no record that can be read here: a plain record, a .mat or SGF record, or a position code is expected.",
    "Такую запись прочитать нельзя: нужна простая запись, запись .mat или SGF или код позиции.",
)


def read(text: str) -> Record:
    """The record in a text, whatever its layout; a position code is a game that starts there and has no turns yet.

    What cannot be read in it stands in `Record.notes`; `InputFaults` only when nothing can be kept.
    """
    if looks_like_plain(text):
        return read_plain(text)
    if looks_like_sgf(text):
        return read_sgf(text)
    if looks_like_mat(text):
        return read_mat(text)
    if standing := find_standing(text):
        return _from_here(standing)
    raise InputFaults([InputFault("record", shortened(text.strip()[:200]), NO_RECORD)])


def _from_here(standing: Standing) -> Record:
    """The record of a game that stands at a code; a roll that the code names has not been played yet."""
    roll = (Turn(standing.turn, standing.dice, played=False),) if standing.dice else ()
    game = Game(standing.position, roll, score=standing.score)
    return Record(SHORT, (game,), "international", length=standing.length)


def write(record: Record, layout: Layout = "plain") -> str:
    """The record as text; `InputFaults` when the layout cannot tell it."""
    return write_plain(record) if layout == "plain" else write_mat(record)
