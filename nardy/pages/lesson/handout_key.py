"""The key of a sheet to print: what is right in each task, and why."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Child, Html, tag
from nardy.legal import Turns, legal_turns
from nardy.pages.lesson import handout_words as words
from nardy.pages.lesson import words as lesson_words
from nardy.pages.lesson.answers import line
from nardy.pages.lesson.handout_tasks import explained, last_task, numbered, played, said
from nardy.pages.lesson.view import View
from nardy.ruleset import Ruleset
from nardy.teach import Board, Break, Choose, Exam, Exercise, Find, Free, Lesson, Pick, Predict, Spot, Task, Try
from nardy.teach.feedback import singles
from nardy.teach.picking import targets
from nardy.teach.questions import answers_of
from nardy.teach.state import State
from nardy.teach.table import moment_of, rules_of, written
from nardy.text import Lang, Text
from nardy.turn import Moment
from nardy.why import why

_FEW = 3


def key(lesson: Lesson, lang: Lang) -> Iterator[Html]:
    """What is right in every task of a lesson, and what there is to read after the last one."""
    for place, step in enumerate(lesson.steps):
        view = View(lesson, State(place), lang)
        if isinstance(step, Task):
            yield tag("section", tag("h3", numbered(view)), *_answer(view), data_step=step.id)
        elif place > last_task(lesson):
            yield tag("section", tag("h3", numbered(view)), tag("p", said(view)))


def _answer(view: View) -> Iterator[Child]:
    match view.step:
        case Choose() | Spot() as question:
            yield from _right(view, question)
        case Pick() as pick:
            points = view.text(Text("{p:points}", "{p:points}"), {"points": targets(view.lesson, pick)})
            yield tag("p", tag("b", points), ". ", view.text(pick.done))
        case Find() as find:
            numbers = (f"{view.numbers(each)[slot]} → {view.numbers('own')[slot]}" for each, slot in find.points)
            yield tag("p", tag("b", "; ".join(numbers)), ". ", view.text(find.done))
        case Exam() as test:
            yield tag("ol", (tag("li", *_turn(view, board)) for board in test.boards))
        case Exercise() as task:
            yield from _solved(view, task)


def _right(view: View, question: Choose | Spot) -> Iterator[Html]:
    answer = next(each for each in answers_of(view.lesson, question) if each.right)
    moves = None
    if isinstance(question, Predict):
        verdict = written(view.lesson, question.board, question.moves)
        moves = f"{view.moves(singles(verdict))}. "
    more = f" {view.text(question.done)}" if isinstance(question, Choose) else ""
    yield tag("p", tag("b", f"☒ {view.text(answer.text)}"), ". ", moves, view.text(answer.says), more)


def _solved(view: View, task: Exercise) -> Iterator[Html]:
    ways = view.text(lesson_words.OR).join(line(view, task, text) or view.text(words.PASS) for text in task.solutions)
    yield tag("p", tag("b", ways), ". ", view.text(task.done))
    if isinstance(task, Break):
        yield tag("p", view.text(words.BROKEN), " ", _titles(view, task.rules), ". ", view.text(words.ALSO_BREAK))
    elif isinstance(task, Try | Free) and task.goal:
        yield tag("p", view.text(words.ALSO_GOAL))
    mistake = explained(task)
    if mistake:
        wrong = played(view, task, mistake.moves)
        yield tag("p", wrong, " ", tag("b", _titles(view, mistake.breaks)), ". ", view.text(mistake.says))


def _titles(view: View, rules: frozenset[str]) -> str:
    """The titles of rules, in the order of the game."""
    return "; ".join(view.text(c.rule.title) for c in rules_of(view.lesson).cited if c.rule.id in rules)


def _turn(view: View, board: Board) -> Iterator[Child]:
    """The legal turns of a board where they are few, else one of them and how many there are; what forbids others."""
    now = moment_of(view.lesson, board)
    rules = rules_of(view.lesson, board)
    legal = legal_turns(rules, now)
    yield view.text(words.CANNOT) if legal.forced_pass else _ways(view, legal)
    if not legal.forced_pass and legal.outlook.longest < len(now.left):
        yield f" {view.text(words.NOT_ALL)}"
    if against := _in_the_way(rules, now):
        yield f" {view.text(words.IN_THE_WAY, {'rules': _titles(view, against)})}"


def _ways(view: View, legal: Turns) -> list[Child]:
    few = len(legal.ends) <= _FEW
    ways = [view.moves(end.steps) for end in legal.ends[: _FEW if few else 1]]
    rest = view.text(words.ONLY) if few else view.text(words.RESULTS, {"n": len(legal.ends)})
    return [tag("b", view.text(lesson_words.OR).join(ways)), ". ", rest]


def _in_the_way(rules: Ruleset, now: Moment) -> frozenset[str]:
    """The rules that are the only reason against a first move; where there are several, none of them teaches much."""
    against = (choice.faults for choice in why(rules, now, now).choices)
    return frozenset(faults[0].rule.id for faults in against if len(faults) == 1)
