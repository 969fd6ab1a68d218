"""The cases of the rules, read from their files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nardy.cases import Case, parse

FOLDER = Path(__file__).parents[2] / "cases"


@cache
def read_cases() -> tuple[Case, ...]:
    """All cases, by rule, in the order of the files."""
    files = sorted(FOLDER.glob("*.toml"))
    return tuple(case for path in files for case in parse(path.stem, path.read_text(encoding="utf-8")))
