"""What becomes visible in the channel, told as it happens: every message whole, or in brief."""

import re
from collections.abc import Callable

from bot.devtools.demo.hand import Hand
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import Change, Channel, Message

_PILE = re.compile(r"^`([1-4])` ([↑↓]) .*\*\*(\d+)\*\*$")
_COUNT = re.compile(r"^[^:`]+: \d+$")
_SIGNAL = "-# 💬"
Brief = Callable[[Message], str]


class View:
    """The eyes of whoever watches the demo."""

    def __init__(self, terminal: Terminal, channel: Channel) -> None:
        self._terminal = terminal
        self._channel = channel
        self._last: dict[int, tuple[object, ...]] = {}
        self.in_brief: Brief = _in_brief
        """How a table is told in one line."""
        self.brief = False
        """Whether a line has to do for the table, and private messages are left out."""
        self.muted = False

    def note(self, change: Change) -> None:
        """Take in a change of what is on people's screens."""
        message = change.message
        if self.muted or change.shown is None or message is None or message.channel is not self._channel:
            return
        look = (message.text, tuple((one.label, one.disabled, one.style) for one in message.buttons))
        if self._last.get(message.id) == look:
            return
        self._last[message.id] = look
        asks = any(verb == "sure" for verb, _ in Hand.read(message).buttons)
        if asks or not self.brief:
            self._terminal.box(message, self._channel.name)
        elif not message.ephemeral and (line := self.in_brief(message)):
            self._terminal.line(f"#{self._channel.name}", line)

    def result(self) -> Message | None:
        """Return the public table once it shows the result."""
        public = [one for one in self._channel.messages.values() if not one.ephemeral and not one.deleted]
        return next((one for one in public if ("again", "") in Hand.read(one).buttons), None)


def _in_brief(message: Message) -> str:
    """Say in one line what a table shows: piles, signals, what is left to draw; nothing of other messages."""
    parts = []
    for line in message.text.splitlines():
        pile = _PILE.match(line)
        if pile:
            parts.append(f"`{pile[1]}` {pile[2]} **{pile[3]}**")
        elif line.startswith(_SIGNAL) and parts:
            parts[-1] += f" ({line.removeprefix(_SIGNAL).strip()})"
        elif parts and _COUNT.match(line):
            parts.append(line)
    return " · ".join(parts)
