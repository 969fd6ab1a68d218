"""Put the engine together: standard library, wheels, lock, and the list to check them by."""

from __future__ import annotations

import json
import shutil
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from nardy.web.builder.archive import read_archive, write_archive
from nardy.web.builder.bytecode import compile_archives
from nardy.web.builder.lock import lock_text
from nardy.web.builder.wheels import Wheel, index_wheel, own_wheel, with_record

SVGWRITE = "1.4.3"
MICROPIP = "0.11.1"
_STDLIB = "python_stdlib.zip"
_LESSONS = "nardy_lessons-"
AT_HOME = (
    *("__main__.py", "first_turns.py", "match_lines.py", "cases", "view/export.py", "web/builder"),
    *("pages/first_turns.py", "pages/games.py", "pages/home.py", "pages/poster.py", "pages/reference", "pages/site.py"),
    *("pages/embed/author.py", "pages/embed/author_words.py", "pages/embed/rest.py", "pages/embed/site.py"),
    "pages/embed/words.py",
)
"""Parts of nardy that only make pages: no engine needs them."""
WITH_LESSONS = ("teach", "pages/lesson")
"""Parts of nardy that come with the lessons, after the first answer of any other page."""


def write_engine(root: Path, target: Path, cache: Path) -> None:
    """Write the compiled standard library, the wheels and the lock into ``target``/pyodide."""
    npm = root / "node_modules" / "pyodide"
    lessons, locked = _wheels(root, cache / "wheels")
    everything = [*locked, lessons]
    folder = target / "pyodide"
    with tempfile.TemporaryDirectory() as scratch:
        sources = [Path(scratch) / wheel.file_name for wheel in everything]
        for wheel, source in zip(everything, sources, strict=True):
            write_archive(source, wheel.files)
        stdlib, *compiled = compile_archives([npm / _STDLIB, *sources], npm, cache / "bytecode")
    shutil.copyfile(stdlib, folder / _STDLIB)
    for wheel, archive in zip(everything, compiled, strict=True):
        write_archive(folder / wheel.file_name, with_record(read_archive(archive)))
    written = [(wheel, folder / wheel.file_name) for wheel in locked]
    lock = lock_text(npm / "pyodide-lock.json", written)
    (folder / "pyodide-lock.json").write_text(lock, encoding="utf-8")


def _wheels(root: Path, cache: Path) -> tuple[Wheel, list[Wheel]]:
    """The wheel of the lessons, which comes later, and those that start with the engine."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    nardy = own_wheel("nardy", version, root / "nardy", _in_the_page, ("svgwrite",))
    lessons = own_wheel("nardy-lessons", version, root / "lessons", lambda _path: True)
    player = own_wheel("nardy-lessons", version, root / "nardy", lambda path: below(path, WITH_LESSONS))
    lessons = replace(lessons, files={**player.files, **lessons.files})
    svgwrite = index_wheel("svgwrite", SVGWRITE, cache)
    return lessons, [nardy, svgwrite, index_wheel("micropip", MICROPIP, cache)]


def _in_the_page(path: Path) -> bool:
    return not below(path, AT_HOME + WITH_LESSONS)


def below(path: Path, parts: Iterable[str]) -> bool:
    """Whether a file of nardy is one of these parts or lies in one."""
    return any(path.is_relative_to(part) for part in parts)


def write_manifest(target: Path, build: str) -> None:
    """Write ``engine.json``: the files the engine starts from and their sizes.

    ``engine.js`` looks there when a start fails, to say which file is missing or cut short.
    """
    wanted = [
        *sorted((target / "pyodide").iterdir()),
        target / "pyscript.toml",
        target / "engine.py",
        *sorted((target / "pyscript").glob("core*.js")),
    ]
    sizes = {path.relative_to(target).as_posix(): path.stat().st_size for path in wanted}
    files = [{"file": file, "size": size} for file, size in sizes.items()]
    lessons = next(item for item in files if _LESSONS in str(item["file"]))
    files.remove(lessons)
    manifest = {"build": build, "lessons": lessons, "files": files}
    (target / "engine.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
