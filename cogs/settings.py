"""/settings: how a server's tables look, their language, and how the watch listens at them."""

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.interactions.context import InteractionContext
from bot.nights.refusals import ZoneUnknown
from bot.nights.times import find_zones, list_zones
from bot.renderers.names import quote_name
from bot.renderers.settings import (
    describe_language,
    describe_pictures,
    describe_sharing,
    describe_table_settings,
    describe_timezone,
    describe_watch,
    list_languages,
    name_language,
)
from bot.renderers.table_watch import LanguageUnknown, NotAllowedToSet
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import (
    FEWEST_DAYS_ON_HOLD,
    MOST_DAYS_ON_HOLD,
    GuildSettings,
)
from bot.watch import LANGUAGES, Strictness, prepare
from bot.words.commands import localise
from bot.words.words import Words

AUTO = "auto"
_STRICTNESS_CHOICES = [
    app_commands.Choice(name=localise(f"strictness-{one.value}"), value=one.value) for one in Strictness
]
_CARD_CHOICES = [
    app_commands.Choice(name=localise(f"cards-{card_preference.value}"), value=card_preference.value)
    for card_preference in CardPreference
]
_LANGUAGE_CHOICES = [
    app_commands.Choice(name=localise("settings-language-server"), value=AUTO),
    *(app_commands.Choice(name=name, value=code) for code, name in list_languages().items()),
]
_MAX_CHOICES = 25


