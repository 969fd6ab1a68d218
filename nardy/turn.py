"""A turn while it is played: its start, the moments between steps, and an attempted step.

Everything is in the mover's own numbering.  `Moment` is what every rule looks at; the history that rules may
ask for (pieces off the head, checkers that have hit, what the turn began with) is handed to them here and
never guessed from counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from nardy.board import BAR, CHECKER, DRAGON, HEAD, KINDS, OFF, ON_BOARD, SLOT, WIDTH, Path, Side, at_least, count
from nardy.dice import Numbers, without


class Step(NamedTuple):
    """One piece moved once: kind, origin, target (25 the bar, 0 off) and the numbers it uses up."""

    kind: int
    src: int
    dst: int
    dice: Numbers


class Start:
    """How a turn begins: the board, the roll, and whether it is the mover's first turn."""

    __slots__ = ("army", "dice", "first", "memo", "opp", "own", "path")

    def __init__(self, own: Side, opp: Side, path: Path, army: tuple[int, int, int], dice: Numbers) -> None:
        self.own, self.opp, self.path, self.army, self.dice = own, opp, path, army, dice
        checkers, dragons, turtles = army
        self.first = (
            own[CHECKER] == checkers * SLOT[HEAD] and own[1] == dragons * SLOT[BAR] and own[2] == turtles * SLOT[BAR]
        )
        """All checkers on the head and everything else waiting on the bar (ruling A6)."""
        self.memo: dict[object, Any] = {}
        """What a rule has worked out about this start, under a key of its own."""


Parts: TypeAlias = tuple[int, int, int, Numbers]
"""The parts of a `Step`."""
Trail: TypeAlias = tuple["Trail", Parts] | tuple[()]
"""The steps of a turn, the last one outermost, so that turns share their beginnings."""


class Moment:
    """One moment of a turn.

    own, opp: packed pieces by kind; mine, theirs: the same, all kinds added up; heads: pieces that have left
    the head this turn; hitters: own checkers that have hit this turn, packed; left: unused numbers; trail: the
    steps made.
    """

    __slots__ = ("heads", "hitters", "left", "mine", "opp", "own", "start", "theirs", "trail")

    def __init__(
        self,
        start: Start,
        own: Side,
        opp: Side,
        left: Numbers,
        heads: int = 0,
        hitters: int = 0,
        trail: Trail = (),
    ) -> None:
        self.start, self.own, self.opp, self.left = start, own, opp, left
        self.heads, self.hitters, self.trail = heads, hitters, trail
        self.mine = own[0] + own[1] + own[2]
        self.theirs = opp[0] + opp[1] + opp[2]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that have led here, first to last."""
        return steps_of(self.trail)

    @classmethod
    def opening(cls, start: Start) -> Moment:
        """The moment before the first step."""
        return cls(start, start.own, start.opp, start.dice)

    def held_by_opponent(self) -> int:
        """Mask of the points that the opponent holds (ruling A3: riding turtles hold nothing)."""
        c, d, t = self.opp
        held = at_least(c + d, 1)
        if t:
            held |= at_least(t, 1) & ~at_least(self.own[0] + self.own[1], 1)
        return held & ON_BOARD

    def held(self) -> int:
        """Mask of the points that the mover holds."""
        c, d, t = self.own
        held = at_least(c + d, 1)
        if t:
            held |= at_least(t, 1) & ~at_least(self.opp[0] + self.opp[1], 1)
        return held & ON_BOARD

    def top(self) -> int:
        """The highest occupied slot of the mover, bar and points; 0 when nothing is in play."""
        return (self.mine.bit_length() - 1) // WIDTH if self.mine else 0

    def after(self, parts: Parts, hits: int, off_head: bool) -> Moment:
        """The moment after a step, carried out as a hand would do it.

        hits: not 0 when the lone opposing piece on the target goes to its bar; off_head: the step counts for the
        head.
        """
        kind, src, dst, dice = parts
        own, opp = moved(self.own, self.opp, kind, src, dst, hits)
        hitters = self.hitters
        if hitters or hits:
            hitters = self._hitters_after(kind, src, dst, hits)
        left = without(self.left, dice)
        return Moment(self.start, own, opp, left, self.heads + off_head, hitters, (self.trail, parts))

    def foreign_after(self, parts: Parts) -> Moment:
        """The moment after the mover has moved an *opposing* piece (ruling A12): nothing is hit."""
        kind, src, dst, dice = parts
        opp, own = moved(self.opp, self.own, kind, src, dst, 0)
        left = without(self.left, dice)
        return Moment(self.start, own, opp, left, self.heads, self.hitters, (self.trail, parts))

    def _hitters_after(self, kind: int, src: int, dst: int, hits: int) -> int:
        """Who has hit: the mark goes along only when every checker on the origin bears it (ruling A17)."""
        hitters = self.hitters
        if kind != CHECKER:
            return hitters
        marked = count(hitters, src) == count(self.own[CHECKER], src)
        if marked:
            hitters -= SLOT[src]
        if (marked or hits) and dst != OFF:
            hitters += SLOT[dst]
        return hitters


def steps_of(trail: Trail) -> tuple[Step, ...]:
    """The steps of a trail, first to last."""
    steps: list[Step] = []
    while trail:
        trail, parts = trail
        steps.append(Step(*parts))
    return tuple(reversed(steps))


def moved(own: Side, opp: Side, kind: int, src: int, dst: int, hits: int) -> tuple[Side, Side]:
    """Both sides' pieces after one piece has gone from `src` to `dst`, hitting there or not."""
    packed = own[kind] - SLOT[src] + SLOT[dst]
    c, d, t = own
    own = (packed, d, t) if kind == CHECKER else (c, packed, t) if kind == DRAGON else (c, d, packed)
    if hits:
        hit = next(k for k in KINDS if count(opp[k], dst))
        opp, _ = moved(opp, own, hit, dst, BAR, 0)
    return own, opp


@dataclass(frozen=True, slots=True)
class Attempt:
    """A step that somebody tries, with the dice matched to it.

    dice: none left = (); several = a jump by their sum.  foreign: it is the opponent's piece.
    own_way: the written step has a way of its own (a kaftar placement), whatever the distance.
    """

    kind: int
    src: int
    dst: int
    dice: Numbers = ()
    foreign: bool = False
    own_way: bool = False

    @property
    def hop(self) -> int:
        """Points moved; bearing off counts the number used where that reaches far enough."""
        if self.dst:
            return self.src - self.dst
        return max(self.src, sum(self.dice))

    @property
    def step(self) -> Step:
        """The same as a bare step."""
        return Step(self.kind, self.src, self.dst, self.dice)
