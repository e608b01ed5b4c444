"""/preferences: how cards are shown to a user, in which language, and when the user is called or reminded."""

from collections.abc import Callable, Mapping
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.components.refusals import ButtonUnreadable
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.settings import (
    AS_DISCORD,
    AS_SERVER,
    MAX_QUIET_LENGTH,
    render_preferences,
    render_quiet_form,
)
from bot.renderers.tutorial_page import render_sample_hand
from bot.settings.card_style import CardPreference
from bot.settings.preferences import CallPreference
from bot.settings.quiet_hours import QuietHoursUnreadable, read_quiet_hours
from bot.settings.reminder_times import ReminderTimes
from bot.words.commands import localise
from bot.words.words import languages, list_own_names, words

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

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

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
        quiet: app_commands.Range[str, 1, MAX_QUIET_LENGTH] | None = None,
        safety_net: bool | None = None,
    ) -> None:
        """Change the given options and show all; a hand on the screen changes with them."""
        context = self.bot.context_of(interaction)
        values = {"cards": cards, "calls": calls, "reminders": reminders, "language": language}
        changed = {name: _READERS[name](value) for name, value in values.items() if value is not None}
        if safety_net is not None:
            changed["safety_net"] = safety_net
        if quiet is not None:
            changed |= self._read_quiet(context, quiet)
        await self._change(context, changed)

    @on_button("preferences")
    async def press(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Change one preference, show a sample hand, or ask for quiet hours."""
        match custom_id.argument:
            case "try":
                await self._show_sample(context)
            case "quiet":
                preferred = await self.parts.preferences.get(context.user)
                await context.reply.ask(
                    render_quiet_form(CustomId(0, 0, "preferences-quiet"), preferred.quiet, context.words)
                )
            case argument:
                name, _, value = argument.partition("=")
                try:
                    changed = {name: _READERS[name](value)}
                except (KeyError, ValueError):
                    raise ButtonUnreadable from None
                await self._change(context, changed)

    @on_button("preferences-quiet")
    async def submit_quiet(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store the hours that were written into the form."""
        try:
            changed = self._read_quiet(context, custom_id.argument)
        except QuietHoursUnreadable:
            # The message with the preferences stays, for another try.
            await self._change(context, {}, context.words("settings-quiet-hours-unreadable"))
        else:
            await self._change(context, changed)

    def _read_quiet(self, context: InteractionContext, typed: str) -> dict[str, object]:
        zone = self.parts.guild_settings.get(context.guild).clocks.key
        return {"quiet": read_quiet_hours(typed), "quiet_zone": zone}

    async def _change(
        self, context: InteractionContext, changed: Mapping[str, object], notice: str = ""
    ) -> None:
        """Store the changes and show all preferences; a hand on the screen changes with them."""
        user, book = context.user, self.parts.preferences
        if changed:
            preferred = await book.change(user, lambda old: old.model_copy(update=changed))
        else:
            preferred = await book.get(user)
        texts = words(preferred.language or context.discord_locale)
        server_cards = self.parts.guild_settings.get(context.guild).cards
        await context.reply.show(render_preferences(preferred, server_cards, texts, notice))
        table = context.loaded_table
        if changed and table is not None and table.state is not None and table.is_seated(user):
            self.parts.hand_messages.update_hand(table, user)

    async def _show_sample(self, context: InteractionContext) -> None:
        name = context.interaction.user.display_name
        sample = render_sample_hand(context.words, name, await context.card_style())
        await self.parts.picture_replies.show(context, sample, ReplyPlace.NEW)


def _read_language(code: str) -> str | None:
    if code != AS_DISCORD and code not in languages():
        raise ValueError(code)
    return None if code == AS_DISCORD else code


_READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "cards": lambda value: None if value == AS_SERVER else CardPreference(value),
    "calls": CallPreference,
    "reminders": lambda value: None if value == AS_SERVER else ReminderTimes(value),
    "language": _read_language,
    "safety_net": {"yes": True, "no": False}.__getitem__,
}
"""Read the chosen value of each preference, by the names of `Preferences`."""


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(PersonalPreferences(bot))
