"""The positions of ``reported.toml``: what other programs got wrong, for the tests of the referee and of the page."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlencode

from nardy.board import Color, other
from nardy.interface import Request, read_request


@dataclass(frozen=True)
class Case:
    """One position; the fields are told in the file."""

    id: str
    about: str
    variant: str = "short"
    options: Mapping[str, str] = field(default_factory=dict)
    white: str = ""
    black: str = ""
    turn: Color = "white"
    dice: str = ""
    moves: str = ""
    numbers: int | None = None
    turns: int | None = None
    results: Sequence[str] = ()
    legal: Sequence[str] = ()
    illegal: Mapping[str, Sequence[str]] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)
    record: Mapping[str, str] = field(default_factory=dict)

    def request(self) -> Request:
        """The position as the referee is asked about it."""
        sides = {"white": self.white, "black": self.black} if self.white else {}
        asked = {"variant": self.variant, "turn": self.turn, "dice": self.dice, "moves": self.moves}
        return read_request(asked | sides | {"options": self.options})

    def query(self, **more: str) -> str:
        """The link of the sandbox to the position."""
        sides = {"white": self.white, "black": self.black, "dice": self.dice, "moves": self.moves}
        asked = {"variant": self.variant, **self.options, "turn": self.turn} | sides | more
        return urlencode({name: value for name, value in asked.items() if value}, safe=",:/")

    def mirrored(self) -> Case:
        """The same for the other side; what is said and written names the sides, and is left out."""
        return replace(self, white=self.black, black=self.white, turn=other(self.turn), says={}, record={})

    def __str__(self) -> str:
        return f"{self.id}-{self.variant}-{self.turn}"


_FILE = tomllib.loads((Path(__file__).parent / "reported.toml").read_text(encoding="utf-8"))
CASES = tuple(Case(**fields) for fields in _FILE["case"])
BOTH = tuple(case for plain in CASES for case in (plain, plain.mirrored()))
"""Every case for White and for Black."""
ELSEWHERE: Mapping[str, str] = _FILE["elsewhere"]
"""Reports that are no position, with the test that stands for their kind."""
