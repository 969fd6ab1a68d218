"""The index that the search reads: made by Pagefind from the pages that are written (docs/decisions/0050)."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from nardy.web.builder.errors import BuildError

FOLDER = "pagefind"
_RUNNER = "pagefind/lib/runner/bin.cjs"
_KEEP = ("pagefind.js", "pagefind-worker.js", "pagefind-entry.json", "pagefind.*.pf_meta", "wasm.*.pagefind")
_OPTIONS = ("--exclude-selectors", "svg", "--keep-index-url", "--max-fragments", "48", "--quiet")


def write_search_index(site: Path, static: Path, modules: Path) -> None:
    """Index the pages of `site` that have a `data-pagefind-body` into `static`/pagefind."""
    target = static / FOLDER
    command = ["node", str(modules / _RUNNER), "--site", str(site), "--output-path", str(target), *_OPTIONS]
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise BuildError("There is no node here; build with: python3 noxfile.py -s site") from error
    if done.returncode or not (target / "pagefind.js").is_file():
        raise BuildError(f"Pagefind could not make the search index:\n{done.stdout}{done.stderr}")
    _leave_out_the_rest(target)
    shutil.copyfile(modules / "pagefind/LICENSE/LICENSE", target / "LICENSE.txt")


def _leave_out_the_rest(target: Path) -> None:
    """Pagefind brings user interfaces of its own; the site has one that looks like the rest of it."""
    wanted = {path for pattern in _KEEP for path in target.glob(pattern)}
    for path in target.iterdir():
        if path.is_file() and path not in wanted:
            path.unlink()
