"""``python -m tests.pyodide``: the unit tests in the Python that visitors have, under Node.

The pure-Python packages of the session's environment are lent to Pyodide. Left out are browser
tests and those marked ``cpython`` (they need processes, threads or a long time).
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALWAYS = ("-p", "no:cacheprovider", "-m", "not cpython")
PARTS = 2
"""So many Pyodides run side by side: each takes one core."""


def main(arguments: list[str]) -> int:
    """Run pytest inside Pyodide on ``arguments`` or on all that can run there; the worst exit status."""
    runs = [_started(part) for part in ([arguments] if arguments else _parts())]
    return max(_told(run) for run in runs)


def _parts() -> list[list[str]]:
    """All files of tests that can run there, dealt out by size so that each part takes about as long."""
    files = (path for path in (ROOT / "tests").rglob("test_*.py") if "browser" not in path.parts)
    dealt = sorted(files, key=lambda path: (path.stat().st_size, path))
    return [[str(path.relative_to(ROOT)) for path in dealt[n::PARTS]] for n in range(PARTS)]


def _started(files: list[str]) -> subprocess.Popen[str]:
    folders = (
        ROOT / "node_modules" / "pyodide",
        ROOT,
        (ROOT.parent / "shared").resolve(),  # Pyodide mounts no symbolic links
        Path(sysconfig.get_path("purelib")),
    )
    script = str(Path(__file__).with_name("run.mjs"))
    command = ["node", script, *map(str, folders), *ALWAYS, *files]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def _told(run: subprocess.Popen[str]) -> int:
    """Print what a run says, while it says it or after the one before it; its exit status."""
    assert run.stdout is not None
    for line in run.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
    return run.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
