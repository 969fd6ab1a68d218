"""What a build is made of, and the one id that stands in every address of its files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

_FOLDERS = ("nardy", "lessons", "static")
_FILES = ("index.html", "pyscript.toml", "pyproject.toml", "package-lock.json")
_LENGTH = 12


def build_id(root: Path) -> str:
    """Twelve hexadecimal digits that change with the name or content of any input below ``root``."""
    digest = hashlib.sha256()
    for path in _inputs(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:_LENGTH]


def _inputs(root: Path) -> Iterator[Path]:
    yield from (root / name for name in _FILES)
    for folder in _FOLDERS:
        yield from sorted(path for path in (root / folder).rglob("*") if _is_input(path))


def _is_input(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and "vendor" not in path.parts
