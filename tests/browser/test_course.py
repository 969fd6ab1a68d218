"""Courses in a real browser: questions without an engine, answers before it is there, progress on the device."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page

from lessons import LESSONS
from nardy.teach import Choose, Exam, Find, Free, InHand, Lesson, Pick, Predict, Spot, Step
from nardy.text import LANGS, Lang
from tests.browser.pages import after, axe_in_both, opened, place, settled, tap, until

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})"
KINDS = (Choose, InHand, Predict, Spot, Pick, Find, Free, Exam)
COURSE = "en/lessons/long/index.html"
_LEARNT = """
([steps, ago, rounds]) => localStorage.setItem("nardy.progress", JSON.stringify({
  v: 1,
  done: { "long/moving": steps },
  kept: { "long/moving": [Math.floor(Date.now() / 864e5) - ago, rounds] },
}))
"""
each_kind = pytest.mark.parametrize("kind", KINDS)


def first_of(kind: type[Step]) -> tuple[Lesson, Step]:
    """The first step of a kind in all lessons."""
    return next((lesson, step) for lesson in LESSONS for step in lesson.steps if type(step) is kind)


def path_of(kind: type[Step], lang: Lang = "en") -> str:
    """Where that step lies."""
    lesson, step = first_of(kind)
    return f"{lang}/lessons/{lesson.id}/{step.id}.html"


def done_on_map(page: Page) -> list[str]:
    """The steps that the map shows as done."""
    return [str(link.get_attribute("data-step")) for link in page.locator(".dots a.done").all()]


@pytest.mark.parametrize("kind", [Choose, Predict, Spot])
def test_a_question_needs_no_engine(page: Page, site: str, kind: type[Step]) -> None:
    """One answer is open at a time, by keys alone; the right one is done; no engine is asked for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(urljoin(site, path_of(kind)))
    for answer in page.locator(".choice").all():
        answer.locator("summary").first.focus()
        page.keyboard.press("Enter")
        assert answer.locator("p").first.is_visible()
        assert 1 == page.locator(".choice[open]").count()
        told = answer.locator(":scope > p").first.inner_text()
        until(page, lambda told=told: page.inner_text("#say-answer").startswith(told))  # type: ignore[misc]
        assert 1 == page.locator("#say-answer p").count()
    assert [] == [name for name in asked if name.endswith((".whl", ".wasm", "core.js"))]


def test_points_are_picked(page: Page, site: str) -> None:
    """Tapped points are named; checking tells what is wrong, then that all is found."""
    opened(page, urljoin(site, "en/lessons/long/moving/closed-point.html"))
    tap(page, 8)
    assert 0 == page.locator('#board [data-mark="target"]').count()
    after(page, page.locator('[data-action="end"]').click)
    assert 'data-rule="move.landing"' in page.locator("#answer").inner_html()
    after(page, page.locator('[data-action="retry"]').click)
    tap(page, 10)
    after(page, page.locator('[data-action="end"]').click)
    assert page.locator("#answer.done").is_visible()
    assert page.locator('#board [data-mark="target"]').count()


def test_some_of_the_points_are_right_so_far(page: Page, site: str) -> None:
    """What is missing is told without calling wrong what was found; then one tap leads on."""
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, urljoin(site, "en/lessons/basics/board/where-to.html"))
    tap(page, 20)
    after(page, page.locator('[data-action="end"]').click)
    assert "Right so far" in page.inner_text("#answer.partly h2")
    assert 0 == page.locator("#answer.refused").count()
    after(page, page.locator('[data-action="solution"]').click)
    page.locator("a[rel=next]").click()
    page.wait_for_url("**/one-point-three-names.html")


def test_points_are_found_by_keys_alone(page: Page, site: str) -> None:
    """A digit numbers the board anew, arrows and Enter find the point, and the numbering is said to be pressed."""
    opened(page, urljoin(site, path_of(Find)))
    place(page, 6).focus()
    after(page, lambda: page.keyboard.press("Digit3"))
    assert "along White's way" in page.locator('[aria-pressed="true"]').inner_text()
    assert "point 19" in str(place(page, 6).get_attribute("aria-label"))
    page.keyboard.press("ArrowRight")
    after(page, lambda: page.keyboard.press("Enter"))
    assert "Found" in page.inner_text("#answer h2")


