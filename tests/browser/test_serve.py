"""The local server behaves as a good host does."""

from __future__ import annotations

import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from tests.browser.sites import served


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a page, a build file and a wasm."""
    for name in ("index.html", "static/b/a.wasm", "static/b/a.mjs"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x")
    return tmp_path


def headers(address: str) -> Message:
    """The headers of the answer to a GET."""
    with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own server
        return answer.headers  # type: ignore[no-any-return]


def test_types(folder: Path) -> None:
    """WebAssembly and modules carry the types without which browsers refuse or hang."""
    with served(folder) as address:
        assert "application/wasm" == headers(f"{address}static/b/a.wasm")["Content-Type"]
        assert headers(f"{address}static/b/a.mjs")["Content-Type"].startswith("text/javascript")


def test_only_found_build_files_are_kept(folder: Path) -> None:
    """Files of a build may be cached for ever, pages must be asked for anew, and so must a miss."""
    with served(folder) as address:
        assert "immutable" in headers(f"{address}static/b/a.wasm")["Cache-Control"]
        assert "no-cache" == headers(address)["Cache-Control"]
        with pytest.raises(urllib.error.HTTPError) as miss:
            headers(f"{address}static/b/none.wasm")
        assert "no-cache" == miss.value.headers["Cache-Control"]
        miss.value.close()


def test_any_origin_may_read(folder: Path) -> None:
    """Embeds without an origin of their own may load everything."""
    with served(folder) as address:
        assert "*" == headers(f"{address}static/b/a.wasm")["Access-Control-Allow-Origin"]
