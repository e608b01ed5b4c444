"""Keeps what the simulated Discord does for itself out of what is measured."""

import contextlib
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager


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


@contextmanager
def without_interrupting() -> Iterator[None]:
    """Let no message wake this process in the middle of the bot's work, where the system can.

    Discord is another machine; here both share two cores, and what the bot writes to a socket would hand
    its core over to the reader.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        yield
    finally:
        with contextlib.suppress(OSError, AttributeError):
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
