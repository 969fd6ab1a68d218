"""The scripts and sheets that the builder puts together: the board with its data, the one file of embeds, the pages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from nardy.pages.embed.rest import at_rest
from nardy.view import export
from nardy.web.builder.errors import BuildError

_HANDS = ("board-places.js", "board-drag.js", "board-keys.js", "board-motion.js", "board-input.js")
_BOARD = ("board.js", *_HANDS)
_EMBED = ("embed-values.js", "embed-engine.js", "embed.js")
_SHEETS = ("board.css", "parts.css", "embed.css")
_PAGES = (
    "frame", "sandbox", "study", "editor", "copying", "embedding", "record", "home", "lesson", "zars", "steps",
    "courses", "laboratory", "paper", "games", "tools", "print",
)  # fmt: skip
"""The sheets in ``static/pages``, in the order in which later ones win."""

_LIVE = ("pyscript/core.js", "shell.js")
_IMPORT = re.compile(r"""^(?:import|export)\b[^"'();]*["']\./([^"']+)["']""", re.MULTILINE)
_LOADS_TOML = re.compile(r"""import\("\./(toml-[^"]+)"\)""")


def write_scripts(static: Path) -> None:
    """Put the data of the board into ``board.js``, and words and sheets into the parts of embeds."""
    board = static / "board.js"
    board.write_text(export.script(_read(board)), encoding="utf-8")
    look = export.bare_sheet("".join(_read(static / name) for name in _SHEETS))
    _fill(static / "embed-values.js", '"{{rest}}"', export.as_json(at_rest()))
    _fill(static / "embed.js", '"{{css}}"', export.as_json(look))


def write_sheet(static: Path) -> None:
    """Put the sheets of ``static/pages`` into the one ``site.css`` that pages load."""
    folder = static / "pages"
    found = {path.stem for path in folder.iterdir()}
    if found != set(_PAGES):
        raise BuildError(f"static/pages and _PAGES in scripts.py differ in: {', '.join(sorted(found ^ set(_PAGES)))}.")
    sheets = (_read(folder / f"{name}.css") for name in _PAGES)
    (static / "site.css").write_text(export.bare_sheet("".join(sheets)), encoding="utf-8")
    shutil.rmtree(folder)


def live_modules(static: Path) -> tuple[str, ...]:
    """The scripts of a live page with all that they import, and what PyScript reads its configuration with."""
    found = list(_LIVE)
    for name in found:  # which grows on the way
        folder, text = (static / name).parent, _read(static / name)
        loads = [*_IMPORT.findall(text), *_LOADS_TOML.findall(text)]
        names = ((folder / load).relative_to(static).as_posix() for load in loads)
        found.extend(dict.fromkeys(each for each in names if each not in found))
    return tuple(found)


def _fill(path: Path, place: str, value: str) -> None:
    source = _read(path)
    if source.count(place) != 1:
        raise BuildError(f"{path.name} must hold {place} exactly once.")
    path.write_text(export.bare(source).replace(place, value), encoding="utf-8")


def write_embed(static: Path, target: Path) -> None:
    """Write ``target``, the file of a lasting address that foreign pages load: all parts in one."""
    target.write_text("".join(export.bare(_read(static / name)) for name in (*_BOARD, *_EMBED)), encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
