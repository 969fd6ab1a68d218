"""Playing alone against the program: it answers at once, lawfully, says why, and undo leads back to one's own turn."""

from __future__ import annotations

from random import Random

import pytest

from nardy.notation import read_moves, write_moves
from nardy.pages.sandbox.state import State, from_json
from nardy.pages.sandbox.table import Table
from nardy.partner import choose
from nardy.referee import judge
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.pages.play import Page, text_of

ROLLS = [(6, 2), (3, 1), (0, 0)]
"""A roll of one's own, the partner's, and a pair that only decides between equal turns."""


def state_of(page: Page) -> State:
    """What the page keeps."""
    return from_json(page.state or {})


def played(page: Page) -> Page:
    """One's own turn rolled, played and ended."""
    page.send("roll")
    table = Table(state_of(page))
    assert table.roll
    steps = choose(table.rules, table.roll, Random(1)).steps
    for step in steps:
        page.send("move", moves=write_moves([step]))
    page.send("end")
    return page


def test_it_answers_when_the_turn_is_ended() -> None:
    """After White's turn Black's is played, and White is to roll again."""
    page = played(Page("variant=long&partner=black", rolls=[*ROLLS]))
    white, black = state_of(page).past
    assert ("white", "62") == (white.turn, white.dice)
    assert ("black", "31") == (black.turn, black.dice)
    assert ("white", "") == (page.now["turn"], page.now["dice"])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_it_only_plays_legal_turns(variant: Variant) -> None:
    """In every game each of its turns is legal to the referee."""
    luck = Random(5)
    rolls = [(luck.randint(1, 6), luck.randint(1, 6)) for _ in range(60)]
    page = Page(f"variant={variant.id}&partner=black", rolls=rolls)
    for _ in range(4):
        played(page)
    answers = [turn for turn in state_of(page).past if turn.turn == "black"]
    assert 4 == len(answers)
    for turn in answers:
        table = Table(State(variant.id, turn))
        assert table.roll
        assert judge(table.rules, table.roll, read_moves(turn.moves)).legal


@pytest.mark.parametrize("lang", LANGS)
def test_it_says_what_it_played_and_why(lang: Lang) -> None:
    """One sentence with dice and steps, one with the reason; both are heard as well as seen."""
    page = played(Page("variant=long&partner=black", lang, rolls=[*ROLLS]))
    told = {"en": "nardy threw 3-1 and played ", "ru": "nardy: на зарах 3-1, ход "}[lang]
    assert told in text_of(page.reply.fragments["reasons"])
    assert told in page.reply.said


def test_its_steps_are_shown_until_the_next_roll() -> None:
    """Its steps stand as arrows, in the numbers of the side that looks; they go when the dice are thrown."""
    page = played(Page("variant=long&partner=black", rolls=[*ROLLS, (5, 4)]))
    assert 2 == page.reply.fragments["board"].count('class="arrow-line"')
    page.send("roll")
    assert 0 == page.reply.fragments["board"].count('class="arrow-line"')


def test_undo_leads_back_to_ones_own_turn() -> None:
    """The partner's answer goes with the turn that it answered."""
    page = played(Page("variant=long&partner=black", rolls=[*ROLLS]))
    page.send("undo")
    assert ("white", "62") == (page.now["turn"], page.now["dice"])
    assert page.now["moves"]
    assert () == state_of(page).past


def test_it_begins_where_it_has_white() -> None:
    """With White it opens the game; before its only turn there is nothing to undo."""
    page = Page("variant=short&partner=white", rolls=[(4, 2), (0, 0)])
    assert ("black", "") == (page.now["turn"], page.now["dice"])
    assert "nothing to undo" in page.send("undo").said
    assert ("black", "") == (page.now["turn"], page.now["dice"])


def test_it_can_be_asked_to_join_in_the_middle() -> None:
    """Chosen while its side is to roll, it plays at once; chosen in the middle of a roll, it waits for the next."""
    page = Page("variant=long&turn=black", rolls=[(4, 2), (0, 0)])
    page.send("set", name="partner", value="black")
    assert "white" == page.now["turn"]
    later = Page("variant=long&turn=black&dice=62")
    later.send("set", name="partner", value="black")
    assert ("black", "62", "") == (later.now["turn"], later.now["dice"], later.now["moves"])


def test_a_finished_game_is_not_played_on() -> None:
    """When the last checker is off, nobody answers."""
    page = Page("variant=long&white=1:1,off:14&black=24:1,off:14&turn=white&dice=21&partner=black")
    page.send("move", moves="1/off")
    page.send("end")
    assert "wins" in page.shown
    assert "nardy threw" not in page.shown
