"""Benchmarks: ratios against a reference in the same run; nothing here is a test."""
