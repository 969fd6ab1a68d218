"""The parsers stand texts that nobody meant; ``nox -s fuzz`` tries a million."""

from __future__ import annotations

from tests.fuzz import PARSERS, Tally, fuzz

INPUTS = 6000


def test_only_the_documented_error() -> None:
    """Thousands of altered and random texts give an answer or `InputFaults`, whole sentences in both languages."""
    tallies: dict[str, Tally] = {}
    assert [] == [str(finding) for finding in fuzz(0, INPUTS, tallies)]
    assert set(PARSERS) == {name for name, tally in tallies.items() if tally.read}
