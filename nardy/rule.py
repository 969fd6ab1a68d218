"""What a rule is.  A variant is an ordered tuple of cited rules; a house rule is a change of that tuple.

Three scopes: a *step* rule is broken once and stays broken; a *turn* rule looks at the final position only; a
*duty* (a dice rule) needs to know what else could be played.  Only duties see the options of a turn, and the
options come from the other two scopes, so there is no circle.  Besides laws there are permissions and rules
that are taught but that no move can break (ruling A21).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import ClassVar, Literal, NamedTuple, Protocol, Self, TypeAlias, runtime_checkable

from nardy.board import IN_PLAY, SLOT
from nardy.dice import Numbers
from nardy.fault import Fault
from nardy.text import Fact, Lang, Text
from nardy.turn import Attempt, Moment

Scope: TypeAlias = Literal["step", "turn", "dice", "permission", "taught"]
PIECE = ("checker", "dragon", "turtle")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with its public id, its words, and the options that change it."""

    id: ClassVar[str]
    scope: ClassVar[Scope]
    title: ClassVar[Text]
    law: ClassVar[Text]
    why: ClassVar[Text]
    options: ClassVar[Mapping[str, str]] = {}
    """Field of the rule → option that sets it."""
    points_out: ClassVar[bool] = False
    """Whether the other points of a fault show where one could go instead, not what is in the way."""
    is_landing: ClassVar[bool] = False
    """Whether this is the law that says where a piece may land."""
    messages: ClassVar[Mapping[str, Text]] = {}
    """Every sentence that a fault of this rule can say, by a name of its own."""

    @property
    def active(self) -> bool:
        """False where an option has switched the rule off."""
        return True

    @property
    def plays_as(self) -> Scope:
        """The scope under the present options (some house rules are exactly a change of scope)."""
        return self.scope

    def under(self, options: Mapping[str, str]) -> Self:
        """The rule as the chosen options make it, the laws it builds on included.

        An option the game does not have changes nothing.
        """
        changed: dict[str, object] = {}
        for part in fields(self):
            value = getattr(self, part.name)
            if isinstance(value, Rule):
                changed[part.name] = value.under(options)
            elif options.get(self.options.get(part.name, ""), value) != value:
                changed[part.name] = options[self.options[part.name]]
        return replace(self, **changed)


@dataclass(frozen=True, slots=True)
class StepRule(Rule):
    """A law about single steps.

    `forbidden` is the law: the origins from which a piece of `kind` may not go `hop` points.  The generator
    takes these masks away, `faults` reads the same mask and adds the facts.  `concern` bounds the mask for a
    die, so that the generator asks only where something can be forbidden.
    """

    scope: ClassVar[Scope] = "step"
    kinds: ClassVar[tuple[int, ...]] = (0, 1, 2)
    judges_foreign: ClassVar[bool] = False
    """Whether the law also looks at a step made with the opponent's piece (ruling A12)."""

    def concern(self, die: int) -> int:
        """Mask outside which `forbidden` is empty for this die."""
        return IN_PLAY

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        """Mask of the origins from which this law forbids the step."""
        return 0

    def faults(self, m: Moment, a: Attempt) -> Iterator[Fault]:
        """The breach by this attempt, if there is one."""
        if a.kind in self.kinds and self.forbidden(m, a.kind, a.hop) & SLOT[a.src]:
            yield self.fault(m, a)

    def fault(self, m: Moment, a: Attempt) -> Fault:
        """The breach with its facts."""
        text, facts, others = self.explain(m, a)
        base: dict[str, Fact] = {"src": a.src, "dst": a.dst, "kind": PIECE[a.kind]}
        return Fault(self, text, base | dict(facts), (a.src, a.dst, *others), a.dice)

    def explain(self, m: Moment, a: Attempt) -> tuple[Text, Mapping[str, Fact], tuple[int, ...]]:
        """Sentence, facts, and other points concerned."""
        return self.messages["broken"], {}, ()


@runtime_checkable
class Hitting(Protocol):
    """A rule by which a landing piece sends an opposing one to the bar."""

    def hits(self, m: Moment, kind: int) -> int:
        """Mask of the points where a piece of `kind` hits when it lands."""


@runtime_checkable
class OwnWay(Protocol):
    """A rule that gives a step a way of its own, whatever the distance."""

    def way(self, kind: int, src: int, dst: int) -> int:
        """The number that such a step uses; 0 for ordinary steps."""

    def ways(self, m: Moment, die: int) -> Iterator[tuple[int, int, int]]:
        """Kind, origin and target of every such step that a die could make."""


@runtime_checkable
class Final(Protocol):
    """A rule that can judge the position a turn leaves."""

    def final(self, end: Moment) -> Iterator[Fault]:
        """The breaches by a turn that ends here."""


class Outlook(NamedTuple):
    """What the roll allows from the start of a turn: the yardstick of every duty (ruling A18).

    dice: the numbers rolled; longest: most of them that a lawful turn uses; singles: the numbers that can be
    played where only one can; placed: the fewest kaftar placements in any lawful turn.
    """

    dice: Numbers
    longest: int
    singles: frozenset[int] = frozenset()
    placed: int = 0


class Played(NamedTuple):
    """What has been played of a roll: the numbers used, in order, and kaftar placements among them."""

    used: Numbers = ()
    placed: int = 0


@dataclass(frozen=True, slots=True)
class DutyRule(Rule):
    """A law about what must be played; it needs to know what could be."""

    scope: ClassVar[Scope] = "dice"

    def unmet(self, played: Played, outlook: Outlook) -> bool:
        """Whether a turn that has played this and ends leaves the duty undone."""
        raise NotImplementedError

    def fault(self, played: Played, outlook: Outlook, start: Moment) -> Fault:
        """The undone duty with its facts."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Permission(Rule):
    """Something a player may do; no attempt can break it (ruling A21)."""

    scope: ClassVar[Scope] = "permission"


@dataclass(frozen=True, slots=True)
class Taught(Rule):
    """A rule of play around the moves, taught and not enforced on single turns."""

    scope: ClassVar[Scope] = "taught"


READING = Text("Our reading.", "Наше прочтение.")


@dataclass(frozen=True, slots=True)
class Cited:
    """A rule in a variant: whose word it rests on, and what of it is our own reading (None: nothing)."""

    rule: Rule
    sources: tuple[str, ...]
    reading: Text | None = None

    def says(self, fault: Fault, lang: Lang) -> str:
        """The fault as a whole sentence; where the rule is a reading, that it is one and what the alternatives are."""
        sentence = fault.text.say(lang, fault.facts)
        return f"{sentence} {READING.say(lang)} {self.reading.say(lang)}" if self.reading else sentence
