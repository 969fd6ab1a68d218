"""IDs and .mat files made by GNU Backgammon and by us are read by each other.

Run by ``nox -s tests-debian`` alone: the name keeps these checks out of the plain tests, which read the committed
files instead.
"""

from __future__ import annotations

from pathlib import Path

from nardy.record import Record, read, read_gnubg_id, write
from nardy.variants.short import SHORT
from tests.debian import gnubg
from tests.record.files import illegal, plies, positions, random_game
from tests.record.standings import from_the_roller, ordered, random_standing

POSITIONS, GAMES = 200, 20
STANDINGS = [random_standing(seed) for seed in range(POSITIONS)]
COMPLAINTS = ("nrecognised", "nvalid", "WARNING", "Warning")


def test_it_reads_our_ids() -> None:
    """Our position and match IDs are taken for what we mean, and the IDs it shows are read as the same."""
    shown = [ordered(read_gnubg_id(*ids)) for ids in gnubg.by_id(STANDINGS)]
    assert [ordered(one) for one in STANDINGS] == shown


def test_it_reads_our_xgid() -> None:
    """Our XGIDs are taken for what we mean; it puts the player on roll below and exchanges the sides for that."""
    shown = [ordered(from_the_roller(read_gnubg_id(*ids))) for ids in gnubg.by_xgid(STANDINGS)]
    assert [ordered(from_the_roller(one)) for one in STANDINGS] == shown


def test_we_read_its_games(tmp_path: Path) -> None:
    """Its games are legal to us to the last roll, and tell the same in both of its layouts."""
    gnubg.play(tmp_path, GAMES)
    files = sorted(tmp_path.glob("*.mat"))
    assert GAMES == len(files)
    for file in files:
        mat, sgf = (read(file.with_suffix(end).read_text(encoding="utf-8")) for end in (".mat", ".sgf"))
        played = plies(mat)
        assert ([], ()) == (illegal(played), mat.notes)
        assert positions(played) == positions(plies(sgf))


def test_it_reads_our_games(tmp_path: Path) -> None:
    """Our games come back from it through the same positions, without a word of complaint."""
    games = {f"ours{seed:02}": random_game(SHORT, seed, 400) for seed in range(GAMES)}
    for name, game in games.items():
        text = write(Record(SHORT, (game,), length=0), "mat")
        (tmp_path / f"{name}.mat").write_text(text, encoding="utf-8")
    said = gnubg.through(tmp_path, games)
    assert [] == [word for word in COMPLAINTS if word in said]
    for name, game in games.items():
        back = read((tmp_path / f"{name}-back.mat").read_text(encoding="utf-8"))
        ours = Record(SHORT, (game,))
        assert positions(plies(ours)) == positions(plies(back))
