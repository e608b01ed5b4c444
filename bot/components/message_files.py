"""The files that are sent with a layout, and the users that it may ping."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.components.attachments import Download, Picture, shorten_alt
from bot.components.layout import Layout

MAX_PINGS: Final = 80
"""How many people one message pings; more get another."""
NOT_UNDERSTOOD: Final = 50035
"""Discord's error code for a message that refers to something that does not exist."""


def files_to_upload(layout: Layout) -> list[discord.File]:
    """Return the files to upload with a new message that shows the layout."""
    return [_upload(block) for block in layout.attachments]


def allowed_mentions(layout: Layout) -> discord.AllowedMentions:
    """Return the users that a new message with the layout may ping: the layout's own, and nobody else."""
    users = [discord.Object(user) for user in layout.pings]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


@dataclass(frozen=True, slots=True)
class HeldFile:
    """A file that a message has, by which an edit keeps it.

    discord.py would send all it knows about an attachment; Discord needs only its id.
    """

    id: int
    filename: str

    def to_dict(self) -> dict[str, object]:
        """Return the file as Discord's API takes it."""
        return {"id": str(self.id)}


def files_of(message: discord.Message | None) -> Sequence[HeldFile]:
    """Return the files that a message has."""
    return () if message is None else [HeldFile(file.id, file.filename) for file in message.attachments]


def attachments_for_edit(layout: Layout, old: Sequence[HeldFile]) -> list[HeldFile | discord.File]:
    """Return the attachments for an edit that shows the layout.

    Files that the message has under the same name stay, other old files go, and new files are uploaded.
    """
    old_by_name = {file.filename: file for file in old}
    return [old_by_name.get(block.file.name) or _upload(block) for block in layout.attachments]


def _upload(block: Picture | Download) -> discord.File:
    match block:
        case Picture(file=file, alt=alt):
            return file.file(shorten_alt(alt) or None)
        case Download(file=file):
            return file.file()
