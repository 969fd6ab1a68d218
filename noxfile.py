"""The commands of the project: ``python3 noxfile.py -s serve``, ``python3 noxfile.py -s tests``.

Needs Python 3.11 or newer and nothing else: without nox it makes itself a small environment with
nox in it and goes on there. Every session keeps its environment, so that a second run is quick.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NOX = "nox==2026.10.20"
OLDEST_PYTHON = (3, 11)
WRITTEN_CASES = tuple(
    f"tests/test_{name}.py"
    for name in ("block", "board", "cases", "edges", "match", "named_positions", "notation", "reported_faults")
)
"""Verdicts that somebody wrote down: they alone have to reach every branch of the laws; chance may not help."""


def bootstrap() -> None:
    """Make ``.nox/bootstrap`` with the pinned nox, and run this file again in it."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"nardy needs Python 3.11 or newer; this is {sys.version.split()[0]}. "
                 f"Run this file with a newer one, e.g. python3.13 noxfile.py")  # fmt: skip
    home = ROOT / ".nox" / "bootstrap"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / NOX
    if not stamp.exists():
        print(f"nardy: making a small environment with {NOX} in {home} (once) ...", flush=True)
        helped(
            [sys.executable, "-m", "venv", "--clear", str(home)],
            "This Python cannot make virtual environments. "
            "On Debian and Ubuntu: apt install python3-venv. Then run the same command again.",
        )
        helped(
            [str(python), "-m", "pip", "install", "--quiet", NOX],
            "pip could not install nox: is the package index reachable? "
            "With nox installed in another way, run: python3 -m nox",
        )
        stamp.touch()
    sys.exit(subprocess.call([str(python), str(ROOT / "noxfile.py"), *sys.argv[1:]]))


def helped(command: list[str], advice: str) -> None:
    """Run a command of the bootstrap; when it fails, end with the advice."""
    if subprocess.call(command) != 0:
        sys.exit(f"\nnardy: {advice}")


if importlib.util.find_spec("nox") is None:
    bootstrap()

import nox  # noqa: E402 - only importable once bootstrap() has done its work

nox.needs_version = ">=2024.10.9"
nox.options.default_venv_backend = "virtualenv"
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = True
nox.options.sessions = ["tests"]

PROJECT = nox.project.load_toml(ROOT / "pyproject.toml")


@nox.session
def serve(session: nox.Session) -> None:
    """Build the site, serve it on this machine and print its address (-- --port 8000, --no-open)."""
    install(session, "site")
    front_end(session)
    build(session)
    session.run("python", "-m", "nardy.web.builder.serve", "dist", *session.posargs)


@nox.session
def site(session: nox.Session) -> None:
    """Build the site into dist/."""
    install(session, "site")
    front_end(session)
    build(session, *session.posargs)


@nox.session
def tests(session: nox.Session) -> None:
    """Check everything: style, types, unit tests with coverage, Pyodide, the site, browsers."""
    install(session, "site", "style", "types", "test", "browser")
    front_end(session)
    check_style(session)
    check_types(session)
    unit_tests(session)
    pyodide_tests(session)
    build(session)
    browser_tests(session)


@nox.session
def types(session: nox.Session) -> None:
    """Check the types (mypy, strict)."""
    install(session, "site", "types", "test", "browser")
    check_types(session)


@nox.session
def style(session: nox.Session) -> None:
    """Check style, format and the layers (ruff, import-linter)."""
    install(session, "site", "style")
    check_style(session)


@nox.session
def unit(session: nox.Session) -> None:
    """Run the unit tests, then the coverage of the laws (arguments go to pytest)."""
    install(session, "site", "test")
    unit_tests(session, *session.posargs)


@nox.session
def pyodide(session: nox.Session) -> None:
    """Run the unit tests inside Pyodide under Node (arguments go to pytest)."""
    install(session, "site", "test")
    front_end(session)
    pyodide_tests(session, *session.posargs)


