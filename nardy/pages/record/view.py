"""One turn of a replay: the board after it, and what the referee says of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from nardy.board import Color, Position
from nardy.fault import Fault
from nardy.html import Child, Html, tag
from nardy.notation import Hop, write_moves, write_side
from nardy.pages.marks import fault_marks
from nardy.pages.points import namer, step_name
from nardy.pages.reasons import reasons, spoken
from nardy.pages.record import words
from nardy.pages.record.state import State, plies_of
from nardy.pages.sandbox.link import query
from nardy.pages.sandbox.state import State as Sandbox
from nardy.pages.sandbox.state import Turn as SandboxTurn
from nardy.record import Game, Ply, Record, Turn
from nardy.scene import Arrow, Die, Mark, Scene
from nardy.text import Lang, PointNamer, Text
from nardy.turn import Step
from nardy.view.names import SIDES


@dataclass(frozen=True)
class View:
    """All that is said and shown of one turn of a record in one language."""

    state: State
    record: Record
    lang: Lang

    @property
    def game(self) -> Game:
        """The game that is replayed."""
        return self.record.games[self.state.game]

    @cached_property
    def plies(self) -> tuple[Ply, ...]:
        """Its turns."""
        return plies_of(self.state.text, self.state.game)

    @property
    def ply(self) -> Ply | None:
        """The turn that is shown; None at the start."""
        return self.plies[self.state.at - 1] if self.state.at else None

    @property
    def waiting(self) -> Turn | None:
        """The roll that comes next, played or not."""
        turns = [entry for entry in self.game.entries if isinstance(entry, Turn)]
        return turns[self.state.at] if self.state.at < len(turns) else None

    def say(self, text: Text, **facts: object) -> str:
        """A text in the language of the page."""
        return text.say(self.lang, facts)  # type: ignore[arg-type] # facts of our own texts

    def bare(self, ply: Ply) -> Scene:
        """The board after a turn."""
        return Scene(ply.after, ply.turn.color, self._seat(ply.turn.color), pips=True)

    def _seat(self, mover: Color) -> Color:
        return mover if self.state.seat == "mover" else self.state.seat

    def scene(self) -> Scene:
        """The board after the turn, with its steps as arrows and what it broke as marks."""
        ply = self.ply
        if ply is None:
            mover = self.waiting.color if self.waiting else "white"
            return Scene(self.game.start, mover, self._seat(mover), pips=True)
        bare = self.bare(ply)
        arrows = tuple(
            Arrow(hop.src, hop.dst, number, flight=bool(self.record.rules.way(hop.kind, hop.src, hop.dst)))
            for number, hop in enumerate(self.hops(ply), 1)
        )
        marks = tuple(dict.fromkeys(fault_marks(self.faults)))
        last = tuple(Mark("last", arrow.dst) for arrow in arrows[-1:] if arrow.dst)
        dice = tuple(Die(value) for value in ply.turn.dice or ())
        return Scene(bare.position, bare.mover, bare.seat, dice=dice, marks=marks or last, arrows=arrows, pips=True)

    def hops(self, ply: Ply) -> tuple[Hop, ...]:
        """The steps of a turn: of a legal one as they can be played, of another as they were written."""
        return tuple(made.hop for made in ply.made) if ply.legal else ply.turn.hops

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every rule that the turn breaks."""
        return tuple(r for r in self.ply.reasons if isinstance(r, Fault)) if self.ply else ()

    def point(self, ply: Ply) -> PointNamer:
        """How the board names its points while this turn is shown."""
        return namer(self.bare(ply))

    def moves(self, ply: Ply, steps: Iterable[Step | Hop]) -> str:
        """Steps as they are written beside the board."""
        return " ".join(step_name(step, self.lang, self.point(ply)) for step in steps)

    def title(self, ply: Ply) -> str:
        """Number, side, roll and steps of a turn."""
        return f"{ply.number}. {self.roll(ply.turn)}: {self.moves(ply, self.hops(ply)) or self.say(words.NO_STEP)}"

    def roll(self, turn: Turn) -> str:
        """Who threw what."""
        dice = f"{turn.dice[0]}-{turn.dice[1]}" if turn.dice else "?"
        return f"{self.say(SIDES[turn.color])} {dice}"

    def headline(self) -> str:
        """What the board shows."""
        return self.title(self.ply) if self.ply else self.say(words.STARTS)

    def verdict(self) -> Html:
        """The panel: what the referee says of the turn."""
        return tag("div", self._verdict(), class_="panel-body")

    def _verdict(self) -> Iterator[Child]:
        ply = self.ply
        if ply is None or ply.legal:
            yield tag("p", self.say(words.LEGAL if ply else words.JUDGED_HERE), class_="quiet")
            return
        if not self.faults:
            yield tag("h2", self.say(words.NOT_JUDGED), class_="refused")
            yield (tag("p", line) for line in self.unread(ply))
        else:
            yield tag("h2", self.say(words.ILLEGAL, n=len(self.faults)), class_="refused")
            yield reasons(self.record.rules, self.faults, self.lang, self.point(ply))
        witness = ply.verdict.witness if ply.verdict else None
        if witness is not None:
            whole = self.moves(ply, witness)
            yield (
                tag("p", self.say(words.WHOLE), tag("b", whole), class_="legal")
                if whole
                else tag("p", self.say(words.ONLY_PASS), class_="legal")
            )
        yield tag("p", self.say(words.MOVED_ON), class_="quiet")

    def unread(self, ply: Ply) -> list[str]:
        """The sentences about what in a turn no hand could do or nobody could read."""
        return [reason.text.say(self.lang, reason.facts) for reason in ply.reasons if not isinstance(reason, Fault)]

    def said(self) -> str:
        """What the state's live region says."""
        legal = self.say(words.LEGAL) if self.ply and self.ply.legal else ""
        return f"{self.headline()} {legal}".strip()

    def violation(self) -> str:
        """What the violations' live region says."""
        if self.ply is None:
            return ""
        return spoken(self.faults, self.lang, self.point(self.ply)) or " ".join(self.unread(self.ply))

    def sandbox(self) -> str:
        """The query of the sandbox that stands where this board stands.

        An illegal turn stands there before it was played, with its steps to be judged again; earlier turns come along.
        """
        wrong = self.ply if self.ply and not self.ply.legal and self.ply.turn.dice else None
        now = _turn(wrong.before, wrong.turn, wrong.turn.hops) if wrong else self._to_play()
        played = self.plies[: self.state.at - 1 if wrong else self.state.at]
        unread = max((ply.number for ply in played if not ply.turn.dice), default=0)
        past = tuple(_finished(ply) for ply in played[unread:])
        return query(Sandbox(self.record.variant.id, now, self.record.preset, dict(self.record.options), past))

    def _to_play(self) -> SandboxTurn:
        """The turn that comes next, with its roll where the record has one."""
        position, waiting = self.ply.after if self.ply else self.game.start, self.waiting
        return _turn(position, waiting or Turn("white", None), ())


def _turn(position: Position, turn: Turn, hops: Iterable[Hop]) -> SandboxTurn:
    """A turn of the record as the sandbox plays it."""
    dice = "".join(map(str, sorted(turn.dice, reverse=True))) if turn.dice else ""
    return SandboxTurn(write_side(position.white), write_side(position.black), turn.color, dice, write_moves(hops))


def _finished(ply: Ply) -> SandboxTurn:
    """A turn that has been played, as it was carried out."""
    return replace(_turn(ply.before, ply.turn, (made.hop for made in ply.made)), wrong=not ply.legal)
