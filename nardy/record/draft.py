"""A game while it is being read."""

from __future__ import annotations

from dataclasses import dataclass, field

from nardy.board import Color, Position
from nardy.record.lines import MESSAGES
from nardy.record.model import Call, Entry, Game, Note, Turn

FIRST_CUBE = 1


@dataclass(slots=True)
class Draft:
    """One game as far as it has been read; `game` is the finished value.

    cube: the stake so far; last: the last roll that was played; names of the other fields as in `Game`.
    """

    start: Position
    number: int = 1
    line: int = 0
    score: tuple[int, int] | None = None
    winner: Color | None = None
    points: int = 0
    drawn: bool = False
    entries: list[Entry] = field(default_factory=list)
    cube: int = FIRST_CUBE
    last: Turn | None = None

    def turn(self, turn: Turn) -> list[Note]:
        """Put a turn down; what is wrong with it."""
        notes = [*turn.wrong]
        if self.last and self.last.color == turn.color:
            notes.append(Note.about(turn.line, "", MESSAGES["twice"]))
        if turn.played:
            self.last = turn
        self.entries.append(turn)
        return notes

    def call(self, call: Call) -> list[Note]:
        """Put a call down, unless it turns the cube to what it cannot be."""
        if call.kind in ("double", "beaver"):
            if call.cube != self.cube * 2:
                return [Note.about(call.line, str(call.cube), MESSAGES["double"])]
            self.cube = call.cube
        self.entries.append(call)
        return []

    def won(self, winner: Color | None, points: int) -> None:
        """Put the result down."""
        self.winner, self.points = winner, points

    @property
    def game(self) -> Game:
        """The game."""
        return Game(
            self.start,
            tuple(self.entries),
            self.number,
            self.score,
            self.winner,
            self.points,
            self.line,
            self.drawn,
        )
