"""The Chromium of the browser tests: from npm on Linux x86-64, else Playwright's own.

``python -m tests.browser.chromium`` unpacks it.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, BrowserType

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "node_modules" / "@sparticuz" / "chromium"
ARCHIVES = ("al2023.tar", "swiftshader.tar", "fonts.tar")
CHOSEN = "NARDY_CHROMIUM"
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
QUICK = "--js-flags=--liftoff-only"
"""Python's machine code is made once and not a second time better: each test has an engine for seconds only."""


@dataclass(frozen=True, slots=True)
class Chromium:
    """How to start the browser: executable (None: Playwright's own), its environment, and whether it starts quickly."""

    executable: Path | None
    environment: dict[str, str] = field(default_factory=dict)
    quick: bool = True

    def launch(self, kind: BrowserType, *more: str) -> Browser:
        """A running browser with a profile of its own for each context."""
        return kind.launch(**self._options(more))

    def launch_profile(self, kind: BrowserType, profile: Path) -> BrowserContext:
        """A running browser that keeps its storage and cache in the folder ``profile``."""
        return kind.launch_persistent_context(profile, **self._options(()))

    def _options(self, more: Sequence[str]) -> dict[str, Any]:
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        # Chromium refuses its own sandbox to root.
        arguments = [*QUIET, *([QUICK] if self.quick else []), *more, *(["--no-sandbox"] if root else [])]
        return {
            "headless": True,
            "executable_path": self.executable,
            "args": arguments,
            "env": {**os.environ, **self.environment},
        }


def find_chromium() -> Chromium:
    """The browser named by NARDY_CHROMIUM, the unpacked one of npm, or Playwright's own."""
    if chosen := os.environ.get(CHOSEN):
        return Chromium(Path(chosen))
    if sys.platform == "linux" and platform.machine() == "x86_64":
        folder = _unpacked()
        return Chromium(folder / "chromium", _environment(folder))
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return Chromium(None)


def _environment(folder: Path) -> dict[str, str]:
    libraries = [str(folder / "al2023" / "lib"), str(folder / "swiftshader")]
    former = os.environ.get("LD_LIBRARY_PATH")
    return {"LD_LIBRARY_PATH": ":".join([*libraries, *([former] if former else [])])}


def _unpacked() -> Path:
    """The folder of the unpacked browser, made when it is not there yet."""
    version = json.loads((PACKED / "package.json").read_text(encoding="utf-8"))["version"]
    target = ROOT / ".cache" / f"chromium-{version}"
    if target.exists():
        return target
    fresh = target.with_suffix(f".{os.getpid()}")  # several test processes may begin at once
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    names = ("chromium", *ARCHIVES)
    pairs = [part for name in names for part in (f"{PACKED}/bin/{name}.br", str(fresh / name))]
    subprocess.run(["node", str(Path(__file__).with_name("unpack.mjs")), *pairs], check=True)
    for name in ARCHIVES:
        with tarfile.open(fresh / name) as archive:
            archive.extractall(fresh / Path(name).stem, filter="data")
        (fresh / name).unlink()
    (fresh / "chromium").chmod(0o755)
    try:
        fresh.rename(target)
    except OSError:  # another process was quicker
        shutil.rmtree(fresh)
    return target


if __name__ == "__main__":
    sys.stdout.write(f"nardy: the browser of the tests: {find_chromium().executable or 'the one of Playwright'}\n")
