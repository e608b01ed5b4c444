"""Easels: where pictures are drawn, so that whoever waits for one holds up nobody else.

A thread would not do: while Pillow counts colours and packs a PNG it lets nobody else in. So a child process
draws. It reads scenes from its standard input and writes pictures to its standard output, and ends when that
input does: with the bot, whatever ends the bot.
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

_HEAD: Final = struct.Struct(">?I")
"""Whether it was drawn, and the length of what follows: a picture, or the name of what was in the way."""
_LENGTH: Final = struct.Struct(">I")
_LONGEST = 10.0
"""Seconds after which a child that draws is given up."""
_PATIENCE = 5
"""How far the child stands back behind the bot where both want the processor."""


class DrawingError(Exception):
    """A picture could not be drawn; the reason names no card."""

    def __init__(self, reason: str, *, everything: bool = False) -> None:
        """Give the reason; `everything` if no other picture could be drawn either."""
        super().__init__(reason)
        self.everything = everything


class Drawer(Protocol):
    """Where pictures are drawn."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG.

        Raises:
            NotDrawnError: if it could not be drawn.
        """
        ...

    async def start(self) -> None:
        """Get ready, so that the first picture need not wait."""

    async def close(self) -> None:
        """Put everything away."""


class InProcessDrawer:
    """Draws where it is called: for whoever has nobody to hold up."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG.

        Raises:
            NotDrawnError: if it could not be drawn.
        """
        try:
            return render_png(scene)
        except Exception as fault:  # noqa: BLE001 - whatever it was, there is no picture
            raise DrawingError(type(fault).__name__) from None

    async def start(self) -> None:
        """Be ready."""

    async def close(self) -> None:
        """Have nothing to put away."""


class DrawingProcess:
    """Draws in a child process, one picture after another; a child that dies is followed by another."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG.

        Raises:
            NotDrawnError: if it could not be drawn.
        """
        asked = pickle.dumps(scene, pickle.HIGHEST_PROTOCOL)
        async with self._turn:
            try:
                async with asyncio.timeout(_LONGEST):
                    done, said = await self._ask(asked)
            except (OSError, EOFError, TimeoutError) as fault:
                await self._end()
                raise DrawingError(type(fault).__name__, everything=True) from None
            except asyncio.CancelledError:
                # An answer nobody takes would be taken for the next scene's.
                await self._end()
                raise
        if not done:
            raise DrawingError(said.decode())
        return said

    async def start(self) -> None:
        """Start the child."""
        async with self._turn:
            with contextlib.suppress(OSError):
                await self._started()

    async def close(self) -> None:
        """End the child."""
        async with self._turn:
            await self._end()

    async def _ask(self, asked: bytes) -> tuple[bool, bytes]:
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(_LENGTH.pack(len(asked)) + asked)
        await process.stdin.drain()
        done, length = _HEAD.unpack(await process.stdout.readexactly(_HEAD.size))
        return done, await process.stdout.readexactly(length)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if name not in _SECRET}
                | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


_SECRET = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
"""What a child that draws need not know."""


def work() -> None:
    """Draw what is asked for until nobody asks any more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_PATIENCE)
    asked, told = sys.stdin.buffer, sys.stdout.buffer
    # They take a moment to mix, and nobody waits for a picture yet.
    palette_colours()
    while len(head := asked.read(_LENGTH.size)) == _LENGTH.size:
        (length,) = _LENGTH.unpack(head)
        try:
            said, done = render_png(pickle.loads(asked.read(length))), True  # noqa: S301 - our own scene, from our own parent
        except Exception as fault:  # noqa: BLE001 - told to the parent, by its name alone
            said, done = type(fault).__name__.encode(), False
        told.write(_HEAD.pack(done, len(said)) + said)
        told.flush()


if __name__ == "__main__":
    # Whoever presses Ctrl+C means the bot, which ends this too; a bot that was killed waits for no picture.
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work()
