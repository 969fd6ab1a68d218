"""Positions and moves as text: what is accepted, what is written, and that nothing is guessed."""

from __future__ import annotations

import pytest

from nardy.audit import audit
from nardy.board import Position
from nardy.notation import Hop, InputFaults, read_moves, read_side, write_moves, write_side
from nardy.variants import VARIANT

ALL = (15, 6, 3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("24:15", "24:15,off:6d,off:3t"),
        (" 1:3t , bar:2 ,6:2d,24:4", "24:4,6:2d,1:3t,bar:2,off:9,off:4d"),
        ("off:15,off:6d,off:3t", "off:15,off:6d,off:3t"),
        ("24:2Т".replace("Т", "t"), "24:2t,off:15,off:6d,off:1t"),
        ("бар:1,снять:14,18:2Д,18:1ч", "18:2d,18:1t,bar:1,off:14,off:4d,off:2t"),
        ("", "off:15,off:6d,off:3t"),
    ],
)
def test_sides(text: str, expected: str) -> None:
    """Any order is read; the canonical order is written, with what has been borne off."""
    assert expected == write_side(read_side(text, ALL))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("24/18 24/22", "24/18 24/22"),
        ("24/18/16(2)", "24/18 18/16 24/18 18/16"),
        ("BAR/22* 6/OFF", "bar/22 6/off"),
        ("бар/22 6/снять", "bar/22 6/off"),
        ("d:bar/19, t:24/18", "d:bar/19 t:24/18"),
        ("д:бар/19 Ч:24/18*/12", "d:bar/19 t:24/18 t:18/12"),
        ("", ""),
        ("08/5", "8/5"),
    ],
)
def test_moves(text: str, expected: str) -> None:
    """Chains, repeats, hit marks, capitals and Russian words."""
    assert expected == write_moves(read_moves(text))


def test_backwards_moves_are_moves() -> None:
    """Direction is a law, not a form: 18/24 is read."""
    assert (Hop(0, 18, 24),) == read_moves("18/24")


@pytest.mark.parametrize(
    "text", ["24", "24/", "/18", "24-18", "x:24/18", "24/18(0)", "24/18(5)", "25/18", "24//18", "٣/1"]
)
def test_what_is_no_move(text: str) -> None:
    """Each is refused with the word that could not be read."""
    with pytest.raises(InputFaults) as wrong:
        read_moves(text)
    assert [text] == [fault.value for fault in wrong.value.faults]


def test_all_faults_of_a_side_at_once() -> None:
    """A text with several faults is told them all."""
    with pytest.raises(InputFaults) as wrong:
        read_side("24:9,24:9,25:1,x,3:7d", ALL)
    assert 4 == len(wrong.value.faults)


def messages(white: str, black: str, variant: str) -> list[str]:
    """What the audit says of a position, in English."""
    game = VARIANT[variant]
    position = Position(read_side(white, game.army), read_side(black, game.army), game.path)
    return [str(fault) for fault in audit(game, position)]


@pytest.mark.parametrize(
    ("variant", "white", "black", "words"),
    [
        ("long", "24:14,12:1", "24:15", ["Both sides stand on the same point (White's 12)"]),
        ("long", "24:14,bar:1", "24:15", ["no checker can stand on the bar"]),
        ("turtle", "24:15,12:2t", "24:1,6:14", ["more riding turtles"]),
        ("turtle", "24:15,18:1t", "24:15,6:1t", ["both sides have only turtles"]),
        ("long", "", "", ["one winner"]),
        ("turtle", "24:15,12:1t", "24:15", []),
        ("dragon", "24:14,bar:1", "24:15", []),
        ("short", "bar:1,6:14", "bar:1,6:14", []),
    ],
)
def test_audit(variant: str, white: str, black: str, words: list[str]) -> None:
    """Impossible positions are explained one by one (A30); a turtle's ride and hit pieces are possible."""
    said = messages(white, black, variant)
    assert len(words) == len(said)
    assert all(word in text for word, text in zip(words, said, strict=True))
