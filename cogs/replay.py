"""/history lists a server's ended matches, /replay steps through one."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.attachments import AttachedFile, Download
from bot.components.button_router import on_button
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.replays.export import export_json, export_text
from bot.replays.history import ROWS_PER_PAGE, describe_match, render_history
from bot.replays.loader import ReplayLoader
from bot.replays.page import find_position, render_replay_page
from bot.settings.card_style import CardStyle
from bot.tables import refusals
from bot.tables.match_log import table_refusals
from bot.translation import described
from bot.words import Words, words
from data.errors import PageUnknown, StoreError
from data.history import HistoryPage
from data.records import GuildId

_MAX_CHOICES = 25
_COLOUR = 0x80848E


class Replays(commands.Cog):
    """Lists and replays a server's matches."""

    def __init__(self, bot: Unspoken) -> None:
        """Belong to the bot."""
        self.bot = bot
        self.loader = ReplayLoader(bot.store, bot.tables.now)

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.bot.button_router.add_from(self, None)

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.guild_only()
    @app_commands.describe(match=described("option-match"), everyone=described("option-everyone"))
    async def replay(
        self,
        interaction: discord.Interaction[Unspoken],
        match: int,
        everyone: bool = False,  # noqa: FBT001, FBT002 - an option of a command
    ) -> None:
        """Show the first position of a match, with buttons to the others."""
        await self._show(interaction, match, 0, ReplyPlace.PUBLIC if everyone else ReplyPlace.PRIVATE)

    @replay.autocomplete("match")
    async def complete_match(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return this server's last matches whose description contains what was typed."""
        said, sought = words(str(interaction.locale)), typed.strip().casefold()
        try:
            page = await self._load_history_page(interaction, 1, _MAX_CHOICES)
        except (StoreError, refusals.TableRefusal):
            return []
        named = [(describe_match(record, said), record.id) for record in page.matches]
        return [
            app_commands.Choice(name=name, value=match) for name, match in named if sought in name.casefold()
        ]

    @app_commands.command(name="history", description=described("command-history"))
    @app_commands.guild_only()
    @app_commands.describe(page=described("option-history-page"))
    async def history(self, interaction: discord.Interaction[Unspoken], page: int = 1) -> None:
        """List the server's last matches."""
        await self._show_history(interaction, page)

    @on_button("history")
    async def press_history(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Show another page of the list."""
        await self._show_history(interaction, custom_id.revision)

    @on_button("replay")
    async def press_replay(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Open a replay in a new message."""
        await self._show(interaction, custom_id.match, 0, ReplyPlace.NEW)

    @on_button("replay-go")
    async def press_go(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Go to another position of the replay, in the same message."""
        record, replay = await self.loader.load(
            custom_id.match, interaction.guild_id or 0, interaction.user.id
        )
        shared = not self.bot.reply_to(interaction).from_hand
        said = self._words(interaction, shared=shared)
        at = find_position(custom_id, len(replay.steps))
        card_style = await self._card_style(interaction, shared=shared)
        layout = render_replay_page(
            record, replay, at, said, self.bot.member_names, shared=shared, card_style=card_style
        )
        await self.bot.reply_to(interaction).show(layout, ReplyPlace.HERE)

    @on_button("replay-share")
    async def press_share(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Post the position in the channel."""
        await self._show(interaction, custom_id.match, custom_id.revision, ReplyPlace.PUBLIC)

    @on_button("replay-file")
    async def press_file(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Send the match as a file."""
        record, replay = await self.loader.load(
            custom_id.match, interaction.guild_id or 0, interaction.user.id
        )
        said, seed_public = words(str(interaction.locale)), self.loader.is_seed_public(record)
        if custom_id.argument == "json":
            ending, text = "json", export_json(record, replay, seed_public=seed_public)
        else:
            ending, text = "txt", export_text(record, replay, said, seed_public=seed_public)
        file = AttachedFile(f"unspoken_{record.id}.{ending}", text.encode())
        layout = Layout((said("replay-file", match=str(record.id)), Download(file)), _COLOUR)
        await self.bot.reply_to(interaction).show(layout, ReplyPlace.NEW)

    async def _show(
        self, interaction: discord.Interaction[Unspoken], match: int, at: int, place: ReplyPlace
    ) -> None:
        """Show a position in a new message."""
        shared = place is ReplyPlace.PUBLIC
        record, replay = await self.loader.load(match, interaction.guild_id or 0, interaction.user.id)
        if shared:
            await self.loader.require_sharable(record)
        said = self._words(interaction, shared=shared)
        card_style = await self._card_style(interaction, shared=shared)
        layout = render_replay_page(
            record, replay, at, said, self.bot.member_names, shared=shared, card_style=card_style
        )
        await self.bot.reply_to(interaction).show(layout, place)

    async def _show_history(self, interaction: discord.Interaction[Unspoken], page: int) -> None:
        try:
            found = await self._load_history_page(interaction, page, ROWS_PER_PAGE)
        except PageUnknown as past:
            raise refusals.PagePastEnd(past.pages) from None
        layout = render_history(found, words(str(interaction.locale)), self.bot.member_names)
        await self.bot.reply_to(interaction).show(layout)

    async def _load_history_page(
        self, interaction: discord.Interaction[Unspoken], page: int, size: int
    ) -> HistoryPage:
        with table_refusals():
            return await self.bot.store.history.get_page(GuildId(interaction.guild_id or 0), page, size)

    async def _card_style(self, interaction: discord.Interaction[Unspoken], *, shared: bool) -> CardStyle:
        """Return the server's card style for a public replay, else the user's; replays have no pictures."""
        guild = interaction.guild_id or 0
        if shared:
            return self.bot.appearance.public_card_style(guild)
        return await self.bot.appearance.personal_card_style(interaction.user.id, guild, attaches=False)

    def _words(self, interaction: discord.Interaction[Unspoken], *, shared: bool) -> Words:
        """Return the server's language for a public replay, else the user's."""
        locale = (interaction.guild_locale or interaction.locale) if shared else interaction.locale
        return words(str(locale))


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
