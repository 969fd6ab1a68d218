"""The reference in a real browser: for everybody, on every screen, on paper, with and without scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from nardy.text import LANGS
from nardy.variants import VARIANTS
from tests.browser.pages import axe_in_both, opened, settled, tap
from tests.browser.sites import ROOT, served

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
PATHS = (
    "en/rules/index.html",
    "ru/rules/kaftar/index.html",
    "ru/rules/dragon-turtle/turtle.land.html",
    "en/rules/short/cube.offer.html",
    "ru/words.html",
    "en/sources.html",
    "ru/disagree.html",
    "en/cards/dragon.html",
    "ru/search.html",
)
each_path = pytest.mark.parametrize("path", PATHS)
ONE_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture
def silent(browser: Browser) -> Iterator[Page]:
    """A page on which no script runs."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@each_path
def test_axe_finds_nothing(page: Page, site: str, path: str) -> None:
    """In both colour schemes, with everything opened that can be."""
    page.goto(urljoin(site, path))
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert [] == axe_in_both(page, AXE)


@each_path
def test_small_screens_do_not_scroll_sideways(page: Page, site: str, path: str) -> None:
    """At 320 px nothing is wider than the screen, opened details included."""
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(urljoin(site, path))
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert 320 == page.evaluate("document.documentElement.scrollWidth")


@each_path
def test_reading_runs_no_script(page: Page, site: str, path: str) -> None:
    """Only the search loads a script besides that of the looks; all else is words, styles and boards."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(urljoin(site, path), wait_until="networkidle")
    scripts = [url for url in asked if url.endswith((".js", ".mjs", ".wasm")) and not url.endswith("/looks.js")]
    assert bool(scripts) == path.endswith("search.html")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_card_fits_one_sheet(page: Page, site: str, variant: object, lang: str) -> None:
    """Printed on A4, the card of a game is one page."""
    page.goto(urljoin(site, f"{lang}/cards/{variant.id}.html"))  # type: ignore[attr-defined]
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert 1 == len(ONE_PAGE.findall(paper))


def test_more_than_a_sheet_is_counted(page: Page, site: str) -> None:
    """The count of printed pages counts: the words take several."""
    page.goto(urljoin(site, "en/words.html"))
    assert len(ONE_PAGE.findall(page.pdf(prefer_css_page_size=True))) > 1


def test_switch_shows_one_reading_without_scripts(silent: Page, site: str) -> None:
    """At first all verdicts stand side by side; choosing a reading leaves its verdicts alone, also by keyboard."""
    silent.goto(urljoin(site, "en/disagree.html"))
    dispute = silent.locator("section.dispute", has=silent.locator("#six_block"))
    verdicts = dispute.locator("[data-n] .verdict")
    expect(verdicts.filter(visible=True)).to_have_count(8)
    dispute.get_by_label("never allowed").check()
    expect(verdicts.filter(visible=True)).to_have_text(["✗ Not legal", "✗ Not legal"])
    silent.keyboard.press("ArrowDown")
    expect(verdicts.filter(visible=True)).to_have_text(["✓ Legal", "✓ Legal"])


def test_all_readings_are_printed(page: Page, site: str) -> None:
    """On paper there is no switch, so all readings stand there whatever was chosen."""
    page.goto(urljoin(site, "en/disagree.html"))
    page.locator("section.dispute", has=page.locator("#six_block")).get_by_label("never allowed").check()
    page.emulate_media(media="print")
    expect(page.locator("[data-n]").filter(visible=False)).to_have_count(0)


def test_reason_in_the_sandbox_leads_to_its_rule(page: Page, site: str) -> None:
    """A refused move names its rule with a link; the rule's page leads back to the board, where it can be tried."""
    opened(page, urljoin(site, "en/sandbox/index.html?variant=long&dice=62"))
    tap(page, 24, 18, 24, 22)
    page.click('[data-rule="head.first-turn"] h3 a')
    expect(page.locator("h1")).to_contain_text("The head on the first turn")
    page.click(".example.wrong .try a")
    settled(page)
    assert "variant=long" in page.url
    expect(page.locator("#title h1")).to_have_text("Long nardy")


