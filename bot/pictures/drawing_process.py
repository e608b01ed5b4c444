"""Drawing without holding up the event loop: in a child process.

A thread is not enough: Pillow holds the interpreter's lock for milliseconds while it converts colours and
compresses. The child reads scenes from its standard input, writes pictures to its standard output, and ends
when its input ends. So it ends with the bot, also when the bot is killed.

Not a ProcessPoolExecutor (tried, with spawn): its child outlives a bot that was killed with -9, and has the
token in its environment, which /proc/PID/environ shows.
"""

import asyncio
import contextlib
import os
import pickle
import struct
import sys
from typing import Final, Protocol

from bot.pictures.png import palette_colours
from bot.pictures.scene import Scene, render_png

_LENGTH: Final = struct.Struct(">I")
"""The header of a request: its length, so that a scene that cannot be read is skipped whole."""
_HEADER: Final = struct.Struct(">?I")
"""The header of an answer: whether there is a PNG, and the length of it or of the error's name."""
_TIMEOUT = 10.0
"""Seconds for one picture, after which the child is killed."""
_NICENESS = 5
"""The child's priority, 0 to 19: the bot, at 0, comes first where both want the processor."""
_SECRETS = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
"""The variables of the environment that the child does not get."""


class DrawingError(Exception):
    """A picture could not be drawn; the reason names no card."""

    def __init__(self, reason: str, *, affects_all: bool = False) -> None:
        """Keep the reason; `affects_all` is True if no other picture can be drawn either."""
        super().__init__(reason)
        self.affects_all = affects_all


class Drawer(Protocol):
    """An object that turns scenes into PNG files."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG.

        Raises:
            DrawingError: if it could not be drawn.
        """
        ...

    async def start(self) -> None:
        """Get ready, so that the first picture does not wait."""

    async def close(self) -> None:
        """Stop drawing, and free what it took."""


class InProcessDrawer:
    """Draws in the caller's own process, for tools that may block."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG.

        Raises:
            DrawingError: if it could not be drawn.
        """
        try:
            return render_png(scene)
        except Exception as error:  # noqa: BLE001 - any error means that there is no picture
            raise DrawingError(type(error).__name__) from None

    async def start(self) -> None:
        """Do nothing: there is nothing to start."""

    async def close(self) -> None:
        """Do nothing: there is nothing to stop."""


class DrawingProcess:
    """Draws in a child process, one picture after another; a child that died is replaced."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG.

        Raises:
            DrawingError: if it could not be drawn.
        """
        request = pickle.dumps(scene, pickle.HIGHEST_PROTOCOL)
        async with self._lock:
            try:
                async with asyncio.timeout(_TIMEOUT):
                    drawn, content = await self._request(request)
            except (OSError, EOFError, TimeoutError) as error:
                await self._kill()
                raise DrawingError(type(error).__name__, affects_all=True) from None
            except asyncio.CancelledError:
                # The answer that nobody reads would be taken for the next scene's.
                await self._kill()
                raise
        if not drawn:
            raise DrawingError(content.decode())
        return content

    async def start(self) -> None:
        """Start the child."""
        async with self._lock:
            with contextlib.suppress(OSError):
                await self._running_process()

    async def close(self) -> None:
        """End the child."""
        async with self._lock:
            await self._kill()

    async def _request(self, request: bytes) -> tuple[bool, bytes]:
        """Send a pickled scene; return whether it was drawn, and the PNG or the error's name."""
        process = await self._running_process()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(_LENGTH.pack(len(request)) + request)
        await process.stdin.drain()
        drawn, length = _HEADER.unpack(await process.stdout.readexactly(_HEADER.size))
        return drawn, await process.stdout.readexactly(length)

    async def _running_process(self) -> asyncio.subprocess.Process:
        """Return the child; start one if there is none or the last one ended."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if name not in _SECRETS}
                | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def serve_requests() -> None:
    """Draw scenes from the standard input until it ends."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICENESS)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # The palette takes some 50 ms to compute: better now than when the first picture is asked for.
    palette_colours()
    while len(length := requests.read(_LENGTH.size)) == _LENGTH.size:
        request = requests.read(*_LENGTH.unpack(length))
        try:
            scene = pickle.loads(request)  # noqa: S301 - our own scene, from our own parent
            content, drawn = render_png(scene), True
        except Exception as error:  # noqa: BLE001 - the parent gets the error's name, and nothing of the scene
            content, drawn = type(error).__name__.encode(), False
        answers.write(_HEADER.pack(drawn, len(content)) + content)
        answers.flush()


if __name__ == "__main__":
    # Ctrl+C is meant for the bot, which ends this process too; a killed bot reads no more answers.
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve_requests()
