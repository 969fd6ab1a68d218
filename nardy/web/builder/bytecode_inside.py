"""Compile every archive ``/work/*.in`` to ``/work/*.out``. Runs inside Pyodide, started by Node."""

import py_compile
import zipfile
from pathlib import Path


def compile_archive(source: Path, target: Path, scratch: Path) -> None:
    """Write ``target`` as ``source`` with unchecked bytecode in the place of each ``.py``.

    Unchecked, because the sources are not there to be compared with.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for entry in sorted(old.infolist(), key=lambda info: info.filename):
            if entry.is_dir():
                continue
            name, content = entry.filename, old.read(entry)
            if name.endswith(".py"):
                name, content = f"{name}c", bytecode(name, content, scratch)
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.external_attr = 0o100644 << 16
            new.writestr(info, content)


def bytecode(name: str, content: bytes, scratch: Path) -> bytes:
    """The ``.pyc`` of one source; tracebacks will call its file ``name``."""
    source, target = scratch / "x.py", scratch / "x.pyc"
    source.write_bytes(content)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(target), dfile=name, doraise=True, invalidation_mode=unchecked)
    return target.read_bytes()


if __name__ == "__main__":
    for archive in sorted(Path("/work").glob("*.in")):
        compile_archive(archive, archive.with_suffix(".out"), Path("/tmp"))  # noqa: S108 - Pyodide's own
