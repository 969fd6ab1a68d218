"""The sandbox: any game under any agreement, played by hand, with the referee beside the board."""

from nardy.pages.sandbox.page import SANDBOX, static_page

__all__ = ["SANDBOX", "static_page"]
