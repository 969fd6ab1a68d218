"""The page against a bare Pyodide, and what a page weighs: measured in Chromium in the same run."""

from __future__ import annotations

import gzip
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import nan
from pathlib import Path
from statistics import median
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.bench.embeds import embeds_at_rest
from tests.browser.chromium import find_chromium
from tests.browser.pages import broken, opened, place, until
from tests.browser.sites import served
from tests.support import ROOT

PAIRS = 7
PRESSES = 200
ATTEMPTS = 2_000
TURN = "en/sandbox/index.html?variant=long&turn=white&dice=62&moves=24/18"
BARE = {
    "index.html": '<!doctype html><title>bare</title><script type="module" src="./page.js"></script>',
    "page.js": ('new Worker("./worker.js", { type: "module" }).onmessage = () => (document.title = "loaded");\n'),
    "worker.js": 'import { loadPyodide } from "./pyodide.mjs";\nawait loadPyodide();\npostMessage("loaded");\n',
}
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def bare_site(folder: Path) -> Path:
    """A page that loads Pyodide as npm ships it, in a worker, and nothing else."""
    for name in FILES:
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, folder / name)
    for name, text in BARE.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def timed(browser: Browser, act: Callable[[Page], None]) -> float:
    """Seconds that something takes in a profile that has never been here."""
    context = browser.new_context()
    page = context.new_page()
    began = time.perf_counter()
    act(page)
    took = time.perf_counter() - began
    context.close()
    return took


def bare_load(address: str) -> Callable[[Page], None]:
    """Open the bare page and wait until Pyodide is there."""

    def act(page: Page) -> None:
        page.goto(address)
        until(page, lambda: page.title() == "loaded")

    return act


def first_verdict(address: str) -> Callable[[Page], None]:
    """Open the sandbox at a turn, tap a wrong step at once, and wait until the page says which rule it breaks."""

    def act(page: Page) -> None:
        page.goto(urljoin(address, TURN))
        place(page, 24).click()
        place(page, 22).click()
        until(page, lambda: bool(broken(page)))

    return act


def compare_in_the_browser() -> None:
    """Print navigation → first verdict against a bare load, press → reason, and the weight of the pages."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(bare_site(Path(folder))) as bare,
        served(ROOT / "dist") as site,
        sync_playwright() as playwright,
    ):
        browser = replace(find_chromium(), quick=False).launch(playwright.chromium)
        pairs = [(timed(browser, first_verdict(site)), timed(browser, bare_load(bare))) for _ in range(PAIRS)]
        ratio = median(ours / theirs for ours, theirs in pairs)
        ours, theirs = (median(times) for times in zip(*pairs, strict=True))
        print("\nnavigation to first verdict, against a bare loadPyodide in a worker")
        print(f"  {ours:.2f} s / {theirs:.2f} s, median ratio of {PAIRS} pairs {ratio:.2f} (goal 0.7)")
        press_to_reason(browser, site)
        weights(browser, site)
        embeds_at_rest(browser, site)
        browser.close()


def press_to_reason(browser: Browser, site: str) -> None:
    """Print how long it takes from a press to its reasons, in the page's own clock, and an empty round trip."""
    page = opened(browser.new_page(), urljoin(site, TURN))
    empty: list[float] = page.evaluate(_ROUND_TRIPS, PRESSES)
    times: list[float] = page.evaluate(_PRESSES, PRESSES)
    late, late_empty = (sorted(some)[int(len(some) * 0.95)] for some in (times, empty))
    print(f"\npress to reason on screen, {len(times)} presses: median {median(times):.1f} ms, 95th percentile "
          f"{late:.1f} ms; an empty round trip {median(empty):.1f} and {late_empty:.1f} ms; "
          f"beyond it {late - late_empty:.1f} ms (goal 50)")  # fmt: skip
    before = resident()
    page.evaluate(_PRESSES, ATTEMPTS)
    print(f"memory of the browser after {PRESSES} attempts {before:.0f} MB, after {ATTEMPTS} more {resident():.0f} MB")
    page.close()


def resident() -> float:
    """Megabytes that the processes below this one hold in memory; Linux only, elsewhere not a number."""
    held: dict[int, tuple[int, int]] = {}
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            facts = dict(line.split(":", 1) for line in status.read_text(encoding="utf-8").splitlines() if ":" in line)
            held[int(status.parent.name)] = int(facts["PPid"]), int(facts.get("VmRSS", "0").split()[0])
    below = {os.getpid()}
    while more := {process for process, (parent, _) in held.items() if parent in below} - below:
        below |= more
    return sum(held[process][1] for process in below - {os.getpid()}) / 1024 if held else nan


_ROUND_TRIPS = """
async (trips) => {
  const engine = await import(new URL(`${document.body.dataset.static}engine.js`, location.href));
  const call = await engine.connect();
  const times = [];
  for (let n = 0; n < trips; n++) {
    const began = performance.now();
    await call("ping", {});
    times.push(performance.now() - began);
  }
  return times;
}
"""


_PRESSES = """
async (presses) => {
  const page = document.getElementById("page");
  const tap = (slot) => new Promise((done) => {
    const began = performance.now();
    const before = Number(page.dataset.seq);
    const look = () => Number(page.dataset.seq) > before && page.dataset.state === "ready"
      ? done(performance.now() - began) : setTimeout(look, 0);
    document.querySelector(`#board .place[data-slot="${slot}"]`)
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    look();
  });
  const times = [];
  for (let n = 0; n < presses; n++) { await tap(24); times.push(await tap(22)); }
  return times;
}
"""


def weights(browser: Browser, site: str) -> None:
    """Print the bytes of our own scripts and styles on each kind of page, compressed."""
    print("\nour own scripts and styles per page, gzip (goal: at most 60 KB)")
    for path in ("en/index.html", "en/sandbox/index.html", "en/lessons/index.html"):
        page = browser.new_page()
        bodies: dict[str, bytes] = {}
        page.on("response", partial(_keep, bodies))
        page.goto(urljoin(site, path), wait_until="load")
        page.wait_for_timeout(500)
        total = sum(len(gzip.compress(body, 9)) for body in bodies.values())
        print(f"  {path:<26}{total / 1000:6.1f} KB  {', '.join(sorted(Path(urlsplit(u).path).name for u in bodies))}")
        page.close()


def _keep(bodies: dict[str, bytes], answer: Response) -> None:
    path = urlsplit(answer.url).path
    if path.endswith((".js", ".css")) and "/pyscript/" not in path and "/pyodide/" not in path:
        bodies[answer.url] = answer.body()
