"""``python -m nardy.web.builder``: build the site of the project in the current folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from nardy.web.builder.content import pages
from nardy.web.builder.errors import BuildError
from nardy.web.builder.site import build_site
from nardy.web.builder.texts import CHANGES, changed


def main(arguments: list[str] | None = None) -> int:
    """Build, saying each step; the exit status is 1 when the build stopped."""
    parser = argparse.ArgumentParser(prog="python -m nardy.web.builder", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("dist"), help="default: dist")
    parser.add_argument("--base-url", default="", help="public address, for canonical links only")
    parser.add_argument(
        "--texts", choices=sorted(CHANGES), help="say every text longer, or between marks (see CONTRIBUTING.md)"
    )
    options = parser.parse_args(arguments)
    try:
        with changed(options.texts):
            build_site(Path.cwd(), options.out, pages, _say, options.base_url)
    except BuildError as error:
        print(f"nardy: {error}", file=sys.stderr)
        return 1
    return 0


def _say(text: str) -> None:
    print(f"nardy: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
