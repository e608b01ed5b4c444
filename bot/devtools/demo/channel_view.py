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
        if self._is_new(message):
            self._print(message)

    def _is_new(self, message: Message) -> bool:
        content = (
            message.text,
            tuple((button.label, button.disabled, button.style) for button in message.buttons),
        )
        if self._last.get(message.id) == content:
            return False
        self._last[message.id] = content
        return True

    def _print(self, message: Message) -> None:
        is_question = any(verb == "sure" for verb, _ in HandMessage.read(message).buttons)
        if is_question or not self.brief:
            self._terminal.box(message, self._channel.name)
        elif not message.ephemeral and (line := self._summarize(message)):
            self._terminal.line(f"#{self._channel.name}", line)

    def find_result(self) -> Message | None:
        """Return the public table once it shows the result."""
        public = (row for row in self._channel.messages.values() if not row.ephemeral and not row.deleted)
        return next((row for row in public if ("again", "") in HandMessage.read(row).buttons), None)
