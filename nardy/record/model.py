"""What a record holds: games of turns and calls, as they were written and with what was wrong in the text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from nardy.board import Color, Position
from nardy.notation import Hop, shortened
from nardy.ruleset import Ruleset, ruleset
from nardy.text import Fact, Lang, Text
from nardy.variant import Variant

CallKind: TypeAlias = Literal["double", "beaver", "take", "drop", "resign"]
CALL_KINDS: tuple[CallKind, ...] = ("double", "beaver", "take", "drop", "resign")
LONGEST_MATCH = 999


@dataclass(frozen=True, slots=True)
class Note:
    """Something in a record that could not be read or does not agree with the rest: its line and a sentence."""

    line: int
    value: str
    text: Text
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def message(self) -> dict[Lang, str]:
        """The sentence in both languages."""
        return {"en": self.text.say("en", self.facts), "ru": self.text.say("ru", self.facts)}

    @classmethod
    def about(cls, line: int, value: str, text: Text, **facts: Fact) -> Note:
        """A note on a piece of text, which is shortened to what can be shown; it is the fact `value`, too."""
        short = shortened(" ".join(value[:200].split()))
        return cls(line, short, text, {"value": short} | facts)


@dataclass(frozen=True, slots=True)
class Turn:
    """One roll and the steps written for it.

    dice: None when what stands there is no roll; played: False for a last roll that was thrown and never played;
    wrong: what could not be read, so that the turn cannot be judged; line: where it stands, from 1.
    """

    color: Color
    dice: tuple[int, int] | None
    hops: tuple[Hop, ...] = ()
    line: int = 0
    played: bool = True
    wrong: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """Something said instead of a throw; `cube` is the value after a double or a beaver, otherwise 0."""

    color: Color
    kind: CallKind
    cube: int = 0
    line: int = 0


Entry: TypeAlias = Turn | Call


@dataclass(frozen=True, slots=True)
class Game:
    """One game: where it starts, what happened, and how it ended.

    score: White's and Black's points before it, None when the text does not say; winner, points: the result as
    written, None and 0 for an unfinished game.
    """

    start: Position
    entries: tuple[Entry, ...] = ()
    number: int = 1
    score: tuple[int, int] | None = (0, 0)
    winner: Color | None = None
    points: int = 0
    line: int = 0
    drawn: bool = False

    @property
    def finished(self) -> bool:
        """Whether the record names a result."""
        return self.points > 0 or self.drawn

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The rolls that were played, in order."""
        return tuple(entry for entry in self.entries if isinstance(entry, Turn) and entry.played)


@dataclass(frozen=True, slots=True)
class Record:
    """Games of one variant as they were written down.

    names: White's and Black's; length: the points of the match, 0 without one; notes: what could not be read or
    does not agree; ordered: False when the format writes the steps of a turn in any order.
    """

    variant: Variant
    games: tuple[Game, ...] = ()
    preset: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, str] = ("White", "Black")
    length: int = 0
    notes: tuple[Note, ...] = ()
    ordered: bool = True

    @property
    def rules(self) -> Ruleset:
        """The rules the games are judged by."""
        return ruleset(self.variant, self.preset, self.options)
