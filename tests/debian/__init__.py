"""Checks against GNU Backgammon as Debian packages it (``nox -s tests-debian``)."""
