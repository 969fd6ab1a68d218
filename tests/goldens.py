"""``python -m tests.goldens``: write every golden file anew; read the difference before you commit it."""

from __future__ import annotations

from tests import perft, verdicts
from tests.lessons import transcript


def main() -> None:
    """Write the transcripts of the lessons, the verdicts on the cases, and the count tables."""
    goldens = (
        ("lesson transcripts", transcript.write),
        ("verdicts", verdicts.write),
        ("count tables", perft.write),
    )
    for what, write in goldens:
        print(f"writing {what} ...", flush=True)
        write()
    print("done; git diff shows what has changed")


if __name__ == "__main__":
    main()
