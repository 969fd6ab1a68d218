"""The laboratory of dice as a state machine: three dice on the table, one of them loaded, and one's own at home."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nardy.pages.laboratory.fair import FACES
from nardy.pages.live import Event, Json, Throw

Counts = tuple[int, ...]
NOTHING: Counts = (0,) * FACES
DICE = 3
AT_ONCE = (100, 200)
MOST = 9999
"""More throws than anybody needs."""


@dataclass(frozen=True, slots=True)
class State:
    """What has been thrown: counts of each die, which one is loaded, the guess since the last throw, one's own die."""

    loaded: int
    counts: tuple[Counts, ...] = (NOTHING,) * DICE
    guess: int | None = None
    own: Counts = NOTHING

    @property
    def ready(self) -> bool:
        """Whether each die has been thrown, so that there is something to compare."""
        return all(map(sum, self.counts))


def advance(state: State, event: Event, throw: Throw) -> State:
    """The state after an event; what makes no sense leaves it as it is."""
    match event.get("action"):
        case "throw":
            return _thrown(state, _number(event.get("die")), _number(event.get("n")), throw)
        case "guess" if _number(event.get("die")) in range(DICE):
            return replace(state, guess=_number(event.get("die")))
        case "again":
            return fresh(throw)
        case "own":
            return replace(state, own=tuple(_number(event.get(f"face{face}")) for face in range(1, FACES + 1)))
    return state


def fresh(throw: Throw) -> State:
    """Three new dice; chance decides which is the loaded one."""
    return State(throw()[0] % DICE)


def _number(value: object) -> int:
    """A number from a page; what is none counts as nothing."""
    text = str(value)
    return min(int(text), MOST) if text.isdecimal() and len(text) < len(str(MOST)) + 1 else 0


def _thrown(state: State, die: int, n: int, throw: Throw) -> State:
    if die not in range(DICE) or n not in AT_ONCE or sum(state.counts[die]) + n > MOST:
        return state
    counts = list(state.counts[die])
    for _ in range(n):
        counts[_face(throw, loaded=die == state.loaded) - 1] += 1
    every = (*state.counts[:die], tuple(counts), *state.counts[die + 1 :])
    return replace(state, counts=every, guess=None)


def _face(throw: Throw, *, loaded: bool) -> int:
    """One throw; the loaded die rolls on once when it is not a six, so that sixes come nearly twice as often."""
    first, second = throw()
    return second if loaded and first != FACES else first


def as_json(state: State) -> Json:
    """The state as the page keeps it."""
    return {
        "loaded": state.loaded, "counts": [list(counts) for counts in state.counts], "guess": state.guess,
        "own": list(state.own),
    }  # fmt: skip


def recalled(kept: Json | None, throw: Throw) -> State:
    """The state that a page has kept; three new dice where it is none of ours."""
    try:
        return _state(kept or {})
    except (KeyError, TypeError, ValueError):
        return fresh(throw)


def _state(kept: dict[str, Any]) -> State:
    counts = tuple(tuple(map(int, each)) for each in kept["counts"])
    guess = None if kept["guess"] is None else int(kept["guess"])
    own = tuple(map(int, kept["own"]))
    if [len(each) for each in (*counts, own)] != [FACES] * (DICE + 1) or int(kept["loaded"]) not in range(DICE):
        raise ValueError(kept)
    return State(int(kept["loaded"]), counts, guess, own)
