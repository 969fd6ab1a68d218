"""Tests of the pages' pure state machines."""
