"""/preferences: how cards are shown to a user."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.interactions.context import InteractionContext
from bot.settings.card_style import CardPreference
from bot.settings.preferences import Preferences
from bot.translation import localise

AS_SERVER: Final = "server"
_CHOICES = [
    app_commands.Choice(name=localise(f"cards-{value}"), value=value)
    for value in (AS_SERVER, *(card_preference.value for card_preference in CardPreference))
]


class PersonalPreferences(commands.Cog):
    """Shows and changes a user's preferences."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot

    @app_commands.command(name="preferences", description=localise("command-preferences"))
    @app_commands.describe(cards=localise("option-own-cards"))
    @app_commands.choices(cards=_CHOICES)
    @app_commands.guild_only()
    async def preferences(
        self, interaction: discord.Interaction[Unspoken], *, cards: str | None = None
    ) -> None:
        """Change the given options and show all; a hand on the screen changes with them."""
        context = self.bot.context_of(interaction)
        user = context.user
        book = self.bot.preferences
        if cards is None:
            preferred = await book.get(user)
        else:
            card_preference = None if cards == AS_SERVER else CardPreference(cards)
            preferred = await book.change(user, lambda old: old.model_copy(update={"cards": card_preference}))
        await context.reply_text(self._describe(context, preferred))
        table = context.loaded_table
        if cards is not None and table is not None and table.state is not None and table.is_seated(user):
            self.bot.hand_messages.update_hand(table, user)

    def _describe(self, context: InteractionContext, preferred: Preferences) -> str:
        here = context.words(f"cards-{self.bot.guild_settings.get(context.guild).cards.value}")
        if preferred.cards is None:
            return context.words("preferences-as-server", cards=here)
        return context.words(
            "preferences-own", cards=context.words(f"cards-{preferred.cards.value}"), server=here
        )


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(PersonalPreferences(bot))
