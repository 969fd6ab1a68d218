"""The shared records of other programs, and records of random games of ours."""

from __future__ import annotations

import json
from functools import cache
from random import Random

from nardy.board import COLORS, Position, other
from nardy.record import Game, Ply, Record, Turn, decode, read, replay
from nardy.turn import Step
from nardy.variant import Variant
from tests.support import ROOT, Json, after, hops, legal_lines, roll

RECORDS = ROOT.parent / "shared" / "records"
BROKEN = RECORDS / "broken"
BROKEN_NAMES = sorted(f"broken/{path.name}" for path in BROKEN.glob("*.mat"))
EXPECTED: Json = json.loads((RECORDS / "expected.json").read_text(encoding="utf-8"))


@cache
def record_of(name: str) -> Record:
    """The record in a shared file."""
    return read(decode((RECORDS / name).read_bytes()))


@cache
def plies_of(name: str) -> list[list[Ply]]:
    """Every ply of every game in a shared file."""
    return plies(record_of(name))


def plies(record: Record) -> list[list[Ply]]:
    """Every ply of every game."""
    return [list(replay(record, game)) for game in record.games]


def illegal(games: list[list[Ply]]) -> list[tuple[int, int, int]]:
    """Place of the game, ply and line of every turn that is not legal, games counted from 1."""
    return [(game, p.number, p.turn.line) for game, played in enumerate(games, 1) for p in played if not p.legal]


def positions(games: list[list[Ply]]) -> list[list[Position]]:
    """The positions that the turns leave."""
    return [[ply.after for ply in played] for played in games]


def random_game(variant: Variant, seed: int, most: int = 60) -> Game:
    """A game of random legal turns, cut off after so many."""
    luck = Random(seed)
    rules = Record(variant).rules
    position, color = variant.start, luck.choice(COLORS)
    turns: list[Turn] = []
    while len(turns) < most:
        dice = roll(luck)
        moment = rules.begin(position, color, dice)
        steps: tuple[Step, ...] = luck.choice(legal_lines(rules, moment))
        turns.append(Turn(color, dice, hops(steps)))
        for step in steps:
            moment = after(rules, moment, step)
        position = Position.from_view(moment.own, moment.opp, color, variant.path)
        if not moment.mine >> 6:
            return Game(variant.start, tuple(turns), winner=color, points=1)
        color = other(color)
    return Game(variant.start, tuple(turns))
