"""Preview pictures: SVG to PNG with resvg, in the type of the boards, which comes from npm (docs/decisions/0051)."""

from __future__ import annotations

import hashlib
import os
from functools import cached_property
from io import BytesIO
from pathlib import Path

import resvg_py
from fontTools.ttLib import TTFont
from PIL import Image

from nardy.web.builder.errors import BuildError

_FONTS = Path("node_modules/@fontsource-variable/golos-text/files")
_PARTS = ("latin", "cyrillic")
_FAMILY = "Golos Text"
_COLOURS = 64


class Rasteriser:
    """Makes PNGs of SVGs, the same on every machine: no font of the system is looked at."""

    def __init__(self, root: Path) -> None:
        self._files, self._kept = root / _FONTS, root / ".cache" / "previews"
        self._made_by = (root / "pyproject.toml").read_text(encoding="utf-8")
        self._kept.mkdir(parents=True, exist_ok=True)

    def png(self, svg: str) -> bytes:
        """The picture in its own size, with few colours, so that it is quickly fetched."""
        made_of = hashlib.sha256(f"{self._made_by}{_COLOURS}{svg}".encode()).hexdigest()
        kept = self._kept / f"{made_of}.png"
        if not kept.exists():
            _write_whole(kept, self._drawn(svg))
        return kept.read_bytes()

    def _drawn(self, svg: str) -> bytes:
        try:
            drawn = resvg_py.svg_to_bytes(
                svg_string=svg, skip_system_fonts=True, font_files=self._fonts,
                font_family=_FAMILY, sans_serif_family=_FAMILY,
            )  # fmt: skip
        except ValueError as error:
            raise BuildError(f"resvg could not draw a preview picture: {error}") from error
        picture, small = Image.open(BytesIO(drawn)).convert("RGB"), BytesIO()
        picture.quantize(_COLOURS, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
        return small.getvalue()

    @cached_property
    def _fonts(self) -> list[str]:
        """The fonts of the web as files that resvg reads."""
        return [str(self._unpacked(part)) for part in _PARTS]

    def _unpacked(self, part: str) -> Path:
        font, unpacked = TTFont(self._files / f"golos-text-{part}-wght-normal.woff2"), BytesIO()
        font.flavor = None
        font.save(unpacked)
        target = self._kept / f"{part}.ttf"
        _write_whole(target, unpacked.getvalue())
        return target


def _write_whole(target: Path, content: bytes) -> None:
    """Write a file so that another build never finds half of it."""
    mine = target.with_suffix(f".{os.getpid()}")
    mine.write_bytes(content)
    mine.replace(target)
