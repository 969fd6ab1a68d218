"""The lists beside the sandbox's board: why not, all turns, other rules; and what is legal elsewhere."""

from __future__ import annotations

import re

import pytest

from nardy.legal import legal_turns
from nardy.pages.sandbox.link import query, state_of
from nardy.ruleset import ruleset
from nardy.text import LANGS, Lang
from nardy.variants import VARIANT, VARIANTS
from tests.pages.play import Page, text_of

HELD = "variant=long&white=24:11,18:1,13:2,8:1&black=24:12,8:2,4:1&dice=64"
"""Black's 8 is White's 20: 24/20 is closed; Black's 24 is White's 12: so is 18/12."""
FORCED = "variant=long&dice=62"
NO_WAY = "variant=short&white=6:13,bar:2&black=6:15&dice=66"
ONE_NUMBER = "variant=short&white=24:1,off:14&black=6:6,9:2,13:7&dice=62"
"""Black's 9 is White's 16: the lone checker can play the 6 or the 2, not both."""
ARROWS = re.compile(r'data-from="(\d+)" data-to="(\d+)"')
ROWS = re.compile(r'data-row="([^"]*)"')


def rows(page: Page) -> list[str]:
    """The names of the rows that can be chosen."""
    return ROWS.findall(page.reply.fragments["reasons"])


def board(page: Page) -> str:
    """The board as it is drawn."""
    return str(page.reply.fragments["board"])


def test_why_asks_every_piece_with_every_number() -> None:
    """Four places, two numbers: eight cells, two of them closed by the point they name."""
    page = Page(HELD)
    assert [] == rows(page)
    page.send("show", study="why")
    assert 8 == len(rows(page))
    assert "✗ 24/20 Open points: 20" in page.shown
    assert "✗ 18/12 Open points: 12" in page.shown
    assert "✓ 24/18 legal" in page.shown


@pytest.mark.parametrize(
    ("query", "study", "said"),
    [
        (HELD, "why", "Nothing has been refused in this turn. Every piece with every number."),
        (FORCED, "why", "Nothing has been refused in this turn. There is only one way to play this roll"),
        ("variant=long", "why", "Roll or choose the dice first."),
        (HELD, "turns", "Different turns: "),
    ],
)
def test_a_list_that_is_opened_says_what_it_is(query: str, study: str, said: str) -> None:
    """Who cannot see the list hears its first sentence, and that nothing was refused when asking why."""
    page = Page(query + "&show=rules")
    assert page.send("show", study=study).said.startswith(said)


def test_why_after_a_refusal_says_the_reasons() -> None:
    """The broken rule is told once more, not that nothing was refused."""
    page = Page(HELD)
    page.tap(24, 20)
    reply = page.send("show", study="why")
    assert "20 is closed" in reply.violation
    assert "Nothing has been refused" not in reply.said


@pytest.mark.parametrize("lang", LANGS)
def test_a_cell_shows_its_rule_and_marks_the_board(lang: Lang) -> None:
    """The chosen cell lists the broken rule with its source, speaks it, and marks who is in the way."""
    page = Page(HELD + "&show=why", lang)
    reply = page.send("choose", row="24/20@4")
    assert ["move.landing"] == page.broken
    assert {"en": "20 is closed", "ru": "Пункт 20 закрыт"}[lang] in reply.said
    assert {"en": "in the way", "ru": "преграждает путь"}[lang] in board(page)


def test_a_legal_cell_shows_where_it_leads() -> None:
    """A legal step is said to be legal, and its target is marked; choosing it again puts it away."""
    page = Page(HELD + "&show=why")
    assert "24/18 with 6 is legal" in page.send("choose", row="24/18@6").said
    assert "can be moved to" in board(page)
    page.send("choose", row="24/18@6")
    assert "can be moved to" not in board(page)


def test_a_cell_that_kills_a_duty_shows_a_turn_that_meets_it() -> None:
    """4/1 would be fine in itself, but leaves no 5 to play: the duty is named with a whole legal turn."""
    page = Page("variant=long&white=12:3,4:1,2:2&black=22:2,19:1,11:2,2:1&dice=53&show=why")
    page.send("choose", row="4/1@3")
    assert ["turn.play-all"] == page.broken
    assert "A whole legal turn: 12/9/4" in page.shown


@pytest.mark.parametrize(("link", "said"), [(FORCED, "only one way"), (NO_WAY, "Nothing can be played")])
def test_no_choice_explains_itself(link: str, said: str) -> None:
    """A forced turn and a pass open the table; closed, it stays closed until the turn is over."""
    page = Page(link)
    assert said in page.shown
    page.send("show", study="why")
    assert [] == rows(page)
    page.send("undo")
    assert [] == rows(page)


def test_a_played_roll_asks_nothing() -> None:
    """When the forced turn has been played, the table is gone by itself."""
    page = Page(FORCED)
    page.tap(24, 16)
    assert [] == rows(page)


def test_both_ways_of_a_placement_have_a_cell() -> None:
    """A kaftar number of one piece has two ways, the ordinary one and the flight."""
    page = Page("variant=kaftar&dice=62&show=why")
    assert {"24/18@6", "24/6@6", "24/22@2"} == set(rows(page))


