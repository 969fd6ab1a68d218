"""Sheets to print: A4, the key on a page of its own, no diagram over two pages."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from lessons import LESSONS
from nardy.pages.lesson.paths import handout_path, step_path
from tests.browser.pages import axe

ONE_PAGE = re.compile(rb"/Type /Page\n")
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
KEY = ".solutions"
PAPER = 268
"""Millimetres of a sheet of A4 between its margins."""
SPLIT = """([height, all]) => {
  const tasks = document.querySelector(".tasks");
  tasks.style.height = `${height}mm`;
  if (all) for (const task of tasks.querySelectorAll("*")) task.style.breakInside = "auto";
  const parts = [...tasks.querySelectorAll(".task:not(.many), .boards li, .ticks")];
  return parts.filter((part) => part.getClientRects().length > 1).length;
}"""


def printed(page: Page, address: str, without: str = "") -> int:
    """How many sheets of A4 are printed, parts of the page left out."""
    page.goto(address)
    if without:
        page.locator(without).evaluate_all("(parts) => parts.forEach((part) => part.remove())")
    paper = page.pdf(prefer_css_page_size=True)
    sizes = re.findall(rb"/MediaBox \[0 0 59[0-9.]+ 84[0-9.]+\]", paper)
    count = len(ONE_PAGE.findall(paper))
    assert count == len(sizes)
    return count


@pytest.mark.parametrize("path", ["en/lessons/long/head/handout.html", "ru/lessons/long/score/handout.html"])
def test_key_begins_a_page(page: Page, site: str, path: str) -> None:
    """The key takes sheets of its own, so that the tasks can be handed out without it."""
    address = urljoin(site, path)
    tasks, key = printed(page, address, KEY), printed(page, address, f".handout > :not({KEY})")
    assert tasks + key == printed(page, address)


def test_nothing_is_split(page: Page, site: str) -> None:
    """On columns of the height of a page every task stays whole; the same measure sees tasks that may break."""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 703, "height": 1032})  # A4 without its margins, in CSS pixels
    split, loose = {}, 0
    for lesson in LESSONS:
        page.goto(urljoin(site, handout_path(lesson, "ru")))
        split[lesson.id] = page.evaluate(SPLIT, [PAPER, False])
        loose += page.evaluate(SPLIT, [PAPER, True])
    assert dict.fromkeys(split, 0) == split
    assert loose > len(LESSONS)


def test_sheet_is_found_and_can_be_read(page: Page, site: str) -> None:
    """From a step by its link; on a narrow screen it fits, and axe is content."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "long/head")
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(urljoin(site, step_path(lesson, 0, "ru")))
    page.click("text=Лист для печати")
    page.wait_for_url("**/long/head/handout.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert [] == axe(page, AXE.read_text(encoding="utf-8"))


def test_search_does_not_give_answers_away(page: Page, site: str) -> None:
    """The search leads to steps and rules; what stands on sheets alone it does not know."""
    page.goto(urljoin(site, "en/search.html?q=somebody+plays+24/22"))
    expect(page.locator("#found-count")).not_to_be_empty()
    assert 0 == page.locator('#found a[href*="handout"]').count()
