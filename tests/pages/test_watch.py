"""The referee who only watches: everything a hand can do is played, and the log tells exactly what broke a rule."""

from __future__ import annotations

import csv
import io
import json
import random
import re
from html import unescape
from urllib.parse import unquote

import pytest

from nardy.fault import Fault
from nardy.notation import read_moves
from nardy.pages.sandbox.log import Entry, entries
from nardy.pages.sandbox.state import State, from_json
from nardy.pages.sandbox.table import Table
from nardy.referee import judge
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.pages.play import Page, text_of

WATCH = "variant=long&referee=watch"
GAME = (
    ("65", "24/18 18/13", ""),
    ("43", "24/20 20/17", ""),
    ("62", "24/18 24/22", "2 head.one"),
    ("31", "24/21 24/23", "2 head.one"),
    ("64", "13/12 18/14", "1 move.die move.landing"),
    ("52", "21/16 24/22", ""),
    ("21", "22/23 24/22", "1 move.direction"),
    ("43", "24/20 17/13", "2 move.die"),
    ("44", "24/20 20/16 16/12 22/18", "3 move.landing"),
)
"""Nine turns of long nardy, twenty moves, six of them illegal: the step and the rules it breaks.  12 is the head
of the other side; 13/12 is one point with a 6 and a 4, 17/13 four with only the 3 left."""


def found(page: Page) -> tuple[Entry, ...]:
    """The log of what the page keeps."""
    return entries(from_json(json.loads(json.dumps(page.state))))


def ids(entry: Entry) -> str:
    """An entry as in `GAME`, with the number of its turn in front."""
    rules = sorted(fault.rule.id for fault in entry.faults)
    return " ".join((str(entry.number), str(entry.step or "end"), *rules))


def played(page: Page) -> Page:
    """The game played on a page, move by move."""
    for dice, moves, _ in GAME:
        page.send("dice", a=dice[0], b=dice[1])
        for move in moves.split():
            page.send("type", moves=move)
        page.send("end")
    return page


def test_twenty_moves_with_six_illegal_ones() -> None:
    """With all help off every move stands, and the log holds exactly the six illegal ones with their rules."""
    page = played(Page(f"{WATCH}&legal=0"))
    expected = [f"{number} {broken}" for number, (_, _, broken) in enumerate(GAME, 1) if broken]
    assert 6 == len(expected)
    assert expected == list(map(ids, found(page)))
    assert [moves for _, moves, _ in GAME] == [turn["moves"] for turn in page.reply.state["past"]]


@pytest.mark.parametrize("lang", LANGS)
def test_an_illegal_step_stands_and_is_told(lang: Lang) -> None:
    """The step is played; its reasons are shown, spoken and noted, with turn, side, dice and step."""
    page = Page(f"{WATCH}&dice=62", lang)
    page.tap(24, 18)
    page.tap(24, 22)
    assert "24/18 24/22" == page.now["moves"]
    assert ["head.first-turn"] == page.broken
    assert {"en": "The head on the first turn: ", "ru": "Голова в первый ход: "}[lang] in page.reply.violation
    assert {"en": "Turn 1 · White 6-2 · 24/22", "ru": "Ход 1 · Белые 6-2 · 24/22"}[lang] in page.shown


def test_a_violation_is_announced_once() -> None:
    """What is done afterwards does not repeat it."""
    page = Page(f"{WATCH}&dice=62")
    assert page.send("type", moves="24/19").violation
    assert "" == page.tap(24).violation


def test_every_wrong_step_of_one_move_is_announced() -> None:
    """Two steps written at once, each against a rule of its own: both are spoken, not only the last."""
    page = Page(f"{WATCH}&dice=62")
    said = page.send("type", moves="24/12 24/22").violation
    broken = [fault.rule.title.say("en") for entry in found(page) for fault in entry.faults]
    assert 2 == len(found(page))
    assert broken == [title for title in broken if title in said]


def test_what_was_broken_is_announced_before_the_partner_has_played() -> None:
    """The partner answers at once; the turn that was ended too early is told all the same."""
    page = Page(f"{WATCH}&dice=62&partner=black", rolls=[(3, 1), (0, 0)])
    assert "Play all you can" in page.send("end").violation


