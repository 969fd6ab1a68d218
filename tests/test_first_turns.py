"""The table of first turns in long nardy, worked out by the engine, against the independent table."""

from __future__ import annotations

import re
from pathlib import Path

from nardy.board import CHECKER, HEAD, count
from nardy.dice import ROLLS, numbers
from nardy.first_turns import Reply, openings, reply
from nardy.notation import write_moves
from nardy.ruleset import ruleset
from nardy.variants import VARIANT

TABLE = Path(__file__).parents[2] / "shared" / "vectors" / "long-first-turns.txt"
RULES = ruleset(VARIANT["long"])


def as_written(answer: Reply) -> str:
    """A cell as the table has it: how many leave the head, and "/n" where only n numbers can be played."""
    complete = answer.played == len(numbers(*answer.roll))
    return str(answer.leave) if complete else f"{answer.leave}/{answer.played}"


def test_whole_table() -> None:
    """Every cell of the table: rows are White's ways to play an opening roll, columns Black's 21 rolls."""
    rows = {}
    for line in TABLE.read_text().splitlines()[2:24]:
        match = re.match(r"(\d)-(\d)  \d dice, \d off head, at \[([\d, ]+)\]\s+(.*)", line)
        assert match, line
        at = tuple(sorted(int(point) for point in match[3].split(",")))
        rows[(int(match[1]), int(match[2])), at] = re.sub(r"\s*/\s*", "/", match[4]).split()
    found = {}
    for opening in openings(RULES):
        white = opening.position.white[CHECKER]
        at = tuple(slot for slot in range(1, HEAD) for _ in range(count(white, slot)))
        found[opening.roll, at] = [as_written(reply(RULES, opening.position, roll)) for roll in sorted(ROLLS)]
    assert rows == found


def test_why_five_five_after_two_one() -> None:
    """After 2-1 a lone checker cannot play 5-5: the white checker on Black's 9 stops it; two play all four."""
    opening = next(o for o in openings(RULES) if o.roll == (2, 1))
    answer = reply(RULES, opening.position, (5, 5))
    assert (True, None, (9,), 2, 4) == (
        answer.excepted, answer.walk, answer.stopped, answer.leave, answer.played,
    )  # fmt: skip
    assert ["24/19 24/19 19/14 19/14"] == [write_moves(steps) for steps in answer.turns]


def test_a_roll_that_one_checker_plays() -> None:
    """6-5 after 2-1 is played by one checker, so a second may not leave the head."""
    opening = next(o for o in openings(RULES) if o.roll == (2, 1))
    answer = reply(RULES, opening.position, (6, 5))
    assert (False, (24, 18, 13), 1) == (answer.excepted, answer.walk, answer.leave)
