"""The match referee line by line: events of one match as JSON, each answered with its violations and the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from nardy.board import COLORS, Color
from nardy.interface import Json, Reader, answered, tell
from nardy.match import Event, Match, advance, begin
from nardy.notation import InputFault, InputFaults, shortened, write_side
from nardy.ruleset import ruleset
from nardy.text import Text
from nardy.variants import VARIANT
from nardy.variants.options import PRESET

KINDS = ("start", "roll", "move", "double", "take", "drop", "beaver")
LONGEST = 999

MESSAGES = {
    "unstarted": Text("No match has been started.", "Матч ещё не начат."),
    "length": Text(
        "A match length is a whole number from 0 (no match) to {most}.",
        "Длина матча — целое число от 0 (без матча) до {most}.",
    ),
}


class MatchLines:
    """One match, told as JSON lines; the state is the last answer's."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def answer(self, line: str) -> tuple[Json, bool]:
        """The answer to one line, and whether the line was good."""
        return answered(line, self._answer)

    def _answer(self, fields: Mapping[str, Any]) -> Json:
        reader = Reader(fields)
        kind = reader.one_of("event", KINDS)
        if kind == "start":
            self.match = _start(reader)
            return {"violations": [], "state": state_of(self.match)}
        if self.match is None:
            reader.faults.append(InputFault("event", shortened(kind), MESSAGES["unstarted"]))
        event = _event(reader, kind)
        if event is None or self.match is None:
            raise InputFaults(reader.faults)
        self.match, faults = advance(self.match, event)
        told = [tell(self.match.rules, fault) for fault in faults]
        return {"violations": told, "state": state_of(self.match)}


def _start(reader: Reader) -> Match:
    name = reader.one_of("variant", VARIANT)
    preset = reader.one_of("preset", PRESET, "standard")
    options = reader.options()
    length = reader.fields.get("length", 0)
    if type(length) is not int or not 0 <= length <= LONGEST:
        reader.faults.append(InputFault("length", shortened(length), MESSAGES["length"], {"most": LONGEST}))
    if reader.faults or name is None or preset is None:
        raise InputFaults(reader.faults)
    return begin(ruleset(VARIANT[name], preset, options), length)


def _event(reader: Reader, kind: str | None) -> Event | None:
    """The event that the fields tell; None, with the faults in the reader, when they tell none."""
    by = reader.one_of("by", COLORS)
    dice = reader.dice() if kind == "roll" else None
    hops = reader.moves() if kind == "move" else ()
    if reader.faults or kind is None:
        return None
    return Event(cast("Any", kind), cast("Color", by), dice, hops)


def state_of(match: Match) -> Json:
    """Where a match stands, as JSON values."""
    return {
        "score": list(match.score),
        "cube": {"value": match.cube, "owner": match.owner},
        "turn": match.turn,
        "phase": match.phase,
        "game": match.game,
        "white": write_side(match.position.white),
        "black": write_side(match.position.black),
    }
