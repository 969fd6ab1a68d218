"""The lists beside the board as HTML: their buttons, the open one, and its chosen row on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Protocol

from nardy.html import Child, Html, tag
from nardy.pages.reasons import NOTHING_REFUSED
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.scene import arrows_of
from nardy.pages.sandbox.state import STUDIES
from nardy.pages.sandbox.study import opened
from nardy.pages.sandbox.switch import RuleSwitch
from nardy.pages.sandbox.turns import LegalTurns
from nardy.pages.sandbox.why_panel import WhyNot
from nardy.scene import Mark, Scene
from nardy.text import Text
from nardy.turn import Step

TITLES: Mapping[str, tuple[Text, str]] = {
    "why": (Text("Why not?", "Почему нельзя?"), "KeyW"),
    "turns": (Text("All turns", "Все ходы"), "KeyM"),
    "rules": (Text("Other rules", "Другие правила"), ""),
}
"""What the button of a list says, and its key."""
FIRST = Text("Roll or choose the dice first.", "Сначала бросьте или выберите зары.")


class Study(Protocol):
    """One list."""

    def body(self) -> Iterator[Child]:
        """What it shows."""

    def brief(self) -> str:
        """The sentence above it."""

    def picture(self, bare: Scene, /) -> tuple[tuple[Mark, ...], tuple[Step, ...]]:
        """Marks and steps of the chosen row."""

    def said(self) -> str:
        """The chosen row in words, "" for none."""


STUDY: Mapping[str, Callable[[Panel], Study]] = {"why": WhyNot, "turns": LegalTurns, "rules": RuleSwitch}


def study_of(panel: Panel) -> Study | None:
    """The list that is open."""
    name = opened(panel.table)
    return STUDY[name](panel) if name else None


def buttons(panel: Panel) -> Html | None:
    """The buttons that open the lists, unless no help is wanted."""
    if panel.table.state.legal == "0":
        return None
    return tag("div", (_button(panel, name) for name in STUDIES), class_="buttons studies")


def _button(panel: Panel, name: str) -> Html:
    title, key = TITLES[name]
    return tag(
        "button",
        panel.text(title),
        type="button",
        id=f"study-{name}",
        data_action="show",
        data_study=name,
        data_key=key or None,
        aria_expanded="true" if opened(panel.table) == name else "false",
    )


def study(panel: Panel, shown: Study | None) -> Html | None:
    """The open list."""
    if not shown:
        return None
    body = shown.body() if panel.table.roll else [tag("p", panel.text(FIRST), class_="quiet")]
    return tag("div", body, id="study")


def study_said(panel: Panel, shown: Study | None) -> str:
    """The chosen row in words, "" for none."""
    return shown.said() if shown and panel.table.roll else ""


def opening_said(panel: Panel, shown: Study | None) -> str:
    """What a list that has just been opened says; to one who asks why, also that nothing has been refused."""
    if not shown:
        return ""
    if not panel.table.roll:
        return panel.text(FIRST)
    quiet = opened(panel.table) == "why" and not panel.violation()
    return f"{panel.text(NOTHING_REFUSED)} {shown.brief()}" if quiet else shown.brief()


def with_row(panel: Panel, shown: Study | None, scene: Scene) -> Scene:
    """The board with the chosen row instead of its other marks."""
    marks, steps = shown.picture(scene) if shown and panel.table.roll else ((), ())
    if not marks and not steps:
        return scene
    return replace(scene, marks=marks, arrows=tuple(arrows_of(panel.table, steps)))
