"""GNU Backgammon's position ID and match ID, both ways.

A position ID is 80 bits: for the opponent of the player on roll and then for the player on roll, point by point
from 1 to 24 and the bar, a one for each checker and a zero.  A match ID is 67 bits of cube, roll and score.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from typing import Final

from nardy.board import BAR, CHECKER, COLORS, OFF, SLOT, Color, Position, Side, count, other
from nardy.record.lines import read_dice
from nardy.record.standing import LAST_CUBE, STATES, Standing, checked, wrong
from nardy.variants.short import SHORT

POSITION_ID, MATCH_ID = "position-id", "match-id"
_LETTERS = re.compile(r"[A-Za-z0-9+/]*")
_LENGTH: Final = {POSITION_ID: 14, MATCH_ID: 12}
_BYTES: Final = {POSITION_ID: 10, MATCH_ID: 9}
MOST = SHORT.army[CHECKER]
CENTRED = 3

_WIDTHS = {
    "cube": 4, "owner": 2, "turn": 1, "crawford": 1, "state": 3, "asked": 1, "doubled": 1, "resigned": 2,
    "die": 3, "other_die": 3, "length": 15, "white": 15, "black": 15, "no_jacoby": 1,
}  # fmt: skip
"""The fields of a match ID, lowest bits first."""


def read_position_id(code: str, turn: Color = "white") -> Position:
    """The position that a code names when `turn` is on roll; `InputFaults` when it names none."""
    bits = _bits(POSITION_ID, code)
    opponent, bits = _side(code, bits)
    own, bits = _side(code, bits)
    if bits:
        raise wrong(POSITION_ID, code, "bits")
    white, black = (own, opponent) if turn == "white" else (opponent, own)
    return checked(POSITION_ID, code, Position(white, black, SHORT.path))


def write_position_id(position: Position, turn: Color) -> str:
    """The code of a position with `turn` on roll."""
    bits = shift = 0
    for color in (other(turn), turn):
        for slot in range(1, BAR + 1):
            n = position.count(color, slot, CHECKER)
            bits |= (1 << n) - 1 << shift
            shift += n + 1
    return _code(POSITION_ID, bits)


def read_match_id(code: str, position: Position) -> Standing:
    """The standing that a match ID and a position make; `InputFaults` when the code makes none.

    A position ID has to be read with the match ID's player on roll: see `read_gnubg_id`.
    """
    fields = _fields(code)
    dice = f"{fields['die']}{fields['other_die']}"
    roll = read_dice(dice)
    if roll is None and dice != "00":
        raise wrong(MATCH_ID, dice, "dice")
    if fields["state"] >= len(STATES):
        raise wrong(MATCH_ID, str(fields["state"]), "field", name="state")
    if fields["owner"] not in (0, 1, CENTRED):
        raise wrong(MATCH_ID, str(fields["owner"]), "field", name="owner")
    return Standing(
        position,
        COLORS[fields["turn"]],
        roll,
        cube=fields["cube"],
        owner=None if fields["owner"] == CENTRED else COLORS[fields["owner"]],
        offer="double" if fields["doubled"] else "",
        resigned=fields["resigned"],
        score=(fields["white"], fields["black"]),
        length=fields["length"],
        crawford=bool(fields["crawford"]),
        jacoby=not fields["no_jacoby"],
        state=STATES[fields["state"]],
    )


def read_gnubg_id(position_id: str, match_id: str) -> Standing:
    """The standing that both codes together name."""
    turn = COLORS[_fields(match_id)["turn"]]
    return read_match_id(match_id, read_position_id(position_id, turn))


def write_match_id(standing: Standing) -> str:
    """The match ID of a standing."""
    die, other_die = standing.dice or (0, 0)
    values = {
        "cube": min(standing.cube, LAST_CUBE),
        "owner": CENTRED if standing.owner is None else COLORS.index(standing.owner),
        "turn": COLORS.index(standing.turn),
        "crawford": int(standing.crawford),
        "state": STATES.index(standing.state),
        "asked": COLORS.index(standing.asked),
        "doubled": int(bool(standing.offer)),
        "resigned": standing.resigned,
        "die": die,
        "other_die": other_die,
        "length": standing.length,
        "white": standing.score[0],
        "black": standing.score[1],
        "no_jacoby": int(not standing.jacoby),
    }
    bits = shift = 0
    for name, width in _WIDTHS.items():
        bits |= values[name] << shift
        shift += width
    return _code(MATCH_ID, bits)


def _fields(code: str) -> dict[str, int]:
    """The numbers in a match ID by name."""
    bits = _bits(MATCH_ID, code)
    fields = {}
    for name, width in _WIDTHS.items():
        fields[name] = bits & (1 << width) - 1
        bits >>= width
    return fields


def _side(code: str, bits: int) -> tuple[Side, int]:
    """One side's checkers from the lowest bits, and the bits that remain."""
    packed = 0
    for slot in range(1, BAR + 1):
        while bits & 1:
            packed += SLOT[slot]
            bits >>= 1
            if sum(count(packed, s) for s in range(26)) > MOST:
                raise wrong(POSITION_ID, code, "checkers", found=MOST + 1, most=MOST)
        bits >>= 1
    on = sum(count(packed, slot) for slot in range(1, BAR + 1))
    return (packed + (MOST - on) * SLOT[OFF], 0, 0), bits


def _bits(field: str, code: str) -> int:
    """The number that a code of letters is."""
    if len(code) != _LENGTH[field]:
        raise wrong(field, code, "length", most=_LENGTH[field], found=len(code))
    if not _LETTERS.fullmatch(code):
        raise wrong(field, code, "letters")
    return int.from_bytes(b64decode(code + "=" * (-len(code) % 4))[: _BYTES[field]], "little")


def _code(field: str, bits: int) -> str:
    """The letters of a number."""
    return b64encode(bits.to_bytes(_BYTES[field], "little")).decode("ascii").rstrip("=")
