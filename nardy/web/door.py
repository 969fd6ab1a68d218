"""The one way into Python from a page: JSON in, JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pkgutil import resolve_name
from random import SystemRandom
from typing import Any

from nardy.pages.live import LivePage
from nardy.text import LANGS

PAGES = {
    "sandbox": "nardy.pages.sandbox.page:SANDBOX",
    "editor": "nardy.pages.editor.page:EDITOR",
    "embed": "nardy.pages.embed.live:EMBED",
    "record": "nardy.pages.record.page:RECORD",
    "match": "nardy.pages.match.page:MATCH",
    "laboratory": "nardy.pages.laboratory.page:LABORATORY",
}
"""Where each live page is; it is imported when it is asked for, since every module makes the first answer wait."""
_LUCK = SystemRandom()


def throw() -> tuple[int, int]:
    """Two fair dice, from the system's own chance: two visitors never share a seed."""
    return _LUCK.randint(1, 6), _LUCK.randint(1, 6)


def _ping(_request: dict[str, Any]) -> dict[str, Any]:
    return {"op": "ping"}


def _event(request: dict[str, Any]) -> dict[str, Any]:
    """A page's answer to an event: {page, lang, state, event} → {state, fragments, url, say}."""
    return _answer(_page(request["page"]), request)


@cache
def _page(name: str) -> LivePage:
    """The live page of that name; KeyError when there is none."""
    page: LivePage = resolve_name(PAGES[name])
    return page


def _lesson(request: dict[str, Any]) -> dict[str, Any]:
    """The same for a lesson; lessons come in a wheel of their own, once they are needed."""
    from lessons import LESSONS  # noqa: PLC0415 - not there when the engine starts
    from nardy.pages.lesson.live import lesson_live  # noqa: PLC0415 - of no use before

    return _answer(lesson_live(LESSONS), request)


def _answer(page: LivePage, request: dict[str, Any]) -> dict[str, Any]:
    lang = request["lang"]
    if lang not in LANGS:
        raise ValueError(f"unknown language: {lang!r}")
    return page.answer(request["state"], request["event"], lang, throw).as_json()


OPERATIONS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"ping": _ping, "event": _event, "lesson": _lesson}


def _whole(value: Any) -> Any:
    """A JSON value whose texts hold whole characters only: half of one can be pasted, and no link could hold it."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [_whole(each) for each in value]
    return {_whole(key): _whole(each) for key, each in value.items()} if isinstance(value, dict) else value


def answer(text: str) -> str:
    """The answer to a request ``{"op": …}``; an unknown operation raises ValueError."""
    request = _whole(json.loads(text))
    if request["op"] not in OPERATIONS:
        raise ValueError(f"unknown operation: {request['op']!r}")
    return json.dumps(OPERATIONS[request["op"]](request), ensure_ascii=False)
