"""The frame of the project: what lies at its top, and that the template stays one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from nardy.page import BuildInfo, Page
from nardy.web.builder.errors import BuildError
from nardy.web.builder.template import Template, safe_json

ROOT = Path(__file__).parents[1]
ALLOWED = {
    *("index.html", "pyscript.toml", "nardy", "lessons", "static", "tests", "noxfile.py"),
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs"),
    *("pyproject.toml", "package.json", "package-lock.json", ".gitignore", ".ci"),
}
BUILD = BuildInfo("0123456789ab", "static/0123456789ab/")


@pytest.mark.cpython
def test_top_level() -> None:
    """The repository holds nothing at its top but the names that were agreed on."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    names = {line.split("/")[0] for line in listed.stdout.splitlines()}
    assert set() == names - ALLOWED


def test_template_is_filled() -> None:
    """A page gets its language, escaped title, way to the root and safe state, and no mark stays."""
    template = Template.parse((ROOT / "index.html").read_text(encoding="utf-8"))
    page = Page("ru/a.html", "ru", "1 < 2", "", "<main>да</main>", {"en": "en/a.html"}, '"</script>"')
    html = template.fill(page, BUILD)
    for part in (
        '<html lang="ru">',
        "<title>1 &lt; 2</title>",
        '<link rel="alternate" hreflang="en" href="../en/a.html">',
        '"../static/0123456789ab/shell.js"',
        "<main>да</main>",
        '"\\u003c/script>"',
    ):
        assert part in html
    assert "built" not in html
    assert "{{" not in html


def test_unbuilt_template_names_the_command() -> None:
    """Opened as it lies in the repository, the template says in both languages what to run."""
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    shown = text[: text.index("<!--built")] + text[text.index("<body>") :]
    assert "python3 noxfile.py -s serve" in shown
    assert '<p lang="ru">' in shown
    assert '<p lang="en">' in shown


def test_lost_mark_is_an_error() -> None:
    """A template without the builder's marks stops the build instead of giving an empty page."""
    with pytest.raises(BuildError, match="lost a mark"):
        Template.parse("<html>")


def test_unknown_place_is_an_error() -> None:
    """A place that the builder cannot fill stops the build."""
    page = Page("index.html", "en", "", "", "", {})
    with pytest.raises(BuildError, match="moon"):
        Template("{{moon}}").fill(page, BUILD)


def test_state_cannot_end_its_script() -> None:
    """JSON put into a page contains no ``<``."""
    assert '"\\u003c/script>"' == safe_json('"</script>"')
