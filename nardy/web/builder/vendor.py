"""Which files of the npm packages a site needs, and where they go."""

from __future__ import annotations

import shutil
from pathlib import Path

from nardy.web.builder.errors import BuildError

_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_MORPH = "idiomorph/dist/idiomorph.esm.js"
_TYPE = "@fontsource-variable/golos-text"
_SCRIPTS = ("latin", "cyrillic")


def copy_vendor(modules: Path, target: Path) -> None:
    """Copy PyScript, Pyodide's own files, idiomorph and the type from ``node_modules`` below ``target``."""
    if not modules.is_dir():
        raise BuildError("node_modules is missing; build with: python3 noxfile.py -s site")
    leave_out = shutil.ignore_patterns("*.map")
    shutil.copytree(modules / "@pyscript/core/dist", target / "pyscript", ignore=leave_out)
    (target / "pyodide").mkdir(parents=True, exist_ok=True)
    for name in _PYODIDE:
        # copyfile, not copy: npm marks the wasm as executable.
        shutil.copyfile(modules / "pyodide" / name, target / "pyodide" / name)
    shutil.copyfile(modules / _MORPH, target / "idiomorph.js")
    _copy_type(modules / _TYPE, target / "fonts")


def _copy_type(package: Path, target: Path) -> None:
    """Copy the files that ``static/fonts.css`` names, with their licence."""
    target.mkdir(parents=True)
    for script in _SCRIPTS:
        name = f"golos-text-{script}-wght-normal.woff2"
        shutil.copyfile(package / "files" / name, target / f"golos-text-{script}.woff2")
    shutil.copyfile(package / "LICENSE", target / "LICENSE.txt")
