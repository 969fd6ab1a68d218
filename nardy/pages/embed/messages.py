"""What the page around an embedded board is told: moves played, rules broken, turns ended."""

from __future__ import annotations

from urllib.parse import parse_qsl

from nardy.pages.live import Json
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.state import State


def told(before: State | None, panel: Panel) -> tuple[Json, ...]:
    """The messages about one event, from the state before it to what is shown now."""
    after = panel.table.state
    if before is None:
        return _refused(panel)
    if len(after.past) > len(before.past):
        return (_ended(after, before),)
    if after.past == before.past and len(after.now.moves) > len(before.now.moves):
        return _played(panel)
    return _refused(panel)


def as_fields(state: State) -> Json:
    """A state by the names of a link; what is as usual is left out, as it is there."""
    return {"variant": state.variant, **dict(parse_qsl(query(state)))}


def _played(panel: Panel) -> tuple[Json, ...]:
    state, winner = panel.table.state, panel.table.winner
    move = {"type": "move", "moves": state.now.moves, "turn": state.now.turn, "state": as_fields(state)}
    won = {"type": "done", "moves": state.now.moves, "turn": state.now.turn, "winner": winner}
    return (move, won | {"state": as_fields(state)}) if winner else (move,)


def _ended(after: State, before: State) -> Json:
    """A turn has come to its legal end."""
    now = before.now
    return {"type": "done", "moves": now.moves, "turn": now.turn, "winner": None, "state": as_fields(after)}


def _refused(panel: Panel) -> tuple[Json, ...]:
    """Every broken rule by its id, with the sentence that is shown."""
    if not panel.faults:
        return ()
    state, rules = panel.table.state, [fault.rule.id for fault in panel.faults]
    said = {"tried": state.tried, "rules": rules, "text": panel.violation(), "state": as_fields(state)}
    return ({"type": "violation", **said},)
