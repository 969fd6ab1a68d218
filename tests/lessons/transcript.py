"""What a learner is told in a lesson, word for word, as text that a person can read.

``python -m tests.lessons.transcript`` writes the golden files anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill, indent

from lessons import LESSONS
from nardy.notation import write_moves
from nardy.teach import Choose, Exam, Exercise, Find, InHand, Lesson, Pick, Predict, Say, Spot
from nardy.teach.exam import right
from nardy.teach.feedback import Feedback, board_of, feedback
from nardy.teach.goals import sentence
from nardy.teach.hints import RUNGS, ladder
from nardy.teach.picking import targets
from nardy.teach.player import advance
from nardy.teach.questions import answers_of
from nardy.teach.state import Event, State
from nardy.teach.table import agreement, turns_of, written
from nardy.text import LANGS, Lang

FOLDER = Path(__file__).with_name("transcripts")


def file_of(lesson: Lesson, lang: Lang) -> Path:
    """The golden file of a lesson in a language."""
    return FOLDER / f"{lesson.id.replace('/', '-')}.{lang}.txt"


def transcript(lesson: Lesson, lang: Lang) -> str:
    """Every step with its board, hints, solutions and foreseen mistakes, and what each is answered."""
    parts = [lesson.title.say(lang), lesson.about.say(lang)]
    for place, step in enumerate(lesson.steps):
        parts.append("\n".join(_step(lesson, place, step, lang)))
    return "\n\n".join(parts) + "\n"


def write() -> None:
    """Write the golden files of all lessons."""
    FOLDER.mkdir(exist_ok=True)
    for lesson in LESSONS:
        for lang in LANGS:
            file_of(lesson, lang).write_text(transcript(lesson, lang), encoding="utf-8")


def _step(lesson: Lesson, place: int, step: Say, lang: Lang) -> Iterator[str]:
    yield f"{place + 1}. {step.heading.say(lang)} [{step.id}]"
    if board := board_of(step):
        yield f"   white {board.white} | black {board.black} | {board.turn} {board.dice}".rstrip()
        yield from (f"   = {text.say(lang)}" for text in agreement(board))
    yield from _plans(step, lang)
    yield _lines(step.text.say(lang), "   ")
    yield from (_lines(paper.say(lang), "   # ") for paper in (step.paper,) if paper)
    if isinstance(step, Choose | Spot):
        yield from _question(lesson, step, lang)
    elif isinstance(step, Pick | Find):
        yield from _points(lesson, step)
        yield _lines(step.done.say(lang), "     ")
    elif isinstance(step, Exam):
        for board in step.boards:
            yield f"   white {board.white} | black {board.black} | {board.turn} {board.dice}: {right(lesson, board)}"
        yield _lines(step.done.say(lang), "     ")
    elif isinstance(step, Exercise):
        goal = getattr(step, "goal", None)
        if goal:
            yield _lines(sentence(goal, lambda text, facts: text.say(lang, facts)), "   = ")
        for text, facts in ladder(lesson, step, State(place, hints=RUNGS)):
            yield _lines(text.say(lang, facts), "   ? ")
        for moves in (*step.solutions, *(mistake.moves for mistake in step.mistakes)):
            yield from _answer(step, moves, feedback(lesson, played(lesson, place, moves)), lang)


def _plans(step: Say, lang: Lang) -> Iterator[str]:
    for plan in step.plans:
        yield f"   [{plan.name.say(lang)}]"
        yield from (f"      {row}" for row in plan.rows)
        yield _lines(plan.seen.say(lang), "      ")


def played(lesson: Lesson, place: int, moves: str) -> State:
    """The state after moves at a step, turn by turn."""
    state = State(place)
    for turn in turns_of(moves):
        state = advance(lesson, state, Event("move", turn))
    return state


def _points(lesson: Lesson, step: Pick | Find) -> Iterator[str]:
    if isinstance(step, Find):
        yield from (f"   ? {numbering}: {slot}" for numbering, slot in step.points)
    else:
        yield f"   ? {step.src}: {', '.join(map(str, targets(lesson, step)))}"


def _question(lesson: Lesson, step: Choose | Spot, lang: Lang) -> Iterator[str]:
    if isinstance(step, Spot | Predict):
        yield f"   : {step.moves}"
    if isinstance(step, InHand):
        yield from (f"   : {zar.marking} {zar.top}-{zar.left}" for zar in step.dice)
    for answer in answers_of(lesson, step):
        yield _lines(answer.text.say(lang), "   + " if answer.right else "   - ")
        yield _lines(answer.says.say(lang), "     ")
    if isinstance(step, Choose):
        yield _lines(step.done.say(lang), "     ")
    if isinstance(step, Spot):
        for fault in written(lesson, step.board, step.moves).faults:
            yield _lines(f"{fault.rule.id}: {fault.text.say(lang, fault.facts)}", "     ! ")


def _answer(step: Exercise, moves: str, told: Feedback | None, lang: Lang) -> Iterator[str]:
    assert told is not None
    yield f"   > {moves}: {told.outcome}"
    if told.outcome == "done":
        yield _lines(step.done.say(lang), "     ")
    if told.mistake:
        yield _lines(told.mistake.says.say(lang), "     ")
        if told.mistake.later:
            yield _lines(told.mistake.later.say(lang), "     ~ ")
    for fault in told.verdict.faults:
        yield _lines(f"{fault.rule.id}: {fault.text.say(lang, fault.facts)}", "     ! ")
    if told.verdict.faults and told.verdict.witness:
        yield f"     = {write_moves(told.verdict.witness)}"


def _lines(text: str, before: str) -> str:
    return indent(fill(text, 100), " " * len(before)).replace(" " * len(before), before, 1)


if __name__ == "__main__":
    write()
