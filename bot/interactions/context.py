"""The context of an interaction: who acts, where, in which language, and the one reply."""

import time
from functools import cached_property

import discord

from bot.components.reply import Reply, ReplyPlace
from bot.messages.appearance import Appearance
from bot.process.reply_priority import ReplyPriority
from bot.renderers.notices import render_text
from bot.renderers.table_watch import NotAllowedToSet
from bot.settings.card_style import CardStyle
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.words import Words, words
from data.records import GuildId, UserId
from engine.refusals import Refusal


class InteractionContext:
    """One interaction; made once, when it arrives."""

    def __init__(
        self,
        interaction: discord.Interaction,
        tables: Tables,
        appearance: Appearance,
        reply_priority: ReplyPriority,
        discord_locale: str,
    ) -> None:
        """Read from the interaction; nothing is sent yet.

        `discord_locale` is that of the user's Discord, whatever language they chose.
        """
        self.interaction = interaction
        self.began = time.perf_counter()
        """When it arrived, by `time.perf_counter`."""
        self.user = UserId(interaction.user.id)
        self.guild = GuildId(interaction.guild_id or 0)
        self.channel = interaction.channel_id or 0
        self.locale = str(interaction.locale)
        self.discord_locale = discord_locale
        self.guild_locale = str(interaction.guild_locale or interaction.locale)
        """The server's locale; the user's own where the server has none."""
        self._tables = tables
        self._appearance = appearance
        self._reply_priority = reply_priority

    @cached_property
    def reply(self) -> Reply:
        """The one reply; `start_timer` starts its clock."""
        return Reply(self.interaction, self._reply_priority)

    @property
    def words(self) -> Words:
        """The words of the user's language."""
        return words(self.locale)

    @property
    def guild_words(self) -> Words:
        """The words of the server's language, for messages that everyone sees."""
        return self._appearance.words_for_everyone(self.guild, self.guild_locale)

    def words_for(self, *, everyone: bool) -> Words:
        """Return the words of a reply's readers: the server's if everyone sees it, else the user's."""
        return self.guild_words if everyone else self.words

    @property
    def loaded_table(self) -> Table | None:
        """The table of the channel, if it is in memory."""
        return self._tables.find_loaded(self.channel)

    async def own_table(self) -> Table | None:
        """Return the table of the channel if the user plays there, for completions."""
        try:
            return await self._tables.get_for_player(self.channel, self.user)
        except Refusal:
            return None

    @property
    def on_server(self) -> bool:
        """Whether the interaction happened on a server, not in a direct conversation."""
        return self.interaction.guild_id is not None

    @property
    def may_open_table(self) -> bool:
        """Whether a table can be opened in the channel: it is a server's, and has none yet."""
        return self.on_server and not self._tables.has_table(self.channel)

    @property
    def manages_nights(self) -> bool:
        """Whether the user may do with a night what its host may."""
        permissions = self.interaction.permissions
        return permissions.manage_events or permissions.manage_guild

    def demand_guild_manager(self) -> None:
        """Check that the user may change the server's settings, which it may offer to other members too.

        Raises:
            NotAllowedToSet: if they may not.
        """
        if not (self.on_server and self.interaction.permissions.manage_guild):
            raise NotAllowedToSet

    async def table(self) -> Table:
        """Return the table of the channel.

        Raises:
            NoTableHere: if there is none.
        """
        return await self._tables.get_in_channel(self.channel)

    async def card_style(self, table: Table | None = None) -> CardStyle:
        """Return how this user is shown the cards of a table, or of a page that belongs to no table."""
        guild = self.guild if table is None else table.record.guild
        game = None if table is None else table.ruleset.slug
        return await self._appearance.personal_card_style(
            self.user, guild, attaches=self.reply.may_attach, game=game
        )

    async def reply_text(self, text: str, place: ReplyPlace = ReplyPlace.PRIVATE) -> None:
        """Reply with a text."""
        await self.reply.show(render_text(text), place)

    async def reply_new_sentence(self, code: str, **facts: object) -> None:
        """Reply with a sentence in a message of its own, wherever the user was."""
        await self.reply_text(self.words(code, **facts), ReplyPlace.NEW)

    async def reply_sentence(self, code: str, **facts: object) -> None:
        """Reply with the sentence of a code, in the user's language."""
        await self.reply_text(self.words(code, **facts))
