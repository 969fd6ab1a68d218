"""A hand at a board: what a tap takes up, puts down or moves."""

from __future__ import annotations

from nardy.board import KINDS, OFF, count
from nardy.dice import lengths
from nardy.notation import Hop, InputFaults, read_moves, write_step
from nardy.turn import Moment


def tapped(now: Moment, picked: int | None, slot: int, *, insists: bool = False) -> Hop | int | None:
    """The step that a tap makes, or the slot of the piece that is then in hand, or None for an empty hand.

    A piece is put back by a second tap; another own piece is taken up when no number leads there, unless the hand
    insists: where a law is to be broken it means what it does.
    """
    kind = _kind(now, slot if picked is None else picked)
    if picked is None or kind is None:
        return None if kind is None else slot
    if slot == picked:
        return None
    if not insists and picked - slot not in lengths(now.left) and _kind(now, slot, own=True) is not None:
        return slot
    try:
        read_moves(write_step(Hop(kind, picked, slot)))
    except InputFaults:
        return None
    return Hop(kind, picked, slot)


def _kind(now: Moment, slot: int, *, own: bool = False) -> int | None:
    """What a hand takes up from a place: the mover's own piece before the opponent's."""
    sides = (now.own,) if own else (now.own, now.opp)
    here = (kind for side in sides for kind in KINDS if slot != OFF and count(side[kind], slot))
    return next(here, None)
