"""A match at one board: opening roll, turns, cube and score, with the referee of matches beside it."""

from nardy.pages.match.page import MATCH, path, static_page

__all__ = ["MATCH", "path", "static_page"]
