"""The first turns of both sides in the long family: where the head exception comes from.

For every opening roll of the first player, played in every legal way, and every roll of the second: whether a
second checker may leave the head, and why.  Everything is worked out with the engine; nothing is a list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nardy.board import CHECKER, HEAD, Position, count
from nardy.dice import ROLLS
from nardy.legal import legal_turns
from nardy.rules.head import HeadFirstTurn, lone_walk, stops
from nardy.ruleset import Ruleset
from nardy.turn import Step


@dataclass(frozen=True, slots=True)
class Opening:
    """One way in which the first player can play an opening roll, with the position it leaves."""

    roll: tuple[int, int]
    steps: tuple[Step, ...]
    position: Position


@dataclass(frozen=True, slots=True)
class Reply:
    """What the second player's roll allows after an opening.

    excepted: a second checker may leave the head; walk: how one checker alone plays the roll, or None;
    stopped: the points that stop it, one for each order of the dice; leave: how many leave the head in a legal
    turn; played: how many numbers a legal turn plays; turns: the steps of every legal turn.
    """

    roll: tuple[int, int]
    excepted: bool
    walk: tuple[int, ...] | None
    stopped: tuple[int, ...]
    leave: int
    played: int
    turns: tuple[tuple[Step, ...], ...]


def openings(rules: Ruleset) -> Iterator[Opening]:
    """Every legal first turn of White, roll by roll."""
    variant = rules.variant
    for roll in sorted(ROLLS, key=lambda roll: roll[::-1]):
        turns = legal_turns(rules, rules.begin(variant.start, "white", roll))
        for end in turns.ends:
            yield Opening(roll, end.steps, Position.from_view(*end.key, "white", variant.path))


def reply(rules: Ruleset, position: Position, roll: tuple[int, int]) -> Reply:
    """Black's first turn from the position with a roll."""
    m = rules.begin(position, "black", roll)
    law = rules.rule(HeadFirstTurn)
    turns = legal_turns(rules, m)
    leave = max(count(m.own[CHECKER], HEAD) - count(own[CHECKER], HEAD) for own, _ in turns.results)
    return Reply(
        roll,
        law.excepted(m.start),
        lone_walk(m.start, law.landing),
        stops(m.start, law.landing),
        leave,
        turns.outlook.longest,
        tuple(end.steps for end in turns.ends),
    )
