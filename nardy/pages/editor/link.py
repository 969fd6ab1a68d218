"""A position as a readable link, which editor and sandbox read alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from nardy.notation import write_side
from nardy.variants import VARIANT


@dataclass(frozen=True, slots=True)
class Link:
    """What a link to a position says: game, agreement, both sides as written, whose turn, dice, numbering."""

    variant: str
    preset: str
    options: Mapping[str, str]
    white: str
    black: str
    turn: str
    dice: str
    numbering: str

    def query(self) -> str:
        """The query that leads to the position; what is as usual is left out."""
        usual = write_side(VARIANT[self.variant].setup)
        set_out = (self.white, self.black) == (usual, usual)
        fields = {
            "variant": self.variant,
            "preset": self.preset if self.preset != "standard" else "",
            **self.options,
            "white": "" if set_out else self.white,
            "black": "" if set_out else self.black,
            "turn": self.turn,
            "dice": self.dice,
            "numbering": self.numbering if self.numbering != "own" else "",
        }
        return urlencode({name: value for name, value in fields.items() if value}, safe=",:/")
