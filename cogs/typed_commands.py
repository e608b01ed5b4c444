"""Helps people who write a command as a plain message, or mention the bot, while a match runs."""

import logging
import re
from datetime import timedelta
from typing import Final

import discord
from cachetools import TTLCache
from discord.ext import commands

from bot.client import Unspoken
from bot.components.discord_faults import DISCORD_FAULTS
from bot.renderers.notices import render_typed_command_help
from bot.tables.table import Table
from bot.words.words import words
from data.records import MatchPhase
from engine.refusals import Refusal

log = logging.getLogger(__name__)

HELP_AGAIN_AFTER = timedelta(hours=12)
"""How long a person who got the help gets no other: an evening."""
_MAX_USERS: Final = 10_000
_COMMAND = re.compile(r"\s*/\s*([\w-]+)")
_WRITTEN = (discord.MessageType.default, discord.MessageType.reply)


def is_typed_command(bot: Unspoken, text: str) -> bool:
    """Return True if a message is one of the bot's commands, written as plain text."""
    typed = _COMMAND.match(text)
    return typed is not None and bot.tree.get_command(typed[1].lower()) is not None


class TypedCommands(commands.Cog):
    """Replies to such messages, once a person and evening; without the intent only mentions have a text."""

    def __init__(self, bot: Unspoken) -> None:
        """Start with nobody helped."""
        self.bot = bot
        self.parts = bot.parts
        self._helped = TTLCache[int, bool](
            _MAX_USERS, HELP_AGAIN_AFTER.total_seconds(), timer=lambda: bot.parts.tables.now().timestamp()
        )

    @commands.Cog.listener("on_message")
    async def help_writer(self, message: discord.Message) -> None:
        """Tell the writer what to do instead, if the message asks for it."""
        if not self.parts.tables.has_table(message.channel.id) or not self._asks_for_help(message):
            return
        try:
            table = await self.parts.tables.get_in_channel(message.channel.id)
        except Refusal as refusal:
            log.info("channel %s: nobody was helped: %s", message.channel.id, refusal.code)
            return
        if table.phase is MatchPhase.RUNNING and message.author.id not in self._helped:
            # Noted before the wait, during which a second message may arrive.
            self._helped[message.author.id] = True
            await self._send_help(message, table)

    @commands.Cog.listener("on_forgotten")
    async def forget(self, user: int) -> None:
        """Forget a user whose data was deleted."""
        self._helped.pop(user, None)

    def _asks_for_help(self, message: discord.Message) -> bool:
        if message.author.bot or message.webhook_id is not None or message.type not in _WRITTEN:
            return False
        if self.bot.user is not None and self.bot.user.id in message.raw_mentions:
            return True
        return is_typed_command(self.bot, message.content)

    async def _send_help(self, message: discord.Message, table: Table) -> None:
        locale = self.parts.locales.get(message.author.id, table.record.locale)
        layout = render_typed_command_help(table, words(locale))
        try:
            await message.channel.send(
                view=layout.as_view(),
                reference=message.to_reference(fail_if_not_exists=False),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except DISCORD_FAULTS as fault:
            log.info("channel %s: nobody could be helped: %s", message.channel.id, type(fault).__name__)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(TypedCommands(bot))
