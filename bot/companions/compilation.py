"""Compiling the computations of companions: to machine code in their own process, not at all elsewhere.

Measured: plain Python takes 150 times as long, and Numba takes 0.6 s to import and 200 to 300 MB of memory
(`.github/decisions/companions.md`). So the bot itself runs the same functions as plain Python. Only a process
whose environment says so compiles them, once for each version of the code, and keeps the result.
"""

import hashlib
import importlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import numpy as np
import numpy.typing as npt

from bot.companions.environment import COMPILE_VARIABLE, find_cache_folder

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

_Parameters = ParamSpec("_Parameters")
_Result = TypeVar("_Result")


def _find_compiler() -> Callable[..., Callable[..., object]] | None:
    if os.environ.get(COMPILE_VARIABLE) != "1":
        return None
    try:
        numba = importlib.import_module("numba")
    except ImportError:
        return None
    # Numba compiles a function again when its own file has changed, but not when one that it calls has.
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parents[1].rglob("*.py")):
        text = source.read_bytes()
        if b"@compiled" in text:
            digest.update(text)
    folder = find_cache_folder()
    if folder is not None:
        numba.config.CACHE_DIR = str(folder / digest.hexdigest()[:16])
    njit: Callable[..., Callable[..., object]] = numba.njit
    return njit


_compiler = _find_compiler()

IS_COMPILED = _compiler is not None
"""Whether this process compiles."""


def compiled(function: Callable[_Parameters, _Result]) -> Callable[_Parameters, _Result]:
    """Compile a function of numbers and arrays if this process compiles."""
    if _compiler is None:
        return function
    try:
        return _compiler(cache=True)(function)  # type: ignore[return-value]
    except RuntimeError:
        # There is no folder to keep the result in.
        return _compiler()(function)  # type: ignore[return-value]


def drop_cache() -> None:
    """Delete the compiled functions that this process keeps, so that they are compiled again."""
    folder = None if _compiler is None else importlib.import_module("numba").config.CACHE_DIR
    if not folder:
        return
    # The folders stay: the compiler makes them only once.
    for file in Path(folder).rglob("*.nb[ic]"):
        file.unlink(missing_ok=True)
