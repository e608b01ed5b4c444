"""Replies with a picture: sent in time, if need be in words, and edited when the picture is drawn."""

import asyncio
import logging
from typing import Final
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.edits import ORIGINAL, edit_private_message
from bot.components.layout import Layout
from bot.components.reply import ReplyPlace
from bot.interactions.context import InteractionContext
from bot.pictures.picture_cache import PictureCache
from bot.process.background_tasks import BackgroundTasks

log = logging.getLogger(__name__)

PICTURE_TIMEOUT: Final = 1.5
"""Seconds for which a reply waits for its picture; after that it is sent in words."""
LATE_PICTURE_TIMEOUT: Final = 60.0
"""Seconds after which a picture is given up: a drawing that takes so long comes no more."""
_MAX_MESSAGES: Final = 1000
"""The number of messages whose newest page is remembered; older ones have their picture long since."""


class PictureReplies:
    """Shows pages with pictures; a viewer who is faster than the drawing has only the newest page drawn."""

    def __init__(self, picture_cache: PictureCache) -> None:
        """Draw nothing yet."""
        self._picture_cache = picture_cache
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """One picture is drawn at a time for each viewer, or a fast one would hold up every table."""
        self._newest = LRUCache[int, int](_MAX_MESSAGES)
        """The interaction that a message shows last, by the message."""
        self._tasks = BackgroundTasks()
        self._late: WeakValueDictionary[int, asyncio.Task[None]] = WeakValueDictionary()
        """The tasks that add late pictures, by the interaction."""

    async def show(self, context: InteractionContext, layout: Layout, place: ReplyPlace) -> int | None:
        """Reply with a page, in words at first if its picture is late.

        Return the message's id; `None` as `Reply.show` does.
        """
        interaction = context.interaction
        replaced = None
        if place is ReplyPlace.HERE and interaction.message is not None:
            replaced = interaction.message.id
            self._newest[replaced] = max(interaction.id, self._newest.get(replaced, 0))
        drawing = asyncio.create_task(self._draw(context, layout, replaced))
        await asyncio.wait({drawing}, timeout=PICTURE_TIMEOUT)
        if drawing.done():
            return await context.reply.show(drawing.result(), place)
        message = await context.reply.show(layout, place)
        self._late[interaction.id] = self._tasks.start(
            self._add_picture(context, drawing, message or replaced)
        )
        return message

    async def replace(self, context: InteractionContext, layout: Layout, message: int) -> bool:
        """Replace the page that `show` has shown in a message, unless it shows a newer one by now.

        Return True if it is replaced.
        """
        late = self._late.get(context.interaction.id)
        if late is not None:
            # Its edit would put the first page back.
            await asyncio.wait({late})
        layout = await self._draw(context, layout, message)
        if self._is_outdated(context, message):
            return False
        try:
            edited = await edit_private_message(
                context.interaction.followup, message, layout, context.reply.attachments
            )
        except DISCORD_FAULTS as fault:
            log.info("a later page could not be shown: %s", type(fault).__name__)
            return False
        context.reply.attachments = edited.files
        return True

    async def wait_until_idle(self) -> None:
        """Wait until no picture is awaited any more."""
        await self._tasks.wait()

    async def _draw(self, context: InteractionContext, layout: Layout, replaced: int | None) -> Layout:
        lock = self._locks.setdefault(context.user, asyncio.Lock())
        async with lock:
            if self._is_outdated(context, replaced):
                return layout
            return await self._picture_cache.add_picture(layout, within=LATE_PICTURE_TIMEOUT)

    async def _add_picture(
        self, context: InteractionContext, drawing: asyncio.Task[Layout], replaced: int | None
    ) -> None:
        """Edit a reply that was sent in words, unless its message shows a newer page by now."""
        layout = await drawing
        if layout.pending_picture is not None or self._is_outdated(context, replaced):
            return
        try:
            await edit_private_message(context.interaction.followup, ORIGINAL, layout, ())
        except DISCORD_FAULTS as fault:
            log.info("a late picture could not be shown: %s", type(fault).__name__)

    def _is_outdated(self, context: InteractionContext, replaced: int | None) -> bool:
        return replaced is not None and self._newest.get(replaced, 0) > context.interaction.id
