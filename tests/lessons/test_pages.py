"""The pages of lessons: whole without Python, linked to each other, and alive through events."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from itertools import pairwise
from posixpath import dirname, join, normpath
from typing import Any

import pytest

from lessons import COURSES, LESSONS
from nardy.page import Page
from nardy.pages.lesson import lesson_links, lesson_live, lesson_pages
from nardy.pages.lesson.live import as_json, recalled
from nardy.pages.lesson.paths import step_path
from nardy.pages.live import Reply
from nardy.teach import Choose, Exam, Exercise, Lesson, Spot, Task
from nardy.teach.feedback import board_of
from nardy.teach.questions import answers_of
from nardy.teach.state import State
from nardy.text import LANGS, Lang
from tests.lessons.samples import HEADS
from tests.pages.play import with_numbers

PAGES = {page.path: page for lang in LANGS for page in lesson_pages(COURSES, lang) if not page.moved}
STEPS = [
    pytest.param(lesson, place, lang, id=step_path(lesson, place, lang))
    for lesson in LESSONS
    for place in range(len(lesson.steps))
    for lang in LANGS
]


class Reader(HTMLParser):
    """Addresses, ids and the words of a page, as a browser without scripts has them."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.hrefs: list[str] = []
        self.onward: list[str] = []
        self.ids: list[str] = []
        self.headings: list[int] = []
        self.words = ""
        self.feed(page.main)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        named = dict(attrs)
        self.hrefs += [named["href"] or ""] if tag == "a" else []
        self.onward += [named["href"] or ""] if tag == "a" and named.get("class") == "button main" else []
        self.ids += [named["id"] or ""] if "id" in named else []
        self.headings += [int(tag[1])] if re.fullmatch("h[1-6]", tag) else []

    def handle_data(self, data: str) -> None:
        """Note words."""
        self.words += data.replace("\u2060", "")


def page_of(lesson: Lesson, place: int, lang: Lang) -> Page:
    """The page of a step."""
    return PAGES[step_path(lesson, place, lang)]


def goal(path: str, href: str) -> str:
    """Where a link on the page at `path` leads, from the root of the site."""
    return normpath(join(dirname(path), href.split("#", maxsplit=1)[0]))


def play(*events: Mapping[str, Any], lang: Lang = "en", step: str = "one") -> Reply:
    """The last reply to events at an exercise of the sample lesson."""
    live = lesson_live((HEADS,))
    state: dict[str, Any] = {"lesson": HEADS.id, "step": step}
    for event in events:
        reply = live.answer(state, event, lang, lambda: (1, 1))
        state = json.loads(json.dumps(reply.state))
    return reply


@pytest.mark.parametrize(("lesson", "place", "lang"), STEPS)
def test_step_is_whole_without_python(lesson: Lesson, place: int, lang: Lang) -> None:
    """Heading, text, board and every foreseen answer with its reasons stand in the page."""
    page, step = page_of(lesson, place, lang), lesson.steps[place]
    words = Reader(page).words
    said = [step.heading, step.text]
    if isinstance(step, Task) and not isinstance(step, Exam):
        said.append(step.done)
    if isinstance(step, Choose | Spot):
        said += [text for answer in answers_of(lesson, step) for text in (answer.text, answer.says)]
    if isinstance(step, Exercise):
        said += [mistake.says for mistake in step.mistakes]
        broken = {rule for mistake in step.mistakes for rule in mistake.breaks}
        assert broken <= set(re.findall(r'data-rule="([^"]+)"', page.main))
    assert [] == [text.say(lang) for text in said if text.say(lang) not in words]
    assert bool(board_of(step)) == ('id="board"' in page.main)


@pytest.mark.parametrize("path", PAGES)
def test_ids_are_unique(path: str) -> None:
    """No two elements of a page share an id."""
    ids = Reader(PAGES[path]).ids
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("path", PAGES)
def test_headings_go_down_one_by_one(path: str) -> None:
    """There is one first heading, and no level is left out below it."""
    levels = Reader(PAGES[path]).headings
    assert 1 == levels.count(1) == levels[0]
    assert [] == [pair for pair in pairwise(levels) if pair[1] > pair[0] + 1]


@pytest.mark.parametrize("path", PAGES)
def test_links_among_lessons_lead_somewhere(path: str) -> None:
    """Every link into the lessons leads to a page that exists."""
    goals = [goal(path, href) for href in Reader(PAGES[path]).hrefs if not href.startswith("#")]
    assert [] == [lost for lost in goals if "/lessons/" in lost and lost not in PAGES]


