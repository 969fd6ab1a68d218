"""Why not: a table of every own piece with every unused number, allowed or with the rule in the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nardy.fault import Fault
from nardy.html import Child, Html, tag
from nardy.notation import write_step
from nardy.pages.marks import fault_marks
from nardy.pages.points import KIND_LETTERS
from nardy.pages.reasons import reasons, spoken
from nardy.pages.sandbox.lines import written
from nardy.scene import Mark, Scene
from nardy.text import Text
from nardy.turn import Step
from nardy.why import Choice, Why, why

if TYPE_CHECKING:
    from nardy.pages.sandbox.panel import Panel

EVERY = Text(
    "Every piece with every number. Choose one: the board shows it, and its reasons stand below.",
    "Каждая шашка с каждым числом. Выберите клетку: ход появится на доске, а причины — под таблицей.",
)
FORCED = Text("There is only one way to play this roll: {moves}.", "Этот бросок играется только так: {moves}.")
PASSES = Text("Nothing can be played; each cell says why.", "Пойти нельзя ничем; в каждой клетке сказано почему.")
PLAYED = Text("Every number has been played.", "Все числа сыграны.")
FROM = Text("From", "Откуда")
NUMBER = Text("with {die}", "число {die}")
LEGAL = Text("legal", "можно")
FINE = Text("{move} with {die} is legal.", "{move} числом {die} — можно.")
INSTEAD = Text("A whole legal turn: ", "Весь ход целиком: ")
MORE_RULES = Text("{title}, +{n}", "{title}, +{n}")


@dataclass(frozen=True)
class WhyNot:
    """The table of one moment of a turn."""

    panel: Panel

    @cached_property
    def found(self) -> Why | None:
        """What can be done now; None before the roll."""
        table = self.panel.table
        return why(table.rules, table.roll, table.moment) if table.roll else None

    @cached_property
    def chosen(self) -> Choice | None:
        """The cell that the board shows."""
        row = self.panel.table.state.chosen
        choices = self.found.choices if self.found else ()
        return next((choice for choice in choices if _name(choice.step) == row), None)

    def body(self) -> Iterator[Child]:
        """What the table says in short, the table, and the reasons of the chosen cell."""
        if not self.found:
            return
        yield tag("p", self.brief(), class_="quiet")
        if not self.found.choices:
            return
        yield self._table(self.found)
        if self.chosen:
            yield tag("div", self._told(self.chosen), id="why-chosen", class_="told")

    def brief(self) -> str:
        """What can be played in one sentence."""
        found, turns = self.found, self.panel.table.turns
        if not found or not found.choices:
            return self.panel.text(PLAYED)
        if turns and found.forced:
            return self.panel.text(FORCED, moves=written(self.panel, turns.ends[0].steps))
        return self.panel.text(PASSES if found.passes else EVERY)

    def _table(self, found: Why) -> Html:
        dice = tuple(dict.fromkeys(choice.step.dice[0] for choice in found.choices))
        pieces = sorted({(choice.step.src, choice.step.kind) for choice in found.choices}, key=_from_the_bar_down)
        numbers = (tag("th", self.panel.text(NUMBER, die=die), scope="col") for die in dice)
        head = tag("tr", tag("th", self.panel.text(FROM), scope="col"), numbers)
        return tag("table", tag("thead", head), tag("tbody", (self._row(p, dice) for p in pieces)), class_="why")

    def _row(self, piece: tuple[int, int], dice: tuple[int, ...]) -> Html:
        src, kind = piece
        letter = KIND_LETTERS[self.panel.lang][kind]
        place = f"{letter}:{self._point(src)}" if letter else self._point(src)
        return tag("tr", tag("th", place, scope="row"), (tag("td", self._cell(piece, die)) for die in dice))

    def _point(self, slot: int) -> str:
        return self.panel.point(slot, self.panel.lang)

    def _cell(self, piece: tuple[int, int], die: int) -> Iterator[Html]:
        """A button for each way of this piece with this number (a placement is a second way)."""
        for choice in self.found.choices if self.found else ():
            if ((choice.step.src, choice.step.kind), choice.step.dice[0]) == (piece, die):
                yield self._button(choice)

    def _button(self, choice: Choice) -> Html:
        row = _name(choice.step)
        chosen = row == self.panel.table.state.chosen
        move = tag("b", "✓ " if choice.legal else "✗ ", self.panel.moves([choice.step]))
        return tag(
            "button",
            move,
            tag("span", self._short(choice)),
            type="button",
            id=f"why-{row.replace('/', '-').replace('@', '-').replace(':', '-')}",
            data_action="choose",
            data_row=row,
            aria_pressed="true" if chosen else "false",
            class_="fine" if choice.legal else "wrong",
        )

    def _short(self, choice: Choice) -> str:
        """The verdict in a word or two: the first rule in the way, and who else is concerned."""
        if choice.legal:
            return self.panel.text(LEGAL)
        first, *more = choice.faults
        title = first.rule.title.say(self.panel.lang)
        blockers = self._blockers(first)
        named = f"{title}: {blockers}" if blockers else title
        return self.panel.text(MORE_RULES, title=named, n=len(more)) if more else named

    def _blockers(self, fault: Fault) -> str:
        """The points in the way: the target where that is closed, otherwise what the rule names besides."""
        if fault.rule.points_out:
            return ""
        others = fault.points[1:2] if fault.rule.is_landing else fault.points[2:]
        return ", ".join(map(self._point, others))

    def _told(self, choice: Choice) -> Iterator[Child]:
        if choice.legal:
            yield tag("p", self._fine(choice), class_="legal")
            return
        yield reasons(self.panel.table.rules, choice.faults, self.panel.lang, self.panel.point, self.panel.root)
        if choice.witness:
            turn = tag("b", written(self.panel, choice.witness))
            yield tag("p", self.panel.text(INSTEAD), turn, class_="legal")

    def _fine(self, choice: Choice) -> str:
        return self.panel.text(FINE, move=self.panel.moves([choice.step]), die=choice.step.dice[0])

    def picture(self, bare: Scene) -> tuple[tuple[Mark, ...], tuple[Step, ...]]:
        """The chosen cell on the board: the step, and what is in its way."""
        if not self.chosen:
            return (), ()
        step, faults = self.chosen.step, self.chosen.faults
        ends = (Mark("source", step.src), Mark("target" if self.chosen.legal else "violated", step.dst))
        return tuple(dict.fromkeys(fault_marks(faults))) or ends, (step,)

    def said(self) -> str:
        """The chosen cell in words."""
        if not self.chosen:
            return ""
        if self.chosen.legal:
            return self._fine(self.chosen)
        return spoken(self.chosen.faults, self.panel.lang, self.panel.point)


def _name(step: Step) -> str:
    """A cell by its step and number."""
    return f"{write_step(step)}@{step.dice[0]}"


def _from_the_bar_down(piece: tuple[int, int]) -> tuple[int, int]:
    src, kind = piece
    return -src, kind
