"""The laboratory of dice: fair ones, a loaded one, and one's own."""

from nardy.pages.laboratory.page import LABORATORY, laboratory_page

__all__ = ["LABORATORY", "laboratory_page"]
