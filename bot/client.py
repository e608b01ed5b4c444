"""The bot's client: builds its parts, loads the cogs, and routes every interaction to its handler."""

import asyncio
import logging
import pkgutil
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.components.discord_faults import LONGEST_WAIT
from bot.components.form import read_form
from bot.components.layout import CUSTOM_ID_PREFIX, CustomId
from bot.components.refusals import ButtonUnreadable
from bot.interactions.button_router import ButtonHandler
from bot.interactions.command_builder import register_commands
from bot.interactions.context import InteractionContext
from bot.parts import Parts
from bot.process.cluster import Cluster
from bot.settings.card_style import CardPreference
from bot.settings.environment import Settings
from bot.tables.refusals import LobbyExpired
from bot.words.commands import WordsTranslator
from bot.words.words import languages
from data.errors import TableGone
from data.records import UserId
from data.store import Store
from engine.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    import yarl


log = logging.getLogger(__name__)


INTERACTION_DONE: Final = "interaction_done"
"""The event after an interaction has been replied to, with its context."""
_CONTEXT = "context"


@dataclass
class PersonNotHere(Refusal):
    """The person that an option names is not on the server, or not any more."""

    family: ClassVar[str] = "reply"


@dataclass
class CommandOutdated(Refusal):
    """The command was sent with other options than it has."""

    family: ClassVar[str] = "table"


def _cogs() -> list[str]:
    """Return the dotted names of all cogs; this layer must not import them."""
    spec = find_spec("cogs")
    folders = None if spec is None else spec.submodule_search_locations
    return sorted(f"cogs.{module.name}" for module in pkgutil.iter_modules(folders))


def _shard_options(settings: Settings, cluster: Cluster | None) -> dict[str, Any]:
    """Return the arguments that say which connections to open, and when requests may be sent.

    Without any, as many connections are opened as Discord recommends.
    """
    if cluster is None:
        return {"shard_count": settings.shards}
    return {
        "shard_count": cluster.shards.count,
        "shard_ids": list(cluster.shards.ids),
        "http_trace": cluster.guard_requests(),
    }


_LOCALES: Final = {
    language: next(locale for locale in discord.Locale if locale.value.startswith(language))
    for language in languages()
}
"""The first of Discord's locales of each language there are words in."""


_GROUPS: Final = frozenset(
    {discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value}
)
_VALUES: Final[dict[int, frozenset[type]]] = {
    discord.AppCommandOptionType.integer.value: frozenset({int}),
    discord.AppCommandOptionType.boolean.value: frozenset({bool}),
    discord.AppCommandOptionType.number.value: frozenset({int, float}),
}
_OTHER_VALUES: Final = frozenset({str})
"""Texts, and the ids of people and channels."""


def _complete(custom_id: CustomId, kind: discord.InteractionType, data: "Mapping[str, object]") -> CustomId:
    """Return a custom id with the value that was chosen from its menu, or written into its form."""
    values = data.get("values")
    if kind is discord.InteractionType.modal_submit:
        return replace(custom_id, argument=read_form(data.get("components")))
    if isinstance(values, list) and values:
        return replace(custom_id, argument=str(values[0]))
    return custom_id


def _has_declared_types(command: "app_commands.Command[Any, ..., Any]", data: "Mapping[str, Any]") -> bool:
    """Return True if every option has a value of the type that its command declares."""
    declared = {parameter.display_name: parameter.type.value for parameter in command.parameters}
    options = data.get("options", ())
    while options and options[0].get("type") in _GROUPS:
        options = options[0].get("options", ())
    return all(
        option.get("type") == declared.get(option.get("name"))
        and type(option.get("value")) in _VALUES.get(option["type"], _OTHER_VALUES)
        for option in options
    )


