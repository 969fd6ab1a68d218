"""The sounds of a board: none until they are wanted, then one for a move and another for a refusal."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from lessons import LESSONS
from nardy.pages.board_tools import SOUND
from nardy.pages.lesson.paths import step_path
from nardy.teach import Exercise
from nardy.text import LANGS, Lang
from tests.browser.pages import opened, tap

LONG = "/sandbox/index.html?variant=long&dice=62"
EXERCISE = next(place for place, step in enumerate(LESSONS[0].steps) if isinstance(step, Exercise))
_LISTEN = """
window.played = [];
const { setValueAtTime } = AudioParam.prototype;
AudioParam.prototype.setValueAtTime = function (value, at) {
  if (value > 20) window.played.push(value);
  return setValueAtTime.call(this, value, at);
};
"""
_BLOCKED = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } });
"""


def played(page: Page) -> list[float]:
    """The pitches played since the last time that they were asked for."""
    pitches: list[float] = page.evaluate("played.splice(0)")
    return pitches


@pytest.mark.parametrize("lang", LANGS)
def test_sounds_are_off_until_they_are_switched_on(page: Page, site: str, lang: Lang) -> None:
    """Silence at first; then a move and a refusal sound, and not alike; the choice is kept from page to page."""
    page.add_init_script(_LISTEN)
    opened(page, f"{site}{lang}{LONG}")
    switch = page.get_by_role("switch", name=SOUND.say(lang))
    assert not switch.is_checked()
    tap(page, 24, 18)
    assert [] == played(page)
    switch.check()
    sample = played(page)
    tap(page, 18, 16)
    moved = played(page)
    tap(page, 24, 12)
    refused = played(page)
    assert sample == moved
    assert min(moved) > max(refused) > 0
    opened(page, urljoin(site, step_path(LESSONS[0], EXERCISE, lang)))
    assert switch.is_checked()
    switch.uncheck()
    page.reload()
    assert not switch.is_checked()


def test_blocked_storage_breaks_nothing(page: Page, site: str) -> None:
    """The page plays, and its switch works as long as it is open, links followed."""
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.add_init_script(_LISTEN + _BLOCKED)
    opened(page, f"{site}en{LONG}")
    switch = page.get_by_role("switch")
    switch.check()
    played(page)
    tap(page, 24, 18)
    assert played(page)
    page.click("a.language")
    page.wait_for_url("**/ru/**")
    assert page.get_by_role("switch", name=SOUND.ru).is_checked()
    assert [] == troubles
