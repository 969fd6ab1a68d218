"""The sandbox as a state machine: what every event does, and that nothing is lost."""

from __future__ import annotations

import json
import random
import re
from typing import get_args
from urllib.parse import parse_qs

import pytest

from nardy.pages.sandbox.link import query, state_of
from nardy.pages.sandbox.page import answer
from nardy.pages.sandbox.state import from_json, opening
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.pages.play import Page

TWO_RULES = "variant=long&white=24:14,8:1&black=24:14,8:1&turn=white&dice=64&moves=24/18"
"""Black's 8 is White's 20: a second checker from the head onto it breaks two rules at once."""


def test_a_new_page_waits_for_a_roll() -> None:
    """Without a link: the first game, set up, White to roll."""
    assert {"turn": "white", "dice": "", "moves": ""}.items() <= Page().now.items()


def test_a_roll_gives_dice() -> None:
    """The dice that were thrown stand on the table, the larger first."""
    page = Page(rolls=[(2, 6)])
    page.send("roll")
    assert "62" == page.now["dice"]


def test_the_kept_opening_roll_is_never_a_double() -> None:
    """With `opening=keep` the first turn plays the two opening dice, which differ."""
    page = Page("variant=long&opening=keep", rolls=[(3, 3), (5, 5), (1, 4)])
    page.send("roll")
    assert "41" == page.now["dice"]


def test_a_roll_is_not_thrown_twice() -> None:
    """A second roll in one turn is refused in words and changes nothing."""
    page = Page("variant=long&dice=62", rolls=[(1, 1)])
    assert "have been thrown" in page.send("roll").said
    assert "62" == page.now["dice"]


def test_tap_tap_plays_a_step() -> None:
    """A tap picks up, the next puts down where it is legal."""
    page = Page("variant=long&dice=62")
    page.tap(24)
    assert (0, 24) == tuple(page.reply.state["picked"])
    page.tap(18)
    assert "24/18" == page.now["moves"]


def test_targets_are_marked() -> None:
    """With a piece in hand every place it may go to is marked, the sum of the dice too."""
    page = Page("variant=long&dice=62")
    page.tap(24)
    assert 3 == len(re.findall('aria-label="[^"]*can be moved to"', page.reply.fragments["board"]))


def test_a_second_tap_puts_back() -> None:
    """The same place again frees the hand."""
    page = Page("variant=long&dice=62")
    page.tap(24, 24)
    assert page.reply.state["picked"] is None
    assert "" == page.now["moves"]


def test_a_second_tap_takes_the_next_kind() -> None:
    """Where several kinds stand, tapping goes through them."""
    page = Page("variant=dragon-turtle&dice=65")
    page.tap(25)
    first = page.reply.state["picked"]
    page.tap(25)
    assert ((1, 25), (2, 25)) == (tuple(first), tuple(page.reply.state["picked"]))


def test_both_numbers_in_one_go() -> None:
    """A tap at the sum of the dice plays two steps."""
    page = Page("variant=long&dice=62")
    page.tap(24, 16)
    assert "24/18 18/16" == page.now["moves"]


@pytest.mark.parametrize("lang", LANGS)
def test_an_illegal_step_springs_back_with_every_reason(lang: Lang) -> None:
    """Two broken rules are both listed, named, sourced and spoken; the steps played stay."""
    page = Page(TWO_RULES, lang)
    page.tap(24, 20)
    assert {"move.landing", "head.one"} == set(page.broken)
    assert "24/18" == page.now["moves"]
    assert {"en": "nastolkin", "ru": "nastolkin"}[lang] in page.shown
    assert {"en": "One from the head", "ru": "С головы — одну"}[lang] in page.reply.violation


def test_a_refusal_shows_what_would_be_legal() -> None:
    """Beside the reasons stands a whole legal turn."""
    page = Page(TWO_RULES)
    page.tap(24, 20)
    assert "What would be legal" in page.shown
    assert "A whole legal turn: 24/18 18/14" in page.shown


def test_marks_show_where_the_rules_are_broken() -> None:
    """The point of the broken rule and the piece in the way are marked on the board."""
    page = Page(TWO_RULES)
    page.tap(24, 20)
    board = page.reply.fragments["board"]
    assert "a rule is broken here" in board
    assert "in the way" in board


