"""A match: opening roll, cube and score, and its referee line by line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nardy.board import Color, Position
from nardy.match import Event, Match, advance, begin, factor
from nardy.match_lines import MatchLines
from nardy.notation import read_moves, read_side
from nardy.ruleset import ruleset
from nardy.variants import VARIANT, VARIANTS

ALL_OFF = "off:15"


def short(length: int = 5, **options: str) -> Match:
    """A match of short nardy with the cube."""
    return begin(ruleset(VARIANT["short"], options={"cube": "on"} | options), length)


def standing(match: Match, white: str, black: str, turn: Color = "white") -> Match:
    """The match in the middle of a game: a position, and `turn` about to throw."""
    army = match.rules.variant.army
    position = Position(read_side(white, army), read_side(black, army), match.rules.variant.path)
    started = advance(match, Event("roll", "white", (6, 1)))[0]
    return Match(match.rules, match.length, position, match.score, phase="roll", turn=turn, starter=started.starter)


def after(match: Match, *events: Event) -> Match:
    """The match after events that break nothing."""
    for event in events:
        match, faults = advance(match, event)
        assert () == faults
    return match


def broken(match: Match, event: Event) -> list[str]:
    """The rules that an event breaks; it must then change nothing."""
    then, faults = advance(match, event)
    assert not faults or match == then
    return [fault.rule.id for fault in faults]


def test_equal_opening_dice_are_thrown_again() -> None:
    """A tie changes nothing, the higher die starts."""
    tied = after(short(), Event("roll", "white", (4, 4)))
    assert ("opening", None) == (tied.phase, tied.turn)
    begun = after(tied, Event("roll", "white", (2, 5)))
    assert ("roll", "black", None) == (begun.phase, begun.turn, begun.dice)


def test_opening_dice_kept_by_option() -> None:
    """With `opening=keep` the starter plays the two dice of the opening roll."""
    begun = after(short(opening="keep"), Event("roll", "white", (2, 5)))
    assert ("move", "black", (2, 5)) == (begun.phase, begun.turn, begun.dice)


def test_take_owns_the_cube_and_drop_loses_the_old_stake() -> None:
    """Accepting doubles the stake and owns the cube; refusing loses what was at stake before the offer."""
    offered = after(standing(short(), "24:2,6:13", "24:2,6:13"), Event("double", "white"))
    taken = after(offered, Event("take", "black"))
    assert (2, "black", "roll", "white") == (taken.cube, taken.owner, taken.phase, taken.turn)
    dropped = after(offered, Event("drop", "black"))
    assert ((1, 0), 2, "opening") == (dropped.score, dropped.game, dropped.phase)


def test_when_the_cube_may_be_offered() -> None:
    """Only by the side to move, before it throws, when the cube is in the middle or its own."""
    match = standing(short(), "24:2,6:13", "24:2,6:13")
    assert ["cube.offer"] == broken(match, Event("double", "black"))
    rolled = after(match, Event("roll", "white", (6, 1)))
    assert ["cube.offer"] == broken(rolled, Event("double", "white"))
    taken = after(match, Event("double", "white"), Event("take", "black"))
    assert ["cube.offer"] == broken(taken, Event("double", "white"))
    assert ["cube.offer"] == broken(short(cube="off"), Event("double", "white"))


def test_an_offer_is_answered_before_anything_else() -> None:
    """While an offer stands nobody throws or moves, and only the other side answers."""
    offered = after(standing(short(), "24:2,6:13", "24:2,6:13"), Event("double", "white"))
    for event in (Event("roll", "white", (1, 2)), Event("move", "white"), Event("take", "white")):
        assert ["cube.offer"] == broken(offered, event)


def test_cube_ends_at_64() -> None:
    """There is no face above 64."""
    match = standing(short(99), "24:2,6:13", "24:2,6:13")
    for side in ("white", "black") * 3:
        other: Color = "black" if side == "white" else "white"
        match = after(standing_turn(match, side), Event("double", side), Event("take", other))
    assert 64 == match.cube
    assert ["cube.faces"] == broken(standing_turn(match, "white"), Event("double", "white"))


def standing_turn(match: Match, side: Color) -> Match:
    """The same match with `side` about to throw."""
    return Match(
        match.rules, match.length, match.position, match.score, phase="roll", turn=side, starter=match.starter,
        cube=match.cube, owner=match.owner,
    )  # fmt: skip


def test_crawford_game() -> None:
    """The game after one side first stands one point short has no doubling; the one after it has again."""
    match = standing(short(2), "24:2,6:13", "24:2,6:13")
    one_short = after(match, Event("double", "white"), Event("drop", "black"), Event("roll", "white", (2, 1)))
    assert ["cube.crawford"] == broken(one_short, Event("double", "white"))
    assert [] == broken(
        after(
            Match(one_short.rules, 3, one_short.position, (0, 2), before=(0, 2), game=5),
            Event("roll", "white", (2, 1)),
        ),
        Event("double", "white"),
    )


def test_match_ends_at_its_length() -> None:
    """Nothing happens after the match is won."""
    match = standing(short(1, crawford="off"), "24:2,6:13", "24:2,6:13")
    over = after(match, Event("double", "white"), Event("drop", "black"))
    assert ((1, 0), "over") == (over.score, over.phase)
    assert ["match.length"] == broken(over, Event("roll", "white", (1, 2)))


@pytest.mark.parametrize(
    ("loser", "options", "expected"),
    [
        ("6:14,off:1", {}, 1),
        ("6:15", {}, 2),
        ("24:1,6:14", {}, 2),
        ("24:1,6:14", {"koks": "on"}, 3),
        ("bar:1,6:14", {"koks": "on"}, 3),
        ("19:1,6:14", {"koks": "on"}, 3),
        ("18:1,6:14", {"koks": "on"}, 2),
    ],
)
def test_what_a_game_counts(loser: str, options: dict[str, str], expected: int) -> None:
    """Oin, mars, and by option koks: on the bar or in the winner's home (the loser's 24…19)."""
    assert expected == factor(standing(short(5, **options), ALL_OFF, loser), "white")


def test_jacoby() -> None:
    """Outside a match, by option, a mars counts once until the cube has been turned."""
    money = standing(short(0, jacoby="on"), ALL_OFF, "6:15")
    turned = Match(money.rules, 0, money.position, phase="roll", turn="white", cube=2)
    in_match = standing(short(5, jacoby="on"), ALL_OFF, "6:15")
    without = standing(short(0), ALL_OFF, "6:15")
    assert [1, 2, 2, 2] == [factor(match, "white") for match in (money, turned, in_match, without)]


def test_beaver() -> None:
    """By option, outside matches: the doubled side redoubles and keeps the cube; refusing loses the first double."""
    match = standing(short(0, beaver="on"), "24:2,6:13", "24:2,6:13")
    beavered = after(match, Event("double", "white"), Event("beaver", "black"))
    taken = after(beavered, Event("take", "white"))
    assert (4, "black", "white") == (taken.cube, taken.owner, taken.turn)
    assert (0, 2) == after(beavered, Event("drop", "white")).score
    assert ["cube.beaver"] == broken(standing(short(), "6:15", "6:15"), Event("beaver", "black"))


def test_illegal_move_is_told_and_not_carried_out() -> None:
    """The match referee gives the same faults as the referee."""
    match = after(short(), Event("roll", "white", (6, 1)), Event("roll", "white", (3, 1)))
    assert ["turn.play-all"] == broken(match, Event("move", "white"))
    assert ["turn.over"] == broken(match, Event("move", "black"))
    assert ["turn.over"] == broken(match, Event("roll", "white", (1, 2)))


def test_bearing_off_the_last_wins() -> None:
    """The game is over at once; the next begins with a new opening roll."""
    match = standing(short(), "1:1", "6:15")
    lines = after(match, Event("roll", "white", (6, 5)))
    won = after(lines, move("white", "1/off"))
    assert ((2, 0), 2, "opening", ("white", 2)) == (won.score, won.game, won.phase, won.result)


def move(by: Color, text: str) -> Event:
    """A move event from its notation."""
    return Event("move", by, hops=read_moves(text))


def test_last_roll_can_draw() -> None:
    """With `last_roll` the other side throws once more when it can still finish; if it does, the game is drawn."""
    match = begin(ruleset(VARIANT["long"], options={"last_roll": "on"}), 0)
    ending = standing(match, "1:1", "1:2")
    waiting = after(ending, Event("roll", "white", (2, 1)), move("white", "1/off"))
    assert ("last-roll", "black", (0, 0)) == (waiting.phase, waiting.turn, waiting.score)
    drawn = after(waiting, Event("roll", "black", (6, 5)), move("black", "1/off(2)"))
    assert ((0, 0), 2, None) == (drawn.score, drawn.game, drawn.result)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_game_has_a_match(variant: Any) -> None:
    """The first turn of a match can be thrown for in every game."""
    begun = after(begin(ruleset(variant), 3), Event("roll", "white", (6, 1)), Event("roll", "white", (2, 1)))
    assert "move" == begun.phase


def lines(*events: object) -> list[tuple[dict[str, Any], bool]]:
    """The answers of the match referee to events."""
    reader = MatchLines()
    return [reader.answer(event if isinstance(event, str) else json.dumps(event)) for event in events]


def test_lines_tell_violations_and_state() -> None:
    """Each line is answered with the rules it breaks and where the match stands."""
    answers = lines(
        {"event": "start", "variant": "short", "preset": "federation", "length": 3},
        {"event": "roll", "by": "white", "dice": "31"},
        {"event": "double", "by": "white", "id": 7},
    )
    assert [] == answers[1][0]["violations"]
    assert {
        "score": [0, 0],
        "cube": {"value": 1, "owner": None},
        "turn": "white",
        "phase": "move",
        "game": 1,
    }.items() <= (answers[1][0]["state"].items())
    assert (7, ["cube.offer"]) == (answers[2][0]["id"], [v["rule"] for v in answers[2][0]["violations"]])


def test_bad_lines_say_what_is_wrong_and_go_on() -> None:
    """All faults of a line at once; the match goes on afterwards."""
    answers = lines(
        {"event": "roll", "by": "white", "dice": "31"},
        {"event": "start", "variant": "shor", "length": -1},
        "nonsense",
        {"event": "start", "variant": "short"},
        {"event": "roll", "by": "nobody", "dice": "71"},
    )
    assert [False, False, False, True, False] == [good for _, good in answers]
    fields = [[error["field"] for error in answer.get("error", [])] for answer, _ in answers]
    assert [["event"], ["variant", "length"], ["line"], [], ["by", "dice"]] == fields
