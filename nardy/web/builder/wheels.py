"""The wheels of the site: two of our own, made here, and pinned ones from the package index."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from nardy.web.builder.archive import read_archive, write_archive
from nardy.web.builder.errors import BuildError

PYTHON_OF_PYODIDE = "3.14"


@dataclass(frozen=True, slots=True)
class Wheel:
    """A pure-Python wheel: its distribution name, version, files, and what it imports and needs."""

    name: str
    version: str
    files: Mapping[str, bytes]
    imports: tuple[str, ...]
    depends: tuple[str, ...] = ()

    @property
    def file_name(self) -> str:
        """The file name that the wheel format prescribes."""
        return f"{self.name.replace('-', '_')}-{self.version}-py3-none-any.whl"

    def write(self, target: Path) -> None:
        """Write the wheel with a RECORD that fits its files."""
        write_archive(target, with_record(self.files))


def own_wheel(
    name: str,
    version: str,
    package: Path,
    keep: Callable[[Path], bool],
    depends: tuple[str, ...] = (),
) -> Wheel:
    """A wheel of the files of ``package`` (a folder) for which ``keep(path inside it)`` holds."""
    files = {
        f"{package.name}/{path.relative_to(package).as_posix()}": path.read_bytes()
        for path in sorted(package.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and keep(path.relative_to(package))
    }
    info = f"{name.replace('-', '_')}-{version}.dist-info"
    needs = "".join(f"Requires-Dist: {need}\n" for need in depends)
    files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{needs}".encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: nardy\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/RECORD"] = b""
    return Wheel(name, version, files, (package.name,), depends)


def index_wheel(name: str, version: str, cache: Path, depends: tuple[str, ...] = ()) -> Wheel:
    """The pinned wheel ``name==version`` from the package index, kept in ``cache``."""
    file = cache / f"{name}-{version}-py3-none-any.whl"
    if not file.exists():
        _download(f"{name}=={version}", cache)
    if not file.exists():
        raise BuildError(f"The package index has no pure-Python wheel of {name} {version}.")
    return Wheel(name, version, read_archive(file), (name,), depends)


def _download(requirement: str, cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    target = ["--only-binary=:all:", "--python-version", PYTHON_OF_PYODIDE, "--dest", str(cache)]
    if subprocess.run([*command, *target, requirement], check=False).returncode:
        raise BuildError(f"pip could not fetch {requirement}: is the package index reachable?")


def with_record(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of a wheel with their RECORD (name, hash, size of each) made anew."""
    record = next((name for name in files if name.endswith(".dist-info/RECORD")), None)
    if record is None:
        return dict(files)
    lines = [
        f"{name},sha256={_record_hash(files[name])},{len(files[name])}" for name in sorted(files) if name != record
    ]
    return {**files, record: "\n".join([*lines, f"{record},,", ""]).encode()}


def _record_hash(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
