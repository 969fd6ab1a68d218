"""What boards of live pages show besides the pieces: dice, the last step, and why a step was refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.dice import Numbers
from nardy.fault import Fault
from nardy.referee import Verdict
from nardy.scene import Arrow, Die, Mark


def dice_shown(rolled: Numbers, left: Numbers) -> tuple[Die, ...]:
    """The numbers of the roll, the used ones struck."""
    rest = list(left)
    shown = []
    for number in rolled:
        used = number not in rest
        if not used:
            rest.remove(number)
        shown.append(Die(number, used))
    return tuple(shown)


def last_mark(stands: Verdict | None) -> tuple[Mark, ...]:
    """Where the last step ended."""
    return (Mark("last", stands.attempts[-1].dst),) if stands and stands.attempts else ()


def refused_arrows(stands: Verdict | None, refused: Verdict | None) -> tuple[Arrow, ...]:
    """The steps that were refused, after those that stand."""
    done = len(stands.attempts) if stands else 0
    attempts = refused.attempts[done:] if refused else ()
    return tuple(Arrow(a.src, a.dst, flight=a.own_way) for a in attempts)


def fault_marks(faults: Iterable[Fault]) -> Iterator[Mark]:
    """Where the broken rules show: the step, who is in the way, a row that must not stand, where one could go instead.

    No point is forbidden and free at once: where one rule shows the way to a point and it was refused, it is refused.
    """
    marks = tuple(_fault_marks(faults))
    closed = {mark.slot for mark in marks if mark.kind == "violated"}
    yield from (mark for mark in marks if mark.kind != "target" or mark.slot not in closed)


def _fault_marks(faults: Iterable[Fault]) -> Iterator[Mark]:
    for fault in faults:
        if not fault.points:
            continue
        src, dst, *others = fault.points
        if "row" in fault.facts:
            yield from (Mark("block", slot) for slot in fault.points if slot in _row(fault))
            continue
        yield Mark("source", src)
        yield Mark("blocker" if fault.rule.is_landing else "violated", dst)
        yield from (Mark("target" if fault.rule.points_out else "blocker", slot) for slot in others)


def _row(fault: Fault) -> tuple[int, ...]:
    row = fault.facts["row"]
    return row if isinstance(row, tuple) else ()
