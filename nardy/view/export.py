"""The board as data for ``static/board.js``, which stamps positions without Python.

Everything that does not depend on the position is taken out of `draw` itself, so that a change of the looks or
of `Layout` reaches both. What depends on it (stacks, names) is told as numbers and words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from nardy.board import BAR, CHECKER, COLORS, HEAD, KINDS, OFF, POINTS, SLOT, Color, Path, Position, other
from nardy.notation import write_side
from nardy.scene import Die, Scene
from nardy.text import LANGS, NOUNS, Lang, Text
from nardy.variants import VARIANTS
from nardy.view import board, dice, names, pieces, theme
from nardy.view.geometry import SIZE, Layout, Spot
from nardy.view.stacks import Run

Json: TypeAlias = dict[str, Any]

_NOTHING = (0, 0, 0)
_CUTS = re.compile(
    r'<g class="owner">(?P<owner>.*?)</g>|<g aria-hidden="true" class="under".*?(?=<g class="places")'
    r'|<g class="places">(?P<places>.*?)</g>(?=<g aria-hidden="true" class="over")',
    re.DOTALL,
)
