"""What every event does to the sandbox: `(state, event) → state`, pure but for the dice that are handed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from urllib.parse import parse_qsl

from nardy.board import BAR, COLORS, OFF
from nardy.dice import lengths
from nardy.notation import MESSAGES, NOUN, Hop, InputFaults, read_moves, write_moves
from nardy.pages.live import Event, Throw
from nardy.pages.points import as_slots, namer, step_name
from nardy.pages.sandbox.hints import rungs
from nardy.pages.sandbox.link import query, state_of
from nardy.pages.sandbox.log import entries
from nardy.pages.sandbox.partner import answered, own_past, thrown
from nardy.pages.sandbox.scene import bare_scene
from nardy.pages.sandbox.state import VIEWS, Saying, State, from_json, opening
from nardy.pages.sandbox.study import HANDLERS as STUDY_HANDLERS
from nardy.pages.sandbox.table import Table
from nardy.pages.sandbox.watch import go_on, look, roll_back, rolled_forth
from nardy.referee import NO_PIECE
from nardy.text import LANGS, Fact, Text, own_numbers
from nardy.variants import VARIANT
from nardy.variants.options import OPTION, PRESET

ROLL_FIRST = Text("Roll the dice first; then the pieces can move.", "Сначала бросьте зары, потом ходите.")
ROLLED = Text("The dice have been thrown; play them or undo.", "Зары уже брошены: сыграйте их или отмените.")
GAME_OVER = Text("The game is over; start a new one.", "Партия окончена; начните новую.")
NOTHING_HERE = Text("Nobody stands on {p:slot}.", "На пункте {p:slot} никого нет.")
NOTHING_OFF = Text("Pieces that have been borne off do not come back.", "Снятые шашки на доску не возвращаются.")
NOTHING_TO_UNDO = Text("There is nothing to undo.", "Отменять нечего.")
NO_MOVE = Text("Write a move such as {example}.", "Напишите ход, например {example}.")
UNKNOWN = Text("There is no such setting.", "Такой настройки нет.")


def step(state: State | None, event: Event, throw: Throw) -> State:
    """The state after an event; an event that the sandbox does not know changes nothing."""
    if event.get("action") == "open" or state is None:
        return answered(_opened(state, event), throw)
    handle = HANDLERS.get(str(event.get("action")))
    return answered(handle(state, event, throw), throw) if handle else state


def recalled(kept: Mapping[str, object] | None) -> State | None:
    """The state that the page has kept, or None where it is none of ours."""
    try:
        state = from_json(kept) if kept else None
        if state:
            _ = Table(state).verdict, entries(state)
    except (ValueError, InputFaults):
        return None
    return state


def _opened(state: State | None, event: Event) -> State:
    """A page opened at an address: the kept state where it belongs to that address, else what the link says."""
    address = str(event.get("query", "")).removeprefix("?")
    if state and parse_qsl(query(state)) == parse_qsl(address):
        return state
    fresh = state_of(address)
    return state if state and query(state) == query(fresh) else fresh


def _told(state: State, text: Text, facts: Mapping[str, Fact | Hop] | None = None) -> State:
    """The calm state with one sentence to say."""
    return state.told(_saying(Table(state), text, facts or {}))


def _saying(table: Table, text: Text, facts: Mapping[str, Fact | Hop]) -> Saying:
    """A sentence in both languages; points and steps among the facts get the numbers of the board."""
    point = namer(bare_scene(table))
    en, ru = (
        text.say(
            lang,
            {name: step_name(fact, lang, point) if isinstance(fact, Hop) else fact for name, fact in facts.items()},
            point,
        )
        for lang in LANGS
    )
    return en, ru


def _tap(state: State, event: Event, _throw: Throw) -> State:
    """A tap on a place: picks a piece up, puts it down, or tries the step there."""
    table = Table(state)
    slot, side = int(str(event.get("slot"))), event.get("side")
    if table.winner:
        return _told(state, GAME_OVER)
    if not table.roll:
        return _told(state, ROLL_FIRST)
    theirs = slot in (OFF, BAR) and side in COLORS and side != table.mover
    if state.picked and not theirs:
        return _put(table, state.picked, slot)
    return _picked_up(table, slot, theirs)


def _picked_up(table: Table, slot: int, theirs: bool) -> State:
    state, kinds = table.state, table.kinds(slot)
    if theirs:
        has = slot != OFF and any(table.position.count(table.opponent(), slot, kind) for kind in (0, 1, 2))
        return replace(state.calm(), foreign=slot) if has else _told(state, NOTHING_OFF)
    if kinds:
        useful = (kind for kind in kinds if table.targets(kind, slot))
        return replace(state.calm(), picked=(next(useful, kinds[0]), slot))
    if (kind := table.foreign(slot)) is not None:
        watched = state.referee == "watch"
        return replace(state.calm(), picked=(kind, slot)) if watched else replace(state.calm(), foreign=slot)
    return _told(state, NOTHING_OFF if slot == OFF else NOTHING_HERE, {"slot": slot})


def _put(table: Table, picked: tuple[int, int], slot: int) -> State:
    """The piece in hand put on `slot`: its own place frees the hand or shows the next kind that stands there."""
    state, (kind, src) = table.state, picked
    if slot == src:
        later = [other for other in table.kinds(src) if other > kind]
        return replace(state.calm(), picked=(later[0], src) if later else None)
    aimed = src - slot in lengths(table.moment.left) or slot in table.targets(kind, src)
    if table.kinds(slot) and not aimed and state.referee == "refuse":
        return _picked_up(table, slot, theirs=False)
    hop = Hop(kind, src, slot)
    if slot == BAR or (src, slot) == (BAR, OFF):
        return _told(state, MESSAGES["bar-target" if slot == BAR else "bar-off"], {"move": hop})
    return _tried(table, (hop,))


def _tried(table: Table, hops: tuple[Hop, ...]) -> State:
    """Further steps played, or refused as a whole: an illegal step springs back unless the referee only watches."""
    state = table.state
    try:
        verdict = table.trial(hops)
    except InputFaults as wrong:
        missing = (read_moves(fault.value)[0] for fault in wrong.faults)
        return state.told(*(_saying(table, NO_PIECE, {"move": hop, "kind": NOUN[hop.kind]}) for hop in missing))
    broken = not table.adds_nothing(verdict)
    if broken and state.referee == "refuse":
        show = "" if state.show == "why" else state.show  # a long table would push what is below it far away
        return replace(state.calm(), tried=write_moves(hops), show=show)
    played = write_moves(attempt.step for attempt in verdict.attempts)
    return _noted(state, state.playing(replace(state.now, moves=played)))


def _carried(state: State, event: Event, _throw: Throw) -> State:
    """A piece carried to another place, in the numbers of its side: the step is tried, whatever stands there."""
    table = Table(state)
    if table.winner or not table.roll:
        return _told(state, GAME_OVER if table.winner else ROLL_FIRST)
    try:
        hops = read_moves(str(event.get("moves", ""))[:200])
    except InputFaults as wrong:
        messages = (fault.message() for fault in wrong.faults)
        return state.told(*((said["en"], said["ru"]) for said in messages))
    return _tried(table, hops)


def _typed(state: State, event: Event, _throw: Throw) -> State:
    """A move written in the field, in the numbers of the board."""
    table, text = Table(state), str(event.get("moves", ""))[:200]
    if table.winner or not table.roll:
        return replace(_told(state, GAME_OVER if table.winner else ROLL_FIRST), typed=text)
    scene = bare_scene(table)
    try:
        hops = tuple(as_slots(hop, scene) for hop in read_moves(text))
    except InputFaults as wrong:
        messages = (fault.message() for fault in wrong.faults)
        return replace(state.told(*((said["en"], said["ru"]) for said in messages)), typed=text)
    if not hops:
        return _told(state, NO_MOVE, {"example": "24/18"})
    after = _tried(table, hops)
    return after if after.now != state.now else replace(after, typed=text)


def _roll(state: State, _event: Event, throw: Throw) -> State:
    """Dice thrown by the page."""
    table = Table(state)
    if table.winner or table.roll:
        return _told(state, GAME_OVER if table.winner else ROLLED)
    return state.playing(replace(state.now, dice=thrown(table, throw)))


def _dice(state: State, event: Event, _throw: Throw) -> State:
    """Dice chosen by hand; steps already played are taken back."""
    chosen = f"{event.get('a', '')}{event.get('b', '')}"
    if len(chosen) != 2 or not set(chosen) <= set("123456"):
        return _told(state, ROLL_FIRST)
    if Table(state).winner:
        return _told(state, GAME_OVER)
    return state.playing(replace(state.now, dice="".join(sorted(chosen, reverse=True)), moves=""))


def _undo(state: State, _event: Event, _throw: Throw) -> State:
    """The last thing undone: going back, a step, the roll, or the end of the turn before.

    A turn that was let stand while the referee watched comes back to one who refuses as far as it is legal.
    """
    if state.rolled:
        return _settled(rolled_forth(state))
    if hops := Table(state).hops:
        return state.playing(replace(state.now, moves=write_moves(hops[:-1])))
    if past := own_past(state):
        return _settled(replace(state.playing(past[-1].resumed()), past=past[:-1]))
    if state.now.dice:
        return state.playing(replace(state.now, dice=""))
    return _told(state, NOTHING_TO_UNDO)


def _end(state: State, _event: Event, _throw: Throw) -> State:
    """The turn ended, unless a duty of it is unmet and the referee does not only watch."""
    table = Table(state)
    if table.winner:
        return _told(state, GAME_OVER)
    if not table.roll:
        return _told(state, ROLL_FIRST)
    verdict = table.trial((), complete=True)
    if not verdict.legal and state.referee == "refuse":
        return replace(state.calm(), ended=True)
    return _noted(state, table.ended(verdict))


def _noted(before: State, after: State) -> State:
    """The later state with all that has come into the log, so that all of it is told."""
    return replace(after, noted=max(0, len(entries(after)) - len(entries(before))))


def _new(state: State, event: Event, _throw: Throw) -> State:
    """A new game of the same agreement, or of another game."""
    chosen = VARIANT.get(str(event.get("value")), VARIANT[state.variant])
    fresh = opening(chosen)
    options = {name: value for name, value in state.options.items() if name in chosen.options}
    views = {name: getattr(state, name) for name in VIEWS}
    return replace(fresh, preset=state.preset, options=options, **views)


def _set(state: State, event: Event, _throw: Throw) -> State:
    """A setting changed; steps of this turn that are no longer legal are taken back."""
    name, value = str(event.get("name")), str(event.get("value"))
    if name == "variant" and value in VARIANT:
        return _new(state, event, _throw)
    if name == "preset" and value in PRESET:
        return _settled(replace(state.calm(), preset=value, options={}))
    if name in OPTION and value in OPTION[name].names:
        return _settled(_agreed(state, name, value))
    if value in VIEWS.get(name, ()):
        return _settled(replace(state, **{name: value}))  # type: ignore[arg-type] # checked by name above
    return _told(state, UNKNOWN)


def _agreed(state: State, name: str, value: str) -> State:
    """The state with one option set; an override that only repeats the preset is dropped."""
    others = {key: kept for key, kept in state.options.items() if key != name}
    plain = Table(replace(state, options=others)).rules.options.get(name)
    return replace(state.calm(), options=others if value == plain else others | {name: value})


def _agree(state: State, event: Event, throw: Throw) -> State:
    """What was refused is agreed to be legal by one option, and carried out."""
    after = _set(state, event, throw)
    return _end(after, event, throw) if state.ended else _tried(Table(after), read_moves(state.tried))


def _settled(state: State) -> State:
    """The longest beginning of the turn that is legal under the present agreement, or all of it when watched."""
    table = Table(state)
    if state.referee == "watch":
        return state
    while table.verdict and not table.verdict.legal:
        state = replace(state, now=replace(state.now, moves=write_moves(table.hops[:-1])))
        table = Table(state)
    return state


def _hint(state: State, _event: Event, _throw: Throw) -> State:
    """One hint more, or none after the last; what has been refused stays on the page."""
    table = Table(state)
    if table.winner or not table.roll:
        return _told(state, GAME_OVER if table.winner else ROLL_FIRST)
    most = len(list(rungs(table, "en", own_numbers)))
    return replace(state, hints=0 if state.hints >= most else state.hints + 1)


def _targets(state: State, _event: Event, _throw: Throw) -> State:
    """What would be legal shown to one who asks, or put away."""
    return replace(state, asked=not state.asked)


def _cancel(state: State, _event: Event, _throw: Throw) -> State:
    return state.calm()


HANDLERS: Mapping[str, Callable[[State, Event, Throw], State]] = {
    "tap": _tap,
    "type": _typed,
    "move": _carried,
    "roll": _roll,
    "dice": _dice,
    "undo": _undo,
    "end": _end,
    "new": _new,
    "set": _set,
    "hint": _hint,
    "targets": _targets,
    "record": lambda state, _event, _throw: replace(state, recorded=not state.recorded),
    "look": look,
    "go-on": go_on,
    "roll-back": lambda state, event, throw: _settled(roll_back(state, event, throw)),
    "cancel": _cancel,
    "agree": _agree,
    **STUDY_HANDLERS,
}
