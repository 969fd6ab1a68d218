"""The scripts of all lessons: what they promise is what the referee says, and what a reader needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import lessons
from lessons import LESSONS
from nardy.pages.lesson.courses import code
from nardy.teach import Choose, Exam, Exercise, Lesson, Pick, Predict, Spot, Task, Text
from nardy.teach.feedback import board_of, broken, feedback
from nardy.teach.picking import targets
from nardy.teach.player import advance
from nardy.teach.questions import answers_of
from nardy.teach.state import Event, State
from nardy.teach.table import position_of, read_turn, rules_of, turns_of, verdict_on, written
from nardy.text import LANGS, Lang
from tests.lessons.transcript import file_of, played, transcript

EXERCISES = [
    pytest.param(lesson, place, id=f"{lesson.id}/{step.id}")
    for lesson in LESSONS
    for place, step in enumerate(lesson.steps)
    if isinstance(step, Exercise)
]
WORDS = 60


def _files_of_lessons() -> list[Path]:
    return sorted(Path(str(lessons.__file__)).parent.glob("*.py"))


def each_lesson() -> pytest.MarkDecorator:
    """Run a test for every lesson."""
    return pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def exercise(lesson: Lesson, place: int) -> Exercise:
    """The exercise in a place of a lesson."""
    step = lesson.steps[place]
    assert isinstance(step, Exercise)
    return step


def texts(lesson: Lesson) -> Iterator[Text]:
    """Every text of a lesson."""
    yield from (lesson.title, lesson.about)
    for step in lesson.steps:
        yield from (step.heading, step.text, step.paper or step.text)
        if isinstance(step, Task):
            yield step.done
        if isinstance(step, Exercise):
            yield from (mistake.says for mistake in step.mistakes)
            yield from (mistake.later for mistake in step.mistakes if mistake.later)
        if isinstance(step, Choose | Spot):
            yield from (text for answer in answers_of(lesson, step) for text in (answer.text, answer.says))


@pytest.mark.parametrize(("lesson", "place"), EXERCISES)
def test_every_solution_is_accepted(lesson: Lesson, place: int) -> None:
    """Each solution, played move by move, is what the exercise asks."""
    for moves in exercise(lesson, place).solutions:
        told = feedback(lesson, played(lesson, place, moves))
        assert told is not None
        assert (moves, "done") == (moves, told.outcome)


@pytest.mark.parametrize(("lesson", "place"), EXERCISES)
def test_every_mistake_breaks_exactly_its_rules(lesson: Lesson, place: int) -> None:
    """A foreseen mistake is legal up to its last step, breaks what it says, and is recognised."""
    task = exercise(lesson, place)
    for mistake in task.mistakes:
        told = feedback(lesson, advance(lesson, State(place), Event("move", mistake.moves)))
        assert told is not None
        assert (mistake, mistake.breaks) == (told.mistake, broken(told.verdict))


@pytest.mark.parametrize(("lesson", "place"), EXERCISES)
def test_the_referee_agrees(lesson: Lesson, place: int) -> None:
    """The verdict shown is that of the referee on the same moves under the lesson's own rules."""
    task = exercise(lesson, place)
    first_turns = (turns_of(moves)[0] for moves in task.solutions)
    for moves in (*first_turns, *(mistake.moves for mistake in task.mistakes)):
        hops, ended = read_turn(moves)
        state = advance(lesson, State(place), Event("move", moves))
        told = feedback(lesson, state)
        assert told is not None
        if not state.turns:
            assert broken(verdict_on(lesson, task.board, hops, ended=ended)) == broken(told.verdict)


@each_lesson()
def test_questions_have_one_right_answer(lesson: Lesson) -> None:
    """One answer of each question is right; the turn of a `Spot` breaks exactly the rule that it is about."""
    for step in lesson.steps:
        if isinstance(step, Choose | Spot):
            assert (step.id, 1) == (step.id, sum(answer.right for answer in answers_of(lesson, step)))
        if isinstance(step, Spot):
            assert (step.id, step.rules) == (step.id, broken(written(lesson, step.board, step.moves)))
        if isinstance(step, Predict):
            assert (step.id, True) == (step.id, written(lesson, step.board, step.moves).legal)


