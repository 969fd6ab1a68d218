"""What stands on a place, in the order from the rim to the middle, and how tight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from nardy.board import BAR, CHECKER, DRAGON, OFF, POINTS, TURTLE, Color, count, other
from nardy.scene import Scene
from nardy.view.geometry import SIZE, Layout, Spot

Counts: TypeAlias = tuple[int, int, int]
"""Checkers, dragons, turtles of one side on one place."""

_NOBODY: Counts = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Run:
    """Equal pieces in a row; `ridden`: a turtle of the other side sits on each of them."""

    color: Color
    kind: int
    count: int
    ridden: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A point, a bar or a tray with its pieces.

    `slot` is in the numbering of the scene's mover (bar and tray: of `side`).  `side` is the owner
    of a bar or tray, and who holds a point (None: empty).  `centers` has the distance from the rim
    of every piece of every run; `tight` says that the pieces of a run overlap.
    """

    side: Color | None
    slot: int
    spot: Spot
    runs: tuple[Run, ...]
    centers: tuple[tuple[float, ...], ...]
    tight: bool

    @property
    def top(self) -> float:
        """Distance of the piece nearest to the middle, or of the first cell of an empty place."""
        return self.centers[-1][-1] if self.centers else SIZE * self.spot.scale / 2

    def top_of(self, kind: int | None) -> float:
        """Distance of the last piece of a kind (riders too); `top` when none is meant or none is there."""
        found = [
            at[-1]
            for run, at in zip(self.runs, self.centers, strict=True)
            if run.kind == kind or (run.ridden and kind == TURTLE)
        ]
        return found[-1] if found else self.top

    @property
    def next(self) -> float:
        """Distance of the cell where one more piece would go."""
        return self.top + SIZE * self.spot.scale if self.centers else self.top


def holder(white: Counts, black: Counts, mover: Color) -> Color | None:
    """Who holds a point: the side with a checker or dragon there (A3), None when it is empty.

    After an illegal landing both sides may have one; then the side that did not move was there
    first.
    """
    if not any(white) or not any(black):
        return "white" if any(white) else "black" if any(black) else None
    solid = [color for color, n in (("white", white), ("black", black)) if n[CHECKER] + n[DRAGON]]
    if solid == ["white"]:
        return "white"
    return "black" if solid == ["black"] else other(mover)


def runs(host: Color, own: Counts, guests: Counts) -> tuple[Run, ...]:
    """The pieces of a point that `host` holds, those under riders nearest to the middle.

    Which pieces are pinned is the owner's choice (A2); checkers are drawn pinned before dragons.
    """
    riders = min(guests[TURTLE], own[CHECKER] + own[DRAGON])
    checkers = min(riders, own[CHECKER])
    dragons = riders - checkers
    guest = other(host)
    rows = (
        Run(host, CHECKER, own[CHECKER] - checkers),
        Run(host, DRAGON, own[DRAGON] - dragons),
        Run(host, TURTLE, own[TURTLE]),
        Run(host, CHECKER, checkers, ridden=True),
        Run(host, DRAGON, dragons, ridden=True),
        Run(guest, CHECKER, guests[CHECKER]),
        Run(guest, DRAGON, guests[DRAGON]),
        Run(guest, TURTLE, guests[TURTLE] - riders),
    )
    return tuple(run for run in rows if run.count)


def centers(lengths: tuple[int, ...], room: float, size: float) -> tuple[tuple[float, ...], ...]:
    """Distances of the pieces from the rim: side by side while they fit in `room`, else squeezed.

    Squeezed runs keep their last piece whole, so that its kind can be seen.
    """
    total, rows, span = sum(lengths), len(lengths), room - size
    apart = within = size
    if total * size > room:
        apart = min(size, span / max(rows - 1, 1))
        within = (span - (rows - 1) * apart) / max(total - rows, 1)
    placed: list[tuple[float, ...]] = []
    at = size / 2 - apart
    for length in lengths:
        at += apart
        placed.append(tuple(at + i * within for i in range(length)))
        at = placed[-1][-1]
    return tuple(placed)


def places(scene: Scene, layout: Layout) -> Iterator[Place]:
    """All places: the points along the mover's way from 24 to 1, then the bars, then the trays."""
    for slot in reversed(POINTS):
        yield place(scene, layout, scene.mover, slot)
    for slot in (BAR, OFF):
        for color in (scene.seat, other(scene.seat)):
            yield place(scene, layout, color, slot)


def place(scene: Scene, layout: Layout, side: Color, slot: int) -> Place:
    """One place; a point is counted in the numbering of `side`."""
    spot = layout.spot(side, slot)
    own = _counts(scene, side, slot)
    if slot == OFF:
        return laid(side, slot, spot, runs(side, own, _NOBODY))
    if slot == BAR:
        # Hit checkers on top: they must enter before anything else moves.
        return laid(side, slot, spot, runs(side, own, _NOBODY)[::-1])
    theirs = _counts(scene, other(side), scene.position.path.across(slot))
    white, black = (own, theirs) if side == "white" else (theirs, own)
    host = holder(white, black, scene.mover)
    if host is None:
        return laid(None, slot, spot, ())
    first, second = (own, theirs) if host == side else (theirs, own)
    return laid(host, slot, spot, runs(host, first, second))


def _counts(scene: Scene, side: Color, slot: int) -> Counts:
    c, d, t = scene.position.side(side)
    return count(c, slot), count(d, slot), count(t, slot)


def laid(side: Color | None, slot: int, spot: Spot, rows: tuple[Run, ...]) -> Place:
    """A place with its pieces laid out along its spot."""
    size = SIZE * spot.scale
    lengths = tuple(run.count for run in rows)
    tight = sum(lengths) * size > spot.room
    return Place(side, slot, spot, rows, centers(lengths, spot.room, size), tight)
