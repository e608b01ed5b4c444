"""The files that all test processes share: compiled modules and databases."""

import gc
import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

_BYTECODE = Path(__file__).parents[1] / ".pytest_cache" / "bytecode"

if "PYTHONPYCACHEPREFIX" not in os.environ:
    # Compile every module once for all processes of this and later runs, from the next import on. A run
    # starts some hundred processes. Where Python is told to write no bytecode, as in many container images,
    # each would compile everything it imports, which takes longer than what it is started for.
    os.environ["PYTHONPYCACHEPREFIX"] = str(_BYTECODE)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix, sys.dont_write_bytecode = str(_BYTECODE), False

SLOW = ("browser", "e2e", "bot/devtools/demo", "tools/bench", "bot/devtools/play", "third_game")
"""The folders whose files take longest: run first, so that none of them is left for the end."""


def pytest_configure(config: pytest.Config) -> None:
    """Prepare the run in the process that is started first; the others inherit its environment."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell lets what it starts in the background ignore Ctrl-C, and so would every process of ours.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(config, "workerinput"):
        return
    from tests.data import databases  # noqa: PLC0415 - takes part in what is set up above

    # aiohttp reads the machine's certificates at every start, 0.1 s; no test leaves this machine.
    os.environ["SSL_CERT_FILE"] = os.devnull
    # Compiling what companions compute takes 20 s of a processor; as plain Python they do without it.
    os.environ["UNSPOKEN_COMPILE"] = "0"
    databases.make_folder()


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of test processes: the slowest tests spend half of their time waiting."""
    return 2 * (os.cpu_count() or 1)


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        from tests.data import databases  # noqa: PLC0415 - as above

        databases.remove_folder()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector from what is imported and collected: it stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    folder = item.path.relative_to(Path(__file__).parent).as_posix()
    return next((place for place, slow in enumerate(SLOW) if folder.startswith(f"{slow}/")), len(SLOW))
