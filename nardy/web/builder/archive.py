"""Zip archives that come out the same, byte for byte, whenever the same files go in."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

_EPOCH = (1980, 1, 1, 0, 0, 0)
_READABLE_FILE = 0o100644 << 16


def write_archive(target: Path, files: Mapping[str, bytes]) -> None:
    """Write ``files`` (name in the archive → content) sorted, dated 1980 and stored.

    Stored, because the transport compresses the whole file better than zip its single members.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _EPOCH)
            info.external_attr = _READABLE_FILE
            archive.writestr(info, files[name])


def read_archive(source: Path) -> dict[str, bytes]:
    """The files of a zip archive: name → content, folders left out."""
    with zipfile.ZipFile(source) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}
