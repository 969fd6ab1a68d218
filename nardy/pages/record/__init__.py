"""Replay a record: a game as text, judged turn by turn on a board."""

from nardy.pages.record.page import RECORD, path, static_page

__all__ = ["RECORD", "path", "static_page"]
