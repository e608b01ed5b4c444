"""A child process that answers one request after another, for work that would hold up the event loop.

A thread is not enough: long computations hold the interpreter's lock. The child reads requests from its
standard input, writes answers to its standard output, and ends when its input ends. So it ends with the bot,
also when the bot is killed.

Not a ProcessPoolExecutor (tried, with spawn): its child outlives a bot that was killed with -9, and has the
token in its environment, which /proc/PID/environ shows.
"""

import asyncio
import contextlib
import os
import pickle
import struct
import sys
from collections.abc import Callable, Mapping
from typing import Final

_LENGTH: Final = struct.Struct(">I")
"""The header of a request: its length, so that a request that cannot be read is skipped whole."""
_HEADER: Final = struct.Struct(">?I")
"""The header of an answer: whether it succeeded, and the length of it or of the error's name."""
_SECRETS = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
"""The variables of the environment that the child does not get."""


class ChildError(Exception):
    """The child gave no answer; the reason names no card."""

    def __init__(self, reason: str, *, child_died: bool = False) -> None:
        """Keep the reason; `child_died` is True if the child is gone, and the next request starts another."""
        super().__init__(reason)
        self.child_died = child_died


class ChildProcess:
    """A module run as a child, which calls `serve_requests`; one that died is replaced."""

    def __init__(self, module: str, *, environment: Mapping[str, str] | None = None) -> None:
        """Start nothing yet; `environment` is added to the child's variables."""
        self._module = module
        self._environment = dict(environment or {})
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._is_closed = False

    @property
    def process(self) -> asyncio.subprocess.Process | None:
        """The running child, if there is one."""
        return self._process

    @property
    def is_running(self) -> bool:
        """Whether there is a child that has not ended."""
        return self._process is not None and self._process.returncode is None

    @property
    def is_busy(self) -> bool:
        """Whether a request waits for its answer."""
        return self._lock.locked()

    async def request(self, request: object, *, timeout: float) -> bytes:  # noqa: ASYNC109 - a child that is late is killed
        """Send a request that can be pickled, and return the answer.

        Raises:
            ChildError: if there is none, or not within `timeout` seconds, after which the child is killed.
        """
        content = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        async with self._lock:
            try:
                async with asyncio.timeout(timeout):
                    succeeded, answer = await self._exchange(content)
            except (OSError, EOFError, TimeoutError) as error:
                await self._kill()
                raise ChildError(type(error).__name__, child_died=True) from None
            except asyncio.CancelledError:
                # The answer that nobody reads would be taken for the next request's.
                await self._kill()
                raise
        if not succeeded:
            raise ChildError(answer.decode())
        return answer

    async def start(self) -> None:
        """Start the child."""
        async with self._lock:
            with contextlib.suppress(OSError):
                await self._ensure_process()

    async def stop(self) -> None:
        """End the child until it is needed again."""
        async with self._lock:
            await self._kill()

    async def close(self) -> None:
        """End the child for good, whatever it does; who waits for an answer gets an error."""
        self._is_closed = True
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        async with self._lock:
            await self._kill()

    async def _exchange(self, request: bytes) -> tuple[bool, bytes]:
        """Send a pickled request; return whether it succeeded, and the answer or the error's name."""
        process = await self._ensure_process()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(_LENGTH.pack(len(request)) + request)
        await process.stdin.drain()
        succeeded, length = _HEADER.unpack(await process.stdout.readexactly(_HEADER.size))
        return succeeded, await process.stdout.readexactly(length)

    async def _ensure_process(self) -> asyncio.subprocess.Process:
        """Return the child; start one if there is none or the last one ended.

        Raises:
            EOFError: if it is closed.
        """
        if self._is_closed:
            raise EOFError
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if name not in _SECRETS}
                | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
                | self._environment,
            )
        return self._process

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def serve_requests(answer: Callable[[object], bytes], *, niceness: int) -> None:
    """Answer requests from the standard input until it ends, at a priority of 0 to 19 (the least).

    Ctrl+C is meant for the bot, which ends this process too; a killed bot reads no more answers.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
        # Else a request that wakes this process could take the processor from the bot that has just sent it,
        # for as long as the answer takes.
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        _serve(answer)


def compute_in_idle_time() -> None:
    """Let this process run only while no other wants the processor; for good, and where the system can.

    A low priority is not enough: a process that wakes for a click still waits for a time slice of this one,
    and a click wakes several processes. A process that never sleeps takes all idle time, so nothing may
    depend on this one's answers.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _serve(answer: Callable[[object], bytes]) -> None:
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    while len(length := requests.read(_LENGTH.size)) == _LENGTH.size:
        request = requests.read(*_LENGTH.unpack(length))
        try:
            content, succeeded = answer(pickle.loads(request)), True  # noqa: S301 - our own, from our parent
        except Exception as error:  # noqa: BLE001 - the parent gets the error's name, and nothing of the request
            content, succeeded = type(error).__name__.encode(), False
        answers.write(_HEADER.pack(succeeded, len(content)) + content)
        answers.flush()
