"""/help, and the buttons of the pages for people who are new."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.companions import fit_options
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.lobby.game_options import parse_game_options
from bot.lobby.open_table import open_table
from bot.renderers import help as help_pages
from bot.renderers.refusals import describe_refusal
from bot.renderers.tutorial_page import TutorialPage, prepare_tutorial, render_tutorial
from bot.words.commands import localise
from engine.refusals import Refusal

_COMPANY: Final = 2
"""How many companions play with a person who is alone: a table of three is still easy to follow."""


class Help(commands.Cog):
    """Introduces the bot, says how to start, and leads to rules and tables."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons; discord.py registers the command."""
        self.parts.button_router.add_from(self, None)

    @app_commands.command(name="help", description=localise("command-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def show_help(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Show the help."""
        await self._show_help(self.bot.context_of(interaction))

    @on_button("help")
    async def press_help(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the help in place of another page."""
        del custom_id
        await self._show_help(context)

    @on_button("rules-of")
    async def press_rules_of(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the rules of a game."""
        ruleset, _ = parse_game_options(custom_id.argument, {})
        pictures = (await context.card_style()).pictures
        layout = help_pages.render_rules_page(
            ruleset.slug, context.words, pictures=pictures, may_open=context.may_open_table
        )
        await self._show(context, layout)

    @on_button("help-nights")
    async def press_help_nights(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show how a game night goes."""
        del custom_id
        await context.reply.show(help_pages.render_nights_page(context.words))

    @on_button("choose-game")
    async def press_choose_game(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask which game the table is for."""
        del custom_id
        await context.reply.show(help_pages.render_game_choice(context.words))

    @on_button("open-table")
    async def press_open_table(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open a table of a game with its usual options."""
        await self._open_table(context, custom_id.argument)

    @on_button("open-with-companions")
    async def press_open_with_companions(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open a table at which companions sit already, for a person who plays alone."""
        await self._open_table(context, custom_id.argument, companions=_COMPANY)

    async def _open_table(self, context: InteractionContext, game: str, companions: int = 0) -> None:
        ruleset, options = parse_game_options(game, {})
        if companions:
            options = fit_options(ruleset.slug, options)
        try:
            await open_table(self.bot, context, ruleset.slug, options, [context.user], companions=companions)
        except Refusal as refusal:
            # Beside the page, which would otherwise be gone.
            text = describe_refusal(refusal, None, context.words, self.parts.member_names)
            await context.reply_text(text, ReplyPlace.NEW)

    @on_button("tutorial")
    async def press_tutorial(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Go on with a tutorial."""
        page = TutorialPage.parse(custom_id.argument)
        await prepare_tutorial(page)
        name = context.interaction.user.display_name
        layout = render_tutorial(
            page, context.words, name, await context.card_style(), may_open=context.may_open_table
        )
        await self._show(context, layout)

    async def _show_help(self, context: InteractionContext) -> None:
        layout = help_pages.render_help(
            context.words, may_open=context.may_open_table, on_server=context.on_server
        )
        await context.reply.show(layout)

    async def _show(self, context: InteractionContext, layout: Layout) -> None:
        # No later update brings the picture, so the reply waits for it.
        await context.reply.show(await self.parts.picture_cache.add_picture(layout))


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Help(bot))
