"""The one way into Python from a page: JSON in, JSON out."""

from __future__ import annotations

import json


def answer(text: str) -> str:
    """The answer to a request ``{"op": …}``; an unknown operation raises ValueError."""
    request = json.loads(text)
    if request["op"] != "ping":
        raise ValueError(f"unknown operation: {request['op']!r}")
    return json.dumps({"op": "ping"})
