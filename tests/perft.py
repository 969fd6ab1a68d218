"""``python -m tests.perft``: how many results each roll has from the set-ups, one turn and two turns deep.

A table per game stands in ``tests/perft``; without arguments the counts are compared with it, ``--write`` writes it.
A change of a law shows in these numbers before anybody meets it on a board.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nardy.board import Position
from nardy.dice import ROLLS
from nardy.legal import legal_turns
from nardy.ruleset import ruleset
from nardy.variant import Variant
from nardy.variants import VARIANTS

FOLDER = Path(__file__).with_name("perft")


def counts(variant: Variant, roll: tuple[int, int]) -> tuple[int, int]:
    """Results of White's first turn with a roll, and of Black's replies to all of them with every roll."""
    rules = ruleset(variant)
    first = legal_turns(rules, rules.begin(variant.start, "white", roll)).results
    second = 0
    for own, opp in first:
        position = Position.from_view(own, opp, "white", variant.path)
        for reply in ROLLS:
            second += len(legal_turns(rules, rules.begin(position, "black", reply)).results)
    return len(first), second


def table(variant: Variant) -> str:
    """The table of a game: a line for each roll with the two counts."""
    lines = ["roll  one turn  two turns"]
    for roll in sorted(ROLLS):
        one, two = counts(variant, roll)
        lines.append(f"{roll[0]}-{roll[1]}   {one:>8,}  {two:>9,}")
    return "\n".join(lines) + "\n"


def file_of(variant: Variant) -> Path:
    """Where the table of a game stands."""
    return FOLDER / f"{variant.id}.txt"


def write() -> None:
    """Write the tables of all games."""
    FOLDER.mkdir(exist_ok=True)
    for variant in VARIANTS:
        file_of(variant).write_text(table(variant), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Compare or write the tables; 1 when one differs."""
    if arguments == ["--write"]:
        write()
        return 0
    different = [v.id for v in VARIANTS if file_of(v).read_text(encoding="utf-8") != table(v)]
    for name in different:
        print(f"{name}: the counts differ from tests/perft/{name}.txt; git diff after --write shows where")
    print("all tables agree" if not different else f"{len(different)} tables differ")
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
