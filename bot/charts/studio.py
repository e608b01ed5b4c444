"""The way to the process that draws: started when first needed, let go when idle."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

from bot.charts.chart import CHARTS, HEAD, Chart

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds for one picture, the start of the process included."""
IDLE = 120.0
"""Seconds after the last picture until the process and its memory are let go."""
_SECRET = ("DISCORD_", "DATABASE_")
WAITING_AT_MOST = 16
"""How many may wait for a picture; whoever comes then gets words alone."""


class ChartStudio:
    """Draws one picture after the other, in a process of its own.

    The plotting library takes about a second to import, and holds Python's lock while it draws: in this
    process either would keep every table waiting.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._drawing = asyncio.Lock()
        self._process: Process | None = None
        self._waiting = 0
        self._idle: asyncio.TimerHandle | None = None
        self._leaving: set[asyncio.Task[None]] = set()

    async def draw(self, charts: Sequence[Chart]) -> bytes | None:
        """Return a PNG, or `None` where none can be had now; whoever asks has the words as well."""
        if self._waiting >= WAITING_AT_MOST:
            log.warning("too many wait for a chart")
            return None
        self._waiting += 1
        try:
            async with self._drawing, asyncio.timeout(PATIENCE):
                return await self._ask(CHARTS.dump_json(tuple(charts)) + b"\n")
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
            log.warning("a chart could not be drawn: %s", type(fault).__name__)
            await self.close()
            return None
        except asyncio.CancelledError:
            # An answer that nobody reads would be taken for the next one.
            await self.close()
            raise
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Let the process go."""
        if self._idle is not None:
            self._idle.cancel()
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        # What is left of the pipes is read to its end, so that they are closed with the process.
        await process.communicate()

    async def _ask(self, line: bytes) -> bytes | None:
        if self._idle is not None:
            self._idle.cancel()
        process = await self._worker()
        assert process.stdin is not None  # noqa: S101 - for the type checker: both are pipes
        assert process.stdout is not None  # noqa: S101 - as above
        process.stdin.write(line)
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        answer = await process.stdout.readexactly(int.from_bytes(head[1:], "big"))
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._let_go)
        if not head[0]:
            log.error("a chart could not be drawn: %s", answer.decode())
            return None
        return answer

    async def _worker(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.charts.worker",
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=_environment(),
                # Ctrl-C is meant for the bot, which ends this process in its own time.
                start_new_session=True,
            )
        return self._process

    def _let_go(self) -> None:
        task = asyncio.get_running_loop().create_task(self._leave())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _leave(self) -> None:
        async with self._drawing:
            await self.close()


def _environment() -> dict[str, str]:
    """Return the environment of who draws, without the ways to Discord and to the database."""
    return {name: value for name, value in os.environ.items() if not name.startswith(_SECRET)}
