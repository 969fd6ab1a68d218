"""``python -m tests.soak``: random attempts at random turns of every game, a million unless told otherwise.

Each seed makes one board of one game under a random choice of its options.  The attempts on it are lawful
steps, unlawful ones, and mixtures of both.  Whatever the referee says of them has to hold: a turn is legal
exactly when the generator, which asks no rule for its faults, makes the same steps and lists the result;
every fault is told in both languages; no rule is broken twice by one step.  The table at the end counts how
often each law was broken, so that one sees that each was reached.  Before that, whole games are played under
every value and every pair of values of all options.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from nardy.fault import Fault
from nardy.legal import Turns, legal_turns
from nardy.notation import Hop, write_moves
from nardy.referee import Verdict, judge
from nardy.ruleset import ruleset
from nardy.text import LANGS
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION
from tests.boards_at_random import attempt, case
from tests.games import Game, agreed, pairs_of_values, single_values, unfinished
from tests.support import OPTIONS_OF_PLAY, hops

ATTEMPTS = 1_000_000
PER_BOARD = 20
"""So many attempts are made on each board."""
STILL_MOVING = 0.25
"""So many of the attempts are judged before the player has ended the turn."""
SHOWN = 20
"""So many findings are printed in full."""
HOLLOW = re.compile(r"[{}]|\(\s*\)|\bNone\b|\s[,.;:]|\s\s|:\s*[.;]|^\s*$")
"""What a sentence looks like where a place in it has stayed open or empty."""


@dataclass(slots=True)
class Tally:
    """What the attempts at one game came to."""

    attempts: int = 0
    legal: int = 0
    broken: Counter[str] = field(default_factory=Counter)

    def count(self, verdict: Verdict) -> None:
        """Add the verdict on one attempt."""
        self.attempts += 1
        self.legal += verdict.legal
        self.broken.update(fault.rule.id for fault in verdict.faults)


class Finding(NamedTuple):
    """Something that does not hold: where, and what."""

    seed: int
    turn: str
    what: str

    def __str__(self) -> str:
        return f"seed {self.seed}: {self.turn}: {self.what}"


def soak(seeds: Iterator[int], attempts: int, tallies: dict[str, Tally]) -> Iterator[Finding]:
    """Make so many attempts, count them by game, and yield what does not hold."""
    for made, seed in zip(range(0, attempts, PER_BOARD), seeds, strict=False):
        variant = VARIANTS[seed % len(VARIANTS)]
        most = min(PER_BOARD, attempts - made)
        yield from on_one_board(variant, seed, most, tallies.setdefault(variant.id, Tally()))


def on_one_board(variant: Variant, seed: int, attempts: int, tally: Tally) -> Iterator[Finding]:
    """The attempts on the board of this seed."""
    options = any_options(variant, Random(seed))
    rules = ruleset(variant, options=options)
    given = case(rules, seed)
    moment = given.moment(rules)
    turns = legal_turns(rules, moment)
    for _ in range(attempts):
        tried = attempt(rules, moment, given.luck)
        complete = given.luck.random() >= STILL_MOVING
        verdict = judge(rules, moment, tried, complete)
        tally.count(verdict)
        for what in flaws(verdict, turns, complete):
            yield Finding(seed, told(variant, options, verdict, tried), what)


def any_options(variant: Variant, luck: Random) -> dict[str, str]:
    """A value for each option of play that the game has."""
    return {name: luck.choice(OPTION[name].names) for name in OPTIONS_OF_PLAY if name in variant.options}


def told(variant: Variant, options: dict[str, str], verdict: Verdict, tried: tuple[Hop, ...]) -> str:
    """The turn in one line."""
    moment = verdict.moments[0]
    return f"{agreed(variant, options)}, own {moment.own}, opp {moment.opp}, {moment.left} {write_moves(tried)!r}"


def flaws(verdict: Verdict, turns: Turns, complete: bool) -> Iterator[str]:
    """Everything about a verdict that does not hold."""
    for fault in (*verdict.faults, *verdict.pending):
        yield from untold(fault)
    twice = Counter((fault.rule.id, fault.step) for fault in verdict.faults)
    for (rule, step), times in twice.items():
        if times > 1:
            yield f"{rule} is reported {times} times for step {step}"
    yield from (misjudged(verdict, turns) if complete else misled(verdict))


def untold(fault: Fault) -> Iterator[str]:
    """The languages in which a fault has no whole sentence."""
    for lang in LANGS:
        sentence = fault.text.say(lang, fault.facts)
        if HOLLOW.search(sentence):
            yield f"{fault.rule.id} says in {lang}: {sentence!r}"


def misjudged(verdict: Verdict, turns: Turns) -> Iterator[str]:
    """Where the verdict on a whole turn and the generator disagree."""
    made = list(made_by_generator(verdict))
    blamed = {fault.step for fault in verdict.faults}
    for number, lawful in enumerate(made, 1):
        if lawful == (number in blamed):
            yield f"step {number} is {'blamed' if lawful else 'not blamed'}"
    used = sum(len(tried.dice) for tried in verdict.attempts)
    listed = used == turns.outlook.longest and (verdict.end.own, verdict.end.opp) in turns.results
    if verdict.legal != (all(made) and listed):
        yield f"legal: {verdict.legal}, steps of the generator: {made}, listed: {listed}"


def made_by_generator(verdict: Verdict) -> Iterator[bool]:
    """Whether the generator makes each step of the turn, with whatever die is left."""
    rules = verdict.rules
    for before, tried in zip(verdict.moments, verdict.attempts, strict=False):
        wanted = tried.kind, tried.src, tried.dst
        lawful = (step for die in before.left for step, _ in rules.legal_steps(before, die))
        yield any(wanted == step[:3] for step in lawful)


def misled(verdict: Verdict) -> Iterator[str]:
    """Where the way shown to a player who is still moving is no legal turn that carries on the one begun."""
    if verdict.witness is None:
        return
    shown = judge(verdict.rules, verdict.moments[0], hops(verdict.witness))
    if not shown.legal:
        yield f"the witness {write_moves(verdict.witness)!r} is not legal"
    begun = tuple(tried.step for tried in verdict.attempts)
    if verdict.legal and verdict.witness[: len(begun)] != begun:
        yield f"the witness {write_moves(verdict.witness)!r} does not carry on"


def unreached(variant: Variant, tally: Tally) -> list[str]:
    """The laws of a game that no attempt has broken."""
    laws = {c.rule.id for c in variant.rules if c.rule.scope in {"step", "turn", "dice"}}
    return sorted(laws - tally.broken.keys())


def games() -> dict[str, str]:
    """Play a game under each value and each pair of values of all options; those that nobody wins."""
    lasting: dict[str, Game] = {}
    for variant in VARIANTS:
        agreements = [*single_values(variant), *pairs_of_values(variant, variant.options)]
        lasting |= unfinished(variant, agreements)
        print(f"{variant.id}: {len(agreements)} games to the end", flush=True)
    return {name: "dead" if game.dead else f"{game.turns} turns" for name, game in lasting.items()}


def report(tallies: dict[str, Tally]) -> None:
    """Print how often each law of each game was broken."""
    for name, tally in tallies.items():
        print(f"\n{name}: {tally.attempts:,} attempts, {tally.legal:,} legal")
        for rule, times in sorted(tally.broken.items()):
            print(f"  {rule:<24}{times:>9,}")


def main(arguments: list[str]) -> int:
    """Make the attempts; 0 when everything holds, every law was reached and every game ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--attempts", type=int, default=ATTEMPTS)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    asked = parser.parse_args(arguments)
    lasting = games()
    tallies: dict[str, Tally] = {}
    seeds = iter(range(asked.seed, asked.seed + asked.attempts))
    findings = 0
    for finding in soak(seeds, asked.attempts, tallies):
        findings += 1
        if findings <= SHOWN:
            print(finding, flush=True)
    report(tallies)
    missing = {v.id: laws for v in VARIANTS if (laws := unreached(v, tallies.get(v.id, Tally())))}
    print(f"\n{findings} findings; laws never broken: {missing or 'none'}; games without end: {lasting or 'none'}")
    return 1 if findings or missing or lasting else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
