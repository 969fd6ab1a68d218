"""The page for authors: the line to paste for each way, a live example of it, and what can be set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from urllib.parse import urlencode

from nardy.html import Child, Html, tag
from nardy.page import BuildInfo, Page, root_of
from nardy.pages.embed import author_words as words
from nardy.pages.embed.rest import known
from nardy.pages.embed.words import TITLE as BOARD
from nardy.pages.frame import OTHER_LANGUAGE, framed
from nardy.pages.sandbox.controls import Choice, select
from nardy.text import LANGS, Lang, Text
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION

FRAME_LINE = (
    '<iframe src="{site}embed/index.html?{query}" title="{title}" loading="lazy"'
    ' style="width:100%;aspect-ratio:3/2;min-height:600px;border:0"></iframe>'
)
ELEMENT_LINE = '<script src="{site}embed.js" async></script>\n<nardy-board {attributes}></nardy-board>'
NOWHERE = "https://example.org/nardy/"
"""Stands in the lines until a script, or the builder's --base-url, knows where the site really is."""
FIRST = {"variant": "long", "dice": "62"}
ROLLS = ("", "62", "66", "31")
LOOKS = ("numbering", "seat", "mirrored", "theme", "bg", "lang", "run")


def path(lang: Lang) -> str:
    """Where the page lies, from the root of the site."""
    return f"{lang}/embedding.html"


def author_page(lang: Lang, build: BuildInfo) -> Page:
    """The page in one language."""
    here = path(lang)
    alternates = {other: path(other) for other in LANGS}
    title = words.TITLE.say(lang)
    content = framed(here, lang, alternates, _main(lang, build))
    return Page(here, lang, f"{title} — nardy", words.ABOUT.say(lang), content, alternates, live=False)


def _main(lang: Lang, build: BuildInfo) -> Html:
    root = root_of(path(lang))
    return tag(
        "div",
        tag("h1", words.TITLE.say(lang)),
        tag("p", words.ABOUT.say(lang), class_="lead"),
        _choose(lang),
        _frame(lang, build, root),
        _element(lang, build),
        _parameters(lang),
        _table(words.SIZES, words.SIZES_ABOUT, (words.SIZE, words.FITS), _sizes(lang), lang),
        _messages(lang),
        _strict(lang, build),
        tag("section", tag("h2", words.LICENCE_TITLE.say(lang)), tag("p", words.LICENCE.say(lang))),
        tag("script", src=f"{root}embed.js"),
        tag("script", src=f"{root}{build.static}embedding.js"),
        class_="embedding",
    )


def _choose(lang: Lang) -> Html:
    """What the lines and the examples below are made of."""
    games = [(variant.id, variant.title.say(lang)) for variant in VARIANTS]
    rolls = [(roll, "-".join(roll) or words.NO_DICE.say(lang)) for roll in ROLLS]
    lists = (
        _list(words.GAME, "variant", games, lang),
        _list(words.DICE, "dice", rolls, lang),
        _list(words.LANGUAGE, "lang", OTHER_LANGUAGE.items(), lang, lang),
        _list(words.THEME, "theme", _said(words.THEMES, lang), lang),
        _list(words.BG, "bg", _said(words.BACKGROUNDS, lang), lang),
        _list(words.RUN, "run", _said(words.RUNS, lang), lang),
    )
    legend = tag("legend", tag("h2", words.CHOOSE.say(lang)))
    return tag("form", tag("fieldset", legend, tag("div", lists, class_="fields")), id="choose")


def _list(label: Text, name: str, values: Iterable[tuple[str, str]], lang: Lang, chosen: str = "") -> Html:
    first = chosen or FIRST.get(name)
    return select(label.say(lang), name, (Choice(v, said, v == first) for v, said in values), action=None)


def _said(texts: Mapping[str, Text], lang: Lang) -> list[tuple[str, str]]:
    return [(name, text.say(lang)) for name, text in texts.items()]


def _frame(lang: Lang, build: BuildInfo, root: str) -> Html:
    fields = {**FIRST, "lang": lang}
    address = f"{root}embed/index.html?{urlencode(fields)}"
    example = tag(
        "iframe", src=address, title=BOARD.say(lang), loading="lazy", id="frame-example", class_="frame-example"
    )
    return _way(words.FRAME, words.FRAME_ABOUT, _line("frame", FRAME_LINE, fields, lang, build), example, lang)


