"""Steps that have been renamed: their old addresses lead on, and old names are taken for good."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from nardy.page import BuildInfo, Page
from nardy.pages.lesson import lesson_live, lesson_pages
from nardy.pages.lesson.live import as_json
from nardy.pages.lesson.paths import course_path, named_path, step_path
from nardy.teach import Course, Lesson
from nardy.teach.state import State
from nardy.text import LANGS, Lang
from nardy.web.builder.template import Template
from tests.lessons.samples import HEADS, WORDS

READ, ONE, BREAK = HEADS.steps
RENAMED = replace(HEADS, steps=(READ, replace(ONE, renamed=("first", "single")), BREAK))
COURSE = Course(id="course", title=WORDS, theme=WORDS, goal=WORDS, lessons=(RENAMED,))
PAGES = {page.path: page for lang in LANGS for page in lesson_pages((COURSE,), lang)}
ROOT = Path(__file__).parents[2]


def filled(page: Page, base_url: str = "") -> str:
    """The whole page, as it is built."""
    template = Template.parse((ROOT / "index.html").read_text(encoding="utf-8"))
    return template.fill(page, BuildInfo("b", "static/b/", base_url))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("old", ["first", "single"])
def test_old_address_leads_to_the_new_one(old: str, lang: Lang) -> None:
    """By a link, without scripts, and for those who collect addresses; from any folder."""
    path, goal = named_path(RENAMED, old, lang), step_path(RENAMED, 1, lang)
    page = filled(PAGES[path])
    ways = re.findall(
        r'<link rel="canonical" href="([^"]+)">|content="0; url=([^"]+)"|<a href="([^"]+)" data-moved', page
    )
    assert [goal] * 3 == [normpath(join(dirname(path), "".join(way))) for way in ways]
    assert f'<link rel="canonical" href="https://nardy.test/{goal}">' in filled(PAGES[path], "https://nardy.test")
    assert "../static/b/moved.js" in page
    assert 'id="page"' not in page


def test_only_old_addresses_lead_on() -> None:
    """Two old names in two languages, and no other page is left by itself."""
    assert 4 == sum(bool(page.moved) for page in PAGES.values())
    assert [] == [page.path for page in PAGES.values() if not page.moved and "moved.js" in filled(page)]


@pytest.mark.parametrize("lang", LANGS)
def test_maps_and_steps_know_the_old_names(lang: Lang) -> None:
    """From there the script of progress learns what counts for what; steps that kept their name have none."""
    for path in (course_path(COURSE, lang), step_path(RENAMED, 0, lang)):
        assert ['data-step="one" data-renamed="first single"'] == re.findall(
            r'data-step="[^"]+" data-renamed="[^"]*"', PAGES[path].main
        )


@pytest.mark.parametrize("old", ["read", "break", "one", "first"])
def test_names_of_steps_are_taken_for_good(old: str) -> None:
    """A step cannot have had the name of a living one, nor one that another has had."""
    with pytest.raises(ValueError, match=old):
        replace(HEADS, steps=(READ, replace(ONE, renamed=("first",)), replace(BREAK, renamed=(old,))))


def test_a_kept_page_is_recalled_by_its_old_name() -> None:
    """A state that a page has kept under the old name goes on under the new one."""
    kept = {**as_json(HEADS, State(1, hints=2)), "step": "first"}
    reply = lesson_live((RENAMED,)).answer(kept, {"action": "open"}, "en", lambda: (1, 1))
    assert as_json(RENAMED, State(1, hints=2)) == reply.state


def test_an_unknown_name_is_none() -> None:
    """What no step was ever called has no place."""
    with pytest.raises(KeyError):
        Lesson.index(RENAMED, "never")
