"""The preview pictures in the built site: there, of the right size, small, and no words on the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from lessons import LESSONS
from nardy.pages.lesson.paths import picture_path, step_path
from nardy.teach import Lesson
from nardy.text import LANGS, Lang
from nardy.view import PREVIEW_SIZE

LARGEST = 60_000
BETWEEN = (612, 0, 640, 630)
"""The strip of paper between the words and the board."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_picture_is_there(built: Path, lesson: Lesson, lang: Lang) -> None:
    """Every step leads to it; it has few bytes, the size that is promised, and its words keep off the board."""
    for place in range(len(lesson.steps)):
        path = built / step_path(lesson, place, lang)
        found = re.search(r'property="og:image" content="([^"]+)"', path.read_text(encoding="utf-8"))
        assert found
        assert (built / picture_path(lesson, lang)).resolve() == (path.parent / found[1]).resolve()
    file = built / picture_path(lesson, lang)
    with Image.open(file) as picture:
        assert ("PNG", PREVIEW_SIZE) == (picture.format, picture.size)
        strip = picture.convert("RGB").crop(BETWEEN)
        assert 1 == len(set(strip.get_flattened_data()))
    assert file.stat().st_size < LARGEST
