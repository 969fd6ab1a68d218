"""The numbers around the games of a .mat record: score lines, sums and the numbers of games."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nardy.record.draft import Draft
from nardy.record.model import Note
from nardy.text import Text

_SCORE = re.compile(r"\s*(\S.*?)\s*:\s*(\S*)(?:\s{2,}|\t)\s*(\S.*?)\s*:\s*(\S*)\s*")
_POINTS = re.compile(r"-?\d{1,5}")

MESSAGES = {
    "score": Text("“{value}” is not a line of names and score.", "«{value}» — не строка с именами и счётом."),
    "swapped": Text(
        "The names stand the other way round here; the columns decide whose moves are whose.",
        "Имена здесь переставлены; чьи это ходы, решают столбцы.",
    ),
    "impossible": Text(
        "The score {value} cannot be: points are never negative and end a match of {length}.",
        "Счёт {value} невозможен: очки не бывают отрицательными, а матч идёт до {length}.",
    ),
    "sum": Text(
        "The score {value} does not follow from the game before, after which it is {due}.",
        "Счёт {value} не следует из предыдущей партии: после неё {due}.",
    ),
    "repeated": Text("There is already a game {number}.", "Партия {number} уже была."),
    "missing": Text("Game {number} is missing before this one.", "Перед этой партией нет партии {number}."),
}  # fmt: skip


def read_score(
    text: str, line: int, known: tuple[str, str] | None
) -> tuple[tuple[str, str] | None, tuple[int, int] | None, list[Note]]:
    """Names and score of the line under the head of a game, None for what cannot be read, and what is wrong.

    The score goes with the names: where they stand the other way round, so does it.
    """
    found = _SCORE.fullmatch(text)
    if not found:
        return None, None, [Note.about(line, text, MESSAGES["score"])]
    names = found[1], found[3]
    swapped = bool(known and names == known[::-1] != known)
    notes = [Note.about(line, text, MESSAGES["swapped"])] if swapped else []
    if not (_POINTS.fullmatch(found[2]) and _POINTS.fullmatch(found[4])):
        return names, None, [*notes, Note.about(line, text, MESSAGES["score"])]
    left, right = int(found[2]), int(found[4])
    return names, (right, left) if swapped else (left, right), notes


def check_score(score: tuple[int, int], before: Draft | None, length: int, line: int) -> Iterator[Note]:
    """Why a score cannot be, or is not the sum after the game before."""
    if min(score) < 0 or (length and max(score) >= length):
        yield Note.about(line, _told(score), MESSAGES["impossible"], length=length or "∞")
    due = _after(before) if before else None
    if due and score != due:
        yield Note.about(line, _told(score), MESSAGES["sum"], due=_told(due))


def _after(game: Draft) -> tuple[int, int] | None:
    """The score after a game; None when score or result are not known."""
    if game.score is None or min(game.score) < 0 or game.winner is None:
        return None
    white, black = game.score
    return (white + game.points, black) if game.winner == "white" else (white, black + game.points)


def _told(score: tuple[int, int]) -> str:
    return f"{score[0]}:{score[1]}"


def check_numbers(games: list[Draft]) -> Iterator[Note]:
    """Games numbered twice, and numbers left out."""
    seen: set[int] = set()
    for game in games:
        if game.number in seen:
            yield Note.about(game.line, str(game.number), MESSAGES["repeated"], number=game.number)
        elif seen and game.number - 1 not in seen:
            yield Note.about(game.line, str(game.number), MESSAGES["missing"], number=game.number - 1)
        seen.add(game.number)
