"""Tests in a real browser, against a built and served site."""
