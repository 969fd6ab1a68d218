"""What the page of a match remembers, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, get_args

from nardy.board import COLORS, Color, Position
from nardy.match import Match, Phase
from nardy.notation import read_side, write_side
from nardy.pages.sandbox.state import State as Board
from nardy.pages.sandbox.state import Turn, from_json
from nardy.ruleset import Ruleset, ruleset
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION, PRESET

LENGTHS = (0, 1, 3, 5, 7, 9, 11, 15, 21)
MOST_PAST = 100
"""So many moments can be undone."""


@dataclass(frozen=True, slots=True)
class At:
    """One moment of a match; the fields are those of `nardy.match.Match`."""

    white: str
    black: str
    score: tuple[int, int] = (0, 0)
    game: int = 1
    phase: Phase = "opening"
    turn: Color | None = None
    starter: Color | None = None
    dice: tuple[int, int] | None = None
    cube: int = 1
    owner: Color | None = None
    before: tuple[int, int] = (-1, -1)
    result: tuple[Color, int] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A match: its agreement, the moment, earlier ones, the board with the turn that is being played.

    thrown: the dice of the last opening roll; refused: what the match referee has just refused, as the kind of the
    event.
    """

    variant: str
    at: At
    board: Board
    preset: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    length: int = 5
    names: tuple[str, str] = ("", "")
    past: tuple[At, ...] = ()
    thrown: tuple[int, int] | None = None
    refused: str = ""

    @property
    def rules(self) -> Ruleset:
        """The rules as agreed."""
        return ruleset(VARIANT[self.variant], self.preset, self.options)

    def match(self) -> Match:
        """The match as its referee knows it."""
        at, army, path = self.at, VARIANT[self.variant].army, VARIANT[self.variant].path
        position = Position(read_side(at.white, army), read_side(at.black, army, "black"), path)
        return Match(
            self.rules, self.length, position, at.score, at.game, at.phase, at.turn, at.starter, at.dice, at.cube,
            at.owner, at.before, at.result,
        )  # fmt: skip

    def moved(self, match: Match) -> State:
        """The state after the match has gone on; the moment before can be undone to."""
        at = At(
            write_side(match.position.white), write_side(match.position.black), match.score, match.game, match.phase,
            match.turn, match.starter, match.dice, match.cube, match.owner, match.before, match.result,
        )  # fmt: skip
        return replace(self, past=(*self.past, self.at)[-MOST_PAST:], thrown=None).standing(at)

    def standing(self, at: At) -> State:
        """The state at a moment, its board set out."""
        dice = "".join(map(str, sorted(at.dice, reverse=True))) if at.dice and at.phase == "move" else ""
        turn = Turn(at.white, at.black, at.turn or "white", dice)
        board = Board(self.variant, turn, self.preset, dict(self.options), numbering=self.board.numbering)
        return replace(self, at=at, board=board, refused="")

    def as_json(self) -> dict[str, Any]:
        """Plain values for the page to keep."""
        return asdict(self)


def fresh(
    variant: str = VARIANTS[0].id, length: int = 5, options: Mapping[str, str] | None = None,
    names: tuple[str, str] = ("", ""),
) -> State:  # fmt: skip
    """A match before its first opening roll."""
    chosen = VARIANT[variant]
    at = At(write_side(chosen.start.white), write_side(chosen.start.black))
    board = Board(variant, Turn(at.white, at.black), options=dict(options or {}))
    return State(variant, at, board, options=dict(options or {}), length=length, names=names)


def recalled(kept: Mapping[str, Any] | None) -> State | None:
    """The state that the page has kept, or None where it is none of ours."""
    if not kept:
        return None
    try:
        state = State(
            **{
                **kept,
                "at": _at(kept["at"]),
                "past": tuple(map(_at, kept["past"])),
                "board": from_json(kept["board"]),
                "names": tuple(map(str, kept["names"])),
                "thrown": kept["thrown"] and tuple(kept["thrown"]),
            }
        )
    except (TypeError, KeyError, ValueError):
        return None
    return state if _known(state) else None


def _at(kept: Mapping[str, Any]) -> At:
    pairs = {name: kept[name] and tuple(kept[name]) for name in ("score", "dice", "before", "result")}
    return At(**{**kept, **pairs})


def _known(state: State) -> bool:
    return (
        state.variant in VARIANT
        and state.preset in PRESET
        and all(name in OPTION and value in OPTION[name].names for name, value in state.options.items())
        and state.length in LENGTHS
        and len(state.names) == len(COLORS)
        and state.at.phase in get_args(Phase)
    )