@pytest.mark.parametrize("path", PAGES)
def test_both_languages_lead_to_each_other(path: str) -> None:
    """Each page names its twin, which names it back; titles and descriptions are its own."""
    page = PAGES[path]
    assert path == page.alternates[page.lang]
    assert [page.alternates] * len(LANGS) == [PAGES[twin].alternates for twin in page.alternates.values()]
    titles = [other.title for other in PAGES.values()]
    assert (1, True) == (titles.count(page.title), bool(page.description))


@pytest.mark.parametrize("lang", LANGS)
def test_next_leads_through_the_course(lang: Lang) -> None:
    """From the map, "next" visits every step of every lesson once and comes back to the map."""
    for course, (_, overview) in zip(COURSES, lesson_links(COURSES, lang), strict=True):
        path, visited = step_path(course.lessons[0], 0, lang), []
        assert path in [goal(overview, href) for href in Reader(PAGES[overview]).hrefs]
        while path != overview:
            visited.append(path)
            path = goal(path, Reader(PAGES[path]).onward[-1])
        assert [step_path(x, n, lang) for x in course.lessons for n in range(len(x.steps))] == visited


@pytest.mark.parametrize("lang", LANGS)
def test_maps_name_every_step(lang: Lang) -> None:
    """The map of a course leads to each step of each lesson, and the list of courses to each map."""
    every = f"{lang}/lessons/index.html"
    for course, (_, overview) in zip(COURSES, lesson_links(COURSES, lang), strict=True):
        goals = {goal(overview, href) for href in Reader(PAGES[overview]).hrefs}
        assert {step_path(x, n, lang) for x in course.lessons for n in range(len(x.steps))} <= goals
        assert overview in {goal(every, href) for href in Reader(PAGES[every]).hrefs}


def test_opening_changes_nothing() -> None:
    """A page that has just been opened shows what stands in it already."""
    reply = play({"action": "open", "query": ""})
    assert as_json(HEADS, State(1)) == reply.state
    assert {"board", "answer", "controls"} == set(reply.fragments)


def test_a_mistake_is_told_in_both_languages() -> None:
    """The refused step, the author's sentence and the rule's reason are on the page and are said."""
    events = ({"action": "tap", "slot": "24"}, {"action": "tap", "slot": "18"}, {"action": "type", "moves": "24/22"})
    english, russian = play(*events, lang="en"), play(*events, lang="ru")
    assert "24/22 is not legal — rules broken: 1" in with_numbers(english.fragments["answer"])
    assert "Так нельзя: 24/22 — нарушено правил: 1" in with_numbers(russian.fragments["answer"])
    assert "A checker has already left the head this turn" in english.violation
    assert "В этот ход с головы уже сняли шашку" in russian.violation
    assert ("24/18", "24/22") == (english.state["played"], english.state["refused"])


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (("24/18", "24/22"), "From here you can play: 18/16"),
        (("24/22", "24/18"), "From here you can play: 22/16"),
        (("24/20",), "A whole legal turn: 24/18 18/16"),
    ],
)
def test_what_would_be_legal_goes_on_from_the_board(moves: tuple[str, ...], told: str) -> None:
    """What stands already is not to be played again."""
    answer = play(*({"action": "type", "moves": move} for move in moves)).fragments["answer"]
    assert told in re.sub("<[^>]*>", "", with_numbers(answer))


def test_a_solution_is_told() -> None:
    """The end of the exercise is said, and no violation with it."""
    reply = play({"action": "type", "moves": "24/18 18/16"})
    assert ("Done Words.", "") == (reply.said, reply.violation)
    assert 'class="answer done"' in reply.fragments["answer"]


def test_the_dice_are_said_when_asked_for() -> None:
    """With those that have been used; the lesson is as it was."""
    events = ({"action": "type", "moves": "24/18"}, {"action": "dice"})
    before, reply = play(events[0]), play(*events)
    assert "dice: 6 (used), 2" == reply.said
    assert "зары: 6 (сыграно), 2" == play(*events, lang="ru").said
    assert before.state == reply.state


def test_what_cannot_be_read_is_explained_and_escaped() -> None:
    """Typed text that is no move comes back in the field and in the reason, as text."""
    answer = play({"action": "type", "moves": "<b>24"}).fragments
    assert "&lt;b&gt;24" in answer["answer"]
    assert "<b>24" not in answer["answer"] + answer["controls"]


