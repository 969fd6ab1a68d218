"""A game as it was agreed: the variant's rules under the chosen options, sorted by who asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias, TypeVar

from nardy.board import HEAD, IN_PLAY, KINDS, OFF, SLOT, Color, Position, at_least, slots
from nardy.dice import numbers
from nardy.fault import Fault
from nardy.rule import Cited, DutyRule, Final, Hitting, OwnWay, Rule, StepRule
from nardy.turn import Attempt, Moment, Start, Step
from nardy.variant import Variant
from nardy.variants.options import PRESET

Law = TypeVar("Law", bound=Rule)
Mask: TypeAlias = Callable[[Moment, int, int], int]


class Ruleset:
    """A variant under options.  Immutable; obtained through `ruleset`."""

    def __init__(self, variant: Variant, options: Mapping[str, str]) -> None:
        self.variant = variant
        self.options = dict(options)
        self.cited = tuple(Cited(c.rule.under(self.options), c.sources, c.reading) for c in variant.rules)
        self.citation = {c.rule.id: c for c in self.cited}
        self.order = {c.rule.id: place for place, c in enumerate(self.cited)}
        active = [c.rule for c in self.cited if c.rule.active]
        self.steps = tuple(r for r in active if isinstance(r, StepRule) and r.plays_as == "step")
        self.finals = tuple(r for r in active if isinstance(r, Final) and r.plays_as == "turn")
        self.duties = tuple(r for r in active if isinstance(r, DutyRule))
        self.hitting = tuple(r for r in active if isinstance(r, Hitting))
        self.own_ways = tuple(r for r in active if isinstance(r, OwnWay))
        self.kinds = tuple(kind for kind in KINDS if variant.army[kind])
        self.masks = {(kind, die): self._masks(kind, die) for kind in KINDS for die in range(1, 7)}

    def _masks(self, kind: int, die: int) -> tuple[tuple[int, Mask], ...]:
        """The laws the generator asks for a kind and die: where each can forbid anything, and its mask."""
        plain = StepRule.forbidden
        return tuple(
            (law.concern(die), law.forbidden)
            for law in self.steps
            if kind in law.kinds and type(law).forbidden is not plain
        )

    def rule(self, kind: type[Law]) -> Law:
        """The game's own rule object of a kind; `KeyError` where the game has none."""
        found = (cited.rule for cited in self.cited if isinstance(cited.rule, kind))
        for rule in found:
            return rule
        raise KeyError(kind.__name__)

    def begin(self, position: Position, color: Color, dice: tuple[int, int]) -> Moment:
        """The moment in which `color` has thrown `dice`."""
        own, opp = position.seen_by(color)
        start = Start(own, opp, self.variant.path, self.variant.army, numbers(*dice))
        return Moment.opening(start)

    def hits(self, m: Moment, kind: int) -> int:
        """Mask of the points where a piece of `kind` hits when it lands."""
        mask = 0
        for law in self.hitting:
            mask |= law.hits(m, kind)
        return mask

    def way(self, kind: int, src: int, dst: int) -> int:
        """The number used by a step that has a way of its own; 0 for ordinary steps."""
        return next((die for law in self.own_ways if (die := law.way(kind, src, dst))), 0)

    def step_faults(self, m: Moment, a: Attempt) -> list[Fault]:
        """Every step law that the attempt breaks, in the variant's order (ruling A12: a foreign piece only two)."""
        laws = self.steps if not a.foreign else tuple(r for r in self.steps if r.judges_foreign)
        return [fault for law in laws for fault in law.faults(m, a)]

    def after(self, m: Moment, a: Attempt) -> Moment:
        """The moment after the attempt, carried out as a hand would do it."""
        if a.foreign:
            return m.foreign_after(a.step)
        hits = self.hits(m, a.kind) & SLOT[a.dst] if a.dst else 0
        return m.after(a.step, hits, off_head=a.src == HEAD and not a.own_way)

    def onward(self, m: Moment, die: int) -> Iterator[Moment]:
        """The moments after every step with `die` that no step law forbids: bar first, then from 24 down."""
        dice = (die,)
        for kind in self.kinds:
            hits = self.hits(m, kind)
            for src in slots(self.free_origins(m, kind, die)):
                dst = src - die if src > die else OFF
                yield m.after((kind, src, dst, dice), hits & SLOT[dst], src == HEAD)
        if self.own_ways:
            yield from self.own_ways_onward(m, die)

    def own_ways_onward(self, m: Moment, die: int) -> Iterator[Moment]:
        """The moments after every step of an own way with `die` that no step law forbids."""
        for law in self.own_ways:
            for kind, src, dst in law.ways(m, die):
                attempt = Attempt(kind, src, dst, (die,), own_way=True)
                if not self.step_faults(m, attempt):
                    yield self.after(m, attempt)

    def legal_steps(self, m: Moment, die: int) -> Iterator[tuple[Step, Moment]]:
        """The same with the steps that lead there."""
        for after in self.onward(m, die):
            yield after.steps[-1], after

    def free_origins(self, m: Moment, kind: int, die: int) -> int:
        """Mask of the origins from which no step law forbids an ordinary step with `die`."""
        free = at_least(m.own[kind], 1) & IN_PLAY
        for concern, forbidden in self.masks[kind, die]:
            if free & concern:
                free &= ~forbidden(m, kind, die)
        return free


@lru_cache(maxsize=256)
def _ruleset(variant: Variant, options: tuple[tuple[str, str], ...]) -> Ruleset:
    return Ruleset(variant, dict(options))


def chosen_options(variant: Variant, preset: str, options: Mapping[str, str]) -> dict[str, str]:
    """The variant's options under a preset and single overrides; what it does not have has no effect (A36)."""
    agreed = PRESET[preset]
    sets = agreed.sets if not agreed.games or variant.id in agreed.games else {}
    return {key: options.get(key, sets.get(key, default)) for key, default in variant.options.items()}


def ruleset(variant: Variant, preset: str = "standard", options: Mapping[str, str] | None = None) -> Ruleset:
    """The rules of `variant` as agreed; names must be known (`KeyError` for a preset)."""
    return _ruleset(variant, tuple(chosen_options(variant, preset, options or {}).items()))
