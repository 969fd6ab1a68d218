"""``python -m tests.mutation``: change the laws one operator or number at a time and count what no test notices.

Cosmic Ray makes and runs the mutants, in a copy of the project.  Texts are no logic and stay as they are; what
is left out besides is said below, and what changes nothing is listed with its reason in docs/mutation.md.
Arguments name modules of nardy/rules; without any, all of them are changed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tests.mutation.lawless import lawless, words

ROOT = Path(__file__).parents[2]
RULES = Path("nardy", "rules")
EQUIVALENT = ROOT / "docs" / "mutation.md"
GOAL = 95
TIMEOUT = 60
KILLERS = (
    "first_turns.py", "verdicts.py", "edges.py", "block.py", "named_positions.py", "match.py", "why.py",
    "vectors.py::test_referee", "soak.py::test_short_soak", "vectors.py::test_moves",
)  # fmt: skip
"""The tests that mutants are set against, quick ones first; more of them would only kill more."""
LEFT_OUT = (
    # One other operator of the same family shows as much as all eleven others.
    (
        "core/ReplaceBinaryOperator_(?!(Add_Sub|Sub_Add|Mul_Add|Mod_Add|FloorDiv_Mul|LShift_RShift|RShift_LShift"
        "|BitAnd_BitOr|BitOr_BitAnd|BitXor_BitOr)$)"
    ),
    # `==` and `is` are the same for the small numbers and names that rules compare.
    "core/ReplaceComparisonOperator_((?!Is).*_Is(Not)?$|Is_(?!IsNot)|IsNot_(?!Is$))",
    # Not logic, or not one change.
    "core/(RemoveDecorator|ExceptionReplacer|VariableReplacer|VariableInserter)",
)

ORDER = re.compile("_(Lt|LtE|Gt|GtE)$")
"""Operators that make a comparison one of order."""


class Mutant(NamedTuple):
    """A changed line of a module: as it is, and as it becomes."""

    module: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module}\n  - {self.before}\n  + {self.after}"


def copy_of_project(folder: Path) -> Path:
    """The project beside the shared vectors, to be changed without harm."""
    copy = folder / "main"
    for part in ("nardy", "lessons", "tests"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    (folder / "shared").symlink_to(ROOT.parent / "shared")
    return copy


def configuration(modules: list[Path]) -> str:
    """The settings of Cosmic Ray."""
    paths = ", ".join(f'"{path.as_posix()}"' for path in modules)
    tests = " ".join(f"tests/test_{name}" for name in KILLERS)
    command = f"{sys.executable} -m pytest -x -q --assert=plain --tb=no -p no:cacheprovider {tests}"
    excluded = ", ".join(f"'{pattern}'" for pattern in LEFT_OUT)
    return (
        f"[cosmic-ray]\nmodule-path = [{paths}]\ntimeout = {TIMEOUT}\nexcluded-modules = []\n"
        f"test-command = '{command}'\ndistributor.name = 'local'\n"
        f"[cosmic-ray.filters.operators-filter]\nexclude-operators = [{excluded}]\n"
    )


def run(copy: Path, modules: list[Path]) -> Path:
    """Make the mutants and set the tests against each; the session with the results."""
    (copy / "mutation.toml").write_text(configuration(modules), encoding="utf-8")
    session = copy / "session.sqlite"
    for step in (["cosmic-ray", "baseline"], ["cosmic-ray", "init"]):
        files = ["mutation.toml"] if step[1] == "baseline" else ["mutation.toml", session.name]
        subprocess.run([*step, *files], cwd=copy, check=True)
    subprocess.run(["cr-filter-operators", session.name, "mutation.toml"], cwd=copy, check=True)
    with use_db(session, WorkDB.Mode.open) as work:
        leave_out_what_is_no_law(work, copy)
        print(f"{len(list(work.pending_work_items))} mutants", flush=True)
    subprocess.run(["cosmic-ray", "exec", "mutation.toml", session.name], cwd=copy, check=True)
    return session


def leave_out_what_is_no_law(work: WorkDB, copy: Path) -> None:
    """Mark the mutants as skipped that change annotations, decorators, or the order of words."""
    for item in list(work.pending_work_items):
        mutation = item.mutations[0]
        source = (copy / mutation.module_path).read_text(encoding="utf-8")
        spans = [*lawless(source), *(words(source) if ORDER.search(mutation.operator_name) else ())]
        if any(begin <= mutation.start_pos < end for begin, end in spans):
            work.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


def outcomes(session: Path) -> Iterator[tuple[Mutant, bool]]:
    """Every mutant that was tried, and whether it survived."""
    with use_db(session, WorkDB.Mode.open) as work:
        items: dict[str, WorkItem] = {item.job_id: item for item in work.work_items}
        for job, result in work.results:
            if result.worker_outcome != WorkerOutcome.SKIPPED:
                path = Path(items[job].mutations[0].module_path)
                yield mutant(path.name, result.diff or ""), result.test_outcome == TestOutcome.SURVIVED


def mutant(module: str, diff: str) -> Mutant:
    """The mutant that a unified diff shows."""
    before = re.findall(r"^-(?!--)(.*)$", diff, re.MULTILINE)
    after = re.findall(r"^\+(?!\+\+)(.*)$", diff, re.MULTILINE)
    return Mutant(module, *(" ".join(" ".join(lines).split()) for lines in (before, after)))


def equivalent() -> set[Mutant]:
    """The mutants that docs/mutation.md explains: `diff` blocks, each begun by the name of its module."""
    found = set()
    blocks = re.compile(r"^```diff\n# (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
    for module, lines in blocks.findall(EQUIVALENT.read_text(encoding="utf-8")):
        pairs = re.findall(r"^- (.*)\n((?:\+ .*\n)+)", lines, re.MULTILINE)
        found |= {Mutant(module, before, line[2:]) for before, after in pairs for line in after.splitlines()}
    return found


def report(results: list[tuple[Mutant, bool]], explained: set[Mutant]) -> int:
    """Print what survived and the score; 0 when the goal is reached."""
    survived = [tried for tried, lives in results if lives]
    unexplained = [tried for tried in survived if tried not in explained]
    for tried in unexplained:
        print(f"survived: {tried}")
    counted = len(results) - (len(survived) - len(unexplained))
    score = 100 * (counted - len(unexplained)) / counted
    print(
        f"\n{len(results)} mutants, {len(survived)} survived, {len(survived) - len(unexplained)} of them equivalent "
        f"(docs/mutation.md): score {score:.1f} %, goal {GOAL} %"
    )
    return 0 if score >= GOAL else 1


def main(names: list[str]) -> int:
    """Run the whole session and report."""
    paths = sorted((ROOT / RULES).glob("*.py"))
    modules = [RULES / path.name for path in paths if path.name != "__init__.py" and (not names or path.stem in names)]
    with tempfile.TemporaryDirectory() as folder:
        session = run(copy_of_project(Path(folder)), modules)
        return report(list(outcomes(session)), equivalent())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
