"""Sites for the browser tests: built once, served on free ports, with faults where wanted."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from nardy.page import BuildInfo, Page
from nardy.web.builder.serve import Handler, Server
from nardy.web.builder.site import Pages, build_site

ROOT = Path(__file__).parents[2]
SLOW_SECONDS = 60


def plain_page(_build: BuildInfo) -> Iterable[Page]:
    """One page with nothing on it: enough for the engine."""
    yield Page("index.html", "en", "plain", "", "<main><h1>plain</h1></main>", {})


def build(out: Path, pages: Pages, root: Path = ROOT) -> Path:
    """Build the project at ``root`` into ``out`` and return ``out``."""
    build_site(root, out, pages, lambda _text: None)
    return out


def copy_project(target: Path) -> Path:
    """A copy of the project to change in a test; packages and cache are shared with the original."""
    leave_out = shutil.ignore_patterns("__pycache__", "vendor")
    for name in ("nardy", "lessons", "static"):
        shutil.copytree(ROOT / name, target / name, ignore=leave_out)
    for name in ("index.html", "pyscript.toml", "pyproject.toml", "package-lock.json"):
        shutil.copy(ROOT / name, target / name)
    for name in ("node_modules", ".cache"):
        (target / name).symlink_to(ROOT / name, target_is_directory=True)
    return target


@contextmanager
def served(folder: Path, faults: Mapping[str, str] | None = None, port: int = 0) -> Iterator[str]:
    """The address of a server for ``folder``; ``faults``: end of a path → fault (see Faulty)."""
    server = Server(("127.0.0.1", port), partial(Faulty, directory=str(folder), faults=faults or {}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


class Faulty(Handler):
    """Serves a folder, but spoils the files whose path ends as one of ``faults`` says.

    ``missing``: 404; ``empty``; ``html``: a page in its place; ``short``: the first half, as if it
    were all; ``cut``: the connection ends half-way; ``slow``: nothing arrives for a minute.
    """

    def __init__(self, *args: object, faults: Mapping[str, str], directory: str) -> None:
        self.faults = faults
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802 - as inherited
        """Answer as the fault of this path wants it."""
        if not self._spoilt():
            super().do_GET()

    def do_HEAD(self) -> None:  # noqa: N802 - as inherited
        """The same without a body."""
        if not self._spoilt():
            super().do_HEAD()

    def _spoilt(self) -> bool:
        fault = next((fault for end, fault in self.faults.items() if self.path.endswith(end)), "")
        if fault == "missing":
            self.send_error(404)
        elif fault:
            self._spoil(fault)
        return bool(fault)

    def _spoil(self, fault: str) -> None:
        path = Path(self.translate_path(self.path))
        if fault == "slow":
            time.sleep(SLOW_SECONDS)
        content = path.read_bytes()
        half = content[: len(content) // 2]
        body = {"empty": b"", "html": b"<!doctype html><p>hotel wifi"}.get(fault, half)
        self.send_response(200)
        kind = "text/html" if fault == "html" else self.guess_type(str(path))
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content if fault == "cut" else body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)
        self.close_connection = fault == "cut"
