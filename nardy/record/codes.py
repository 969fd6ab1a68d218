"""Finds the position code in a text: XGID, or GNU Backgammon's position ID with or without a match ID."""

from __future__ import annotations

import re

from nardy.notation import InputFault, InputFaults, shortened
from nardy.record.gnubg_id import read_gnubg_id, read_position_id
from nardy.record.lines import LONGEST
from nardy.record.standing import Standing
from nardy.record.xgid import read_xgid
from nardy.text import Text

_XGID = re.compile(r"XGID=(\S+)|^\s*([-A-Pa-p]{26}:\S+)\s*$", re.MULTILINE)
_POSITION = re.compile(r"Position ID\s*:?\s*([A-Za-z0-9+/]{14})(?![A-Za-z0-9+/])")
_MATCH = re.compile(r"Match ID\s*:?\s*([A-Za-z0-9+/]{12})(?![A-Za-z0-9+/])")
_BARE = re.compile(r"\s*(?:GNUBGID\s*=?\s*)?([A-Za-z0-9+/]{14})(?::([A-Za-z0-9+/]{12}))?\s*", re.IGNORECASE)
LONGEST_TEXT = 20 * LONGEST
"""A code stands in a line or beside a board, never deep in a long text."""

NO_CODE = Text(
    "No position code is found: an XGID, or a GNU Backgammon position ID of 14 letters, as in 4HPwATDgc/ABMA.",
    "Кода позиции нет: нужен XGID или код позиции GNU Backgammon из 14 знаков, например 4HPwATDgc/ABMA.",
)


def find_standing(text: str) -> Standing | None:
    """The standing that the first code in a text names; None without a code, `InputFaults` for a wrong one."""
    text = text.removeprefix("\ufeff")[:LONGEST_TEXT]
    if xgid := _XGID.search(text):
        return read_xgid(xgid[1] or xgid[2])
    if bare := _BARE.fullmatch(text):
        return _gnubg(bare[1], bare[2])
    if position := _POSITION.search(text):
        match = _MATCH.search(text)
        return _gnubg(position[1], match[1] if match else None)
    return None


def read_standing(text: str) -> Standing:
    """The standing that a text names; `InputFaults` when it names none."""
    standing = find_standing(text)
    if standing is None:
        raise InputFaults([InputFault("code", shortened(text.strip()[:200]), NO_CODE)])
    return standing


def _gnubg(position_id: str, match_id: str | None) -> Standing:
    """The standing of GNU Backgammon's codes; White is on roll where no match ID says who is."""
    if match_id:
        return read_gnubg_id(position_id, match_id)
    return Standing(read_position_id(position_id), "white")