class ServerSettings(commands.Cog):
    """Shows and changes a server's settings."""

    group = app_commands.Group(
        name="settings",
        description=localise("command-settings"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    @group.command(name="watch", description=localise("command-settings-watch"))
    @app_commands.describe(
        strictness=localise("option-strictness"),
        reaction=localise("option-reaction"),
        line=localise("option-line"),
        removal=localise("option-removal"),
        languages=localise("option-languages"),
    )
    @app_commands.choices(strictness=_STRICTNESS_CHOICES)
    async def watch(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        strictness: str | None = None,
        reaction: bool | None = None,
        line: bool | None = None,
        removal: bool | None = None,
        languages: str | None = None,
    ) -> None:
        """Change the given options, and show all."""
        context = self.bot.context_of(interaction)
        _demand_manager(context)
        given: dict[str, object] = {"reaction": reaction, "line": line, "removal": removal}
        if strictness is not None:
            given["strictness"] = Strictness(strictness)
        if languages is not None:
            given["languages"] = _languages(languages)
        chosen = {name: value for name, value in given.items() if value is not None}
        settings = self.parts.guild_settings.get(context.guild)
        if chosen:

            def change(settings: GuildSettings) -> GuildSettings:
                watch = settings.watch.model_copy(update=chosen)
                return settings.model_copy(update={"watch": watch})

            settings = await self.parts.guild_settings.change(context.guild, change)
        lines = [describe_watch(settings.watch, context.words)]
        if settings.watch.removal and not context.interaction.app_permissions.manage_messages:
            lines.append(context.words("settings-removal-lacks"))
        if settings.watch.strictness is not Strictness.OFF and not self.parts.settings.message_content:
            lines.append(context.words("settings-not-listening", menu=context.words("menu-number-spoken")))
        await context.reply_text("\n".join(lines))
        if languages is not None and self.parts.settings.message_content:
            await asyncio.to_thread(prepare, settings.watch.languages)

    @group.command(name="table", description=localise("command-settings-table"))
    @app_commands.describe(
        show_hand_counts=localise("option-show-hand-counts"), days_on_hold=localise("option-days-on-hold")
    )
    async def table(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        show_hand_counts: bool | None = None,
        days_on_hold: app_commands.Range[int, FEWEST_DAYS_ON_HOLD, MOST_DAYS_ON_HOLD] | None = None,
    ) -> None:
        """Change what tables show and when a match on hold ends, and show the settings."""
        context = self.bot.context_of(interaction)
        _demand_manager(context)
        settings = self.parts.guild_settings.get(context.guild)
        given = {"show_hand_counts": show_hand_counts, "days_on_hold": days_on_hold}
        chosen = {name: value for name, value in given.items() if value is not None}
        if chosen:

            def change(settings: GuildSettings) -> GuildSettings:
                table = settings.table.model_copy(update=chosen)
                return settings.model_copy(update={"table": table})

            settings = await self.parts.guild_settings.change(context.guild, change)
        await context.reply_text(describe_table_settings(settings.table, context.words))

    @group.command(name="leaderboard", description=localise("command-settings-leaderboard"))
    @app_commands.describe(everywhere=localise("option-everywhere"))
    async def leaderboard(
        self, interaction: discord.Interaction[Unspoken], *, everywhere: bool | None = None
    ) -> None:
        """Change whether results are shared with other servers, and show the setting."""
        context = self.bot.context_of(interaction)
        _demand_manager(context)
        guild, leaderboards = context.guild, self.parts.store.leaderboards
        if everywhere is not None:
            await leaderboards.set_sharing(guild, on=everywhere)
        shared = await leaderboards.is_sharing(guild)
        await context.reply_text(describe_sharing(shared=shared, words=context.words))

    @group.command(name="pictures", description=localise("command-settings-pictures"))
    @app_commands.describe(cards=localise("option-cards"))
    @app_commands.choices(cards=_CARD_CHOICES)
    async def pictures(self, interaction: discord.Interaction[Unspoken], *, cards: str | None = None) -> None:
        """Change how tables show their cards, and show the setting."""
        context = self.bot.context_of(interaction)
        _demand_manager(context)
        settings = self.parts.guild_settings.get(context.guild)
        if cards is not None:
            card_preference = CardPreference(cards)
            settings = await self.parts.guild_settings.change(
                context.guild,
                lambda settings: settings.model_copy(update={"cards": card_preference}),
            )
        lines = [describe_pictures(settings.cards, context.words)]
        if settings.cards is CardPreference.PICTURES and not context.interaction.app_permissions.attach_files:
            lines.append(context.words("settings-pictures-lack"))
        if settings.cards is CardPreference.EMOJIS and not self.parts.card_emojis.markup:
            lines.append(context.words("settings-emojis-lack"))
        await context.reply_text("\n".join(lines))
        table = context.loaded_table
        if cards is not None and table is not None:
            self.parts.table_messages.refresh(table)

    @group.command(name="language", description=localise("command-settings-language"))
    @app_commands.describe(language=localise("option-language"))
    @app_commands.choices(language=_LANGUAGE_CHOICES)
    async def language(
        self, interaction: discord.Interaction[Unspoken], *, language: str | None = None
    ) -> None:
        """Change the language of what everyone sees, and show the setting."""
        context = self.bot.context_of(interaction)
        _demand_manager(context)
        settings = self.parts.guild_settings.get(context.guild)
        if language is not None:
            code = None if language == AUTO else language
            settings = await self.parts.guild_settings.change(
                context.guild, lambda settings: settings.model_copy(update={"language": code})
            )
        text = describe_language(
            context.guild_words.language, context.words, chosen=settings.language is not None
        )
        await context.reply_text(text)
        table = context.loaded_table
        if language is not None and table is not None:
            self.parts.table_messages.refresh(table)

    @group.command(name="timezone", description=localise("command-settings-timezone"))
    @app_commands.describe(zone=localise("option-zone"))
    async def timezone(self, interaction: discord.Interaction[Unspoken], *, zone: str | None = None) -> None:
        """Change the time zone by which times are read, and show the setting."""
        context = self.bot.context_of(interaction)
        _demand_manager(context)
        settings = self.parts.guild_settings.get(context.guild)
        if zone is not None:
            if zone not in list_zones():
                raise ZoneUnknown
            settings = await self.parts.guild_settings.change(
                context.guild, lambda settings: settings.model_copy(update={"timezone": zone})
            )
        await context.reply_text(describe_timezone(settings.timezone, self.parts.tables.now(), context.words))

    @timezone.autocomplete("zone")
    async def complete_zones(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a time zone from any part of it."""
        del interaction
        return [app_commands.Choice(name=zone, value=zone) for zone in find_zones(typed, _MAX_CHOICES)]

    @watch.autocomplete("languages")
    async def complete_languages(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the last of the languages typed so far."""
        context = self.bot.context_of(interaction)
        before, _, last = typed.lower().rpartition(",")
        chosen = [code for code in _codes(before) if code in LANGUAGES]
        offered = [
            [*chosen, code]
            for code in LANGUAGES
            if code not in chosen and _starts(code, last.strip(), context.words)
        ]
        choices = [
            app_commands.Choice(
                name=context.words.join_items(name_language(code, context.words) for code in codes)[:100],
                value=", ".join(codes),
            )
            for codes in offered
        ]
        if not chosen and AUTO.startswith(last.strip()):
            choices.insert(0, app_commands.Choice(name=context.words("settings-languages-auto"), value=AUTO))
        return choices[:_MAX_CHOICES]


def _demand_manager(context: InteractionContext) -> None:
    """Check that the user may change the settings: a server may offer the commands to other members too.

    Raises:
        NotAllowedToSet: if not.
    """
    if not context.interaction.permissions.manage_guild or not context.guild:
        raise NotAllowedToSet


def _languages(typed: str) -> tuple[str, ...]:
    """Read what was typed; nothing, or `auto`, is the table's own language and English.

    Raises:
        LanguageUnknown: naming the first that is not known.
    """
    codes = tuple(dict.fromkeys(_codes(typed)))
    if codes == (AUTO,):
        return ()
    for code in codes:
        if code not in LANGUAGES:
            # Only the user reads this, but it may be long or hold formatting.
            raise LanguageUnknown(quote_name(code), ", ".join(LANGUAGES))
    return codes


def _codes(typed: str) -> list[str]:
    return [code for code in (part.strip().lower() for part in typed.split(",")) if code]


def _starts(code: str, typed: str, words: Words) -> bool:
    return code.startswith(typed) or name_language(code, words).lower().startswith(typed)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(ServerSettings(bot))
