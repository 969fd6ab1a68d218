"""The pages of the table of first turns: they show what the engine works out, cell by cell."""

from __future__ import annotations

import re
from html import unescape

import pytest

from lessons import COURSES
from nardy.first_turns import openings, reply
from nardy.pages.first_turns import COLUMNS, RULES, cell_text, first_turn_pages, table, why
from nardy.text import LANGS, Lang


@pytest.mark.parametrize("lang", LANGS)
def test_table_has_every_cell(lang: Lang) -> None:
    """22 rows of 21 cells, each with what the engine says and a link to its reason."""
    page = next(iter(first_turn_pages(lang))).main
    rows = re.findall(r"<tr>(.*?)</tr>", page)[1:]
    shown = [re.findall(r"<td[^>]*><a[^>]*>([^<]*)</a>", row) for row in rows]
    expected = [[cell_text(reply(RULES, o.position, roll)) for roll in COLUMNS] for o in openings(RULES)]
    assert expected == shown
    assert {21} == {len(row) for row in shown}
    assert 22 == len(shown)


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_leads_to_the_lesson(lang: Lang) -> None:
    """The steps in which the rule is tried out are linked from the table and from each row."""
    for page in first_turn_pages(lang, COURSES):
        assert f'href="../../{lang}/lessons/long/head/first-turn.html"' in page.main


@pytest.mark.parametrize("lang", LANGS)
def test_links_lead_to_reasons(lang: Lang) -> None:
    """Every cell links to an anchor that is there, with the reason in the page's language."""
    pages = {page.path.rpartition("/")[2]: unescape(page.main) for page in first_turn_pages(lang)}
    links = re.findall(r'href="([^"#]+)#([^"]+)"', pages["index.html"])
    assert 22 * 21 == len(links)
    for page, anchor in links:
        assert f'id="{anchor}"' in pages[page]
    for opening, replies in table():
        name = next(name for name in pages if name.startswith(f"{opening.roll[0]}-{opening.roll[1]}"))
        assert name
        for answer in replies:
            assert any(" ".join(why(answer, lang)) in page for page in pages.values())


def test_why_is_one_of_three_reasons() -> None:
    """A second may leave exactly where one alone is stopped or would leave the board."""
    for _, replies in table():
        for answer in replies:
            assert answer.excepted == (answer.walk is None)
