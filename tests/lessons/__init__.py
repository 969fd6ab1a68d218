"""Tests of the lessons, their vocabulary and their player."""
