"""A game with broken rules in a link and in a record: both lead to exactly the board, the log and the duties."""

from __future__ import annotations

import json
import random
import re
from html import unescape
from typing import Any

import pytest

from nardy.audit import audit
from nardy.board import IN_PLAY, KINDS, at_least, slots
from nardy.notation import Hop, write_side, write_step
from nardy.pages.sandbox.export import record
from nardy.pages.sandbox.link import query, state_of
from nardy.pages.sandbox.log import entries
from nardy.pages.sandbox.state import State, from_json
from nardy.pages.sandbox.table import Table
from nardy.record import read, replay, write
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION
from tests.pages.play import Page
from tests.pages.test_record import Replay
from tests.pages.test_watch import attempt

EVENTS = 40
SHARED = "variant=long&referee=watch&dice=66&moves=24/18+18/12"
"""White's checker on Black's head: both sides on one point."""


def state(page: Page) -> State:
    """What the page keeps."""
    return from_json(json.loads(json.dumps(page.state)))


def known(now: State) -> tuple[Any, ...]:
    """What a person knows of a game: agreement, turn, board, log, and the duties of the turn."""
    table = Table(now)
    duties = [(fault.rule.id, fault.step) for fault in table.verdict.pending] if table.verdict else []
    return now.preset, dict(now.options), now.referee, now.now, table.position, entries(now), duties


def setting(page: Page, luck: random.Random) -> None:
    """Some option of the game agreed on, the manner of the referee changed, or the game taken back."""
    kept, variant = state(page), VARIANT[page.reply.state["variant"]]
    name = luck.choice([name for name in variant.options if name in OPTION])
    choice = luck.random()
    if choice < 0.5:
        page.send("set", name=name, value=luck.choice(OPTION[name].names))
    elif choice < 0.8:
        page.send("set", name="referee", value=luck.choice(["watch", "watch", "refuse"]))
    elif log := entries(kept):
        number, step = luck.choice(log).key
        page.send("roll-back", entry=f"{number}.{step or 'end'}")


def land(page: Page, luck: random.Random) -> None:
    """A piece put onto a point of the other side, where a turn is being played."""
    moment = Table(state(page)).moment
    own = [(kind, slot) for kind in KINDS for slot in slots(at_least(moment.own[kind], 1) & IN_PLAY)]
    theirs = slots(moment.held_by_opponent())
    if own and theirs:
        kind, src = luck.choice(own)
        dst = luck.choice(theirs)
        if src != dst:
            page.send("move", moves=write_step(Hop(kind, src, dst)))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_state_has_its_link(variant: Variant) -> None:
    """Whatever hands do and whatever is agreed meanwhile, the link of each state leads to the same state."""
    luck = random.Random(f"laid {variant.id}")
    page = Page(f"variant={variant.id}&referee=watch")
    laid = 0
    for _ in range(EVENTS):
        luck.choices((attempt, land, setting), (6, 3, 1))[0](page, luck)
        here, there = state(page), state_of(page.reply.url)
        assert known(here) == known(there)
        assert there.past == (here.past if entries(here) else ())
        assert () == there.notices
        laid += any(True for _ in audit(variant, Table(here).position))
    assert laid, "no board that only a hand can lay"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_record_goes_on_with_what_was_laid(variant: Variant) -> None:
    """Each turn of the record begins on the board that the hands had left, and is flagged when it broke rules."""
    luck = random.Random(variant.id)
    page = Page(f"variant={variant.id}&referee=watch")
    for _ in range(EVENTS):
        luck.choices((attempt, land), (7, 3))[0](page, luck)
    played = state(page)
    again = read(write(record(played)))
    plies = list(replay(again, again.games[0]))[: len(played.past)]
    assert [(turn.white, turn.black, turn.wrong) for turn in played.past] == [
        (write_side(ply.before.white), write_side(ply.before.black), not ply.legal) for ply in plies
    ]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_the_record_leads_back_to_the_sandbox(variant: Variant) -> None:
    """From each turn of the replay the sandbox opens on that very board, with the log of what came before."""
    luck = random.Random(variant.id)
    page = Page(f"variant={variant.id}&referee=watch")
    for _ in range(EVENTS):
        luck.choices((attempt, land), (7, 3))[0](page, luck)
    played = state(page)
    replayed = Replay(write(record(played)))
    for number, turn in enumerate(played.past, 1):
        replayed.send("go", at=number)
        (link,) = re.findall(r'href="sandbox/index\.html\?([^"]*)"', replayed.reply.fragments["replay"])
        there = state_of(unescape(link))
        before = there.now if turn.wrong else there.past[-1] if there.past else turn
        assert () == there.notices
        assert (turn.white, turn.black, turn.dice) == (before.white, before.black, before.dice)
        assert [e.key for e in entries(played) if e.number < number] == [
            e.key for e in entries(there) if e.number < number
        ]


