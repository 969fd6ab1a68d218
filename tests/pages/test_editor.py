"""The editor as a state machine: everything can be put anywhere, what cannot be is told, nothing is lost."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field

import pytest

from nardy.pages.editor.machine import state_of
from nardy.pages.editor.page import answer
from nardy.pages.editor.state import from_json, tools
from nardy.pages.live import Json, Reply
from nardy.pages.sandbox.link import state_of as sandbox_at
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.pages.play import Page as Sandbox
from tests.pages.play import text_of

HELD = "variant=long&white=24:13,18:2&black=24:13,8:2&turn=white&dice=64"


@dataclass
class Editor:
    """An editor opened at a query."""

    query: str = "variant=long"
    lang: Lang = "en"
    state: Json | None = None
    reply: Reply = field(init=False)

    def __post_init__(self) -> None:
        self.send("open", query=self.query)

    def send(self, action: str, **data: object) -> Reply:
        """The answer to an event, after which its state is kept."""
        self.reply = answer(self.state, {"action": action, **data}, self.lang, lambda: (1, 1))
        self.state = self.reply.state
        return self.reply

    def tap(self, slot: int, side: str = "white") -> Reply:
        """A tap on a place that `side` holds."""
        return self.send("tap", slot=str(slot), side=side)

    @property
    def sides(self) -> tuple[str, str]:
        """White's and Black's pieces as written."""
        return self.reply.state["white"], self.reply.state["black"]

    @property
    def shown(self) -> str:
        """Everything that the page shows, as text."""
        return " ".join(map(text_of, self.reply.fragments.values()))

    @property
    def way_out(self) -> str:
        """The query of the link into the sandbox, "" where there is none."""
        found = re.search(r'sandbox/index.html\?([^"]*)"', self.reply.fragments["check"])
        return found[1].replace("&amp;", "&") if found else ""


def test_it_opens_with_the_set_up() -> None:
    """Without a position in the link, all pieces stand as the game begins."""
    assert ("24:15", "24:15") == Editor().sides


def test_tap_tap_moves_a_piece_of_either_side_without_rules() -> None:
    """Backwards, onto the bar, of the side that is not to move: a hand can do it."""
    editor = Editor()
    editor.tap(24)
    assert "picked up" in editor.reply.fragments["board"]
    editor.tap(3)
    editor.tap(12, "black")
    editor.tap(20)
    assert ("24:14,3:1", "24:14,8:1") == editor.sides


def test_a_second_tap_puts_back() -> None:
    """The same place again frees the hand and changes nothing."""
    editor = Editor()
    editor.tap(24)
    editor.tap(24)
    assert (None, "24:15") == (editor.reply.state["hand"], editor.sides[0])


def test_a_piece_is_put_and_taken_by_tap() -> None:
    """The chosen piece is added at every tap, taken away by the other tool, and its place is said."""
    editor = Editor("variant=short&white=off:15&black=6:15")
    editor.send("tool", tool="white-0")
    editor.tap(13)
    assert "point 13: 2 white checkers" in editor.tap(13).said
    editor.tap(25, "black")
    assert ("13:2,bar:1", "6:15") == editor.sides
    editor.send("tool", tool="remove")
    editor.tap(13)
    assert "13:1,bar:1" == editor.sides[0]


def test_black_is_put_in_its_own_numbers() -> None:
    """On White's point 20 a black piece stands on its own 8."""
    editor = Editor("variant=long&white=24:15&black=off:15")
    editor.send("tool", tool="black-0")
    editor.tap(20)
    assert "8:1" == editor.sides[1]


def test_pieces_come_out_of_the_tray_and_go_back() -> None:
    """A tray gives what is left of the set, and takes what is put into it."""
    editor = Editor("variant=long&white=24:14&black=24:15")
    editor.tap(0)
    editor.tap(5)
    assert "24:14,5:1" == editor.sides[0]
    editor.tap(24)
    editor.tap(0)
    assert "24:13,5:1" == editor.sides[0]


def test_dragging_needs_no_rule_either() -> None:
    """A piece of the side to move that is dragged stands where it was dropped."""
    editor = Editor()
    editor.send("move", **{"kind": 0, "from": 24, "to": 2, "moves": "24/2"})
    assert "24:14,2:1" == editor.sides[0]


