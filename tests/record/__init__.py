"""Tests of records and position codes."""
