"""Lessons on pages: each step a page of its own, whole without Python, alive once it is there."""

from nardy.pages.lesson.courses import lesson_links, lesson_pages
from nardy.pages.lesson.live import lesson_live

__all__ = ["lesson_links", "lesson_live", "lesson_pages"]
