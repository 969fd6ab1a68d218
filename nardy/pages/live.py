"""A page that answers events: state and event in, state and what to show out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from nardy.html import Html
from nardy.text import Lang

Event: TypeAlias = Mapping[str, Any]
"""What happened in the page: `action` names it, the rest are its data."""
Json: TypeAlias = dict[str, Any]
Throw: TypeAlias = Callable[[], tuple[int, int]]
"""Two fair dice; handed in, so that everything else can be pure."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the page becomes.

    state: plain JSON that the page keeps; fragments: markup by the id of the element it replaces; url: the
    query that leads back to this state; said, violation: for the two live regions, "" for silence; told: messages
    for the page around an embedded board.
    """

    state: Json
    fragments: Mapping[str, Html]
    url: str = ""
    said: str = ""
    violation: str = ""
    told: tuple[Json, ...] = ()

    def as_json(self) -> Json:
        """The reply as the door sends it."""
        say = {"state": self.said, "violation": self.violation}
        shown = {"state": self.state, "fragments": dict(self.fragments), "url": self.url, "say": say}
        return shown | {"told": list(self.told)} if self.told else shown


@dataclass(frozen=True, slots=True)
class LivePage:
    """A page by its name, and how it answers an event in a state (None: the page has just been opened)."""

    id: str
    answer: Callable[[Json | None, Event, Lang, Throw], Reply] = field(repr=False)
