"""What the editor remembers, and how much of it can be a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias, get_args

from nardy.audit import audit
from nardy.board import BAR, COLORS, HEAD, KINDS, OFF, POINTS, SLOT, Color, Position, Side, count, other
from nardy.notation import LETTERS, InputFault, InputFaults, read_side, write_side
from nardy.pages.editor.link import Link
from nardy.scene import NUMBERINGS, Numbering
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION, PRESET

Pieces: TypeAlias = Counter[tuple[int, int]]
"""How many of a side's pieces stand in a slot of its own numbering, by slot and kind; those borne off left out."""
Tool: TypeAlias = str
"""What a tap does: "move", "remove", or the colour and kind of the piece that it puts, as in "white-0"."""
ANY = (60, 60, 60)
DRAWN = 31
"""More than the largest set holds, and as many as a packed count can hold on one place."""
STEPS = 100
EMPTY = Text("The board is empty: put pieces on it.", "Доска пуста: поставьте шашки.")


@dataclass(frozen=True, slots=True)
class State:
    """Everything the editor knows.

    white, black: the pieces as they are written, whatever is wrong with them; hand: colour, kind and own slot of
    a piece picked up to be moved; past: both sides before each change; notice: a sentence to say, both languages;
    said: the place that was changed last; whole: all pieces were laid at once.
    """

    variant: str
    white: str
    black: str
    turn: Color = "white"
    dice: str = ""
    preset: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    numbering: Numbering = "own"
    tool: Tool = "move"
    hand: tuple[str, int, int] | None = None
    past: tuple[tuple[str, str], ...] = ()
    notice: tuple[str, str] | None = None
    said: tuple[int, str] | None = None
    whole: bool = False

    def text(self, color: str) -> str:
        """A side as it is written."""
        return self.white if color == "white" else self.black

    def placed(self, white: str, black: str) -> State:
        """The state with other pieces on the board; what stood there can be had back."""
        past = self.past if (white, black) == (self.white, self.black) else (*self.past, (self.white, self.black))
        return replace(self.calm(), white=white, black=black, past=past[-STEPS:])

    def calm(self) -> State:
        """The same with nothing in hand and nothing said."""
        return replace(self, hand=None, notice=None, said=None, whole=False)

    def query(self) -> str:
        """The query that leads to this position, here and in the sandbox."""
        white, black = self.white or self.nobody, self.black or self.nobody
        link = Link(self.variant, self.preset, self.options, white, black, self.turn, self.dice, self.numbering)
        return link.query()

    @property
    def nobody(self) -> str:
        """A side of which nothing stands on the board."""
        return f"off:{VARIANT[self.variant].army[0]}"

    def as_json(self) -> dict[str, Any]:
        """Plain values for the page to keep."""
        return asdict(self)


def opening(variant: Variant = VARIANTS[0]) -> State:
    """The set-up of a game."""
    setup = write_side(variant.setup)
    return State(variant.id, setup, setup)


def tools(variant: Variant) -> Iterator[Tool]:
    """What a tap can do in a game."""
    yield "move"
    yield from (f"{color}-{kind}" for kind in KINDS if variant.army[kind] for color in COLORS)
    yield "remove"


def from_json(kept: Mapping[str, Any]) -> State:
    """The state that a page kept; ValueError when it is none of ours."""
    try:
        state = State(
            **{
                **kept,
                "hand": kept["hand"] and tuple(kept["hand"]),
                "past": tuple((white, black) for white, black in kept["past"]),
                "notice": kept["notice"] and tuple(kept["notice"]),
                "said": kept["said"] and tuple(kept["said"]),
            }
        )
    except (TypeError, KeyError) as error:
        raise ValueError("not a state of the editor") from error
    known = (
        state.variant in VARIANT
        and state.preset in PRESET
        and all(name in OPTION and value in OPTION[name].names for name, value in state.options.items())
        and state.numbering in get_args(Numbering)
        and state.numbering in NUMBERINGS
        and state.turn in COLORS
        and state.tool in tools(VARIANT[state.variant])
    )
    if not known:
        raise ValueError("names that the editor does not know")
    return state


class Setup:
    """The pieces of a state: as far as they can be read, and everything that keeps them from being a position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.variant = VARIANT[state.variant]
        self.pieces = {color: readable(state.text(color), color) for color in COLORS}

    @cached_property
    def position(self) -> Position:
        """What can be drawn: everything readable, the rest of each set borne off."""
        white, black = (self._packed(color) for color in COLORS)
        return Position(white, black, self.variant.path)

    def _packed(self, color: Color) -> Side:
        c, d, t = (
            sum(min(n, DRAWN) * SLOT[slot] for (slot, k), n in self.pieces[color].items() if k == kind)
            + max(0, self.left(color, kind))
            for kind in KINDS
        )
        return c, d, t

    def left(self, color: Color, kind: int) -> int:
        """How many pieces of a kind are not on the board; less than 0 where there are too many."""
        return self.variant.army[kind] - sum(n for (_, k), n in self.pieces[color].items() if k == kind)

    @cached_property
    def faults(self) -> tuple[InputFault, ...]:
        """Everything that keeps this from being a position."""
        if not any(self.pieces.values()) and not any(_unread(self.state.text(color)) for color in COLORS):
            return (InputFault("", "", EMPTY),)
        return (*self._unreadable(), *audit(self.variant, self.position))

    def _unreadable(self) -> Iterator[InputFault]:
        for color in COLORS:
            try:
                read_side(self.state.text(color), self.variant.army, color)
            except InputFaults as wrong:
                yield from wrong.faults

    def across(self, color: str, slot: int) -> int:
        """A slot of the side to move in the numbering of a colour."""
        return slot if color == self.state.turn or slot not in POINTS else self.variant.path.across(slot)

    def changed(self, color: str, slot: int, kind: int, by: int) -> State:
        """The state with so many pieces more in a slot of their own numbering; below none there is nothing."""
        side: Color = "white" if color == "white" else "black"
        pieces = Counter(self.pieces[side])
        pieces[slot, kind] = max(0, pieces[slot, kind] + by)
        texts = {side: written(pieces), other(side): self.state.text(other(side))}
        return self.state.placed(texts["white"], texts["black"])


def _unread(text: str) -> bool:
    """Whether a written side has a part that is not merely about pieces borne off."""
    return any(part.strip() and not _about_off(part) for part in text.split(","))


def _about_off(part: str) -> bool:
    return part.strip().lower().startswith(("off", "снять", "выбросить"))


def readable(text: str, color: Color) -> Pieces:
    """The pieces of a written side, parts that cannot be read left out."""
    pieces: Pieces = Counter()
    for part in text.split(","):
        if _about_off(part):
            continue
        try:
            side = read_side(part, ANY, color)
        except InputFaults:
            continue
        for kind, packed in enumerate(side):
            for slot in range(OFF + 1, BAR + 1):
                pieces[slot, kind] += count(packed, slot)
    return +pieces


def written(pieces: Pieces) -> str:
    """Pieces as text, in the order of every written side; an empty side says that nothing stands."""
    order = (*range(HEAD, OFF, -1), BAR)
    parts = (
        f"{'bar' if slot == BAR else slot}:{pieces[slot, kind]}{LETTERS[kind]}"
        for slot in order
        for kind in KINDS
        if pieces[slot, kind]
    )
    return ",".join(parts)


def piece_of(tool: Tool) -> tuple[Color, int] | None:
    """Colour and kind of the piece that a tool puts."""
    pieces = ((color, kind) for color in COLORS for kind in KINDS)
    return next((piece for piece in pieces if tool == "{}-{}".format(*piece)), None)
