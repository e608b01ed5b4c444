"""Ends a tool in the same way whether it is stopped by Ctrl-C, by `kill` or by closing the terminal."""

import asyncio
import contextlib
import signal


def cancel_on_signals() -> None:
    """Cancel the current task on SIGTERM and SIGHUP, as asyncio itself does on Ctrl-C."""
    task = asyncio.current_task()
    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGHUP"):
        # Windows has no SIGHUP, and no signal handlers in its event loop.
        with contextlib.suppress(AttributeError, NotImplementedError):
            loop.add_signal_handler(getattr(signal, name), lambda: task and task.cancel())
