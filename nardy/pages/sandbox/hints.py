"""The ladder of hints: the rule that matters, the number, the piece, the move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from nardy.html import Html, tag
from nardy.pages.points import step_name
from nardy.pages.sandbox.table import Table
from nardy.referee import Duties
from nardy.rule import Rule
from nardy.scene import Arrow, Mark
from nardy.text import Lang, PointNamer, Text
from nardy.turn import Step
from nardy.why import why

RULE = Text("Rule.", "Правило.")
NUMBER = Text("Number.", "Число.")
PIECE = Text("Piece.", "Шашка.")
MOVE = Text("Move.", "Ход.")
WHAT = Text("{what}, {p:slot}", "{what}, {p:slot}")
NO_RULE = Text("Nothing stands in the way of any piece.", "Ни одной шашке ничто не мешает.")
KINDS = (Text("a checker", "шашка"), Text("a dragon", "дракон"), Text("a turtle", "черепаха"))
END = Text("Nothing more is to be played: end the turn.", "Играть больше нечего: закончите ход.")
ASTRAY = Text(
    "From here this turn cannot be finished by the rules: take a step back.",
    "Отсюда ход уже не закончить по правилам: верните шаг назад.",
)
PIECE_RUNG, MOVE_RUNG = 3, 4


def next_step(table: Table) -> Step | None:
    """The next step of a lawful turn that goes on from here; None when there is none."""
    if table.roll is None or table.verdict is None or table.verdict.faults:
        return None
    ends = Duties(table.rules, table.roll).lawful_ends(table.moment)
    steps = ends[-1].steps[len(table.moment.steps) :] if ends else ()
    return steps[0] if steps else None


def ladder(asked: Sequence[tuple[str, str]]) -> Html | None:
    """The hints that have been asked for."""
    rows = (tag("li", tag("b", label), " ", line) for label, line in asked)
    return tag("ol", rows, class_="hints legal") if asked else None


def rungs(table: Table, lang: Lang, point: PointNamer) -> Iterator[tuple[str, str]]:
    """All hints that there are for this moment, the broadest first: what each is about, and what it says."""
    if table.roll is None or table.verdict is None or table.winner:
        return
    step = next_step(table)
    if step is None:
        yield "", (ASTRAY if table.verdict.faults else END).say(lang)
        return
    rule = ruling(table)
    yield RULE.say(lang), rule.law.say(lang, None, point) if rule else NO_RULE.say(lang)
    yield NUMBER.say(lang), " + ".join(map(str, step.dice))
    yield PIECE.say(lang), WHAT.say(lang, {"what": KINDS[step.kind].say(lang), "slot": step.src}, point)
    yield MOVE.say(lang), step_name(step, lang, point)


def ruling(table: Table) -> Rule | None:
    """The rule that forbids most of what a hand might try now; else the first duty still open."""
    if table.roll is None or table.verdict is None:
        return None
    choices = why(table.rules, table.roll, table.moment).choices
    found = Counter(fault.rule.id for choice in choices for fault in choice.faults)
    if found:
        most = max(found, key=lambda rule: (found[rule], -table.rules.order[rule]))
        return table.rules.citation[most].rule
    return table.verdict.pending[0].rule if table.verdict.pending else None


def hint_marks(table: Table) -> tuple[Mark, ...]:
    """The piece of the hints, once they have come to it."""
    step = next_step(table) if table.state.hints >= PIECE_RUNG else None
    return (Mark("source", step.src, piece=step.kind),) if step else ()


def hint_arrows(table: Table) -> tuple[Arrow, ...]:
    """The move of the hints, once they have come to it."""
    step = next_step(table) if table.state.hints >= MOVE_RUNG else None
    flight = bool(step and table.rules.way(step.kind, step.src, step.dst) in step.dice)
    return (Arrow(step.src, step.dst, flight=flight),) if step else ()
