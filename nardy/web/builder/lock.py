"""Our own ``pyodide-lock.json``: the one of the npm package names wheels that are not ours."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from nardy.web.builder.wheels import Wheel


def lock_text(npm_lock: Path, wheels: Iterable[tuple[Wheel, Path]]) -> str:
    """The lock as JSON: the ABI of the npm lock and one entry for each wheel and its written file."""
    info = json.loads(npm_lock.read_text(encoding="utf-8"))["info"]
    packages = {wheel.name: _entry(wheel, file) for wheel, file in wheels}
    return json.dumps({"info": info, "packages": packages}, indent=1, sort_keys=True)


def _entry(wheel: Wheel, file: Path) -> dict[str, Any]:
    return {
        "name": wheel.name,
        "version": wheel.version,
        "file_name": file.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": list(wheel.imports),
        "depends": list(wheel.depends),
        "unvendored_tests": False,
    }
