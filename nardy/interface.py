"""The plain interface: requests and answers as JSON values (the contract is in docs/referee.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from nardy.audit import read_position
from nardy.board import COLORS, Color, Position
from nardy.fault import Fault
from nardy.legal import legal_turns
from nardy.notation import Hop, InputFault, InputFaults, read_moves, shortened, write_moves, write_side
from nardy.referee import judge
from nardy.ruleset import Ruleset, ruleset
from nardy.text import LANGS, Text
from nardy.turn import Moment
from nardy.variant import Variant
from nardy.variants import VARIANT
from nardy.variants.options import OPTION, PRESET
from nardy.why import Choice, why

Json: TypeAlias = dict[str, Any]
MOST_BRACKETS = 200
"""No request nests this deep; far deeper text would end the interpreter of a page, which no `except` survives."""

MESSAGES = {
    "json": Text("This line is not a JSON object.", "Эта строка — не объект JSON."),
    "missing": Text("“{name}” is missing.", "Не хватает поля «{name}»."),
    "unknown": Text("“{value}” is unknown; known are: {known}.", "«{value}» неизвестно; бывает: {known}."),
    "option": Text("There is no option “{name}”; known are: {known}.", "Настройки «{name}» нет; есть: {known}."),
    "text": Text("A text is expected here.", "Здесь должен быть текст."),
    "object": Text("An object with options is expected here.", "Здесь должен быть объект с настройками."),
    "truth": Text("true or false is expected here.", "Здесь должно быть true или false."),
    "dice": Text(
        "Dice are two digits from 1 to 6, as in 62.", "Зары — две цифры от 1 до 6, например 62."
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Request:
    """A request that has been read: everything in it can be on a real board."""

    rules: Ruleset
    position: Position
    turn: Color
    dice: tuple[int, int]
    moves: tuple[Hop, ...]
    complete: bool

    @property
    def moment(self) -> Moment:
        """The moment of the roll."""
        return self.rules.begin(self.position, self.turn, self.dice)


class Reader:
    """Reads the fields of one request and collects everything that is wrong."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = fields
        self.faults: list[InputFault] = []

    def wrong(self, field: str, given: object, message: str, **facts: str) -> None:
        """Note that a field is wrong."""
        self.faults.append(InputFault(field, shortened(given), MESSAGES[message], facts))

    def text(self, name: str, default: str | None = None) -> str | None:
        """A field that holds a text; None when it is wrong or missing."""
        value = self.fields.get(name, default)
        if value is None:
            self.wrong(name, "", "missing", name=name)
        elif not isinstance(value, str):
            self.wrong(name, value, "text")
        else:
            return value
        return None

    def one_of(self, name: str, known: Mapping[str, Any] | tuple[str, ...], default: str | None = None) -> str | None:
        """A field that holds one of the known names."""
        value = self.text(name, default)
        if value is not None and value not in known:
            self.wrong(name, value, "unknown", value=shortened(value), known=", ".join(known))
            return None
        return value

    def options(self) -> dict[str, str]:
        """The single options, each with a known name and value."""
        given = self.fields.get("options", {})
        if not isinstance(given, dict):
            self.wrong("options", given, "object")
            return {}
        for name, value in given.items():
            if name not in OPTION:
                self.wrong(f"options.{shortened(name)}", value, "option", name=shortened(name), known=", ".join(OPTION))
            elif value not in OPTION[name].names:
                known = ", ".join(OPTION[name].names)
                self.wrong(f"options.{name}", value, "unknown", value=shortened(value), known=known)
        return cast("dict[str, str]", given)

    def dice(self) -> tuple[int, int] | None:
        """The two dice."""
        value = self.text("dice")
        if value is None:
            return None
        if len(value) == 2 and all(digit in "123456" for digit in value):
            return int(value[0]), int(value[1])
        self.wrong("dice", value, "dice")
        return None

    def complete(self) -> bool:
        """Whether the player has ended the turn."""
        value = self.fields.get("complete", True)
        if not isinstance(value, bool):
            self.wrong("complete", value, "truth")
        return bool(value)

    def moves(self) -> tuple[Hop, ...]:
        """The written steps."""
        text = self.text("moves")
        try:
            return read_moves(text or "")
        except InputFaults as wrong:
            self.faults += wrong.faults
            return ()

    def position(self, variant: Variant) -> Position | None:
        """Where everything stands; both sides left out: the set-up."""
        if "white" not in self.fields and "black" not in self.fields:
            return variant.start
        white, black = self.text("white"), self.text("black")
        if white is None or black is None:
            return None
        try:
            return read_position(variant, white, black)
        except InputFaults as wrong:
            self.faults += wrong.faults
            return None


