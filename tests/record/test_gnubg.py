"""Files that GNU Backgammon made (``tests/debian/make.py``) are read without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from nardy.record import read, read_gnubg_id, read_xgid
from tests.record.files import illegal, plies
from tests.record.standings import ordered

FILES = Path(__file__).with_name("gnubg")
LINES = (FILES / "positions.txt").read_text(encoding="utf-8").splitlines()
GAMES = sorted(FILES.glob("*.mat"))


def test_everything_is_there() -> None:
    """Twenty games and two hundred positions are committed."""
    assert (20, 200) == (len(GAMES), len(LINES))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_games(file: Path) -> None:
    """A game it played is legal to us from the first roll to the last, and has a winner."""
    record = read(file.read_text(encoding="utf-8"))
    assert ([], ()) == (illegal(plies(record)), record.notes)
    assert [True] == [game.finished for game in record.games]


def test_positions() -> None:
    """The IDs it shows for an XGID name the same standing as the XGID."""
    rows = [line.split("\t") for line in LINES]
    expected = [ordered(read_xgid(xgid)) for xgid, _, _ in rows]
    assert expected == [ordered(read_gnubg_id(position, match)) for _, position, match in rows]
