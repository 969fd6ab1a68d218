"""What the tests of the rules share: the vectors, questions to the referee, and random play."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from nardy.board import BAR, COLORS, HEAD, KINDS, OFF, Color, Position, count, other, total
from nardy.interface import answer_moves, answer_referee
from nardy.legal import Result, legal_turns
from nardy.notation import Hop
from nardy.ruleset import Ruleset
from nardy.turn import Moment, Step
from nardy.variant import Variant
from nardy.variants.options import OPTION

Json: TypeAlias = dict[str, Any]

ROOT = Path(__file__).parents[1]
VECTORS = ROOT.parent / "shared" / "vectors"

OPTIONS_OF_PLAY = (
    "larger_die", "hit_and_hide", "head_first_turn", "six_block", "six_block_when", "kaftar_captured",
)  # fmt: skip
"""The options that change which single turns are legal."""

NEAR = 0.8
"""So many of the random steps go as far as one of the dice."""


def vectors(name: str) -> list[Json]:
    """The rows of one file of vectors; a missing file is an error, never a skip."""
    with gzip.open(VECTORS / name, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def dumps(fields: Json) -> str:
    """A request as one readable line, for messages of failing tests."""
    return json.dumps(fields, ensure_ascii=False)


def ask(moves: str | None = None, **fields: object) -> Json:
    """The answer to a request, White to move unless `turn` says otherwise.

    Without `moves` the legal turns are listed; with them, they are judged.
    """
    asked: Json = {"turn": "white"} | fields
    if moves is None:
        return answer_moves(asked)
    return answer_referee(asked | {"moves": moves})


def broken(answer: Json) -> list[tuple[str, int | None]]:
    """Rule and step of every violation, in the order of the answer."""
    return [(told["rule"], told["step"]) for told in answer["violations"]]


def listed(answer: Json, color: Color = "white") -> set[str]:
    """Where one side stands after each legal turn."""
    return {turn[color] for turn in answer["turns"]}


def letters(end: Result, *, bar: bool) -> str:
    """A result in the letters of the vectors: the mover's counts as capitals, the bar (where shown) as a pair."""
    shown = []
    for slot in range(1, BAR + bar):
        mine, theirs = (count(total(side), slot) for side in end)
        both = [chr(64 + mine) if mine else "-", chr(96 + theirs) if theirs else "-"]
        shown += both if slot == BAR else [both[0] if mine else both[1]]
    return "".join(shown)


def settings(variant: Variant) -> Iterator[dict[str, str]]:
    """The defaults of a variant, then every other value of its options of play, one at a time."""
    yield {}
    for name in OPTIONS_OF_PLAY:
        if name in variant.options:
            for value in OPTION[name].names:
                if value != variant.options[name]:
                    yield {name: value}


def roll(luck: Random) -> tuple[int, int]:
    """Two dice."""
    return luck.randint(1, 6), luck.randint(1, 6)


def legal_lines(rules: Ruleset, moment: Moment) -> list[tuple[Step, ...]]:
    """The steps of every legal turn, one way to each result; a forced pass is one empty line."""
    return [end.steps for end in legal_turns(rules, moment).ends]


def play_out(rules: Ruleset, luck: Random, most: int = 400) -> Iterator[tuple[Position, Color]]:
    """The positions of a game of random legal turns, each with the side to move."""
    position, color = rules.variant.start, luck.choice(COLORS)
    for _ in range(most):
        yield position, color
        moment = rules.begin(position, color, roll(luck))
        steps = luck.choice(legal_lines(rules, moment))
        for step in steps:
            moment = after(rules, moment, step)
        position = Position.from_view(moment.own, moment.opp, color, rules.variant.path)
        if not moment.mine >> 6:
            return
        color = other(color)


def after(rules: Ruleset, moment: Moment, step: Step) -> Moment:
    """The moment after a legal step."""
    return next(m for done, m in rules.legal_steps(moment, *step.dice) if done == step)


def hops(steps: tuple[Step, ...]) -> tuple[Hop, ...]:
    """Steps as somebody would write them."""
    return tuple(Hop(step.kind, step.src, step.dst) for step in steps)


def possible_hop(moment: Moment, luck: Random) -> Hop | None:
    """Something a hand could do on this board, legal or not; None when nothing is left in play."""
    side = moment.opp if luck.random() < 0.1 else moment.own
    places = [(kind, slot) for kind in KINDS for slot in range(1, BAR + 1) if count(side[kind], slot)]
    if not places:
        return None
    kind, src = luck.choice(places)
    targets = [dst for dst in range(HEAD + 1) if dst != src and (src, dst) != (BAR, OFF)]
    near = [dst for die in moment.left if (dst := max(OFF, src - die)) in targets]
    return Hop(kind, src, luck.choice(near if near and luck.random() < NEAR else targets))
