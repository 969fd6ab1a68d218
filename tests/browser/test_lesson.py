"""A lesson in a real browser: read without Python, gone through by keyboard, its mistakes told exactly."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page

from lessons import LESSONS
from nardy.pages.lesson.paths import step_path
from nardy.teach import Exercise
from nardy.text import LANGS, Lang
from tests.browser.pages import after, axe_in_both, opened, tap, until

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
HEAD = next(lesson for lesson in LESSONS if lesson.id == "long/head")
AFTER = LESSONS[LESSONS.index(HEAD) + 1]
ONE_CHECKER = next(place for place, step in enumerate(HEAD.steps) if step.id == "one-checker")


def address(site: str, place: int, lang: Lang = "en") -> str:
    """The address of a step of the head lesson."""
    return urljoin(site, step_path(HEAD, place, lang))


def told(page: Page) -> list[str]:
    """The rules that the answer to what was played lists."""
    return [str(rule.get_attribute("data-rule")) for rule in page.locator("#answer [data-rule]").all()]


_IN_SIGHT = """
() => {
  const [answer, board] = ["answer", "board"].map((id) => document.getElementById(id).getBoundingClientRect());
  return [answer.top + Math.min(answer.height, innerHeight / 3) <= innerHeight + 1, board.bottom > innerHeight / 3];
}
"""


@pytest.mark.parametrize("lang", LANGS)
def test_read_without_javascript(browser: Browser, site: str, lang: Lang) -> None:
    """Words, board, foreseen answers and the way on are there, and no dead button; Next leads through all steps."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(address(site, 0, lang))
    for place, step in enumerate(HEAD.steps):
        assert page.url == address(site, place, lang)
        assert step.heading.say(lang) == page.inner_text("h1")
        if isinstance(step, Exercise):
            assert not page.locator("#controls").is_visible()
            page.locator(".foreseen > summary").click()
            assert len(step.mistakes) + 5 == page.locator(".foreseen details").count()
        page.click('.lesson a[rel="next"], .lesson nav .main')
    assert page.url == urljoin(site, step_path(AFTER, 0, lang))
    page.context.close()


@pytest.mark.parametrize("lang", LANGS)
def test_a_foreseen_mistake_is_told(page: Page, site: str, lang: Lang) -> None:
    """Two from the head: the lesson's own sentence, the rule by its id, and the piece springs back."""
    opened(page, address(site, ONE_CHECKER, lang))
    tap(page, 24, 18, 24, 22)
    step = HEAD.steps[ONE_CHECKER]
    assert isinstance(step, Exercise)
    assert ["head.one"] == told(page)
    assert step.mistakes[0].says.say(lang) in page.inner_text("#answer")
    assert "13" in page.locator('#board .place[data-slot="24"]').first.get_attribute("aria-label")  # type: ignore[operator]


def test_gone_through_by_keyboard(page: Page, site: str) -> None:
    """A mistake, its undoing by playing on, the solution, and the link to the next step: keys alone."""
    opened(page, address(site, ONE_CHECKER))
    page.focus("#typed")
    page.keyboard.type("18/12")
    after(page, lambda: page.keyboard.press("Enter"))
    assert ["move.landing"] == told(page)
    page.focus("#typed")
    page.keyboard.press("Control+A")
    page.keyboard.type("24/18/16")
    after(page, lambda: page.keyboard.press("Enter"))
    assert [] == told(page)
    assert "both numbers are played" in page.inner_text("#answer")
    page.focus(".lesson nav .main")
    page.keyboard.press("Enter")
    until(page, lambda: page.url == address(site, ONE_CHECKER + 1))


def test_hints_come_rung_by_rung(page: Page, site: str) -> None:
    """Rule, number, checker, move: each press shows one more, and the last gives the move."""
    opened(page, address(site, ONE_CHECKER))
    for shown in range(1, 5):
        after(page, page.locator('[data-action="hint"]').click)
        assert shown == page.locator(".hints li").count()
    assert "24/18" in page.locator(".hints li").last.inner_text()


@pytest.mark.parametrize("lang", LANGS)
def test_axe_is_clean(page: Page, site: str, lang: Lang) -> None:
    """After a mistake too, in both languages and both colour schemes."""
    opened(page, address(site, ONE_CHECKER, lang))
    tap(page, 24, 18, 24, 22)
    assert [] == axe_in_both(page, AXE.read_text(encoding="utf-8"))


def test_narrow_page_does_not_scroll_sideways(page: Page, site: str) -> None:
    """At 320 px every step fits."""
    page.set_viewport_size({"width": 320, "height": 700})
    for place in range(len(HEAD.steps)):
        page.goto(address(site, place))
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("moves", [(24, 18, 24, 22), (24, 18, 18, 16)])
def test_what_the_referee_says_is_in_sight_on_a_telephone(page: Page, site: str, moves: tuple[int, ...]) -> None:
    """Refused or right: the verdict comes up from below the screen, and the board stays in sight."""
    page.set_viewport_size({"width": 390, "height": 660})
    opened(page, urljoin(site, "en/lessons/long/head/one-checker.html"))
    page.evaluate("document.getElementById('board').scrollIntoView({ block: 'end' })")
    tap(page, *moves)
    until(page, lambda: page.evaluate(_IN_SIGHT) == [True, True])
