"""A state as a readable link, and a link as a state.

The names are those of the referee's requests, so that a line for the referee can be read off an address.  What
a link says wrongly is explained and left out; all the rest of it counts.

A game in which rules were broken is told from its beginning: `white`, `black` and `turn` are where it began, every
further `dice` is the next turn, and `complete=true` ends the last one.  So a board that only a hand can lay has a link
too, and its log comes back with it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from nardy.interface import Reader, Request, read_request
from nardy.notation import Hop, InputFault, InputFaults, shortened, write_moves, write_side
from nardy.pages.sandbox.log import entries
from nardy.pages.sandbox.state import (
    CLOSED,
    STUDIES,
    VIEWS,
    Saying,
    State,
    Turn,
    is_agreement,
    known_pair,
    opening,
    set_up,
)
from nardy.pages.sandbox.table import Table
from nardy.text import LANGS, Text
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION

IN_LINK = Text("In the link, {field}={value}: {said}", "В ссылке {field}={value}: {said}")
NO_VIEW = Text("there is no such view; it was left as usual.", "такого вида нет, оставлен обычный.")
USUAL = {"variant": VARIANTS[0].id, "turn": "white", "dice": "21", "moves": ""}
"""What a link that does not say it means; the dice only stand in until there are some."""
OF_TURN = ("dice", "moves", "agreed", "complete")
"""What a link says of each turn; the agreement only where it was another one than now."""
ENDED = ("true", "false")
MOST_TURNS = 500
"""So many turns of a game are replayed; no real game has as many."""
NO_DICE = Text("this needs dice.", "для этого нужны зары.")
NO_AGREEMENT = Text("there is no such agreement.", "такого уговора нет.")
NOT_ENDED = Text("true or false is expected.", "здесь должно быть true или false.")
GAME_OVER = Text("the game is over before this roll.", "партия кончилась до этого броска.")
CUT = Text(
    "The game in the link cannot be followed any further; what it tells after this was left out.",
    "Дальше проследить партию по ссылке нельзя: всё, что в ней после этого, пропущено.",
)


def query(state: State) -> str:
    """The query of a link that leads back to this state; what is as usual is left out."""
    turns = (*state.past, state.now) if entries(state) else (state.now,)
    first, now = turns[0], state.now
    usual = set_up(VARIANT[state.variant])
    set_out = (first.white, first.black) == (usual.white, usual.black)
    fields = [
        ("variant", state.variant),
        ("preset", state.preset if state.preset != "standard" else ""),
        *state.options.items(),
        ("white", "" if set_out else first.white),
        ("black", "" if set_out else first.black),
        ("turn", first.turn if first.turn != "white" or first.dice or not set_out else ""),
        *_told(turns, state.agreed),
        ("complete", "true" if first is not now and not now.dice else ""),
        *((name, getattr(state, name)) for name, values in VIEWS.items() if getattr(state, name) != values[0]),
        ("show", state.show if state.show != CLOSED else ""),
        ("compare", state.compare if state.show == "rules" else ""),
    ]
    return urlencode([(name, value) for name, value in fields if value], safe=",:/=")


def _told(turns: Iterable[Turn], agreed: str) -> Iterator[tuple[str, str]]:
    """What a link says of each turn."""
    for turn in turns:
        yield "dice", turn.dice
        yield "moves", turn.moves
        yield "agreed", turn.agreed if turn.agreed != agreed else ""


def state_of(text: str) -> State:
    """The state that a query names, with a notice for everything in it that cannot be used."""
    pairs = parse_qsl(text.removeprefix("?"))
    given = dict(pairs)
    fields, options = _sorted_out(given)
    faults: list[InputFault] = []
    request = _readable(fields, options, faults)
    notices = [notice(fault) for fault in faults]
    state = replace(_placed(request, fields, options), **_view(given, notices))
    state = _followed(state, _turns(pairs), notices)
    return replace(state, notices=tuple(notices))


def _sorted_out(given: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The referee's fields and the single options of a link, without its turns; unknown names are ignored."""
    names = ("variant", "preset", "white", "black", "turn")
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
    now = Turn(write_side(position.white), write_side(position.black), request.turn)
    return replace(opening(request.rules.variant), preset=fields.get("preset", "standard"), options=options, now=now)


