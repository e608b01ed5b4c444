"""A message with buttons as a simulated player reads it."""

from dataclasses import dataclass
from typing import Self

from bot.components.layout import CustomId
from bot.devtools.sandbox import Button, Message


@dataclass(frozen=True, slots=True)
class HandMessage:
    """A hand, or a page opened from it, in any language."""

    message: Message
    buttons: dict[tuple[str, str], Button]
    """By verb and argument."""

    @classmethod
    def read(cls, message: Message) -> Self:
        """Read a message's buttons."""
        buttons = {}
        for button in message.buttons:
            custom_id = CustomId.parse(button.custom_id)
            if custom_id is not None:
                buttons[custom_id.verb, custom_id.argument] = button
        return cls(message, buttons)

    @property
    def is_hand(self) -> bool:
        """Whether this is the hand itself, not a page that was opened from it."""
        return ("rules", "") in self.buttons

    @property
    def enabled(self) -> list[tuple[str, str]]:
        """The verbs and arguments of the buttons that can be pressed."""
        return [key for key, button in self.buttons.items() if not button.disabled]
