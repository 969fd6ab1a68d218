"""Drive the sandbox as a page would: keep its state, send events, read what it shows."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

from nardy.pages.live import Json, Reply
from nardy.pages.sandbox.page import answer
from nardy.text import Lang


@dataclass
class Page:
    """A sandbox opened at a query; dice come from `rolls`, one pair after the other."""

    query: str = ""
    lang: Lang = "en"
    rolls: list[tuple[int, int]] = field(default_factory=list)
    state: Json | None = None

    def __post_init__(self) -> None:
        self.reply = self.send("open", query=self.query)

    def send(self, action: str, **data: object) -> Reply:
        """The answer to an event, after which its state is kept."""
        self.reply = answer(self.state, {"action": action, **data}, self.lang, lambda: self.rolls.pop(0))
        self.state = self.reply.state
        return self.reply

    def tap(self, *slots: int) -> Reply:
        """Taps on places of the side to move, one after the other."""
        for slot in slots:
            self.send("tap", slot=str(slot))
        return self.reply

    @property
    def shown(self) -> str:
        """Everything that the page shows, as text."""
        return " ".join(map(text_of, self.reply.fragments.values()))

    @property
    def broken(self) -> list[str]:
        """The ids of the rules that the page lists as broken."""
        return _Rules.of(self.reply.fragments["reasons"])

    @property
    def now(self) -> Json:
        """The turn as it stands."""
        turn: Json = self.reply.state["now"]
        return turn


class _Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def text_of(markup: str) -> str:
    """The text of a piece of markup."""
    reader = _Text()
    reader.feed(markup)
    return " ".join(" ".join(reader.parts).split())


def with_numbers(markup: str) -> str:
    """Markup in which points are numbers again, not elements that know their slots."""
    return re.sub(r"<span data-point[^>]*>(\d+)</span>", r"\1", markup)


class _Rules(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        rule = dict(attrs).get("data-rule")
        self.found += [rule] if rule else []

    @classmethod
    def of(cls, markup: str) -> list[str]:
        reader = cls()
        reader.feed(markup)
        return reader.found
