"""/privacy: what is stored about a person, all of it as a file, and forgetting it."""

import json

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.attachments import AttachedFile, Download
from bot.components.button_router import on_button
from bot.components.layout import CustomId, Layout
from bot.database_errors import database_errors_as
from bot.privacy import layouts
from bot.privacy.forget import NotReadable, forget
from bot.renderers.notices import render_text
from bot.translation import described
from bot.words import words
from data.records import UserId

_FILE = "unspoken.json"


class Privacy(commands.Cog):
    """Tells everybody about themselves, and nobody about others."""

    group = app_commands.Group(name="privacy", description=described("command-privacy"), guild_only=True)

    def __init__(self, bot: Unspoken) -> None:
        """Belong to the bot."""
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.bot.button_router.add_from(self, None)

    @group.command(name="show", description=described("command-privacy-show"))
    async def show(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Say in words what is stored about whoever asks."""
        with database_errors_as(NotReadable):
            shown = await self.bot.store.people.count_rows(UserId(interaction.user.id))
        said = words(str(interaction.locale))
        await self.bot.reply_to(interaction).show(layouts.render_summary(shown, said))

    @group.command(name="export", description=described("command-privacy-export"))
    async def export(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Hand out everything that is stored about whoever asks."""
        with database_errors_as(NotReadable):
            everything = await self.bot.store.people.export_user(UserId(interaction.user.id))
        content = json.dumps(everything, ensure_ascii=False, indent=2).encode()
        said = words(str(interaction.locale))
        layout = render_text(said("privacy-exported"))
        download = Download(AttachedFile(_FILE, content))
        await self.bot.reply_to(interaction).show(Layout((*layout.blocks, download), layout.colour))

    @group.command(name="forget", description=described("command-privacy-forget"))
    async def forget(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Ask whether it is meant."""
        with database_errors_as(NotReadable):
            seated = await self.bot.store.people.list_seated_matches(UserId(interaction.user.id))
        said = words(str(interaction.locale))
        await self.bot.reply_to(interaction).show(layouts.render_confirmation(len(seated), said))

    @on_button("forget-me")
    async def press_forget(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Forget whoever presses."""
        del custom_id
        said = words(str(interaction.locale))
        await forget(self.bot, UserId(interaction.user.id))
        await self.bot.reply_to(interaction).show(render_text(said("privacy-forgotten")))

    @on_button("keep-me")
    async def press_keep(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Leave everything as it is."""
        del custom_id
        said = words(str(interaction.locale))
        await self.bot.reply_to(interaction).show(render_text(said("privacy-kept")))


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy(bot))
