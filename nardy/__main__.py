"""The command line: `python -m nardy referee|moves|why`, JSON lines in, JSON lines out."""

from __future__ import annotations

import json
import sys

from nardy.interface import ANSWERS, answer_line

USAGE = """usage: python -m nardy referee|moves|why < requests.jsonl

Reads one JSON object a line and writes one JSON object a line: a verdict on the moves (referee), all legal
turns (moves), or every own piece with every die (why).  Exit status 1 when any line could not be understood;
such lines are answered with what is wrong.
"""


def main(arguments: list[str]) -> int:
    """Answer standard input line by line; the exit status."""
    if len(arguments) != 1 or arguments[0] not in ANSWERS:
        sys.stderr.write(USAGE)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    good = True
    for raw in sys.stdin.buffer:
        line = raw.decode("utf-8", "replace")
        if line.strip():
            answer, fine = answer_line(arguments[0], line)
            good &= fine
            sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")
            sys.stdout.buffer.flush()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