def test_one_tool_for_every_piece_of_the_game() -> None:
    """Dragon and turtle offers three kinds of both sides, long nardy one."""
    assert 2 + 6 == Editor("variant=dragon-turtle").reply.fragments["tools"].count("data-tool")
    assert 2 + 2 == Editor().reply.fragments["tools"].count("data-tool")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("variant=long&white=24:16&black=24:15", "White: too many of one kind"),
        ("variant=long&white=24:14,12:1&black=24:15", "Both sides stand on the same point"),
        ("variant=long&white=24:14,bar:1&black=24:15", "no checker can stand on the bar"),
        ("variant=long&white=24:14,3:1d&black=24:15", "without such a piece: dragon"),
        ("variant=long&white=24:14,30:1&black=24:15", "White: there is no place"),
        ("variant=turtle&white=24:15,5:2t&black=24:14,17:1", "more riding turtles"),
        ("variant=long&white=off:15&black=off:15", "The board is empty"),
    ],
)
def test_the_impossible_is_told_and_kept(query: str, said: str) -> None:
    """The fault is named in a sentence, there is no way into the sandbox, and everything stays as written."""
    editor = Editor(query)
    assert said in editor.shown
    assert said in editor.reply.violation
    assert "" == editor.way_out
    kept = editor.query.partition("white=")[2].partition("&")[0]
    assert kept.startswith("off") or kept == editor.sides[0]


def test_every_fault_is_told_at_once() -> None:
    """Too many on both sides and a shared point: three sentences, the point marked."""
    editor = Editor("variant=long&white=24:15,12:1&black=24:15,3:2")
    assert "faults: 3" in editor.shown
    assert "a rule is broken here" in editor.reply.fragments["board"]


def test_what_is_mended_leads_on() -> None:
    """With one piece too many there is no way on; taken away, there is."""
    editor = Editor("variant=long&white=24:16&black=24:15")
    editor.send("tool", tool="remove")
    editor.tap(24)
    assert "This position is possible" in editor.shown
    assert editor.way_out


def test_text_that_cannot_be_read_is_kept_and_explained() -> None:
    """What was typed stays in the field, escaped; what can be read of it stands on the board."""
    editor = Editor()
    editor.send("text", white="24:13,<b>,18:2", black="24:15")
    assert "24:13,<b>,18:2" == editor.sides[0]
    assert "<b>" not in editor.reply.fragments["check"]
    assert "cannot be read" in editor.shown
    assert "point 18, Black&#x27;s home: 2" in editor.reply.fragments["board"].replace("'", "&#x27;")


@pytest.mark.parametrize("text", ["24:13,18:2", "18:2, 24:13", "24:13,18:2,снять:0"])
def test_text_is_put_on_the_board(text: str) -> None:
    """Written in any order, with words of either language; the sandbox understands it alike."""
    editor = Editor()
    editor.send("text", white=text, black="24:15")
    assert "24:13,18:2" == Sandbox(editor.way_out).now["white"]


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_laid_at_once_is_said(lang: Lang) -> None:
    """Both sides as text, an empty board, and the way back: how many stand there, who plays, whether it can be."""
    editor = Editor(lang=lang)
    laid = {"en": "On the board: White 2, Black 15. White to play.", "ru": "На доске: белых 2, чёрных 15. Ход белых."}
    possible = {"en": "This position is possible.", "ru": "Такая позиция возможна."}
    assert f"{laid[lang]} {possible[lang]}" == editor.send("text", white="6:2", black="24:15").said
    assert editor.send("text", white="30:2", black="24:15").violation
    assert possible[lang] not in editor.reply.said
    assert laid[lang] in editor.send("undo").said
    assert "0" in editor.send("start", **{"from": "empty"}).said


def test_undo_is_dimmed_while_there_is_nothing_to_undo() -> None:
    """As in the sandbox: the button stays in its place, and is off."""
    editor, off = Editor(), 'data-key="KeyU" aria-disabled="true"'
    assert off in editor.reply.fragments["starts"]
    editor.send("start", **{"from": "empty"})
    assert off not in editor.reply.fragments["starts"]


