"""Every theme, look, game and width as pictures on one page for people to look at: build/gallery/index.html."""

from __future__ import annotations

import sys
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from itertools import groupby, product
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from nardy.board import HEAD, OFF, POINTS, Position, count
from nardy.scene import Arrow, Cube, Die, Mark, Scene
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.view import draw, legend, named_places
from tests.boards_at_random import set_up
from tests.browser.chromium import find_chromium

ROOT = Path(__file__).parents[1]
FACES = ROOT / "node_modules" / "@fontsource-variable" / "golos-text" / "files"
LOOKS = (
    *product(("wood", "classroom"), ("light", "dark", "contrast")),
    ("print", "light"),
)
LUCK = 53
"""A number of a board with riders."""
WIDTHS = (320, 640, 1024)
PAPER = {"light": "#ffffff", "dark": "#191411", "contrast": "#ffffff"}
INK = {"light": "#241a12", "dark": "#f1e6d6", "contrast": "#000000"}


def scenes(variant: Variant) -> Iterator[Scene]:
    """The set-up with its words, the start of play, and a busy board with every mark, an arrow and the cube."""
    start = variant.start
    yield Scene(start, labels=named_places(variant), pips=True)
    yield Scene(
        start, dice=(Die(3), Die(3), Die(3, used=True), Die(3, used=True)), cube=Cube(), marks=_first_marks(start)
    )
    busy = set_up(variant, Random(LUCK))
    yield Scene(
        busy,
        mover="black",
        dice=(Die(6), Die(5, used=True)),
        marks=tuple(_marks(busy)),
        arrows=(Arrow(_first(busy), max(_first(busy) - 6, OFF), 1), Arrow(HEAD, 6, 2, flight=True)),
        cube=Cube(4, "black"),
        pips=True,
    )


def _first_marks(start: Position) -> tuple[Mark, ...]:
    """At the start of play: a pile to take from, and a pile in the way."""
    theirs = next(slot for slot in POINTS if count(sum(start.black), start.path.across(slot)))
    return Mark("source", HEAD), Mark("blocker", theirs)


def _first(position: Position) -> int:
    """Black's last occupied point on the board."""
    return next(slot for slot in range(HEAD, OFF, -1) if count(sum(position.black), slot))


def _marks(position: Position) -> Iterator[Mark]:
    """One of every kind, spread over the board."""
    mine = [slot for slot in POINTS if count(sum(position.black), slot)]
    theirs = [slot for slot in POINTS if count(sum(position.white), position.path.across(slot))]
    empty = [slot for slot in POINTS if slot not in {*mine, *theirs}]
    yield Mark("source", _first(position))
    yield from (Mark("blocker", theirs[0]), Mark("trapped", theirs[-1]), Mark("last", mine[0]))
    yield from (Mark("target", empty[0]), Mark("target", empty[1], "2"), Mark("violated", empty[-1]))
    yield from (Mark("block", slot) for slot in range(18, HEAD))


def page(theme: str, look: str, width: int, lang: Lang) -> str:
    """A page with three boards of every game."""
    paper = f"body{{margin:8px;background:{PAPER[look]};color:{INK[look]}}}"
    style = f"*{{box-sizing:border-box}}{paper}figure{{margin:4px;width:{width}px}}"
    sheet = (ROOT / "static" / "board.css").read_text(encoding="utf-8") + _type()
    figures = "".join(
        f'<div class="game" id="{variant.id}" style="display:flex">'
        + "".join(
            f"<figure>{draw(scene, lang, f'{variant.id}{i}')}</figure>" for i, scene in enumerate(scenes(variant))
        )
        + "</div>"
        for variant in VARIANTS
    )
    return (
        f'<!doctype html><html data-board="{theme}" data-theme="{look}"><meta charset="utf-8">'
        f'<style>{sheet}{style}body{{font-family:"Golos Text"}}</style>{figures}<div id="legend">{legend(lang)}</div>'
    )


def _type() -> str:
    """The faces of the type with their files inside, for a page that has no address."""
    sheet = (ROOT / "static" / "fonts.css").read_text(encoding="utf-8")
    for script in ("latin", "cyrillic"):
        content = (FACES / f"golos-text-{script}-wght-normal.woff2").read_bytes()
        sheet = sheet.replace(
            f"fonts/golos-text-{script}.woff2", f"data:font/woff2;base64,{b64encode(content).decode()}"
        )
    return sheet


def take(browser: Browser, folder: Path) -> Iterator[tuple[str, str]]:
    """Take every picture; yields its file name and what it shows."""
    for (theme, look), width in product(LOOKS, WIDTHS):
        shown = browser.new_page(viewport={"width": 3 * width + 60, "height": 700})
        shown.set_content(page(theme, look, width, LANGS[WIDTHS.index(width) % 2]))
        shown.evaluate("document.fonts.ready.then(() => true)")
        for variant in VARIANTS:
            name = f"{theme}-{look}-{width}-{variant.id}.png"
            shown.locator(f"#{variant.id}").screenshot(path=folder / name)
            yield name, f"{variant.title.en}: {theme}, {look}, {width} px"
        name = f"{theme}-{look}-{width}-legend.png"
        shown.locator("#legend").screenshot(path=folder / name)
        yield name, f"legend: {theme}, {look}, {width} px"
        shown.close()


def _figure(name: str, told: str) -> str:
    source, words = escape(name), escape(told)
    return f'<figure><img src="{source}" alt="{words}" loading="lazy"><figcaption>{words}</figcaption></figure>'


def main() -> None:
    """Write the pictures and the page that shows them."""
    folder = ROOT / "build" / "gallery"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = find_chromium().launch(playwright.chromium)
        taken = list(take(browser, folder))
        browser.close()
    index = folder / "index.html"
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><h1>Gallery</h1>'
    style = "<style>body{font-family:system-ui}img{max-width:100%}figure{margin:1rem 0}</style>"
    index.write_text(head + style + "".join(_sections(taken)), encoding="utf-8")
    sys.stdout.write(f"{len(taken)} pictures: {index}\n")


def _sections(taken: list[tuple[str, str]]) -> Iterator[str]:
    """A heading for every look, and its pictures."""
    for look, figures in groupby(taken, lambda picture: "-".join(picture[0].split("-")[:2])):
        yield f"<h2>{escape(look)}</h2>" + "".join(_figure(name, told) for name, told in figures)


if __name__ == "__main__":
    main()
