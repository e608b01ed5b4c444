"""Prints changes of the channel as they happen: whole messages, or one line for the table."""

from collections.abc import Callable

from bot.devtools.demo.hand import HandMessage
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import Change, Channel, Message


class ChannelView:
    """A spectator's view of the channel and of the players' screens."""

    def __init__(self, terminal: Terminal, channel: Channel, summarize: Callable[[Message], str]) -> None:
        self._terminal = terminal
        self._channel = channel
        self._summarize = summarize
        self._last: dict[int, tuple[object, ...]] = {}
        self.brief = False
        """Whether the table is printed in one line, and private messages are left out."""
        self.muted = False

    def on_change(self, change: Change) -> None:
        """Print a change of what is on people's screens."""
        message = change.message
        if (
            self.muted
            or change.screen_entry is None
            or message is None
            or message.channel is not self._channel
        ):
            return
        content = (message.text, tuple((one.label, one.disabled, one.style) for one in message.buttons))
        if self._last.get(message.id) == content:
            return
        self._last[message.id] = content
        is_question = any(verb == "sure" for verb, _ in HandMessage.read(message).buttons)
        if is_question or not self.brief:
            self._terminal.box(message, self._channel.name)
        elif not message.ephemeral and (line := self._summarize(message)):
            self._terminal.line(f"#{self._channel.name}", line)

    def find_result(self) -> Message | None:
        """Return the public table once it shows the result."""
        public = [one for one in self._channel.messages.values() if not one.ephemeral and not one.deleted]
        return next((one for one in public if ("again", "") in HandMessage.read(one).buttons), None)
