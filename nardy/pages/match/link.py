"""A match as a readable link: what was agreed, the score, and the moment at which it stands.

Who plays is not told, and neither is what came before: both stay in the tab.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import cast, get_args
from urllib.parse import parse_qsl, urlencode

from nardy.board import COLORS, Color
from nardy.interface import Reader
from nardy.match import Match, Phase, begin
from nardy.notation import InputFault, write_side
from nardy.pages.match.state import LENGTHS, State, can_be, fresh
from nardy.pages.sandbox.link import notice
from nardy.pages.sandbox.machine import step as play
from nardy.ruleset import ruleset
from nardy.text import Text
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION

BAD_VALUE = Text("this cannot be used.", "это сюда не подходит.")
NO_SUCH_MATCH = Text("no match can stand like this.", "так матч стоять не может.")
ANEW = Text("So a new match begins.", "Поэтому начинается новый матч.")
_PAIR = re.compile(r"([0-9]{1,4}):([0-9]{1,4})")
_RESULT = re.compile(r"(white|black):([0-9]{1,4})")
_NUMBER = re.compile(r"[0-9]{1,3}")


def query(state: State) -> str:
    """The query that leads back to this moment of the match; what is as in a new match is left out."""
    at, usual = state.at, begin(state.rules, state.at.length)
    options = state.rules.variant.options
    told, new = dict(_told(at)), dict(_told(usual))
    fields = {
        "variant": state.rules.variant.id,
        **{name: value for name, value in state.rules.options.items() if value != options[name]},
        "length": str(at.length),
        **(_sides(at) if at.position != usual.position else {}),
        **{name: value for name, value in told.items() if value != new[name]},
        "moves": state.board.now.moves,
    }
    return urlencode({name: value for name, value in fields.items() if value}, safe=",:/")


def _sides(at: Match) -> dict[str, str]:
    return {"white": write_side(at.position.white), "black": write_side(at.position.black)}


def _told(at: Match) -> Iterator[tuple[str, str]]:
    """A moment by the names of a link, besides the position."""
    yield "score", _pair(at.score)
    yield "game", str(at.game)
    yield "phase", at.phase
    yield "turn", at.turn or ""
    yield "starter", at.starter or ""
    yield "dice", "".join(map(str, at.dice or ()))
    yield "cube_value", str(at.cube)
    yield "cube_owner", at.owner or ""
    yield "before", _pair(at.before)
    yield "result", _pair(at.result) if at.result else ""


def _pair(pair: Iterable[object]) -> str:
    return ":".join(map(str, pair))


def state_of(text: str) -> State:
    """The match that a query names; what is wrong with it is told, and then a new match is there."""
    given = dict(parse_qsl(text.removeprefix("?")))
    reader = _Reader(given)
    start = reader.start()
    state = fresh(start.rules.variant.id, start.length, start.rules.options)
    at = reader.moment(start)
    if not reader.faults and not can_be(at):
        reader.faults.append(InputFault("phase", at.phase, NO_SUCH_MATCH))
    if reader.faults:
        return replace(state, notices=(*map(notice, reader.faults), (ANEW.say("en"), ANEW.say("ru"))))
    state = state.standing(at)
    if at.phase == "move" and given.get("moves"):
        return replace(state, board=play(state.board, {"action": "move", "moves": given["moves"]}, lambda: (1, 1)))
    return state


class _Reader(Reader):
    """Reads the fields of a link to a match."""

    fields: Mapping[str, str]

    def start(self) -> Match:
        """The match as it was agreed, before its first game."""
        name = self.one_of("variant", VARIANT, VARIANTS[0].id) or VARIANTS[0].id
        length = self.one_of("length", tuple(map(str, LENGTHS)), "5") or "5"
        options = {name: self.fields[name] for name in OPTION if name in self.fields}
        known = {name: value for name, value in options.items() if self.one_of(name, OPTION[name].names)}
        return begin(ruleset(VARIANT[name], options=known), int(length))

    def moment(self, start: Match) -> Match:
        """The moment of the match; the faults tell whether it can be believed."""
        position = self.position(start.rules.variant)
        result = self._read("result", _RESULT)
        return replace(
            start,
            position=position or start.position,
            score=self._pair("score") or start.score,
            game=self._number("game", start.game),
            phase=cast("Phase", self.one_of("phase", get_args(Phase), "opening")),
            turn=self._side("turn"),
            starter=self._side("starter"),
            dice=self.dice() if "dice" in self.fields else None,
            cube=self._number("cube_value", start.cube),
            owner=self._side("cube_owner"),
            before=self._pair("before") or start.before,
            result=(cast("Color", result[1]), int(result[2])) if result else None,
        )

    def _side(self, name: str) -> Color | None:
        return cast("Color | None", self.one_of(name, COLORS)) if name in self.fields else None

    def _number(self, name: str, usual: int) -> int:
        found = self._read(name, _NUMBER)
        return int(found[0]) if found else usual

    def _pair(self, name: str) -> tuple[int, int] | None:
        found = self._read(name, _PAIR)
        return (int(found[1]), int(found[2])) if found else None

    def _read(self, name: str, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.fullmatch(self.fields[name]) if name in self.fields else None
        if name in self.fields and not found:
            self.faults.append(InputFault(name, self.fields[name][:40], BAD_VALUE))
        return found
