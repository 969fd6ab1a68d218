"""What an exercise has to say without an engine: hints, the solution, and the foreseen mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Child, Html, tag
from nardy.pages.lesson import words
from nardy.pages.lesson.scene import solution_scene
from nardy.pages.lesson.view import View
from nardy.pages.still import still
from nardy.teach import Exercise, Mistake
from nardy.teach.feedback import singles, written
from nardy.teach.hints import RUNGS, ladder
from nardy.teach.state import State
from nardy.teach.table import read_turn
from nardy.text import Text


def answers(view: View, task: Exercise) -> Html:
    """All that the step foresees, each thing behind a click of its own."""
    return tag(
        "details",
        tag("summary", tag("h2", view.text(words.ANSWERS))),
        *_hints(view, task),
        *(_mistake(view, task, mistake) for mistake in task.mistakes),
        _solution(view, task),
        class_="foreseen",
    )


def _hints(view: View, task: Exercise) -> Iterator[Html]:
    rungs = ladder(view.lesson, task, State(view.state.step, hints=RUNGS))
    for question, (text, facts) in zip(words.ONE_MORE, rungs, strict=True):
        yield _behind(view.text(question), tag("p", view.text(text, facts)))


def _mistake(view: View, task: Exercise, mistake: Mistake) -> Html:
    verdict = written(view.lesson, task, mistake.moves)
    _, ended = read_turn(mistake.moves)
    title: Text = words.IF_ENDED if ended else words.IF
    return _behind(
        view.text(title, {"moves": view.moves(singles(verdict))}),
        tag("p", view.text(mistake.says)),
        view.reasons(verdict.faults),
    )


def _solution(view: View, task: Exercise) -> Html:
    verdicts = [written(view.lesson, task, text) for text in task.solutions]
    turns = view.text(words.OR).join(view.moves(singles(verdict)) for verdict in verdicts)
    scene = solution_scene(view.lesson, task, verdicts[0].attempts)
    return _behind(
        view.text(words.THE_SOLUTION),
        tag("p", tag("b", turns)),
        tag("p", view.text(task.done)),
        tag("figure", still(scene, view.lang, "solution"), class_="board-frame still"),
        view.reasons(verdicts[0].faults),
    )


def _behind(title: str, *content: Child) -> Html:
    return tag("details", tag("summary", title), content)
