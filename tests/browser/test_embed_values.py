"""What an author writes on a board, rightly and wrongly, and what changes on the page later."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.hosts import BOARD, HEAD, Host, ready, script, shown, tap, until_true
from tests.browser.sites import served

PIECES = 30
DARK = "rgb(35, 28, 23)"
LIGHT = "rgb(255, 255, 255)"
_PLACES = """
(id) => {
  const root = document.getElementById(id).shadowRoot;
  const from = root.querySelector("svg").getBoundingClientRect();
  return [...root.querySelectorAll(".place, .numbers text, button, .status, .quiet")].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left - from.left, top - from.top, width, height].map(Math.round);
  });
}
"""


def notices(page: Page) -> list[str]:
    """What the board says of its own accord about what has been written."""
    return page.locator("#notices .notice").all_inner_texts()


def opened(page: Page, site: str, query: str) -> Page:
    """The page of a frame, by itself."""
    page.goto(f"{site}embed/index.html?{query}")
    page.locator("svg.board").wait_for()
    return page


def test_every_parameter_is_read(page: Page, site: str) -> None:
    """Position, side, dice, numbering, looks and language are read, whatever stands after a #."""
    query = (
        "variant=short&white=6:2,off:13&black=24:1,off:14&turn=black&dice=31&numbering=s4&seat=white"
        "&theme=classroom&bg=dark&lang=ru&run=never#nothing"
    )
    opened(page, site, query)
    assert "Доска со стороны белых; ход чёрных; зары: 3, 1" == page.locator("svg.board").get_attribute("aria-label")
    assert "Чёрные играют 3-1." == page.inner_text(".status strong")
    assert "пункт 19, дом: 2 белые шашки" == page.get_attribute('.place[data-slot="19"]', "aria-label")
    assert "classroom" == page.get_attribute(".embed", "data-board")
    assert DARK == page.locator(".embed").evaluate("(embed) => getComputedStyle(embed).backgroundColor")
    assert ["ru", "Доска для нард"] == [page.get_attribute("html", "lang"), page.title()]
    assert 0 == page.locator("nardy-board :is([data-action], button)").count()
    assert [] == notices(page)


def test_a_mirrored_board(page: Page, site: str) -> None:
    """White's first point lies on the right, and on the left when mirrored, at rest and in play."""

    def left(query: str) -> float:
        opened(page, site, query)
        box = page.locator('.place[data-slot="1"]').bounding_box()
        assert box
        return box["x"]

    usual = left("variant=long&dice=62")
    assert usual > left("variant=long&dice=62&mirrored=1")
    page.locator('.place[data-slot="24"]').click()
    page.locator('[data-mark="source"]').wait_for()
    box = page.locator('.place[data-slot="1"]').bounding_box()
    assert box
    assert usual > box["x"]


@pytest.mark.parametrize(
    ("query", "en", "ru"),
    [
        ("variant=chess", "variant: there is no “chess”, so the usual is shown.", "variant: значения «chess» нет"),
        ("theme=marble", "theme: there is no “marble”, so the usual is shown.", "theme: значения «marble» нет"),
        ("koks=maybe", "koks: there is no “maybe”, so the usual is shown.", "koks: значения «maybe» нет"),
        ("dice=97", "dice: “97” are no dice (they are written like 62), so none are thrown.", "«97» — не зары"),
        ("run=soon", "run: there is no “soon”, so the usual is shown.", "run: значения «soon» нет"),
        ("white=24:99&black=1:1", "white: the position “24:99” cannot be read, so the set-up is shown.", "«24:99»"),
        ("white=24:15", "Only one of white and black is written down, so the set-up is shown.", "Записана только одна"),
        ("theme=<img src=x onerror=alert(1)>", "theme: there is no “<img src=x onerror=alert(1)>”", "«<img src=x"),
    ],
)
def test_a_bad_value_is_told_and_the_board_lives(page: Page, site: str, query: str, en: str, ru: str) -> None:
    """The usual takes its place, a small notice says so in the language of the board, and the board can be played."""
    for lang, said in (("en", en), ("ru", ru)):
        opened(page, site, f"{query}&lang={lang}")
        (notice,) = notices(page)
        assert said in notice
        assert 28 == page.locator(".place[data-action]").count()
        assert PIECES == page.locator("#board .place .piece").count()


def test_an_unknown_language_is_told(page: Page, site: str) -> None:
    """In English, for nobody knows better."""
    opened(page, site, "lang=de")
    assert ["lang: there is no “de”, so the usual is shown."] == notices(page)


def test_unknown_parameters_are_ignored(page: Page, site: str) -> None:
    """Names that nobody knows change nothing and become nothing."""
    opened(page, site, "onclick=alert(1)&style=display:none&utm_source=x&class=y&id=z")
    assert [] == notices(page)
    assert [] == page.locator("nardy-board").evaluate(
        "(board) => board.getAttributeNames().filter((name) => !['framed', 'data-state'].includes(name))"
    )


def test_moves_and_options_are_judged(page: Page, site: str) -> None:
    """`run=auto` plays the moves of the address under the options of the address; at rest they are only quoted."""
    query = "variant=long&dice=66&moves=24/18 24/18"
    opened(page, site, query)
    assert "The move 24/18 24/18 is written down." in page.inner_text(".quiet")
    opened(page, site, f"{query}&run=auto")
    ready(page, "nardy-board")
    assert 0 == page.locator("[data-rule]").count()
    opened(page, site, f"{query}&run=auto&head_first_turn=never")
    shown(page, "nardy-board", "head.first-turn")


