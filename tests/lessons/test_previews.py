"""Preview pictures: every step of a lesson brings that of its lesson, and the head of its page names it."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath

import pytest

from lessons import COURSES, LESSONS
from nardy.page import BuildInfo, Page
from nardy.pages.lesson import lesson_pages
from nardy.pages.lesson.paths import picture_path, step_path
from nardy.pages.lesson.preview import telling_scene
from nardy.scene import Scene
from nardy.teach import Lesson
from nardy.teach.feedback import board_of
from nardy.text import LANGS, Lang
from nardy.variants import VARIANT
from nardy.web.builder.template import Template
from tests.lessons.samples import HEADS, WORDS

PAGES = {page.path: page for lang in LANGS for page in lesson_pages(COURSES, lang)}
SOURCE = '<html lang="en"><!--unbuilt--><!--/unbuilt--><!--built\n<title>{{title}}</title>\n{{preview}}\n-->'
EVERY = [pytest.param(lesson, lang, id=f"{lang}/{lesson.id}") for lesson in LESSONS for lang in LANGS]


def named(page: Page, base_url: str = "") -> dict[str, str]:
    """What the head of a page tells those who link to it."""
    head = Template.parse(SOURCE).fill(page, BuildInfo("b", "static/b/", base_url))
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', head))


@pytest.mark.parametrize(("lesson", "lang"), EVERY)
def test_every_step_names_the_picture_of_its_lesson(lesson: Lesson, lang: Lang) -> None:
    """Relative to the page where the site has no public address, whole where it has one."""
    for place in range(len(lesson.steps)):
        page = PAGES[step_path(lesson, place, lang)]
        here, public = named(page), named(page, "https://nardy.test/school")
        assert page.picture
        assert picture_path(lesson, lang) == page.picture.path == normpath(join(dirname(page.path), here["og:image"]))
        assert f"https://nardy.test/school/{page.picture.path}" == public["og:image"]
        assert f"https://nardy.test/school/{page.path}" == public["og:url"]
        assert "og:url" not in here
        assert "summary_large_image" == here["twitter:card"]
        assert lesson.steps[place].heading.say(lang) in here["og:title"]


@pytest.mark.parametrize(("lesson", "lang"), EVERY)
def test_picture_shows_the_title(lesson: Lesson, lang: Lang) -> None:
    """All words of the title stand on it, and a board."""
    page = PAGES[step_path(lesson, 0, lang)]
    assert page.picture
    lines = " ".join(re.findall(r"<text[^>]*font-weight=\"700\"[^>]*>([^<]*)</text>", page.picture.svg))
    assert f"{lesson.title.say(lang)} nardy" == lines
    assert 'class="places"' in page.picture.svg


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_named_board_is_one_of_the_lesson(lesson: Lesson) -> None:
    """An author can only name a step that has a board."""
    if lesson.picture:
        assert board_of(lesson.steps[lesson.index(lesson.picture)])


def test_telling_board_of_a_lesson_without_any() -> None:
    """The first task with a board stands on the picture; where there is no board at all, the set-up of the game."""
    read, task, *_ = HEADS.steps
    bare = Lesson(id="bare", variant="kaftar", title=WORDS, about=WORDS, steps=(read,))
    lone = Lesson(id="lone", variant="long", title=WORDS, about=WORDS, steps=(read, task))
    assert Scene(VARIANT["kaftar"].start) == telling_scene(bare)
    assert 2 == len(telling_scene(lone).dice)


def test_pages_without_a_picture_name_none() -> None:
    """Nothing is promised that is not there."""
    page = Page("en/x.html", "en", "X", "x", "", {})
    assert {} == named(page)
