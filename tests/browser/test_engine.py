"""The engine starts from our own files, survives what goes wrong, and never leaves a page hanging."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.chromium import Chromium
from tests.browser.engine import call, connect
from tests.browser.sites import build, copy_project, plain_page, served

DEADLINE = 4_000
LESSONS = """
import json
from importlib.util import find_spec
def answer(text): return json.dumps({"present": find_spec("lessons") is not None})
"""
DICE = """
import json, random
def answer(text): return json.dumps({"dice": random.choices(range(1, 7), k=40)})
"""
DOOR = "import json\ndef answer(text): return json.dumps({{'pong': True, 'version': {}}})\n"


@pytest.fixture
def opened(page: Page, plain: Path) -> Page:
    """A page of the plain site with its engine running."""
    with served(plain) as address:
        page.goto(address)
        assert {"kind": "ready"} == connect(page)
    return page


def test_answers(opened: Page) -> None:
    """A started engine answers what the door answers."""
    assert "kind" not in call(opened, "ping")


def test_survives_an_exception(opened: Page) -> None:
    """A Python exception rejects one call as such, and the next call is answered."""
    failed = call(opened, "no such operation", {"op": None})
    assert "kind" not in call(opened, "ping"), failed


def test_restarts(page: Page, plain: Path) -> None:
    """After a restart the engine answers again, from a new worker."""
    with served(plain) as address:
        page.goto(address)
        connect(page)
        page.evaluate("engine.restart().then((fresh) => { window.call = fresh; })")
        assert "kind" not in call(page, "ping")


def test_stays_on_its_origin(page: Page, plain: Path) -> None:
    """From the first byte to the first answer no request leaves the origin."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    with served(plain) as address:
        page.goto(address)
        connect(page)
        call(page, "ping")
        ours = (address, f"blob:{address}", "data:")
        assert [] == [url for url in asked if not url.startswith(ours)]
        assert any(url.endswith("pyodide.asm.wasm") for url in asked)


def test_lessons_come_when_first_asked_for(tmp_path: Path, page: Page) -> None:
    """The lessons are not loaded at the start, and are there for the first operation that needs them."""
    project = copy_project(tmp_path / "project")
    (project / "nardy/web/door.py").write_text(LESSONS, encoding="utf-8")
    with served(build(tmp_path / "dist", plain_page, project)) as address:
        page.goto(address)
        connect(page)
        assert {"present": False} == call(page, "ping")
        assert {"present": True} == call(page, "lesson")


def test_new_build_reaches_old_visitor(tmp_path: Path, playwright: Playwright, chromium: Chromium) -> None:
    """A visitor whose browser kept the old build gets the new wheel after a rebuild."""
    project = copy_project(tmp_path / "project")
    profile = chromium.launch_profile(playwright.chromium, tmp_path / "profile")
    page = profile.new_page()
    port = 0
    for version in (1, 2):
        (project / "nardy/web/door.py").write_text(DOOR.format(version), encoding="utf-8")
        with served(build(tmp_path / "dist", plain_page, project), port=port) as address:
            port = int(address.rstrip("/").rpartition(":")[2])
            page.goto(address)
            assert {"kind": "ready"} == connect(page)
            assert version == call(page, "ping")["version"]
    profile.close()


def test_two_loads_throw_different_dice(tmp_path: Path, page: Page) -> None:
    """The engine starts with a fresh random state: forty dice are not the forty of another load."""
    project = copy_project(tmp_path / "project")
    (project / "nardy/web/door.py").write_text(DICE, encoding="utf-8")
    thrown = []
    with served(build(tmp_path / "dist", plain_page, project)) as address:
        for _load in range(2):
            page.goto(address)
            assert {"kind": "ready"} == connect(page)
            thrown.append(call(page, "roll")["dice"])
    assert thrown[0] != thrown[1]
    assert {1, 2, 3, 4, 5, 6} >= set(thrown[0])


@pytest.mark.parametrize(
    ("file", "fault", "kind"),
    [
        ("pyodide.asm.wasm", "missing", "missing"),
        ("pyodide.asm.wasm", "empty", "empty"),
        ("pyodide.asm.wasm", "html", "html"),
        ("pyodide.asm.wasm", "short", "truncated"),
        ("pyodide.asm.wasm", "cut", "network"),
        ("python_stdlib.zip", "short", "truncated"),
        ("python_stdlib.zip", "missing", "missing"),
        ("pyodide-lock.json", "html", "html"),
        ("pyodide.asm.mjs", "short", "truncated"),
        ("nardy-0.1.0-py3-none-any.whl", "missing", "missing"),
        ("nardy-0.1.0-py3-none-any.whl", "short", "truncated"),
        ("engine.py", "missing", "missing"),
        ("pyscript.toml", "missing", "missing"),
        ("pyscript/core.js", "missing", "missing"),
        ("engine.json", "missing", "missing"),
    ],
)
def test_names_the_bad_file(page: Page, plain: Path, file: str, fault: str, kind: str) -> None:
    """Whatever is wrong with a file of the engine, the failure names it within the deadline."""
    with served(plain, {file: fault}) as address:
        page.goto(address)
        began = time.monotonic()
        failure = connect(page, DEADLINE)
        took = time.monotonic() - began
    assert kind == failure["kind"], failure
    assert failure["file"].endswith(file)
    assert took * 1000 < DEADLINE + 1000


def test_goes_on_when_the_fault_is_gone(page: Page, plain: Path) -> None:
    """Retry succeeds in place once the file is whole again, past a bad copy in the cache."""
    faults = {"python_stdlib.zip": "short"}
    with served(plain, faults) as address:
        page.goto(address)
        assert "truncated" == connect(page, DEADLINE)["kind"]
        faults.clear()
        page.evaluate("engine.retry().then((fresh) => { window.call = fresh; })")
        assert "kind" not in call(page, "ping")


@pytest.mark.real_time
def test_gives_up_after_twenty_seconds(page: Page, plain: Path) -> None:
    """With the deadline of real visitors a file that never arrives ends in a plain failure."""
    with served(plain, {"pyodide.asm.wasm": "slow"}) as address:
        page.goto(address)
        failure = connect(page)
    assert "slow" == failure["kind"]


def test_works_on_a_lan_name(lan: Page) -> None:
    """Over http on a LAN name, which is not a secure context, the engine starts and answers."""
    lan.goto(urljoin(lan.url, "en/sandbox/index.html"))
    assert {"kind": "ready"} == connect(lan)
    assert "kind" not in call(lan, "ping")
