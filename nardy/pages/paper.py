"""What can be printed: a button on each sheet, and the sheets of all games in one list."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Html, tag
from nardy.text import Lang, Text
from nardy.variants import VARIANTS

PRINT = Text("Print", "Печать")
ON_PAPER = Text("On paper", "На бумаге")
ON_PAPER_ABOUT = Text(
    "One sheet of A4 for each game: the board to hang on a wall, and the rules to hand out.",
    "По листу А4 на каждую игру: доска, чтобы повесить на стену, и правила, чтобы раздать.",
)
WALL = Text("wall sheet", "лист на стену")
CARD = Text("card with the rules", "памятка с правилами")


def print_button(lang: Lang) -> Html:
    """A button that prints the page; `static/looks.js` hears it, and without scripts it is not shown."""
    return tag("button", PRINT.say(lang), type="button", data_print="", class_="button main no-print")


def on_paper(lang: Lang) -> Html:
    """The section of the start page with the sheets of every game."""
    return tag(
        "section",
        tag("h2", ON_PAPER.say(lang), id="on-paper"),
        tag("p", ON_PAPER_ABOUT.say(lang)),
        tag("ul", _sheets(lang)),
    )


def _sheets(lang: Lang) -> Iterator[Html]:
    for variant in VARIANTS:
        wall = tag("a", WALL.say(lang), href=f"print/{variant.id}.html")
        card = tag("a", CARD.say(lang), href=f"cards/{variant.id}.html")
        yield tag("li", variant.title.say(lang), ": ", wall, ", ", card)
