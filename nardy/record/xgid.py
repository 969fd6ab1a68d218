"""XGID, both ways: 26 letters for bar, points and bar, and nine fields of cube, turn, roll and score.

Upper-case letters are Black's checkers, counted from Black's own point 1; lower-case letters are White's.
"""

from __future__ import annotations

import re
from typing import Final

from nardy.board import BAR, CHECKER, OFF, SLOT, Color, Position, Side
from nardy.record.lines import read_dice
from nardy.record.standing import LAST_CUBE, Offer, Standing, checked, wrong
from nardy.variants.short import SHORT

XGID = "xgid"
PREFIX = "XGID="
_BOARD = re.compile(r"[-A-Pa-p]{26}")
_WHOLE = re.compile(r"-?\d{1,5}")
_SIGN: Final[dict[int, Color | None]] = {1: "black", 0: None, -1: "white"}
_OFFER: Final[dict[str, Offer]] = {"D": "double", "B": "beaver", "R": "raccoon"}
FIELDS = ("cube", "owner", "turn", "dice", "black", "white", "rule", "length", "limit")
HIGHEST = {"cube": LAST_CUBE, "black": 32767, "white": 32767, "rule": 3, "length": 32767, "limit": LAST_CUBE}
MOST = SHORT.army[CHECKER]


def read_xgid(code: str) -> Standing:
    """The standing that a code names, with or without its prefix; `InputFaults` when it names none."""
    board, *given = code.strip().removeprefix(PREFIX).split(":")
    if len(given) != len(FIELDS):
        raise wrong(XGID, code, "fields", found=len(given))
    if len(board) != BAR + 1:
        raise wrong(XGID, board, "length", most=BAR + 1, found=len(board))
    if not _BOARD.fullmatch(board):
        raise wrong(XGID, board, "letters")
    text = dict(zip(FIELDS, given, strict=True))
    number = {name: _number(name, text[name]) for name in FIELDS if name != "dice"}
    dice, offer = _roll(text["dice"])
    money = not number["length"]
    return Standing(
        checked(XGID, code, _position(board)),
        _SIGN[number["turn"]] or "black",
        dice,
        cube=number["cube"],
        owner=_SIGN[number["owner"]],
        offer=offer,
        score=(number["white"], number["black"]),
        length=number["length"],
        crawford=not money and number["rule"] == 1,
        jacoby=money and bool(number["rule"] & 1),
        beaver=money and bool(number["rule"] & 2),
        cube_limit=number["limit"],
    )


def write_xgid(standing: Standing) -> str:
    """The code of a standing, prefix included."""
    sign = {color: value for value, color in _SIGN.items()}
    offers = {offer: letter for letter, offer in _OFFER.items()}
    dice = "".join(map(str, standing.dice)) if standing.dice else "00"
    rule = int(standing.crawford) if standing.length else standing.jacoby + 2 * standing.beaver
    white, black = standing.score
    fields = (
        standing.cube, sign[standing.owner], sign[standing.turn], offers.get(standing.offer, dice),
        black, white, rule, standing.length, standing.cube_limit,
    )  # fmt: skip
    return PREFIX + ":".join([_board(standing.position), *map(str, fields)])


def _number(name: str, text: str) -> int:
    """A field that holds a whole number."""
    value = int(text) if _WHOLE.fullmatch(text) else None
    if name in ("owner", "turn"):
        fits = value in ((-1, 0, 1) if name == "owner" else (-1, 1))
    else:
        fits = value is not None and 0 <= value <= HIGHEST[name]
    if value is None or not fits:
        raise wrong(XGID, text, "field", name=name)
    return value


def _roll(text: str) -> tuple[tuple[int, int] | None, Offer]:
    """The field of the dice: a roll, no roll yet, or what has been offered instead."""
    if text in _OFFER:
        return None, _OFFER[text]
    roll = read_dice(text)
    if roll is None and text not in ("00", "0"):
        raise wrong(XGID, text, "field", name="dice")
    return roll, ""


def _position(board: str) -> Position:
    """The position of 26 letters, each side's own slots running from its opponent's end of them."""
    black = [ord(letter) - ord("A") + 1 if letter.isupper() else 0 for letter in board]
    white = [ord(letter) - ord("a") + 1 if letter.islower() else 0 for letter in reversed(board)]
    for counts in (white, black):
        if counts[OFF]:
            raise wrong(XGID, board, "bar")
        if sum(counts) > MOST:
            raise wrong(XGID, board, "checkers", found=sum(counts), most=MOST)
    return Position(_side(white), _side(black), SHORT.path)


def _side(counts: list[int]) -> Side:
    """The packed checkers of one side, those borne off filled in."""
    packed = sum(n * SLOT[slot] for slot, n in enumerate(counts))
    return packed + (MOST - sum(counts)) * SLOT[OFF], 0, 0


def _board(position: Position) -> str:
    """The 26 letters of a position."""
    letters = ["-"] * (BAR + 1)
    for slot in range(1, BAR + 1):
        if n := position.count("black", slot, CHECKER):
            letters[slot] = chr(ord("A") + n - 1)
        if n := position.count("white", slot, CHECKER):
            letters[BAR - slot] = chr(ord("a") + n - 1)
    return "".join(letters)
