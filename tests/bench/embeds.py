"""What boards on other people's pages weigh and take before anybody touches them."""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Response

from tests.browser.hosts import HEAD, frame, script
from tests.browser.sites import served

BOARDS = 20
REPEATS = 7
ELEMENT = '<nardy-board variant="long" dice="62"></nardy-board>'
_DRAW = """
() => {
  const began = performance.now();
  document.body.append(...Array.from({ length: 20 }, () => document.createElement("nardy-board")));
  document.body.offsetHeight;
  return performance.now() - began;
}
"""


def embeds_at_rest(browser: Browser, site: str) -> None:
    """Print the bytes of twenty boards and of one frame, and how long twenty boards take to be drawn."""
    print("\nembeds at rest, gzip (goal: a picture, at most 25 KB together)")
    for name, body in ((f"{BOARDS} elements", script(site) + ELEMENT * BOARDS), ("one frame", frame(site))):
        sizes = asked_for(browser, site, body)
        print(f"  {name:<26}{sum(sizes.values()) / 1000:6.1f} KB  {', '.join(sorted(sizes))}")
    page = browser.new_page()
    page.goto(f"{site}embed/engine.html")
    page.add_script_tag(url=f"{site}embed.js")
    print(f"  {BOARDS} more boards drawn in {median(page.evaluate(_DRAW) for _ in range(REPEATS)):.0f} ms")
    page.close()


def asked_for(browser: Browser, site: str, body: str) -> dict[str, int]:
    """What a page with this body asks of the site, and how many bytes each file is on the wire."""
    sizes: dict[str, int] = {}

    def keep(answer: Response) -> None:
        if answer.url.startswith(site):
            sizes[Path(urlsplit(answer.url).path).name] = len(gzip.compress(answer.body(), 9))

    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        (Path(folder) / "index.html").write_text(HEAD + body, encoding="utf-8")
        page = browser.new_page()
        page.on("response", keep)
        page.goto(f"{address}index.html", wait_until="load")
        page.wait_for_timeout(500)
        page.close()
    return sizes
