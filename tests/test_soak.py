"""A short soak, and that a soak notices what does not hold."""

from __future__ import annotations

from dataclasses import replace

from nardy.legal import Turns, legal_turns
from nardy.notation import read_moves
from nardy.referee import Verdict, judge
from nardy.ruleset import ruleset
from nardy.text import Text
from nardy.variants import VARIANT, VARIANTS
from tests.soak import Tally, flaws, soak, unreached

ATTEMPTS = 2400
SEED = 10**6
"""Boards that the long soak does not begin with."""


def verdict(moves: str, complete: bool = True) -> tuple[Verdict, Turns]:
    """What the referee says of White's first turn of long nardy with 6-2, and the legal turns."""
    rules = ruleset(VARIANT["long"])
    moment = rules.begin(rules.variant.start, "white", (6, 2))
    return judge(rules, moment, read_moves(moves), complete), legal_turns(rules, moment)


def test_short_soak() -> None:
    """Whatever is said of a few thousand attempts at all games holds."""
    tallies: dict[str, Tally] = {}
    assert [] == list(map(str, soak(iter(range(SEED, SEED + ATTEMPTS)), ATTEMPTS, tallies)))
    assert {variant.id: ATTEMPTS // len(VARIANTS) for variant in VARIANTS} == {
        name: tally.attempts for name, tally in tallies.items()
    }


def test_wrong_verdicts_are_noticed() -> None:
    """An illegal turn called legal, a legal one called illegal, and a step blamed for nothing are flaws."""
    second, turns = verdict("24/18 24/22")
    right, _ = verdict("24/18/16")
    assert [] == list(flaws(second, turns, complete=True))
    assert [] == list(flaws(right, turns, complete=True))
    assert list(flaws(replace(second, faults=()), turns, complete=True))
    assert list(flaws(replace(right, faults=second.faults), turns, complete=True))


def test_hollow_sentences_are_noticed() -> None:
    """A sentence with an empty slot, and one that says nothing, are flaws in the language concerned."""
    broken, turns = verdict("24/18 24/22")
    (fault,) = broken.faults
    hollow = replace(fault, text=Text("On {walk} a {src}.", " "), facts={"walk": (), "src": 24})
    assert ["en", "ru"] == [
        what.partition(" says in ")[2][:2] for what in flaws(replace(broken, faults=(hollow,)), turns, complete=True)
    ]


def test_a_rule_told_twice_is_noticed() -> None:
    """The same rule at the same step twice is a flaw."""
    broken, turns = verdict("24/18 24/22")
    twice = replace(broken, faults=broken.faults * 2)
    assert [f"{broken.faults[0].rule.id} is reported 2 times for step 2"] == list(flaws(twice, turns, complete=True))


def test_a_wrong_witness_is_noticed() -> None:
    """A witness that is illegal, or that does not carry on the turn begun, is a flaw."""
    begun, turns = verdict("24/18", complete=False)
    assert [] == list(flaws(begun, turns, complete=False))
    stray, _ = verdict("24/22/16")
    assert list(flaws(replace(begun, witness=()), turns, complete=False))
    assert list(flaws(replace(begun, witness=tuple(a.step for a in stray.attempts)), turns, complete=False))


def test_laws_never_broken_are_named() -> None:
    """A law that no attempt has broken is named, and no permission is."""
    long = VARIANT["long"]
    tally = Tally()
    assert "head.one" in unreached(long, tally)
    tally.count(verdict("24/18 24/22")[0])
    assert {"head.first-turn"} == set(unreached(long, Tally())) - set(unreached(long, tally))
    assert "turn.any-order" not in unreached(long, tally)
