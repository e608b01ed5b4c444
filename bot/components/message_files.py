"""What is sent along with a layout: its files, and which users it may ping."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import discord

from bot.components.attachments import Download, Picture, shorten_alt
from bot.components.layout import Layout

NOT_UNDERSTOOD: Final = 50035
"""Discord's error code for a message that refers to something that does not exist."""
SentT = TypeVar("SentT")


def files_to_upload(layout: Layout) -> list[discord.File]:
    """Return the files to upload with a new message that shows the layout."""
    return [_upload(block) for block in layout.attachments]


def allowed_mentions(layout: Layout) -> discord.AllowedMentions:
    """Return the users that a new message with the layout may ping: the layout's own, and nobody else."""
    users = [discord.Object(user) for user in layout.pings]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


@dataclass(frozen=True, slots=True)
class ExistingAttachment:
    """A file that a message has already and keeps when it is edited.

    discord.py would send all it knows about the attachment; Discord needs only its id.
    """

    id: int

    def to_dict(self) -> dict[str, object]:
        """Return the file as Discord's API takes it."""
        return {"id": str(self.id)}


def attachments_for_edit(
    layout: Layout, old: Sequence[discord.Attachment]
) -> list[ExistingAttachment | discord.File]:
    """Return the attachments for an edit that shows the layout.

    Files that the message has under the same name stay, other old files go, and new files are uploaded.
    """
    held = {one.filename: ExistingAttachment(one.id) for one in old}
    return [held.get(block.file.name) or _upload(block) for block in layout.attachments]


async def edit_message(
    edit: Callable[..., Awaitable[SentT]], layout: Layout, old: Sequence[discord.Attachment]
) -> SentT:
    """Edit a message with `edit(view=…, attachments=…)` so that it shows the layout.

    If a file that was to stay no longer exists, all files are uploaded.
    """
    attachments = attachments_for_edit(layout, old)
    try:
        return await edit(view=layout.as_view(), attachments=attachments)
    except discord.HTTPException as fault:
        kept = any(isinstance(one, ExistingAttachment) for one in attachments)
        if fault.code != NOT_UNDERSTOOD or not kept:
            raise
    return await edit(view=layout.as_view(), attachments=attachments_for_edit(layout, ()))


def _upload(block: Picture | Download) -> discord.File:
    match block:
        case Picture(file=file, alt=alt):
            return file.file(shorten_alt(alt) or None)
        case Download(file=file):
            return file.file()