def test_all_turns_are_the_results_of_the_generator() -> None:
    """One row for each position that the roll can leave; the long list says how many there are and opens."""
    page = Page("variant=short&dice=31&show=turns")
    start = VARIANT["short"].start
    rules = ruleset(VARIANT["short"])
    results = legal_turns(rules, rules.begin(start, "white", (3, 1))).results
    assert f"Different turns: {len(results)}" in page.shown
    assert len(rows(page)) < len(results)
    assert f"Show all {len(results)}" in page.shown
    page.send("more")
    assert len(results) == len(rows(page))


def test_ways_to_one_result_stand_together() -> None:
    """One checker run with both numbers is one row, whichever number comes first."""
    page = Page("variant=short&dice=31&show=turns")
    assert "24/21/20 or 24/23/20" in page.shown


def test_equal_steps_are_counted() -> None:
    """A double's steps are written with their number."""
    page = Page("variant=short&dice=33&show=turns")
    page.send("more")
    assert "13/10(4)" in page.shown


def test_a_turn_is_drawn_as_arrows() -> None:
    """Choosing a row draws its steps; after a step only what is left of the turn is listed."""
    page = Page("variant=short&dice=31&show=turns")
    assert "8/5 6/5" == page.send("choose", row="8/5 6/5").said.partition(" White")[0]
    assert [("8", "5"), ("6", "5")] == ARROWS.findall(board(page))
    page.send("type", moves="8/5")
    assert [] == ARROWS.findall(board(page))
    assert "6/5" in rows(page)
    assert not any("8/5" in row and "6/5" in row for row in rows(page))


def test_another_rule_shows_what_it_changes() -> None:
    """Without the exception the opening 6-6 plays one checker less: one turn appears, one disappears."""
    page = Page("variant=long&dice=66&show=rules")
    assert "Second from the head on the first turn: never +1 −1" in page.shown
    page.send("compare", pair="head_first_turn:never")
    assert "Legal only there: 1" in page.shown
    assert "No longer legal: 1" in page.shown
    assert ["24/18", "24/18 24/18"] == sorted(rows(page))
    page.send("choose", row="24/18 24/18")
    assert [("24", "18"), ("24", "18")] == ARROWS.findall(board(page))
    assert "compare=head_first_turn:never" in page.reply.url


def test_the_other_rule_can_be_agreed_on() -> None:
    """The switch is the agreement's own: set, the list is that of the other side."""
    page = Page("variant=long&dice=66&show=rules&compare=head_first_turn:never")
    page.send("set", name="head_first_turn", value="never")
    assert "Second from the head on the first turn: when one checker cannot play the roll +1 −1" in page.shown


def test_a_refusal_says_under_which_rule_it_is_legal() -> None:
    """A block of six with nobody ahead is legal where the block is; agreeing on that plays the step."""
    page = Page("variant=long&white=24:2,23:1,22:1,20:1,19:1,18:1,17:8&black=24:15&dice=31")
    page.send("type", moves="24/21")
    assert ["block.six"] == page.broken
    assert "Legal under another agreement: “Block of six: allowed (no source forbids it)”" in page.shown
    page.send("agree", name="six_block", value="off")
    assert "24/21" == page.now["moves"]
    assert "six_block=off" in page.reply.url


def test_an_end_that_another_rule_allows() -> None:
    """Only the 6 or only the 2 can be played: having played the 2, the turn may end where the player chooses."""
    page = Page(ONE_NUMBER)
    page.send("type", moves="24/22")
    assert ["turn.larger-die"] == page.broken
    assert "“If only one number can be played: the player chooses”" in page.shown
    page.send("agree", name="larger_die", value="choice")
    assert "24/22" == page.now["moves"]


def test_a_law_without_another_agreement_offers_none() -> None:
    """A closed point is closed under every agreement."""
    page = Page(HELD)
    page.tap(24, 20)
    assert ["move.landing"] == page.broken
    assert "another agreement" not in page.shown


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@pytest.mark.parametrize("study", ["why", "turns", "rules"])
def test_every_list_in_every_game(variant: str, study: str) -> None:
    """In both languages, at a mixed roll and a double: no open place in a text, and the link leads back."""
    for lang in LANGS:
        for dice in ("61", "33"):
            page = Page(f"variant={variant.id}&dice={dice}&show={study}", lang)  # type: ignore[attr-defined]
            assert not re.search(r"\{\w", page.shown)
            state = state_of(page.reply.url)
            assert study == state.show
            assert page.reply.url == query(state)


def test_a_list_before_the_roll_asks_for_dice() -> None:
    """Without a roll there is nothing to list."""
    page = Page("variant=long&show=turns")
    assert "Roll or choose the dice first" in page.shown


def test_unknown_lists_and_rows_change_nothing() -> None:
    """Foreign names from a link or a page are not believed."""
    page = Page("variant=long&dice=66&show=everything&compare=six_block:perhaps")
    assert "show" in text_of(page.reply.fragments["reasons"])
    page.send("show", study="everything")
    page.send("choose", row="99/1")
    page.send("compare", pair="x:y")
    assert "" == state_of(page.reply.url).compare


def test_a_refusal_closes_the_table() -> None:
    """So what stands below the reasons keeps its place; the table opens again when it is asked for."""
    page = Page(HELD + "&show=why")
    assert rows(page)
    page.send("move", moves="24/20")
    assert ["move.landing"] == page.broken
    assert [] == rows(page)
    page.send("show", study="why")
    assert rows(page)
