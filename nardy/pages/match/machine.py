"""What every event does to a match; the turn itself is played on the board of the sandbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from urllib.parse import parse_qsl

from nardy.board import Color, other
from nardy.fault import Fault
from nardy.match import Event as Said
from nardy.match import Match, advance
from nardy.notation import read_moves
from nardy.pages.live import Event, Throw
from nardy.pages.match.link import query, state_of
from nardy.pages.match.state import LENGTHS, State, fresh
from nardy.pages.sandbox.machine import step as play
from nardy.variants import VARIANT
from nardy.variants.options import OPTION

ON_BOARD = ("tap", "move", "type", "cancel", "hint", "targets")
"""What happens on the board alone."""
CALLS = ("double", "take", "drop", "beaver")
LONGEST_NAME = 40


def step(state: State | None, event: Event, throw: Throw) -> State:
    """The state after an event; one that a match does not know changes nothing."""
    action = str(event.get("action"))
    if state is None or action == "open":
        address = str(event.get("query", "")).removeprefix("?")
        return state if state and (not address or parse_qsl(query(state)) == parse_qsl(address)) else state_of(address)
    state = replace(state, notices=())
    if action in CALLS:
        return _said(state, call_of(state.at, action))
    if action in ON_BOARD:
        return _played(state, event, throw) if state.at.phase == "move" else state
    handle = HANDLERS.get(action)
    return handle(state, event, throw) if handle else state


def _played(state: State, event: Event, throw: Throw) -> State:
    """What happens on the board alone."""
    return replace(state, board=play(state.board, event, throw), refused="")


def _started(_state: State, event: Event, _throw: Throw) -> State:
    """A new match as the form says."""
    variant = str(event.get("variant"))
    options = {name: str(event[name]) for name in OPTION if event.get(name) in OPTION[name].names}
    length = next((n for n in LENGTHS if str(n) == event.get("length")), LENGTHS[0])
    white, black = (" ".join(str(event.get(name, "")).split())[:LONGEST_NAME] for name in ("white", "black"))
    return fresh(variant if variant in VARIANT else next(iter(VARIANT)), length, options, (white, black))


def _rolled(state: State, _event: Event, throw: Throw) -> State:
    """Both dice thrown by the side to roll, or one die by each in the opening; equal ones are thrown again."""
    match, dice = state.at, throw()
    after = _said(state, Said("roll", match.turn or "white", dice))
    if match.phase != "opening":
        return after
    tie = dice[0] == dice[1]
    return replace(state if tie else after, thrown=dice, refused="")


def call_of(match: Match, action: str) -> Said:
    """The event of a call, by the side that can make it."""
    by = asked(match) or match.turn or "white"
    kinds: Mapping[str, Said] = {
        "double": Said("double", match.turn or "white"),
        "take": Said("take", by),
        "drop": Said("drop", by),
        "beaver": Said("beaver", by),
    }
    return kinds[action]


def asked(match: Match) -> Color | None:
    """The side that has to answer an offer."""
    if match.turn is None or match.phase not in ("offered", "beavered"):
        return None
    return other(match.turn) if match.phase == "offered" else match.turn


def refusal(state: State) -> tuple[Fault, ...]:
    """The rules that what was just refused breaks."""
    if not state.refused:
        return ()
    match = state.at
    said = call_of(match, state.refused) if state.refused in CALLS else Said("roll", match.turn or "white", (1, 2))
    return advance(match, said)[1]


def _said(state: State, said: Said) -> State:
    """The state after an event of the match, or with its refusal."""
    match, faults = advance(state.at, said)
    return replace(state, refused=said.kind) if faults else state.moved(match)


def _ended(state: State, event: Event, throw: Throw) -> State:
    """The turn given over, or the board's own refusal of that."""
    if state.at.phase != "move" or state.at.turn is None:
        return state
    match, faults = advance(state.at, Said("move", state.at.turn, hops=read_moves(state.board.now.moves)))
    if faults:
        return _played(state, event, throw)
    return state.moved(match)


def _undone(state: State, event: Event, throw: Throw) -> State:
    """A step of the turn taken back, else the last thing that happened in the match."""
    if state.board.now.moves:
        return _played(state, event, throw)
    if not state.past:
        return state
    return replace(state.standing(state.past[-1]), past=state.past[:-1], thrown=None)


HANDLERS: Mapping[str, Callable[[State, Event, Throw], State]] = {
    "start": _started,
    "roll": _rolled,
    "end": _ended,
    "undo": _undone,
}
