"""/settings: how a server's tables look, their language, and how the watch listens at them."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import discord
from babel import Locale
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId, Layout
from bot.components.refusals import ButtonUnreadable
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.command_builder import MAX_CHOICES, CommandOption, build_command
from bot.interactions.context import InteractionContext
from bot.nights.refusals import ZoneAmbiguous, ZoneUnknown
from bot.nights.zones import find_zones
from bot.renderers.names import quote_name, quote_text
from bot.renderers.settings import (
    describe_language,
    describe_nights,
    describe_pictures,
    describe_sharing,
    describe_table_settings,
    describe_timezone,
    describe_watch,
    name_language,
    render_quiet_form,
    render_zone_form,
    render_zone_menu,
)
from bot.renderers.settings_page import SettingsFacts, render_settings_page
from bot.renderers.table_watch import LanguageUnknown
from bot.renderers.tutorial_page import render_sample_hand
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import FEWEST_DAYS_ON_HOLD, MOST_DAYS_ON_HOLD, GuildSettings
from bot.settings.quiet_hours import QuietHoursUnreadable, read_quiet_hours
from bot.settings.reminder_times import ReminderTimes
from bot.watch import FURTHER_LANGUAGES, LANGUAGES, Strictness, prepare
from bot.words.commands import localise
from bot.words.foreign_text import isolate
from bot.words.words import Words, languages, list_own_names, words
from data.records import GuildId
from data.themes import Subject

AUTO = "auto"
_HEARD = LANGUAGES + FURTHER_LANGUAGES
_MAX_NAMED_ZONES = 5
_ZONE, _QUIET = CustomId(0, 0, "settings-zone"), CustomId(0, 0, "settings-quiet")


@dataclass(frozen=True, slots=True)
class _Setting(CommandOption):
    """An option of /settings that is stored."""

    read: Callable[[Any], object] = lambda value: value
    """Returns the value to store, or raises a refusal."""
    field: str | None = None
    """The name it is stored under, if not the option's."""
    apply: Callable[[Unspoken, InteractionContext], Awaitable[None]] | None = None
    """Called once a change is stored and the reply is sent."""


@dataclass(frozen=True, slots=True)
class _Command:
    """A command of /settings: it stores what is given, and shows all of its settings."""

    name: str
    settings: tuple[_Setting, ...]
    describe: Callable[[Unspoken, InteractionContext], Awaitable[str]]
    save: Callable[[Unspoken, GuildId, Mapping[str, object]], Awaitable[None]]


async def _answer(command: _Command, interaction: discord.Interaction[Unspoken], **given: object) -> None:
    bot = interaction.client
    context = bot.context_of(interaction)
    context.demand_guild_manager()
    changed = [setting for setting in command.settings if given[setting.name] is not None]
    await _change(bot, context, command, [(setting, given[setting.name]) for setting in changed])
    await context.reply_text(await command.describe(bot, context))
    await _apply(bot, context, changed)


async def _change(
    bot: Unspoken, context: InteractionContext, command: _Command, given: Sequence[tuple[_Setting, object]]
) -> None:
    if given:
        # The names of time zones are loaded only when one is read.
        values = {
            setting.field or setting.name: await asyncio.to_thread(setting.read, value)
            for setting, value in given
        }
        await command.save(bot, context.guild, values)


async def _apply(bot: Unspoken, context: InteractionContext, changed: Iterable[_Setting]) -> None:
    for setting in changed:
        if setting.apply is not None:
            await setting.apply(bot, context)


async def _save(part: str | None, bot: Unspoken, guild: GuildId, values: Mapping[str, object]) -> None:
    def change(settings: GuildSettings) -> GuildSettings:
        if part is None:
            return settings.model_copy(update=values)
        return settings.model_copy(update={part: getattr(settings, part).model_copy(update=values)})

    await bot.parts.guild_settings.change(guild, change)


async def _save_table(bot: Unspoken, guild: GuildId, values: Mapping[str, object]) -> None:
    """Save the settings of tables; a subject that is given is left out from now on, or taken in again."""
    if (chosen := values.get("left_out_subjects")) is not None:
        before = bot.parts.guild_settings.get(guild).table.left_out_subjects
        left_out = tuple(subject for subject in Subject if (subject in before) != (subject == chosen))
        # Without any subject no theme would be left.
        values = {**values, "left_out_subjects": () if len(left_out) == len(Subject) else left_out}
    await _save("table", bot, guild, values)


