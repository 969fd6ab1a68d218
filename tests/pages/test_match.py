"""A match at one board as a state machine: opening roll, turns, cube and score."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

import pytest

from nardy.legal import legal_turns
from nardy.notation import write_moves
from nardy.pages.live import Json, Reply
from nardy.pages.match.link import state_of
from nardy.pages.match.page import answer
from nardy.pages.match.state import State, recalled
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.pages.play import text_of


@dataclass
class Match:
    """A page of a match that keeps its state as the shell does; dice come from `rolls`."""

    form: dict[str, str] = field(default_factory=dict)
    rolls: list[tuple[int, int]] = field(default_factory=list)
    lang: Lang = "en"
    kept: Json | None = None

    def __post_init__(self) -> None:
        self.send("open", query="")
        if self.form:
            self.send("start", **self.form)

    def send(self, action: str, **data: object) -> Reply:
        """The answer to an event."""
        kept = json.loads(json.dumps(self.kept))
        self.reply = answer(kept, {"action": action, **data}, self.lang, lambda: self.rolls.pop(0))
        self.kept = self.reply.state
        there = state_of(self.reply.url)
        assert (self.state.at, self.state.board.now) == (there.at, there.board.now)
        return self.reply

    @property
    def state(self) -> State:
        """What is kept, read back."""
        state = recalled(json.loads(json.dumps(self.kept)))
        assert state
        return state

    @property
    def shown(self) -> str:
        """Everything that the page shows, as text."""
        return " ".join(map(text_of, self.reply.fragments.values()))

    def turn(self, dice: tuple[int, int]) -> None:
        """A whole legal turn with this roll."""
        self.rolls.insert(0, dice)
        self.send("roll")
        match = self.state.at
        assert match.turn
        moment = match.rules.begin(match.position, match.turn, dice)
        moves = write_moves(legal_turns(match.rules, moment).ends[0].steps)
        for move in moves.split():
            self.send("move", moves=move)
        self.send("end")


CUBE = {"variant": "short", "length": "3", "cube": "on", "white": "Anna", "black": "Boris"}


def test_equal_numbers_are_thrown_again() -> None:
    """A tie decides nothing; the higher number begins and throws anew."""
    match = Match(CUBE, [(3, 3), (2, 5)])
    assert "Both threw 3" in match.send("roll").said
    assert "opening" == match.state.at.phase
    assert "Black begins" in match.send("roll").said
    assert ("black", "roll", "") == (match.state.at.turn, match.state.at.phase, match.state.board.now.dice)


def test_the_opening_dice_can_be_kept() -> None:
    """By agreement the starter plays the two dice that decided."""
    match = Match(CUBE | {"opening": "keep"}, [(5, 2)])
    match.send("roll")
    assert ("white", "52") == (match.state.board.now.turn, match.state.board.now.dice)


def test_turns_alternate() -> None:
    """After a legal turn the other side rolls; the position is the one that was played."""
    match = Match(CUBE, [(5, 2)])
    match.send("roll")
    match.turn((6, 1))
    assert ("black", "roll") == (match.state.at.turn, match.state.at.phase)
    assert "Black to roll." in match.reply.said


@pytest.mark.parametrize("lang", LANGS)
def test_an_illegal_step_springs_back_and_an_early_end_too(lang: Lang) -> None:
    """Both with the reasons of the sandbox."""
    match = Match(CUBE, [(5, 2), (6, 1)], lang)
    match.send("roll")
    match.send("roll")
    match.send("type", moves="24/19")
    assert 'data-rule="move.die"' in match.reply.fragments["reasons"]
    match.send("end")
    assert 'data-rule="turn.play-all"' in match.reply.fragments["reasons"]
    assert ("white", "move") == (match.state.at.turn, match.state.at.phase)


def test_an_offer_is_taken_or_dropped() -> None:
    """Taken, the cube is the taker's and the owner alone doubles next; dropped, the game is over for the old stake."""
    match = Match(CUBE, [(5, 2)])
    match.send("roll")
    match.send("double")
    assert "Black is offered a cube of 2" in match.reply.said
    match.send("take")
    assert (2, "black") == (match.state.at.cube, match.state.at.owner)
    match.send("double")
    assert "The cube is the opponent's" in match.reply.violation
    match.turn((6, 1))
    match.send("double")
    match.send("drop")
    assert ((0, 2), "opening", 2) == (match.state.at.score, match.state.at.phase, match.state.at.game)
    assert "Black won the game, points: 2." in match.reply.said


def test_the_crawford_game() -> None:
    """One point short of the match there is no doubling in the next game, and the rule is named."""
    match = Match(CUBE, [(5, 2), (5, 2), (5, 2)])
    match.send("roll")
    match.send("double")
    match.send("take")
    match.turn((6, 1))
    match.send("double")
    match.send("drop")
    match.send("roll")
    match.send("double")
    assert 'data-rule="cube.crawford"' in match.reply.fragments["reasons"]


def test_without_a_cube_nothing_is_offered() -> None:
    """There is no button, and the event is refused by the rule."""
    match = Match(CUBE | {"cube": "off"}, [(5, 2)])
    match.send("roll")
    assert 'data-action="double"' not in match.reply.fragments["controls"]
    assert match.send("double").violation


