"""The scripts that the builder puts together: the board with its data, and the one file of embeds."""

from __future__ import annotations

from pathlib import Path

from nardy.view import export
from nardy.web.builder.errors import BuildError

_LOOK = '"{{css}}"'
_HANDS = ("board-places.js", "board-drag.js", "board-keys.js", "board-motion.js", "board-input.js")
_PARTS = ("board.js", *_HANDS, "embed.js")
_SHEETS = ("board.css", "embed.css")


def write_scripts(static: Path) -> None:
    """Put the data of the board into ``board.js``, and the sheets into ``embed.js``."""
    board, embed = static / "board.js", static / "embed.js"
    board.write_text(export.script(_read(board)), encoding="utf-8")
    source = _read(embed)
    if source.count(_LOOK) != 1:
        raise BuildError(f"embed.js must hold {_LOOK} exactly once.")
    look = "".join(_read(static / name) for name in _SHEETS)
    embed.write_text(export.bare(source).replace(_LOOK, export.as_json(export.bare_sheet(look))), encoding="utf-8")


def write_embed(static: Path, target: Path) -> None:
    """Write ``target``, the file of a lasting address that foreign pages load: all parts in one."""
    target.write_text("".join(export.bare(_read(static / name)) for name in _PARTS), encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
