"""/preferences: what somebody decides about how their cards are shown to them."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.renderers.notices import render_text
from bot.settings.card_style import CardPreference
from bot.settings.preferences import Preferences
from bot.translation import described
from bot.words import words
from data.records import UserId

AS_SERVER: Final = "server"
_CHOICES = [
    app_commands.Choice(name=described(f"cards-{value}"), value=value)
    for value in (AS_SERVER, *(card_preference.value for card_preference in CardPreference))
]


class PersonalPreferences(commands.Cog):
    """Shows and changes a person's preferences."""

    def __init__(self, bot: Unspoken) -> None:
        """Belong to the bot."""
        self.bot = bot

    @app_commands.command(name="preferences", description=described("command-preferences"))
    @app_commands.describe(cards=described("option-own-cards"))
    @app_commands.choices(cards=_CHOICES)
    @app_commands.guild_only()
    async def preferences(
        self, interaction: discord.Interaction[Unspoken], *, cards: str | None = None
    ) -> None:
        """Change what was given, and show how it stands; a hand on the screen changes with it."""
        user = UserId(interaction.user.id)
        book = self.bot.preferences
        if cards is None:
            preferred = await book.get(user)
        else:
            card_preference = None if cards == AS_SERVER else CardPreference(cards)
            preferred = await book.change(user, lambda old: old.model_copy(update={"cards": card_preference}))
        await self.bot.reply_to(interaction).show(render_text(self._shown(interaction, preferred)))
        table = self.bot.tables.find_loaded(interaction.channel_id or 0)
        if cards is not None and table is not None and table.state is not None and table.is_seated(user):
            self.bot.hand_messages.update_hand(table, user)

    def _shown(self, interaction: discord.Interaction[Unspoken], preferred: Preferences) -> str:
        said = words(str(interaction.locale))
        here = said(f"cards-{self.bot.guild_settings.get(interaction.guild_id or 0).cards.value}")
        if preferred.cards is None:
            return said("preferences-as-server", cards=here)
        return said("preferences-own", cards=said(f"cards-{preferred.cards.value}"), server=here)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(PersonalPreferences(bot))
