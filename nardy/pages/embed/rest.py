"""An embedded board at rest, as data for ``static/embed.js``: what it knows and says before Python runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from nardy.pages.embed import words
from nardy.pages.embed.live import buttons
from nardy.pages.live import Json
from nardy.pages.sandbox.link import USUAL
from nardy.pages.sandbox.panel import LEFT, QUIET, TO_PLAY, TO_ROLL, Panel
from nardy.pages.sandbox.state import SEATS, VIEWS, opening
from nardy.pages.sandbox.table import Table
from nardy.scene import NUMBERINGS
from nardy.text import LANGS, Lang, Text
from nardy.variants import VARIANTS
from nardy.variants.options import OPTIONS, PRESET

THEMES = ("wood", "classroom", "print")
BACKGROUNDS = ("auto", "light", "dark")
RUNS = ("tap", "auto", "never")
SAID: Mapping[str, Text] = {
    "title": words.TITLE,
    "starting": words.STARTING,
    "slow": words.SLOW,
    "failed": words.FAILED,
    "trouble": words.TROUBLE,
    "again": words.AGAIN,
    "more": words.MORE,
    "unknown": words.UNKNOWN,
    "unreadable": words.UNREADABLE,
    "noDice": words.NO_DICE,
    "oneSide": words.ONE_SIDE,
    "written": words.WRITTEN,
    "quiet": QUIET["refuse"],
    "left": LEFT,
}


def at_rest() -> Json:
    """The known values of every parameter that is a choice (the usual one first), and the words."""
    return {"known": known(), "words": {lang: _words(lang) for lang in LANGS}}


def known() -> dict[str, list[str]]:
    """Every parameter that is a choice, with its values; those of the position first, then the looks."""
    chosen = USUAL["variant"]
    games = sorted((variant.id for variant in VARIANTS), key=lambda name: name != chosen)
    return {
        "variant": games,
        "preset": list(PRESET),
        "turn": ["white", "black"],
        **{option.id: list(option.names) for option in OPTIONS},
        "numbering": list(NUMBERINGS),
        "seat": list(SEATS),
        "mirrored": list(VIEWS["mirrored"]),
        "theme": list(THEMES),
        "bg": list(BACKGROUNDS),
        "run": list(RUNS),
        "lang": list(LANGS),
    }


def _words(lang: Lang) -> Json:
    start = opening()
    rolled = replace(start, now=replace(start.now, dice=USUAL["dice"]))
    return {
        **{name: text.template(lang) for name, text in SAID.items()},
        "roll": {color: text.say(lang) for color, text in TO_ROLL.items()},
        "play": {color: text.template(lang) for color, text in TO_PLAY.items()},
        "buttons": [buttons(Panel(Table(state), lang)) for state in (start, rolled)],
    }
