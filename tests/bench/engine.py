"""The generator against the plain references, on the visible vectors, one position after the other in turn."""

from __future__ import annotations

import cProfile
import io
import pstats
import sys
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

from nardy.board import BAR, SLOT
from nardy.dice import numbers
from nardy.interface import read_request
from nardy.legal import legal_turns
from nardy.ruleset import Ruleset, ruleset
from nardy.turn import Moment, Start
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS
from tests.support import ROOT, VECTORS, Json, dumps, vectors

REFERENCE = ROOT.parent / "shared" / "reference"
ROUNDS = 3
KINDS = ("mixed", "doubles")


def reference(name: str) -> Callable[..., Any]:
    """The plain generator of a module in ``../shared/reference``."""
    if str(REFERENCE) not in sys.path:
        sys.path.insert(0, str(REFERENCE))
    generator: Callable[..., Any] = import_module(name).legal_results
    return generator


def moment_of(rules: Ruleset, row: Json) -> Moment:
    """The moment of a row of the position vectors."""
    own, opp = (
        sum(sign * n * SLOT[slot] for slot, n in enumerate(row["points"], 1) if sign * n > 0) for sign in (1, -1)
    )
    bar, off = row.get("bar", (0, 0)), row["off"]
    own, opp = own + bar[0] * SLOT[BAR] + off[0], opp + bar[1] * SLOT[BAR] + off[1]
    start = Start((own, 0, 0), (opp, 0, 0), rules.variant.path, rules.variant.army, numbers(*row["dice"]))
    return Moment.opening(start)


def best(call: Callable[[], object]) -> float:
    """The shortest of a few runs, in microseconds: what the call costs when nothing disturbs it."""
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        call()
        times.append(time.perf_counter() - began)
    return min(times) * 1e6


def against(rules: Ruleset, rows: list[Json], plain: Callable[[Json], object]) -> dict[str, tuple[float, float]]:
    """Median time of ours and of the reference, for mixed rolls and doubles."""
    ours: dict[str, list[float]] = {kind: [] for kind in KINDS}
    theirs: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for row in rows:
        kind = KINDS[row["dice"][0] == row["dice"][1]]
        theirs[kind].append(best(lambda row=row: plain(row)))  # type: ignore[misc]
        # A fresh start each time: nothing worked out before may help.
        ours[kind].append(min(best_fresh(rules, row) for _ in range(ROUNDS)))
    return {kind: (median(ours[kind]), median(theirs[kind])) for kind in KINDS}


def best_fresh(rules: Ruleset, row: Json) -> float:
    """The time of one listing from a moment that nobody has looked at yet, in microseconds."""
    moment = moment_of(rules, row)
    began = time.perf_counter()
    legal_turns(rules, moment)
    return (time.perf_counter() - began) * 1e6


def compare_with_references(sample: int) -> None:
    """Print the ratios for short nardy and for long nardy under each judging of the block."""
    short, long = reference("short_ref"), reference("long_ref")
    short_rows = vectors("backgammon_visible.jsonl.gz")[:sample]
    long_rows = vectors("long_visible.jsonl.gz")[:sample]
    print(f"\n{'generator':<28}{'roll':<9}{'ours us':>9}{'plain us':>10}{'ratio':>7}")
    shown(
        "short",
        against(ruleset(VARIANT["short"]), short_rows, lambda r: short(r["points"], r["bar"], r["off"], r["dice"])),
    )
    for name, block, options in (
        ("long, no block", "none", {"six_block": "off"}),
        ("long, block by turn", "end", {"six_block_when": "turn"}),
        ("long, block by step", "each", {}),
    ):
        rules = ruleset(VARIANT["long"], options=options)
        plain = lambda r, block=block: long(r["points"], r["off"], r["dice"], block)  # noqa: E731
        shown(name, against(rules, long_rows, plain))


def shown(name: str, medians: dict[str, tuple[float, float]]) -> None:
    """Print one comparison."""
    for kind, (ours, theirs) in medians.items():
        print(f"{name:<28}{kind:<9}{ours:>9.1f}{theirs:>10.1f}{ours / theirs:>7.2f}")


def visible(variant: Variant) -> list[Json]:
    """The rows of a game in the form of requests: those to judge, and those to list where there are any."""
    files = (f"{command}-{variant.id}-visible.jsonl.gz" for command in ("referee", "moves"))
    return [row for file in files if (VECTORS / file).exists() for row in vectors(file)]


def slowest_positions(most: int = 10) -> None:
    """Print the median of every game on all its visible turns, and the slowest positions of all."""
    slow: list[tuple[float, Json]] = []
    print(f"\n{'game':<16}{'turns':>7}{'median us':>11}{'slowest ms':>12}")
    for variant in VARIANTS:
        times = []
        for row in visible(variant):
            asked = {key: row[key] for key in row if key not in {"expect", "moves"}}
            request = read_request(asked, with_moves=False)
            took = best(lambda request=request: legal_turns(request.rules, request.moment))  # type: ignore[misc]
            times.append(took)
            slow.append((took, asked))
        print(f"{variant.id:<16}{len(times):>7}{median(times):>11.1f}{max(times) / 1000:>12.2f}")
    print("\nslowest positions")
    for took, asked in sorted(slow, key=lambda entry: -entry[0])[:most]:
        print(f"{took / 1000:7.2f} ms  {dumps({k: v for k, v in asked.items() if k in WANTED})}")


WANTED = ("variant", "white", "black", "turn", "dice", "options")


def where_the_time_goes(sample: int) -> None:
    """Print the functions that cost most over the positions of short nardy and of long nardy with the block."""
    for name, rows in (("short", "backgammon_visible.jsonl.gz"), ("long", "long_visible.jsonl.gz")):
        rules = ruleset(VARIANT[name])
        moments = [moment_of(rules, row) for row in vectors(rows)[:sample]]
        profile = cProfile.Profile()
        profile.enable()
        for moment in moments:
            legal_turns(rules, moment)
        profile.disable()
        out = io.StringIO()
        pstats.Stats(profile, stream=out).sort_stats("tottime").print_stats(8)
        lines = [line.strip() for line in out.getvalue().splitlines() if ".py:" in line or "ncalls" in line]
        print(f"\nwhere the time goes, {name}")
        print("\n".join(line.replace(str(ROOT) + "/", "") for line in lines))
