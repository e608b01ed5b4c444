"""The environment of companions' processes: whether they compile, and where they keep the result."""

import os
from pathlib import Path
from typing import Final

COMPILE_VARIABLE: Final = "UNSPOKEN_COMPILE"
"""It is 1 in a process that compiles the computations of companions."""


def find_cache_folder() -> Path | None:
    """Return the folder for compiled code, below `XDG_CACHE_HOME`; `None` for a user without it or a home."""
    try:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    except RuntimeError:
        return None
    return caches / "unspoken"
