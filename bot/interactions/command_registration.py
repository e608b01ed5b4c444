"""Registers the slash commands with Discord when they have changed."""

import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.words.words import digest_of_words
from data.processes.chores import Chore
from data.store import Store

log = logging.getLogger(__name__)
_COMMANDS_KEY: Final = "commands"


async def register_commands(tree: app_commands.CommandTree[Any], store: Store) -> None:
    """Register the commands, but only if they have changed: Discord allows 200 registrations a day."""
    # Not what is sent: translating all commands into all languages takes seconds.
    described = json.dumps(
        [tree.client.application_id, [command.to_dict(tree) for command in tree.get_commands()]],
        sort_keys=True,
    )
    digest = hashlib.sha256(f"{described} {digest_of_words()}".encode()).hexdigest()
    if await store.settings.get_app_state(_COMMANDS_KEY) == digest:
        return
    async with store.do_alone(Chore.COMMANDS):
        if await store.settings.get_app_state(_COMMANDS_KEY) == digest:
            # Another process has registered them meanwhile.
            return
        try:
            await tree.sync()
        except discord.RateLimited as fault:
            log.warning("the old commands stay: Discord takes new ones in %.0f s", fault.retry_after)
            return
        await store.settings.save_app_state(_COMMANDS_KEY, digest)
