"""The .mat layout is written so that it can be read again, and its dialects are understood."""

from __future__ import annotations

import pytest

from nardy.notation import InputFaults
from nardy.record import Call, Game, Record, read, write
from nardy.variants import VARIANT
from nardy.variants.short import SHORT
from tests.record.files import BROKEN_NAMES, EXPECTED, illegal, plies, plies_of, positions, random_game, record_of


def game_of(*rows: str) -> Game:
    """The one game of these rows."""
    return read("\n".join([" 7 point match", "", " Game 1", " Ann : 0          Bob : 0", *rows])).games[0]


@pytest.mark.parametrize("name", [*EXPECTED, *BROKEN_NAMES, "gnubg_3game.sgf"])
def test_round_trip(name: str) -> None:
    """A record written in the .mat layout goes through the same positions, faults, calls and results again."""
    record = record_of(name)
    back = read(write(record, "mat"))
    before, again = plies_of(name), plies(back)
    assert positions(before) == positions(again)
    assert [place[:2] for place in illegal(before)] == [place[:2] for place in illegal(again)]
    for game, same in zip(record.games, back.games, strict=True):
        assert (game.winner, game.points) == (same.winner, same.points)
        assert [(c.kind, c.color, c.cube) for c in calls(game)] == [(c.kind, c.color, c.cube) for c in calls(same)]


def calls(game: Game) -> list[Call]:
    """What was said in a game."""
    return [entry for entry in game.entries if isinstance(entry, Call)]


@pytest.mark.parametrize("seed", range(5))
def test_random_games(seed: int) -> None:
    """Our own random games survive the layout, and no turn of them becomes illegal."""
    game = random_game(SHORT, seed, 200)
    back = read(write(Record(SHORT, (game,), length=7), "mat"))
    assert [(t.color, t.dice, t.hops) for t in game.turns] == [(t.color, t.dice, t.hops) for t in back.games[0].turns]
    assert [] == illegal(plies(back))
    assert () == back.notes


def test_only_short_nardy() -> None:
    """A game of another kind is refused, not written wrongly."""
    with pytest.raises(InputFaults, match="Only short nardy"):
        write(Record(VARIANT["long"], (Game(VARIANT["long"].start),)), "mat")


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("  1) 61: 13/7 8/7", [("white", (6, 1))]),
        ("  1)                     61: 13/7 8/7", [("black", (6, 1))]),
        ("  1)\t\t61: 13/7 8/7", [("black", (6, 1))]),
        ("  1) 61: 13/7 8/7 52: 13/8 24/22", [("white", (6, 1)), ("black", (5, 2))]),
    ],
)
def test_columns(row: str, expected: list[tuple[str, tuple[int, int]]]) -> None:
    """A turn belongs to the side of its column, with one blank, with tabs and with an empty left column."""
    assert expected == [(turn.color, turn.dice) for turn in game_of(row).turns]


@pytest.mark.parametrize("moves", ["bar/20 6/off", "25/20 6/0", "Bar/20 6/Off", "BAR/20* 6/0"])
def test_bar_and_off(moves: str) -> None:
    """Bar and off are understood in every spelling."""
    assert [(25, 20), (6, 0)] == [(hop.src, hop.dst) for hop in game_of(f"  1) 65: {moves}").turns[0].hops]


def test_a_call_of_the_right_column() -> None:
    """Calls stand in the column of who makes them; giving up after a roll leaves that roll unplayed."""
    game = game_of("  1) 61: 13/7 8/7        Doubles => 2", "  2)  Takes      52: Concedes", "  Wins 2 points")
    assert [("black", "double"), ("white", "take"), ("black", "resign")] == [(c.color, c.kind) for c in calls(game)]
    assert [(6, 1)] == [turn.dice for turn in game.turns]
    assert ("white", 2) == (game.winner, game.points)


def test_another_game_is_named() -> None:
    """A record that says it is of another game is read, with a note."""
    record = read('; [Variation "NackGammon"]\n 7 point match\n\n Game 1\n A : 0    B : 0\n  1) 61: 13/7 8/7\n')
    assert [1] == [note.line for note in record.notes]


def test_a_row_before_any_game() -> None:
    """A row that stands before the first game is noted and belongs to none."""
    record = read("  1) 61: 13/7 8/7\n Game 1\n A : 0    B : 0\n")
    assert [1] == [note.line for note in record.notes]
    assert () == record.games[0].turns


def test_what_stands_beyond_a_very_long_line_is_told() -> None:
    """Reading stops inside a line longer than any turn, and says so."""
    record = read(" Game 1\n A : 0    B : 0\n  1) 61: 13/7 8/7" + " " * 700 + "52: 13/8 24/22\n")
    assert [3] == [note.line for note in record.notes]
