"""Lessons on paper: every task has room for an answer, and the answers stand in the key alone."""

from __future__ import annotations

import re
from html import unescape

import pytest

from lessons import COURSES, LESSONS
from nardy.notation import write_moves
from nardy.pages.lesson import lesson_pages
from nardy.pages.lesson.paths import course_path, handout_path, step_path
from nardy.teach import Board, Choose, Exam, Exercise, Find, InHand, Lesson, Pick, Predict, Say, Show, Spot, Task
from nardy.teach.exam import right
from nardy.teach.feedback import board_of, singles
from nardy.teach.picking import targets
from nardy.teach.questions import answers_of
from nardy.teach.table import after, turns_of, written
from nardy.text import LANGS, Lang

PAGES = {page.path: page for lang in LANGS for page in lesson_pages(COURSES, lang)}
SCREEN = re.compile(r"\b(tap|press|click|screen|drag)\b|косни|нажм|щёлк|экран|перетащ", re.IGNORECASE)
SOLUTIONS = re.compile(r'<section id="answers"')


def each_sheet() -> pytest.MarkDecorator:
    """Run a test for the sheet of every lesson in both languages."""
    every = [pytest.param(lesson, lang, id=f"{lang}/{lesson.id}") for lesson in LESSONS for lang in LANGS]
    return pytest.mark.parametrize(("lesson", "lang"), every)


