"""The laboratory of dice: what it counts, what it says, and whether the loaded die can be caught."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from nardy.pages.laboratory.fair import judged, unevenness
from nardy.pages.laboratory.page import FIRST, NAMES, RIGHT, WRONG, answer, laboratory_page
from nardy.pages.live import Reply, Throw
from nardy.text import LANGS, Lang


def dice(seed: int) -> Throw:
    """Fair dice of a seed."""
    chance = random.Random(seed)
    return lambda: (chance.randint(1, 6), chance.randint(1, 6))


def lab(*events: dict[str, Any], throw: Throw, lang: Lang = "en") -> Reply:
    """The last reply to events in a fresh laboratory."""
    state = None
    for event in ({"action": "open"}, *events):
        reply = answer(state, event, lang, throw)
        state = json.loads(json.dumps(reply.state))
    return reply


@pytest.mark.parametrize(
    ("counts", "found", "judgement"),
    [
        ((0,) * 6, 0.0, "none"),
        ((3, 1, 2, 4, 1, 2), 3.15, "few"),
        ((10,) * 6, 0.0, "early"),
        ((15, 19, 14, 18, 17, 17), 1.04, "early"),
        ((14, 12, 16, 25, 15, 18), 6.2, "early"),
        ((13, 16, 18, 11, 15, 27), 9.44, "odd"),
        ((34, 32, 36, 30, 35, 33), 0.7, "fair"),
        ((10, 14, 14, 12, 26, 24), 13.28, "odd"),
        ((13, 14, 12, 15, 13, 33), 19.52, "bad"),
    ],
)
def test_verdicts(counts: tuple[int, ...], found: float, judgement: str) -> None:
    """Worked by hand: the unevenness, and what it says."""
    assert (found, judgement) == (round(unevenness(counts), 2), judged(counts))


def test_every_throw_is_counted() -> None:
    """A hundred and two hundred throws are three hundred, on that die alone."""
    reply = lab(*({"action": "throw", "die": "1", "n": n} for n in ("100", "200")), throw=dice(1))
    assert [0, 300, 0] == [sum(counts) for counts in reply.state["counts"]]


def verdicts(seeds: range, *, loaded: bool) -> Iterator[str]:
    """What is said after two hundred throws, of the loaded die or of a fair one."""
    for seed in seeds:
        throw = dice(seed)
        state = lab(throw=throw).state
        die = state["loaded"] if loaded else (state["loaded"] + 1) % 3
        counts = answer(state, {"action": "throw", "die": str(die), "n": "200"}, "en", throw).state["counts"][die]
        yield judged(counts)


def test_the_loaded_die_is_caught() -> None:
    """Two hundred throws mostly show the loaded die, and hardly ever blame a fair one."""
    assert list(verdicts(range(100), loaded=True)).count("bad") >= 85
    assert list(verdicts(range(100), loaded=False)).count("bad") <= 4


ALL_THROWN = [{"action": "throw", "die": str(die), "n": "100"} for die in range(3)]


@pytest.mark.parametrize("thrown", [0, 2])
def test_a_guess_before_all_are_thrown_tells_nothing(thrown: int) -> None:
    """Nobody finds the loaded die by asking: until each has been thrown, every die gets the same answer and look."""
    throw = dice(5)
    state = lab(*ALL_THROWN[:thrown], throw=throw).state
    for die in range(3):
        told = answer(state, {"action": "guess", "die": str(die)}, "en", throw)
        assert f"{NAMES[die].en}: {FIRST.en}" == told.said
        assert not {"caught", "honest"} & set(told.fragments["table"].replace('"', " ").split())


@pytest.mark.parametrize("lang", LANGS)
def test_guessing(lang: Lang) -> None:
    """The right die is caught, a wrong one is cleared, and new dice forget the guess."""
    throw = dice(5)
    state = lab(*ALL_THROWN, throw=throw).state
    for die in range(3):
        told = answer(state, {"action": "guess", "die": str(die)}, lang, throw)
        said = (RIGHT if die == state["loaded"] else WRONG).say(lang)
        assert f"{NAMES[die].say(lang)}: {said}" == told.said
        assert [number == die for number in range(3)] == [said in card for card in cards(told)]
    assert answer(state, {"action": "again"}, lang, throw).state["guess"] is None


def cards(reply: Reply) -> list[str]:
    """The markup of each of the three dice."""
    return reply.fragments["table"].split("<h2>")[1:]


def test_a_new_throw_wipes_the_answer_away() -> None:
    """What was said to a guess does not stay beside other counts."""
    thrown = lab({"action": "guess", "die": "0"}, {"action": "throw", "die": "0", "n": "100"}, throw=dice(5))
    assert thrown.state["guess"] is None
    assert ["Unevenness" in card for card in cards(thrown)] == [True, False, False]


def test_ones_own_die() -> None:
    """Six counts from home are judged; what is no number counts as nothing."""
    own = {"action": "own"} | {f"face{face}": "20" for face in range(1, 7)}
    assert "Nothing to suspect" in lab(own, throw=dice(1)).said
    assert "Too few" in lab(own | dict.fromkeys(("face1", "face2", "face3", "face4", "face5"), "x"), throw=dice(1)).said


@pytest.mark.parametrize(
    "event",
    [{"action": "throw", "die": "7", "n": "100"}, {"action": "throw", "die": "0", "n": "1000000"}, {"action": "?"}],
)
def test_nonsense_changes_nothing(event: dict[str, str]) -> None:
    """Dice that are not there and numbers that are not offered."""
    assert lab(throw=dice(2)).state == lab(event, throw=dice(2)).state


@pytest.mark.parametrize("kept", [{}, {"loaded": 9}, {"loaded": 0, "counts": [[1]], "guess": None, "own": [0] * 6}])
def test_a_damaged_state_begins_afresh(kept: dict[str, Any]) -> None:
    """A kept state that makes no sense is three new dice."""
    assert [[0] * 6] * 3 == answer(kept, {"action": "open"}, "en", dice(3)).state["counts"]


@pytest.mark.parametrize("lang", LANGS)
def test_read_without_python(lang: Lang) -> None:
    """The recipe for one's own dice stands in the page."""
    page = laboratory_page(lang)
    assert {"en": "divide by the share", "ru": "разделите на долю"}[lang] in page.main
