"""The same roll under other agreements: which legal turns appear, which disappear, and what makes a step legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nardy.html import Child, Html, tag
from nardy.legal import legal_turns
from nardy.notation import Hop, read_moves
from nardy.pages.sandbox.lines import Ways, name_of, rows, ways_on, written
from nardy.pages.sandbox.table import Table
from nardy.referee import judge
from nardy.ruleset import Ruleset, ruleset
from nardy.scene import Mark, Scene
from nardy.text import Text
from nardy.turn import Step
from nardy.variants.options import OPTIONS, Option, Value

if TYPE_CHECKING:
    from nardy.pages.sandbox.panel import Panel

ABOUT = Text(
    "What this roll would allow under another agreement. Choose one to see its turns.",
    "Что разрешил бы этот бросок при другом уговоре. Выберите уговор, чтобы увидеть ходы.",
)
SAME = Text("No difference for this roll: {n}", "Для этого броска безразлично: {n}")
ALL_SAME = Text(
    "No other agreement changes what this roll allows.",
    "Ни при каком другом уговоре этот бросок не разрешает ничего иного.",
)
PAIR = Text("{option}: {value}", "{option}: {value}")
MORE = Text("Legal only there: {n}", "Можно только при нём: {n}")
FEWER = Text("No longer legal: {n}", "Становится нельзя: {n}")
AGREE = Text("Play by this rule", "Играть по этому правилу")
UNDER = Text("Legal under another agreement: ", "При другом уговоре так можно: ")
QUOTED = Text("“{pair}”", "«{pair}»")


@dataclass(frozen=True, slots=True)
class Other:
    """Another value of an option, with the turns that only it allows and those that it takes away."""

    option: Option
    value: Value
    more: Ways
    fewer: Ways

    @property
    def name(self) -> str:
        """Option and value as a link says them."""
        return f"{self.option.id}:{self.value.id}"


def other_rules(table: Table) -> Iterator[tuple[Option, Value, Ruleset]]:
    """Every change of one option that changes a law of moving."""
    present, state = table.rules, table.state
    for option in OPTIONS:
        for value in option.values:
            if value.id == present.options.get(option.id, value.id):
                continue
            changed = ruleset(table.variant, state.preset, {**state.options, option.id: value.id})
            if _laws(changed) != _laws(present):
                yield option, value, changed


def _laws(rules: Ruleset) -> tuple[object, ...]:
    return rules.steps, rules.finals, rules.duties, rules.hitting, rules.own_ways


def _ways(table: Table, rules: Ruleset) -> Ways:
    """The legal results under some rules that go on from the steps played so far."""
    state = table.state
    m = rules.begin(table.start, table.mover, (int(state.now.dice[0]), int(state.now.dice[1])))
    verdict = judge(rules, m, table.hops, complete=False)
    return ways_on(rules, legal_turns(rules, m), verdict.end) if verdict.legal else {}


def legal_elsewhere(table: Table, hops: Sequence[Hop], *, ended: bool) -> Iterator[tuple[Option, Value]]:
    """The changes of one option under which what was refused would be legal."""
    dice = table.state.now.dice
    for option, value, rules in other_rules(table):
        m = rules.begin(table.start, table.mover, (int(dice[0]), int(dice[1])))
        if judge(rules, m, (*table.hops, *hops), complete=ended).legal:
            yield option, value


def under(panel: Panel) -> Html | None:
    """One sentence that names the agreements under which the refused step is legal; each can be agreed on at once."""
    state = panel.table.state
    found = list(legal_elsewhere(panel.table, read_moves(state.tried), ended=state.ended))
    if not found:
        return None
    links = ((", " if place else "", _link(panel, *pair)) for place, pair in enumerate(found))
    return tag("p", panel.text(UNDER), links, ".", class_="elsewhere")


def _link(panel: Panel, option: Option, value: Value) -> Html:
    text = panel.text(QUOTED, pair=_pair(panel, option, value))
    return tag(
        "button", text, type="button", class_="link", data_action="agree", data_name=option.id, data_value=value.id
    )


def _pair(panel: Panel, option: Option, value: Value) -> str:
    return panel.text(PAIR, option=option.title.say(panel.lang), value=value.label.say(panel.lang))


@dataclass(frozen=True)
class RuleSwitch:
    """The list of other agreements for one moment of a turn."""

    panel: Panel

    @cached_property
    def others(self) -> tuple[Other, ...]:
        """Every other agreement with what it changes."""
        table = self.panel.table
        if not table.turns:
            return ()
        here = ways_on(table.rules, table.turns, table.moment)
        return tuple(_other(here, option, value, _ways(table, rules)) for option, value, rules in other_rules(table))

    @cached_property
    def compared(self) -> Other | None:
        """The agreement whose turns are listed."""
        wanted = self.panel.table.state.compare
        return next((other for other in self.others if other.name == wanted), None)

    def body(self) -> Iterator[Child]:
        """The agreements that change something, the turns of the one that was chosen, and the rest in one line."""
        if not self.panel.table.turns:
            return
        changing = [other for other in self.others if other.more or other.fewer]
        same = [other for other in self.others if not (other.more or other.fewer)]
        yield tag("p", self.brief(), class_="quiet")
        if not changing:
            return
        yield tag("ul", (tag("li", self._button(other), self._compared(other)) for other in changing), class_="others")
        if same:
            names = (tag("li", _pair(self.panel, other.option, other.value)) for other in same)
            yield tag("details", tag("summary", self.panel.text(SAME, n=len(same))), tag("ul", names), class_="quiet")

    def brief(self) -> str:
        """Whether any other agreement would change something."""
        return self.panel.text(ABOUT if any(other.more or other.fewer for other in self.others) else ALL_SAME)

    def _button(self, other: Other) -> Html:
        counts = (
            other.more and tag("b", f"+{len(other.more)}", class_="more-turns"),
            other.fewer and tag("b", f"−{len(other.fewer)}", class_="fewer-turns"),
        )
        return tag(
            "button",
            tag("span", _pair(self.panel, other.option, other.value)),
            tag("span", (count for count in counts if count), class_="counts"),
            type="button",
            id=f"compare-{other.name.replace(':', '-')}",
            data_action="compare",
            data_pair=other.name,
            aria_expanded="true" if other == self.compared else "false",
        )

    def _compared(self, other: Other) -> Child:
        if other != self.compared:
            return None
        parts = ((MORE, other.more, "+ "), (FEWER, other.fewer, "− "))
        agree = tag(
            "button", self.panel.text(AGREE), type="button", data_action="set", data_name=other.option.id,
            data_value=other.value.id,
        )  # fmt: skip
        lists = ([self._heading(text, ways), rows(self.panel, ways, sign)] for text, ways, sign in parts if ways)
        return tag("div", lists, agree, class_="compared")

    def _heading(self, text: Text, ways: Ways) -> Html:
        return tag("h3", self.panel.text(text, n=len(ways)))

    @cached_property
    def chosen(self) -> tuple[Step, ...]:
        """The steps of the row that the board shows."""
        row, other = self.panel.table.state.chosen, self.compared
        if not other or not row:
            return ()
        ways = (*other.more.values(), *other.fewer.values())
        return next((each[0] for each in ways if name_of(each) == row), ())

    def picture(self, _bare: Scene) -> tuple[tuple[Mark, ...], tuple[Step, ...]]:
        """The chosen turn on the board."""
        return (), self.chosen

    def said(self) -> str:
        """The chosen turn in words."""
        return written(self.panel, self.chosen)


def _other(here: Ways, option: Option, value: Value, there: Ways) -> Other:
    more = {result: ways for result, ways in there.items() if result not in here}
    fewer = {result: ways for result, ways in here.items() if result not in there}
    return Other(option, value, more, fewer)
