"""The vectors: legal results and verdicts computed by others, every one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from nardy.board import BAR, COLORS, OFF, SLOT, Position, Side
from nardy.interface import answer_moves, answer_referee
from nardy.legal import legal_turns
from nardy.notation import write_side
from nardy.ruleset import ruleset
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from tests.support import Json, dumps, letters, vectors

SHOWN = 3
"""So many wrong cases are printed in full."""


class Plain(NamedTuple):
    """A file of results of the two classic games, read under one setting."""

    file: str
    variant: str
    options: dict[str, str]
    must: str
    results: str


PLAIN = {
    "short": Plain("backgammon_visible.jsonl.gz", "short", {}, "must", "results"),
    "long, no block": Plain("long_visible.jsonl.gz", "long", {"six_block": "off"}, "must", "results"),
    "long, block at the end": Plain(
        "long_visible.jsonl.gz", "long", {"six_block_when": "turn"}, "must_end", "results_end"
    ),
    "long, block at each step": Plain("long_visible.jsonl.gz", "long", {}, "must_each", "results_each"),
}
LISTED_ELSEWHERE = {"short", "long"}
"""Their results are in the plain files; every other game has a file of its own."""


@pytest.mark.parametrize("name", PLAIN)
def test_plain_results(name: str) -> None:
    """The results of a roll are exactly the listed ones, whichever colour plays it."""
    case = PLAIN[name]
    rows = vectors(case.file)
    assert rows
    verdicts = [_plain(number, row, case) for number, row in enumerate(rows)]
    _all_right([told for told in verdicts if told])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_referee(variant: Variant) -> None:
    """The referee breaks no other rules at no other steps, and leaves the board as it should be."""
    _compare(f"referee-{variant.id}-visible.jsonl.gz", answer_referee, _verdict)


@pytest.mark.parametrize(
    "variant",
    [variant for variant in VARIANTS if variant.id not in LISTED_ELSEWHERE],
    ids=lambda variant: variant.id,
)
def test_moves(variant: Variant) -> None:
    """The listed turns lead exactly to the expected positions."""
    _compare(f"moves-{variant.id}-visible.jsonl.gz", answer_moves, _list)


def _plain(number: int, row: Json, case: Plain) -> str:
    """What is wrong with the answer to one row of a plain file; "" when nothing is."""
    must = row.get(case.must, row["must"])
    expected = row.get(case.results, row["results"])
    if must is None or expected is None:
        return ""
    variant = VARIANT[case.variant]
    color = COLORS[number % 2]
    own, opp = _sides(row)
    position = Position.from_view(own, opp, color, variant.path)
    rules = ruleset(variant, options=case.options)
    turns = legal_turns(rules, rules.begin(position, color, (row["dice"][0], row["dice"][1])))
    found = [] if turns.forced_pass else sorted(letters(end, bar="bar" in row) for end in turns.results)
    if (must, sorted(expected)) == (turns.outlook.longest, found):
        return ""
    return (
        f"{row['id']} ({row['tag']}), {color} plays {row['dice']}\n"
        f"  own {write_side(own)}\n  opp {write_side(opp)} (in the mover's numbering)\n"
        f"  dice to play: {must}, found {turns.outlook.longest}\n"
        f"  missing: {sorted(set(expected) - set(found))}\n"
        f"  too many: {sorted(set(found) - set(expected))}"
    )


def _sides(row: Json) -> tuple[Side, Side]:
    """Both sides of a row in the mover's numbering."""
    own, opp = (bar * SLOT[BAR] + off * SLOT[OFF] for bar, off in zip(row.get("bar", [0, 0]), row["off"], strict=True))
    for point, n in enumerate(row["points"], 1):
        own += max(n, 0) * SLOT[point]
        opp += max(-n, 0) * SLOT[point]
    return (own, 0, 0), (opp, 0, 0)


def _compare(
    file: str, answer: Callable[[Json], Json], facts: Callable[[Json, Json], Iterator[tuple[object, object]]]
) -> None:
    """Ask the requests of a file and compare the facts of answer and expectation, pair by pair."""
    rows = vectors(file)
    assert rows
    wrong = []
    for row in rows:
        request = {key: row[key] for key in row if key not in ("expect", "after")}
        pairs = list(facts(row, answer(request)))
        if any(expected != actual for expected, actual in pairs):
            told = "\n".join(f"  expected {e}\n  actual   {a}" for e, a in pairs if e != a)
            wrong.append(f"{dumps(request)}\n{told}")
    _all_right(wrong)


def _verdict(row: Json, answer: Json) -> Iterator[tuple[object, object]]:
    expect = row["expect"]
    found = [[told["rule"], told["step"]] for told in answer["violations"]]
    found.sort(key=lambda pair: (pair[0], pair[1] is None, pair[1]))
    yield expect["legal"], answer["legal"]
    yield expect["violations"], found
    yield row["after"], [answer["white"], answer["black"]]
    if "pending" in expect:
        yield expect["pending"], sorted(told["rule"] for told in answer["pending"])


def _list(row: Json, answer: Json) -> Iterator[tuple[object, object]]:
    expect = row["expect"]
    yield expect["count"], answer["count"]
    yield expect["results"], sorted([turn["white"], turn["black"]] for turn in answer["turns"])


def _all_right(wrong: list[str]) -> None:
    """Fail with the first few wrong cases in full."""
    assert not wrong, f"{len(wrong)} wrong, the first:\n" + "\n\n".join(wrong[:SHOWN])