def test_attributes_may_change_later(host: Host, site: str) -> None:
    """Words and looks change around the turn that is being played; another position begins anew."""
    page = host(script(site) + BOARD.format(run="tap"))
    board = page.locator("#one")
    tap(page, "#one", 24, 18)
    page.locator('#one .place[data-slot="18"] .piece').wait_for(timeout=30_000)
    ready(page, "#one")
    board.evaluate(
        "(board) => [['lang', 'ru'], ['bg', 'dark'], ['numbering', 's4']].map((pair) => board.setAttribute(...pair))"
    )
    page.locator("#one .status", has_text="Осталось сыграть: 2.").wait_for()
    assert DARK == page.locator("#one .embed").evaluate("(embed) => getComputedStyle(embed).backgroundColor")
    assert "пункт 7, дом чёрных: 1 белая шашка; сюда сделан последний ход" == page.get_attribute(
        '#one .place[data-slot="18"]', "aria-label"
    )
    board.evaluate("(board) => board.setAttribute('dice', '31')")
    page.locator("#one .status", has_text="Белые играют 3-1.").wait_for()
    ready(page, "#one")
    assert 0 == page.locator('#one .place[data-slot="18"] .piece').count()
    assert 1 == page.locator('#one .place[tabindex="0"]').count()
    board.evaluate("(board) => board.setAttribute('run', 'never')")
    until_true(page, lambda: 0 == page.locator("#one [data-action]").count())


def test_boards_speak_the_language_around_them(host: Host, site: str) -> None:
    """The attribute comes first, then the nearest language of the page; an unknown one is English."""
    boards = (
        '<nardy-board id="a"></nardy-board><nardy-board id="b" lang="ru-RU"></nardy-board>'
        '<div lang="RU"><nardy-board id="c"></nardy-board></div><div lang="de"><nardy-board id="d"></nardy-board></div>'
    )
    page = host(script(site) + boards)
    told = {id_: page.inner_text(f"#{id_} .status strong") for id_ in "abcd"}
    russian = "Белые бросают зары."
    assert {"a": "White to roll.", "b": russian, "c": russian, "d": "White to roll."} == told
    page.evaluate("document.querySelector('[lang=RU]').append(document.getElementById('a'))")
    page.locator("#a .status", has_text=russian).wait_for()
    assert 1 == page.locator('#a .place[tabindex="0"]').count()  # Tab still leads to it


def test_a_board_that_is_moved_keeps_its_game(host: Host, site: str) -> None:
    """Taken out of the page and put back elsewhere, it goes on, even when its engine was thrown away meanwhile."""
    page = host(script(site) + BOARD.format(run="tap"))
    tap(page, "#one", 24, 18)
    page.locator('#one .place[data-slot="18"] .piece').wait_for(timeout=30_000)
    page.evaluate(
        "() => { const board = document.getElementById('one'); document.querySelector('iframe').remove();"
        " document.body.replaceChildren(); document.body.append(board); }"
    )
    tap(page, "#one", 18, 16)
    page.locator('#one .place[data-slot="16"] .piece').wait_for(timeout=30_000)


def test_the_page_around_does_not_get_in(host: Host, site: str) -> None:
    """Right to left, with every style unset and any size of type, the board is the same to the pixel."""
    page = host(f'{script(site)}<div style="width:600px">{BOARD.format(run="tap")}</div>')
    page.locator("#one svg").wait_for()
    plain = page.evaluate(_PLACES, "one")
    hostile = (
        "<style>* { all: unset; } html { font: italic 5px/3 serif; } body { text-align: center; color: red; "
        "letter-spacing: 3px; text-transform: uppercase; visibility: visible } iframe { display: block !important }"
        "div { display: block; width: 600px }</style>"
    )
    page = host(f'{hostile}{script(site)}<script>document.dir = "rtl"</script><div>{BOARD.format(run="tap")}</div>')
    page.locator("#one svg").wait_for()
    assert plain == page.evaluate(_PLACES, "one")
    assert "White plays 6-2." == page.inner_text("#one .status strong")
    tap(page, "#one", 24)
    page.locator("iframe").wait_for(state="attached")
    assert not page.locator("iframe").is_visible()


def test_looks_are_those_of_the_page_unless_chosen(host: Host, site: str) -> None:
    """`bg=auto` is as the page around: light where the page knows no dark, and dark where it does and it is night."""
    page = host(script(site) + '<nardy-board id="a"></nardy-board><nardy-board id="l" bg="light"></nardy-board>')
    page.emulate_media(color_scheme="dark")
    paint = "id => getComputedStyle(document.getElementById(id).shadowRoot.querySelector('.embed')).backgroundColor"
    assert LIGHT == page.evaluate(paint, "a")
    page.evaluate("document.documentElement.style.colorScheme = 'light dark'")
    assert [DARK, LIGHT] == [page.evaluate(paint, id_) for id_ in "al"]


@pytest.mark.parametrize(
    ("file", "said"), [("pyodide.mjs", "The referee did not start"), ("pyodide.asm.wasm", "The referee is taking long")]
)
def test_an_engine_that_fails_leaves_the_picture(page: Page, built: Path, tmp_path: Path, file: str, said: str) -> None:
    """Where a file of the engine is missing that is said plainly; once it is there, another try plays the tap."""
    faults = {file: "missing"}
    with served(built, faults) as broken, served(tmp_path) as address:
        (tmp_path / "index.html").write_text(HEAD + script(broken) + BOARD.format(run="tap"), encoding="utf-8")
        page.goto(f"{address}index.html")
        tap(page, "#one", 24)
        page.locator("#one .failed", has_text=said).wait_for(timeout=30_000)
        assert PIECES == page.locator("#one #board .place .piece").count()
        faults.clear()
        page.locator("#one .failed button").click()
        page.locator('#one [data-mark="source"]').wait_for(timeout=30_000)
