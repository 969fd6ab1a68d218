"""The faces of a die: which number lies where, for both markings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from nardy.teach.lesson import Zar

Place: TypeAlias = Literal["top", "left", "right", "bottom", "far-right", "far-left"]
"""The three faces that are seen, and those opposite them: the bottom, behind the left one, behind the right one."""

_SUM = 7
_AROUND = {1: (2, 3, 5, 4), 2: (3, 1, 4, 6), 3: (1, 2, 6, 5)}
"""For a number on top of a modern die, those around it, from the left one to the right."""


def faces(zar: Zar) -> Mapping[Place, int]:
    """The number on each face; a `ValueError` when the two named do not meet at an edge."""
    right = _right(zar)
    return {
        "top": zar.top,
        "left": zar.left,
        "right": right,
        "bottom": _SUM - zar.top,
        "far-right": _SUM - zar.left,
        "far-left": _SUM - right,
    }


def _right(zar: Zar) -> int:
    """The number on the right: the next around the one on top, or the one before on a medieval die."""
    over = zar.top > _SUM // 2
    around = _AROUND[_SUM - zar.top if over else zar.top]
    back = over != (zar.marking == "medieval")
    return around[(around.index(zar.left) + (-1 if back else 1)) % len(around)]
