"""What the page of a match remembers, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, get_args

from nardy.audit import read_position
from nardy.board import COLORS, all_off
from nardy.match import LAST_FACE, Match, Phase, begin
from nardy.notation import InputFaults, write_side
from nardy.pages.sandbox.state import Saying, Turn, from_json
from nardy.pages.sandbox.state import State as Board
from nardy.ruleset import Ruleset, ruleset
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION

LENGTHS = (0, 1, 3, 5, 7, 9, 11, 15, 21)
MOST_PAST = 100
"""So many moments can be undone."""
MOMENT = tuple(each.name for each in fields(Match) if each.name not in {"rules", "length", "position"})
"""What changes while a match is played, besides the position."""
MOVING: tuple[Phase, ...] = ("roll", "move", "offered", "beavered", "last-roll")
"""The phases in which one of the sides has the turn."""
PAIRS = ("score", "dice", "before", "result")


@dataclass(frozen=True, slots=True)
class State:
    """A match: the moment, earlier ones, the board with the turn that is being played, who plays.

    thrown: the dice of the last opening roll; refused: what the match referee has just refused, as the kind of the
    event; notices: sentences about a link that could not be used.
    """

    at: Match
    board: Board
    names: tuple[str, str] = ("", "")
    past: tuple[Match, ...] = ()
    thrown: tuple[int, int] | None = None
    refused: str = ""
    notices: tuple[Saying, ...] = ()

    @property
    def rules(self) -> Ruleset:
        """The rules as agreed."""
        return self.at.rules

    def moved(self, at: Match) -> State:
        """The state after the match has gone on; the moment before can be undone to."""
        return replace(self, past=(*self.past, self.at)[-MOST_PAST:], thrown=None).standing(at)

    def standing(self, at: Match) -> State:
        """The state at a moment, its board set out."""
        return replace(self, at=at, board=set_out(at), refused="")

    def as_json(self) -> dict[str, Any]:
        """Plain values for the page to keep."""
        plain = {name: getattr(self, name) for name in ("names", "thrown", "refused", "notices")}
        agreed = {"variant": self.rules.variant.id, "options": dict(self.rules.options), "length": self.at.length}
        moments = {"at": _told(self.at), "past": [_told(at) for at in self.past]}
        return plain | agreed | moments | {"board": asdict(self.board)}


def set_out(at: Match) -> Board:
    """The board at a moment of a match, with the roll that is to be played."""
    dice = "".join(map(str, sorted(at.dice, reverse=True))) if at.dice and at.phase == "move" else ""
    turn = Turn(write_side(at.position.white), write_side(at.position.black), at.turn or "white", dice)
    return Board(at.rules.variant.id, turn, options=dict(at.rules.options))


def fresh(
    variant: str = VARIANTS[0].id, length: int = 5, options: Mapping[str, str] | None = None,
    names: tuple[str, str] = ("", ""),
) -> State:  # fmt: skip
    """A match before its first opening roll."""
    at = begin(ruleset(VARIANT[variant], options=options), length)
    return State(at, set_out(at), names)


def _told(at: Match) -> dict[str, Any]:
    """A moment as plain values."""
    sides = {"white": write_side(at.position.white), "black": write_side(at.position.black)}
    return sides | {name: getattr(at, name) for name in MOMENT}


def recalled(kept: Mapping[str, Any] | None) -> State | None:
    """The state that the page has kept, or None where it is none of ours."""
    try:
        state = _state(kept) if kept else None
        good = state and state.at.length in LENGTHS and all(map(can_be, (state.at, *state.past)))
    except (TypeError, LookupError, ValueError, AttributeError, InputFaults):
        return None
    return state if good else None


def _state(kept: Mapping[str, Any]) -> State:
    if any(value not in OPTION[name].names for name, value in kept["options"].items()):
        raise ValueError("options that are not known")
    start = begin(ruleset(VARIANT[kept["variant"]], options=kept["options"]), kept["length"])
    return State(
        _moment(start, kept["at"]),
        from_json(kept["board"]),
        (str(kept["names"][0]), str(kept["names"][1])),
        tuple(_moment(start, at) for at in kept["past"]),
        kept["thrown"] and tuple(kept["thrown"]),
        str(kept["refused"]),
        tuple((en, ru) for en, ru in kept["notices"]),
    )


def _moment(start: Match, kept: Mapping[str, Any]) -> Match:
    pairs = {name: kept[name] and tuple(kept[name]) for name in PAIRS}
    position = read_position(start.rules.variant, kept["white"], kept["black"])
    return replace(start, position=position, **{name: kept[name] for name in MOMENT} | pairs)


def can_be(at: Match) -> bool:
    """Whether a match can stand like this."""
    moving, cube = at.phase in MOVING, at.rules.options["cube"] == "on"
    reached = bool(at.length) and max(at.score) >= at.length
    over = any(all_off(at.position.side(color)) for color in COLORS)
    return (
        at.phase in get_args(Phase)
        and {at.turn, at.starter, at.owner} <= {None, *COLORS}
        and moving == (at.turn is not None) == (at.starter is not None)
        and (at.dice is not None) == (at.phase == "move")
        and reached == (at.phase == "over")
        and (not over or at.phase in ("over", "move", "last-roll"))
        and (at.phase != "opening" or at.position == at.rules.variant.start)
        and at.game > 0
        and at.cube.bit_count() == 1
        and at.cube <= LAST_FACE
        and (cube or (at.cube == 1 and at.owner is None and at.phase not in ("offered", "beavered")))
        and (at.phase != "beavered" or at.rules.options["beaver"] == "on")
    )
