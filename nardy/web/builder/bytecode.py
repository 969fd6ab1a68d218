"""Compile archives to the bytecode of Pyodide's Python, in Pyodide itself, under Node.

At each start the page would compile some 560 files otherwise: compiled archives halve the start
(docs/decisions/0010).
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from nardy.web.builder.errors import BuildError

_HERE = Path(__file__).parent
_SCRIPTS = (_HERE / "bytecode.mjs", _HERE / "bytecode_inside.py")


def compile_archives(sources: Sequence[Path], pyodide: Path, cache: Path) -> list[Path]:
    """The same archives with ``x.pyc`` in the place of each ``x.py``, in the same order.

    ``pyodide`` is the folder of the npm package. Results stay in ``cache`` under a name made of
    everything they depend on, so that only new content is compiled.
    """
    recipe = b"".join(path.read_bytes() for path in (*_SCRIPTS, pyodide / "package.json"))
    targets = [cache / f"{_digest(recipe + source.read_bytes())}.zip" for source in sources]
    jobs = [
        {"source": str(source), "target": str(target)}
        for source, target in zip(sources, targets, strict=True)
        if not target.exists()
    ]
    if jobs:
        cache.mkdir(parents=True, exist_ok=True)
        _run_node(jobs, pyodide)
    return targets


def _run_node(jobs: list[dict[str, str]], pyodide: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for number, job in enumerate(jobs):
            shutil.copy(job["source"], f"{folder}/{number}.in")
        command = ["node", str(_SCRIPTS[0]), str(pyodide), str(_SCRIPTS[1]), folder]
        try:
            done = subprocess.run(command, check=False, capture_output=True, text=True)
        except FileNotFoundError as error:
            raise BuildError("There is no node here; build with: python3 noxfile.py -s site") from error
        if done.returncode:
            names = ", ".join(Path(job["source"]).name for job in jobs)
            raise BuildError(f"Pyodide could not compile {names}:\n{done.stderr}")
        for number, job in enumerate(jobs):
            shutil.move(f"{folder}/{number}.out", job["target"])


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]
