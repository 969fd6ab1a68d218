"""The tasks of a sheet to print: words, a board, and blanks for what a hand writes."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Child, Html, tag
from nardy.pages.lesson import handout_words as words
from nardy.pages.lesson import words as lesson_words
from nardy.pages.lesson.agreed import agreed
from nardy.pages.lesson.in_hand import unfolded
from nardy.pages.lesson.plans import plans
from nardy.pages.lesson.scene import board_scene
from nardy.pages.lesson.view import View
from nardy.pages.points import NUMBERING_NAMES
from nardy.pages.still import still
from nardy.scene import Scene
from nardy.teach import Break, Choose, Exam, Exercise, Find, Free, InHand, Lesson, Mistake, Pick, Show, Spot, Task, Try
from nardy.teach.feedback import board_of, singles
from nardy.teach.goals import sentence
from nardy.teach.questions import answers_of
from nardy.teach.state import State
from nardy.teach.table import read_turn, written
from nardy.text import Facts, Lang, Text


def tasks(lesson: Lesson, lang: Lang) -> Iterator[Html]:
    """Every step of a lesson up to its last task, those that are only read as a lead to what follows."""
    for place in range(last_task(lesson) + 1):
        yield _task(View(lesson, State(place), lang))


def last_task(lesson: Lesson) -> int:
    """The place of the last step with something to do; what is only read after it costs no paper among the tasks."""
    return max(place for place, step in enumerate(lesson.steps) if isinstance(step, Task))


def said(view: View) -> str:
    """The words of a step as they stand on paper."""
    return view.text(view.step.paper or view.step.text)


def blank(label: str = "") -> Html:
    """A label, if it needs one, and a line to write on."""
    return tag("span", tag("span", label) if label else None, tag("i"), class_="blank")


def numbered(view: View) -> str:
    """The heading of a step with the number that it has in its lesson."""
    return f"{view.state.step + 1}. {view.text(view.step.heading)}"


def explained(task: Exercise) -> Mistake | None:
    """The mistake of which a sheet asks what is wrong: the first that breaks a law; none where breaking is the task."""
    broken = (mistake for mistake in task.mistakes if mistake.breaks)
    return None if isinstance(task, Break) else next(broken, None)


def played(view: View, task: Exercise | Spot, moves: str) -> str:
    """What somebody plays on the board of a task, in a sentence."""
    hops, ended = read_turn(moves)
    if not hops:
        return view.text(words.NOTHING)
    steps = view.moves(singles(written(view.lesson, task.board, moves)))
    return view.text(words.ENDED if ended else words.PLAYED, {"moves": steps})


def _task(view: View) -> Html:
    step = view.step
    return tag(
        "section",
        tag("h2", numbered(view)),
        tag("p", said(view)),
        *agreed(view),
        unfolded(step, view.lang) if isinstance(step, InHand) else plans(step, view.lang),
        _figure(view.scene, view, f"step-{step.id}") if _shown(view) else None,
        *_blanks(view),
        class_="task many" if isinstance(step, Exam) else "task",
        data_step=step.id,
    )


def _shown(view: View) -> bool:
    """Whether the board is drawn: a test draws its own; what is only shown is left out where a task has the same."""
    step, tasks = view.step, [each for each in view.lesson.steps if isinstance(each, Task)]
    if isinstance(step, Exam) or view.scene is None:
        return False
    return not (isinstance(step, Show) and step.board in map(board_of, tasks))


def _figure(scene: Scene | None, view: View, name: str) -> Html | None:
    return tag("figure", still(scene, view.lang, name), class_="board-frame still") if scene else None


def _blanks(view: View) -> Iterator[Child]:
    match view.step:
        case Choose() | Spot() as question:
            yield from _choices(view, question)
        case Pick():
            yield blank(view.text(words.POINTS))
        case Find() as task:
            for numbering, slot in task.points:
                facts: Facts = {"n": view.numbers(numbering)[slot], "numbering": view.text(NUMBERING_NAMES[numbering])}
                yield blank(view.text(words.CALLED, facts))
        case Exam() as test:
            yield tag("ol", _boards(view, test), class_="boards")
        case Free() as free:
            yield _goal(view, free)
            rolls = (free.board.dice, *free.throws)
            yield from (blank(view.text(words.THROW, {"roll": "-".join(roll)})) for roll in rolls)
        case Break():
            yield from (blank(view.text(words.ILLEGAL)), blank(view.text(words.BROKEN)))
        case Try() as task:
            yield _goal(view, task)
            yield blank(view.text(words.MOVE))
            yield from _what_is_wrong(view, task)


def _goal(view: View, task: Try | Free) -> Html | None:
    if task.goal is None:
        return None
    return tag("p", tag("b", view.text(lesson_words.GOAL)), " ", sentence(task.goal, view.text))


def _what_is_wrong(view: View, task: Try) -> Iterator[Html]:
    mistake = explained(task)
    if mistake:
        question: Text = words.WHICH[len(mistake.breaks) > 1]
        yield tag("p", played(view, task, mistake.moves), " ", view.text(question), class_="wrong")
        yield blank()


def _choices(view: View, question: Choose | Spot) -> Iterator[Html]:
    if isinstance(question, Spot):
        yield tag("p", played(view, question, question.moves), " ", view.text(words.WHICH[0]))
    yield tag("ul", (tag("li", view.text(a.text)) for a in answers_of(view.lesson, question)), class_="ticks")


def _boards(view: View, test: Exam) -> Iterator[Html]:
    for number, board in enumerate(test.boards, 1):
        figure = _figure(board_scene(view.lesson, board), view, f"turn-{number}")
        yield tag("li", figure, blank(f"{number}."))
