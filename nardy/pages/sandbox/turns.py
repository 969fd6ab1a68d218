"""All legal turns from here, one row for each position they can leave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nardy.html import Child, tag
from nardy.pages.sandbox.lines import Ways, name_of, rows, ways_on, written
from nardy.scene import Mark, Scene
from nardy.text import Text
from nardy.turn import Step

if TYPE_CHECKING:
    from nardy.pages.sandbox.panel import Panel

COUNT = Text(
    "Different turns: {n}. Choose one to see it on the board.",
    "Разных ходов: {n}. Выберите ход, и он появится на доске.",
)
NONE = Text("The turn is played; nothing is left to choose.", "Ход сыгран, выбирать больше не из чего.")
PASS = Text("The only legal turn is to pass.", "По правилам можно только пропустить ход.")


@dataclass(frozen=True)
class LegalTurns:
    """The list for one moment of a turn."""

    panel: Panel

    @cached_property
    def ways(self) -> Ways:
        """Every result with the steps that are left to it."""
        table = self.panel.table
        return ways_on(table.rules, table.turns, table.moment) if table.turns else {}

    def body(self) -> Iterator[Child]:
        """The number of results, and their list."""
        if not self.panel.table.turns:
            return
        yield tag("p", self.brief(), class_="quiet")
        if not self._over:
            yield rows(self.panel, self.ways)

    @property
    def _over(self) -> bool:
        """Whether nothing can be chosen any more."""
        table = self.panel.table
        return not table.moment.left or self.panel.forced_pass or table.idle

    def brief(self) -> str:
        """How many results there are."""
        if self._over:
            return self.panel.text(PASS if self.panel.forced_pass else NONE)
        return self.panel.text(COUNT, n=len(self.ways))

    @cached_property
    def chosen(self) -> tuple[Step, ...]:
        """The steps of the row that the board shows."""
        row = self.panel.table.state.chosen
        return next((ways[0] for ways in self.ways.values() if row and name_of(ways) == row), ())

    def picture(self, _bare: Scene) -> tuple[tuple[Mark, ...], tuple[Step, ...]]:
        """The chosen turn on the board."""
        return (), self.chosen

    def said(self) -> str:
        """The chosen turn in words."""
        return written(self.panel, self.chosen)