async def _save_sharing(bot: Unspoken, guild: GuildId, values: Mapping[str, object]) -> None:
    await bot.parts.store.leaderboards.set_sharing(guild, on=bool(values["everywhere"]))


async def _load_languages(bot: Unspoken, context: InteractionContext) -> None:
    if bot.parts.settings.message_content:
        await asyncio.to_thread(prepare, bot.parts.guild_settings.get(context.guild).watch.languages)


async def _refresh_table(bot: Unspoken, context: InteractionContext) -> None:
    if context.loaded_table is not None:
        bot.parts.table_messages.refresh(context.loaded_table)


async def _describe_watch(bot: Unspoken, context: InteractionContext) -> str:
    watch, words = bot.parts.guild_settings.get(context.guild).watch, context.words
    lines = [describe_watch(watch, words)]
    if watch.removal and not context.interaction.app_permissions.manage_messages:
        lines.append(words("settings-removal-lacks"))
    if watch.strictness is not Strictness.OFF and not bot.parts.settings.message_content:
        lines.append(words("settings-not-listening", menu=words("menu-number-spoken")))
    return "\n".join(lines)


async def _describe_table(bot: Unspoken, context: InteractionContext) -> str:
    return describe_table_settings(bot.parts.guild_settings.get(context.guild).table, context.words)


async def _describe_leaderboard(bot: Unspoken, context: InteractionContext) -> str:
    shared = await bot.parts.store.leaderboards.is_sharing(context.guild)
    return describe_sharing(shared=shared, words=context.words)


async def _describe_pictures(bot: Unspoken, context: InteractionContext) -> str:
    cards, words = bot.parts.guild_settings.get(context.guild).cards, context.words
    lack = _find_cards_lack(bot, context)
    return "\n".join((describe_pictures(cards, words), *([words(lack)] if lack else [])))


def _find_cards_lack(bot: Unspoken, context: InteractionContext) -> str:
    """Return the code of the sentence that says why cards are not shown as they are set, or nothing."""
    cards = bot.parts.guild_settings.get(context.guild).cards
    if cards is CardPreference.PICTURES and not context.interaction.app_permissions.attach_files:
        return "settings-pictures-lack"
    if cards is CardPreference.EMOJIS and not bot.parts.card_emojis.markup:
        return "settings-emojis-lack"
    return ""


async def _describe_language(bot: Unspoken, context: InteractionContext) -> str:
    chosen = bot.parts.guild_settings.get(context.guild).language is not None
    return describe_language(context.guild_words.language, context.words, chosen=chosen)


async def _describe_timezone(bot: Unspoken, context: InteractionContext) -> str:
    settings = bot.parts.guild_settings.get(context.guild)
    return describe_timezone(settings, bot.parts.tables.now(), context.words)


async def _describe_nights(bot: Unspoken, context: InteractionContext) -> str:
    lines = [describe_nights(bot.parts.guild_settings.get(context.guild), context.words)]
    if bot.parts.voice_rooms.lack_permission(context.guild, context.channel):
        lines.append(context.words("night-rooms-lack"))
    return "\n".join(lines)


def _read_language(code: str) -> str | None:
    return None if code == AUTO else code


def _read_zone(typed: str) -> str:
    zones = find_zones(typed, languages(), MAX_CHOICES)
    if not zones:
        raise ZoneUnknown
    if len(zones) > 1:
        raise ZoneAmbiguous(", ".join(f"`{zone}`" for zone in zones[:_MAX_NAMED_ZONES]))
    return zones[0]


async def _complete_zones(
    interaction: discord.Interaction[Unspoken], typed: str
) -> list[app_commands.Choice[str]]:
    """Complete a time zone from its name, or from a city or a country in any of the bot's languages."""
    known = (words(str(interaction.locale)).language, *languages())
    zones = await asyncio.to_thread(find_zones, typed, known, MAX_CHOICES)
    return [app_commands.Choice(name=zone, value=zone) for zone in zones]


