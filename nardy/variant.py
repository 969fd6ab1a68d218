"""What a game is: a set-up, a path, and an ordered tuple of cited rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nardy.board import Path, Position, Side
from nardy.rule import Cited
from nardy.text import Text


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """One game as data.

    army: checkers, dragons and turtles of each side; setup: the packed starting pieces, the same for both
    sides in their own numberings; options: the settings the game has, with its own default for each.
    """

    id: str
    title: Text
    path: Path
    army: tuple[int, int, int]
    setup: Side
    rules: tuple[Cited, ...]
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def start(self) -> Position:
        """The position before the first roll."""
        return Position(self.setup, self.setup, self.path)
