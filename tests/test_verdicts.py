"""What is said of the cases has not changed unseen."""

from tests import verdicts


def test_transcript() -> None:
    """Sentences, points and dice are those of the file; after a wanted change, `nox -s goldens` writes it anew."""
    assert verdicts.FILE.read_text(encoding="utf-8") == verdicts.transcript()
