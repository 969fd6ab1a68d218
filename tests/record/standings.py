"""Standings of random games of short nardy, as another program can take them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from nardy.board import COLORS, Position, other
from nardy.record import Record, Standing
from nardy.variants.short import SHORT
from tests.support import play_out, roll

MOST_TURNS = 80


def random_standing(seed: int) -> Standing:
    """A standing of a random game with a random cube and score; a cube is in play where the score allows one."""
    luck = Random(seed)
    *_, (position, turn) = list(play_out(Record(SHORT).rules, luck, luck.randint(1, MOST_TURNS)))
    length = luck.choice((0, 1, 7, 25))
    score = luck.randrange(length or 9), luck.randrange(length or 9)
    crawford = length > 1 and (score[0] == length - 1) != (score[1] == length - 1) and luck.random() < 0.5
    dice = luck.choice((None, roll(luck)))
    if crawford:
        return Standing(position, turn, dice, score=score, length=length, crawford=True)
    owner = luck.choice((None, *COLORS))
    cube = 0 if owner is None else luck.randint(1, 6)
    jacoby = not length and luck.random() < 0.5
    return Standing(position, turn, dice, cube, owner, score=score, length=length, jacoby=jacoby)


def ordered(standing: Standing) -> Standing:
    """The standing with the larger die first: programs keep different orders."""
    return replace(standing, dice=standing.dice and (max(standing.dice), min(standing.dice)))


def from_the_roller(standing: Standing) -> Standing:
    """The standing with Black on roll, the sides exchanged where White is."""
    if standing.turn == "black":
        return standing
    board = standing.position
    return replace(
        standing,
        position=Position(board.black, board.white, board.path),
        turn="black",
        owner=standing.owner and other(standing.owner),
        score=standing.score[::-1],
    )
