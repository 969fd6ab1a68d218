"""How Hypothesis runs here: the same examples every time, and no clock."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "nardy",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nardy")
