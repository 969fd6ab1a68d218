"""Boards on other people's pages: what the engine answers them, what they show before, the pages of a frame."""

from nardy.pages.embed.live import EMBED
from nardy.pages.embed.rest import at_rest
from nardy.pages.embed.site import embed_pages

__all__ = ["EMBED", "at_rest", "embed_pages"]
