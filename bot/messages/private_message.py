"""A message that one person alone sees, kept up to date by that person's newest interaction token."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.components.edits import ORIGINAL, edit_private_message
from bot.components.layout import Layout
from bot.components.message_files import HeldFile, files_of, files_to_upload

TOKEN_LIFE = timedelta(minutes=14, seconds=30)
"""A little less than the 15 minutes for which Discord accepts a token."""


@dataclass(slots=True)
class PrivateMessage:
    """A person's newest token, which is the only way to a message that nobody else sees."""

    webhook: discord.Webhook
    issued_at: datetime
    locale: str
    message: int | None
    """The message; `None` if none was sent with this token yet."""
    is_original: bool
    """Whether that message is the token's own reply rather than a follow-up."""
    may_attach: bool = False
    """Whether the person may attach files: messages sent with a token have its owner's permissions."""
    attachments: Sequence[HeldFile] = ()
    """The files that the message holds."""

    def is_valid(self, now: datetime) -> bool:
        """Return True if Discord still accepts the token."""
        return now - self.issued_at < TOKEN_LIFE

    async def send(self, layout: Layout) -> None:
        """Send the message as a follow-up."""
        message = await self.webhook.send(
            view=layout.as_view(), files=files_to_upload(layout), ephemeral=True, wait=True
        )
        self.message, self.is_original, self.attachments = message.id, False, files_of(message)

    async def edit(self, layout: Layout) -> None:
        """Show something else in the message."""
        edited = await edit_private_message(self.webhook, self._target, layout, self.attachments)
        self.attachments = edited.files

    async def delete(self) -> None:
        """Delete the message from the person's screen."""
        await self.webhook.delete_message(self._target)

    @property
    def _target(self) -> int:
        return ORIGINAL if self.is_original else self.message  # type: ignore[return-value] # both are taken
