"""The state of a sandbox seen by the referee: rules, position, roll, what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from nardy.board import COLORS, HEAD, KINDS, OFF, Color, Position, all_off, count, other
from nardy.dice import lengths
from nardy.legal import Turns, legal_turns
from nardy.notation import Hop, read_moves, read_side, write_side
from nardy.pages.sandbox.state import State, Turn
from nardy.referee import Verdict, judge
from nardy.ruleset import Ruleset, ruleset
from nardy.turn import Moment, Start
from nardy.variant import Variant
from nardy.variants import VARIANT


class Table:
    """What the rules make of a state; `InputFaults` when the state cannot be on a board."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.variant: Variant = VARIANT[state.variant]
        self.rules: Ruleset = ruleset(self.variant, state.preset, state.options)
        self.mover: Color = state.now.turn
        army, now = self.variant.army, state.now
        self.start = Position(read_side(now.white, army), read_side(now.black, army, "black"), self.variant.path)
        self.hops = read_moves(state.now.moves)

    @cached_property
    def roll(self) -> Moment | None:
        """The moment of the roll; None before it."""
        dice = self.state.now.dice
        return self.rules.begin(self.start, self.mover, (int(dice[0]), int(dice[1]))) if dice else None

    @cached_property
    def verdict(self) -> Verdict | None:
        """The referee's word on the steps played so far."""
        return judge(self.rules, self.roll, self.hops, complete=False) if self.roll else None

    @cached_property
    def turns(self) -> Turns | None:
        """Every legal turn of this roll."""
        return legal_turns(self.rules, self.roll) if self.roll else None

    @property
    def moment(self) -> Moment:
        """The moment now; before the roll one with no numbers left."""
        return self.verdict.end if self.verdict else self._no_roll

    @cached_property
    def _no_roll(self) -> Moment:
        own, opp = self.start.seen_by(self.mover)
        return Moment.opening(Start(own, opp, self.variant.path, self.variant.army, ()))

    @property
    def position(self) -> Position:
        """Where everything stands now."""
        return self.verdict.position(self.mover) if self.verdict else self.start

    @property
    def winner(self) -> Color | None:
        """The side that has borne off everything."""
        return next((color for color in COLORS if all_off(self.position.side(color))), None)

    @property
    def helps(self) -> bool:
        """Whether it is shown what would be legal."""
        return self.state.legal == "1" or (self.state.legal == "ask" and self.state.asked)

    @property
    def idle(self) -> bool:
        """Whether nothing more can be played of this roll."""
        left = self.moment.left
        return not any(True for die in set(left) for _ in self.rules.legal_steps(self.moment, die))

    def trial(self, hops: Sequence[Hop], complete: bool = False) -> Verdict:
        """The referee's word on further steps; ValueError before the roll."""
        if self.roll is None:
            raise ValueError("no dice yet")
        return judge(self.rules, self.roll, (*self.hops, *hops), complete)

    def ended(self, verdict: Verdict | None = None) -> State:
        """The state after the turn as it stands, whatever it broke: the other side is to roll.

        verdict: on the whole of it, where it is known already.
        """
        state, verdict = self.state, verdict or self.trial((), complete=True)
        after = verdict.position(self.mover)
        done = replace(state.now, agreed=state.agreed, wrong=not verdict.legal)
        now = Turn(write_side(after.white), write_side(after.black), self.opponent())
        return replace(state.playing(now), past=(*state.past, done))

    def adds_nothing(self, verdict: Verdict) -> bool:
        """Whether a trial breaks no rule beyond what the steps that stand have broken."""
        return all(fault.step and fault.step <= len(self.hops) for fault in verdict.faults)

    def kinds(self, slot: int) -> tuple[int, ...]:
        """The kinds of the mover's pieces in a slot."""
        return tuple(kind for kind in KINDS if slot != OFF and count(self.moment.own[kind], slot))

    def foreign(self, slot: int) -> int | None:
        """The kind of an opposing piece in a slot; None when there is none."""
        here = (kind for kind in KINDS if slot != OFF and count(self.moment.opp[kind], slot))
        return next(here, None)

    def targets(self, kind: int, slot: int) -> tuple[int, ...]:
        """Where this piece may legally go now, by one number or several, from the nearest."""
        if not self.roll:
            return ()
        reach = sorted({*self._landings(kind, slot), *self._sums(slot)}, reverse=True)
        return tuple(dst for dst in reach if self.adds_nothing(self.trial([Hop(kind, slot, dst)])))

    def _landings(self, kind: int, slot: int) -> Iterator[int]:
        """Targets that no step law forbids."""
        for die in set(self.moment.left):
            for step, _ in self.rules.legal_steps(self.moment, die):
                if (step.kind, step.src) == (kind, slot):
                    yield step.dst

    def _sums(self, slot: int) -> Iterator[int]:
        """Targets at the sum of two or more unused numbers."""
        return (slot - length for length in lengths(self.moment.left) if OFF < slot - length < HEAD)

    def opponent(self) -> Color:
        """Whose turn comes next."""
        return other(self.mover)