def test_a_test_is_silent_and_tells_all_at_the_end(page: Page, site: str) -> None:
    """Nothing is said of an illegal step, and no solution is to be seen, before the last turn."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "long/test")
    step = lesson.steps[-1]
    assert isinstance(step, Exam)
    opened(page, urljoin(site, f"en/lessons/{lesson.id}/{step.id}.html"))
    tap(page, 24, 20, 24, 23)
    assert 0 == page.locator("#answer [data-rule]").count()
    assert not page.locator(".secret").is_visible()
    for number, board in enumerate(step.boards, 1):
        turn = f"Turn {number} of {len(step.boards)}: {board.dice[0]}-{board.dice[1]}"
        heard = [page.inner_text(place).replace("\u2060", "") for place in ("#answer h2", "#say-state")]
        assert [turn, True] == [heard[0], heard[1].startswith(turn)]
        page.focus('#controls [data-action="end"]')
        after(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate("document.activeElement.matches('#answer h2')")
    assert page.inner_text("#say-state").startswith(page.inner_text("#answer h2"))
    rules = [
        rule.get_attribute("data-rule")
        for rule in page.locator("#answer .report > li").first.locator("[data-rule]").all()
    ]
    assert ["head.first-turn"] == rules
    assert page.locator(".secret").is_visible()


def test_what_would_happen_and_back(page: Page, site: str) -> None:
    """The wrong step is made on the board and then taken back, and the task can be done."""
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, urljoin(site, "en/lessons/long/head/one-checker.html"))
    tap(page, 24, 18, 24, 22)
    after(page, page.locator('[data-action="what-if"]').click)
    until(page, lambda: page.evaluate("document.getElementById('board').getBoundingClientRect().top >= 0"))
    assert "12" in str(place(page, 24).get_attribute("aria-label"))
    after(page, page.locator('[data-action="what-if"]').click)
    tap(page, 18, 16)
    assert page.locator("#answer.done").is_visible()


@pytest.mark.parametrize("lang", LANGS)
def test_foreseen_answers_come_before_the_engine(page: Page, site: str, lang: Lang) -> None:
    """With an engine that never comes, a foreseen mistake is told, and any other move is said to be kept."""
    page.route("**/*.whl", lambda _: None)
    page.goto(urljoin(site, f"{lang}/lessons/long/head/one-checker.html"))
    until(page, lambda: page.evaluate("document.documentElement.dataset.engine") == "starting")
    place(page, 24).click()
    place(page, 22).click()
    assert ("ready" in page.inner_text("#answer")) == (lang == "en")
    place(page, 24).click()
    place(page, 18).click()
    assert "head.one" in page.locator("#answer").inner_html()
    assert page.locator("h1").is_visible()


def test_progress_is_kept_and_shown(page: Page, site: str) -> None:
    """Read, answered and played steps are done; a solution that was only shown is not."""
    page.goto(urljoin(site, "en/lessons/long/moving/the-way.html"))
    opened(page, urljoin(site, "en/lessons/long/moving/two-numbers.html"))
    tap(page, 20, 15, 17, 14)
    opened(page, urljoin(site, "en/lessons/long/moving/shorter.html"))
    after(page, page.locator('[data-action="solution"]').click)
    page.goto(urljoin(site, "en/lessons/long/moving/how-many.html"))
    page.locator(".choice.right summary").click()
    page.goto(urljoin(site, COURSE))
    assert ["the-way", "two-numbers", "how-many"] == done_on_map(page)
    assert "begun" == page.locator('[data-lesson="long/moving"] .state').inner_text()
    assert "Steps done: 3; lessons finished: 0." == page.inner_text("#progress .count")


def test_progress_goes_to_another_device(page: Page, site: str, tmp_path: Path) -> None:
    """By code and by file; a code with a wrong letter changes nothing and says so."""
    page.goto(urljoin(site, "en/lessons/long/moving/the-way.html"))
    page.goto(urljoin(site, COURSE))
    code = page.input_value('[name="mine"]')
    with page.expect_download() as saved:
        page.click('[data-progress="save"]')
    saved.value.save_as(tmp_path / "progress.json")
    record = json.loads((tmp_path / "progress.json").read_text("utf-8"))
    assert (1, {"long/moving": ["the-way"]}) == (record["v"], record["done"])
    page.click('[data-progress="erase"]')
    assert [] == done_on_map(page)
    assert not page.locator('[name="mine"]').is_visible()
    page.fill('[name="code"]', code[:-1] + ("1" if code[-1] != "1" else "2"))
    page.keyboard.press("Enter")
    assert "Nothing was changed" in page.inner_text("#progress .note")
    page.fill('[name="code"]', f" {code.upper()} ")
    page.keyboard.press("Enter")
    assert ["the-way"] == done_on_map(page)
    page.click('[data-progress="erase"]')
    page.set_input_files('#progress [type="file"]', tmp_path / "progress.json")
    until(page, lambda: done_on_map(page) == ["the-way"])


def test_a_lesson_is_due_again_after_some_days(page: Page, site: str) -> None:
    """Three days after its last task a whole lesson asks to be repeated; one task solved again gives ten days' rest."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == "long/moving")
    steps = [step.id for step in lesson.steps]
    page.goto(urljoin(site, COURSE))
    state = page.locator('[data-lesson="long/moving"] .state')
    for days, rounds, told in ((2, 0, "✓ done"), (3, 0, "due again"), (9, 1, "✓ done"), (10, 1, "due again")):
        page.evaluate(_LEARNT, [steps, days, rounds])
        page.reload()
        assert (days, told) == (days, state.inner_text())
    page.goto(urljoin(site, "en/lessons/long/moving/how-many.html"))
    page.locator(".choice.right summary").click()
    page.goto(urljoin(site, COURSE))
    assert "✓ done" == state.inner_text()
    assert f"Steps done: {len(steps)}; lessons finished: 1." == page.inner_text("#progress .count")
    page.click('[data-progress="erase"]')
    page.click('[data-progress="undo"]')
    _day, rounds = json.loads(page.evaluate("localStorage.getItem('nardy.progress')"))["kept"]["long/moving"]
    assert 2 == rounds