def _read_languages(typed: str) -> tuple[str, ...]:
    """Read the codes or names of languages; none, or `auto`, is the table's, the server's and English.

    Raises:
        LanguageUnknown: naming the first that is not known.
    """
    codes = tuple(dict.fromkeys(_codes(typed)))
    if codes == (AUTO,):
        return ()
    for code in codes:
        if code not in _HEARD:
            # Only the user reads this, but it may be long or hold formatting.
            raise LanguageUnknown(quote_name(code), ", ".join(_HEARD))
    return codes


async def _complete_languages(
    interaction: discord.Interaction[Unspoken], typed: str
) -> list[app_commands.Choice[str]]:
    """Complete the last of the languages typed so far."""
    context = interaction.client.context_of(interaction)
    before, _, last = typed.casefold().rpartition(",")
    chosen = [code for code in _codes(before) if code in _HEARD]
    offered = [
        [*chosen, code]
        for code in _HEARD
        if code not in chosen and _starts(code, last.strip(), context.words)
    ]
    choices = [
        app_commands.Choice(
            name=context.words.join_items(map(_own_name, codes))[:100],
            value=", ".join(codes),
        )
        for codes in offered
    ]
    if not chosen and AUTO.startswith(last.strip()):
        choices.insert(0, app_commands.Choice(name=context.words("settings-languages-auto"), value=AUTO))
    return choices[:MAX_CHOICES]


def _codes(typed: str) -> list[str]:
    """Return the codes of languages that are typed as codes or names; what is neither stays as it is."""
    parts = (part.strip().casefold() for part in re.split("[,;、]", typed))
    return [part if part in _HEARD else _codes_by_name().get(part, part) for part in parts if part]


@cache
def _codes_by_name() -> Mapping[str, str]:
    """Return the languages' codes by their names in themselves, in English and in all the bot's languages."""
    readers = [words(language) for language in ("en", *languages())]
    own = {_own_name(code).casefold(): code for code in _HEARD}
    named = {name_language(code, reader).casefold(): code for reader in reversed(readers) for code in _HEARD}
    return named | own


def _own_name(code: str) -> str:
    return Locale.parse(code).get_display_name(code) or code


def _starts(code: str, typed: str, words: Words) -> bool:
    if code.startswith(typed) or name_language(code, words).casefold().startswith(typed):
        return True
    return any(name.startswith(typed) for name, named in _codes_by_name().items() if named == code)


_STRICTNESS = [
    app_commands.Choice(name=localise(f"strictness-{value}"), value=value.value) for value in Strictness
]
_CARDS = [app_commands.Choice(name=localise(f"cards-{value}"), value=value.value) for value in CardPreference]
_REMINDERS = [
    app_commands.Choice(name=localise(f"reminders-{value}"), value=value.value) for value in ReminderTimes
]
_SUBJECTS = [
    app_commands.Choice(name=localise(f"subject-{subject}"), value=subject.value) for subject in Subject
]
_LANGUAGES = [
    app_commands.Choice(name=localise("settings-language-server"), value=AUTO),
    *(app_commands.Choice(name=name, value=code) for code, name in list_own_names().items()),
]
_COMMANDS = (
    _Command(
        "watch",
        (
            _Setting("strictness", str | None, _STRICTNESS, read=Strictness),
            _Setting("reaction", bool | None),
            _Setting("line", bool | None),
            _Setting("removal", bool | None),
            _Setting(
                "languages",
                str | None,
                complete=_complete_languages,
                read=_read_languages,
                apply=_load_languages,
            ),
        ),
        _describe_watch,
        partial(_save, "watch"),
    ),
    _Command(
        "table",
        (
            _Setting("show_hand_counts", bool | None),
            _Setting("days_on_hold", app_commands.Range[int, FEWEST_DAYS_ON_HOLD, MOST_DAYS_ON_HOLD]),
            _Setting("quiet", app_commands.Range[str, 1, 20] | None, read=read_quiet_hours),
            _Setting("theme_subject", str | None, _SUBJECTS, read=Subject, field="left_out_subjects"),
            _Setting("own_themes", bool | None),
        ),
        _describe_table,
        _save_table,
    ),
    _Command("leaderboard", (_Setting("everywhere", bool | None),), _describe_leaderboard, _save_sharing),
    _Command(
        "pictures",
        (_Setting("cards", str | None, _CARDS, read=CardPreference, apply=_refresh_table),),
        _describe_pictures,
        partial(_save, None),
    ),
    _Command(
        "language",
        (_Setting("language", str | None, _LANGUAGES, read=_read_language, apply=_refresh_table),),
        _describe_language,
        partial(_save, None),
    ),
    _Command(
        "timezone",
        (_Setting("zone", str | None, complete=_complete_zones, read=_read_zone, field="timezone"),),
        _describe_timezone,
        partial(_save, None),
    ),
    _Command(
        "nights",
        (
            _Setting("reminders", str | None, _REMINDERS, read=ReminderTimes),
            _Setting("voice_rooms", bool | None),
        ),
        _describe_nights,
        partial(_save, None),
    ),
)
"""Every command of /settings; a new setting is a row here and a field of `GuildSettings`."""
_BY_NAME = {setting.name: (command, setting) for command in _COMMANDS for setting in command.settings}
_SWITCH = {"yes": True, "no": False}


