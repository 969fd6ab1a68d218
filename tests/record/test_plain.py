"""The plain record of every game is written, read and replayed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nardy.notation import InputFaults, read_side
from nardy.record import Call, Game, Record, Turn, read, replay, write
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from tests.record.files import BROKEN_NAMES, EXPECTED, illegal, plies, plies_of, positions, random_game, record_of

SMALL = """
# a record with one fault in it
nardy record 1
variant: long
preset: federation
options: six_block=off last_roll=on
white: Анна
black: Борис
length: 5

game 2
score: 1-2
1. white 62: 24/18 24/22
2. black 31: 24/21 24/23   # two from the head, and not on a first turn's double
white double 2
black take
3. white 44: 22/18(2)
4. black 65: unplayed
black resign
result: white 2
"""


def without_lines(game: Game) -> Game:
    """A game without the places of its entries in a text."""
    entries = tuple(replace(entry, line=0) for entry in game.entries)
    return replace(game, entries=entries, line=0)


def test_a_record_is_read() -> None:
    """Head, score, turns, calls and result are read as they are written."""
    record = read(SMALL)
    game = record.games[0]
    assert () == record.notes
    assert (VARIANT["long"], "federation", {"six_block": "off", "last_roll": "on"}) == (
        record.variant,
        record.preset,
        record.options,
    )
    assert (("Анна", "Борис"), 5) == (record.names, record.length)
    assert (2, (1, 2), "white", 2) == (game.number, game.score, game.winner, game.points)
    calls = [(entry.color, entry.kind, entry.cube) for entry in game.entries if isinstance(entry, Call)]
    assert [("white", "double", 2), ("black", "take", 0), ("black", "resign", 0)] == calls
    assert [True, True, True, False] == [entry.played for entry in game.entries if isinstance(entry, Turn)]


def test_a_record_is_judged() -> None:
    """An illegal turn is flagged with the rules it breaks, under the options of the record, and play goes on."""
    record = read(SMALL)
    first, second, third = replay(record, record.games[0])
    assert [False, False] == [first.legal, second.legal]
    assert ["head.first-turn"] == [fault.rule.id for fault in second.verdict.faults] if second.verdict else None
    assert second.after == third.before


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_round_trip(variant: Variant, seed: int) -> None:
    """A random game of every variant comes back from its text as it was, all its turns legal."""
    game = random_game(variant, seed)
    back = read(write(Record(variant, (game,), options={"opening": "keep"}, length=3)))
    assert {"opening": "keep"} == back.options
    assert [game] == [without_lines(one) for one in back.games]
    assert [] == illegal(plies(back))
    assert () == back.notes


@pytest.mark.parametrize("name", [*EXPECTED, *BROKEN_NAMES, "gnubg_3game.sgf"])
def test_records_of_others_round_trip(name: str) -> None:
    """A record of another program, written plainly and read again, goes through the same positions and faults."""
    record = record_of(name)
    back = read(write(record))
    before, again = plies_of(name), plies(back)
    assert positions(before) == positions(again)
    assert [place[:2] for place in illegal(before)] == [place[:2] for place in illegal(again)]
    assert [(g.number, g.winner, g.points) for g in record.games] == [
        (g.number, g.winner, g.points) for g in back.games
    ]


def test_a_set_up_of_its_own() -> None:
    """A game may start from any position, and its text says so."""
    army = VARIANT["short"].army
    white, black = read_side("6:2,bar:1", army), read_side("24:1,1:3", army)
    start = replace(VARIANT["short"].start, white=white, black=black)
    turn = Turn("white", (4, 1), ())
    text = write(Record(VARIANT["short"], (Game(start, (turn,)),)))
    assert "board white: 6:2,bar:1,off:12" in text
    assert start == read(text).games[0].start


def test_a_hit_is_marked() -> None:
    """A step that hits bears its mark, the same step after it does not."""
    text = "variant: short\ngame 1\n1. white 55: 13/8 13/8\n2. black 43: 24/20 20/17\n3. white 31: 8/5 6/5"
    record = read(text.replace("13/8 13/8", "13/3(2)"))
    assert "1. white 55: 13/8 8/3 13/8 8/3" in write(record)
    hit = read("variant: short\ngame 1\n1. white 21: 6/5 13/11\n2. black 43: 24/20 13/10\n3. white 31: 8/5")
    assert "2. black 43: 24/20* 13/10" in write(hit)


WRONG_LINES = {
    "variant: short\ngame 1\n1. white 6: 24/18": [3],
    "variant: short\ngame 1\n1. white 61: 24/": [3],
    "variant: short\norder: odd\ngame 1\n1. white 61: 13/7 8/7": [2],
    "variant: short\ngame 1\n7. white 61: 13/7 8/7": [3],
    "variant: short\ngame 1\n1. white 61: 13/7 8/7\n2. white 61: 13/7 8/7": [4],
    "variant: short\ngame 1\nwhite double 3": [3],
    "variant: short\ngame 1\nwhite hesitates": [3],
    "variant: short\ngame 1\nresult: white many": [3],
    "variant: short\ngame 1\nscore: none": [3],
    "variant: short\ngame 1\nlength: 7": [3],
    "variant: short\nlength: long\ngame 1": [2],
    "variant: short\npreset: chess\ngame 1": [2],
    "variant: short\noptions: koks=on castling=on\ngame 1": [2],
    "variant: short\nscore: 1-1\ngame 1": [2],
    "variant: short\n1. white 61: 13/7 8/7\ngame 1": [2],
    "variant: short\ngame 1\nboard white: 24:16,x:1": [3, 3],
    "variant: long\ngame 1\nboard white: bar:15": [2],
    "variant: long\nstray words\ngame 1": [2],
}


@pytest.mark.parametrize("text", WRONG_LINES)
def test_wrong_lines_are_noted(text: str) -> None:
    """Each line that cannot be read or cannot be is noted by its number; the game is kept."""
    record = read(text)
    assert WRONG_LINES[text] == [note.line for note in record.notes]
    assert 1 == len(record.games)


@pytest.mark.parametrize("text", ["", "hello", "variant: chess\ngame 1", "nardy record 1\ngame 1", "(;GM[1])", "(;"])
def test_what_is_no_record(text: str) -> None:
    """A text in which nothing can be kept is refused with a sentence in both languages."""
    with pytest.raises(InputFaults) as refused:
        read(text)
    assert all(fault.message()["ru"] and fault.message()["en"] for fault in refused.value.faults)


def test_a_drawn_game() -> None:
    """A game may be drawn, and says so."""
    record = read("variant: long\ngame 1\nresult: drawn")
    assert (True, None) == (record.games[0].drawn, record.games[0].winner)
    assert "result: drawn" in write(record)


def test_a_position_code_is_a_game_not_yet_played() -> None:
    """A pasted code makes a game that stands there, its roll not yet played."""
    record = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10")
    game = record.games[0]
    assert (VARIANT["short"].start, (4, 2), 7) == (game.start, game.score, record.length)
    assert (Turn("black", (3, 1), played=False),) == game.entries
