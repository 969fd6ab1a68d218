"""A fault: one broken rule, with the facts that prove it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nardy.text import Fact, Text

if TYPE_CHECKING:
    from nardy.rule import Rule


@dataclass(frozen=True, slots=True)
class Fault:
    """That `rule` is broken: at step number `step` (from 1), or by the turn as a whole (None).

    `points` are the origin, the target and whatever other points are concerned, in the mover's own
    numbering (25 the bar, 0 off); `dice` the dice matched to the step; `text` the sentence that `facts` fill.
    """

    rule: Rule
    text: Text
    facts: Mapping[str, Fact] = field(default_factory=dict)
    points: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    step: int | None = None

    def at(self, step: int | None) -> Fault:
        """The same fault, placed at a step of the turn."""
        return replace(self, step=step)
