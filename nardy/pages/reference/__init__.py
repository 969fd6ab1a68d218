"""What is looked up: rules, words, sources, disagreements, cards to print, and the search over all pages."""

from nardy.pages.reference.pages import reference_pages

__all__ = ["reference_pages"]