def words(markup: str) -> str:
    """The words of markup, without those of its pictures."""
    bare = re.sub(r"<svg.*?</svg>|</?b>|\u2060", "", markup, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", bare)).split())


def halves(lesson: Lesson, lang: Lang) -> tuple[dict[str, str], dict[str, str]]:
    """The markup of each task before the key, and of each answer in it, by the id of the step."""
    page = PAGES[handout_path(lesson, lang)].main
    tasks, key = SOLUTIONS.split(page)
    section = re.compile(r'<section[^>]*data-step="([^"]+)"[^>]*>(.*?)</section>', re.DOTALL)
    return dict(section.findall(tasks)), dict(section.findall(key))


def moves_of(lesson: Lesson, board: Board, turns: str, throws: tuple[str, ...], lang: Lang) -> str:
    """Written turns as a sheet of a language has them."""
    said, every = [], turns_of(turns)
    for place, turn in enumerate(every):
        here = after(lesson, board, every[:place], (*throws, ""))
        said.append(write_moves(singles(written(lesson, here, turn))))
    text = "; ".join(said)
    return text.replace("off", "снять") if lang == "ru" else text


def told(lesson: Lesson, step: Say, lang: Lang) -> list[str]:
    """All that only the key may say of a step, its solutions first; single points are on every board."""
    match step:
        case Exercise():
            ways = [moves_of(lesson, step.board, way, getattr(step, "throws", ()), lang) for way in step.solutions]
            return [*filter(None, ways), step.done.say(lang)]
        case Predict():
            return [moves_of(lesson, step.board, step.moves, (), lang), step.done.say(lang)]
        case Choose() | Spot():
            return [answer.says.say(lang) for answer in answers_of(lesson, step) if answer.right]
        case Pick():
            points = targets(lesson, step)
            return [*([", ".join(map(str, points))] if len(points) > 1 else []), step.done.say(lang)]
    return []


@each_sheet()
def test_sheet_is_linked_from_its_lesson(lesson: Lesson, lang: Lang) -> None:
    """From every step and from the map of the course; it leads back to the first step."""
    course = next(course for course in COURSES if lesson in course.lessons)
    name = handout_path(lesson, lang)
    for place in range(len(lesson.steps)):
        assert name.removeprefix(f"{lang}/") in PAGES[step_path(lesson, place, lang)].main
    assert name.removeprefix(f"{lang}/") in PAGES[course_path(course, lang)].main
    assert step_path(lesson, 0, lang) in PAGES[name].main


@each_sheet()
def test_every_task_has_room_and_an_answer(lesson: Lesson, lang: Lang) -> None:
    """Each task stands before the key with something to fill in, and in the key."""
    tasks, key = halves(lesson, lang)
    wanted = [step.id for step in lesson.steps if isinstance(step, Task)]
    assert wanted == list(key)
    assert wanted == [name for name in tasks if 'class="blank"' in tasks[name] or 'class="ticks"' in tasks[name]]
    assert [] == [
        step.id for step in lesson.steps if step.heading.say(lang) not in words(PAGES[handout_path(lesson, lang)].main)
    ]


@each_sheet()
def test_answers_stand_in_the_key_alone(lesson: Lesson, lang: Lang) -> None:
    """The key says every solution and why; the task says neither, also not in the name of a picture."""
    tasks, key = halves(lesson, lang)
    for step in lesson.steps:
        for text in told(lesson, step, lang):
            assert (step.id, text, True) == (step.id, text, text in words(key[step.id]))
            assert (step.id, text, False) == (step.id, text, text in unescape(tasks[step.id]))


@each_sheet()
def test_foreseen_mistake_is_asked_and_explained(lesson: Lesson, lang: Lang) -> None:
    """A task that asks what is wrong with a turn is answered with the author's sentence, in the key only."""
    tasks, key = halves(lesson, lang)
    for step in lesson.steps:
        if isinstance(step, Exercise) and 'class="wrong"' in tasks[step.id]:
            said = [mistake.says.say(lang) for mistake in step.mistakes if mistake.breaks]
            assert (step.id, 1) == (step.id, sum(text in words(key[step.id]) for text in said))
            assert (step.id, []) == (step.id, [text for text in said if text in words(tasks[step.id])])


@each_sheet()
def test_every_board_of_a_test_is_printed(lesson: Lesson, lang: Lang) -> None:
    """Each with a line of its own, and a legal turn of each in the key."""
    tasks, key = halves(lesson, lang)
    for step in lesson.steps:
        if isinstance(step, Exam):
            assert len(step.boards) == tasks[step.id].count("<svg") == tasks[step.id].count('class="blank"')
            assert len(step.boards) == key[step.id].count("<li>")
            turns = [moves_of(lesson, board, right(lesson, board), (), lang) for board in step.boards]
            assert [] == [turn for turn in turns if turn not in words(key[step.id])]


def test_key_of_a_test_says_what_is_in_the_way() -> None:
    """Where a law alone forbids a move, its name stands beside the turn; how many positions there are does too."""
    test = next(lesson for lesson in LESSONS if lesson.id == "long/test")
    _, key = halves(test, "en")
    turns = [words(turn) for turn in key["the-game"].split("<li>")[1:]]
    assert "Nothing can be played. Rules in the way: Open points." == turns[3]
    assert ["block of six" in turn for turn in turns] == [number == 5 for number in range(10)]
    assert "Legal turns lead to 18 different positions." in turns[2]


@each_sheet()
def test_paper_does_not_speak_of_the_screen(lesson: Lesson, lang: Lang) -> None:
    """Nothing is to be tapped or pressed on a sheet."""
    tasks, _ = halves(lesson, lang)
    assert {} == {name: found[0] for name, task in tasks.items() if (found := SCREEN.search(words(task)))}


def test_words_of_the_screen_are_noticed() -> None:
    """The same search finds them where they are meant, in a step on the site."""
    board = next(lesson for lesson in LESSONS if lesson.id == "basics/board")
    step = board.steps[board.index("first-step")]
    assert [True, True] == [bool(SCREEN.search(step.text.say(lang))) for lang in LANGS]


@each_sheet()
def test_board_is_drawn_once_where_it_stays(lesson: Lesson, lang: Lang) -> None:
    """A board that is only shown costs no paper where a task has the same one; every task has its own."""
    tasks, _ = halves(lesson, lang)
    asked = [step.board for step in lesson.steps if isinstance(step, Exercise | Choose | Spot | Pick | Find)]
    for step in lesson.steps:
        if step.id in tasks and not isinstance(step, Exam):
            drawn = (
                isinstance(step, InHand)
                or bool(step.plans)
                or (board_of(step) is not None and not (isinstance(step, Show) and step.board in asked))
            )
            assert (step.id, drawn) == (step.id, "<svg" in tasks[step.id])
