"""What the referee says of every case of every rule, in both languages, as a file that a person can read.

The cases name the rules that are broken; this file shows the sentences, the points and the dice as well, so
that a change of any of them is seen in the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from nardy.cases import Case
from nardy.interface import answer_referee
from tests.support import Json
from tests.test_cases import CASES

FILE = Path(__file__).with_name("verdicts.txt")


def transcript() -> str:
    """The whole file; games of which the same is said are named together."""
    lines: list[str] = []
    for found, cases in groupby(CASES, key=lambda case: (heading(case), *told(case))):
        games = ", ".join(case.variant for case in cases)
        lines += [f"{found[0]} ({games})", *found[1:]]
    return "\n".join(lines) + "\n"


def heading(case: Case) -> str:
    """Which case it is and what was tried."""
    return f"{case.rule}, {case.fields['name']}: {case.fields['dice']}, {case.fields['moves'] or 'nothing played'}"


def told(case: Case) -> Iterator[str]:
    """What was found, and the turn that is shown instead."""
    answer = answer_referee(case.request)
    for kind in ("violations", "pending"):
        for fault in answer[kind]:
            yield from _fault(kind, fault)
    if "witness" in answer:
        yield f"  shown: {answer['witness'] or 'passing'}"


def _fault(kind: str, fault: Json) -> Iterator[str]:
    """One fault: rule, step, points and dice, then the sentence in both languages."""
    where = f"step {fault['step']}" if fault["step"] else "the turn"
    pending = "pending " if kind == "pending" else ""
    yield f"  {pending}{fault['rule']}, {where}, points {fault['points']}, dice {fault['dice']}"
    for lang, sentence in fault["message"].items():
        yield f"    {lang}: {sentence}"


def write() -> None:
    """Write the file anew."""
    FILE.write_text(transcript(), encoding="utf-8")
