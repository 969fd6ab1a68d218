"""The builder's archives, wheels and ids: the same from the same, and other from other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nardy.view.export import data
from nardy.web.builder.archive import read_archive, write_archive
from nardy.web.builder.bytecode_inside import compile_archive
from nardy.web.builder.inputs import build_id
from nardy.web.builder.lock import lock_text
from nardy.web.builder.texts import CHANGES, changed
from nardy.web.builder.wheels import Wheel, own_wheel, with_record


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A smallest project that has all the builder looks at."""
    for name in ("index.html", "pyscript.toml", "pyproject.toml", "package-lock.json"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    for name in ("nardy/a.py", "lessons/b.py", "static/c.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    return tmp_path


def test_archive_is_reproducible(tmp_path: Path) -> None:
    """The same files give the same bytes, in whatever order and whenever they are written."""
    files = {"b": b"2", "a": b"1"}
    write_archive(tmp_path / "x.zip", files)
    write_archive(tmp_path / "y.zip", dict(reversed(files.items())))
    assert (tmp_path / "x.zip").read_bytes() == (tmp_path / "y.zip").read_bytes()
    assert files == read_archive(tmp_path / "x.zip")


@pytest.mark.parametrize("name", ["nardy/a.py", "lessons/b.py", "static/c.js", "index.html"])
def test_build_id_follows_every_input(project: Path, name: str) -> None:
    """Changing any input changes the build id; nothing changed, nothing changes."""
    before = build_id(project)
    assert before == build_id(project)
    (project / name).write_text("changed", encoding="utf-8")
    assert before != build_id(project)


def test_own_wheel_leaves_out_what_it_should(project: Path) -> None:
    """A wheel of our own holds the kept files and describes itself."""
    (project / "nardy/builder.py").write_text("", encoding="utf-8")
    wheel = own_wheel("nardy", "1.0", project / "nardy", lambda path: path.name == "a.py")
    info = "nardy-1.0.dist-info"
    assert {"nardy/a.py", *(f"{info}/{name}" for name in ("METADATA", "WHEEL", "RECORD"))} == set(wheel.files)
    assert "nardy-1.0-py3-none-any.whl" == wheel.file_name


def test_record_names_every_file() -> None:
    """RECORD lists each file with its hash and size, and itself without."""
    record = with_record({"x-1.dist-info/RECORD": b"", "x.py": b"1"})["x-1.dist-info/RECORD"]
    assert [
        "x.py,sha256=a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s,1",
        "x-1.dist-info/RECORD,,",
    ] == record.decode().splitlines()


def test_compiled_archive_runs_from_bytecode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled archive holds no source, can be imported, and keeps other files as they are."""
    write_archive(tmp_path / "in.zip", {"ours_compiled.py": b"value = 6 * 7", "data.txt": b"d"})
    compile_archive(tmp_path / "in.zip", tmp_path / "out.zip", tmp_path)
    assert {"ours_compiled.pyc", "data.txt"} == set(read_archive(tmp_path / "out.zip"))
    monkeypatch.syspath_prepend(str(tmp_path / "out.zip"))
    import ours_compiled  # type: ignore[import-not-found]  # noqa: PLC0415 - exists only now

    assert 42 == ours_compiled.value


def test_lock_names_each_wheel(tmp_path: Path) -> None:
    """The lock keeps the ABI of the npm lock and names our wheels alone, with what they need."""
    npm = tmp_path / "npm.json"
    npm.write_text('{"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}', encoding="utf-8")
    wheel = Wheel("nardy", "1.0", {}, ("nardy",), ("svgwrite",))
    wheel.write(tmp_path / wheel.file_name)
    lock = json.loads(lock_text(npm, [(wheel, tmp_path / wheel.file_name)]))
    assert {"python": "3.14.2"} == lock["info"]
    assert ["nardy"] == list(lock["packages"])
    assert ["svgwrite"] == lock["packages"]["nardy"]["depends"]


@pytest.mark.parametrize("how", CHANGES)
def test_changed_texts_reach_the_board(how: str) -> None:
    """The board's data, which looks names up by their words, is written with any texts."""
    with changed(how):
        points = {
            name: slots for path in ("facing", "circling") for name, slots in data()["boards"][path]["special"].items()
        }
    assert {"head", "home", "theirHead", "theirHome"} == set(points)
