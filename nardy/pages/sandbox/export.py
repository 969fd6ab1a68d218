"""The game of the sandbox as a record, and its position as the codes of other programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from urllib.parse import quote, urlencode

from nardy.board import Position
from nardy.html import Child, Html, tag
from nardy.match import begin, factor
from nardy.notation import InputFaults, read_moves, read_side
from nardy.pages.sandbox.state import State
from nardy.pages.sandbox.state import Turn as Played
from nardy.pages.sandbox.table import Table
from nardy.record import Game, Record, Standing, Turn, codable, write, write_match_id, write_position_id, write_xgid
from nardy.text import Lang, Text
from nardy.variants import VARIANT

TITLE = Text("This game as a record", "Партия как запись")
RECORD = Text("Plain record", "Простая запись")
CODES = {
    "gnubg": Text("GNU Backgammon ID", "Код GNU Backgammon"),
    "xgid": Text("XGID code", "Код XGID"),
}
SAVE = Text("Save the record", "Сохранить запись")
SAVE_MAT = Text("Save as .mat", "Сохранить как .mat")
REPLAY = Text("Replay it turn by turn", "Разобрать по ходам")
FILE = "nardy-game"
IN_LINK = 1500


def record(state: State) -> Record:
    """The game so far; a present turn with something still to be played counts as thrown and not played."""
    turns = [*state.past, state.now]
    variant = VARIANT[state.variant]
    first, army = turns[0], variant.army
    start = Position(read_side(first.white, army), read_side(first.black, army, "black"), variant.path)
    table = Table(state)
    open_ = table.verdict is None or bool(table.verdict.pending)
    entries = tuple(_turn(turn, played=turn is not state.now or not open_) for turn in turns if turn.dice)
    winner = table.winner
    points = factor(replace(begin(table.rules, 0), position=table.position), winner) if winner else 0
    game = Game(start, entries, winner=winner, points=points)
    return Record(variant, (game,), state.preset, dict(state.options))


def _turn(turn: Played, *, played: bool) -> Turn:
    hops = read_moves(turn.moves) if played else ()
    return Turn(turn.turn, _dice(turn), hops, played=played)


def _dice(turn: Played) -> tuple[int, int]:
    return int(turn.dice[0]), int(turn.dice[1])


def codes(state: State) -> dict[str, str]:
    """Position and roll in the codes of other programs, where they can tell them.

    A code knows a roll only whole, so it tells the turn as it began.
    """
    if not codable(VARIANT[state.variant]):
        return {}
    table = Table(state)
    dice = _dice(state.now) if state.now.dice else None
    standing = Standing(table.start, table.mover, dice, jacoby=table.rules.options["jacoby"] == "on")
    position = write_position_id(table.start, table.mover)
    return {"gnubg": f"{position}:{write_match_id(standing)}", "xgid": write_xgid(standing)}


def exported(state: State, lang: Lang) -> Html:
    """The record to copy, to save and to replay, and the codes."""
    told = record(state)
    plain = write(told)
    area = tag("textarea", f"\n{plain}", id="record-text", rows="6", readonly=True, spellcheck="false")
    return tag(
        "div",
        tag("h2", TITLE.say(lang)),
        tag("label", tag("span", RECORD.say(lang)), area),
        (_code(name, code, lang) for name, code in codes(state).items()),
        tag("p", _links(told, plain, lang), class_="buttons"),
        class_="exported",
    )


def _code(name: str, code: str, lang: Lang) -> Html:
    field = tag("input", type="text", value=code, readonly=True, id=f"code-{name}", spellcheck="false")
    return tag("label", tag("span", CODES[name].say(lang)), field)


def _links(told: Record, plain: str, lang: Lang) -> Iterator[Child]:
    yield _save(SAVE.say(lang), plain, "txt")
    with suppress(InputFaults):  # the layout tells short nardy from the usual set-up and nothing else
        yield _save(SAVE_MAT.say(lang), write(told, "mat"), "mat")
    if len(plain) <= IN_LINK:
        yield tag("a", REPLAY.say(lang), href=f"../record.html?{urlencode({'record': plain})}", class_="button")


def _save(label: str, text: str, ending: str) -> Html:
    address = f"data:text/plain;charset=utf-8,{quote(text)}"
    return tag("a", label, href=address, download=f"{FILE}.{ending}", class_="button")