class ServerSettings(commands.Cog):
    """Shows all settings in one message and changes them by its menus and buttons."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the menus, the buttons and the forms."""
        self.parts.button_router.add_from(self, None)

    async def show_all(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Reply with all settings."""
        context = self.bot.context_of(interaction)
        context.demand_guild_manager()
        await self._show(context)

    @on_button("settings")
    async def press(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Change one setting, show a sample hand, or ask for what has to be written."""
        context.demand_guild_manager()
        settings = self.parts.guild_settings.get(context.guild)
        match custom_id.argument:
            case "try":
                style = self.parts.appearance.public_card_style(context.guild)
                sample = render_sample_hand(context.words, context.interaction.user.display_name, style)
                await self.parts.picture_replies.show(context, sample, ReplyPlace.NEW)
            case "quiet":
                form = render_quiet_form(_QUIET, settings.table.quiet, context.words)
                await context.reply.ask(form)
            case "zone":
                await context.reply.ask(render_zone_form(_ZONE, context.words))
            case argument:
                name, _, value = argument.partition("=")
                if name not in _BY_NAME:
                    raise ButtonUnreadable
                await self._change(context, name, _SWITCH.get(value, value))

    @on_button("settings-quiet")
    async def submit_quiet(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store the hours that were written into the form."""
        context.demand_guild_manager()
        try:
            await self._change(context, "quiet", custom_id.argument)
        except QuietHoursUnreadable:
            await self._show(context, context.words("settings-quiet-hours-unreadable"))

    @on_button("settings-zone")
    async def submit_zone(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store the time zone that was written or chosen; ask which one if it can be several."""
        context.demand_guild_manager()
        typed, words = custom_id.argument, context.words
        zones = await asyncio.to_thread(find_zones, typed, (words.language, *languages()), MAX_CHOICES)
        if not zones:
            await self._show(context, words("zone-not-found", typed=isolate(quote_text(typed))))
        elif len(zones) > 1:
            await context.reply.show(Layout((words("zone-menu"), render_zone_menu(_ZONE, zones, words))))
        else:
            await self._change(context, "zone", zones[0])

    async def _change(self, context: InteractionContext, name: str, value: object) -> None:
        command, setting = _BY_NAME[name]
        try:
            await _change(self.bot, context, command, [(setting, value)])
        except ValueError:
            raise ButtonUnreadable from None
        await self._show(context)
        await _apply(self.bot, context, [setting])

    async def _show(self, context: InteractionContext, notice: str = "") -> None:
        parts = self.parts
        settings = parts.guild_settings.get(context.guild)
        facts = SettingsFacts(
            shared=await parts.store.leaderboards.is_sharing(context.guild),
            language=context.guild_words.language,
            now=parts.tables.now(),
            cards_lack=_find_cards_lack(self.bot, context),
            rooms_lack=parts.voice_rooms.lack_permission(context.guild, context.channel),
            removal_lacks=settings.watch.removal and not context.interaction.app_permissions.manage_messages,
            notice=notice,
        )
        await context.reply.show(render_settings_page(settings, facts, context.words))


async def setup(bot: Unspoken) -> None:
    """Add the commands."""
    group = app_commands.Group(
        name="settings",
        description=localise("command-settings"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    cog = ServerSettings(bot)
    await bot.add_cog(cog)
    group.add_command(build_command("all", "command-settings-all", cog.show_all, ()))
    for command in _COMMANDS:
        text = f"command-settings-{command.name}"
        group.add_command(build_command(command.name, text, partial(_answer, command), command.settings))
    bot.tree.add_command(group)
