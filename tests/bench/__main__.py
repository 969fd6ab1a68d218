"""``python -m tests.bench``: print ratios of medians against references in the same run.  Nothing is asserted."""

from __future__ import annotations

import sys

from tests.bench.browser import compare_in_the_browser
from tests.bench.engine import compare_with_references, slowest_positions, where_the_time_goes

SAMPLE = 1500


def main(arguments: list[str]) -> None:
    """Run the parts named (engine, browser), or both."""
    parts = arguments or ["engine", "browser"]
    if "engine" in parts:
        compare_with_references(SAMPLE)
        slowest_positions()
        where_the_time_goes(SAMPLE)
    if "browser" in parts:
        compare_in_the_browser()


if __name__ == "__main__":
    main(sys.argv[1:])
