"""The replay of records as a live page, and its form before any Python runs."""

from __future__ import annotations

import json

from nardy.html import Child, Html, tag
from nardy.page import Page
from nardy.pages.files import file_button
from nardy.pages.frame import framed
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.pages.record import words
from nardy.pages.record.listing import choices, faults, turns
from nardy.pages.record.state import LONGEST, State, query, recalled, record_of, step
from nardy.pages.record.view import View
from nardy.pages.sandbox.controls import button
from nardy.pages.still import still
from nardy.record import Record
from nardy.text import LANGS, Lang


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/record.html"


def answer(kept: Json | None, event: Event, lang: Lang, _throw: Throw) -> Reply:
    """The page's answer to one event."""
    state = step(recalled(kept), event)
    found = record_of(state.text) if state.text else None
    view = View(state, found, lang) if isinstance(found, Record) and found.games else None
    parts = {"replay": _replay(view) if view else _nothing(state, lang), "paste": paste(state, lang)}
    said = view.said() if view else ""
    return Reply(state.as_json(), parts, query(state), said, view.violation() if view else _trouble(state, lang))


RECORD = LivePage("record", answer)


def _trouble(state: State, lang: Lang) -> str:
    """Why there is nothing to replay."""
    found = record_of(state.text) if state.text else None
    if isinstance(found, tuple):
        return " ".join(fault.message()[lang] for fault in found)
    return words.NO_GAMES.say(lang) if found else ""


def _nothing(state: State, lang: Lang) -> Html:
    """In place of the board: what is wrong with the text, or nothing at all."""
    found = record_of(state.text) if state.text else None
    said: Child = None
    if isinstance(found, tuple):
        said = faults(found, lang)
    elif found:
        lines = (tag("li", words.LINE.say(lang, {"line": n.line}), n.message()[lang]) for n in found.notes)
        said = tag("div", tag("h2", words.NO_GAMES.say(lang), class_="refused"), tag("ul", lines))
    elif state.lost:
        said = tag("p", words.LOST.say(lang), class_="notice")
    return tag("div", said, id="replay")


def _replay(view: View) -> Html:
    lang = view.lang
    label = view.say(words.BOARD)
    board = tag(
        "figure", still(view.scene(), lang, "board"), class_="board-frame still", tabindex="0", aria_label=label
    )
    link = tag("a", view.say(words.SANDBOX), href=f"sandbox/index.html?{view.sandbox()}", class_="button")
    return tag(
        "div",
        tag(
            "div",
            tag("h2", _names(view)),
            board,
            tag("p", tag("strong", view.headline()), class_="replay-line"),
            _buttons(view),
            tag("p", view.say(words.KEYS), class_="quiet"),
            tag("p", link),
            class_="play",
        ),
        tag("div", choices(view), tag("section", view.verdict(), id="reasons", aria_label=view.say(words.TITLE)),
            tag("section", turns(view), id="turns"), class_="beside"),
        id="replay",
        class_="sandbox",
    )  # fmt: skip


def _names(view: View) -> str:
    title = view.record.variant.title.say(view.lang)
    return (
        title if view.record.names == Record(view.record.variant).names else f"{title}: {' — '.join(view.record.names)}"
    )


def _buttons(view: View) -> Html:
    at, last = view.state.at, len(view.plies)
    wrong = any(not ply.legal for ply in view.plies)
    return tag(
        "div",
        button("first", view.say(words.FIRST), "Home", off=not at),
        button("back", view.say(words.BACK), "ArrowLeft", off=not at),
        button("next", view.say(words.NEXT), "ArrowRight", main=at < last, off=at >= last),
        button("last", view.say(words.LAST), "End", off=at >= last),
        button("wrong", view.say(words.WRONG), off=not wrong) if wrong else None,
        class_="buttons",
    )


def paste(state: State, lang: Lang) -> Html:
    """The field for a record, and a file to fill it from."""
    text = tag("textarea", f"\n{state.text}", id="record-text", name="record", rows="8", maxlength=str(LONGEST),
               spellcheck="false", autocomplete="off", autocapitalize="off")  # fmt: skip
    file = file_button(words.FILE, lang, ".txt,.mat,.sgf,text/plain", id="record-file", data_into="record-text")
    buttons = (
        tag("button", words.REPLAY.say(lang), type="submit", class_="main" if not state.text else None),
        button("example", words.EXAMPLE.say(lang)),
    )
    return tag(
        "section",
        tag("h2", words.ANOTHER.say(lang)) if state.text else None,
        tag("p", words.READS.say(lang)),
        tag(
            "form",
            tag("label", tag("span", words.PASTE.say(lang)), text),
            tag("p", file, " ", words.DROP.say(lang)),
            tag("div", buttons, class_="buttons"),
            data_action="load",
            class_="controls-body",
        ),
        id="paste",
    )


def static_page(lang: Lang) -> Page:
    """The page as the builder writes it."""
    state = State()
    main = tag(
        "div",
        tag("h1", words.TITLE.say(lang)),
        tag("p", words.ABOUT.say(lang), class_="lead"),
        _nothing(state, lang),
        paste(state, lang),
        class_="record-page",
    )
    alternates = {other: path(other) for other in LANGS}
    return Page(
        path(lang),
        lang,
        f"{words.TITLE.say(lang)} — nardy",
        words.ABOUT.say(lang),
        framed(path(lang), lang, alternates, main, "record"),
        alternates,
        json.dumps(state.as_json(), ensure_ascii=False),
    )
