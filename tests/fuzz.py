"""``python -m tests.fuzz``: texts that nobody meant, given to every parser; a million unless told otherwise.

Each seed makes one text, a real one altered or characters at random, for one parser.  Whatever the text is, the
parser answers or raises the one documented error, and everything it says is a whole sentence in both languages.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple
from urllib.parse import urlencode

from nardy.interface import answer_line, read_object
from nardy.match_lines import MatchLines
from nardy.notation import InputFaults, read_moves, read_side, shortened
from nardy.pages.editor.machine import recalled as recalled_edited
from nardy.pages.editor.machine import state_of as edited
from nardy.pages.editor.state import Setup
from nardy.pages.match.link import query as match_query
from nardy.pages.match.link import state_of as match_at
from nardy.pages.match.state import fresh as fresh_match
from nardy.pages.match.state import recalled as recalled_match
from nardy.pages.record.state import EXAMPLE, plies_of
from nardy.pages.record.state import query as replay_query
from nardy.pages.record.state import recalled as recalled_replay
from nardy.pages.record.state import state_of as replayed
from nardy.pages.sandbox.link import query, state_of
from nardy.pages.sandbox.log import entries
from nardy.pages.sandbox.machine import recalled
from nardy.record import (
    Record,
    decode,
    find_standing,
    read,
    read_gnubg_id,
    read_xgid,
    replay,
    write,
    write_match_id,
    write_position_id,
    write_xgid,
)
from nardy.record.standing import codable
from nardy.text import LANGS, Lang
from nardy.variants import VARIANTS
from nardy.web.door import answer as door
from tests.record.files import BROKEN_NAMES, EXPECTED, RECORDS, random_game

INPUTS = 1_000_000
SHOWN = 20
"""So many findings are printed in full."""
AT_RANDOM = 0.1
"""So many texts are characters at random; the others are real texts altered."""
MOST_CHANGES = 6
LONGEST_TEXT = 20_000
"""So much of a real record is used."""
HEAD = 12
"""Among so many lines stands the head of a record."""
WINDOW = 14
"""So many lines of a real record make one text."""
REPLAYED = 10
"""One record in so many is also replayed and written."""
ALPHABET = "0123456789/:*()=>-+.,;[]{}#?&%\"' \t\r\n\0\x85\ufeff\u2028abdtoffbarwhiteBWXGIDпдч²٣🎲\ud800"

MOVES = ["24/18 24/22", "24/18/16", "24/18(2)", "bar/22*", "6/off", "d:bar/19", "t:24/18", "бар/22 6/снять", "ч:24/18"]
SIDES = ["24:13,18:2,bar:1,off:0", "24:15,bar:6d", "6:2t,5:3,off:10", ""]
LINKS = [
    "?variant=long&white=24:13,18:2&black=24:15&turn=white&dice=62&moves=24/18",
    "?variant=dragon-turtle&preset=federation&dice=44&six_block=off&numbering=white",
    "?variant=short&dice=31&moves=8/5+6/5&seat=black",
    "?variant=long&referee=watch&turn=white&dice=66&moves=24/18+18/12&dice=31&moves=24/21&complete=true",
    "?variant=turtle&referee=watch&dice=61&moves=t:bar/24&agreed=standard+six_block=off&dice=62&dice=11&moves=24/23(3)",
]
EDITED = [
    "?variant=long&white=24:13,18:2&black=24:15&turn=black&dice=62&numbering=white",
    "?variant=dragon&preset=federation&white=24:15,bar:6d&black=23:2x,off:1&six_block=off",
    "?white=off:15&black=",
]
REPLAYS = [
    urlencode({"record": EXAMPLE, "at": "3", "seat": "white"}),
    urlencode({"record": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10", "game": "1"}),
    "at=7&game=2",
]
MATCH_LINKS = [
    "?variant=short&cube=on&length=5&score=2:1&game=3&phase=offered&turn=white&starter=black&cube_value=4&cube_owner=white",
    "?variant=long&length=3&white=24:14,18:1&black=24:15&phase=move&turn=black&starter=white&dice=62&moves=24/18",
    "?variant=long&length=1&score=0:2&before=0:0&result=black:2&phase=over",
]
FIELDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("sandbox", {"action": "type", "moves": ""}),
    ("editor", {"action": "text", "white": "", "black": "24:15"}),
    ("record", {"action": "load", "record": ""}),
    ("match", {"action": "start", "variant": "long", "length": "3", "white": "", "black": ""}),
    ("embed", {"action": "open", "query": ""}),
    ("laboratory", {"action": "own", "face1": "", "face2": "7"}),
)
"""Pages and what is sent when one of their fields is filled in; the text stands where nothing does."""
MATCHES = [
    "\n".join(
        json.dumps(line)
        for line in (
            {"event": "start", "variant": "short", "length": 3, "options": {"cube": "on"}},
            {"event": "roll", "by": "white", "dice": "62"},
            {"event": "roll", "by": "white", "dice": "31"},
            {"event": "move", "by": "white", "moves": "8/5 6/5"},
            {"event": "double", "by": "black"},
            {"event": "take", "by": "white"},
        )
    )
]
REQUESTS = [
    json.dumps({"variant": "long", "turn": "white", "dice": "62", "moves": "24/18 24/22", "options": {"koks": "on"}}),
    json.dumps({"variant": "kaftar", "turn": "black", "dice": "61", "moves": "24/6 24/1", "complete": False, "id": 7}),
    json.dumps({"variant": "turtle", "white": "24:15,bar:3t", "black": "24:15,bar:3t", "turn": "white", "dice": "11",
                "moves": ""}),
]  # fmt: skip
CODES = ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10", "4HPwATDgc/ABMA:cAkAAAAAAAAE", "4HPwATDgc/ABMA"]


def parse_moves(text: str) -> None:
    """Moves as they are typed."""
    read_moves(text)


def parse_side(text: str) -> None:
    """One side of a position."""
    read_side(text, (15, 6, 3))


def parse_link(text: str) -> None:
    """A link to the sandbox: never an error, and the state it gives has a link of its own, with the same log."""
    state = state_of(in_address(text))
    again = state_of(query(state))
    assert (state.now, entries(state)) == (again.now, entries(again))
    whole([dict(zip(LANGS, notice, strict=True)) for notice in state.notices])


def parse_request(text: str) -> None:
    """A line for the referee: an answer, or faults told in it."""
    answer, good = answer_line("referee", text)
    assert good != ("error" in answer)
    json.dumps(answer)
    whole([fault["message"] for fault in answer.get("error", ())])


def parse_question(text: str) -> None:
    """The same line for the two commands that list moves and reasons."""
    for command in ("moves", "why"):
        answer, _ = answer_line(command, text)
        whole([fault["message"] for fault in answer.get("error", ())])


def parse_match(text: str) -> None:
    """The lines of a match: each is answered, whatever came before it."""
    match = MatchLines()
    for line in text.splitlines():
        answer, good = match.answer(line)
        assert good != ("error" in answer)
        whole([said["message"] for said in (*answer.get("error", ()), *answer.get("violations", ()))])


def parse_edited(text: str) -> None:
    """A link to the editor: the position as written, everything wrong with it, and a link of its own."""
    state = edited(in_address(text))
    whole([fault.message() for fault in Setup(state).faults])
    assert (state.turn, state.dice, dict(state.options)) == (
        (again := edited(state.query())).turn,
        again.dice,
        dict(again.options),
    )


def parse_replay(text: str) -> None:
    """A link to the replay of a record: a turn that is there, and a link of its own."""
    state = replayed(in_address(text))
    assert 0 <= state.at <= len(plies_of(state.text, state.game))
    again = replayed(replay_query(state))
    assert (state.game, state.at, state.seat) == (again.game, again.at, again.seat) or not state.text


def parse_match_link(text: str) -> None:
    """A link to a match: a moment that can be, and a link of its own."""
    state = match_at(in_address(text))
    whole([dict(zip(LANGS, said, strict=True)) for said in state.notices])
    again = match_at(match_query(state))
    assert (state.at, state.board.now, ()) == (again.at, again.board.now, again.notices)


def in_address(text: str) -> str:
    """The text as far as an address can hold it."""
    return text.encode("utf-8", "replace").decode("utf-8")


def parse_field(text: str) -> None:
    """What is typed or pasted into a field of a page: an answer that a page can show."""
    page, event = FIELDS[len(text) % len(FIELDS)]
    filled = {name: value or text for name, value in event.items()}
    asked = {"op": "event", "page": page, "lang": "ru", "state": page_at_rest(page), "event": filled}
    door(json.dumps(asked)).encode("utf-8")


@cache
def page_at_rest(page: str) -> object:
    """What a page keeps when it has been opened."""
    opened = {"action": "open", "query": "variant=long&dice=62" if page in {"sandbox", "embed"} else ""}
    asked = {"op": "event", "page": page, "lang": "ru", "state": None, "event": opened}
    return json.loads(door(json.dumps(asked)))["state"]


def parse_kept(text: str) -> None:
    """What a page has kept, damaged or of another build: a state, or none."""
    kept = read_object(text)
    for recall in (recalled, recalled_edited, recalled_replay, recalled_match):
        recall(kept)


def parse_code(text: str) -> None:
    """A position code: what it names can be written again."""
    standing = find_standing(text)
    if standing:
        ids = write_position_id(standing.position, standing.turn), write_match_id(standing)
        assert ids[1] == write_match_id(read_gnubg_id(*ids))
        # XGID has no place for some of what a match ID says, so only its own letters have to come back
        xgid = write_xgid(standing)
        assert xgid == write_xgid(read_xgid(xgid))


def parse_record(text: str) -> None:
    """A record: whole notes, and now and then its games replayed and written."""
    record = read(text)
    whole([note.message() for note in record.notes])
    if len(text) % REPLAYED == 0:
        for game in record.games:
            for ply in replay(record, game):
                assert 0 < ply.number
        again = read(write(record))
        assert [len(game.turns) for game in record.games] == [len(game.turns) for game in again.games]
        usual = all(game.start == record.variant.start for game in record.games)
        if codable(record.variant) and usual:
            write(record, "mat")


def whole(messages: Iterable[Mapping[Lang, str]]) -> None:
    """Every message has a sentence in both languages."""
    for message in messages:
        for lang in LANGS:
            assert message[lang].strip()


@cache
def records() -> list[str]:
    """Short real records of every layout, torn out of whole ones behind their heads."""
    names = [*EXPECTED, *BROKEN_NAMES, "gnubg_plain.sgf", "gnubg_3game.sgf"]
    texts = [decode((RECORDS / name).read_bytes())[:LONGEST_TEXT] for name in names]
    ours = [write(Record(variant, (random_game(variant, 1, 20),))) for variant in VARIANTS]
    return [piece for text in (*texts, *ours) for piece in pieces(text)] + CODES


def pieces(text: str) -> Iterator[str]:
    """Windows of a text, each behind the lines that make it a record."""
    lines = text.splitlines(keepends=True)
    head = [line for line in lines[:HEAD] if not line.lstrip().startswith(";")]
    for start in range(0, len(lines), WINDOW):
        yield "".join([*head, *lines[start : start + WINDOW]])


@cache
def kept() -> list[str]:
    """States as pages keep them."""
    pages = (state_of(LINKS[3]), edited(EDITED[0]), replayed(REPLAYS[0]), fresh_match())
    return [json.dumps(page.as_json()) for page in pages]


PARSERS: dict[str, tuple[Callable[[str], None], Callable[[], list[str]]]] = {
    "moves": (parse_moves, lambda: MOVES),
    "side": (parse_side, lambda: SIDES),
    "link": (parse_link, lambda: LINKS),
    "request": (parse_request, lambda: REQUESTS),
    "question": (parse_question, lambda: REQUESTS),
    "match": (parse_match, lambda: MATCHES),
    "match link": (parse_match_link, lambda: MATCH_LINKS),
    "editor": (parse_edited, lambda: EDITED),
    "replay": (parse_replay, lambda: REPLAYS),
    "field": (parse_field, lambda: [*MOVES, *SIDES, *LINKS, EXAMPLE]),
    "kept": (parse_kept, kept),
    "code": (parse_code, lambda: CODES),
    "record": (parse_record, records),
}
"""Each parser with real texts for it."""


@dataclass(slots=True)
class Tally:
    """What the texts for one parser came to."""

    read: int = 0
    refused: int = 0


class Finding(NamedTuple):
    """A text that a parser did not stand."""

    seed: int
    parser: str
    text: str
    error: str

    def __str__(self) -> str:
        return f"seed {self.seed}: {self.parser}: {shortened(ascii(self.text))}: {self.error}"


def fuzz(first: int, inputs: int, tallies: dict[str, Tally]) -> Iterator[Finding]:
    """Give so many texts to the parsers in turn, count them, and yield what they did not stand."""
    names = tuple(PARSERS)
    for seed in range(first, first + inputs):
        name = names[seed % len(names)]
        parse, samples = PARSERS[name]
        text = text_of(Random(seed), samples())
        tally = tallies.setdefault(name, Tally())
        try:
            parse(text)
            tally.read += 1
        except InputFaults as wrong:
            tally.refused += 1
            yield from (Finding(seed, name, text, "no sentence") for fault in wrong.faults if not told(fault.message()))
        except Exception as error:  # noqa: BLE001 - any other error is what is looked for
            yield Finding(seed, name, text, repr(error))


def told(message: Mapping[Lang, str]) -> bool:
    """Whether a message says something in both languages."""
    return all(message[lang].strip() for lang in LANGS)


def text_of(luck: Random, samples: list[str]) -> str:
    """A real text altered in a few places, or characters at random."""
    if luck.random() < AT_RANDOM:
        return "".join(luck.choices(ALPHABET, k=luck.randint(0, 40)))
    text = luck.choice(samples)
    for _ in range(luck.randint(0, MOST_CHANGES)):
        text = luck.choice(CHANGES)(luck, text)
    return text


def put(luck: Random, text: str) -> str:
    """A character put in or exchanged."""
    at = luck.randint(0, len(text))
    return text[:at] + luck.choice(ALPHABET) + text[at + luck.randint(0, 1) :]


def drop(luck: Random, text: str) -> str:
    """A stretch left out."""
    at = luck.randint(0, len(text))
    return text[:at] + text[at + luck.randint(1, 9) :]


def repeat(luck: Random, text: str) -> str:
    """A stretch said again."""
    at, end = sorted((luck.randint(0, len(text)), luck.randint(0, len(text))))
    return text[:end] + text[at : min(end, at + 60)] + text[end:]


def cut(luck: Random, text: str) -> str:
    """The end missing."""
    return text[: luck.randint(0, len(text))]


CHANGES = (put, put, drop, repeat, cut)


def main(arguments: list[str]) -> int:
    """Give the texts; 0 when every parser stood all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--inputs", type=int, default=INPUTS)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    asked = parser.parse_args(arguments)
    tallies: dict[str, Tally] = {}
    kinds: Counter[str] = Counter()
    for finding in fuzz(asked.seed, asked.inputs, tallies):
        kinds[finding.parser] += 1
        if kinds.total() <= SHOWN:
            print(finding, flush=True)
    for name, tally in tallies.items():
        print(f"{name:<12}{tally.read:>10,} read{tally.refused:>10,} refused{kinds[name]:>8,} findings")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
