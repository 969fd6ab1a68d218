"""``python -m tests.goldens``: write every golden file anew; read the difference before you commit it."""

from __future__ import annotations

from tests import perft
from tests.lessons import transcript


def main() -> None:
    """Write the transcripts of the lessons and the count tables."""
    for what, write in (("lesson transcripts", transcript.write), ("count tables", perft.write)):
        print(f"writing {what} ...", flush=True)
        write()
    print("done; git diff shows what has changed")


if __name__ == "__main__":
    main()
