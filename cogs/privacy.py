"""/privacy: the data stored about a user, as a summary or a file, and its deletion."""

import json
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.attachments import AttachedFile, Download
from bot.components.layout import Button, ButtonStyle, CustomId, Layout
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.privacy.forget import forget
from bot.renderers.notices import render_text
from bot.words.commands import localise
from bot.words.words import Words

_COLOUR = 0x80848E
_FILE = "unspoken.json"


class Privacy(commands.Cog):
    """Shows every user their own data, and nobody else's."""

    group = app_commands.Group(name="privacy", description=localise("command-privacy"), guild_only=True)

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    @group.command(name="show", description=localise("command-privacy-show"))
    async def show(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Summarize the data stored about the user."""
        context = self.bot.context_of(interaction)
        counts = await self.parts.store.people.count_rows(context.user)
        await context.reply.show(render_summary(counts, context.words))

    @group.command(name="export", description=localise("command-privacy-export"))
    async def export(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Send everything that is stored about the user as a file."""
        context = self.bot.context_of(interaction)
        everything = await self.parts.store.people.export_user(context.user)
        content = json.dumps(everything, ensure_ascii=False, indent=2).encode()
        layout = render_text(context.words("privacy-exported"))
        download = Download(AttachedFile(_FILE, content))
        await context.reply.show(Layout((*layout.blocks, download), layout.colour))

    @group.command(name="forget", description=localise("command-privacy-forget"))
    async def forget(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Ask for confirmation."""
        context = self.bot.context_of(interaction)
        seated = await self.parts.store.people.list_seated_matches(context.user)
        await context.reply.show(render_confirmation(len(seated), context.words))

    @on_button("forget-me")
    async def press_forget(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Delete the user's data."""
        del custom_id
        await forget(self.bot, context.user)
        await context.reply_sentence("privacy-forgotten")

    @on_button("keep-me")
    async def press_keep(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Delete nothing."""
        del custom_id
        await context.reply_sentence("privacy-unchanged")


def render_summary(counts: Mapping[str, int], words: Words) -> Layout:
    """Show the data stored about a person; `counts` maps each kind of data to its number of rows."""
    stored = [f"- {words(f'privacy-stored-{kind}', count=count)}" for kind, count in counts.items() if count]
    blocks = [words("privacy-title"), "\n".join(stored) or words("privacy-nothing")]
    return Layout((*blocks, words("privacy-memory"), words("privacy-ways")), _COLOUR)


def render_confirmation(seated: int, words: Words) -> Layout:
    """Ask whether to delete a person's data; `seated` is the number of tables they would leave."""
    buttons = (
        Button(words("button-forget-me"), CustomId(0, 0, "forget-me"), ButtonStyle.DANGER),
        Button(words("button-keep-me"), CustomId(0, 0, "keep-me")),
    )
    tables = words("privacy-question-tables", count=seated) if seated else ""
    return Layout((words("privacy-question"), tables, buttons), _COLOUR)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy(bot))
