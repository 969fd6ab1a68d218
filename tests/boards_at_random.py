"""Boards for property tests: positions out of play, and set-ups that no game has to have reached."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from nardy.audit import can_hit
from nardy.board import BAR, COLORS, HEAD, OFF, SLOT, TURTLE, Color, Position, count
from nardy.notation import Hop
from nardy.referee import match_dice
from nardy.ruleset import Ruleset
from nardy.turn import Moment
from nardy.variant import Variant
from tests.support import play_out, possible_hop, roll

PLAYED = 1 / 3
"""So many of the boards come out of a game."""
FIRST = 0.15
"""So many of the others have White at the start."""
WALLED = 0.4
"""So many boards have a long row of points of one side, and so many sides stand close together."""
RIDING = 0.3
"""So many chances of a ride are taken."""
ASTRAY = 0.1
"""So many pieces are off or on the bar although the others are not."""


class Case(NamedTuple):
    """A position, who is to move, the dice, and luck for whatever a test does with them."""

    position: Position
    color: Color
    dice: tuple[int, int]
    luck: Random

    def moment(self, rules: Ruleset) -> Moment:
        """The moment of the roll."""
        return rules.begin(self.position, self.color, self.dice)


def case(rules: Ruleset, seed: int) -> Case:
    """The board of a number: one in three out of a played game, the others set up."""
    luck = Random(seed)
    if luck.random() < PLAYED:
        *_, (position, color) = play_out(rules, luck, luck.randint(1, 60))
    else:
        position, color = set_up(rules.variant, luck), luck.choice(COLORS)
    return Case(position, color, roll(luck), luck)


def set_up(variant: Variant, luck: Random) -> Position:
    """A position that the audit accepts: each point belongs to one side, turtles may ride."""
    spread = luck.choice((6, 12, 24))
    owner = [luck.choice(COLORS) for _ in range(HEAD + 1)]
    if luck.random() < WALLED:
        row = luck.randrange(1, HEAD - 5)
        owner[row : row + 7] = [luck.choice(COLORS)] * 7
    placed = {color: _placed(variant, color, owner, spread, luck) for color in COLORS}
    if variant.army[TURTLE]:
        for color in COLORS:
            _ride(variant, placed, color, luck)
    white, black = (placed[color] for color in COLORS)
    if luck.random() < FIRST:
        white = list(variant.setup)
        black = [_cleared(variant, packed) for packed in black]
    position = Position((white[0], white[1], white[2]), (black[0], black[1], black[2]), variant.path)
    return position if sum(position.pips(color) for color in COLORS) else variant.start


def _placed(variant: Variant, color: Color, owner: list[Color], spread: int, luck: Random) -> list[int]:
    """Packed pieces of one side on its own points, the bar, and off."""
    own = [p for p in range(1, HEAD + 1) if owner[_white(variant, color, p)] == color]
    points = [p for p in own if p <= spread] or [*own, OFF]
    if luck.random() < WALLED:
        points = own[(first := luck.randrange(len(own) + 1)) : first + 8] or points
    hittable = can_hit(variant.rules)
    packed = [0, 0, 0]
    for kind, most in enumerate(variant.army):
        for _ in range(most):
            place = luck.choice(points)
            if luck.random() < ASTRAY:
                place = BAR if luck.random() < 0.4 and (kind or hittable) else OFF
            packed[kind] += SLOT[place]
    return packed


def _white(variant: Variant, color: Color, point: int) -> int:
    """White's number of a point that `color` numbers."""
    return point if color == "white" else variant.path.across(point)


def _ride(variant: Variant, placed: dict[Color, list[int]], color: Color, luck: Random) -> None:
    """Move some turtles on to opposing checkers and dragons that carry none yet."""
    mine, theirs = placed[color], placed[COLORS[color == "white"]]
    for point in luck.sample(range(1, HEAD + 1), 8):
        there = variant.path.across(point)
        free = count(theirs[0], there) + count(theirs[1], there) - count(mine[TURTLE], point)
        spare = luck.choice([slot for slot in range(BAR + 1) if count(mine[TURTLE], slot)])
        if free > 0 and luck.random() < RIDING:
            mine[TURTLE] += SLOT[point] - SLOT[spare]


def _cleared(variant: Variant, packed: int) -> int:
    """Packed pieces with those on White's starting points, or riding anywhere, borne off instead."""
    for point in range(1, HEAD + 1):
        slot = variant.path.across(point)
        if count(sum(variant.setup), point):
            packed += count(packed, slot) * (SLOT[OFF] - SLOT[slot])
    return packed


def attempt(rules: Ruleset, moment: Moment, luck: Random) -> tuple[Hop, ...]:
    """A turn as somebody may try it: lawful steps, now and then something else, not always to the end."""
    hops: list[Hop] = []
    daring = luck.choice((0.0, 0.2, 0.5))
    rolled = len(moment.left)
    for _ in range(luck.choice((0, rolled - 1, rolled, rolled, rolled, rolled + 1))):
        lawful = [(step, then) for die in moment.left for step, then in rules.legal_steps(moment, die)]
        if lawful and luck.random() >= daring:
            step, moment = luck.choice(lawful)
            hops.append(Hop(step.kind, step.src, step.dst))
        elif daring and (hop := possible_hop(moment, luck)):
            hops.append(hop)
            for tried in match_dice(rules, moment, hop):
                moment = rules.after(moment, tried)
    return tuple(hops)
