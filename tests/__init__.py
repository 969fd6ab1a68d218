"""The tests of nardy."""