@nox.session
def browser(session: nox.Session) -> None:
    """Build the site and run the browser tests (arguments go to pytest)."""
    install(session, "site", "test", "browser")
    front_end(session)
    build(session)
    browser_tests(session, *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure rules, referee and page against the reference, in the same run."""
    install(session, "site", "test", "browser")
    front_end(session)
    build(session)
    session.run("python", "-m", "tests.bench", *session.posargs)


@nox.session
def goldens(session: nox.Session) -> None:
    """Write the golden files anew; look at the difference before committing it."""
    install(session, "site", "test")
    session.run("python", "-m", "tests.goldens", *session.posargs)


@nox.session
def perft(session: nox.Session) -> None:
    """Count turns from the set-ups and compare with the tables in tests/perft."""
    install(session, "site", "test")
    session.run("python", "-m", "tests.perft", *session.posargs)


@nox.session
def soak(session: nox.Session) -> None:
    """Judge a million random attempts at all games, play every pair of options (-- --attempts N)."""
    install(session, "site", "test")
    session.run("python", "-m", "tests.soak", *session.posargs)


@nox.session
def mutation(session: nox.Session) -> None:
    """Change the laws one operator at a time and print what no test notices (arguments: modules of nardy/rules)."""
    install(session, "site", "test", "mutation")
    session.run("python", "-m", "tests.mutation", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Give a million altered and random texts to every parser (-- --inputs N, --seed N)."""
    install(session, "site", "test")
    session.run("python", "-m", "tests.fuzz", *session.posargs)


@nox.session(name="tests-debian")
def tests_debian(session: nox.Session) -> None:
    """Exchange IDs and .mat files with GNU Backgammon (needs Debian's apt, as root)."""
    install(session, "test")
    step(session, "gnubg", "this session installs Debian's gnubg with apt and has to run as root.")
    session.run("apt-get", "update", "-q", external=True)
    session.run("apt-get", "install", "-qy", "--no-install-recommends", "gnubg", external=True)
    session.run("python", "-m", "pytest", "tests/debian/check_gnubg.py", *session.posargs)


@nox.session
def gallery(session: nox.Session) -> None:
    """Take pictures of every theme, look, game and width into build/gallery/index.html."""
    install(session, "site", "test", "browser")
    front_end(session)
    session.run("python", "-m", "tests.gallery", *session.posargs)


def install(session: nox.Session, *groups: str) -> None:
    """Install dependency groups of pyproject.toml, unless exactly they are there already."""
    wanted = nox.project.dependency_groups(PROJECT, *groups)
    stamp = Path(session.virtualenv.location) / "installed.txt"
    text = "\n".join(sorted(wanted))
    if stamp.exists() and stamp.read_text(encoding="utf-8") == text:
        return
    session.log("installing " + " ".join(wanted))
    session.install(*wanted)
    stamp.write_text(text, encoding="utf-8")


def front_end(session: nox.Session) -> None:
    """Install the parts named in package-lock.json with the Node of the session."""
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    stamp = ROOT / "node_modules" / ".nardy-lock"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return
    step(session, "front-end parts (npm ci)", "is the npm registry reachable? Run the command again.")
    session.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(lock, encoding="utf-8")


def build(session: nox.Session, *options: str) -> None:
    """Build dist/."""
    step(session, "site", "the builder names the file and what to do; dist/ is left as it was.")
    session.run("python", "-m", "nardy.web.builder", *options)


def check_style(session: nox.Session) -> None:
    """Lint, format and layers."""
    step(session, "style", "ruff check --fix and ruff format repair most of it.")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("lint-imports", "--no-cache", env={"PYTHONPATH": str(ROOT)})


def check_types(session: nox.Session) -> None:
    """Types."""
    step(session, "types", "the line named by mypy needs a type or a correction.")
    session.run("mypy")


def unit_tests(session: nox.Session, *options: str) -> None:
    """Everything that needs no browser; the laws must be covered to the last branch."""
    step(session, "unit tests", "run one alone with -s unit -- PATH::NAME.")
    session.run("python", "-m", "pytest", "--ignore=tests/browser", *(options or ("-n", "2", "--dist", "worksteal")))
    if not options:
        step(session, "coverage of the laws", "write a case for the line that is named, with its verdict.")
        session.run("coverage", "run", "-m", "pytest", "-q", *WRITTEN_CASES)
        session.run("coverage", "report", "--fail-under=100")


def pyodide_tests(session: nox.Session, *options: str) -> None:
    """The unit tests once more, in the Python that visitors have."""
    step(session, "unit tests inside Pyodide", "run them alone with -s pyodide -- PATH::NAME.")
    session.run("python", "-m", "tests.pyodide", *options)


def browser_tests(session: nox.Session, *options: str) -> None:
    """Real Chromium against dist/."""
    step(session, "browser tests", "run one alone with -s browser -- PATH::NAME.")
    session.run("python", "-m", "tests.browser.chromium")
    session.run("python", "-m", "pytest", *(options or ("tests/browser", "-n", "2", "--dist", "loadfile")))


def step(session: nox.Session, name: str, advice: str) -> None:
    """Announce a step and say beforehand what to do when it fails."""
    session.log(f"--- {name} --- if this fails: {advice}")


if __name__ == "__main__":
    os.chdir(ROOT)
    nox.main()
