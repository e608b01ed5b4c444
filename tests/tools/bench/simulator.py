"""Keeps the simulated Discord's own work out of the measurements."""

import contextlib
import gc
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.devtools.bot_process import BotProcess


@contextmanager
def without_pauses() -> Iterator[None]:
    """Look for no garbage in this process: its pauses, of 50 ms and more, would count as the bot's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


@asynccontextmanager
async def on_other_cores(bot: BotProcess) -> AsyncIterator[BotProcess]:
    """Run a bot on all cores but the last, and keep this process on the last one, where the system can.

    Discord is another machine. Where both share their cores, a bot waits some ms for what it has just sent to
    be read: the system hands its core over to the reader.
    """
    cores = _list_cores()
    _stay_on(cores[:-1])
    try:
        async with bot:
            _stay_on(cores[-1:])
            yield bot
    finally:
        _stay_on(cores)


def _list_cores() -> list[int]:
    """Return the cores that this process may run on; none where the system does not say."""
    with contextlib.suppress(OSError, AttributeError):
        return sorted(os.sched_getaffinity(0))
    return []


def _stay_on(cores: list[int]) -> None:
    if cores:
        with contextlib.suppress(OSError, AttributeError):
            os.sched_setaffinity(0, cores)
