"""``python -m tests.debian.make``: has GNU Backgammon write the files that the plain tests read."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from nardy.record import write_xgid
from tests.debian import gnubg
from tests.record.standings import random_standing

FILES = Path(__file__).parents[1] / "record" / "gnubg"
GAMES, POSITIONS = 20, 200


def main() -> int:
    """Write 20 games as .mat, and 200 lines of our XGID with the IDs it gives back."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        gnubg.play(folder, GAMES)
        for file in sorted(folder.glob("*.mat")):
            (FILES / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    standings = [random_standing(seed) for seed in range(POSITIONS)]
    shown = zip(standings, gnubg.by_id(standings), strict=True)
    lines = [f"{write_xgid(one)}\t{ids[0]}\t{ids[1]}" for one, ids in shown]
    (FILES / "positions.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