def read_request(fields: Mapping[str, Any], with_moves: bool = True) -> Request:
    """The request that these fields make; `InputFaults` with everything that is wrong with them."""
    reader = Reader(fields)
    name = reader.one_of("variant", VARIANT)
    preset = reader.one_of("preset", PRESET, "standard")
    options = reader.options()
    turn = reader.one_of("turn", COLORS)
    dice = reader.dice()
    moves = reader.moves() if with_moves else ()
    complete = reader.complete()
    position = reader.position(VARIANT[name]) if name else None
    if reader.faults or name is None or preset is None or position is None or dice is None:
        raise InputFaults(reader.faults)
    rules = ruleset(VARIANT[name], preset, options)
    return Request(rules, position, cast("Color", turn), dice, moves, complete)


def tell(rules: Ruleset, fault: Fault) -> Json:
    """A fault as a JSON value."""
    cited = rules.citation[fault.rule.id]
    return {
        "rule": fault.rule.id,
        "step": fault.step,
        "points": list(fault.points),
        "dice": list(fault.dice),
        "facts": {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in fault.facts.items()},
        "sources": list(cited.sources),
        "reading": cited.reading is not None,
        "message": {lang: cited.says(fault, lang) for lang in LANGS},
    }


def answer_referee(fields: Mapping[str, Any]) -> Json:
    """Judge one request."""
    request = read_request(fields)
    verdict = judge(request.rules, request.moment, request.moves, request.complete)
    position = verdict.position(request.turn)
    answer: Json = {
        "legal": verdict.legal,
        "violations": [tell(request.rules, fault) for fault in verdict.faults],
        "pending": [tell(request.rules, fault) for fault in verdict.pending],
    }
    if verdict.witness is not None:
        answer["witness"] = write_moves(verdict.witness)
    return answer | {"white": write_side(position.white), "black": write_side(position.black)}


def answer_moves(fields: Mapping[str, Any]) -> Json:
    """List the legal turns of one request, each distinct result once."""
    request = read_request(fields, with_moves=False)
    turns = legal_turns(request.rules, request.moment)
    path = request.rules.variant.path
    listed = []
    for end in turns.ends:
        position = Position.from_view(*end.key, request.turn, path)
        listed.append(
            {
                "moves": write_moves(end.steps),
                "white": write_side(position.white),
                "black": write_side(position.black),
            }
        )
    return {"count": len(listed), "pass": turns.forced_pass, "turns": listed}


def answer_why(fields: Mapping[str, Any]) -> Json:
    """Every own point with every unused die of one request, after the moves already made."""
    request = read_request({**fields, "complete": False, "moves": fields.get("moves", "")})
    rules = request.rules
    now = judge(rules, request.moment, request.moves, complete=False).end
    found = why(rules, request.moment, now)
    pieces = [_tell_choice(rules, choice) for choice in found.choices]
    return {"forced": found.forced, "pass": found.passes, "pieces": pieces, "turns": found.turns}


def _tell_choice(rules: Ruleset, choice: Choice) -> Json:
    kind, src, dst, (die,) = choice.step
    told: Json = {
        "from": src,
        "kind": "cdt"[kind],
        "die": die,
        "to": dst,
        "legal": choice.legal,
        "violations": [tell(rules, fault) for fault in choice.faults],
    }
    return told if choice.witness is None else told | {"witness": write_moves(choice.witness)}


ANSWERS = {"referee": answer_referee, "moves": answer_moves, "why": answer_why}


def answer_line(command: str, line: str) -> tuple[Json, bool]:
    """The answer to one line of input, and whether the line was good."""
    return answered(line, ANSWERS[command])


def answered(line: str, answer: Callable[[Mapping[str, Any]], Json]) -> tuple[Json, bool]:
    """What `answer` makes of the object in a line, its id echoed, or what is wrong with it."""
    fields = read_object(line)
    if fields is None:
        return {"error": told_errors([InputFault("line", line.strip(), MESSAGES["json"])])}, False
    named = {"id": fields["id"]} if "id" in fields else {}
    try:
        return named | answer(fields), True
    except InputFaults as wrong:
        return named | {"error": told_errors(wrong.faults)}, False


def read_object(line: str) -> Json | None:
    """The JSON object that a line holds; None when it holds anything else."""
    if line.count("[") + line.count("{") > MOST_BRACKETS:
        return None
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def told_errors(faults: tuple[InputFault, ...] | list[InputFault]) -> list[Json]:
    """Faults of input as JSON values."""
    return [{"field": f.field, "value": shortened(f.value), "message": f.message()} for f in faults]
