"""What a step has to say without an engine: hints, the solution, the foreseen mistakes, and answers to questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.html import Child, Html, tag
from nardy.notation import write_moves
from nardy.pages.lesson import words
from nardy.pages.lesson.scene import end_scene, turn_scene
from nardy.pages.lesson.view import View
from nardy.pages.still import still
from nardy.teach import Answer, Choose, Exercise, Mistake, Predict, Spot
from nardy.teach.feedback import singles
from nardy.teach.hints import RUNGS, ladder
from nardy.teach.questions import answers_of
from nardy.teach.state import State
from nardy.teach.table import after, read_turn, turns_of, written
from nardy.text import Text


def answers(view: View, task: Exercise) -> Html:
    """All that an exercise foresees, each thing behind a click of its own."""
    mistakes = (_mistake(view, task, mistake) for mistake in task.mistakes)
    return folded(view, words.ANSWERS, [*_hints(view, task), *mistakes, _solution(view, task)])


def folded(view: View, title: Text, content: Iterable[Html], *, secret: bool = False) -> Html:
    """Things to be looked up, folded away under one title; what is secret is not shown while it is asked for."""
    look = "foreseen secret" if secret else "foreseen"
    return tag("details", tag("summary", tag("h2", view.text(title))), content, class_=look)


def behind(title: str, *content: Child, moves: str | None = None, end: bool = False) -> Html:
    """Something behind a click; `moves` are those that it answers, `end` when the turn is ended after them."""
    return tag("details", tag("summary", title), content, data_moves=moves, data_end=end)


def choices(view: View, question: Choose | Spot) -> Html:
    """The answers to a question, each with what is said to it behind a click; one is open at a time."""
    every = enumerate(answers_of(view.lesson, question))
    items = (_choice(view, question, number, answer) for number, answer in every)
    said = tag("div", id="say-answer", class_="hidden", role="status")  # `static/answers.js` reads it out
    return tag("section", tag("h2", view.text(words.CHOOSE)), items, said, id="answers", class_="answers")


def _choice(view: View, question: Choose | Spot, number: int, answer: Answer) -> Html:
    verdict = words.THIS if answer.right else words.NOT_THIS
    return tag(
        "details",
        tag("summary", view.text(answer.text)),
        tag("p", tag("strong", view.text(verdict), "."), " ", view.text(answer.says)),
        *_afterwards(view, question, answer),
        name="answer",
        open=number in view.state.chosen,
        class_="choice right" if answer.right else "choice",
    )


def _afterwards(view: View, question: Choose | Spot, answer: Answer) -> Iterator[Html | None]:
    """What the right answer shows besides: how it went on, the reasons, the author's last word."""
    if not answer.right:
        return
    if isinstance(question, Spot):
        yield view.reasons(written(view.lesson, question.board, question.moves).faults)
        return
    yield tag("p", view.text(question.done))
    if isinstance(question, Predict):
        verdict = written(view.lesson, question.board, question.moves)
        scene = end_scene(view.lesson, question.board, verdict)
        yield tag("p", tag("b", view.moves(singles(verdict))))
        yield tag("figure", still(scene, view.lang, "afterwards"), class_="board-frame still")


def _hints(view: View, task: Exercise) -> Iterator[Html]:
    rungs = ladder(view.lesson, task, State(view.state.step, hints=RUNGS))
    last = len(rungs) - 1
    questions = (*words.ONE_MORE[:last], words.ONE_MORE[-1])
    for question, (text, facts) in zip(questions, rungs, strict=True):
        yield behind(view.text(question), tag("p", view.text(text, facts)))


def _mistake(view: View, task: Exercise, mistake: Mistake) -> Html:
    verdict = written(view.lesson, task.board, mistake.moves)
    _, ended = read_turn(mistake.moves)
    title: Text = words.IF_ENDED if ended else words.IF
    return behind(
        view.text(title, {"moves": view.moves(singles(verdict))}),
        tag("p", view.text(mistake.says)),
        view.reasons(verdict.faults),
        tag("p", view.text(mistake.later)) if mistake.later else None,
        moves=write_moves(singles(verdict)),
        end=ended,
    )


def _solution(view: View, task: Exercise) -> Html:
    lines = [line(view, task, text) for text in task.solutions]
    first = written(view.lesson, task.board, turns_of(task.solutions[0])[0])
    scene = turn_scene(view.lesson, task.board, first.attempts)
    return behind(
        view.text(words.THE_SOLUTION),
        tag("p", tag("b", view.text(words.OR).join(lines))),
        tag("p", view.text(task.done)),
        tag("figure", still(scene, view.lang, "solution"), class_="board-frame still"),
        view.reasons(first.faults),
        moves=write_moves(singles(first)) if len(turns_of(task.solutions[0])) == 1 else None,
    )


def line(view: View, task: Exercise, text: str) -> str:
    """A solution in words: its turns, parted by semicolons."""
    board, turns, throws = task.board, turns_of(text), (*getattr(task, "throws", ()), task.board.dice)
    said = []
    for place, turn in enumerate(turns):
        here = after(view.lesson, board, turns[:place], throws)
        said.append(view.moves(singles(written(view.lesson, here, turn))))
    return "; ".join(said)