def test_rule_is_found_by_keyboard_and_by_its_endings(page: Page, site: str) -> None:
    """From any page: a word in another form, Enter, and the rule is among what is found; its link leads there."""
    page.goto(urljoin(site, "ru/words.html"))
    page.locator("header [name=q]").focus()
    page.keyboard.type("забора")
    page.keyboard.press("Enter")
    expect(page.locator("#q")).to_have_value("забора")
    first = page.locator("#found a").first
    expect(first).to_have_text(re.compile(r"^Забор из шести \S"))  # and of which game, within the link
    expect(page.locator("#found-count")).to_contain_text(re.compile(r"\d"))
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Забор из шести")


def test_search_speaks_the_language_of_the_page(page: Page, site: str) -> None:
    """English pages find English words by their stem; what is nowhere is said to be nowhere."""
    page.goto(urljoin(site, "en/search.html?q=doubles"))
    expect(page.locator("#found a").first).to_have_text(re.compile(r"^A double \S"))
    page.fill("#q", "qwertyuiop")
    expect(page.locator("#found-count")).to_contain_text("Nothing found")
    expect(page.locator("#found li")).to_have_count(0)
    assert page.url.endswith("?q=qwertyuiop")


def test_words_are_found_at_their_place(page: Page, site: str) -> None:
    """A word of the glossary is found with the address of its own place."""
    page.goto(urljoin(site, "ru/search.html?q=голубь"))
    page.locator("#found a").first.click()
    assert page.url.endswith("ru/words.html#kaftar")


def test_search_shows_more_on_demand(page: Page, site: str) -> None:
    """What is found comes in portions, and the reader goes on where the last one ended."""
    page.goto(urljoin(site, "en/search.html?q=checker"))
    expect(page.locator("#found li")).to_have_count(10)
    page.click("#more")
    expect(page.locator("#found li")).to_have_count(20)
    expect(page.locator("#found li").nth(10).locator("a")).to_be_focused()


def test_what_is_looked_for_is_text(page: Page, site: str) -> None:
    """Markup in the address of a search is looked for, never carried out."""
    page.goto(urljoin(site, "en/search.html?q=<img src=x onerror=alert(1)>checker"))
    expect(page.locator("#found-count")).not_to_be_empty()
    expect(page.locator("main img")).to_have_count(0)


def test_search_works_from_a_sub_path(page: Page, built: Path) -> None:
    """Nothing of the search minds where the site lies."""
    with served(built.parent) as address:
        page.goto(urljoin(address, f"{built.name}/en/search.html?q=bar"))
        page.locator("#found a").first.click()
        assert f"/{built.name}/en/" in page.url
        expect(page.locator("h1")).to_be_visible()


def test_search_works_on_an_insecure_name(lan: Page) -> None:
    """In a classroom without https, too."""
    lan.goto(urljoin(lan.url, "ru/search.html?q=бар"))
    expect(lan.locator("#found a").first).to_be_visible()


def test_search_that_cannot_load_says_so(page: Page, built: Path) -> None:
    """When the index is missing the reader is told, and a second try is possible."""
    with served(built, {"pagefind.js": "missing"}) as address:
        page.goto(urljoin(address, "en/search.html?q=bar"))
        expect(page.locator("#found-count")).to_contain_text("could not be loaded")


@pytest.mark.parametrize("path", ["ru/words.html", "en/search.html"])
def test_without_scripts_there_is_no_field(silent: Page, site: str, path: str) -> None:
    """A field that could not answer is not shown; the page of the search names the ways that work."""
    silent.goto(urljoin(site, path))
    expect(silent.locator("[name=q]").filter(visible=True)).to_have_count(0)
    if path.endswith("search.html"):
        expect(silent.locator("noscript a").first).to_be_visible()