def test_a_hand_takes_any_piece_anywhere() -> None:
    """The other side's piece can be moved, and a piece put onto an own point at any distance."""
    page = Page("variant=short&referee=watch&dice=62")
    page.tap(1, 2)
    assert ["move.own-piece"] == [fault.rule.id for fault in found(page)[0].faults]
    page.tap(24, 13)
    assert "24/13" == page.now["moves"].split()[-1]


def test_what_no_hand_could_do_is_still_refused() -> None:
    """No such piece, no such point: a sentence, and nothing is played or noted."""
    page = Page(f"{WATCH}&dice=62")
    assert "there is no checker there" in page.send("type", moves="23/21").said
    assert page.send("type", moves="24/26").said
    assert ("", ()) == (page.now["moves"], found(page))


def test_moves_after_the_last_number_are_noted() -> None:
    """Who goes on moving when all is played breaks a rule, and no die is used twice."""
    page = Page(f"{WATCH}&dice=62&moves=24/18+18/16")
    page.send("type", moves="16/14")
    assert "24/18 18/16 16/14" == page.now["moves"]
    assert [3] == [entry.step for entry in found(page)]


def test_legal_targets_are_shown_after_an_illegal_step() -> None:
    """What was broken before does not make every later step illegal."""
    page = Page(f"{WATCH}&dice=62&moves=24/19")
    page.tap(19)
    assert 1 == page.reply.fragments["board"].count('data-mark="target"')


def test_a_turn_ended_too_early_is_noted() -> None:
    """The turn passes; the duty is told and noted at the end of the turn."""
    page = Page(f"{WATCH}&dice=62")
    page.send("end")
    assert "black" == page.now["turn"]
    assert ["1 end turn.play-all"] == list(map(ids, found(page)))
    assert "Play all you can" in page.reply.violation


def test_a_duty_is_broken_the_moment_it_cannot_be_met() -> None:
    """It is pending first; the step that loses it breaks it at once, and so it stands in the log when the turn ends."""
    page = Page("variant=short&white=24:1,9:1,off:13&black=23:2,22:2,7:2,off:9&turn=white&dice=61&referee=watch")
    assert "Before the turn ends" in page.shown
    page.send("type", moves="9/8")
    lost = list(map(ids, found(page)))
    assert "Can no longer be met" in page.shown
    page.send("end")
    assert lost == list(map(ids, found(page)))


def test_duties_are_pending_after_an_illegal_step() -> None:
    """The number that is left must still be played; when it cannot be any more, the duty is broken, not pending."""
    page = Page(f"{WATCH}&dice=62")
    page.send("type", moves="24/19")
    assert ["turn.play-all"] == [fault.rule.id for fault in _pending(page)]
    page.send("type", moves="19/17")
    assert [] == _pending(page)
    assert ["1 1 move.die"] == list(map(ids, found(page)))


def _pending(page: Page) -> list[Fault]:
    verdict = Table(from_json(json.loads(json.dumps(page.state)))).verdict
    assert verdict
    return list(verdict.pending)


def test_undo_takes_the_note_back() -> None:
    """An undone step leaves the log; so does an undone end of the turn."""
    page = Page(f"{WATCH}&dice=62")
    page.send("type", moves="24/19")
    page.send("undo")
    assert () == found(page)
    page.send("end")
    page.send("undo")
    assert () == found(page)
    assert "62" == page.now["dice"]


def test_a_new_agreement_does_not_rewrite_the_log() -> None:
    """A finished turn was judged by the rules that were agreed when it was played."""
    page = Page(f"{WATCH}&dice=66&head_first_turn=never")
    page.send("type", moves="24/18 24/18 18/12 18/12")
    page.send("end")
    before = list(map(ids, found(page)))
    assert any("head" in entry for entry in before)
    page.send("set", name="head_first_turn", value="any")
    page.send("set", name="preset", value="standard")
    assert before == list(map(ids, found(page)))