def test_undo_brings_everything_back() -> None:
    """Each change, the empty board and typed text too, is taken back to what stood before."""
    editor = Editor()
    seen = [editor.sides]
    editor.tap(24)
    editor.tap(3)
    seen.append(editor.sides)
    editor.send("start", **{"from": "empty"})
    seen.append(editor.sides)
    editor.send("text", white="rubbish", black="24:15")
    for before in reversed(seen):
        editor.send("undo")
        assert before == editor.sides
    assert "nothing to undo" in editor.send("undo").said


def test_another_game_keeps_a_position_and_changes_a_set_up() -> None:
    """The set-up becomes the other game's; a position of one's own stays and is checked anew."""
    editor = Editor("variant=short")
    editor.send("set", name="variant", value="long")
    assert ("24:15", "24:15") == editor.sides
    editor.send("text", white="bar:1,24:14", black="24:15")
    editor.send("set", name="variant", value="short")
    assert "bar:1,24:14" == editor.sides[0]


def test_the_editor_leads_into_the_sandbox_and_back() -> None:
    """The same position, turn, dice and agreement on both ways."""
    editor = Editor(HELD + "&six_block=off")
    page = Sandbox(editor.way_out)
    assert {"white": "24:13,18:2", "black": "24:13,8:2", "dice": "64"}.items() <= page.now.items()
    assert {"six_block": "off"} == page.reply.state["options"]
    back = re.search(r'editor/index.html\?([^"]*)"', page.reply.fragments["title"])
    assert back
    assert editor.sides == Editor(back[1].replace("&amp;", "&")).sides


def test_dice_that_have_been_played_from_stay_behind() -> None:
    """In the middle of a turn the editor opens at the position, without a roll."""
    page = Sandbox("variant=long&dice=62&moves=24/18")
    link = re.search(r'editor/index.html\?([^"]*)"', page.reply.fragments["title"])
    assert link
    state = state_of(link[1].replace("&amp;", "&"))
    assert ("24:14,18:1", "") == (state.white, state.dice)


def test_dice_and_turn() -> None:
    """Both are chosen from a list, and stand in the link."""
    editor = Editor()
    editor.send("set", name="dice", value="64")
    editor.send("set", name="turn", value="black")
    assert {"dice=64", "turn=black"} <= set(editor.way_out.split("&"))
    editor.send("set", name="dice", value="")
    assert "dice" not in editor.way_out


def test_bad_values_in_a_link_are_named() -> None:
    """What cannot be used is said, the rest counts."""
    editor = Editor("variant=chess&dice=99&white=24:13,18:2&black=24:15&numbering=x")
    assert all(name in editor.shown for name in ("variant=chess", "dice=99", "numbering=x"))
    assert "24:13,18:2" == editor.sides[0]


def test_the_pieces_in_words_in_both_languages() -> None:
    """Everything that stands anywhere is in the words, with whose turn and the dice."""
    words = {lang: text_of(Editor(HELD, lang).reply.fragments["words"]) for lang in LANGS}
    assert "point 24, head: 13 white checkers; point 20: 2 black checkers" in words["en"]
    assert "пункт 24, голова: 13 белых шашек; пункт 20: 2 чёрные шашки" in words["ru"]
    assert "6, 4" in words["en"]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@pytest.mark.parametrize("seed", range(3))
def test_random_hands_lose_nothing(variant: Variant, seed: int) -> None:
    """Whatever is tapped and chosen: the state goes through JSON, its link leads back, undo goes all the way."""
    chance = random.Random(f"{variant.id} {seed}")
    editor = Editor(f"variant={variant.id}")
    start = editor.sides
    for _ in range(25):
        editor.lang = chance.choice(LANGS)
        action = chance.choice(["tap", "tap", "tap", "tap", "tool", "set"])
        editor.send(
            action, slot=str(chance.randint(0, 25)), side=chance.choice(["white", "black"]),
            tool=chance.choice(list(tools(variant))), name="turn", value=chance.choice(["white", "black"]),
        )  # fmt: skip
        state = from_json(json.loads(json.dumps(editor.state)))
        assert (state.white, state.black) == (state_of(state.query()).white, state_of(state.query()).black)
        assert not re.search(r"\{\w", editor.shown)
        if editor.way_out:
            assert () == sandbox_at(editor.way_out).notices
    for _ in editor.reply.state["past"]:
        editor.send("undo")
    assert start == editor.sides
