"""The worker's side of the site's engine: hands requests to the door, fetches lessons when asked.

PyScript runs this file in its worker. ``answer`` is what ``engine.js`` calls: JSON in, JSON out.
"""

import json

from nardy.web import door

__export__ = ["answer"]

_present: set[str] = set()


async def answer(text: str) -> str:
    """The door's answer; wheels named in the request are installed before it is asked."""
    missing = [wheel for wheel in json.loads(text).get("wheels", ()) if wheel not in _present]
    if missing:
        import micropip  # noqa: PLC0415 - the first answer does not wait for it

        await micropip.install(missing, deps=False)
        _present.update(missing)
    return door.answer(text)
