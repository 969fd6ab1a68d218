"""The data of ``static/board.js``: complete, compact, and safe to stand in a script."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from nardy.board import Path as Way
from nardy.variants import VARIANTS
from nardy.view import export
from nardy.view.geometry import Layout

SOURCE = Path("static/board.js")
LARGEST = 8 * 1024


def test_every_game_has_its_boards() -> None:
    """Every game is there, and for its path a board, plain and mirrored."""
    told = export.data()
    assert {variant.id for variant in VARIANTS} == set(told["games"])
    assert {path.value for path in Way} == set(told["boards"])
    assert all(len(board["svg"]) == 2 for board in told["boards"].values())


@pytest.mark.parametrize("path", list(Way))
def test_spots_are_those_of_the_layout(path: Way) -> None:
    """Slot n of the seat stands at index n, and the other side's tray and bar after them."""
    layout = Layout("white", path)
    spots = export.data()["boards"][path.value]["spots"]
    assert [(layout.spot("white", slot).x, layout.spot("white", slot).y) for slot in range(26)] == [
        tuple(spot[:2]) for spot in spots[:26]
    ]
    assert layout.spot("black", 0).x == spots[26][0]
    assert layout.spot("black", 25).y == spots[27][1]


def test_the_data_comes_in_where_the_source_says() -> None:
    """The script holds the data once, as JSON that reads back, and no place is left open."""
    made = export.script('const DATA = "{{board}}";')
    assert export.data() == json.loads(made.removeprefix("const DATA = ").rstrip(";"))
    with pytest.raises(ValueError, match="exactly once"):
        export.script("nothing")


def test_the_script_is_small() -> None:
    """Drawing and data together stay within eight kilobytes on the wire."""
    made = export.script(SOURCE.read_text(encoding="utf-8"))
    assert LARGEST >= len(gzip.compress(made.encode(), 9, mtime=0))
