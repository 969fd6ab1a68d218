"""Dice in the hand: their faces in both markings, and what a page says of them."""

from __future__ import annotations

from itertools import product

import pytest

from lessons import LESSONS
from nardy.pages.lesson.in_hand import in_hand
from nardy.teach import InHand, Zar
from nardy.teach.lesson import Marking
from nardy.teach.zars import faces
from nardy.text import LANGS, Lang

MEETING = [(top, left) for top, left in product(range(1, 7), repeat=2) if left not in (top, 7 - top)]
STEPS = [step for lesson in LESSONS for step in lesson.steps if isinstance(step, InHand)]


@pytest.mark.parametrize(("marking", "third"), [("modern", 3), ("medieval", 4)])
def test_marking_of_today_and_of_old(marking: Marking, third: int) -> None:
    """With 1 on top and 2 on the left, 3 is on the right today; of old 2 and 3 have changed places."""
    assert third == faces(Zar(marking, 1, 2))["right"]
    assert 2 == faces(Zar("medieval", 1, 3))["right"]


@pytest.mark.parametrize("marking", ["modern", "medieval"])
def test_opposite_faces_add_up_to_seven(marking: Marking) -> None:
    """However a die lies, each number is on it once and each pair of opposite faces makes seven."""
    for top, left in MEETING:
        found = faces(Zar(marking, top, left))
        assert [1, 2, 3, 4, 5, 6] == sorted(found.values())
        pairs = (("top", "bottom"), ("left", "far-right"), ("right", "far-left"))
        assert [7, 7, 7] == [found[a] + found[b] for a, b in pairs]  # type: ignore[index]


def test_a_die_that_is_turned_stays_the_same() -> None:
    """Turned about the face on top, each number that comes to the left was on the right: 24 ways to lie, one die."""
    for marking, (top, left) in product(("modern", "medieval"), MEETING):
        right = faces(Zar(marking, top, left))["right"]  # type: ignore[arg-type]
        assert 7 - left == faces(Zar(marking, top, right))["right"]  # type: ignore[arg-type]
        assert top == faces(Zar(marking, left, right))["right"]  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_says_what_is_seen(lang: Lang) -> None:
    """Each die of a step has a name, a sentence on the three faces that are seen, and its net in words."""
    assert STEPS
    for step in STEPS:
        page = in_hand(step, lang)
        for zar in step.dice:
            found = faces(zar)
            sentence = {
                "en": "On top\u00a0{}, left\u00a0{}, right\u00a0{}",
                "ru": "Сверху\u00a0{}, слева\u00a0{}, справа\u00a0{}",
            }
            assert sentence[lang].format(found["top"], found["left"], found["right"]) in page
        assert len(step.dice) == page.count('role="group"') == page.count('class="net"')


def test_no_step_gives_its_answer_away() -> None:
    """Where it is asked which die is the old one, neither lies as the question wants it turned."""
    [step] = [step for step in STEPS if step.id == "two-markings"]
    assert [] == [zar for zar in step.dice if (zar.top, zar.left) == (1, 2)]