def test_a_way_out_is_not_marked_as_in_the_way() -> None:
    """Where a rule says where the piece should go instead, that point is marked as a target."""
    page = Page("variant=kaftar&dice=62")
    page.tap(24, 18)
    board = page.reply.fragments["board"]
    assert 'data-mark="target"' in board
    assert 'data-mark="blocker"' not in board


def test_an_aimed_step_onto_own_pieces_is_judged() -> None:
    """Onto an own point at the distance of an unused number is a move; elsewhere it picks up anew."""
    page = Page("variant=long&white=24:14,18:1&black=24:15&dice=62")
    page.tap(24, 18)
    assert "24/18" == page.now["moves"]
    page.tap(24, 18)
    assert (0, 18) == tuple(page.reply.state["picked"])


def test_an_opposing_piece_is_not_yours() -> None:
    """A tap on it says so, by the rule's own name."""
    page = Page("variant=long&dice=62")
    page.tap(12)
    assert ["move.own-piece"] == page.broken


@pytest.mark.parametrize("action", ["end", "tap", "type"])
def test_nothing_moves_before_the_roll(action: str) -> None:
    """Whatever is tried without dice, the answer is to roll first."""
    page = Page("variant=long")
    reply = page.send(action, slot="24", moves="24/18")
    assert "Roll the dice first" in reply.said


def test_the_turn_does_not_end_with_a_duty_unmet() -> None:
    """Ending too early lists the duty and leaves the turn with its player."""
    page = Page("variant=long&dice=62")
    page.send("end")
    assert ["turn.play-all"] == page.broken
    assert "white" == page.now["turn"]


def test_the_turn_ends() -> None:
    """After a full turn it is the opponent's, who has to roll."""
    page = Page("variant=long&dice=62&moves=24/16")
    page.send("end")
    assert ("black", "", "24:14,16:1") == (page.now["turn"], page.now["dice"], page.now["white"])


def test_undo_goes_back_through_steps_and_turns() -> None:
    """Undo takes back step by step, then the end of the turn before, to the very state that was."""
    page = Page("variant=long&dice=62")
    seen = [page.now]
    for event in ({"moves": "24/18"}, {"moves": "18/16"}):
        page.send("type", **event)
        seen.append(page.now)
    page.send("end")
    for before in reversed(seen):
        page.send("undo")
        assert before == page.now


def test_a_forced_pass_says_why() -> None:
    """A roll that allows nothing names what blocks every piece; one event goes on."""
    page = Page("variant=short&white=6:13,bar:2&black=6:15&dice=66")
    assert "No piece can move" in page.shown
    assert "bar/19" in page.shown
    page.send("end")
    assert "black" == page.now["turn"]


def test_typed_moves_are_read_in_the_numbers_of_the_board() -> None:
    """Black types what the board shows; the link keeps the mover's own numbers."""
    page = Page("variant=long&turn=black&dice=62&numbering=white")
    page.send("type", moves="12/6")
    assert "24/18" == page.now["moves"]


@pytest.mark.parametrize("moves", ["бар/19", "д:бар/19", "d:bar/19", "24/18"])
def test_typed_words_in_both_scripts(moves: str) -> None:
    """Russian words and letters are read as well."""
    page = Page("variant=dragon&dice=66")
    page.send("type", moves=moves)
    assert "is not a move" not in page.shown


def test_typed_nonsense_is_explained_and_kept() -> None:
    """What cannot be read stays in the field, with a sentence about it."""
    page = Page("variant=long&dice=62")
    page.send("type", moves="<b>hop")
    assert "is not a move" in page.shown
    assert "<b>hop" not in page.reply.fragments["reasons"]
    assert "<b>hop" == page.reply.state["typed"]


def test_messages_use_the_numbers_of_the_board() -> None:
    """In White's numbering Black's head is 12, in the reasons too."""
    page = Page("variant=long&turn=black&dice=62&moves=24/18&numbering=white")
    page.send("type", moves="12/10")
    assert "12/10" in page.shown
    assert "24/22" not in page.shown


def test_a_changed_option_keeps_the_game() -> None:
    """Only steps that the new agreement forbids are taken back."""
    page = Page("variant=long&dice=66&moves=24/18+24/18")
    page.send("set", name="head_first_turn", value="never")
    assert ("66", "24/18") == (page.now["dice"], page.now["moves"])


