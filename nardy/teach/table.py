"""From the words of a lesson to what the referee understands: rules, positions, moments, moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from nardy.audit import read_position
from nardy.board import Position
from nardy.notation import Hop, read_moves, write_side
from nardy.referee import Verdict, judge
from nardy.ruleset import Ruleset, ruleset
from nardy.teach.lesson import Board, Lesson
from nardy.text import LANGS, Text
from nardy.turn import Moment
from nardy.variants import VARIANT
from nardy.variants.options import OPTION, Option

END = "end"
"""The word that ends a turn in written moves."""


def rules_of(lesson: Lesson, board: Board | None = None) -> Ruleset:
    """The rules that a lesson plays by, on a board as they are agreed there; another game is played by its standard."""
    if board and board.variant:
        return ruleset(VARIANT[board.variant], options=board.agreed)
    options = {**lesson.options, **board.agreed} if board else lesson.options
    return ruleset(VARIANT[lesson.variant], lesson.preset, options)


def agreement(board: Board) -> tuple[Text, ...]:
    """What is agreed on a board and not in the rest of its lesson."""
    return tuple(_agreed(OPTION[name], value) for name, value in board.agreed.items())


def _agreed(option: Option, chosen: str) -> Text:
    label = option.value(chosen).label
    return Text(*(f"{option.title.say(lang)}: {label.say(lang)}." for lang in LANGS))


def position_of(lesson: Lesson, board: Board) -> Position:
    """What stands on a board; `InputFaults` for one that cannot be."""
    return read_position(VARIANT[board.variant or lesson.variant], board.white, board.black)


def moment_of(lesson: Lesson, board: Board) -> Moment:
    """The moment after the throw that a board shows."""
    first, second = map(int, board.dice)
    return rules_of(lesson, board).begin(position_of(lesson, board), board.turn, (first, second))


def read_turn(text: str) -> tuple[tuple[Hop, ...], bool]:
    """The written steps, and whether the turn is ended after them; `InputFaults` if unreadable."""
    words = text.split()
    ended = words[-1:] == [END]
    return read_moves(" ".join(words[:-1] if ended else words)), ended


def turns_of(text: str) -> tuple[str, ...]:
    """The turns of a written line, parted by semicolons."""
    return tuple(turn.strip() for turn in text.split(";"))


def verdict_on(lesson: Lesson, board: Board, hops: tuple[Hop, ...], *, ended: bool = False) -> Verdict:
    """The referee's verdict on moves from a board."""
    return judge(rules_of(lesson, board), moment_of(lesson, board), hops, ended)


def written(lesson: Lesson, board: Board, text: str) -> Verdict:
    """The verdict on moves that the author wrote."""
    hops, ended = read_turn(text)
    return verdict_on(lesson, board, hops, ended=ended)


def after(lesson: Lesson, board: Board, turns: Iterable[str], throws: Iterable[str]) -> Board:
    """The board after whole turns of the same side, with the throw that follows each."""
    for text, dice in zip(turns, throws, strict=False):
        end = written(lesson, board, text).position(board.turn)
        board = replace(board, white=write_side(end.white), black=write_side(end.black), dice=dice, marks=(), arrows=())
    return board
