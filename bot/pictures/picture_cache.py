"""The cache of pictures: each is drawn once while it is kept, also for several callers at the same time."""

import asyncio
import logging
import time
from typing import Final

from cachetools import LRUCache

from bot.components.attachments import AttachedFile, name_attached_file
from bot.components.layout import Layout
from bot.pictures.drawing_process import Drawer, DrawingError
from bot.pictures.scene import DRAWING_VERSION, Scene

log = logging.getLogger(__name__)

MAX_BYTES: Final = 4 * 1024 * 1024
"""The size of all kept pictures together, some 220: at fifty tables it finds as many again as 16 MiB."""
MAX_WAIT = 5.0
"""Seconds a message waits for its picture before it is sent in words."""
MAX_AHEAD: Final = 16
"""The number of drawings under way at which who is in a hurry does not queue: some 0.1 s of drawing."""
_MANY_AHEAD: Final = 4
"""The number of drawings under way at which who is in a hurry waits for `_QUEUE_WAIT` at most."""
_QUEUE_WAIT: Final = 0.1
"""Seconds in which the drawings ahead are made, unless the machine is too busy to wait for them."""
PAUSE = 60.0
"""Seconds without pictures after a failure that every other picture would meet too."""


class _CacheKey:
    """The drawing version, the beginning of the file's name, and the scene; its hash is computed once.

    The caches ask for it up to ten times for one picture, and a scene asks every card in it for theirs.
    """

    __slots__ = ("_hash", "_identity")

    def __init__(self, stem: str, scene: Scene) -> None:
        self._identity = (DRAWING_VERSION, stem, scene)
        self._hash = hash(self._identity)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _CacheKey) and self._identity == other._identity


class PictureCache:
    """Adds pictures to layouts; a layout whose picture cannot be drawn stays in words."""

    def __init__(self, drawer: Drawer, max_bytes: int = MAX_BYTES) -> None:
        self.drawer = drawer
        self._files = LRUCache[_CacheKey, AttachedFile](max_bytes, getsizeof=_size_of)
        self._running: dict[_CacheKey, asyncio.Task[AttachedFile]] = {}
        self._drawn: dict[_CacheKey, Scene] = {}
        """The scene of each running drawing: one of those that are equal to it."""
        self._paused_until = 0.0
        self._logged_reasons: set[str] = set()

    @property
    def works(self) -> bool:
        """Whether pictures can be drawn at present."""
        return time.monotonic() >= self._paused_until

    async def get_picture(self, stem: str, scene: Scene) -> AttachedFile:
        """Return the picture of a scene as a file; its name is `stem` and a digest of its content.

        Raises:
            DrawingError: if it could not be drawn.
        """
        key = _CacheKey(stem, scene)
        file = self._files.get(key) or self._draw_at_once(key, stem, scene)
        # Shielded: other callers may wait for the same picture.
        return await asyncio.shield(self._start_drawing(key, stem, scene)) if file is None else file

    async def add_picture(self, layout: Layout, within: float = MAX_WAIT) -> Layout:
        """Return the layout with its picture, or unchanged if there is none within `within` seconds.

        Who would wait for less than `MAX_WAIT` waits shorter, or not at all, while many are being drawn.
        """
        pending = layout.pending_picture
        if pending is None or not isinstance(pending.scene, Scene) or not self.works:
            return layout
        key = _CacheKey(pending.stem, pending.scene)
        try:
            file = self._files.get(key) or self._draw_at_once(key, pending.stem, pending.scene)
            if file is None:
                file = await self._draw_within(within, key, pending.stem, pending.scene)
        except DrawingError:
            return layout
        return layout if file is None else layout.with_picture(file)

    async def _draw_within(
        self, seconds: float, key: _CacheKey, stem: str, scene: Scene
    ) -> AttachedFile | None:
        """Return a picture drawn within some seconds; None if it takes longer or too many are ahead of it.

        Raises:
            DrawingError: if it could not be drawn.
        """
        ahead = 0 if seconds >= MAX_WAIT or key in self._running else len(self._running)
        if ahead >= MAX_AHEAD:
            # It would wait in vain, and one more drawing would be outdated when its turn came.
            return None
        if ahead >= _MANY_AHEAD:
            seconds = min(seconds, _QUEUE_WAIT)
        task = self._start_drawing(key, stem, scene)
        if seconds < MAX_WAIT:
            # A reply waits for it; pictures that others see later are drawn later.
            self.drawer.prefer(self._drawn[key])
        # After the timeout the task goes on, and its picture is kept for the next caller.
        await asyncio.wait({task}, timeout=seconds)
        return task.result() if task.done() else None

    async def clear(self) -> None:
        """Forget all pictures, here and in the drawer: they show people."""
        self._files.clear()
        await self.drawer.close()

    async def start(self) -> None:
        """Start the drawer, so that the first picture does not wait for it."""
        await self.drawer.start()

    async def close(self) -> None:
        """Stop drawing."""
        for task in self._running.values():
            task.cancel()
        await self.drawer.close()

    def _draw_at_once(self, key: _CacheKey, stem: str, scene: Scene) -> AttachedFile | None:
        """Return a picture that needs no task, and keep it; `None` if it needs one.

        Raises:
            DrawingError: if it could not be drawn.
        """
        try:
            content = self.drawer.draw_at_once(scene)
        except DrawingError as error:
            self._log_once(str(error))
            raise
        if content is None:
            return None
        file = name_attached_file(stem, scene.file_type, content)
        self._keep(key, file)
        return file

    def _start_drawing(self, key: _CacheKey, stem: str, scene: Scene) -> "asyncio.Task[AttachedFile]":
        """Return the task that draws a picture, started before or now."""
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.get_running_loop().create_task(self._draw(stem, scene))
            self._drawn[key] = scene
            task.add_done_callback(lambda done: self._finish_drawing(key, done))
        return task

    async def _draw(self, stem: str, scene: Scene) -> AttachedFile:
        return name_attached_file(stem, scene.file_type, await self.drawer.draw(scene))

    def _finish_drawing(self, key: _CacheKey, task: "asyncio.Task[AttachedFile]") -> None:
        del self._running[key], self._drawn[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._keep(key, task.result())
            return
        reason = str(error) if isinstance(error, DrawingError) else type(error).__name__
        if not isinstance(error, DrawingError) or error.affects_all:
            self._paused_until = time.monotonic() + PAUSE
        self._log_once(reason)

    def _log_once(self, reason: str) -> None:
        """Log each reason once, and never the scene: it may be a player's hand."""
        if reason not in self._logged_reasons:
            self._logged_reasons.add(reason)
            log.warning("a picture could not be drawn (%s); its text is shown instead", reason)

    def _keep(self, key: _CacheKey, file: AttachedFile) -> None:
        # LRUCache refuses what is larger than the whole cache.
        if _size_of(file) <= self._files.maxsize:
            self._files[key] = file


def _size_of(file: AttachedFile) -> int:
    return len(file.content)
