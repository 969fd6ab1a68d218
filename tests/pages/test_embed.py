"""Embeds without a browser: what the page around is told, what stands there before Python, the page for authors."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nardy.html import join
from nardy.page import BuildInfo
from nardy.pages.embed.author import author_page
from nardy.pages.embed.author_words import MEANINGS
from nardy.pages.embed.live import answer
from nardy.pages.embed.rest import at_rest, known
from nardy.pages.live import Json, Reply
from nardy.pages.sandbox.panel import Panel
from nardy.pages.sandbox.state import State, Turn, opening
from nardy.pages.sandbox.table import Table
from nardy.text import LANGS, Lang
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION


def throw() -> tuple[int, int]:
    """No chance."""
    return 6, 2


def play(query: str, *events: dict[str, Any]) -> list[Reply]:
    """The replies to opening a position and to what happens at it."""
    replies = [answer(None, {"action": "open", "query": query}, "en", throw)]
    for event in events:
        replies.append(answer(replies[-1].state, event, "en", throw))
    return replies


def types(reply: Reply) -> list[str]:
    """The types of messages."""
    return [message["type"] for message in reply.told]


def move(moves: str) -> Json:
    """A piece carried from one place to another."""
    return {"action": "move", "moves": moves}


def test_each_event_tells_what_came_of_it() -> None:
    """A wrong step, a step, the end of a turn: one message each; a throw, an undo and a look tell nothing."""
    replies = play(
        "variant=long",
        {"action": "roll"},
        move("24/12"),
        move("24/18"),
        {"action": "show"},
        {"action": "set", "name": "numbering", "value": "s4"},
        {"action": "end"},
        move("18/16"),
        {"action": "end"},
        {"action": "undo"},
    )
    assert [
        [], [], ["violation"], ["move"], [], [], ["violation"], ["move"], ["done"], [],
    ] == [types(reply) for reply in replies]  # fmt: skip


def test_a_look_repeats_no_violation() -> None:
    """Another language or numbering shows the reasons anew, but nobody is told twice."""
    *_, wrong, look = play("variant=long&dice=62", move("24/12"), {"action": "show"})
    assert ["violation"] == types(wrong)
    assert wrong.violation == look.violation
    assert [] == types(look)


def test_a_link_with_a_wrong_move_is_told_at_once() -> None:
    """The moves of an address are judged when it is opened."""
    (opened,) = play("variant=long&dice=62&moves=24/18 24/12")
    (told,) = opened.told
    assert ["violation", "24/12"] == [told["type"], told["tried"]]
    assert "move.landing" in told["rules"]
    assert "24/18" == told["state"]["moves"]


def test_the_last_piece_off_is_a_move_and_the_end() -> None:
    """Who has won is told once."""
    *_, last = play("variant=short&white=1:1&black=6:1&dice=21", move("1/off"))
    assert ["move", "done"] == types(last)
    assert "white" == last.told[1]["winner"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("dice", ["", "62"])
def test_buttons_at_rest_are_those_of_the_engine(lang: Lang, dice: str) -> None:
    """Before Python runs the same buttons and headline stand there, so that nothing moves when it comes."""
    start = opening(VARIANT["long"])
    state = State("long", Turn(start.now.white, start.now.black, dice=dice))
    reply = answer(state.as_json(), {"action": "show"}, lang, throw)
    words = at_rest()["words"][lang]
    assert words["buttons"][bool(dice)] in reply.fragments["status"]
    headline = words["play" if dice else "roll"]["white"].replace("{dice}", "6-2")
    assert Panel(Table(state), lang).headline() == headline


def test_values_are_those_that_the_rest_of_the_program_knows() -> None:
    """Every game and option is known, the usual first."""
    values = known()
    assert {variant.id for variant in VARIANTS} == set(values["variant"])
    assert "short" == values["variant"][0]
    assert set(OPTION) <= set(values)


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_for_authors_names_every_parameter(lang: Lang) -> None:
    """Every name that is read is explained, and the lines know the address when the builder does."""
    page = author_page(lang, BuildInfo("id", "static/id/", "https://nardy.example/a/"))
    for name in {*MEANINGS, *known(), "white", "black", "dice", "moves"}:
        assert f"<code>{name}</code>" in page.main, name
    assert join("https://nardy.example/a/embed.js") in page.main
    assert "frame-src https://nardy.example<" in re.sub(r"\s+", " ", page.main)
