"""A view: one client of one simulated user, and the connection to its page."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from bot.devtools.sandbox.checks.commands import CHAT_INPUT, MESSAGE_MENU
from bot.devtools.sandbox.page import frames
from bot.devtools.sandbox.people.commandline import list_commands
from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.visibility import sees, sees_channel
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object, encode

if TYPE_CHECKING:
    from bot.devtools.sandbox.state.interactions import Modal

_MOVES_CHANNELS = ("channel_create", "channel_update", "channel_delete", "thread_create", "member_remove")


class View:
    """One page's view of one user since it was loaded; it outlives a lost connection."""

    def __init__(self, world: World, person: Person, place: Channel) -> None:
        self.key = secrets.token_urlsafe(16)
        self.person = person
        self.place = place
        """The channel of requests that name none."""
        self.listening = False
        """Whether the page shows the traffic."""
        self.lost_at: float | None = world.clock.now()
        """When the connection was lost; None while there is one."""
        self.modals: dict[int, Modal] = {}
        self._world = world
        self._since = world.ids.next()
        self._known: dict[int, Message] = {}
        self._socket: web.WebSocketResponse | None = None
        self._queue: asyncio.Queue[Object] = asyncio.Queue()
        self._owed: list[Object] = []

    def shows(self, message: Message) -> bool:
        """Return True if the client has a message; it has no ephemeral ones from before it was loaded."""
        return sees(self.person.id, message) and (not message.ephemeral or message.id > self._since)

    def messages(self) -> list[Object]:
        """Return every message the client has, oldest first."""
        found = [
            message
            for channel in self.person.screen.channels()
            for message in channel.messages.values()
            if self.shows(message)
        ]
        self._known.update((message.id, message) for message in found)
        found.sort(key=lambda one: one.id)
        return [frames.message(self._world, message, self.person) for message in found]

    def find(self, number: str) -> Message | None:
        """Return a message that was shown here, even if it is deleted by now."""
        return self._known.get(int(number))

    def channel(self, number: str | None) -> Channel | None:
        """Return a channel that the user sees."""
        if number is None:
            return self.place
        channel = self._world.channels.get(int(number))
        return channel if channel and sees_channel(self.person.id, channel) else None

    def channels(self) -> list[Object]:
        """Return the channels in the user's list."""
        return [frames.channel(one) for one in self.person.screen.channels()]

    def commands(self) -> dict[str, list[Object]]:
        """Return the commands the client offers."""
        return {
            "commands": list_commands(self._world, self.place, self.person.id, CHAT_INPUT),
            "message_commands": list_commands(self._world, self.place, self.person.id, MESSAGE_MENU),
        }

    def note(self, change: Change) -> None:
        """Send the page what its user sees of a change."""
        if change.message and change.kind.startswith(("message_", "reaction_")):
            self._note_message(change, change.message)
        elif change.kind == "commands":
            self.tell({"op": "commands", **self.commands()})
        elif change.kind in _MOVES_CHANNELS:
            self.tell({"op": "channels", "channels": self.channels()})
        elif change.kind == "typing" and change.channel and change.user:
            channel, user = change.channel, change.user
            if user is not self.person.user and sees_channel(self.person.id, channel):
                self.tell({"op": "typing", "channel": str(channel.id), "user": str(user.id)})

    def _note_message(self, change: Change, message: Message) -> None:
        known = message.id in self._known
        if self.shows(message):
            self._known[message.id] = message
            op = "update" if known else "create"
            self.tell({"op": op, "message": frames.message(self._world, message, self.person)})
        elif known and change.kind == "message_delete":
            self.drop(message)

    def drop(self, message: Message) -> None:
        """Remove a message from the page."""
        if message.id in self._known:
            self.tell({"op": "delete", "channel": str(message.channel.id), "id": str(message.id)})

    def tell(self, frame: Object) -> None:
        """Send a frame; without a connection only replies are kept, as the next hello contains the rest."""
        if self._socket:
            self._queue.put_nowait(frame)
        elif "nonce" in frame:
            self._owed.append(frame)

    async def serve(
        self, socket: web.WebSocketResponse, hello: Callable[[], Object], hear: Callable[[str], None]
    ) -> None:
        """Serve a connection to the page until it breaks or is replaced by another."""
        old, self._socket = self._socket, None
        if old:
            await old.close()
        self._socket, self.lost_at = socket, None
        queue = self._queue = asyncio.Queue()
        for frame in (hello(), *self._owed):
            queue.put_nowait(frame)
        self._owed = []
        writing = asyncio.create_task(self._write(socket, queue))
        try:
            async for heard in socket:
                if heard.type is WSMsgType.TEXT:
                    hear(heard.data)
        finally:
            writing.cancel()
            await asyncio.wait((writing,))
            if self._socket is socket:
                self._socket, self.lost_at = None, self._world.clock.now()
            while not queue.empty():
                frame = queue.get_nowait()
                if "nonce" in frame:
                    self._owed.append(frame)

    @staticmethod
    async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[Object]) -> None:
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            while True:
                await socket.send_str(encode(await queue.get()))

    async def close(self) -> None:
        """Close the connection to the page."""
        if self._socket:
            await self._socket.close(code=1001, message=b"the sandbox closes")
