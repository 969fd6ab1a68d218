"""Texts: counted nouns in both languages, places for points, steps and facts."""

from __future__ import annotations

import pytest

from nardy.text import NOUNS, Fact, Noun, Text

SEEN = Text("{n:n checker} seen", "видно: {n:n checker}")


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (0, "видно: 0 шашек"), (1, "видно: 1 шашка"), (2, "видно: 2 шашки"), (4, "видно: 4 шашки"),
        (5, "видно: 5 шашек"), (11, "видно: 11 шашек"), (14, "видно: 14 шашек"), (21, "видно: 21 шашка"),
        (22, "видно: 22 шашки"),
    ],
)  # fmt: skip
def test_russian_numbers(n: int, expected: str) -> None:
    """1 шашка, 2 шашки, 5 шашек, and again from 21."""
    assert expected == SEEN.say("ru", {"n": n})


def test_english_numbers() -> None:
    """One checker, otherwise checkers."""
    assert ["1 checker seen", "2 checkers seen"] == [SEEN.say("en", {"n": n}) for n in (1, 2)]


def test_cases() -> None:
    """The case of a counted noun, and of one without its number."""
    assert "нужно поставить 1 шашку" == Text("", "нужно поставить {n:n checker acc}").say("ru", {"n": 1})
    assert "ход черепахой" == Text("", "ход {w:kind ins}").say("ru", {"kind": "turtle"})


@pytest.mark.parametrize(
    ("n", "en", "ru"),
    [(1, "one number of one", "одно число, одно"), (4, "four numbers of four", "четыре числа, четыре")],
)
def test_spelled_numbers(n: int, en: str, ru: str) -> None:
    """How many numbers, said in words where a digit would look like a number on a die."""
    text = Text("{s:n number} of {s:n}", "{s:n number acc}, {s:n}")
    assert (en, ru) == (text.say("en", {"n": n}), text.say("ru", {"n": n}))


def test_points_in_the_readers_numbering() -> None:
    """Points, steps and trails are named by whoever reads; numbers beside them are not."""
    text = Text("{m:src/dst} to {p:24}: {t:trail} ({points}; {p:points})", "")
    facts: dict[str, Fact] = {"src": 25, "dst": 18, "trail": (24, 18), "points": (3, 1)}
    assert "<25>/<18> to <24>: <24>/<18> (3, 1; <3>, <1>)" == text.say("en", facts, lambda slot, _: f"<{slot}>")
    assert "bar/18 to 24: 24/18 (3, 1; 3, 1)" == text.say("en", facts)


def test_places() -> None:
    """The facts that a text needs, literal points left out."""
    text = Text("{m:src/dst} {p:24} {n:count checker}", "{w:kind acc} {m:24/18} {left}")
    assert {"src", "dst", "count", "kind", "left"} == text.places()


def test_a_missing_fact_is_an_error() -> None:
    """No sentence is told with a hole in it."""
    with pytest.raises(KeyError):
        SEEN.say("en")


@pytest.mark.parametrize("noun", NOUNS.values(), ids=NOUNS.keys())
def test_nouns_have_all_cases(noun: Noun) -> None:
    """Three forms in four cases."""
    forms = noun.ru
    assert {"nom", "gen", "acc", "ins"} == set(forms)
    assert all(len(three) == 3 and all(three) for three in forms.values())
