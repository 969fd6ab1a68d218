"""The scripts that the builder puts together: the board with its data, and the one file of embeds."""

from __future__ import annotations

from pathlib import Path

from nardy.pages.embed.rest import at_rest
from nardy.view import export
from nardy.web.builder.errors import BuildError

_HANDS = ("board-places.js", "board-drag.js", "board-keys.js", "board-motion.js", "board-input.js")
_BOARD = ("board.js", *_HANDS)
_EMBED = ("embed-values.js", "embed-engine.js", "embed.js")
_SHEETS = ("board.css", "parts.css", "embed.css")


def write_scripts(static: Path) -> None:
    """Put the data of the board into ``board.js``, and words and sheets into the parts of embeds."""
    board = static / "board.js"
    board.write_text(export.script(_read(board)), encoding="utf-8")
    look = export.bare_sheet("".join(_read(static / name) for name in _SHEETS))
    _fill(static / "embed-values.js", '"{{rest}}"', export.as_json(at_rest()))
    _fill(static / "embed.js", '"{{css}}"', export.as_json(look))


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
