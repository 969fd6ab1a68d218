"""What the sandbox remembers: plain values that go to the page as JSON and come back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, TypeAlias, cast, get_args

from nardy.board import COLORS, Color
from nardy.notation import write_side
from nardy.scene import NUMBERINGS, Numbering
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION, PRESET

Seat: TypeAlias = Literal["mover", "white", "black"]
"""Whose seat the board is seen from; "mover": it turns with the turn."""
SEATS: tuple[Seat, ...] = get_args(Seat)
STUDIES = ("why", "turns", "rules")
"""What can be opened beside the board: every piece with every number, all legal turns, other rules."""
CLOSED = "closed"
"""Said of a list that would open by itself and was closed."""
Manner: TypeAlias = Literal["refuse", "watch"]
"""What the referee does about an illegal move: send it back, or let it stand and write it down."""
Help: TypeAlias = Literal["1", "ask", "0"]
"""Whether it is shown what would be legal: always, when asked, never."""
Partner: TypeAlias = Literal["0", "black", "white"]
"""The side that the program plays; "0": none, two people share the board."""
Switch: TypeAlias = Literal["0", "1"]
"""Off and on, as a link says them."""
VIEWS: Mapping[str, tuple[str, ...]] = {
    "numbering": NUMBERINGS,
    "seat": SEATS,
    "mirrored": ("0", "1"),
    "pips": ("1", "0"),
    "referee": get_args(Manner),
    "legal": get_args(Help),
    "partner": get_args(Partner),
}
"""Settings that are no rules of the game, by name, with their values; the first is the usual one."""
Saying: TypeAlias = tuple[str, str]
"""A sentence in English and in Russian, finished."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it stands: the position before it, whose it is, dice ("" before the roll), steps played.

    agreed: of a turn that has ended, the agreement under which it was played ("preset name=value …"); wrong: it broke
    rules of that.
    """

    white: str
    black: str
    turn: Color = "white"
    dice: str = ""
    moves: str = ""
    agreed: str = ""
    wrong: bool = False

    def resumed(self) -> Turn:
        """The turn as one that is still being played."""
        return replace(self, agreed="", wrong=False)


@dataclass(frozen=True, slots=True)
class State:
    """Everything the sandbox knows.

    options: single overrides of the preset; past: earlier turns, oldest first; picked: kind and slot of the
    piece in hand; tried: refused steps, which the reasons below the board are about; ended: ending the turn
    was refused; foreign: the place of an opposing piece that was tapped; hints: how many are shown; asked: what
    is legal was asked for; noted: how much the last event brought into the log; viewed: turn and step (None: its
    end) of the log that is being looked at; rolled: the turns that going back has taken away; recorded: the game
    is shown as a record; notices: sentences about input that could not be used; show: the list that is open beside
    the board; compare: the option and value it is about; chosen: its row that the board shows; rows: how many more
    than usual.
    """

    variant: str
    now: Turn
    preset: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    past: tuple[Turn, ...] = ()
    numbering: Numbering = "own"
    seat: Seat = "mover"
    mirrored: Switch = "0"
    pips: Switch = "1"
    referee: Manner = "refuse"
    legal: Help = "1"
    partner: Partner = "0"
    picked: tuple[int, int] | None = None
    tried: str = ""
    ended: bool = False
    foreign: int | None = None
    hints: int = 0
    asked: bool = False
    noted: int = 0
    viewed: tuple[int, int | None] | None = None
    rolled: tuple[Turn, ...] = ()
    recorded: bool = False
    typed: str = ""
    notices: tuple[Saying, ...] = ()
    show: str = ""
    compare: str = ""
    chosen: str = ""
    rows: int = 0

    def calm(self) -> State:
        """The same game with nothing in hand and nothing said; hints stay until something is played."""
        quiet = replace(self, picked=None, tried="", ended=False, foreign=None, typed="", notices=(), chosen="")
        return replace(quiet, asked=False, noted=0, viewed=None, recorded=False)

    def told(self, *notices: Saying) -> State:
        """The calm state with something to say."""
        return replace(self.calm(), notices=notices)

    def playing(self, now: Turn) -> State:
        """The calm state in which the present turn has become `now`."""
        show = "" if self.show == CLOSED and not now.dice else self.show
        return replace(self.calm(), now=now, hints=0, rolled=(), show=show, rows=0)

    @property
    def agreed(self) -> str:
        """The agreement as a finished turn remembers it."""
        return " ".join([self.preset, *(f"{name}={value}" for name, value in sorted(self.options.items()))])

    def under(self, turn: Turn) -> State:
        """The same board with another turn on it, under the agreement that the turn remembers."""
        if not turn.agreed:
            return replace(self, now=turn)
        preset, *options = turn.agreed.split()
        return replace(self, now=turn, preset=preset, options=dict(option.split("=") for option in options))

    def as_json(self) -> dict[str, Any]:
        """Plain values for the page to keep."""
        return asdict(self)


def opening(variant: Variant = VARIANTS[0]) -> State:
    """A new game of `variant`: the set-up, White to roll."""
    return State(variant.id, set_up(variant))


def set_up(variant: Variant) -> Turn:
    """The turn with which a game begins."""
    return Turn(write_side(variant.start.white), write_side(variant.start.black))


_DICE = re.compile("([1-6]{2})?")


def from_json(kept: Mapping[str, Any]) -> State:
    """The state that a page kept; ValueError when it is none of ours."""
    try:
        state = State(
            **{
                **kept,
                "now": Turn(**kept["now"]),
                "past": tuple(Turn(**turn) for turn in kept["past"]),
                "rolled": tuple(Turn(**turn) for turn in kept["rolled"]),
                "picked": cast("tuple[int, int] | None", kept["picked"] and tuple(kept["picked"])),
                "viewed": cast("tuple[int, int | None] | None", kept["viewed"] and tuple(kept["viewed"])),
                "notices": tuple((en, ru) for en, ru in kept["notices"]),
            }
        )
    except (TypeError, KeyError) as error:
        raise ValueError("not a state of the sandbox") from error
    if not _known(state):
        raise ValueError("names that the sandbox does not know")
    return state


def _known(state: State) -> bool:
    """Whether every name in the state is one that this build knows."""
    return (
        state.variant in VARIANT
        and all(is_agreement(turn.agreed) for turn in (*state.past, *state.rolled) if turn.agreed)
        and is_agreement(state.agreed)
        and all(getattr(state, name) in values for name, values in VIEWS.items())
        and state.now.turn in COLORS
        and all(_DICE.fullmatch(turn.dice) for turn in (state.now, *state.past, *state.rolled))
        and state.show in {"", CLOSED, *STUDIES}
        and known_pair(state.compare)
    )


def known_pair(text: str) -> bool:
    """Whether a text is an option with a value of it, as in "six_block:off", or empty."""
    name, _, value = text.partition(":")
    return not text or (name in OPTION and value in OPTION[name].names)


def is_agreement(agreed: str) -> bool:
    """Whether a text is a known preset and known options, as a finished turn remembers them."""
    preset, *options = agreed.split() or [""]
    pairs = [option.partition("=") for option in options]
    return preset in PRESET and all(name in OPTION and value in OPTION[name].names for name, _, value in pairs)