@pytest.mark.parametrize("action", ["end", "undo", "retry", "hint", "solution", "cancel", "roll", ""])
def test_any_event_is_answered(action: str) -> None:
    """Events that lessons know and those they do not: the page always has its three parts."""
    reply = play({"action": "tap", "slot": "24"}, {"action": action})
    assert {"board", "answer", "controls"} == set(reply.fragments)


def test_cancel_puts_the_piece_down() -> None:
    """Escape frees the hand and keeps what was played."""
    reply = play({"action": "type", "moves": "24/18"}, {"action": "tap", "slot": "18"}, {"action": "cancel"})
    assert ("24/18", None) == (reply.state["played"], reply.state["picked"])


def test_hints_are_shown_one_by_one() -> None:
    """Each asking adds a line, the first is the law."""
    reply = play({"action": "hint"}, {"action": "hint"})
    assert 2 == reply.fragments["answer"].count("<li>")
    assert "Only one checker a turn may leave the head." in reply.fragments["answer"]


def buttons(reply: Reply, dead: str) -> list[str]:
    """The actions of the buttons that are dead in this way."""
    found = re.findall(r"<button[^>]*>", reply.fragments["controls"])
    return [name[1] for one in found if dead in one and (name := re.search('data-action="([^"]+)"', one))]


def test_hints_stay_where_another_turn_was_played() -> None:
    """The sentence that offers a hint stands beside a button that gives one; pressing it shows the hint."""
    other = {"action": "type", "moves": "24/18 18/16"}
    assert "ask for a hint" in play(other, step="break").said
    assert ["end"] == buttons(play(other, step="break"), 'aria-disabled="true"')
    shown = play(other, {"action": "hint"}, step="break").fragments["answer"]
    assert "Only one checker a turn may leave the head." in shown


def test_a_hint_is_said_once() -> None:
    """A hint is all that is said when it is asked for, and nobody hears it again who picks up a checker."""
    hint, pick = {"action": "hint"}, {"action": "tap", "slot": "18"}
    law = play(hint).said
    assert law.startswith("Only one checker a turn may leave the head.")
    assert "Choose a checker" not in law
    assert law not in play(hint, pick).said
    assert "Now play the 6" in play(hint, pick, hint).said


def test_what_is_done_is_no_stop_of_tab() -> None:
    """Once all is done the dead buttons and the field are out of the way; starting again brings them back."""
    solve = {"action": "type", "moves": "24/18 18/16"}
    assert ["end", "hint", "solution"] == buttons(play(solve), 'tabindex="-1"')[:3]
    field = '<input id="typed"[^>]*tabindex="-1"'
    assert re.search(field, play(solve).fragments["controls"])
    assert not re.search(field, play(solve, {"action": "retry"}).fragments["controls"])


def test_a_law_broken_on_purpose_stays_broken() -> None:
    """After "Done" the reasons can be heard again, and Escape undoes nothing."""
    broken = {"action": "type", "moves": "24/18 24/22"}
    reasons = play(broken, step="break").violation
    assert reasons
    reply = play(broken, {"action": "cancel"}, {"action": "why"}, step="break")
    assert "Done" in reply.fragments["answer"]
    assert reasons == reply.said


@pytest.mark.parametrize(("lang", "told"), [("en", "Nothing can be played: end the turn."), ("ru", "Ходить нечем: ")])
def test_nothing_can_be_played(lang: Lang, told: str) -> None:
    """Where a roll leaves nothing, that is what would be legal."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "long/full-turn")
    kept = as_json(lesson, State(lesson.index("nothing")))
    reply = lesson_live(LESSONS).answer(kept, {"action": "type", "moves": "24/18"}, lang, lambda: (1, 1))
    assert told in reply.fragments["answer"]


@pytest.mark.parametrize(
    "damage", [{"played": "24/"}, {"played": "9/3"}, {"hints": "x"}, {"picked": []}, {"refused": None}]
)
def test_a_damaged_state_begins_afresh(damage: Mapping[str, Any]) -> None:
    """A kept state that makes no sense is the fresh step, not an error."""
    assert State(1) == recalled(HEADS, as_json(HEADS, State(1)) | dict(damage))


def test_a_state_survives_the_page() -> None:
    """What the page keeps and gives back is the same state."""
    reply = play({"action": "hint"}, {"action": "type", "moves": "24/18 24/22"})
    assert reply.state == as_json(HEADS, recalled(HEADS, reply.state))
