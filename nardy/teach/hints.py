"""The ladder of hints, made from the first solution: the rule, the die, the checker, the move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from nardy.notation import Hop
from nardy.teach.feedback import board_now, solution_of
from nardy.teach.lesson import Exercise, Lesson
from nardy.teach.state import State
from nardy.teach.table import agreement, rules_of, written
from nardy.text import Facts, Text
from nardy.turn import Attempt

RUNGS = 4
Hint: TypeAlias = tuple[Text, Facts]

DIE = Text("Now play the {die}.", "Теперь играйте {die}.")
CHECKER = Text("Take the checker on {p:src}.", "Возьмите шашку с пункта {p:src}.")
MOVE = Text("Play {m:src/dst}.", "Ходите {m:src/dst}.")
END = Text("No further move: end the turn.", "Больше ходов не нужно: закончите ход.")
BACK = Text(
    "The way you have begun is not the one shown here: take a step back, or start again.",
    "Начатый ход отличается от решения: верните шашку или начните сначала.",
)


def ladder(lesson: Lesson, task: Exercise, state: State) -> tuple[Hint, ...]:
    """The rungs shown, from the law to the very move; they speak of the next step to be made."""
    return tuple(_rungs(lesson, task, state))[: state.hints]


def one_more(lesson: Lesson, task: Exercise, state: State) -> int:
    """How many rungs are shown after one more hint: where there is none to give, none is spent."""
    there = len(tuple(_rungs(lesson, task, state)))
    return max(state.hints, min(state.hints + 1, there))


def _rungs(lesson: Lesson, task: Exercise, state: State) -> Iterator[Hint]:
    yield _law(lesson, task)
    left = _left(lesson, task, state)
    if left is None:
        yield BACK, {}
    elif not left:
        yield END, {}
    else:
        facts: Facts = {"die": sum(left[0].dice), "src": left[0].src, "dst": left[0].dst}
        yield from ((text, facts) for text in (DIE, CHECKER, MOVE))


def _law(lesson: Lesson, task: Exercise) -> Hint:
    """What is agreed for the exercise, else the law it is about, the first in the order of the game's rules."""
    for text in agreement(task.board):
        return text, {}
    return next(c.rule.law for c in rules_of(lesson).cited if c.rule.id in task.rules), {}


def _left(lesson: Lesson, task: Exercise, state: State) -> list[Attempt] | None:
    """The steps of the solution still to be made; None when others have been made."""
    text = solution_of(lesson, task, state)
    if text is None:
        return None
    made = Counter(state.played)
    left = []
    for attempt in written(lesson, board_now(lesson, task, state), text).attempts:
        hop = Hop(attempt.kind, attempt.src, attempt.dst)
        if made[hop]:
            made[hop] -= 1
        else:
            left.append(attempt)
    return None if made.total() else left
