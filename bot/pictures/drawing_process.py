"""Drawing without holding up the event loop: in a child process, unless a scene is quick.

Pillow holds the interpreter's lock for milliseconds while it converts colours and compresses. A hand of
The Game takes 0.4 ms: to send it to the child, wake the child and read its picture costs more than that.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

from bot.pictures.png import palette_colours
from bot.pictures.scene import Scene
from bot.process.child_process import ChildError, ChildProcess, serve_requests

_TIMEOUT = 10.0
"""Seconds for one picture, after which the child is killed."""
_NICENESS = 5
"""The child's priority, 0 to 19: the bot, at 0, comes first where both want the processor."""
_KEEP_MEMORY: Final = {"MALLOC_MMAP_THRESHOLD_": str(8 * 2**20), "MALLOC_TRIM_THRESHOLD_": str(16 * 2**20)}
"""Has glibc keep the memory of one picture for the next: getting it again took a tenth of all drawing."""
MAX_PASSED: Final = 8
"""How many preferred drawings in a row may pass others that came before them."""


class DrawingTurns:
    """Who draws next: preferred scenes first, the others in the order in which they came."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()
        """The identity of each scene that waits, and the future that its turn sets."""
        self._preferred: set[int] = set()
        self._passed = 0

    def prefer(self, scene: Scene) -> None:
        """Draw a scene, which waits or is about to, before those that are not preferred."""
        self._preferred.add(id(scene))

    @asynccontextmanager
    async def take(self, scene: Scene) -> AsyncIterator[None]:
        """Wait for a scene's turn, and hold it inside the context."""
        try:
            if self._is_taken:
                await self._wait(id(scene))
            self._is_taken = True
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._preferred.discard(id(scene))

    async def _wait(self, scene: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((scene, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The turn had come already.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next that still waits; between two of them it stays taken."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            scene, turn = self._choose()
            self._waiting.remove((scene, turn))
            if not turn.done():
                self._is_taken = True
                turn.set_result(None)

    def _choose(self) -> tuple[int, "asyncio.Future[None]"]:
        first = self._waiting[0]
        preferred = next((waiting for waiting in self._waiting if waiting[0] in self._preferred), first)
        if preferred is first or self._passed >= MAX_PASSED:
            self._passed = 0
            return first
        self._passed += 1
        return preferred


class DrawingError(Exception):
    """A picture could not be drawn; the reason names no card."""

    def __init__(self, reason: str, *, affects_all: bool = False) -> None:
        """Keep the reason; `affects_all` is True if no other picture can be drawn either."""
        super().__init__(reason)
        self.affects_all = affects_all


class Drawer(Protocol):
    """An object that turns scenes into files."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a file.

        Raises:
            DrawingError: if it could not be drawn.
        """
        ...

    def draw_at_once(self, scene: Scene) -> bytes | None:
        """Return a scene as a file if there is a quicker way than `draw`, else `None`.

        Raises:
            DrawingError: if it could not be drawn.
        """
        ...

    def prefer(self, scene: Scene) -> None:
        """Draw a scene that was asked for before others that wait."""

    async def start(self) -> None:
        """Get ready, so that the first picture does not wait."""

    async def close(self) -> None:
        """Stop drawing, and free its memory."""


class InProcessDrawer:
    """Draws in the caller's own process, for tools that may block."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a file.

        Raises:
            DrawingError: if it could not be drawn.
        """
        return _render(scene)

    def draw_at_once(self, scene: Scene) -> None:
        """Return `None`: there is no other way than `draw`."""

    def prefer(self, scene: Scene) -> None:
        """Do nothing: no scene waits."""

    async def start(self) -> None:
        """Do nothing: there is nothing to start."""

    async def close(self) -> None:
        """Do nothing: there is nothing to stop."""


class DrawingProcess:
    """Draws quick scenes here, and others in a child process, one after another, preferred ones first.

    A child that died is replaced.
    """

    def __init__(self) -> None:
        self._child = ChildProcess(__name__, environment=_KEEP_MEMORY)
        self._turns = DrawingTurns()
        self._draws_here = False
        """Whether this process has the palette, which takes longer to make than any quick scene."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a file.

        Raises:
            DrawingError: if it could not be drawn.
        """
        try:
            async with self._turns.take(scene):
                content = await self._child.request(scene, timeout=_TIMEOUT)
        except ChildError as error:
            raise DrawingError(str(error), affects_all=error.child_died) from None
        await self._load_palette()
        return content

    def draw_at_once(self, scene: Scene) -> bytes | None:
        """Return a quick scene as a file, drawn here; `None` for others, and before anything was drawn.

        Raises:
            DrawingError: if it could not be drawn.
        """
        return _render(scene) if scene.is_quick and self._draws_here else None

    def prefer(self, scene: Scene) -> None:
        """Draw a scene that was asked for before others that wait."""
        self._turns.prefer(scene)

    async def start(self) -> None:
        """Start the child, and get ready to draw quick scenes here."""
        await self._child.start()
        await self._load_palette()

    async def close(self) -> None:
        """End the child."""
        await self._child.close()

    async def _load_palette(self) -> None:
        if not self._draws_here:
            await asyncio.to_thread(palette_colours)
            self._draws_here = True


def _render(scene: Scene) -> bytes:
    try:
        return scene.encode()
    except Exception as error:  # noqa: BLE001 - any error means that there is no picture
        raise DrawingError(type(error).__name__) from None


def _draw(scene: object) -> bytes:
    if not isinstance(scene, Scene):
        raise TypeError
    return scene.encode()


if __name__ == "__main__":
    # The palette takes some 50 ms to compute: better now than when the first picture is asked for.
    palette_colours()
    serve_requests(_draw, niceness=_NICENESS)
