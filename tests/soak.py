"""How long tests marked `soak` go on.

`uv run pytest -m soak` runs them with the counts of `.ci/run`. With `UNSPOKEN_SOAK=full` in the environment
they run in full, as they do every night.
"""

import os


def rounds(bounded: int, full: int) -> int:
    """Return how often to repeat something in this run."""
    return full if os.environ.get("UNSPOKEN_SOAK") == "full" else bounded
