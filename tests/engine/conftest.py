"""How hypothesis looks for examples here: the same ones every time."""

from hypothesis import settings

settings.register_profile("engine", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("engine")