class Tree(app_commands.CommandTree["Unspoken"]):
    """The slash commands; their errors are handled like those of buttons."""

    async def interaction_check(self, interaction: discord.Interaction["Unspoken"], /) -> bool:
        """Start the clock of a command's reply; every command checks itself who may use it."""
        context = interaction.client.context_of(interaction)
        if interaction.type is discord.InteractionType.application_command:
            context.reply.start_timer()
            command = interaction.command
            if isinstance(command, app_commands.Command) and not _has_declared_types(
                command, cast("Mapping[str, Any]", interaction.data)
            ):
                raise app_commands.CommandSignatureMismatch(command)
        return True

    async def on_error(
        self, interaction: discord.Interaction["Unspoken"], error: app_commands.AppCommandError, /
    ) -> None:
        """Reply with what a command could not do."""
        fault: BaseException = error
        if isinstance(error, app_commands.CommandInvokeError):
            fault = error.original
        elif (
            isinstance(error, app_commands.TransformerError)
            and error.type is discord.AppCommandOptionType.user
        ):
            # Discord lets people name a user that left the server.
            fault = PersonNotHere()
        elif isinstance(error, app_commands.CommandSignatureMismatch):
            # Discord's client may still show the commands of an older version.
            fault = CommandOutdated()
        context = interaction.client.context_of(interaction)
        await interaction.client.parts.error_replies.reply_with_error(context, fault)
        interaction.client.dispatch(INTERACTION_DONE, context)


