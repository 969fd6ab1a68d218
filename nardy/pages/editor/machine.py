"""What every event does to the editor: `(state, event) → state`; whatever can be written can be kept."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from urllib.parse import parse_qsl

from nardy.board import BAR, COLORS, KINDS, OFF
from nardy.notation import write_side
from nardy.pages.editor.state import Setup, State, from_json, opening, piece_of, tools
from nardy.pages.live import Event
from nardy.scene import NUMBERINGS
from nardy.text import Text
from nardy.variants import VARIANT
from nardy.variants.options import OPTION, PRESET

LONGEST = 300
FACES = "123456"
NAMES: Mapping[str, Container[str]] = {
    "variant": VARIANT,
    "preset": PRESET,
    "turn": COLORS,
    "numbering": NUMBERINGS,
}
"""What a link may say, by its field."""
NOTHING_THERE = Text("Nobody stands there.", "Здесь никого нет.")
INTO_TRAY = Text(
    "What is not on the board counts as borne off; to take a piece away, move it here or use “Take away”.",
    "Кого нет на доске, тот считается выброшенным; чтобы убрать шашку, перенесите её сюда или нажмите «Убрать».",
)
ALL_STAND = Text("All pieces of this side are on the board.", "Все шашки этой стороны уже на доске.")
NO_UNDO = Text("There is nothing to undo.", "Отменять нечего.")
LEFT_OUT = Text("In the link, {names} could not be used.", "В ссылке не удалось понять: {names}.")


def step(state: State | None, event: Event) -> State:
    """The state after an event; an event that the editor does not know changes nothing."""
    if event.get("action") == "open" or state is None:
        return _opened(state, event)
    handle = HANDLERS.get(str(event.get("action")))
    return handle(state, event) if handle else state


def recalled(kept: Mapping[str, object] | None) -> State | None:
    """The state that the page has kept, or None where it is none of ours."""
    try:
        return from_json(kept) if kept else None
    except ValueError:
        return None


def _opened(state: State | None, event: Event) -> State:
    """A page opened at an address: the kept state where it belongs to that address, else what the link says."""
    wanted = state_of(str(event.get("query", "")))
    return state if state and state.query() == wanted.query() else wanted


def state_of(text: str) -> State:
    """The state that a query names, with a notice of what in it could not be used; the pieces are taken as written."""
    given = dict(parse_qsl(text.removeprefix("?")))
    good = {name: value for name, value in given.items() if _usable(name, value)}
    state = opening(VARIANT[good["variant"]]) if "variant" in good else opening()
    if "white" in given or "black" in given:
        white, black = (_standing(given.get(color, "")) for color in COLORS)
        state = replace(state, white=white, black=black)
    options = {name: value for name, value in good.items() if name in OPTION}
    plain = {name: value for name, value in good.items() if name in {"turn", "dice", "preset", "numbering"}}
    return _noticed(replace(state, options=options, **plain), [f"{n}={given[n][:40]}" for n in given if n not in good])  # type: ignore[arg-type] # names checked by _usable


def _standing(text: str) -> str:
    """A written side without what only says how many have been borne off, when it says nothing else."""
    return "" if text.startswith("off:") and "," not in text else text[:LONGEST]


def _usable(name: str, value: str) -> bool:
    """Whether a field of a link can be used; the pieces always can, and unknown fields do no harm."""
    known: Mapping[str, Container[str]] = {
        "variant": VARIANT,
        "preset": PRESET,
        "turn": COLORS,
        "numbering": NUMBERINGS,
    }
    if name in known:
        return value in known[name]
    if name == "dice":
        return len(value) == 2 and set(value) <= set(FACES)
    return name not in OPTION or value in OPTION[name].names


def _noticed(state: State, names: list[str]) -> State:
    return _told(state, LEFT_OUT, ", ".join(names)) if names else state


def _told(state: State, text: Text, names: str = "") -> State:
    facts = {"names": names}
    return replace(state.calm(), notice=(text.say("en", facts), text.say("ru", facts)))


def _tap(state: State, event: Event) -> State:
    """A tap on a place: the tool in hand is used there."""
    setup, slot, side = Setup(state), int(str(event.get("slot"))), str(event.get("side") or state.turn)
    if side not in COLORS or not OFF <= slot <= BAR:
        return state
    if piece := piece_of(state.tool):
        return _put(setup, *piece, slot)
    here = _top(setup, side, setup.across(side, slot))
    if state.tool == "remove":
        return _changed(setup, side, setup.across(side, slot), here, -1)
    return _carried(setup, side, slot, here)


def _top(setup: Setup, side: str, slot: int) -> int | None:
    """The kind of the piece that a hand takes from a place: checkers last, since they lie beneath; None for nobody."""
    color = COLORS[side == COLORS[1]]
    if slot == OFF:
        return next((kind for kind in KINDS if setup.left(color, kind) > 0), None)
    return next((kind for kind in reversed(KINDS) if setup.pieces[color][slot, kind]), None)


def _put(setup: Setup, color: str, kind: int, slot: int) -> State:
    if slot == OFF:
        return _told(setup.state, INTO_TRAY)
    return _changed(setup, color, setup.across(color, slot), kind, 1)


def _changed(setup: Setup, color: str, slot: int, kind: int | None, by: int) -> State:
    """One piece more or less in a slot of its own numbering."""
    if kind is None or slot == OFF:
        return _told(setup.state, INTO_TRAY if slot == OFF else NOTHING_THERE)
    return replace(setup.changed(color, slot, kind, by), said=(slot, color))


def _carried(setup: Setup, side: str, slot: int, here: int | None) -> State:
    """Tap-tap without rules: the first tap picks up, the second puts down."""
    state = setup.state
    if state.hand is None:
        own = setup.across(side, slot)
        if here is None:
            return _told(state, ALL_STAND if slot == OFF else NOTHING_THERE)
        return replace(state.calm(), hand=(side, here, own))
    color, kind, src = state.hand
    return _moved(state, color, kind, src, setup.across(color, slot))


def _moved(state: State, color: str, kind: int, src: int, dst: int) -> State:
    """A piece taken from one slot of its own numbering and put into another; the tray takes and gives any number."""
    if src == dst:
        return state.calm()
    after = state if src == OFF else Setup(state).changed(color, src, kind, -1)
    after = after if dst == OFF else Setup(after).changed(color, dst, kind, 1)
    return replace(state.placed(after.white, after.black), said=(dst, color))


def _drag(state: State, event: Event) -> State:
    """A piece of the side to move carried to another place."""
    kind, src, dst = (int(str(event.get(name))) for name in ("kind", "from", "to"))
    if kind not in KINDS or not (OFF <= src <= BAR and OFF <= dst <= BAR):
        return state
    return _moved(state, state.turn, kind, src, dst)


def _tool(state: State, event: Event) -> State:
    tool = str(event.get("tool"))
    return replace(state.calm(), tool=tool) if tool in tools(VARIANT[state.variant]) else state


def _text(state: State, event: Event) -> State:
    """Both sides as somebody has written them: kept as they are, whatever is wrong with them."""
    return replace(state.placed(*(str(event.get(color, ""))[:LONGEST].strip() for color in COLORS)), whole=True)


def _start(state: State, event: Event) -> State:
    """All pieces as the game begins, or none at all."""
    setup = write_side(VARIANT[state.variant].setup)
    after = state.placed(setup, setup) if event.get("from") == "setup" else state.placed("", "")
    return replace(after, whole=True)


def _set(state: State, event: Event) -> State:
    """Game, side to move, dice or numbering changed; the pieces stay as they are."""
    name, value = str(event.get("name")), str(event.get("value"))
    if name == "variant" and value in VARIANT:
        return _other_game(state, value)
    if name == "dice" and (not value or _usable(name, value)):
        return replace(state.calm(), dice=value)
    if (name == "turn" and value in COLORS) or (name == "numbering" and value in NUMBERINGS):
        return replace(state.calm(), **{name: value})  # type: ignore[arg-type] # checked by name above
    return state


def _other_game(state: State, variant: str) -> State:
    """Another game: the set-up becomes its set-up, every other position stays."""
    usual, game = write_side(VARIANT[state.variant].setup), VARIANT[variant]
    options = {name: value for name, value in state.options.items() if name in game.options}
    after = replace(state.calm(), variant=variant, options=options, tool="move", whole=True)
    untouched = (state.white, state.black) == (usual, usual)
    return replace(after, white=write_side(game.setup), black=write_side(game.setup)) if untouched else after


def _undo(state: State, _event: Event) -> State:
    if not state.past:
        return _told(state, NO_UNDO)
    white, black = state.past[-1]
    return replace(state.calm(), white=white, black=black, past=state.past[:-1], whole=True)


def _cancel(state: State, _event: Event) -> State:
    return state.calm()


HANDLERS: Mapping[str, Callable[[State, Event], State]] = {
    "tap": _tap,
    "move": _drag,
    "tool": _tool,
    "text": _text,
    "start": _start,
    "set": _set,
    "undo": _undo,
    "cancel": _cancel,
}
