"""Dice in the hand: solid ones that `static/zars.js` turns; unfolded ones on paper and where no script runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nardy.html import Html, safe, tag
from nardy.teach import InHand, Zar
from nardy.teach.zars import Place, faces
from nardy.text import Facts, Lang, Text
from nardy.view.dice import PIPS

HOW = Text(
    "Turn it by the arrows, by the arrow keys, or drag it.",
    "Поворачивайте стрелками на экране, стрелками на клавиатуре или просто тяните.",
)
ONE = Text("The zar", "Зар")
EACH = (Text("The first zar", "Первый зар"), Text("The second zar", "Второй зар"))
SEEN = Text(
    "On top\u00a0{top}, left\u00a0{left}, right\u00a0{right}",
    "Сверху\u00a0{top}, слева\u00a0{left}, справа\u00a0{right}",
)
UNFOLDED = Text(
    "Unfolded: in a row {row}; above the second of them {top}, below it {bottom}.",
    "Развёртка: в ряд {row}; над вторым числом {top}, под ним {bottom}.",
)
TURNS: Mapping[str, tuple[str, Text]] = {
    "up": ("↑", Text("Tip it back", "Опрокинуть назад")),
    "left": ("←", Text("Turn it to the left", "Повернуть влево")),
    "right": ("→", Text("Turn it to the right", "Повернуть вправо")),
    "down": ("↓", Text("Tip it forward", "Опрокинуть вперёд")),
}
_ROW: tuple[Place, ...] = ("far-left", "left", "right", "far-right")
_SIDES: tuple[Place, ...] = (*_ROW, "top", "bottom")


def in_hand(step: InHand, lang: Lang) -> Html:
    """The dice of a step side by side, and how they are turned."""
    names = EACH if len(step.dice) > 1 else (ONE,)
    dice = (_zar(zar, name.say(lang), lang) for zar, name in zip(step.dice, names, strict=True))
    how = tag("p", HOW.say(lang), class_="live-only how")
    return tag("figure", tag("div", dice, class_="zars"), how, class_="in-hand")


def unfolded(step: InHand, lang: Lang) -> Html:
    """The nets of the dice, for paper."""
    return tag(
        "figure", tag("div", (_net(faces(zar), lang) for zar in step.dice), class_="zars"), class_="in-hand nets"
    )


def _zar(zar: Zar, name: str, lang: Lang) -> Html:
    """One die: its name, itself among the arrows, what is seen of it, and its net."""
    found = faces(zar)
    seen = {"top": "{top}", "left": "{left}", "right": "{right}"}  # the script fills them
    return tag(
        "div",
        tag("h2", name),
        tag("div", _arrows(lang), _cube(found), class_="hand live-only"),
        tag("p", SEEN.say(lang, {str(at): n for at, n in found.items()}), role="status", class_="seen live-only"),
        _net(found, lang),
        class_="zar",
        role="group",
        aria_label=name,
        tabindex="-1",
        data_said=SEEN.say(lang, seen),
    )


def _arrows(lang: Lang) -> Iterator[Html]:
    for way, (sign, label) in TURNS.items():
        text = label.say(lang)
        yield tag("button", sign, type="button", aria_label=text, title=text, class_=way, data_turn=way)


def _cube(found: Mapping[Place, int]) -> Html:
    sides = (tag("span", _pips(found[at]), class_=f"face {at}", data_n=found[at]) for at in _SIDES)
    return tag("div", tag("div", sides, class_="cube"), class_="stage", aria_hidden="true")


def _net(found: Mapping[Place, int], lang: Lang) -> Html:
    facts: Facts = {"row": "-".join(str(found[at]) for at in _ROW), "top": found["top"], "bottom": found["bottom"]}
    sides = (tag("span", _pips(found[at]), class_=f"face {at}") for at in _SIDES)
    return tag("div", sides, class_="net", role="img", aria_label=UNFOLDED.say(lang, facts))


def _pips(n: int) -> Html:
    spots = "".join(f'<circle cx="{dx * 9}" cy="{dy * 9}" r="3.6"/>' for dx, dy in PIPS[n])
    return safe(f'<svg viewBox="-20 -20 40 40" aria-hidden="true">{spots}</svg>')
