"""The studio: pictures on demand, each drawn once while it is remembered, however many ask at once."""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

from bot.components.attachments import AttachedFile, attached_file
from bot.components.layout import Layout
from bot.pictures.drawing_process import Drawer, DrawingError
from bot.pictures.scene import DRAWING_VERSION, Scene

log = logging.getLogger(__name__)

MAX_BYTES: Final = 16 * 1024 * 1024
"""Bytes of pictures remembered."""
MAX_WAIT = 5.0
"""Seconds for which a panel waits for its picture before it goes out in words."""
REST = 60.0
"""Seconds without pictures after one could not be drawn for a reason that is not its own."""

_Wanted = tuple[str, str, Scene]


class PictureCache:
    """Draws the pictures of panels; a panel whose picture cannot be drawn says everything in words."""

    def __init__(self, drawer: Drawer, max_bytes: int = MAX_BYTES) -> None:
        """Draw nothing yet."""
        self.drawer = drawer
        self._kept_at_most = max_bytes
        self._kept: OrderedDict[_Wanted, AttachedFile] = OrderedDict()
        self._size = 0
        self._under_way: dict[_Wanted, asyncio.Task[AttachedFile]] = {}
        self._rests_until = 0.0
        self._told: set[str] = set()

    @property
    def works(self) -> bool:
        """Whether pictures are drawn at all just now."""
        return time.monotonic() >= self._rests_until

    async def picture(self, stem: str, scene: Scene) -> AttachedFile:
        """Return the picture of a scene, in a file named after `stem` and what is in it.

        Raises:
            NotDrawnError: if it could not be drawn.
        """
        wanted = (DRAWING_VERSION, stem, scene)
        kept = self._known(wanted)
        # Whoever stops waiting leaves the others their picture.
        return await asyncio.shield(self._drawing(wanted)) if kept is None else kept

    async def add_picture(self, layout: Layout, within: float = MAX_WAIT) -> Layout:
        """Return the panel with its picture; all in words if it cannot be had within so many seconds."""
        drawing = layout.pending_picture
        if drawing is None or not isinstance(drawing.scene, Scene) or not self.works:
            return layout
        wanted = (DRAWING_VERSION, drawing.stem, drawing.scene)
        file = self._known(wanted)
        if file is None:
            under_way = self._drawing(wanted)
            # It goes on if this is not waited for any longer.
            await asyncio.wait({under_way}, timeout=within)
            if not under_way.done():
                return layout
            try:
                file = under_way.result()
            except DrawingError:
                return layout
        return layout.with_picture(file)

    async def start(self) -> None:
        """Get ready, so that the first picture need not wait."""
        await self.drawer.start()

    async def close(self) -> None:
        """Stop drawing."""
        for drawing in self._under_way.values():
            drawing.cancel()
        await self.drawer.close()

    def _known(self, wanted: _Wanted) -> AttachedFile | None:
        kept = self._kept.get(wanted)
        if kept is not None:
            self._kept.move_to_end(wanted)
        return kept

    def _drawing(self, wanted: _Wanted) -> "asyncio.Task[AttachedFile]":
        drawing = self._under_way.get(wanted)
        if drawing is None:
            drawing = self._under_way[wanted] = asyncio.get_running_loop().create_task(self._draw(wanted))
            drawing.add_done_callback(lambda done: self._drawn(wanted, done))
        return drawing

    async def _draw(self, wanted: _Wanted) -> AttachedFile:
        _, stem, scene = wanted
        return attached_file(stem, "png", await self.drawer.draw(scene))

    def _drawn(self, wanted: _Wanted, done: "asyncio.Task[AttachedFile]") -> None:
        del self._under_way[wanted]
        if done.cancelled():
            return
        fault = done.exception()
        if fault is None:
            self._keep(wanted, done.result())
            return
        name = str(fault) if isinstance(fault, DrawingError) else type(fault).__name__
        if not isinstance(fault, DrawingError) or fault.everything:
            self._rests_until = time.monotonic() + REST
        if name not in self._told:
            # Once for each reason, and without the scene, which may be somebody's hand.
            self._told.add(name)
            log.warning("a picture could not be drawn (%s); its text is shown instead", name)

    def _keep(self, wanted: _Wanted, picture: AttachedFile) -> None:
        if len(picture.content) > self._kept_at_most:
            return
        self._kept[wanted] = picture
        self._size += len(picture.content)
        while self._size > self._kept_at_most:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.content)
