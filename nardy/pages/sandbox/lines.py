"""Whole turns as they are written in lists, all ways to one result together, and rows that can be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from nardy.board import OFF
from nardy.html import Child, Html, tag
from nardy.legal import Result, Turns, lines
from nardy.notation import write_moves
from nardy.pages.points import KIND_LETTERS
from nardy.ruleset import Ruleset
from nardy.text import Text
from nardy.turn import Moment, Step

if TYPE_CHECKING:
    from nardy.pages.sandbox.panel import Panel

Ways: TypeAlias = Mapping[Result, tuple[tuple[Step, ...], ...]]
"""The results of legal turns, each with the steps of every way that leads there from a moment."""

USUAL_ROWS = 12
MORE = 300
"""How many rows are added at a time: a page with thousands of buttons helps nobody."""
A_PASS = Text("a pass", "пропуск хода")
OR = Text(" or ", " или ")
SHOW_ALL = Text("Show all {n}", "Показать все {n}")
SHOW_MORE = Text("Show more (left: {n})", "Показать ещё (осталось: {n})")


def ways_on(rules: Ruleset, turns: Turns, m: Moment) -> Ways:
    """Every legal result that can still be reached from a moment of the turn, with the steps that are left to it."""
    found: dict[Result, dict[tuple[tuple[int, ...], ...], tuple[Step, ...]]] = {}
    longest, done = turns.outlook.longest, len(m.steps)
    for end in lines(rules, m) if len(set(m.left)) < len(m.left) else _every_order(rules, m):
        result = end.own, end.opp
        if result in turns.results and len(end.steps) == longest:
            steps = end.steps[done:]
            found.setdefault(result, {}).setdefault(_chains(steps), steps)
    return {result: tuple(ways.values()) for result, ways in found.items()}


def _every_order(rules: Ruleset, m: Moment) -> Iterator[Moment]:
    """All moments that play of two different numbers reaches, in both orders."""
    yield m
    for die in m.left:
        for _, after in rules.legal_steps(m, die):
            yield from _every_order(rules, after)


def _chains(steps: Iterable[Step]) -> tuple[tuple[int, ...], ...]:
    """Steps with those of one piece joined: kind, origin, stops, target; from the bar down."""
    chains: list[list[int]] = []
    for step in steps:
        going = next((c for c in chains if c[0] == step.kind and c[-1] == step.src != OFF), None)
        if going:
            going.append(step.dst)
        else:
            chains.append([step.kind, step.src, step.dst])
    return tuple(sorted(map(tuple, chains), key=lambda chain: (-chain[1], chain)))


def written(panel: Panel, steps: Iterable[Step]) -> str:
    """A turn as people write it: "24/18/16", "8/4(2) 6/2(2)"."""
    counted = Counter(_chains(steps))
    return " ".join(_chain(panel, chain) + (f"({n})" if n > 1 else "") for chain, n in counted.items())


def _chain(panel: Panel, chain: tuple[int, ...]) -> str:
    kind, *stops = chain
    letter = KIND_LETTERS[panel.lang][kind]
    way = "/".join(panel.point(slot, panel.lang) for slot in stops)
    return f"{letter}:{way}" if letter else way


def name_of(ways: Sequence[tuple[Step, ...]]) -> str:
    """A row by the steps of its first way."""
    return write_moves(ways[0])


def rows(panel: Panel, found: Ways, sign: str = "") -> Html:
    """Results as rows that can be chosen, the longer list shortened; `sign` stands before each."""
    state = panel.table.state
    shown = len(found) if len(found) <= USUAL_ROWS + 2 else USUAL_ROWS + state.rows
    every = list(found.values())
    return tag(
        "div",
        tag("ul", (tag("li", _row(panel, ways, sign)) for ways in every[:shown]), class_="turns"),
        _rest(panel, len(every) - shown, len(every)),
    )


def _row(panel: Panel, ways: tuple[tuple[Step, ...], ...], sign: str) -> Html:
    row = name_of(ways)
    chosen = "true" if row == panel.table.state.chosen else "false"
    text = panel.text(OR).join(written(panel, way) for way in ways) or panel.text(A_PASS)
    return tag("button", sign, text, type="button", data_action="choose", data_row=row, aria_pressed=chosen)


def _rest(panel: Panel, left: int, n: int) -> Child:
    if left <= 0:
        return None
    label = panel.text(SHOW_ALL, n=n) if left <= MORE else panel.text(SHOW_MORE, n=left)
    return tag("button", label, type="button", data_action="more", class_="more")