def test_a_shared_point_is_told() -> None:
    """The board, the log and whose turn it is come back, and what is played next goes on from there."""
    page = Page(SHARED)
    page.send("end")
    again = Page(page.reply.url)
    assert set(f"{SHARED}&turn=white&complete=true".split("&")) == set(page.reply.url.split("&"))
    assert ("black", "") == (again.now["turn"], again.now["dice"])
    assert "12:1" in again.now["white"]
    assert "24:15" in again.now["black"]
    assert page.reply.fragments["reasons"] != Page("variant=long&referee=watch").reply.fragments["reasons"]
    again.send("dice", a="6", b="5")
    assert ["24/18"] == [again.send("type", moves="24/18").state["now"]["moves"]]


def test_a_link_of_one_turn_is_as_before() -> None:
    """Without a broken rule the turns before are not told."""
    page = Page("variant=long&referee=watch&dice=62&moves=24/18+18/16")
    page.send("end")
    assert "dice" not in page.reply.url


def test_the_turn_of_another_agreement_keeps_it() -> None:
    """It is judged by what was agreed then, also when it comes back from a link."""
    page = Page("variant=long&referee=watch&dice=66&moves=24/18+24/18+18/12&head_first_turn=never")
    page.send("end")
    page.send("set", name="head_first_turn", value="any-roll")
    assert "agreed=standard+head_first_turn=never" in page.reply.url
    assert entries(state(page)) == entries(state_of(page.reply.url))


WRONG = {
    "dice=62&moves=24/18&dice=77&moves=24/18": ("dice=77", False),
    "dice=62&moves=24/18&dice=61&moves=3/2&dice=11": ("moves=3/2", True),
    "dice=62&moves=x&dice=61&dice=11": ("moves=x", True),
    "dice=62&agreed=tetris&dice=61": ("agreed=tetris", True),
    "dice=62&agreed=standard+six_block=<b>&dice=61": ("agreed=standard six_block=<b>", True),
    "dice=62&complete=maybe": ("complete=maybe", False),
    "complete=true": ("complete=true", True),
    "moves=24/18&complete=true": ("moves=24/18", True),
    "white=1:1&black=24:15&dice=21&moves=1/off&dice=31&moves=24/21": ("dice=31", False),
}


@pytest.mark.parametrize("link", WRONG, ids=str)
def test_what_cannot_be_followed_is_said(link: str) -> None:
    """The bad value is named in both languages; where turns come after it, it is said that they were left out."""
    value, cut = WRONG[link]
    there = state_of(f"variant=long&referee=watch&{link}")
    english, russian = (" ".join(said) for said in zip(*there.notices, strict=True))
    assert value in english
    assert value in russian
    assert cut == ("cannot be followed" in english) == ("проследить" in russian)
    assert known(there) == known(state_of(query(there)))


def test_a_very_long_link_is_cut() -> None:
    """More turns than any game has are not all replayed."""
    there = state_of("variant=long&referee=watch" + "&dice=11" * 700)
    assert "cannot be followed" in there.notices[-1][0]
