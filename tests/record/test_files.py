"""Every shared record of other programs is read whole, and its illegal turns are found."""

from __future__ import annotations

import pytest

from nardy.record import Turn
from nardy.text import LANGS
from tests.record.files import BROKEN, EXPECTED, RECORDS, illegal, plies_of, positions, record_of

REAL = sorted(path.name for path in RECORDS.iterdir() if path.name in EXPECTED)
SGF = {"gnubg_plain.sgf": (7, 331, 3), "gnubg_3game.sgf": (3, 159, 0)}
"""Games, turns with dice, and last rolls that were not played (README of the shared records)."""


def test_every_shared_record_is_known_here() -> None:
    """No file of the shared records is left out of these tests."""
    codes = "positions_xgid_gnubgid.txt"
    about = {"README.md", "expected.json", "broken"}
    assert {*EXPECTED, *SGF, codes} == {path.name for path in RECORDS.iterdir()} - about


@pytest.mark.parametrize("name", REAL)
def test_length_games_and_plies(name: str) -> None:
    """Length of the match, games, rolls of each game and rolls never played are those of an independent reader."""
    record, expected = record_of(name), EXPECTED[name]
    entries = [entry for game in record.games for entry in game.entries]
    assert expected["length"] == record.length
    assert expected["games"] == len(record.games)
    assert expected["plies"] == [len(game.turns) for game in record.games]
    unplayed = sum(isinstance(entry, Turn) and not entry.played for entry in entries)
    assert expected["unplayed_last_rolls"] == unplayed


@pytest.mark.parametrize("name", REAL)
def test_illegal_plies(name: str) -> None:
    """Exactly the turns that brute force calls illegal are flagged, also after the first one of a game."""
    expected = [(found["game"], found["ply"], found["line"]) for found in EXPECTED[name]["illegal"]]
    assert expected == illegal(plies_of(name))


@pytest.mark.parametrize("name", REAL)
def test_real_records_give_no_false_alarm(name: str) -> None:
    """Nothing is noted about a real record but what its program itself calls an illegal play."""
    lines = {turn.line for game in record_of(name).games for turn in game.turns if turn.wrong}
    assert lines == {note.line for note in record_of(name).notes}


@pytest.mark.parametrize("name", SGF)
def test_sgf(name: str) -> None:
    """Games, rolls and unplayed last rolls of the SGF files; no turn in them is illegal and nothing is noted."""
    record = record_of(name)
    unplayed = sum(isinstance(e, Turn) and not e.played for game in record.games for e in game.entries)
    found = len(record.games), sum(len(game.turns) for game in record.games), unplayed
    assert SGF[name] == found
    assert [] == illegal(plies_of(name))
    assert () == record.notes


def test_sgf_and_mat_tell_the_same_match() -> None:
    """The match that is there in both layouts goes through the same positions to the same results."""
    mat, sgf = record_of("split_moves_bom_crlf.mat"), record_of("gnubg_plain.sgf")
    assert positions(plies_of("split_moves_bom_crlf.mat")) == positions(plies_of("gnubg_plain.sgf"))
    assert [(g.score, g.winner, g.points) for g in mat.games] == [(g.score, g.winner, g.points) for g in sgf.games]


@pytest.mark.parametrize("name", ["bgstudio_latin1.txt", "xg_bom_crlf_utf8.txt"])
def test_names_in_both_encodings(name: str) -> None:
    """Names come out right from Latin-1 and from UTF-8 with a mark, in the order of the columns."""
    assert ("Whité", "Bläck") == record_of(name).names


BROKEN_FILES: dict[str, tuple[list[int], list[tuple[int, int, int]], list[int]]] = {
    "01_truncated_midline.mat": ([35, 33], [(2, 33, 43)], [43]),
    "02_wrong_dice.mat": ([35], [(1, 3, 6), (1, 5, 7), (1, 7, 8), (1, 9, 9)], [6, 7, 8]),
    "03_illegal_turns.mat": (
        [17, 134, 15, 86, 9],
        [(1, 9, 9), (2, 126, 80), (3, 7, 92), (4, 78, 140), (5, 9, 153)],
        [],
    ),
    "04_impossible_scores.mat": ([35, 40, 41], [], [26, 26, 50]),
    "05_mixed_line_ends.mat": ([35, 40], [], []),
    "06_tabs.mat": ([35], [], []),
    "07_duplicate_game_number.mat": ([35, 40, 41, 41], [], [49, 74]),
    "08_unknown_words.mat": ([35, 40], [], [1, 9, 10, 10, 13, 13, 53]),
    "09_wrong_player_order.mat": ([35, 40], [], [10, 27]),
    "10_huge_line.mat": ([36, 40], [(1, 13, 12)], [12, 13]),
}
"""Rolls of each game, flagged plies with their lines, and the lines of all notes."""


def test_every_broken_record_is_known_here() -> None:
    """No damaged file is left out."""
    assert set(BROKEN_FILES) == {path.name for path in BROKEN.glob("*.mat")}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_broken_records_are_kept_as_far_as_they_go(name: str) -> None:
    """Each fault of a damaged record is told with its line, and everything around it is kept and judged."""
    record = record_of(f"broken/{name}")
    counts, flagged, noted = BROKEN_FILES[name]
    assert counts == [len(game.turns) for game in record.games]
    assert flagged == illegal(plies_of(f"broken/{name}"))
    assert noted == [note.line for note in record.notes]


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_notes_are_short_and_whole(name: str) -> None:
    """A note is a filled sentence in both languages, however long the line is that it speaks of."""
    for note in record_of(f"broken/{name}").notes:
        for lang in LANGS:
            assert 0 < len(note.message()[lang]) < 200
            assert "{" not in note.message()[lang]


def test_the_cut_off_game_is_unfinished() -> None:
    """A game whose end is missing has no result; the one before it keeps its own."""
    assert [True, False] == [game.finished for game in record_of("broken/01_truncated_midline.mat").games]


def test_the_broken_laws_are_named() -> None:
    """The five illegal turns of the damaged record each break the law that its author meant to break."""
    games = plies_of("broken/03_illegal_turns.mat")
    broken = [{fault.rule.id for ply in game if ply.verdict for fault in ply.verdict.faults} for game in games]
    laws = ["turn.play-all", "turn.larger-die", "bar.enter-first", "bearoff.all-home", "move.landing"]
    assert [{law} for law in laws] == broken


def test_the_winner_without_columns() -> None:
    """Where tabs leave no columns to count, who won is known from the last turn."""
    assert ["white"] == [game.winner for game in record_of("broken/06_tabs.mat").games]