def _view(given: Mapping[str, str], notices: list[Saying]) -> dict[str, Any]:
    """Numbering, seat, referee and help of a link, and what is open beside the board."""
    wanted: dict[str, Any] = {}
    if known_pair(given.get("compare", "")):
        wanted["compare"] = given.get("compare", "")
    for name, known in (*VIEWS.items(), ("show", STUDIES)):
        if name in given and given[name] not in known:
            notices.append(notice(InputFault(name, given[name][:40], NO_VIEW)))
        elif name in given:
            wanted[name] = given[name]
    return wanted


def _turns(pairs: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    """What a link says of each turn: every further roll begins one."""
    turns: list[dict[str, str]] = [{}]
    for name, value in pairs:
        if name == "dice" and name in turns[-1]:
            turns.append({})
        if name in OF_TURN:
            turns[-1][name] = value
    return turns


def _followed(state: State, turns: list[dict[str, str]], notices: list[Saying]) -> State:
    """The state after the turns of a link; at the first that cannot be played as written it stops and says so."""
    for number, turn in enumerate(turns, 1):
        present = number == len(turns) and turn.get("complete") != "true"
        wrong: list[InputFault] = []
        played = _rolled(state, turn, wrong, judged=present)
        notices += map(notice, wrong)
        if present:
            return played
        if wrong or number > MOST_TURNS:
            notices.append((CUT.say("en"), CUT.say("ru")))
            return _rolled(state, turn, [], judged=True)
        state = _ended(played, turn.get("agreed", ""))
    return state


def _ended(state: State, agreed: str) -> State:
    """The state after a turn that was played under some agreement."""
    played = state.under(replace(state.now, agreed=agreed))
    return replace(Table(played).ended(), preset=state.preset, options=state.options)


def _rolled(state: State, turn: Mapping[str, str], wrong: list[InputFault], *, judged: bool) -> State:
    """The state with the dice and the steps of one turn; `judged`: by a referee as strict as the state has one."""
    reader = Reader(turn)
    dice, hops = "dice" in turn and reader.dice(), reader.moves() if "moves" in turn else ()
    wrong += reader.faults
    over = dice and Table(state).winner
    for name, bad, text in (
        ("dice", over, GAME_OVER),
        ("moves", hops and not dice, NO_DICE),
        ("agreed", not is_agreement(turn.get("agreed", state.agreed)), NO_AGREEMENT),
        ("complete", turn.get("complete", "false") not in ENDED, NOT_ENDED),
        ("complete", turn.get("complete") == "true" and not dice, NO_DICE),
    ):
        if bad:
            wrong.append(InputFault(name, shortened(turn[name]), text))
    if not dice or over:
        return state
    state = replace(state, now=replace(state.now, dice=turn["dice"]))
    if judged and state.referee == "refuse":
        return _replayed(state, hops, wrong)
    return _carried_out(state, hops, wrong)


def _replayed(state: State, hops: tuple[Hop, ...], wrong: list[InputFault]) -> State:
    """The state after the legal beginning of a turn; the first illegal step is shown refused."""
    table = Table(state)
    for done in range(len(hops)):
        try:
            verdict = table.trial(hops[: done + 1])
        except InputFaults as faults:
            wrong += faults.faults
            return state
        if not verdict.legal:
            return replace(state, tried=write_moves(hops[done : done + 1]))
        state = replace(state, now=replace(state.now, moves=write_moves(a.step for a in verdict.attempts)))
    return state


def _carried_out(state: State, hops: tuple[Hop, ...], wrong: list[InputFault]) -> State:
    """The state after all steps of a turn that a hand can make, whatever they break."""
    table = Table(state)
    most = bisect_left(range(1, len(hops) + 1), 1, key=lambda count: len(_impossible(table, hops[:count])))
    wrong += _impossible(table, hops[: most + 1])
    steps = write_moves(attempt.step for attempt in table.trial(hops[:most]).attempts)
    return replace(state, now=replace(state.now, moves=steps))


def _impossible(table: Table, hops: tuple[Hop, ...]) -> tuple[InputFault, ...]:
    """What in these steps no hand could do."""
    try:
        table.trial(hops)
    except InputFaults as wrong:
        return wrong.faults
    return ()


def notice(fault: InputFault) -> Saying:
    """The sentence about something in a link, in both languages."""
    en, ru = (
        IN_LINK.say(lang, {"field": fault.field, "value": fault.value, "said": fault.text.say(lang, fault.facts)})
        for lang in LANGS
    )
    return en, ru
