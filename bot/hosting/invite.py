"""The invite link: the few permissions the bot asks for, each with its reason."""

from typing import Final

import discord

PERMISSIONS: Final = {
    "view_channel": "to see the channel a table stands in",
    "send_messages": "to post the table and call whose turn it is",
    "send_messages_in_threads": "so that a thread can be a table too",
    "create_private_threads": "to give each table of a game night a thread of its own",
    "attach_files": "to show the table as a picture",
    "read_message_history": "to keep the table's message up to date",
    "create_events": "to put a game night among the server's events",
    "add_reactions": "to mark a message in which a number was spoken",
}
"""Discord's name of each permission, and why it is asked for."""
OPTIONAL_PERMISSIONS: Final = {
    "manage_messages": "to remove such a message; give it only where /settings watch turns removal on",
    "manage_channels": "to make a voice room for each table, and remove it; for /settings nights alone",
    "connect": "to remove such a room: Discord asks for both",
}
"""Permissions that the link does not ask for, and what the bot can do with them."""


def invite_link(application: int) -> str:
    """Return the address that adds the bot to a server."""
    permissions = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    return discord.utils.oauth_url(
        application, permissions=permissions, scopes=("bot", "applications.commands")
    )