def test_an_entry_is_looked_at() -> None:
    """The board shows the position before the step with its marks; the same button leads back to the game."""
    page = played(Page(WATCH))
    page.send("look", entry="5.1")
    assert {"move.die", "move.landing"} == set(page.broken)
    board = page.reply.fragments["board"]
    assert "in the way" in board
    assert "Back to the game" in page.shown
    page.send("look", entry="5.1")
    assert page.reply.state["viewed"] is None
    assert "in the way" not in page.reply.fragments["board"]


def test_going_back_and_undoing_it() -> None:
    """The game returns to just before the entry; undo brings everything back, to the very state that was."""
    page = played(Page(WATCH))
    before = page.reply.state
    page.send("roll-back", entry="4.2")
    assert ("31", "24/21", "black") == (page.now["dice"], page.now["moves"], page.now["turn"])
    assert ["3 2 head.one"] == list(map(ids, found(page)))
    page.send("undo")
    assert (before["now"], before["past"]) == (page.reply.state["now"], page.reply.state["past"])
    assert 6 == len(found(page))


def test_playing_on_after_going_back() -> None:
    """Then undo takes back the new step and not the old game."""
    page = played(Page(WATCH))
    page.send("roll-back", entry="4.2")
    page.send("type", moves="21/20")
    page.send("undo")
    assert "24/21" == page.now["moves"]
    assert 3 == len(page.reply.state["past"])


@pytest.mark.parametrize("entry", ["", "99.1", "1", "<b>", "4.2.2", "٣.1"])
def test_entries_that_are_not_there(entry: str) -> None:
    """Change nothing."""
    page = played(Page(WATCH))
    before = page.now, page.reply.state["past"]
    page.send("roll-back", entry=entry)
    page.send("look", entry=entry)
    assert before == (page.now, page.reply.state["past"])


def test_a_reload_keeps_the_log() -> None:
    """Also after an illegal landing the page at its own address finds its game again."""
    page = played(Page(WATCH))
    again = page.send("open", query=f"?{page.reply.url}")
    assert 6 == len(found(page))
    assert not again.state["notices"]


def test_refusing_again_takes_back_what_is_illegal() -> None:
    """When the referee stops watching, the turn keeps its longest legal beginning; the log of past turns stays."""
    page = Page(f"{WATCH}&dice=62&moves=24/18+24/22")
    page.send("set", name="referee", value="refuse")
    assert "24/18" == page.now["moves"]
    page.tap(24, 22)
    assert "24/18" == page.now["moves"]


def test_undo_brings_nothing_illegal_to_one_who_refuses() -> None:
    """A turn that was let stand comes back as far as it is legal."""
    page = Page(f"{WATCH}&dice=62&moves=24/18+24/22")
    page.send("end")
    page.send("set", name="referee", value="refuse")
    page.send("undo")
    assert ("62", "24/18") == (page.now["dice"], page.now["moves"])


@pytest.mark.parametrize("lang", LANGS)
def test_the_log_is_taken_away(lang: Lang) -> None:
    """As text and as a table: one line for each broken rule, with its id and its sentence."""
    page = played(Page(WATCH, lang))
    links = re.findall(r'href="data:(text/\w+);charset=utf-8,([^"]*)"', page.reply.fragments["reasons"])
    text, table = (unquote(unescape(data)) for _, data in links)
    rows = list(csv.reader(io.StringIO(table.removeprefix("\ufeff"))))
    assert sum(len(entry.faults) for entry in found(page)) == len(rows) - 1
    assert ["3", {"en": "White", "ru": "Белые"}[lang], "6-2", "2", "24/22", "head.one"] == rows[1][:6]
    assert all(row[7] in text for row in rows[1:])


def test_the_table_is_safe_to_open() -> None:
    """No cell begins as a formula."""
    page = played(Page(WATCH))
    (data,) = re.findall(r'href="data:text/csv;charset=utf-8,([^"]*)"', page.reply.fragments["reasons"])
    cells = [cell for row in csv.reader(io.StringIO(unquote(unescape(data)))) for cell in row]
    assert [] == [cell for cell in cells if cell[:1] in set("=+-@\t")]


