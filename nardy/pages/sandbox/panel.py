"""Beside the board: whose turn it is, what is still to do, which rules were broken, what would be legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from nardy.board import Color
from nardy.dice import Numbers
from nardy.fault import Fault
from nardy.html import Child, Html, tag
from nardy.notation import Hop, read_moves
from nardy.pages.points import namer, step_name
from nardy.pages.reasons import reasons, sentence, spoken
from nardy.pages.sandbox.hints import KINDS, ladder, rungs
from nardy.pages.sandbox.scene import bare_scene, marked_scene
from nardy.pages.sandbox.state import Manner
from nardy.pages.sandbox.switch import under
from nardy.pages.sandbox.table import Table
from nardy.pages.sandbox.told import BROKEN, Told, news, told
from nardy.referee import Verdict
from nardy.scene import Scene
from nardy.text import Lang, PointNamer, Text
from nardy.turn import Step

TO_ROLL: dict[Color, Text] = {
    "white": Text("White to roll.", "Белые бросают зары."),
    "black": Text("Black to roll.", "Чёрные бросают зары."),
}
TO_PLAY: dict[Color, Text] = {
    "white": Text("White plays {dice}.", "Белые играют {dice}."),
    "black": Text("Black plays {dice}.", "Чёрные играют {dice}."),
}
LEFT = Text("Still unused: {left}.", "Осталось сыграть: {left}.")
DONE = Text("All numbers are played: end the turn.", "Все числа сыграны: закончите ход.")
STUCK = Text("Nothing more can be played with {left}: end the turn.", "Числом {left} больше не пойти: закончите ход.")
PASS = Text("No piece can move: the turn passes.", "Ходить некуда: ход пропускается.")
WINS: dict[Color, Text] = {
    "white": Text("White has borne off everything and wins.", "Белые сняли все шашки и выиграли."),
    "black": Text("Black has borne off everything and wins.", "Чёрные сняли все шашки и выиграли."),
}
PENDING = Text("Before the turn ends — ", "До конца хода — ")
VIEWED = Text("The board as it stood just before.", "Так стояли шашки перед этим.")
LOST = Text("Can no longer be met — ", "Уже не выполнить — ")
REFUSED = Text("{move} is not legal", "Так нельзя: {move}")
NOT_ENDED = Text("The turn cannot end yet", "Ход ещё не закончен")
FOREIGN = Text("Not your piece", "Чужая шашка")
THE_REASON = Text("Who says so, and what is legal", "Кто так говорит и как можно")
ALL_REASONS = Text("All reasons: {n}", "Все причины: {n}")
LEGAL = Text("What would be legal", "Как можно")
FROM_HERE = Text("This piece: ", "Этой шашкой: ")
STAYS = Text("This piece cannot move now.", "Этой шашкой сейчас пойти нельзя.")
WHOLE = Text("A whole legal turn: ", "Весь ход целиком: ")
ONLY_PASS = Text("Only a pass is legal.", "Можно только пропустить ход.")
IN_HAND = Text("In hand: {what} ({p:slot}).", "В руке: {what} ({p:slot}).")
WHERE_TO = Text("It may go to: {p:targets}.", "Куда можно: {p:targets}.")
NOWHERE = Text("It has no legal move now; try one and see why.", "Ходов у неё нет; попробуйте — и увидите почему.")
OR_OTHER = Text("Tap again for {what}.", "Коснитесь ещё раз, и в руке будет {what}.")
QUIET: dict[Manner, Text] = {
    "refuse": Text(
        "Tap a piece, then where it goes. An illegal move springs back, and every rule it breaks is named here.",
        "Коснитесь шашки, затем места, куда она идёт. Неверный ход возвращается, а здесь названо каждое нарушенное "
        "правило.",
    ),
    "watch": Text(
        "Tap a piece, then where it goes. Whatever a hand can do is played; what breaks a rule is noted here.",
        "Коснитесь шашки, затем места, куда она идёт. Сыграть можно всё, что может сделать рука; нарушения судья "
        "запишет здесь.",
    ),
}


@dataclass(frozen=True)
class Panel:
    """All that is said about one table in one language.

    `root` leads to the root of the site, where the rules have their pages; None on other people's pages.
    """

    table: Table
    lang: Lang
    root: str | None = None

    @cached_property
    def scene(self) -> Scene:
        """The board that the numbers of the texts belong to."""
        return bare_scene(self.table)

    @cached_property
    def point(self) -> PointNamer:
        """How this board names its points."""
        return namer(self.scene)

    @cached_property
    def refused(self) -> Verdict | None:
        """The verdict on what was just refused: steps, or the end of the turn."""
        state = self.table.state
        if state.tried:
            return self.table.trial(read_moves(state.tried))
        return self.table.trial((), complete=True) if state.ended else None

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every broken rule that the panel is about."""
        if self.table.state.foreign is not None:
            return (self._foreign(self.table.state.foreign),)
        return self.refused.faults if self.refused else ()

    @cached_property
    def told(self) -> Told | None:
        """The entry of the log that the panel is about."""
        return told(self.table.state, self.lang)

    @property
    def helps(self) -> bool:
        """Whether it is shown what would be legal."""
        return self.table.helps

    def marked(self) -> Scene:
        """The board with all its marks."""
        if self.told:
            return self.told.scene() if self.table.state.viewed else self.told.present(self.scene)
        return marked_scene(self.table, self.refused)

    @property
    def forced_pass(self) -> bool:
        """Whether the roll allows nothing at all."""
        return bool(self.table.turns and self.table.turns.forced_pass)

    def _foreign(self, slot: int) -> Fault:
        """The law about other people's pieces, said of a piece that was only touched."""
        rule = next(c.rule for c in self.table.rules.cited if c.rule.id == "move.own-piece")
        return Fault(rule, rule.law, points=(slot,))

    def text(self, text: Text, **facts: object) -> str:
        """A sentence of the panel in its language and numbering."""
        return text.say(self.lang, facts, self.point)  # type: ignore[arg-type] # facts of our own texts

    def moves(self, steps: Iterable[Step | Hop]) -> str:
        """Steps as they are written beside this board."""
        return " ".join(step_name(step, self.lang, self.point) for step in steps)

    def status(self) -> Html:
        """Whose turn it is and what is left of the roll."""
        if self.told and self.table.state.viewed:
            return tag("div", tag("p", tag("strong", self.told.where)), tag("p", self.text(VIEWED)), class_="status")
        line = tag("p", tag("strong", self.headline(), data_goal=self.table.winner is not None), " ", self._left())
        return tag("div", line, self._in_short() if self.faults else self._pending(), class_="status")

    def _in_short(self) -> Html:
        """The first reason under the board, for screens on which the panel is out of sight."""
        first, *more = self.faults
        title = tag("strong", self._refusal_title(), ".")
        goal = self.text(ALL_REASONS, n=len(self.faults)) if more else self.text(THE_REASON)
        said = sentence(first, self.lang, self.point)
        return tag("div", tag("p", title, " ", said), tag("a", goal, href="#reasons"), class_="in-short")

    def headline(self) -> str:
        """Whose turn it is, or who has won."""
        table = self.table
        if table.winner:
            return self.text(WINS[table.winner])
        if not table.roll:
            return self.text(TO_ROLL[table.mover])
        return self.text(TO_PLAY[table.mover], dice="-".join(table.state.now.dice))

    def _left(self) -> str:
        table = self.table
        if not table.roll or table.winner:
            return ""
        left = _listed(table.moment.left)
        if self.forced_pass:
            return self.text(PASS)
        if not table.moment.left:
            return self.text(DONE)
        return self.text(STUCK if table.idle else LEFT, left=left)

    def said(self) -> str:
        """What the state's live region says."""
        notices = " ".join(en if self.lang == "en" else ru for en, ru in self.table.state.notices)
        return " ".join(filter(None, (notices, self.headline(), self._left(), *self._hand_words(), self._hint())))

    @cached_property
    def hints(self) -> tuple[tuple[str, str], ...]:
        """All hints for this moment, once one has been asked for."""
        return tuple(rungs(self.table, self.lang, self.point)) if self.table.state.hints else ()

    def _hint(self) -> str:
        """The hint that was asked for last."""
        state = self.table.state
        asked = self.hints[: state.hints]
        return " ".join(asked[-1]) if asked and not state.picked else ""

    def violation(self) -> str:
        """What the violations' live region says; "" when nothing is wrong."""
        if self.told:
            every = list(news(self.table.state, self.lang)) or [self.told]
            return " ".join(entry.spoken() for entry in every)
        return spoken(self.faults, self.lang, self.point)

    def reasons(self, *, quiet: bool = False) -> Html:
        """The panel beside the board; `quiet`: without advice, since something is being studied."""
        return tag("div", *self._blocks(quiet=quiet), class_="panel-body")

    def _blocks(self, *, quiet: bool) -> Iterator[Child]:
        state = self.table.state
        yield from (tag("p", en if self.lang == "en" else ru, class_="notice") for en, ru in state.notices)
        if self.told:
            yield from self.told.blocks(self.root)
        elif self.faults:
            yield from self._refusal()
        elif state.picked:
            yield tag("p", " ".join(self._hand_words()), class_="hand")
        elif not state.notices and not state.hints and not quiet:
            yield tag("p", self.text(QUIET[state.referee]), class_="quiet")
        yield ladder(self.hints[: state.hints])

    def _refusal(self) -> Iterator[Child]:
        count = "" if self.table.state.foreign is not None else f" — {self.text(BROKEN, n=len(self.faults))}"
        yield tag("h2", self._refusal_title(), count, class_="refused")
        yield reasons(self.table.rules, self.faults, self.lang, self.point, self.root)
        if self.refused and self.helps:
            yield under(self)
            yield tag("div", tag("h3", self.text(LEGAL)), *self._alternatives(self.refused), class_="legal")

    def _refusal_title(self) -> str:
        if self.table.state.foreign is not None:
            return self.text(FOREIGN)
        if self.table.state.ended:
            return self.text(NOT_ENDED)
        return self.text(REFUSED, move=self.moves(read_moves(self.table.state.tried)))

    def _alternatives(self, refused: Verdict) -> Iterator[Html]:
        tried = read_moves(self.table.state.tried)
        if tried and tried[0].kind in self.table.kinds(tried[0].src):
            first = tried[0]
            targets = self.table.targets(first.kind, first.src)
            ways = self.moves(Hop(first.kind, first.src, dst) for dst in targets)
            if ways:
                yield tag("p", self.text(FROM_HERE), tag("b", ways.replace(" ", ", ")))
            else:
                yield tag("p", self.text(STAYS))
        if refused.witness is not None:
            whole = self.moves(refused.witness)
            yield tag("p", self.text(WHOLE), tag("b", whole)) if whole else tag("p", self.text(ONLY_PASS))

    def _hand_words(self) -> Iterator[str]:
        if not self.table.state.picked:
            return
        kind, slot = self.table.state.picked
        yield self.text(IN_HAND, what=KINDS[kind].say(self.lang), slot=slot)
        if self.helps:
            targets = self.table.targets(kind, slot)
            yield self.text(WHERE_TO, targets=targets) if targets else self.text(NOWHERE)
        for other in self.table.kinds(slot):
            if other > kind:
                yield self.text(OR_OTHER, what=KINDS[other].say(self.lang))

    def _pending(self) -> Child:
        verdict = self.table.verdict
        if not verdict or self.table.state.ended:
            return None
        lost = [fault for fault in verdict.faults if fault.rule.plays_as != "step"]
        duties = (*self._duties(PENDING, verdict.pending), *self._duties(LOST, lost))
        return tag("p", duties, class_="pending") if duties else None

    def _duties(self, text: Text, duties: Sequence[Fault]) -> Iterator[Child]:
        """Duties of the turn that are still open, or can no longer be met."""
        if duties:
            yield self.text(text)
        for fault in duties:
            yield tag("b", fault.rule.title.say(self.lang)), ": ", sentence(fault, self.lang, self.point), " "


def _listed(numbers: Numbers) -> str:
    return ", ".join(map(str, numbers))
