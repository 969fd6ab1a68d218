"""The plain interface, as docs/referee.md has it: answers word by word, and every kind of bad input."""

from __future__ import annotations

import gc
import io
import json
import subprocess
import sys
import tracemalloc
from random import Random
from typing import Any

import pytest

from nardy.__main__ import main
from nardy.board import COLORS
from nardy.interface import answer_line
from nardy.notation import write_moves, write_side
from nardy.ruleset import ruleset
from nardy.variants import VARIANTS
from tests.boards_at_random import attempt, set_up
from tests.support import ROOT, Json, ask, roll

REQUEST: Json = {"variant": "long", "turn": "white", "dice": "62"}


def line(command: str = "referee", **fields: Any) -> Json:
    """The answer to one line."""
    return answer_line(command, json.dumps(REQUEST | fields))[0]


def errors(**fields: Any) -> list[str]:
    """The fields that an answer complains of; each complaint is told in both languages."""
    answer, good = answer_line("referee", json.dumps(REQUEST | {"moves": ""} | fields))
    assert not good
    for error in answer["error"]:
        assert error["message"]["en"] != error["message"]["ru"]
        assert all(text and "{" not in text for text in error["message"].values())
    return [error["field"] for error in answer["error"]]


def test_a_violation_word_by_word() -> None:
    """Rule, step, points, dice, facts, sources, reading and both sentences."""
    answer = line(moves="24/18 24/22")
    told = answer["violations"][0]
    assert ("head.first-turn", 2, [24, 22], [2], ["S3"], False) == (
        told["rule"], told["step"], told["points"][:2], told["dice"], told["sources"], told["reading"],
    )  # fmt: skip
    assert {"src": 24, "dst": 22, "kind": "checker", "walk": [24, 18, 16]} == told["facts"]
    assert "24/18/16" in told["message"]["en"]
    assert "24/18/16" in told["message"]["ru"]
    assert (False, "24/18 18/16", "24:13,22:1,18:1", "24:15") == (
        answer["legal"], answer["witness"], answer["white"], answer["black"],
    )  # fmt: skip


def test_a_reading_says_so_in_its_message() -> None:
    """What the sources leave open is marked, and the alternatives are named, in both languages."""
    told = ask("24/19", variant="long", white="24:2,23:1,22:1,21:1,20:1,off:9", black="24:15", dice="55")["violations"][
        0
    ]
    assert ("block.six", True) == (told["rule"], told["reading"])
    assert "Our reading. No text states this rule" in told["message"]["en"]
    assert "Наше прочтение. Ни в одном тексте" in told["message"]["ru"]


def test_a_legal_turn_has_no_witness() -> None:
    """Nothing is shown where nothing is missing."""
    answer = line(moves="24/18/16")
    assert ([], [], True) == (answer["violations"], answer["pending"], answer["legal"])
    assert "witness" not in answer


def test_pending_carries_the_turn_on() -> None:
    """While the player moves, open duties are pending and the witness begins with what has been played."""
    answer = line(moves="24/18", complete=False)
    assert (True, ["turn.play-all"], "24/18 18/16") == (
        answer["legal"], [told["rule"] for told in answer["pending"]], answer["witness"],
    )  # fmt: skip


def test_what_was_legal_is_carried_on() -> None:
    """After a refused step the witness goes on from the steps before it; where the first is refused, from the start."""
    shown = (
        line(moves=moves, dice="21", complete=False)["witness"] for moves in ("24/23 24/22", "24/22 24/23", "24/20")
    )
    assert ["24/23 23/21", "24/22 22/21", "24/22 22/21"] == list(shown)


def test_witness_of_a_forced_pass_is_empty() -> None:
    """Moving although nothing can be played is shown that passing was legal."""
    asked = {"variant": "short", "white": "bar:2,6:13", "black": "6:2,3:2,13:11", "dice": "63"}
    assert "" == ask("bar/19", **asked)["witness"]
    passing = ask(**asked)
    assert (1, True, "") == (passing["count"], passing["pass"], passing["turns"][0]["moves"])


def test_id_is_echoed_and_unknown_fields_are_ignored() -> None:
    """Also on an error."""
    assert 7 == line(moves="24/18/16", id=7, colour="red")["id"]
    assert "x" == line(moves="24/18/16", id="x", dice="70")["id"]


def test_steps_are_counted_singly() -> None:
    """24/18/16 is two steps; a repeat is the whole chain again."""
    answer = line(moves="24/18/16(2)")
    assert [3, 4] == sorted({told["step"] for told in answer["violations"] if told["rule"] == "turn.over"})


