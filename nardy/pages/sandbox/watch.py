"""What can be done with the log of a referee who only watches: look at an entry, go back to just before it."""

from __future__ import annotations

from dataclasses import replace

from nardy.pages.live import Event, Throw
from nardy.pages.sandbox.log import Entry, Key, entry_of
from nardy.pages.sandbox.state import Saying, State
from nardy.text import LANGS, Text

BACK_AT = Text(
    "The game is back just before this was played (turn {number}). Undo brings back what came after.",
    "Партия вернулась к положению перед этим (ход {number}). «Отменить» вернёт всё, что было потом.",
)
FORTH = Text("Everything is as it was before going back.", "Всё снова так, как было до возврата.")


def look(state: State, event: Event, _throw: Throw) -> State:
    """An entry shown on the board; the same entry once more, or one that is not there, leads back to the game."""
    key = _key(event)
    if key == state.viewed or not entry_of(state, key):
        return state.calm()
    return replace(state.calm(), viewed=key)


def go_on(state: State, _event: Event, _throw: Throw) -> State:
    """Back from the log to the game."""
    return state.calm()


def roll_back(state: State, event: Event, _throw: Throw) -> State:
    """The game as it was just before an entry; what came after is kept until something else is played."""
    entry = entry_of(state, _key(event))
    return _rolled(state, entry) if entry else state


def _rolled(state: State, entry: Entry) -> State:
    kept, tail = state.past[: entry.number - 1], (*state.past[entry.number - 1 :], state.now)
    back = replace(state.playing(entry.before.resumed()), past=kept, rolled=tail)
    return replace(back, notices=(_said(BACK_AT, entry.number),))


def rolled_forth(state: State) -> State:
    """What going back took away, put back."""
    *past, now = state.rolled
    return replace(state.playing(now), past=(*state.past, *past), notices=(_said(FORTH, 0),))


def _said(text: Text, number: int) -> Saying:
    en, ru = (text.say(lang, {"number": number}) for lang in LANGS)
    return en, ru


def _key(event: Event) -> Key | None:
    """The entry that a button names, as "7.2" or, for the end of the turn, "7.end"."""
    number, _, step = str(event.get("entry", "")).partition(".")
    if not number.isdecimal():
        return None
    return int(number), int(step) if step.isdecimal() else None