def test_numbers_in_the_log_are_those_of_the_board() -> None:
    """In White's numbering Black's head is 12, in the log too."""
    page = Page("variant=long&referee=watch&numbering=white&turn=black&dice=62&moves=24/18")
    page.send("type", moves="12/10")
    assert "Turn 1 · Black 6-2 · 12/10" in page.shown


def test_help_when_asked() -> None:
    """Targets are marked only after asking, for this one piece."""
    page = Page("variant=long&dice=62&legal=ask")
    page.tap(24)
    assert 0 == page.reply.fragments["board"].count('data-mark="target"')
    page.send("targets")
    assert 3 == page.reply.fragments["board"].count('data-mark="target"')
    assert "It may go to" in page.shown
    page.tap(18)
    assert not page.reply.state["asked"]


def test_no_help() -> None:
    """Neither targets nor hints nor what would be legal; the reasons are told all the same."""
    page = Page("variant=long&dice=62&legal=0")
    page.tap(24)
    assert 'data-mark="target"' not in page.reply.fragments["board"]
    page.tap(19)
    assert page.broken
    assert "What would be legal" not in page.shown
    assert 'data-action="hint"' not in page.reply.fragments["controls"]


def test_the_ladder_of_hints() -> None:
    """Each press shows one hint more, from the rule to the move; one more press hides them."""
    page = Page("variant=short&white=bar:1,8:2,off:12&black=24:2,off:13&dice=61")
    for rungs in (1, 2, 3, 4, 0):
        page.send("hint")
        assert rungs == page.reply.fragments["reasons"].count("</li>")
    for _ in range(4):
        page.send("hint")
    last = text_of(page.reply.fragments["reasons"]).rpartition("Move. ")[2].split()[0]
    page.send("type", moves=last)
    assert last == page.now["moves"]
    assert 0 == page.reply.state["hints"]


def test_hints_on_the_board() -> None:
    """The third marks the piece, the fourth draws the move."""
    page = Page("variant=long&dice=62")
    for marked, drawn in ((False, False), (False, False), (True, False), (True, True)):
        page.send("hint")
        board = page.reply.fragments["board"]
        assert (marked, drawn) == ('data-mark="source"' in board, 'class="arrow' in board)


def test_hints_of_a_lost_turn() -> None:
    """Where the turn can no longer be legal, the one hint is to take a step back."""
    page = Page(f"{WATCH}&dice=62&moves=24/19")
    page.send("hint")
    assert "take a step back" in page.shown


def attempt(page: Page, chance: random.Random) -> None:
    """Throw, put some piece anywhere, end the turn or take something back."""
    state = page.reply.state
    page.rolls = [(chance.randint(1, 6), chance.randint(1, 6))]
    if not state["now"]["dice"]:
        page.send("roll")
    elif chance.random() < 0.2:
        page.send("end")
    elif chance.random() < 0.1:
        page.send("undo")
    else:
        places = re.findall(r"(bar|\d+):\d+([dt]?)", state["now"][state["now"]["turn"]])
        src, kind = chance.choice([(place, kind) for place, kind in places if place != "off"] or [("24", "")])
        page.send("type", moves=f"{kind}{':' * bool(kind)}{src}/{chance.choice(['off', *range(1, 25)])}")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_lawless_play_is_judged_as_it_was_written(variant: Variant) -> None:
    """Whatever a hand does, in every game: the log of each finished turn is the referee's word on the whole of it."""
    chance = random.Random(variant.id)
    page = Page(f"variant={variant.id}&referee=watch")
    for _ in range(80):
        attempt(page, chance)
    state = from_json(json.loads(json.dumps(page.state)))
    told = entries(state)
    assert len(told) > 5
    for number, turn in enumerate(state.past, 1):
        table = Table(State(state.variant, turn))
        assert table.roll
        verdict = judge(table.rules, table.roll, read_moves(turn.moves))
        mine = [fault.rule.id for entry in told if entry.number == number for fault in entry.faults]
        assert sorted(fault.rule.id for fault in verdict.faults) == sorted(mine)
        assert len(read_moves(turn.moves)) == len(verdict.attempts)