@each_lesson()
def test_picks_have_an_answer(lesson: Lesson) -> None:
    """There is a checker to ask about, and a point to which it may go."""
    for step in lesson.steps:
        if isinstance(step, Pick):
            assert targets(lesson, step)


@pytest.mark.parametrize(("lesson", "place"), EXERCISES)
def test_exercises_name_laws_of_their_game(lesson: Lesson, place: int) -> None:
    """The rules of an exercise and of its mistakes exist in the lesson's game."""
    task = exercise(lesson, place)
    named = task.rules.union(*(mistake.breaks for mistake in task.mistakes))
    assert set() == named - set(rules_of(lesson).citation)


@each_lesson()
@pytest.mark.parametrize("lang", LANGS)
def test_transcript(lesson: Lesson, lang: Lang) -> None:
    """What a learner is told is what the golden file says, in both languages."""
    assert file_of(lesson, lang).read_text(encoding="utf-8") == transcript(lesson, lang)


@each_lesson()
def test_positions_can_be(lesson: Lesson) -> None:
    """Every board is a position that its game can have."""
    boards = [board for step in lesson.steps if (board := board_of(step))]
    boards += [board for step in lesson.steps if isinstance(step, Exam) for board in step.boards]
    assert [] != [position_of(lesson, board) for board in boards]


@each_lesson()
def test_learner_moves_in_every_second_step(lesson: Lesson) -> None:
    """Two steps that are only read never follow each other."""
    reading = [not isinstance(step, Task) for step in lesson.steps]
    assert (True, True) not in pairwise(reading)


@each_lesson()
def test_steps_have_names_of_their_own(lesson: Lesson) -> None:
    """Step ids are unique and fit for an address."""
    ids = [step.id for step in lesson.steps]
    assert len(ids) == len(set(ids))
    assert [] == [name for name in ids if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)]


@each_lesson()
def test_texts_are_short(lesson: Lesson) -> None:
    """No step says more than sixty words at once."""
    long = [text.template(lang) for text in texts(lesson) for lang in LANGS if len(text.template(lang).split()) > WORDS]
    assert [] == long


@each_lesson()
def test_no_bare_point_numbers(lesson: Lesson) -> None:
    """Apart from rolls like 6-2, a text has no digit outside a place, so points follow the numbering."""
    bare = re.compile(r"\{[^{}]*\}|\b[1-6]-[1-6]\b")
    digits = [
        text.template(lang)
        for text in texts(lesson)
        for lang in LANGS
        if re.search(r"\d", bare.sub("", text.template(lang)))
    ]
    assert [] == digits


@each_lesson()
def test_texts_hold_in_every_numbering(lesson: Lesson) -> None:
    """No point is called higher or lower, for which one is depends on who counts; farther and nearer always hold."""
    counting = re.compile(
        r"\b(higher|highest|lower|lowest) (point|checker|one you)|\b(from|stand) (above|below)\b|numbers get"
        r"|\b(выше|ниже)\b|по убыванию|номер[а-я]* (меньше|больше)"
    )
    said = [text.template(lang) for text in texts(lesson) for lang in LANGS]
    assert [] == [text for text in said if counting.search(text)]


@each_lesson()
def test_both_languages(lesson: Lesson) -> None:
    """Every text is there in both languages, the Russian one in Russian letters, and can be filled."""
    for text in texts(lesson):
        assert text.say("en").strip()
        assert re.search("[а-яё]", text.say("ru"))


def test_every_script_is_offered() -> None:
    """No lesson file is left out of the list, and no two lessons share an address."""
    scripts = {value.id for value in vars(lessons).values() if isinstance(value, Lesson)}
    files = [path.stem for path in _files_of_lessons() if path.stem != "__init__"]
    assert sorted(scripts) == sorted(lesson.id for lesson in LESSONS)
    assert sorted(files) == sorted(re.sub("[/-]", "_", lesson.id) for lesson in LESSONS)


def test_codes_of_lessons_differ() -> None:
    """No two lessons share the letters that stand for them in the code of a learner's progress."""
    codes = [code(lesson) for lesson in LESSONS]
    assert sorted(set(codes)) == sorted(codes)


@pytest.mark.parametrize("path", _files_of_lessons(), ids=lambda path: path.stem)
def test_scripts_are_short(path: Path) -> None:
    """A script has at most 250 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 250