def test_options_and_presets_change_the_verdict() -> None:
    """A single option overrides the preset; what the game does not have has no effect (A36)."""
    asked: Json = {"white": "24:14,4:1", "black": "24:15", "turn": "black", "moves": "24/18 24/22"}
    assert [] == line(**asked)["violations"]
    assert ["head.first-turn"] == [told["rule"] for told in line(**asked, preset="federation")["violations"]]
    assert [] == line(**asked, preset="federation", options={"head_first_turn": "any-roll"})["violations"]
    assert [] == line(**asked, preset="tavla", options={"koks": "on"})["violations"]
    assert line(**asked, preset="source") == line(**asked)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"variant": "shor"}, ["variant"]),
        ({"variant": None}, ["variant"]),
        ({"preset": "fedration", "turn": "green"}, ["preset", "turn"]),
        ({"dice": "07"}, ["dice"]),
        ({"dice": 62}, ["dice"]),
        ({"options": {"six_block": "maybe", "six": "on"}}, ["options.six_block", "options.six"]),
        ({"options": "six_block"}, ["options"]),
        ({"options": {"six_block": ["off"]}}, ["options.six_block"]),
        ({"complete": "yes"}, ["complete"]),
        ({"moves": ["24/18"]}, ["moves"]),
        ({"moves": "24-18 24/18 24/25 25/1 bar/off off/3 6/6 18/(2) 24/18(9) 24/18(0) 24/bar"}, ["moves"] * 10),
        ({"moves": "3/1"}, ["moves"]),
        ({"white": "24:16", "black": "24:15"}, ["white"]),
        ({"white": "24:15"}, ["black"]),
        ({"white": "0:3,25:1,x:2,24", "black": "24:15"}, ["white"] * 4),
        ({"white": "24:14,24:1", "black": "24:15"}, ["white"]),
        ({"white": "24:14,off:2", "black": "24:15"}, ["white"]),
        ({"white": "24:14,18:1d", "black": "24:15"}, ["white"]),
        ({"white": "24:14,12:1", "black": "24:15"}, ["black"]),
        ({"white": "24:14,bar:1", "black": "24:15"}, ["white"]),
        ({"white": "off:15", "black": "off:15"}, ["white"]),
        ({"white": "9" * 5000 + ":1", "black": "24:15", "moves": "9" * 5000 + "/1"}, ["moves", "white"]),
    ],
)
def test_bad_fields_are_all_told(fields: Json, expected: list[str]) -> None:
    """Every fault of a line at once, each with its field."""
    assert expected == errors(**fields)


def test_long_input_is_shown_shortened() -> None:
    """What was wrong is shown back on one line, however long it was."""
    answer = line(moves="9" * 5000 + "/1", white="x" * 5000, black="24:15")
    for error in answer["error"]:
        assert len(error["value"]) <= 80
        assert all(len(text) < 300 for text in error["message"].values())


@pytest.mark.parametrize("text", ["", "[]", "42", "{", "null", '"x"', "[" * 100_000, "\ufffd"])
def test_what_is_no_object(text: str) -> None:
    """A line that holds anything but an object is answered, shortened."""
    answer, good = answer_line("referee", text)
    assert (False, "line") == (good, answer["error"][0]["field"])
    assert len(answer["error"][0]["value"]) <= 80


def run(command: list[str], text: bytes) -> subprocess.CompletedProcess[bytes]:
    """The command line on the bare standard library, from the source."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "nardy", *command], cwd=ROOT, input=text, capture_output=True, check=False
    )


@pytest.mark.cpython
def test_a_bad_line_does_not_stop_the_run() -> None:
    """Lines are answered in order, the next one is read, and the exit status says that something was wrong."""
    good = json.dumps(REQUEST | {"moves": "24/18/16", "id": 1}).encode()
    done = run(["referee"], b"nonsense\n\xff\xfe\n\n" + good + b"\n")
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert (1, 3, 1, b"") == (done.returncode, len(answers), answers[2]["id"], done.stderr)


@pytest.mark.cpython
@pytest.mark.parametrize("command", ["referee", "moves", "why", "match"])
def test_standard_library_alone(command: str) -> None:
    """From an unbuilt clone without site packages every command answers."""
    fields = {"event": "start", "variant": "long"} if command == "match" else REQUEST | {"moves": ""}
    done = run([command], json.dumps(fields).encode())
    assert (0, b"") == (done.returncode, done.stderr)
    assert "error" not in json.loads(done.stdout)


@pytest.mark.cpython
def test_wrong_command_shows_how_it_is_used() -> None:
    """An unknown command is no silent success."""
    done = run(["judge"], b"")
    assert 2 == done.returncode
    assert b"usage" in done.stderr


def test_main_answers_and_says_how_it_went(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in this process: status 0 when every line was good."""
    out = io.BytesIO()
    text = json.dumps(REQUEST) + "\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, write_through=True))
    assert 0 == main(["moves"])
    assert 1 == json.loads(out.getvalue())["count"]


def board_line(seed: int) -> str:
    """A request about a board of its own, in one of the games, with moves that a hand could make."""
    variant = VARIANTS[seed % len(VARIANTS)]
    position, luck = set_up(variant, Random(seed)), Random(seed)
    rules = ruleset(variant)
    dice = roll(luck)
    moves = write_moves(attempt(rules, rules.begin(position, "white", dice), luck))
    sides = {color: write_side(position.side(color)) for color in COLORS}
    return json.dumps(
        {"variant": variant.id, "turn": "white", "dice": f"{dice[0]}{dice[1]}", "moves": moves, "id": seed} | sides
    )


@pytest.mark.cpython
def test_memory_does_not_grow() -> None:
    """After a first few hundred lines as many more, each with a board of its own, leave no more memory in use."""

    def in_use_after(seeds: range) -> int:
        for seed in seeds:
            assert answer_line("referee", board_line(seed))[1]
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    before, after = in_use_after(range(200)), in_use_after(range(200, 600))
    tracemalloc.stop()
    assert after - before < 10_000
