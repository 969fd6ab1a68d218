"""`why`: every own piece with every die, and what forbids it."""

from __future__ import annotations

from typing import Any

from nardy.interface import answer_why

L10 = {
    "variant": "long", "turn": "white", "dice": "53",
    "white": "12:3,4:1,2:2", "black": "22:2,19:1,11:2,2:1",
}  # fmt: skip


def told(request: dict[str, Any]) -> dict[tuple[int, int], list[str]]:
    """Origin and die → the rules that forbid the step."""
    pieces = answer_why(request)["pieces"]
    return {(piece["from"], piece["die"]): [v["rule"] for v in piece["violations"]] for piece in pieces}


def test_every_piece_with_every_die() -> None:
    """In L10 one step is open; 4/1 is fine in itself and forbidden because no 5 would be left to play."""
    expected = {
        (12, 5): ["move.landing"],
        (4, 5): ["bearoff.all-home", "bearoff.highest"],
        (2, 5): ["bearoff.all-home", "bearoff.highest"],
        (12, 3): [],
        (4, 3): ["turn.play-all"],
        (2, 3): ["bearoff.all-home", "bearoff.highest"],
    }
    assert expected == told(L10)


def test_duty_shows_its_witness() -> None:
    """The step that kills a duty comes with the turn that would have met it."""
    pieces = answer_why(L10)["pieces"]
    assert ["12/9 9/4"] == [piece["witness"] for piece in pieces if "witness" in piece]


def test_forced_turn() -> None:
    """One lawful result left is a forced turn."""
    answer = answer_why(L10)
    assert (True, False, 1) == (answer["forced"], answer["pass"], answer["turns"])


def test_forced_pass() -> None:
    """With both entries closed nothing can be played, and every piece says why."""
    request = {
        "variant": "short", "turn": "white", "dice": "63",
        "white": "bar:2,6:13", "black": "6:2,3:2,13:11",
    }  # fmt: skip
    answer = answer_why(request)
    assert (False, True, 1) == (answer["forced"], answer["pass"], answer["turns"])
    assert all(piece["violations"] for piece in answer["pieces"])


def test_after_moves_already_made() -> None:
    """Only the numbers left are asked about, from the position reached."""
    assert {(9, 5): [], (12, 5): ["move.landing"]}.items() <= told(L10 | {"moves": "12/9"}).items()
