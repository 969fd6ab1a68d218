"""The door leads to every live page, and waits for none but the one that is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name

import pytest

from nardy.pages.live import LivePage
from nardy.web.builder.engine_files import AT_HOME, WITH_LESSONS, below
from nardy.web.door import PAGES
from tests.support import ROOT

ASK = """
import sys
from pkgutil import resolve_name
from nardy.web.door import PAGES
for address in sys.argv[1:]:
    resolve_name(PAGES.get(address, address))
print(*(name for name in sys.modules if name.startswith("nardy.")))
"""


def loaded(*addresses: str) -> list[str]:
    """The files of nardy that a fresh Python has loaded once these pages or names are there."""
    done = subprocess.run([sys.executable, "-c", ASK, *addresses], check=True, capture_output=True, text=True)
    names = (name.removeprefix("nardy.").replace(".", "/") for name in done.stdout.split())
    return [name if (ROOT / "nardy" / name).is_dir() else f"{name}.py" for name in names]


@pytest.mark.parametrize("name", PAGES)
def test_every_name_leads_to_its_page(name: str) -> None:
    """What stands at the address calls itself by the same name."""
    page = resolve_name(PAGES[name])
    assert isinstance(page, LivePage)
    assert name == page.id


@pytest.mark.cpython
def test_the_sandbox_waits_for_no_other_page() -> None:
    """Its first answer needs no lesson, no laboratory, no match and no embed."""
    files = loaded("sandbox")
    assert "referee.py" in files
    others = ("teach", "pages/lesson", "pages/laboratory", "pages/match", "pages/embed")
    assert [] == [name for name in files if below(Path(name), others)]


@pytest.mark.cpython
def test_the_wheels_hold_what_pages_need() -> None:
    """No page needs what stays at home, and none but lessons what comes with them."""
    assert [] == [name for name in loaded(*PAGES) if below(Path(name), AT_HOME + WITH_LESSONS)]
    files = loaded(*PAGES, "lessons:LESSONS", "nardy.pages.lesson.live:lesson_live")
    assert "teach/player.py" in files
    assert [] == [name for name in files if below(Path(name), AT_HOME)]
