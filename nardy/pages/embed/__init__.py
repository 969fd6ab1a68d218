"""Boards on other people's pages: what the engine answers them, what they show before, pages for frames and authors.

The engine needs `live` alone; what only the builder needs is imported from its module, so that the engine starts
without it.
"""

from nardy.pages.embed.live import EMBED

__all__ = ["EMBED"]
