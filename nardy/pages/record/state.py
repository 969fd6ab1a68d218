"""What the replay remembers, what every event does to it, and its link."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any
from urllib.parse import parse_qsl, urlencode

from nardy.notation import InputFault, InputFaults
from nardy.pages.live import Event
from nardy.pages.sandbox.state import SEATS, Seat
from nardy.record import Ply, Record, read, replay

LONGEST = 200_000
"""So many characters of a text are read; whole matches are shorter."""
MOST_TURNS = 500
"""So many turns of a game are replayed; no real game has as many."""
IN_LINK = 1500
"""A longer record is left out of the link."""
EXAMPLE = """nardy record 1
variant: long

game 1
1. white 65: 24/18 18/13
2. black 43: 24/20 20/17
3. white 62: 24/18 24/22
4. black 31: 17/14 24/23
5. white 64: 13/7 18/14
6. black 52: 14/9 23/21
7. white 21: 22/20 7/6
8. black 42: 21/17
"""


@dataclass(frozen=True, slots=True)
class State:
    """The text as it was given; which of its games, which turn of it (0: before the first), whose seat."""

    text: str = ""
    game: int = 0
    at: int = 0
    seat: Seat = "mover"
    lost: bool = False

    def as_json(self) -> dict[str, Any]:
        """Plain values for the page to keep."""
        return asdict(self)


@lru_cache(maxsize=8)
def record_of(text: str) -> Record | tuple[InputFault, ...]:
    """The record in a text, or what is wrong with all of it."""
    try:
        return read(text)
    except InputFaults as wrong:
        return wrong.faults


@lru_cache(maxsize=8)
def plies_of(text: str, game: int) -> tuple[Ply, ...]:
    """The turns of one game of a text, replayed."""
    record = record_of(text)
    if not isinstance(record, Record) or not 0 <= game < len(record.games):
        return ()
    return tuple(islice(replay(record, record.games[game]), MOST_TURNS))


def recalled(kept: Mapping[str, Any] | None) -> State | None:
    """The state that the page has kept, or None where it is none of ours."""
    try:
        state = State(**kept) if kept else None
    except TypeError:
        return None
    if state and (not isinstance(state.text, str) or state.seat not in SEATS):
        return None
    return _within(state) if state else None


def query(state: State) -> str:
    """The query that leads back here; a long record is left out of it."""
    fields = {
        "record": state.text if len(state.text) <= IN_LINK else "",
        "game": str(state.game + 1) if state.game else "",
        "at": str(state.at) if state.at else "",
        "seat": state.seat if state.seat != SEATS[0] else "",
    }
    return urlencode({name: value for name, value in fields.items() if value}, safe=",:/")


def state_of(address: str) -> State:
    """The state that a query names; `lost` when it names a place in a record that it does not hold."""
    given = dict(parse_qsl(address.removeprefix("?")))
    text = given.get("record", "")[:LONGEST]
    seat = next((seat for seat in SEATS if seat == given.get("seat")), SEATS[0])
    if not text:
        return State(seat=seat, lost="at" in given or "game" in given)
    return _within(State(text, _number(given.get("game"), 1) - 1, _number(given.get("at")), seat))


def step(state: State | None, event: Event) -> State:
    """The state after an event; an event that the replay does not know changes nothing."""
    if state is None or event.get("action") == "open":
        address = str(event.get("query", "")).removeprefix("?")
        kept = state is not None and parse_qsl(query(state)) == parse_qsl(address)
        return state if state and kept else state_of(address)
    handle = HANDLERS.get(str(event.get("action")))
    return _within(handle(state, event)) if handle else state


def _load(state: State, event: Event) -> State:
    return State(str(event.get("record", ""))[:LONGEST].replace("\r\n", "\n"), seat=state.seat)


def _go(state: State, event: Event) -> State:
    return replace(state, at=_number(event.get("at")))


def _wrong(state: State, _event: Event) -> State:
    """The next illegal turn, after the last one the first."""
    numbers = [ply.number for ply in plies_of(state.text, state.game) if not ply.legal]
    later = [number for number in numbers if number > state.at]
    return replace(state, at=(later or numbers or [state.at])[0])


def _set(state: State, event: Event) -> State:
    name, value = event.get("name"), event.get("value")
    if name == "game":
        return replace(state, game=_number(value), at=0)
    seat = next((seat for seat in SEATS if name == "seat" and seat == value), state.seat)
    return replace(state, seat=seat)


def _within(state: State) -> State:
    """The state with a game and a turn that are there."""
    record = record_of(state.text) if state.text else ()
    games = len(record.games) if isinstance(record, Record) else 0
    game = min(max(0, _number(state.game)), max(0, games - 1))
    return replace(state, game=game, at=min(max(0, _number(state.at)), len(plies_of(state.text, game))))


def _number(value: object, usual: int = 0) -> int:
    text = str(value)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else usual


HANDLERS: Mapping[str, Callable[[State, Event], State]] = {
    "load": _load,
    "example": lambda state, _event: State(EXAMPLE, seat=state.seat),
    "clear": lambda state, _event: State(seat=state.seat),
    "go": _go,
    "first": lambda state, _event: replace(state, at=0),
    "back": lambda state, _event: replace(state, at=max(0, state.at - 1)),
    "next": lambda state, _event: replace(state, at=state.at + 1),
    "last": lambda state, _event: replace(state, at=MOST_TURNS),
    "wrong": _wrong,
    "set": _set,
}