def _element(lang: Lang, build: BuildInfo) -> Html:
    fields = {**FIRST, "lang": lang}
    example = tag("nardy-board", id="element-example", **fields)
    return _way(words.ELEMENT, words.ELEMENT_ABOUT, _line("element", ELEMENT_LINE, fields, lang, build), example, lang)


def _way(title: Text, about: Text, line: Child, example: Html, lang: Lang) -> Html:
    return tag("section", tag("h2", title.say(lang)), tag("p", about.say(lang)), line, example, class_="way")


def _line(name: str, template: str, fields: Mapping[str, str], lang: Lang, build: BuildInfo) -> Html:
    """A line to paste, with the button that copies it; the script fills its template anew."""
    own = template.replace("{title}", BOARD.say(lang))
    written = own.replace("{site}", build.base_url or NOWHERE).replace("{query}", escape(urlencode(fields)))
    written = written.replace("{attributes}", " ".join(f'{key}="{value}"' for key, value in fields.items()))
    code = tag("code", written, data_template=own, id=f"line-{name}")
    label = words.PASTE.say(lang)
    copy = tag(
        "button", words.COPY.say(lang), type="button", data_copy=f"line-{name}", data_done=words.COPIED.say(lang)
    )
    return tag("div", tag("pre", code, tabindex="0", aria_label=label, role="group"), copy, class_="line")


def _parameters(lang: Lang) -> Html:
    rows = ((name, text.say(lang), _values(name, lang)) for name, text in words.MEANINGS.items())
    heads = (words.NAME, words.MEANING, words.VALUES)
    options = ((name, OPTION[name].title.say(lang), ", ".join(known()[name])) for name in OPTION)
    caption = tag("h3", words.OPTIONS.say(lang))
    return tag(
        "section",
        tag("h2", words.PARAMETERS.say(lang)),
        tag("p", words.PARAMETERS_ABOUT.say(lang)),
        _rows(heads, rows, lang),
        caption,
        _rows(heads, options, lang),
    )


def _values(name: str, lang: Lang) -> str:
    if name in words.EXAMPLES:
        return words.FREE.say(lang, {"example": words.EXAMPLES[name]})
    return ", ".join(known().get(name, ["0", "1"]))


def _sizes(lang: Lang) -> Iterator[tuple[str, ...]]:
    return ((size, text.say(lang)) for size, text in words.SIZE_ROWS)


def _messages(lang: Lang) -> Html:
    rows = ((name, text.say(lang)) for name, text in words.TOLD.items())
    table = _table(words.MESSAGES, words.MESSAGES_ABOUT, (words.NAME, words.MEANING), rows, lang)
    return tag("div", table, tag("p", words.ASKED.say(lang)))


def _table(title: Text, about: Text, heads: Iterable[Text], rows: Iterable[tuple[str, ...]], lang: Lang) -> Html:
    return tag("section", tag("h2", title.say(lang)), tag("p", about.say(lang)), _rows(heads, rows, lang))


def _rows(heads: Iterable[Text], rows: Iterable[tuple[str, ...]], lang: Lang) -> Html:
    """A table whose first cells are names."""
    head = tag("tr", (tag("th", text.say(lang), scope="col") for text in heads))
    body = (
        tag("tr", tag("th", tag("code", name), scope="row"), (tag("td", cell) for cell in rest)) for name, *rest in rows
    )
    return tag("div", tag("table", tag("thead", head), tag("tbody", body)), class_="wide", tabindex="0")


def _strict(lang: Lang, build: BuildInfo) -> Html:
    site = (build.base_url or NOWHERE).rstrip("/")
    return tag(
        "section",
        tag("h2", words.SAFE.say(lang)),
        tag("p", words.CSP_FRAME.say(lang)),
        _policy("frame-src {origin}", site),
        tag("p", words.CSP_ELEMENT.say(lang)),
        _policy("script-src {origin}; frame-src {origin}", site),
        tag("p", words.SANDBOX.say(lang)),
    )


def _policy(template: str, site: str) -> Html:
    origin = "/".join(site.split("/")[:3])
    return tag("pre", tag("code", template.replace("{origin}", origin), data_template=template), tabindex="0")