def test_a_beaver_in_single_games() -> None:
    """Where it is agreed, an offer can be answered by doubling back at once."""
    match = Match(CUBE | {"length": "0", "beaver": "on"}, [(5, 2)])
    match.send("roll")
    match.send("double")
    assert 'data-action="beaver"' in match.reply.fragments["controls"]
    match.send("beaver")
    assert "White is offered a cube of 4" in match.reply.said
    match.send("take")
    assert 4 == match.state.at.cube


def test_the_match_ends() -> None:
    """Borne off to the end, the game is worth what it counts; at its length the match is over, nothing is thrown."""
    match = Match({"variant": "short", "length": "1"}, [(5, 2)])
    match.send("roll")
    assert match.kept
    match.kept["at"] |= {"white": "1:1,off:14", "black": "20:15"}
    match.kept["board"]["now"] |= {"white": "1:1,off:14", "black": "20:15"}
    match.turn((6, 1))
    assert "White won the game, points: 2. White has won the match." in match.reply.said
    assert 'data-action="roll"' not in match.reply.fragments["controls"]
    match.rolls = [(1, 2)]
    assert "over" == match.send("roll").state["at"]["phase"]


def test_undo_goes_back_through_the_match() -> None:
    """Steps, the roll, an answer, an offer: each is taken back to the very moment that was."""
    match = Match(CUBE, [(5, 2), (6, 1)])
    seen = [match.state.at]
    for action in ("roll", "double", "take", "roll"):
        match.send(action)
        seen.append(match.state.at)
    match.send("type", moves="8/2")
    match.send("undo")
    assert ("", seen[-1]) == (match.state.board.now.moves, match.state.at)
    for before in reversed(seen[:-1]):
        match.send("undo")
        assert before == match.state.at


def test_names_stay_text() -> None:
    """Markup in a name is shown as it was written."""
    match = Match(CUBE | {"white": "<b>x</b>", "variant": "<i>", "length": "9999", "cube": "<u>"})
    assert "<b>x</b>" in match.shown
    assert not re.search(r"<[biu]>x?", match.reply.fragments["score"] + match.reply.fragments["start"])
    assert ("short", 0) == (match.state.rules.variant.id, match.state.at.length)


def test_foreign_states_are_not_believed() -> None:
    """A kept state of another build begins a new match."""
    good = Match(CUBE).kept or {}
    others: tuple[Json, ...] = ({"length": 2}, {"at": {}}, {"board": None}, {"names": []}, {"variant": "x"})
    for wrong in ({"variant": "x"}, *(good | other for other in others)):
        assert "opening" == answer(wrong, {"action": "open"}, "en", lambda: (1, 1)).state["at"]["phase"]


def test_a_link_leads_to_the_moment() -> None:
    """Whoever opens it finds agreement, score, cube, roll and steps; without a kept state nothing else is known."""
    match = Match(CUBE, [(5, 2), (6, 1)])
    for action in ("roll", "double", "take", "roll"):
        match.send(action)
    match.send("type", moves="8/2")
    assert "cube_value=2&cube_owner=black" in match.reply.url
    assert "Anna" not in match.reply.url
    there = Match()
    there.kept = None
    there.send("open", query=match.reply.url)
    assert match.reply.fragments["board"] == there.reply.fragments["board"]
    there.send("undo")
    assert "" == there.state.board.now.moves


WRONG = {
    "variant=tetris": "variant",
    "length=4": "length",
    "cube=maybe": "cube",
    "score=9:0": "phase",
    "score=<b>": "score",
    "game=0": "phase",
    "phase=roll": "phase",
    "phase=move&turn=white&starter=white": "phase",
    "phase=move&turn=white&starter=white&dice=77": "dice",
    "phase=roll&turn=green&starter=white": "turn",
    "cube_value=2": "phase",
    "cube=on&phase=roll&turn=white&starter=white&cube_value=3": "phase",
    "cube=on&phase=roll&turn=white&starter=white&cube_value=128": "phase",
    "phase=beavered&cube=on&turn=white&starter=white": "phase",
    "white=24:15": "black",
    "white=1:1&black=24:1&phase=roll&turn=white&starter=white": "black",
    "white=off:15&black=24:15&phase=roll&turn=white&starter=white": "phase",
    "result=white": "result",
}


@pytest.mark.parametrize("link", WRONG, ids=str)
def test_links_to_no_match_are_explained(link: str) -> None:
    """What is wrong is named, as text, and a new match is there."""
    match = Match()
    match.kept = None
    reply = match.send("open", query=f"?{link}")
    assert f"{WRONG[link]}=" in match.shown
    assert "So a new match begins." in reply.said
    assert "<b>" not in reply.fragments["reasons"]
    assert ("opening", (0, 0)) == (match.state.at.phase, match.state.at.score)
    assert not match.send("roll" if match.rolls else "undo").state["notices"]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_game_can_be_played(variant: Variant) -> None:
    """Some turns of every game, each through JSON and back."""
    match = Match({"variant": variant.id, "length": "5"}, [(5, 2)])
    match.send("roll")
    for dice in ((6, 1), (4, 2), (3, 3), (5, 1)):
        before = match.state.at.turn
        match.turn(dice)
        assert before != match.state.at.turn
