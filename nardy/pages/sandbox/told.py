"""An entry of the log in words and on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from nardy.html import Child, tag
from nardy.pages.marks import fault_marks
from nardy.pages.points import namer, step_name
from nardy.pages.reasons import reasons, sentence, spoken
from nardy.pages.sandbox.log import Entry, entries, entry_of
from nardy.pages.sandbox.scene import bare_scene
from nardy.pages.sandbox.state import State
from nardy.pages.sandbox.table import Table
from nardy.scene import Arrow, Scene
from nardy.text import Lang, PointNamer, Text
from nardy.view.names import SIDES

TURN = Text("Turn {number}", "Ход {number}")
STEP = Text("step {step}", "шаг {step}")
END = Text("end of the turn", "конец хода")
PLAYED = Text("Played against the rules: {move}", "Сыграно не по правилам: {move}")
ENDED = Text("The turn was ended against the rules", "Ход закончен не по правилам")
BROKEN = Text("rules broken: {n}", "нарушено правил: {n}")


@dataclass(frozen=True)
class Told:
    """What is said and shown of one entry in one language."""

    state: State
    entry: Entry
    lang: Lang

    @cached_property
    def table(self) -> Table:
        """The board just before."""
        return self.entry.table(self.state)

    @cached_property
    def point(self) -> PointNamer:
        """How the board of that turn names its points."""
        return namer(bare_scene(self.table))

    @property
    def side(self) -> str:
        """Who played it."""
        return SIDES[self.table.mover].say(self.lang)

    @property
    def dice(self) -> str:
        """The roll."""
        return "-".join(self.table.state.now.dice)

    @property
    def move(self) -> str:
        """The step as it is written beside the board; "" for the end of a turn."""
        return step_name(self.entry.hop, self.lang, self.point) if self.entry.hop else ""

    @property
    def where(self) -> str:
        """Turn, side, roll and step in one line."""
        number = TURN.say(self.lang, {"number": self.entry.number})
        return f"{number} · {self.side} {self.dice} · {self.move or END.say(self.lang)}"

    def broken(self) -> Iterator[tuple[str, str, str]]:
        """Id, name and sentence of every broken rule."""
        for fault in self.entry.faults:
            yield fault.rule.id, fault.rule.title.say(self.lang), sentence(fault, self.lang, self.point)

    def spoken(self) -> str:
        """All of it as a screen reader is told."""
        return spoken(self.entry.faults, self.lang, self.point)

    def blocks(self, root: str | None) -> Iterator[Child]:
        """The panel: what was played, and every rule it broke with its source and, from `root`, its page."""
        title = PLAYED.say(self.lang, {"move": self.move}) if self.move else ENDED.say(self.lang)
        count = BROKEN.say(self.lang, {"n": len(self.entry.faults)})
        yield tag("h2", f"{title} — {count}", class_="refused")
        yield reasons(self.table.rules, self.entry.faults, self.lang, self.point, root)

    def scene(self) -> Scene:
        """The board just before, with the step as an arrow and the marks of what it broke."""
        return self._marked(bare_scene(self.table))

    def present(self, bare: Scene) -> Scene:
        """The board of the game with the same marks, as long as it is still that side's turn."""
        return self._marked(bare) if bare.mover == self.table.mover else bare

    def _marked(self, bare: Scene) -> Scene:
        hop = self.entry.hop
        own_way = bool(hop and self.table.rules.way(hop.kind, hop.src, hop.dst))
        arrows = (Arrow(hop.src, hop.dst, flight=own_way),) if hop else ()
        marks = tuple(dict.fromkeys(fault_marks(self.entry.faults)))
        return replace(bare, marks=marks, arrows=arrows)


def news(state: State, lang: Lang) -> Iterator[Told]:
    """All that the last event brought into the log."""
    return (Told(state, entry, lang) for entry in entries(state)[-state.noted :] if state.noted)


def told(state: State, lang: Lang) -> Told | None:
    """The entry that the page is about: the one looked at, or the one just made."""
    found = entries(state)
    if state.noted and found:
        return Told(state, found[-1], lang)
    entry = entry_of(state, state.viewed)
    return Told(state, entry, lang) if entry else None