class Unspoken(commands.AutoShardedBot):
    """The client: builds all parts of the bot and connects them with Discord."""

    def __init__(self, settings: Settings, store: Store, cluster: Cluster | None = None) -> None:
        """Build all parts; nothing is sent before `start`.

        `cluster` is this process's part where others run the rest, `None` where it runs all shards.
        """
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        intents.guild_scheduled_events = True
        intents.voice_states = True
        intents.message_content = settings.message_content
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents,
            proxy=settings.proxy,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            chunk_guilds_at_startup=False,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            **_shard_options(settings, cluster),
        )
        self._cluster = cluster
        self.parts = Parts.build(self, settings, store)
        self._rounds_restored = False
        """Whether the rounds that were left unfinished at the start have been taken up again."""
        self._warm_up_task: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the cogs and the tables, and register the commands if they have changed."""
        if self._cluster is not None:
            self._cluster.max_concurrency = (await self.fetch_session_start_limits()).max_concurrency
        await self.parts.guild_settings.load()
        await self.parts.preferences.load_languages()
        for name in _cogs():
            await self.load_extension(name)
        await self.parts.table_restorer.load()
        await self.tree.set_translator(WordsTranslator())
        await register_commands(self.tree, self.parts.store)
        self.parts.housekeeping.start()
        self.parts.night_clock.start()
        self._warm_up_task = asyncio.get_running_loop().create_task(self._warm_up())

    async def launch_shard(self, gateway: "yarl.URL", shard_id: int, *, initial: bool = False) -> None:
        """Open the connection of a shard; in a cluster, once it is its turn to start a session.

        The turn comes before the connection, which Discord and discord.py would not keep waiting.
        """
        if self._cluster is not None:
            await self._cluster.prepare_start(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may be started, because Discord limits how many are started at a time."""
        if self._cluster is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._cluster.start(shard_id)

    async def _warm_up(self) -> None:
        """Start the drawing process where pictures are shown, and fetch the emojis, in the background."""
        emojis, pictures = self.parts.card_emojis, self.parts.picture_cache
        await self.wait_until_ready()
        if any(self._shows_pictures(guild.id) for guild in self.guilds):
            # Where all is in words, the first picture that a person asks for starts it.
            await pictures.start()
        if not self.parts.settings.card_emojis:
            await emojis.fetch_or_warn(self)
            return
        if self._cluster is not None:
            # Another process may upload them at this moment, which takes minutes.
            await emojis.fetch_or_warn(self)
        await emojis.upload_in_background(self, self.parts.store, pictures.drawer)

    def _shows_pictures(self, guild: int) -> bool:
        return self.parts.guild_settings.get(guild).cards is CardPreference.PICTURES

    async def close(self) -> None:
        """Stop all background work, then disconnect from Discord."""
        self.parts.stop()
        await self.parts.companion_driver.close()
        await self.parts.review_worker.close()
        if self._warm_up_task is not None:
            self._warm_up_task.cancel()
        await self.parts.picture_cache.close()
        await super().close()
        if self._cluster is not None:
            await self._cluster.give_turns_back()

    async def on_interaction(self, interaction: discord.Interaction[Self]) -> None:
        """Handle the press of a button or a form; discord.py passes commands to the tree."""
        if interaction.type not in {
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        }:
            return
        data = cast("Mapping[str, object]", interaction.data or {})
        raw_id = data.get("custom_id")
        if not isinstance(raw_id, str) or not raw_id.startswith(CUSTOM_ID_PREFIX):
            return
        context = self.context_of(interaction)
        custom_id = CustomId.parse(raw_id)
        if custom_id is None:
            await self.parts.error_replies.reply_with_error(context, ButtonUnreadable())
            return
        context.reply.start_timer()
        try:
            await self._handle_button(context, _complete(custom_id, interaction.type, data))
            await self.parts.unknown_languages.tell_once(context)
        except Exception as fault:  # noqa: BLE001 - the last place that can reply to the user
            await self.parts.error_replies.reply_with_error(context, fault)
        finally:
            context.reply.stop_timer()
            self.dispatch(INTERACTION_DONE, context)

    async def on_app_command_completion(
        self,
        interaction: discord.Interaction[Self],
        command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu,
    ) -> None:
        """Tell the user of a language that has no words, after the reply to a command."""
        del command
        context = self.context_of(interaction)
        self.dispatch(INTERACTION_DONE, context)
        await self.parts.unknown_languages.tell_once(context)

    async def on_message(self, message: discord.Message) -> None:
        """Count the messages below a table; there are no commands in messages."""
        if message.author != self.user and self.parts.tables.has_table(message.channel.id):
            self.parts.tables.presence.record_sign(message.author.id, message.channel.id)
            self.parts.table_messages.count_message(message.channel.id)

    def context_of(self, interaction: discord.Interaction[Self]) -> InteractionContext:
        """Return the context of an interaction, which is made when it is first asked for."""
        context = interaction.extras.get(_CONTEXT)
        if not isinstance(context, InteractionContext):
            discord_locale = str(interaction.locale)
            own_language = self.parts.preferences.language_of(UserId(interaction.user.id))
            # Who reads British English and chose English keeps the day before the month.
            if own_language is not None and not interaction.locale.value.startswith(own_language):
                interaction.locale = _LOCALES[own_language]
            context = interaction.extras[_CONTEXT] = InteractionContext(
                interaction,
                self.parts.tables,
                self.parts.appearance,
                self.parts.reply_priority,
                discord_locale,
            )
            self._learn_user(interaction)
        return context

    def _learn_user(self, interaction: discord.Interaction[Self]) -> None:
        """Remember a user's name, avatar and language, and when they last used the bot."""
        self.parts.locales[interaction.user.id] = str(interaction.locale)
        self.parts.tables.presence.record_use(interaction.user.id, interaction.channel_id or 0)
        if interaction.guild_id is not None:
            self.parts.member_lookup.learn(interaction.guild_id, interaction.user)

    async def _handle_button(self, context: InteractionContext, custom_id: CustomId) -> None:
        try:
            handler = await self._find_handler(custom_id)
            await handler(context, custom_id)
        except (LobbyExpired, TableGone):
            message = context.interaction.message
            if message is not None:
                # The end may have been stored but never shown.
                await self.parts.table_restorer.show_end(custom_id.match, message.id)
            raise

    async def _find_handler(self, custom_id: CustomId) -> ButtonHandler:
        handler = self.parts.button_router.find(None, custom_id.verb)
        if handler is None:
            table = await self.parts.tables.get(custom_id.match)
            handler = self.parts.button_router.find(table.ruleset.slug, custom_id.verb)
        if handler is None:
            # A button of an older version of the bot; the next message of the table has new ones.
            log.info("match %s: no button says so any more", custom_id.match)
            raise ButtonUnreadable
        return handler

    async def on_ready(self) -> None:
        """Update the tables whose last change may have been stored but not shown; may be called again."""
        if self.is_closed():
            # discord.py waits two seconds for servers, and says this of a connection that has ended, too.
            return
        if not self._rounds_restored:
            self._rounds_restored = True
            self.parts.night_results.catch_up_in_background()
        await self.parts.table_restorer.resume(None)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Do so in a cluster for each shard that is connected: the last one may have to wait for long."""
        if self._cluster is not None and not self.is_closed():
            await self.parts.table_restorer.resume(self._cluster.shards.take_one(shard_id))

    async def finish(self) -> None:
        """Finish pending work before the connection is closed."""
        await self.parts.wait_until_idle()
