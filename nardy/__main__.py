"""The command line: `python -m nardy referee|moves|why`, JSON lines in, JSON lines out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial

from nardy.interface import ANSWERS, Json, answer_line
from nardy.match_lines import MatchLines

USAGE = """usage: python -m nardy referee|moves|why|match < requests.jsonl

Reads one JSON object a line and writes one JSON object a line: a verdict on the moves (referee), all legal
turns (moves), or every own piece with every die (why); match follows the events of one
match.  Exit status 1 when any line could not be understood;
such lines are answered with what is wrong.
"""


def answers(command: str) -> Callable[[str], tuple[Json, bool]] | None:
    """What answers the lines of a command; None for a command that there is not."""
    if command == "match":
        return MatchLines().answer
    return partial(answer_line, command) if command in ANSWERS else None


def main(arguments: list[str]) -> int:
    """Answer standard input line by line; the exit status."""
    answer = answers(arguments[0]) if len(arguments) == 1 else None
    if answer is None:
        sys.stderr.write(USAGE)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    good = True
    for raw in sys.stdin.buffer:
        line = raw.decode("utf-8", "replace")
        if line.strip():
            told, fine = answer(line)
            good &= fine
            sys.stdout.buffer.write(json.dumps(told, ensure_ascii=False).encode() + b"\n")
            sys.stdout.buffer.flush()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
