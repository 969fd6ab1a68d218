"""A match as a live page, and its form before any Python runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from nardy.board import COLORS, Color
from nardy.fault import Fault
from nardy.html import Child, Html, safe, tag
from nardy.page import Page
from nardy.pages.board_tools import MATCH as KEYS
from nardy.pages.board_tools import board_tools
from nardy.pages.frame import framed
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.match import words
from nardy.pages.match.link import query
from nardy.pages.match.machine import asked, refusal, step
from nardy.pages.match.state import LENGTHS, State, fresh, recalled
from nardy.pages.reasons import reasons, spoken
from nardy.pages.sandbox.controls import END, HINT, PASS, ROLL, UNDO, Choice, button, select, typed
from nardy.pages.sandbox.panel import TO_ROLL, Panel
from nardy.pages.sandbox.table import Table
from nardy.scene import Cube, Scene
from nardy.text import LANGS, Lang, Text, own_numbers
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION
from nardy.view import draw
from nardy.view.names import SIDES

CHOSEN = ("cube", "crawford", "jacoby", "beaver", "opening", "last_roll", "koks")
"""The options that are about the match and not about moves."""


class View:
    """All that is said and shown of a match in one language."""

    def __init__(self, state: State, lang: Lang) -> None:
        self.state, self.lang = state, lang
        self.match = state.at
        self.panel = Panel(Table(state.board), lang)

    def say(self, text: Text, **facts: int | str) -> str:
        """A text in the language of the page."""
        return text.say(self.lang, facts)

    @property
    def playing(self) -> bool:
        """Whether a roll is on the board."""
        return self.match.phase == "move"

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What of the rules of a match has just been broken."""
        return refusal(self.state)

    def fragments(self) -> dict[str, Html]:
        """Everything on the page that follows from the state, by the id of its place."""
        return {
            "score": tag("div", self._score(), id="score"),
            "board": safe(draw(self._scene(), self.lang)),
            "status": tag("div", self._status(), id="status"),
            "controls": tag("section", self._controls(), id="controls", aria_label=self.say(words.TURN)),
            "reasons": tag("section", self._reasons(), id="reasons", aria_label=self.say(words.REFEREE), tabindex="0"),
            "start": tag("section", start_form(self.state, self.lang), id="start"),
        }

    def _scene(self) -> Scene:
        scene = self.panel.marked()
        if self.state.rules.options.get("cube") != "on":
            return scene
        return replace(scene, cube=Cube(self.match.cube if self.match.cube > 1 else 64, self.match.owner))

    def _score(self) -> Iterator[Child]:
        match = self.match
        named = words.GAME if match.length else words.GAME_ALONE
        yield tag("p", self.say(named, game=match.game, length=match.length))
        rows = zip(COLORS, self.state.names, match.score, strict=True)
        yield tag("dl", (self._row(color, name, points) for color, name, points in rows), class_="score")

    def _row(self, color: Color, name: str, points: int) -> list[Html]:
        side = self.say(SIDES[color])
        return [tag("dt", f"{side}, {name}" if name else side), tag("dd", str(points))]

    def headline(self) -> str:
        """What has to happen next."""
        match = self.match
        if match.phase == "over":
            return self.say(words.OVER["white" if match.score[0] > match.score[1] else "black"])
        if match.phase == "opening":
            return self.say(words.OPENING)
        if by := asked(match):
            return self.say(words.OFFERED[by], cube=match.cube * (4 if match.phase == "beavered" else 2))
        turn = match.turn or "white"
        return self.say(words.LAST[turn] if match.phase == "last-roll" else TO_ROLL[turn])

    def news(self) -> Iterator[str]:
        """What has just happened: a tie, who begins, how the last game ended."""
        match, thrown = self.match, self.state.thrown
        if thrown and thrown[0] == thrown[1]:
            yield self.say(words.TIE, die=thrown[0])
        elif thrown and match.starter:
            yield self.say(words.BEGINS[match.starter], white=thrown[0], black=thrown[1])
        if match.phase in ("opening", "over") and match.before != (-1, -1):
            yield (
                self.say(words.WON[match.result[0]], points=match.result[1]) if match.result else self.say(words.DRAWN)
            )

    def _status(self) -> Iterator[Child]:
        news = " ".join(self.news())
        if self.playing:
            yield self.panel.status()
            return
        headline = tag("strong", self.headline(), data_goal=self.match.phase == "over")
        yield tag("div", tag("p", news) if news else None, tag("p", headline), class_="status")

    def _controls(self) -> Iterator[Child]:
        written = typed(self.panel) if self.playing else None
        yield tag("div", tag("div", self._buttons(), class_="buttons"), written, class_="controls-body")

    def _buttons(self) -> Iterator[Child]:
        match, cube = self.match, self.state.rules.options.get("cube") == "on"
        undo = button("undo", self.say(UNDO), "KeyU", off=not self.state.past and not self.state.board.now.moves)
        if match.phase == "opening":
            yield button("roll", self.say(words.THROW), "KeyD", main=True)
        elif asked(match):
            yield button("take", self.say(words.TAKE), main=True)
            yield button("drop", self.say(words.DROP))
            if match.phase == "offered" and not match.length and self.state.rules.options.get("beaver") == "on":
                yield button("beaver", self.say(words.BEAVER))
        elif self.playing:
            end = PASS if self.panel.forced_pass else END
            yield button(
                "end", self.say(end), "KeyE", main=self.panel.table.idle or self.panel.table.winner is not None
            )
            yield undo
            yield button("hint", self.say(HINT), "KeyH")
            return
        elif match.phase != "over":
            yield button("roll", self.say(ROLL), "KeyD", main=True)
            yield button("double", self.say(words.DOUBLE)) if cube else None
        yield undo

    @property
    def notices(self) -> list[str]:
        """What of a link could not be used."""
        return [said[LANGS.index(self.lang)] for said in self.state.notices]

    def _reasons(self) -> list[Child]:
        return [*(tag("p", said, class_="notice") for said in self.notices), self._why()]

    def _why(self) -> Html:
        if self.faults:
            title = tag("h2", self.say(words.REFUSED, n=len(self.faults)), class_="refused")
            return tag("div", title, reasons(self.state.rules, self.faults, self.lang, own_numbers))
        return self.panel.reasons() if self.playing else tag("p", self.say(words.NO_LOSS), class_="quiet")

    def said(self) -> str:
        """What the state's live region says."""
        return " ".join((*self.notices, *self.news(), self.panel.said() if self.playing else self.headline()))

    def violation(self) -> str:
        """What the violations' live region says."""
        return spoken(self.faults, self.lang, own_numbers) or (self.panel.violation() if self.playing else "")


