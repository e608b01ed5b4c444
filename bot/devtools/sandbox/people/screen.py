"""A simulated user's screen: what it shows, has shown, and the pings it received."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import Channel, GuildState, Message
from bot.devtools.sandbox.state.interactions import Interaction, Modal
from bot.devtools.sandbox.state.render import ScreenEntry, walk
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.state.visibility import sees, sees_channel
from bot.devtools.sandbox.state.world import World

T = TypeVar("T")

_CHECK_EVERY = 0.1
"""Seconds between two checks of a predicate when the screen does not change."""
_MAX_DUMPED = 8
"""The number of messages per channel in a description of the screen."""


class Screen:
    """The messages that one client shows."""

    def __init__(self, world: World, user: User, guild: GuildState) -> None:
        self._world = world
        self._user = user
        self._guild = guild
        self._ephemeral: list[Message] = []
        self._modals: list[Modal] = []
        self._changed = asyncio.Event()
        self.history: list[ScreenEntry] = []
        """Everything the screen has ever shown."""
        self.pings: list[Message] = []

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages of a channel, oldest first."""
        if channel.deleted or not sees_channel(self._user.id, channel):
            return []
        return [message for message in channel.messages.values() if sees(self._user.id, message)]

    def channels(self) -> list[Channel]:
        """Return the channels in the client's list."""
        here = [*self._guild.channels.values(), *self._guild.threads.values()]
        direct = self._world.directs.get(self._user.id)
        return [one for one in [*here, *([direct] if direct else [])] if sees_channel(self._user.id, one)]

    def was_shown(self, message: Message, custom_id: str) -> bool:
        """Return True if the screen has ever shown a component of a message."""
        return any(
            one.message_id == message.id and custom_id in one.custom_ids for one in reversed(self.history)
        )

    def note(self, change: Change) -> None:
        """Update the screen after a change."""
        message = change.message
        if change.screen_entry and message:
            self.history.append(change.screen_entry)
            if message.ephemeral and change.kind == "message_create":
                self._ephemeral.append(message)
            if self._user in message.pinged and message not in self.pings:
                self.pings.append(message)
        self._changed.set()

    def note_settled(self, interaction: Interaction) -> None:
        """Update the screen after an interaction's response, or its failure."""
        if interaction.modal:
            self._modals.append(interaction.modal)
            self.history.append(_modal_entry(self._world.clock.now(), interaction.modal))
        elif interaction.choices:
            names = tuple(choice.name for choice in interaction.choices)
            values = tuple(str(choice.value) for choice in interaction.choices)
            now = self._world.clock.now()
            self.history.append(
                ScreenEntry(now, 0, "\n".join(names), names, values, ephemeral=True, kind="autocomplete")
            )
        self._changed.set()

    def reload(self) -> None:
        """Reload the client, which drops ephemeral messages and open modals."""
        for message in self._ephemeral:
            message.dismissed = True
        for modal in self._modals:
            modal.open = False
        self._ephemeral.clear()
        self._modals.clear()
        self._changed.set()

    def drop(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        message.dismissed = True
        self._changed.set()

    async def until(self, predicate: Callable[[], T | None], seconds: float) -> T:
        """Wait until a predicate returns something true, and return that.

        Raises:
            TimeoutError: it did not; the message contains what the screen shows.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while not (found := predicate()):
            left = deadline - loop.time()
            if left <= 0:
                message = f"{self._user.name} waited {seconds} s without success.  {self.dump()}"
                raise TimeoutError(message)
            self._changed.clear()
            # The predicate may depend on things that are not on the screen.
            try:
                await asyncio.wait_for(self._changed.wait(), min(left, _CHECK_EVERY))
            except TimeoutError:
                continue
        return found

    def dump(self) -> str:
        """Describe the screen's content in lines of text."""
        lines = [f"{self._user.name} sees:"]
        for channel in self.channels():
            lines.append(f"  #{channel.name or 'direct'}")
            lines += [f"    {_line(message)}" for message in self.sees(channel)[-_MAX_DUMPED:]]
        return "\n".join(lines)


def _line(message: Message) -> str:
    marks = [word for word, on in (("ephemeral", message.ephemeral), ("thinking", message.loading)) if on]
    head = f"{message.author.name}{' (' + ', '.join(marks) + ')' if marks else ''}"
    buttons = " ".join(f"[{one.label or one.emoji}{'✗' if one.disabled else ''}]" for one in message.buttons)
    selects = " ".join(f"<{one['custom_id']}>" for one in message.selects)
    text = message.text.replace("\n", " ⏎ ")
    return " ".join(filter(None, (f"{head}:", text, buttons, selects)))


def _modal_entry(at: float, modal: Modal) -> ScreenEntry:
    parts = list(walk(modal.components))
    labels = tuple(part["label"] for part in parts if part.get("label"))
    words = [part[key] for part in parts for key in ("content", "description", "value") if part.get(key)]
    text = "\n".join([modal.title, *labels, *map(str, words)])
    ids = tuple(part["custom_id"] for part in parts if part.get("custom_id"))
    return ScreenEntry(at, 0, text, labels, ids, ephemeral=True, kind="modal")