def test_what_no_hand_could_do_is_said() -> None:
    """From the bar straight into the tray, or onto the bar: a sentence, and nothing moves."""
    page = Page("variant=turtle&dice=65")
    assert "without entering" in page.tap(25, 0).said
    page = Page("variant=short&dice=65")
    assert "to the bar by itself" in page.tap(24, 25).said


def test_an_option_as_usual_leaves_the_link() -> None:
    """An override equal to the preset's own value is not kept."""
    page = Page("variant=long&six_block=off")
    assert "six_block" in page.reply.url
    assert "six_block" not in page.send("set", name="six_block", value="ahead").url


@pytest.mark.parametrize(
    "link",
    [
        "variant=lon", "dice=99", "six_block=maybe", "white=24:16", "white=24:15", "turn=green", "moves=24/18",
        "variant=long&dice=62&moves=24", "variant=long&dice=62&moves=23/20", "numbering=x", "seat=x", "mirrored=x",
        "preset=x",
        "variant=long&white=24:15&black=12:15",
    ],
)  # fmt: skip
def test_bad_values_in_a_link_are_explained(link: str) -> None:
    """Every bad value is named in a notice, and a game is there all the same."""
    page = Page(link)
    name = link.rpartition("&")[2].partition("=")[0]
    assert page.reply.state["notices"]
    assert name in page.shown or "black" in page.shown
    assert page.reply.fragments["board"].startswith("<svg")


def test_hostile_links_stay_text() -> None:
    """Markup in a link is shown as text."""
    page = Page("variant=<script>alert(1)</script>")
    assert "<script>" not in "".join(page.reply.fragments.values())


def test_an_illegal_move_in_a_link_is_judged() -> None:
    """The legal beginning is played, the first illegal step is refused with its reasons."""
    page = Page("variant=long&dice=62&moves=24/18+24/22")
    assert "24/18" == page.now["moves"]
    assert ["head.first-turn"] == page.broken


def test_foreign_states_are_not_believed() -> None:
    """A kept state of another build is left for what the link says."""
    reply = answer({"variant": "tetris"}, {"action": "open", "query": "variant=long"}, "en", lambda: (1, 1))
    assert "long" == reply.state["variant"]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@pytest.mark.parametrize("seed", range(3))
def test_random_play_is_never_lost(variant: Variant, seed: int) -> None:
    """Whatever is tapped, typed and pressed: the state goes through JSON, and the link leads back to it."""
    chance = random.Random(f"{variant.id} {seed}")
    page = Page(f"variant={variant.id}")
    for _ in range(25):
        _random_event(page, chance)
        state = from_json(json.loads(json.dumps(page.state)))
        assert state.now == state_of(query(state)).now
        assert not re.search(r"\{\w", page.shown)
        assert parse_qs(page.reply.url)["variant"] == [state.variant]


def _random_event(page: Page, chance: random.Random) -> None:
    page.rolls = [(chance.randint(1, 6), chance.randint(1, 6))]
    page.lang = chance.choice(get_args(Lang))
    action = chance.choice(["tap", "tap", "tap", "roll", "end", "undo", "hint", "cancel", "type", "set"])
    page.send(
        action,
        slot=str(chance.randint(0, 25)),
        side=chance.choice(["white", "black"]),
        moves=f"{chance.randint(1, 24)}/{chance.randint(1, 24)}",
        name="numbering",
        value=chance.choice(["own", "white", "s4"]),
    )


def test_the_opening_links_to_itself() -> None:
    """The shortest link is a name of a game."""
    assert "variant=short" == query(opening())


@pytest.mark.parametrize("dice", ["1", "666", "70", "6x"])
@pytest.mark.parametrize("where", ["now", "past"])
def test_a_kept_state_with_dice_that_are_none_is_not_taken_up(dice: str, where: str) -> None:
    """A damaged state of this turn or an earlier one is put aside: the page opens as its address says."""
    page = Page("variant=long&dice=62&moves=24/18")
    page.send("end")
    assert page.state
    damaged = json.loads(json.dumps(page.state))
    turn = damaged["now"] if where == "now" else (damaged["past"] or [damaged["now"]])[-1]
    turn["dice"] = dice
    page.state = damaged
    page.send("open", query="variant=long&dice=31")
    assert "31" == page.now["dice"]
