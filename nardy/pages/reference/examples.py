"""A case of a rule as people see it: the board, what was played, and what the referee says to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from nardy.cases import Case
from nardy.dice import numbers
from nardy.html import Child, Html, tag
from nardy.interface import Request
from nardy.notation import write_side
from nardy.page import root_of
from nardy.pages.marks import fault_marks
from nardy.pages.points import namer, step_name
from nardy.pages.reasons import rule_path, sentence
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.state import State, Turn
from nardy.pages.still import still
from nardy.referee import Verdict
from nardy.scene import Arrow, Die, Scene
from nardy.text import Lang, PointNamer, Text
from nardy.variants.options import OPTION

NOTHING = Text("nothing played", "ни одного хода")
LEGAL = Text("Legal", "Можно")
ILLEGAL = Text("Not legal", "Нельзя")
INSTEAD = Text("Legal would be, for example: ", "Можно, например: ")
PASS = Text("Only a pass is legal.", "Можно только пропустить ход.")
TRY = Text("Try it on the board", "Попробовать на доске")
AGREED = Text("Agreed here: ", "Здесь уговорились: ")


@dataclass(frozen=True)
class Example:
    """A case on the page at `path` in one language."""

    case: Case
    path: str
    lang: Lang

    @cached_property
    def judged(self) -> tuple[Request, Verdict]:
        """What was asked, and the referee's word on it."""
        return self.case.judged()

    @property
    def legal(self) -> bool:
        """Whether the turn breaks no rule at all."""
        return self.judged[1].legal

    @cached_property
    def scene(self) -> Scene:
        """The board before the turn, its steps as numbered arrows, and the marks of what is broken."""
        return scene_of(*self.judged)

    @cached_property
    def point(self) -> PointNamer:
        """How points are named beside this board."""
        return namer(self.scene)

    def html(self, board: str = "") -> Html:
        """The example in a list; `board` is the id of its picture, "" for none."""
        drawn = tag("figure", still(self.scene, self.lang, board), class_="board-frame still") if board else None
        return tag(
            "li",
            tag("p", self.case.title.say(self.lang, None, self.point), class_="what"),
            drawn,
            agreed(self.case, self.lang),
            tag("p", tag("b", self._played()), " ", verdict_word(self.lang, legal=self.legal), class_="played"),
            self.said(),
            self._instead(),
            tag("p", tag("a", TRY.say(self.lang), href=self.sandbox()), class_="try"),
            class_="example right" if self.legal else "example wrong",
        )

    def said(self) -> Child:
        """What the referee says: every broken rule; those of other pages lead there."""
        request, verdict = self.judged
        lines = []
        for fault in verdict.faults:
            title = fault.rule.title.say(self.lang)
            page = root_of(self.path) + rule_path(request.rules.variant.id, fault.rule.id, self.lang)
            name = title if fault.rule.id == self.case.rule else tag("a", title, href=page)
            lines.append(tag("li", tag("b", name), ". ", sentence(fault, self.lang, self.point)))
        return tag("ul", lines, class_="said") if lines else None

    def sandbox(self) -> str:
        """The address of the sandbox with this position and these dice."""
        return f"{root_of(self.path)}{self.lang}/sandbox/index.html?{query(state_of(self.judged[0]))}"

    def _played(self) -> str:
        request, verdict = self.judged
        moves = moves_of(verdict, self.lang, self.scene)
        return f"{'-'.join(map(str, request.dice))}: {moves or NOTHING.say(self.lang)}"

    def _instead(self) -> Html | None:
        """One legal turn in the place of an illegal one."""
        witness = self.judged[1].witness
        if self.legal or witness is None:
            return None
        turn = " ".join(step_name(step, self.lang, self.point) for step in witness)
        said = [INSTEAD.say(self.lang), tag("b", turn)] if turn else PASS.say(self.lang)
        return tag("p", said, class_="instead")


def verdict_word(lang: Lang, *, legal: bool) -> Html:
    """The verdict in one word, with a sign that does not need colour."""
    sign, word, look = ("✓", LEGAL, "verdict") if legal else ("✗", ILLEGAL, "verdict no")
    return tag("span", tag("span", sign, aria_hidden="true"), " ", word.say(lang), class_=look)


def moves_of(verdict: Verdict, lang: Lang, scene: Scene) -> str:
    """The steps of a turn as they are written beside its board."""
    return " ".join(step_name(attempt.step, lang, namer(scene)) for attempt in verdict.attempts)


def scene_of(request: Request, verdict: Verdict) -> Scene:
    """The board before the turn, its steps as numbered arrows, and the marks of what is broken."""
    steps = enumerate(verdict.attempts, 1)
    return Scene(
        request.position,
        mover=request.turn,
        seat=request.turn,
        dice=tuple(Die(number) for number in numbers(*request.dice)),
        marks=tuple(dict.fromkeys(fault_marks(verdict.faults))),
        arrows=tuple(Arrow(a.src, a.dst, number, flight=a.own_way) for number, a in steps),
    )


def agreed(case: Case, lang: Lang) -> Html | None:
    """The options that the case needs, in words; None where it is played as usual."""
    chosen = case.fields.get("options", {})
    if not chosen:
        return None
    words = (_value(name, value, lang) for name, value in chosen.items())
    return tag("p", AGREED.say(lang), "; ".join(words), ".", class_="agreed-here")


def _value(name: str, value: str, lang: Lang) -> str:
    option = OPTION[name]
    label = next(v.label for v in option.values if v.id == value)
    return f"{option.title.say(lang)} — {label.say(lang)}"


def state_of(request: Request) -> State:
    """The sandbox with the position, the dice and the options of a request."""
    position, variant = request.position, request.rules.variant
    dice = "".join(map(str, request.dice))
    now = Turn(write_side(position.white), write_side(position.black), request.turn, dice)
    chosen = {name: value for name, value in request.rules.options.items() if value != variant.options[name]}
    return State(variant.id, now, options=chosen)
