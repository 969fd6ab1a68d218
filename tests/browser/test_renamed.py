"""A renamed step in a real browser: the old address leads on, and what was done under the old name counts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from nardy.page import BuildInfo
from nardy.page import Page as Built
from nardy.pages.lesson import lesson_pages
from nardy.pages.lesson.paths import course_path, index_path, named_path, step_path
from nardy.text import LANGS
from tests.browser.sites import build, plain_page, served
from tests.lessons.test_renamed import COURSE, RENAMED

OLD = '{"v":1,"done":{"sample":["read","first"]}}'
PROGRESS = "nardy.progress"
DONE = "[...document.querySelectorAll('.dots a.done')].map((link) => link.dataset.step)"


def course_pages(info: BuildInfo) -> Iterable[Built]:
    """A site of one course in which a step has been renamed twice."""
    yield from plain_page(info)
    for lang in LANGS:
        yield from lesson_pages((COURSE,), lang)


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of that site."""
    with served(build(tmp_path_factory.mktemp("course") / "dist", course_pages)) as address:
        yield address


@pytest.mark.parametrize("scripts", [True, False])
def test_old_address_leads_on(browser: Browser, course: str, *, scripts: bool) -> None:
    """To the new one, with and without scripts; where there are scripts, what stood behind it stays."""
    context = browser.new_context(java_script_enabled=scripts)
    page = context.new_page()
    page.goto(urljoin(course, f"{named_path(RENAMED, 'first', 'ru')}?a=1#main"))
    page.wait_for_url(f"**/{step_path(RENAMED, 1, 'ru')}{'?a=1#main' if scripts else ''}")
    assert page.locator("article.lesson").is_visible()
    context.close()


def test_link_to_an_old_address_leads_on(page: Page, course: str) -> None:
    """Also from a live page, which puts other pages in its own place; Back leads home."""
    page.goto(urljoin(course, step_path(RENAMED, 2, "en")))
    page.wait_for_selector("#page[data-state=ready]")
    page.locator(".way a").first.evaluate("(link) => link.setAttribute('href', 'single.html')")
    page.locator(".way a").first.click()
    page.wait_for_url(f"**/{step_path(RENAMED, 1, 'en')}")
    assert page.locator('article[data-step="one"]').is_visible()
    page.go_back()
    page.wait_for_url(f"**/{step_path(RENAMED, 2, 'en')}")


@pytest.mark.parametrize("path", [index_path("en"), course_path(COURSE, "en")])
def test_progress_under_the_old_name_counts(page: Page, course: str, path: str) -> None:
    """What was kept is marked under the new name, counted once, and kept under it from then on."""
    page.goto(urljoin(course, path))
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [PROGRESS, OLD])
    page.reload()
    assert ["read", "one"] == page.evaluate(DONE)
    assert "Steps done: 2" in page.inner_text("#progress .count")
    record = json.loads(page.evaluate(f"localStorage.getItem('{PROGRESS}')"))
    assert {"sample": ["read", "one"]} == record["done"]


def test_a_file_with_old_names_is_understood(page: Page, course: str) -> None:
    """Progress that was saved before the renaming and is brought in after it."""
    page.goto(urljoin(course, course_path(COURSE, "en")))
    file = {"name": "nardy-progress.json", "mimeType": "application/json", "buffer": OLD.encode()}
    page.set_input_files('#progress [type="file"]', file)  # type: ignore[arg-type]
    page.wait_for_function("document.querySelectorAll('.dots a.done').length === 2")
    assert ["read", "one"] == page.evaluate(DONE)
