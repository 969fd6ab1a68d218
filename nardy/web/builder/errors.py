"""What the builder says when it cannot go on."""

from __future__ import annotations


class BuildError(Exception):
    """The build stopped; the message names the cause and what to do."""
