"""The worker's side of the site's engine: hands requests to the door, fetches lessons when asked.

PyScript runs this file in its worker. ``answer`` is what ``engine.js`` calls: JSON in, JSON out.
"""

import json

import micropip

from nardy.web import door

__export__ = ["answer"]

_present: set[str] = set()


async def answer(text: str) -> str:
    """The door's answer; wheels named in the request are installed before it is asked."""
    for wheel in json.loads(text).get("wheels", ()):
        if wheel not in _present:
            await micropip.install(wheel, deps=False)
            _present.add(wheel)
    return door.answer(text)
