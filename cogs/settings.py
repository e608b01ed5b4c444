"""/settings: what those who manage a server decide about its tables."""

import asyncio

import discord
from babel import Locale
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.database_errors import database_errors_as
from bot.renderers.names import quote_name
from bot.renderers.notices import render_text
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings, SettingsNotSaved, TableSettings, WatchSettings
from bot.table_watch import LanguageUnknown, NotAllowedToSet
from bot.translation import described
from bot.watch import Strictness, prepare
from bot.watch.keywords import LANGUAGES
from bot.words import Words, words
from data.records import GuildId

AUTO = "auto"
_CHOICES = [
    app_commands.Choice(name=described(f"strictness-{one.value}"), value=one.value) for one in Strictness
]
_CARDS = [
    app_commands.Choice(name=described(f"cards-{card_preference.value}"), value=card_preference.value)
    for card_preference in CardPreference
]
_MAX_CHOICES = 25


class Settings(commands.Cog):
    """Shows and changes a server's settings."""

    group = app_commands.Group(
        name="settings",
        description=described("command-settings"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, bot: Unspoken) -> None:
        """Belong to the bot."""
        self.bot = bot

    @group.command(name="watch", description=described("command-settings-watch"))
    @app_commands.describe(
        strictness=described("option-strictness"),
        reaction=described("option-reaction"),
        line=described("option-line"),
        removal=described("option-removal"),
        languages=described("option-languages"),
    )
    @app_commands.choices(strictness=_CHOICES)
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
        """Change what was given, and show how everything stands."""
        # The command is offered to them alone, but a server may offer it to others.
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise NotAllowedToSet
        given: dict[str, object] = {"reaction": reaction, "line": line, "removal": removal}
        if strictness is not None:
            given["strictness"] = Strictness(strictness)
        if languages is not None:
            given["languages"] = _languages(languages)
        chosen = {name: value for name, value in given.items() if value is not None}
        settings = self.bot.guild_settings.get(interaction.guild_id)
        if chosen:

            def change(settings: GuildSettings) -> GuildSettings:
                watch = settings.watch.model_copy(update=chosen)
                return settings.model_copy(update={"watch": watch})

            settings = await self.bot.guild_settings.change(interaction.guild_id, change)
        said = words(str(interaction.locale))
        lines = [_shown(settings.watch, said)]
        if settings.watch.removal and not interaction.app_permissions.manage_messages:
            lines.append(said("settings-removal-lacks"))
        if settings.watch.strictness is not Strictness.OFF and not self.bot.settings.message_content:
            lines.append(said("settings-deaf", menu=said("menu-number-spoken")))
        await self.bot.reply_to(interaction).show(render_text("\n".join(lines)))
        if languages is not None and self.bot.settings.message_content:
            await asyncio.to_thread(prepare, settings.watch.languages)

    @group.command(name="table", description=described("command-settings-table"))
    @app_commands.describe(show_hand_counts=described("option-show-hand-counts"))
    async def table(
        self, interaction: discord.Interaction[Unspoken], *, show_hand_counts: bool | None = None
    ) -> None:
        """Change what tables show, and show how it stands."""
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise NotAllowedToSet
        settings = self.bot.guild_settings.get(interaction.guild_id)
        if show_hand_counts is not None:
            shown = TableSettings(show_hand_counts=show_hand_counts)
            settings = await self.bot.guild_settings.change(
                interaction.guild_id, lambda settings: settings.model_copy(update={"table": shown})
            )
        said = words(str(interaction.locale))
        counts = said("settings-on" if settings.table.show_hand_counts else "settings-off")
        await self.bot.reply_to(interaction).show(render_text(said("settings-table", counts=counts)))

    @group.command(name="leaderboard", description=described("command-settings-leaderboard"))
    @app_commands.describe(everywhere=described("option-everywhere"))
    async def leaderboard(
        self, interaction: discord.Interaction[Unspoken], *, everywhere: bool | None = None
    ) -> None:
        """Change whether results are shared with other servers, and show how it stands."""
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise NotAllowedToSet
        guild, leaderboards = GuildId(interaction.guild_id), self.bot.store.leaderboards
        with database_errors_as(SettingsNotSaved):
            if everywhere is not None:
                await leaderboards.set_sharing(guild, on=everywhere)
            shared = await leaderboards.is_sharing(guild)
        said = words(str(interaction.locale))
        stands = said("settings-on" if shared else "settings-off")
        text = said("settings-leaderboard", everywhere=stands, shared="yes" if shared else "no")
        await self.bot.reply_to(interaction).show(render_text(text))

    @group.command(name="pictures", description=described("command-settings-pictures"))
    @app_commands.describe(cards=described("option-cards"))
    @app_commands.choices(cards=_CARDS)
    async def pictures(self, interaction: discord.Interaction[Unspoken], *, cards: str | None = None) -> None:
        """Change how tables show their cards, and show how it stands."""
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise NotAllowedToSet
        settings = self.bot.guild_settings.get(interaction.guild_id)
        if cards is not None:
            card_preference = CardPreference(cards)
            settings = await self.bot.guild_settings.change(
                interaction.guild_id, lambda settings: settings.model_copy(update={"cards": card_preference})
            )
        said = words(str(interaction.locale))
        lines = [said("settings-pictures", cards=said(f"cards-{settings.cards.value}"))]
        if settings.cards is CardPreference.PICTURES and not interaction.app_permissions.attach_files:
            lines.append(said("settings-pictures-lack"))
        if settings.cards is CardPreference.EMOJIS and not self.bot.card_emojis.markup:
            lines.append(said("settings-emojis-lack"))
        await self.bot.reply_to(interaction).show(render_text("\n".join(lines)))
        table = self.bot.tables.find_loaded(interaction.channel_id or 0)
        if cards is not None and table is not None:
            self.bot.table_messages.refresh(table)

    @watch.autocomplete("languages")
    async def complete_languages(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the last of the languages typed so far."""
        before, _, last = typed.lower().rpartition(",")
        chosen = [code for code in _codes(before) if code in LANGUAGES]
        said = words(str(interaction.locale))
        offered = [
            [*chosen, code]
            for code in LANGUAGES
            if code not in chosen and _starts(code, last.strip(), said.language)
        ]
        choices = [
            app_commands.Choice(
                name=", ".join(_name(code, said.language) for code in codes)[:100], value=", ".join(codes)
            )
            for codes in offered
        ]
        if not chosen and AUTO.startswith(last.strip()):
            choices.insert(0, app_commands.Choice(name=said("settings-languages-auto"), value=AUTO))
        return choices[:_MAX_CHOICES]


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
            # What somebody typed is said to nobody else, but it may be long or hold marks.
            raise LanguageUnknown(quote_name(code), ", ".join(LANGUAGES))
    return codes


def _codes(typed: str) -> list[str]:
    return [code for code in (part.strip().lower() for part in typed.split(",")) if code]


def _name(code: str, language: str) -> str:
    return Locale.parse(code).get_display_name(language) or code


def _starts(code: str, typed: str, language: str) -> bool:
    return code.startswith(typed) or _name(code, language).lower().startswith(typed)


def _shown(watch: WatchSettings, said: Words) -> str:
    def switch(*, on: bool) -> str:
        return said("settings-on" if on else "settings-off")

    names = ", ".join(_name(code, said.language) for code in watch.languages)
    return said(
        "settings-watch",
        strictness=said(f"strictness-{watch.strictness.value}"),
        reaction=switch(on=watch.reaction),
        line=switch(on=watch.line),
        removal=switch(on=watch.removal),
        languages=names or said("settings-languages-auto"),
    )


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Settings(bot))
