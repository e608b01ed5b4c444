"""All views, and frames sent to all of them."""

import asyncio
from collections.abc import Iterator

from bot.devtools.sandbox.page.view import View
from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.state.guilds import Channel
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object

RESUME_WITHIN = 120.0
"""Seconds for which a view without a connection can be resumed."""


class Views:
    """The views with a connection, and those that can be resumed."""

    def __init__(self, world: World, place: Channel) -> None:
        self._world = world
        self._place = place
        self._views: dict[str, View] = {}

    def __iter__(self) -> Iterator[View]:
        return iter(tuple(self._views.values()))

    def take(self, key: str, person: Person) -> tuple[View, bool]:
        """Return a resumed view or a new one, and whether it was resumed."""
        now = self._world.clock.now()
        for view in self:
            if view.lost_at is not None and now - view.lost_at > RESUME_WITHIN:
                del self._views[view.key]
        known = self._views.get(key)
        if known and known.person is person:
            return known, True
        fresh = View(self._world, person, self._place)
        self._views[fresh.key] = fresh
        return fresh, False

    def tell(self, frame: Object) -> None:
        """Send a frame to every page."""
        for view in self:
            view.tell(frame)

    async def close(self) -> None:
        """Close every connection."""
        await asyncio.gather(*(view.close() for view in self))