def start_form(state: State, lang: Lang) -> Html:
    """What has to be agreed before a match."""
    games = (Choice(v.id, v.title.say(lang), v.id == state.rules.variant.id) for v in VARIANTS)
    lengths = (
        Choice(str(n), words.POINTS.say(lang, {"length": n}) if n else words.ALONE.say(lang), n == state.at.length)
        for n in LENGTHS
    )
    names = (
        tag("label", tag("span", words.NAME[color].say(lang)), tag("input", type="text", name=color, value=name,
            maxlength="40", autocomplete="off", id=f"name-{color}"))
        for color, name in zip(COLORS, state.names, strict=True)
    )  # fmt: skip
    fields = (
        select(words.VARIANT.say(lang), "variant", games, action=None),
        select(words.LENGTH.say(lang), "length", lengths, action=None),
        *names,
        *_options(state, lang),
    )
    begin = tag("button", words.START.say(lang), type="submit")
    form = tag("form", tag("div", fields, class_="fields"), tag("p", begin), data_action="start")
    return tag("div", tag("h2", words.NEW.say(lang)), form)


def _options(state: State, lang: Lang) -> Iterator[Html]:
    agreed = state.rules.options
    for name in CHOSEN:
        if name in OPTION and name in state.rules.variant.options:
            values = (Choice(v.id, v.label.say(lang), v.id == agreed[name]) for v in OPTION[name].values)
            yield select(OPTION[name].title.say(lang), name, values, action=None)


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The page's answer to one event."""
    state = step(recalled(kept), event, throw)
    view = View(state, lang)
    return Reply(state.as_json(), view.fragments(), query(state), view.said(), view.violation())


MATCH = LivePage("match", answer)


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/match.html"


def static_page(lang: Lang) -> Page:
    """The page as the builder writes it."""
    state = fresh()
    parts = View(state, lang).fragments()
    board = tag("figure", parts["board"], class_="board-frame")
    beside = (*(parts[name] for name in ("score", "status", "controls", "reasons")), board_tools(lang, KEYS))
    main = tag(
        "div",
        tag("div", tag("h1", words.TITLE.say(lang)), board, tag("div", beside, class_="beside"), class_="desk"),
        parts["start"],
        class_="sandbox match",
    )
    alternates = {language: path(language) for language in LANGS}
    title, about = f"{words.TITLE.say(lang)} — nardy", words.ABOUT.say(lang)
    body = framed(path(lang), lang, alternates, main, "match")
    return Page(path(lang), lang, title, about, body, alternates, json.dumps(state.as_json(), ensure_ascii=False))
