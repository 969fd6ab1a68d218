"""A state as a readable link, and a link as a state.

The names are those of the referee's requests, so that a line for the referee can be read off an address.  What
a link says wrongly is explained and left out; all the rest of it counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from nardy.interface import Request, read_request
from nardy.notation import InputFault, InputFaults, write_moves, write_side
from nardy.pages.sandbox.state import CLOSED, STUDIES, VIEWS, Saying, State, Turn, known_pair, opening, set_up
from nardy.pages.sandbox.table import Table
from nardy.text import LANGS, Text
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION

IN_LINK = Text("In the link, {field}={value}: {said}", "В ссылке {field}={value}: {said}")
NO_VIEW = Text("there is no such view; it was left as usual.", "такого вида нет, оставлен обычный.")
USUAL = {"variant": VARIANTS[0].id, "turn": "white", "dice": "21", "moves": ""}
"""What a link that does not say it means; the dice only stand in until there are some."""
NO_MOVES = Text("moves need dice.", "для ходов нужны зары.")


def query(state: State) -> str:
    """The query of a link that leads back to this state; what is as usual is left out."""
    now = state.now
    usual = set_up(VARIANT[state.variant])
    set_out = (now.white, now.black) == (usual.white, usual.black)
    fields = {
        "variant": state.variant,
        "preset": state.preset if state.preset != "standard" else "",
        **state.options,
        "white": "" if set_out else now.white,
        "black": "" if set_out else now.black,
        "turn": now.turn if now.turn != "white" or now.dice or not set_out else "",
        "dice": now.dice,
        "moves": now.moves,
        **{name: "" if getattr(state, name) == values[0] else getattr(state, name) for name, values in VIEWS.items()},
        "show": state.show if state.show != CLOSED else "",
        "compare": state.compare if state.show == "rules" else "",
    }
    return urlencode({name: value for name, value in fields.items() if value}, safe=",:/")


def state_of(text: str) -> State:
    """The state that a query names, with a notice for everything in it that cannot be used."""
    given = dict(parse_qsl(text.removeprefix("?")))
    fields, options = _sorted_out(given)
    faults: list[InputFault] = []
    request = _readable(fields, options, faults)
    notices = [_notice(fault) for fault in faults]
    state = replace(_placed(request, fields, options), **_view(given, notices))
    if request.moves and not state.now.dice:
        notices.append(_notice(InputFault("moves", given["moves"], NO_MOVES)))
    elif request.moves:
        state = _replayed(state, request, notices)
    return replace(state, notices=tuple(notices))


def _sorted_out(given: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The referee's fields and the single options of a link; unknown names are ignored."""
    names = ("variant", "preset", "white", "black", "turn", "dice", "moves")
    return (
        {name: given[name] for name in names if name in given},
        {name: given[name] for name in OPTION if name in given},
    )


def _readable(fields: dict[str, str], options: dict[str, str], faults: list[InputFault]) -> Request:
    """The request that is left when everything wrong has been taken out of `fields` and `options`."""
    for _ in range(len(fields) + len(options)):
        try:
            return read_request({**USUAL, **fields, "options": options})
        except InputFaults as wrong:
            faults += wrong.faults
            for fault in wrong.faults:
                _leave_out(fault.field, fields, options)
    return read_request({**USUAL, **fields, "options": options})


def _leave_out(field: str, fields: dict[str, str], options: dict[str, str]) -> None:
    options.pop(field.removeprefix("options."), None)
    for name in ("white", "black") if field in {"white", "black"} else (field,):
        fields.pop(name, None)


def _placed(request: Request, fields: Mapping[str, str], options: Mapping[str, str]) -> State:
    position = request.position
    now = Turn(write_side(position.white), write_side(position.black), request.turn, fields.get("dice", ""))
    return replace(opening(request.rules.variant), preset=fields.get("preset", "standard"), options=options, now=now)


def _view(given: Mapping[str, str], notices: list[Saying]) -> dict[str, Any]:
    """Numbering, seat, referee and help of a link, and what is open beside the board."""
    wanted: dict[str, Any] = {}
    if known_pair(given.get("compare", "")):
        wanted["compare"] = given.get("compare", "")
    for name, known in (*VIEWS.items(), ("show", STUDIES)):
        if name in given and given[name] not in known:
            notices.append(_notice(InputFault(name, given[name][:40], NO_VIEW)))
        elif name in given:
            wanted[name] = given[name]
    return wanted


def _replayed(state: State, request: Request, notices: list[Saying]) -> State:
    """The state after the moves of a link: legal ones are played, the first illegal one is shown refused.

    Under a referee that watches all are played.
    """
    table = Table(state)
    for done in range(len(request.moves)):
        try:
            verdict = table.trial(request.moves[: done + 1])
        except InputFaults as wrong:
            notices += map(_notice, wrong.faults)
            return state
        if not verdict.legal and state.referee == "refuse":
            return replace(state, tried=write_moves(request.moves[done : done + 1]))
        steps = write_moves(attempt.step for attempt in verdict.attempts)
        state = replace(state, now=replace(state.now, moves=steps))
    return state


def _notice(fault: InputFault) -> Saying:
    """The sentence about something in a link, in both languages."""
    en, ru = (
        IN_LINK.say(lang, {"field": fault.field, "value": fault.value, "said": fault.text.say(lang, fault.facts)})
        for lang in LANGS
    )
    return en, ru