def test_the_map_leads_on(page: Page, site: str) -> None:
    """Nothing done: no way on; then the first step not done of the lesson begun; erased, none again."""
    page.goto(urljoin(site, COURSE))
    onward = page.locator(".go-on a")
    assert onward.is_hidden()
    lesson = next(lesson for lesson in LESSONS if lesson.id == "long/moving")
    page.goto(urljoin(site, f"en/lessons/{lesson.id}/{lesson.steps[0].id}.html"))
    page.goto(urljoin(site, COURSE))
    assert onward.inner_text().endswith(lesson.title.en)
    onward.click()
    page.wait_for_url(f"**/{lesson.steps[1].id}.html")
    page.goto(urljoin(site, COURSE))
    page.click('[data-progress="erase"]')
    assert onward.is_hidden()


def test_erasing_can_be_undone(page: Page, site: str) -> None:
    """One click erases and says how much, one more brings all back; nothing of others is touched."""
    page.goto(urljoin(site, "en/lessons/long/moving/the-way.html"))
    page.evaluate("localStorage.setItem('other', 'stays')")
    page.goto(urljoin(site, COURSE))
    page.click('[data-progress="erase"]')
    assert "Erased: 1 steps of 1 lessons." == page.inner_text("#progress .note")
    assert ["other"] == page.evaluate("Object.keys(localStorage)")
    page.click('[data-progress="undo"]')
    assert ["the-way"] == done_on_map(page)
    page.reload()
    assert ["the-way"] == done_on_map(page)


def test_a_browser_that_keeps_nothing_says_so(page: Page, site: str) -> None:
    """With storage that throws the lesson works, remembers while it is open, and says it once."""
    page.add_init_script(NO_STORAGE)
    opened(page, urljoin(site, "en/lessons/long/moving/two-numbers.html"))
    assert "keeps nothing" in page.inner_text(".storage")
    tap(page, 20, 15, 17, 14)
    page.click('.lesson a[rel="next"]')
    until(page, lambda: page.url.endswith("closed-point.html"))
    assert not page.locator(".storage").is_visible()
    assert "done" in str(page.locator('.steps a[data-step="two-numbers"]').get_attribute("class"))


def test_a_damaged_record_is_put_aside(page: Page, site: str) -> None:
    """What cannot be read is kept aside and said, and counting starts anew."""
    page.goto(urljoin(site, COURSE))
    page.evaluate("localStorage.setItem('nardy.progress', '{\"v\":1,')")
    page.reload()
    assert "could not be read" in page.inner_text("#progress .note")
    assert '{"v":1,' == page.evaluate("localStorage.getItem('nardy.progress.damaged')")


def test_the_loaded_die_can_be_caught(page: Page, site: str) -> None:
    """Two hundred throws are counted and judged, and once all are thrown one of three guesses is right."""
    opened(page, urljoin(site, "en/dice/index.html"))
    after(page, page.locator('[data-action="throw"][data-die="0"][data-n="200"]').click)
    counts = [int(cell) for cell in page.locator(".die").first.locator("td:nth-child(2)").all_inner_texts()]
    assert 200 == sum(counts)
    assert "Unevenness" in page.locator(".die").first.inner_text()
    page.locator('[data-action="guess"]').first.click()
    until(page, lambda: page.inner_text(".guessed") == "Throw all three first.")
    for die in (1, 2):
        after(page, page.locator(f'[data-action="throw"][data-die="{die}"][data-n="100"]').click)
    told = []
    for guess in page.locator('[data-action="guess"]').all():
        after(page, guess.click)
        told.append("Caught" in page.inner_text(".guessed"))
    assert 1 == told.count(True)


@pytest.mark.parametrize(
    "path", ["ru/lessons/index.html", COURSE, "ru/dice/index.html", *(path_of(kind, "ru") for kind in KINDS)]
)
def test_axe_is_clean(page: Page, site: str, path: str) -> None:
    """The list, a map, and a step of each kind, in both colour schemes."""
    page.goto(urljoin(site, path))
    if page.locator("#page[data-page]").count():
        settled(page)
    for summary in page.locator(".choice.right summary").all():
        summary.click()
    assert [] == axe_in_both(page, AXE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGS)
def test_narrow_pages_do_not_scroll_sideways(page: Page, site: str, lang: Lang) -> None:
    """At 320 px the list, the maps and a step of each kind fit."""
    page.set_viewport_size({"width": 320, "height": 700})
    lists = ("lessons/index.html", "lessons/long/index.html", "dice/index.html")
    for path in (*(f"{lang}/{each}" for each in lists), *(path_of(kind, lang) for kind in KINDS)):
        page.goto(urljoin(site, path))
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
