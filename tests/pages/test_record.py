"""The replay of records as a state machine, and the game of the sandbox taken away as one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import unescape
from urllib.parse import parse_qs, unquote

import pytest

from nardy.notation import Hop, write_side, write_step
from nardy.pages.live import Json, Reply
from nardy.pages.record.page import answer
from nardy.pages.record.state import EXAMPLE
from nardy.pages.sandbox.export import record
from nardy.pages.sandbox.state import from_json
from nardy.record import read, read_standing, replay, write
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.web.door import answer as door
from tests.pages.play import Page, text_of
from tests.pages.test_watch import GAME, WATCH, played
from tests.record.files import random_game
from tests.support import ROOT

BAD = """nardy record 1
variant: short
white: <b>Anna</b>
black: Boris

game 1
1. white 31: 8/5 6/5
2. black 66: 24/18(2) 13/7
3. white 4x: 13/9
<img src=x onerror=alert(1)>
white double 4
result: white 1
game 2
score: 1-0
1. white 65: 24/13
"""
"""Turn 2 plays only three of four sixes; lines 9, 10 and 11 cannot be read."""


@dataclass
class Replay:
    """A page of the replay that keeps its state as the shell does."""

    text: str = ""
    lang: Lang = "en"
    state: Json | None = None

    def __post_init__(self) -> None:
        self.send("open", query="")
        if self.text:
            self.send("load", record=self.text)

    def send(self, action: str, **data: object) -> Reply:
        """The answer to an event."""
        kept = json.loads(json.dumps(self.state))
        self.reply = answer(kept, {"action": action, **data}, self.lang, lambda: (1, 1))
        self.state = self.reply.state
        return self.reply

    @property
    def shown(self) -> str:
        """What the replay shows, as text."""
        return text_of(self.reply.fragments["replay"])

    @property
    def rules(self) -> list[str]:
        """The rules that are named as broken."""
        return re.findall(r'data-rule="([^"]+)"', self.reply.fragments["replay"])


@pytest.mark.parametrize("lang", LANGS)
def test_a_record_is_replayed(lang: Lang) -> None:
    """Every turn is listed, the illegal ones flagged; the replay goes on past them."""
    page = Replay(EXAMPLE, lang)
    assert 8 == page.reply.fragments["replay"].count('data-action="go"')
    assert 2 == page.reply.fragments["replay"].count('class="flag"')
    page.send("wrong")
    assert (3, ["head.one"]) == (page.reply.state["at"], page.rules)
    page.send("wrong")
    assert (8, ["turn.play-all"]) == (page.reply.state["at"], page.rules)
    page.send("wrong")
    assert 3 == page.reply.state["at"]


def test_stepping_stays_within_the_game() -> None:
    """Forth and back, to both ends and no further, and to a turn of the list."""
    page = Replay(EXAMPLE)
    actions = ("back", "next", "next", "last", "next", "back", "first")
    seen = [page.send(action).state["at"] for action in actions]
    assert [0, 1, 2, 8, 8, 7, 0] == seen
    assert 5 == page.send("go", at="5").state["at"]
    assert 8 == page.send("go", at="99").state["at"]
    assert 0 == page.send("go", at="<b>").state["at"]


@pytest.mark.parametrize("lang", LANGS)
def test_damage_is_told_with_its_line(lang: Lang) -> None:
    """Every line that cannot be read is named; the turn is not judged, the next ones are."""
    page = Replay(BAD, lang)
    lines = [int(line) for line in re.findall(r"(?:Line|Строка) (\d+):", page.shown)]
    assert [9, 10, 11] == lines
    page.send("go", at="3")
    assert {"en": "cannot be judged", "ru": "судить нельзя"}[lang] in page.shown
    assert page.reply.violation


def test_hostile_text_stays_text() -> None:
    """Markup in names, lines and damaged turns is shown as it was written."""
    page = Replay(BAD)
    assert "<b>Anna</b>" in page.shown
    markup = "".join(page.reply.fragments.values())
    assert not re.search(r"<img|<b>Anna", markup)
    page = Replay("</textarea><script>alert(1)</script>")
    assert "<script>" not in "".join(page.reply.fragments.values())


@pytest.mark.parametrize("text", ["hello", "XGID=abc", "variant: chess", " ", "\x00" * 50, "9" * 5000])
def test_what_is_no_record_is_explained(text: str) -> None:
    """There is no board then, but a sentence, and the text is still in the field."""
    page = Replay(text)
    assert "<svg" not in page.reply.fragments["replay"]
    assert page.shown or not text.strip()
    assert text.strip("\x00 ")[:20] in unescape(page.reply.fragments["paste"])


def test_another_game_of_a_match() -> None:
    """Each game has its own turns; choosing one begins at its start."""
    page = Replay(BAD)
    page.send("last")
    page.send("set", name="game", value="1")
    assert (1, 0) == (page.reply.state["game"], page.reply.state["at"])
    assert "1. White 6-5: 24/13" in page.shown.replace("24/18 18/13", "24/13")
    assert 1 == page.send("set", name="game", value="7").state["game"]


def test_calls_and_results_stand_in_the_list() -> None:
    """Doubles, takes, a roll that was never played, and who won."""
    lines = ("1. white 31: 8/5 6/5", "black double 2", "white take", "2. black 65: unplayed", "result: black 2")
    page = Replay("\n".join(("variant: short", "game 1", *lines)))
    for words in ("Black: doubles to 2", "White: takes", "thrown, not played", "Black wins, points: 2"):
        assert words in page.shown


def test_a_link_leads_back() -> None:
    """A short record and the place in it travel in the link; a long one is asked for again."""
    page = Replay(EXAMPLE)
    page.send("go", at="5")
    again = Replay()
    again.send("open", query=f"?{page.reply.url}")
    assert page.state == again.state
    long = Replay(EXAMPLE + "# " + "x" * 3000)
    long.send("go", at="5")
    assert "record" not in parse_qs(long.reply.url)
    kept = long.send("open", query=f"?{long.reply.url}")
    assert 5 == kept.state["at"]
    fresh = Replay()
    fresh.send("open", query=f"?{long.reply.url}")
    assert "Paste the record again" in fresh.shown


def test_foreign_states_are_not_believed() -> None:
    """What the page has kept may be of another build."""
    for kept in ({"a": 1}, {"text": 5}, {"text": EXAMPLE, "at": -3}, {"text": EXAMPLE, "game": "x", "at": None}):
        assert answer(kept, {"action": "next"}, "en", lambda: (1, 1)).fragments["replay"]


def test_numbers_are_those_of_the_board() -> None:
    """Seen from White's seat, Black's head is 12."""
    page = Replay(EXAMPLE)
    page.send("set", name="seat", value="white")
    page.send("go", at="2")
    assert "2. Black 4-3: 12/8 8/5" in page.shown
    page.send("set", name="seat", value="mover")
    assert "2. Black 4-3: 24/20 20/17" in page.shown


@pytest.mark.parametrize("at", [0, 1, 2, 3, 8])
def test_the_sandbox_opens_at_the_position(at: int) -> None:
    """The next roll waits there; an illegal turn is there to be judged once more, with the same rules."""
    page = Replay(EXAMPLE)
    page.send("go", at=at)
    (link,) = re.findall(r'href="sandbox/index\.html\?([^"]*)"', page.reply.fragments["replay"])
    sandbox = Page(unescape(link))
    assert not sandbox.reply.state["notices"]
    if at == 3:
        assert ["head.one"] == sandbox.broken
    elif at < 8:
        turn = read(EXAMPLE).games[0].turns[at]
        assert (turn.color, "".join(map(str, turn.dice or ()))) == (sandbox.now["turn"], sandbox.now["dice"])


def test_other_layouts_are_recognised() -> None:
    """A .mat match of GNU Backgammon, and a position code."""
    text = (ROOT / "tests/record/gnubg/game01.mat").read_text(encoding="utf-8")
    page = Replay(text)
    plies = list(replay(read(text), read(text).games[0]))
    assert len(plies) == page.reply.fragments["replay"].count('data-action="go"')
    assert "Every turn is legal." in page.shown
    code = Replay("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10")
    assert "Black 5-2: thrown, not played" in code.shown


def test_half_a_character_is_pasted() -> None:
    """What some programs leave of a picture in a text becomes a sign for the unreadable, and the page has its link."""
    asked = {"page": "record", "lang": "en", "state": None, "event": {"action": "load", "record": f"{EXAMPLE}# \ud83d"}}
    opened = json.loads(door(json.dumps({"op": "event"} | asked | {"event": {"action": "open", "query": ""}})))
    told = json.loads(door(json.dumps({"op": "event"} | asked | {"state": opened["state"]})))
    assert f"{EXAMPLE}# \ufffd" == parse_qs(told["url"])["record"][0]


def test_a_very_long_game_is_cut() -> None:
    """Only so many turns are replayed, and it is said."""
    turns = "\n".join(f"{n}. {('white', 'black')[n % 2 == 0]} 11:" for n in range(1, 700))
    page = Replay(f"variant: long\n\ngame 1\n{turns}")
    assert "Only the first 500 turns are replayed" in page.shown


def test_the_game_is_taken_away_as_a_record() -> None:
    """What was played in the sandbox, illegal moves too, is read back with the same rules broken."""
    page = played(Page(WATCH))
    page.send("record")
    told = unescape(re.findall(r"<textarea[^>]*>\n?(.*?)</textarea>", page.reply.fragments["record"], re.DOTALL)[0])
    plies = list(replay(read(told), read(told).games[0]))
    assert [moves for _, moves, _ in GAME][:4] == [" ".join(_told(ply.turn.hops)) for ply in plies][:4]
    assert [3, 4] == [ply.number for ply in plies if not ply.legal][:2]


def _told(hops: Iterable[Hop]) -> list[str]:
    return [write_step(hop) for hop in hops]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_game_comes_back(variant: Variant) -> None:
    """A game played in the sandbox, written, read and replayed ends in the same position."""
    game = random_game(variant, 7, most=12)
    page = Page(f"variant={variant.id}&turn={game.turns[0].color}")
    for turn in game.turns:
        assert turn.dice
        page.send("dice", a=str(turn.dice[0]), b=str(turn.dice[1]))
        for hop in _told(turn.hops):
            page.send("move", moves=hop)
        page.send("end")
    told = record(from_json(json.loads(json.dumps(page.state))))
    again = read(write(told))
    plies = list(replay(again, again.games[0]))
    assert plies
    assert all(ply.legal for ply in plies)
    after = plies[-1].after
    assert (page.now["white"], page.now["black"]) == (write_side(after.white), write_side(after.black))


def test_the_record_is_written_only_when_asked_for() -> None:
    """It goes away with the next step."""
    page = Page("variant=short&dice=31")
    assert "<textarea" not in page.reply.fragments["record"]
    page.send("record")
    assert "31: unplayed" in page.reply.fragments["record"]
    page.send("type", moves="8/5")
    assert "<textarea" not in page.reply.fragments["record"]


def test_short_nardy_goes_out_in_the_codes_of_others() -> None:
    """Both codes and the .mat layout are read back as the same position and roll; other games have none."""
    page = Page("variant=short&dice=31&moves=8/5+6/5")
    page.send("end")
    page.send("dice", a="6", b="4")
    markup = page.send("record").fragments["record"]
    for code in re.findall(r'value="([^"]+)" readonly', markup):
        standing = read_standing(code)
        assert ("black", (6, 4)) == (standing.turn, standing.dice)
        assert page.now["white"] == write_side(standing.position.white)
    (mat,) = re.findall(r'href="data:text/plain;charset=utf-8,([^"]*)" download="nardy-game.mat"', markup)
    assert "8/5 6/5" in write(read(unquote(unescape(mat))))
    other = Page("variant=long").send("record").fragments["record"]
    assert ".mat" not in other
    assert "XGID" not in other


def test_a_won_game_has_its_result() -> None:
    """The loser has borne off nothing: it counts twice."""
    page = Page("variant=short&white=1:1,off:14&black=20:15&turn=white&dice=61")
    page.send("type", moves="1/off")
    (game,) = record(from_json(page.reply.state)).games
    assert ("white", 2) == (game.winner, game.points)
