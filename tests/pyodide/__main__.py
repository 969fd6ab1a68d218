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
DEFAULT = ("tests", "--ignore=tests/browser")
ALWAYS = ("-p", "no:cacheprovider", "-m", "not cpython")


def main(arguments: list[str]) -> int:
    """Run pytest inside Pyodide on ``arguments`` or on all that can run there; its exit status."""
    folders = (
        ROOT / "node_modules" / "pyodide",
        ROOT,
        (ROOT.parent / "shared").resolve(),  # Pyodide mounts no symbolic links
        Path(sysconfig.get_path("purelib")),
    )
    script = str(Path(__file__).with_name("run.mjs"))
    chosen = arguments or list(DEFAULT)
    command = ["node", script, *map(str, folders), *ALWAYS, *chosen]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
