"""/preferences: how cards are shown to a user, in which language, and when the user is called or reminded."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.renderers.settings import describe_preferences
from bot.settings.card_style import CardPreference
from bot.settings.preferences import CallPreference
from bot.settings.quiet_hours import read_quiet_hours
from bot.settings.reminder_times import ReminderTimes
from bot.words.commands import localise
from bot.words.words import list_own_names, words

AS_SERVER: Final = "server"
_CHOICES = [
    app_commands.Choice(name=localise(f"cards-{value}"), value=value)
    for value in (AS_SERVER, *(card_preference.value for card_preference in CardPreference))
]


_CALL_CHOICES = [
    app_commands.Choice(name=localise(f"calls-{preference.value}"), value=preference.value)
    for preference in CallPreference
]


_REMINDER_CHOICES = [
    app_commands.Choice(name=localise("cards-server"), value=AS_SERVER),
    *(app_commands.Choice(name=localise(f"reminders-{value}"), value=value.value) for value in ReminderTimes),
]
AS_DISCORD: Final = "auto"
_LANGUAGE_CHOICES = [
    app_commands.Choice(name=localise("preferences-language-discord"), value=AS_DISCORD),
    *(app_commands.Choice(name=name, value=code) for code, name in list_own_names().items()),
]


class PersonalPreferences(commands.Cog):
    """Shows and changes a user's preferences."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    @app_commands.command(name="preferences", description=localise("command-preferences"))
    @app_commands.describe(
        cards=localise("option-own-cards"),
        calls=localise("option-calls"),
        reminders=localise("option-own-reminders"),
        language=localise("option-own-language"),
        quiet=localise("option-quiet"),
        safety_net=localise("option-safety-net"),
    )
    @app_commands.choices(
        cards=_CHOICES, calls=_CALL_CHOICES, reminders=_REMINDER_CHOICES, language=_LANGUAGE_CHOICES
    )
    @app_commands.guild_only()
    async def preferences(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        cards: str | None = None,
        calls: str | None = None,
        reminders: str | None = None,
        language: str | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        safety_net: bool | None = None,
    ) -> None:
        """Change the given options and show all; a hand on the screen changes with them."""
        context = self.bot.context_of(interaction)
        user = context.user
        book = self.parts.preferences
        changed: dict[str, object] = {}
        if cards is not None:
            changed["cards"] = None if cards == AS_SERVER else CardPreference(cards)
        if calls is not None:
            changed["calls"] = CallPreference(calls)
        if reminders is not None:
            changed["reminders"] = None if reminders == AS_SERVER else ReminderTimes(reminders)
        if language is not None:
            changed["language"] = None if language == AS_DISCORD else language
        if safety_net is not None:
            changed["safety_net"] = safety_net
        if quiet is not None:
            changed["quiet"] = read_quiet_hours(quiet)
            changed["quiet_zone"] = self.parts.guild_settings.get(context.guild).clocks.key
        if changed:
            preferred = await book.change(user, lambda old: old.model_copy(update=changed))
        else:
            preferred = await book.get(user)
        texts = context.words if preferred.language is None else words(preferred.language)
        server_cards = self.parts.guild_settings.get(context.guild).cards
        await context.reply_text(describe_preferences(preferred, server_cards, texts))
        table = context.loaded_table
        if changed and table is not None and table.state is not None and table.is_seated(user):
            self.parts.hand_messages.update_hand(table, user)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(PersonalPreferences(bot))
