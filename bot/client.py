"""The bot's client: builds its parts, loads the cogs, and routes every interaction to its handler."""

import asyncio
import contextlib
import hashlib
import json
import logging
import pkgutil
from dataclasses import replace
from datetime import timedelta
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.companion_driver.deal_assessor import DealAssessor
from bot.companion_driver.driver import CompanionDriver
from bot.companion_driver.worker import CompanionWorker
from bot.components.discord_faults import LONGEST_WAIT
from bot.components.form import find_written
from bot.components.layout import CUSTOM_ID_PREFIX, CustomId
from bot.components.refusals import ButtonUnreadable
from bot.emojis.application_emojis import ApplicationEmojis
from bot.interactions.button_router import ButtonHandler, ButtonRouter
from bot.interactions.context import InteractionContext
from bot.interactions.error_replies import ErrorReplies
from bot.interactions.hand_replies import HandReplies
from bot.interactions.picture_replies import PictureReplies
from bot.interactions.refusals import PersonNotHere
from bot.interactions.unknown_languages import UnknownLanguages
from bot.messages.appearance import Appearance
from bot.messages.hand_messages import HandMessages
from bot.messages.housekeeping import Housekeeping
from bot.messages.member_lookup import MemberLookup
from bot.messages.spectators import Spectators
from bot.messages.table_messages import TableMessages
from bot.messages.table_publisher import TablePublisher
from bot.messages.turn_calls import TurnCalls
from bot.nights.clock import NightClock
from bot.nights.game_nights import GameNights
from bot.nights.messages import NightMessages
from bot.nights.night_history import NightHistory
from bot.nights.results import NightResults
from bot.nights.rounds import GameRounds
from bot.nights.scheduled_events import NightEvents
from bot.nights.tables import NightTables
from bot.pictures.drawing_process import DrawingProcess
from bot.pictures.picture_cache import PictureCache
from bot.process.cluster import Cluster
from bot.process.reply_priority import ReplyPriority
from bot.renderers.names import MemberNames
from bot.renderers.table_watch import TableWatch
from bot.settings.environment import Settings
from bot.settings.guild_settings import GuildSettingsCache
from bot.settings.preferences import PreferencesCache
from bot.tables.ended_tables import EndedTables
from bot.tables.refusals import LobbyExpired, TableGone
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.commands import WordsTranslator
from bot.words.words import digest_of_words
from data.processes.chores import Chore
from data.records import MatchId, MatchRecord
from data.shards import Shards
from data.store import Store
from engine.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import yarl


log = logging.getLogger(__name__)

Item = TypeVar("Item")
RESTORE_PERIOD = timedelta(minutes=15)
"""Tables active in the last minutes are updated after a restart: their last change may not be shown."""
INTERACTION_DONE: Final = "interaction_done"
"""The event after an interaction has been replied to, with its context."""
_CONTEXT = "context"
_COMMANDS_KEY = "commands"


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


def _split(
    those: "Sequence[Item]", guild_of: "Callable[[Item], int]", shard: Shards | None
) -> tuple[list[Item], list[Item]]:
    """Return what belongs to servers of a shard, and the rest; everything belongs to `None`."""
    here = [one for one in those if shard is None or shard.own(guild_of(one))]
    return here, [one for one in those if shard is not None and not shard.own(guild_of(one))]


class Tree(app_commands.CommandTree["Unspoken"]):
    """The slash commands; their errors are handled like those of buttons."""

    async def interaction_check(self, interaction: discord.Interaction["Unspoken"], /) -> bool:
        """Start the clock of a command's reply; every command checks itself who may use it."""
        context = interaction.client.context_of(interaction)
        if interaction.type is discord.InteractionType.application_command:
            context.reply.start_timer()
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
        context = interaction.client.context_of(interaction)
        await interaction.client.error_replies.reply_with_error(context, fault)
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
        self.settings, self.store, self._cluster = settings, store, cluster
        self.member_names = MemberNames()
        self.locales: dict[int, str] = {}
        """The language of each user, as far as they have used the bot since the start."""
        self.guild_settings = GuildSettingsCache(store)
        self.preferences = PreferencesCache(store)
        self.tables = Tables(store)
        self.card_emojis = ApplicationEmojis()
        self.picture_cache = PictureCache(DrawingProcess())
        self.table_watch = TableWatch(
            self.tables, self.guild_settings, self.member_names, reads_messages=settings.message_content
        )
        self.appearance = Appearance(
            self.guild_settings, self.preferences, self.card_emojis, self.table_watch
        )
        self._reply_priority = ReplyPriority()
        self.hand_messages = HandMessages(
            self.tables, self.member_names, self.picture_cache, self.appearance, self._reply_priority
        )
        self.ended_tables = EndedTables(self.tables)
        self.member_lookup = MemberLookup(self, self.member_names)
        self.table_publisher = TablePublisher(
            self,
            self.tables,
            self.ended_tables,
            self.member_names,
            self.member_lookup,
            self.picture_cache,
            self.appearance,
        )
        self.turn_calls = TurnCalls(self.preferences)
        self.table_messages = TableMessages(
            self.tables,
            self.ended_tables,
            self.hand_messages,
            self.member_lookup,
            self.table_publisher,
            self.turn_calls,
            self._reply_priority,
        )
        self.companion_worker = CompanionWorker()
        self.deal_assessor = DealAssessor(self.tables, self.companion_worker, self.table_messages.refresh)
        self.spectators = Spectators(
            self.tables, self.ended_tables, self.member_names, self.picture_cache, self.appearance
        )
        self.hand_replies = HandReplies(self.hand_messages, self.member_names, self.picture_cache)
        self.picture_replies = PictureReplies(self.picture_cache)
        self.error_replies = ErrorReplies(self.hand_replies, self.member_names)
        self.unknown_languages = UnknownLanguages(store)
        self.button_router = ButtonRouter()
        self.housekeeping = Housekeeping(
            self.tables, self.table_publisher, self.guild_settings, self.member_lookup
        )
        self.nights = GameNights(store, lambda: self.tables.now())  # noqa: PLW0108 - another clock may be set later
        night_events = NightEvents(self, self.nights, self.appearance)
        self.night_messages = NightMessages(self, self.nights, self.appearance, night_events)
        self.game_rounds = GameRounds(store, self.nights)
        self.night_history = NightHistory(store, self.game_rounds, self.nights.now)
        self.night_tables = NightTables(
            self, store, self.game_rounds, self.tables, self.table_messages, self.appearance
        )
        self.night_results = NightResults(
            store,
            self.nights,
            self.game_rounds,
            self.tables,
            self.night_tables,
            self.appearance,
            self.member_names,
            self.picture_cache,
        )
        self.night_clock = NightClock(self, self.nights, self.night_messages, night_events)
        self.companion_driver = CompanionDriver(self.tables, self.companion_worker)
        self._rounds_restored = False
        """Whether the rounds that were left unfinished at the start have been taken up again."""
        self._warm_up_task: asyncio.Task[None] | None = None
        self._tables_to_restore: list[tuple[MatchRecord, bool]] = []
        """The matches whose messages are updated once connected; True for those live at the start."""
        self._live_at_start: list[MatchRecord] = []
        """Those whose companions go on once connected."""

    async def setup_hook(self) -> None:
        """Load the cogs and the tables, and register the commands if they have changed."""
        if self._cluster is not None:
            self._cluster.max_concurrency = (await self.fetch_session_start_limits()).max_concurrency
        await self.guild_settings.load()
        for name in _cogs():
            await self.load_extension(name)
        await self._load_tables()
        await self.tree.set_translator(WordsTranslator())
        await self._register_commands()
        self.housekeeping.start()
        self.night_clock.start()
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
        """Start the drawing process and fetch the emojis, in the background."""
        await self.picture_cache.start()
        await self.wait_until_ready()
        if self.settings.card_emojis:
            if self._cluster is not None:
                # Another process may upload them at this moment, which takes minutes.
                await self.card_emojis.fetch_or_warn(self)
            await self.card_emojis.upload_in_background(self, self.store, self.picture_cache.drawer)
        else:
            await self.card_emojis.fetch_or_warn(self)

    async def close(self) -> None:
        """Stop all background work, then disconnect from Discord."""
        self.housekeeping.stop()
        self.night_clock.stop()
        self.night_messages.stop()
        await self.companion_driver.close()
        self.hand_messages.stop()
        self.spectators.stop()
        self.table_messages.stop()
        if self._warm_up_task is not None:
            self._warm_up_task.cancel()
        await self.picture_cache.close()
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
        custom_id, values = data.get("custom_id"), data.get("values")
        if not isinstance(custom_id, str) or not custom_id.startswith(CUSTOM_ID_PREFIX):
            return
        custom_id = CustomId.parse(custom_id)
        if custom_id is None:
            await self.error_replies.reply_with_error(self.context_of(interaction), ButtonUnreadable())
            return
        if isinstance(values, list) and values:
            # The value that was chosen from a menu completes the menu's custom id.
            custom_id = replace(custom_id, argument=str(values[0]))
        if interaction.type is discord.InteractionType.modal_submit:
            custom_id = replace(custom_id, argument=find_written(data.get("components")) or "")
        context = self.context_of(interaction)
        context.reply.start_timer()
        try:
            await self._handle_button(context, custom_id)
            await self.unknown_languages.tell_once(context)
        except Exception as fault:  # noqa: BLE001 - the last place that can reply to the user
            await self.error_replies.reply_with_error(context, fault)
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
        await self.unknown_languages.tell_once(context)

    async def on_message(self, message: discord.Message) -> None:
        """Count the messages below a table; there are no commands in messages."""
        if message.author != self.user and self.tables.has_table(message.channel.id):
            self.table_messages.count_message(message.channel.id)

    def context_of(self, interaction: discord.Interaction[Self]) -> InteractionContext:
        """Return the context of an interaction, which is made when it is first asked for."""
        context = interaction.extras.get(_CONTEXT)
        if not isinstance(context, InteractionContext):
            context = interaction.extras[_CONTEXT] = InteractionContext(
                interaction, self.tables, self.appearance, self._reply_priority
            )
            self._learn_user(interaction)
        return context

    def _learn_user(self, interaction: discord.Interaction[Self]) -> None:
        """Remember a user's name, avatar and language, and when they last used the bot."""
        self.locales[interaction.user.id] = str(interaction.locale)
        self.turn_calls.record_use(interaction.user.id)
        if interaction.guild_id is not None:
            self.member_lookup.learn(interaction.guild_id, interaction.user)

    async def _handle_button(self, context: InteractionContext, custom_id: CustomId) -> None:
        try:
            handler = await self._find_handler(custom_id)
            await handler(context, custom_id)
        except (LobbyExpired, TableGone):
            await self._show_end(context.interaction.message, custom_id)
            raise

    async def _find_handler(self, custom_id: CustomId) -> ButtonHandler:
        handler = self.button_router.find(None, custom_id.verb)
        if handler is None:
            table = await self.tables.get(custom_id.match)
            handler = self.button_router.find(table.ruleset.slug, custom_id.verb)
        if handler is None:
            # A button of an older version of the bot; the next message of the table has new ones.
            log.info("match %s: no button says so any more", custom_id.match)
            raise ButtonUnreadable
        return handler

    async def _show_end(self, message: discord.Message | None, custom_id: CustomId) -> None:
        """Update the message of a table that has ended: the end may have been stored but never shown."""
        with contextlib.suppress(Refusal):
            table = await self.ended_tables.read_table(custom_id.match)
            if table is not None and message is not None and table.message == message.id:
                self.table_messages.restore(table)

    async def _load_tables(self) -> None:
        live = self._live_at_start = await self.tables.load_channels()
        since = self.tables.now() - RESTORE_PERIOD
        ended = await self.store.list_matches_ended_since(since)
        self._tables_to_restore = [
            *((one, True) for one in live if one.last_active > since and one.set_aside is None),
            *((one, False) for one in ended if one.message is not None),
        ]
        log.info("%d tables are live", len(live))

    async def on_ready(self) -> None:
        """Update the tables whose last change may have been stored but not shown; may be called again."""
        if self.is_closed():
            # discord.py waits two seconds for servers, and says this of a connection that has ended, too.
            return
        if not self._rounds_restored:
            self._rounds_restored = True
            self.night_results.catch_up_in_background()
        await self._resume_tables(None)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Do so in a cluster for each shard that is connected: the last one may have to wait for long."""
        if self._cluster is not None and not self.is_closed():
            await self._resume_tables(self._cluster.shards.take_one(shard_id))

    async def _resume_tables(self, shard: Shards | None) -> None:
        """Update the tables that wait for it, and have their companions go on: those of a shard, or all."""
        restored, self._tables_to_restore = _split(self._tables_to_restore, lambda one: one[0].guild, shard)
        resumed, self._live_at_start = _split(self._live_at_start, lambda one: one.guild, shard)
        for record, was_live in restored:
            try:
                table = await self._find_table(record.id, was_live=was_live)
                if table is not None:
                    self.table_messages.restore(table)
            except Refusal as refusal:
                log.info("match %s needs no update: %s", record.id, refusal.code)
        self.companion_driver.resume(resumed)

    async def _find_table(self, match: MatchId, *, was_live: bool) -> Table | None:
        """Return the table of a match that was live or had ended at the start; it may have ended since."""
        if was_live:
            with contextlib.suppress(LobbyExpired, TableGone):
                return await self.tables.get(match)
        return await self.ended_tables.read_table(match)

    async def _register_commands(self) -> None:
        """Register the commands, but only if they have changed: Discord allows 200 registrations a day."""
        # Not what is sent: translating all commands into all languages takes seconds.
        described = json.dumps(
            [self.application_id, [one.to_dict(self.tree) for one in self.tree.get_commands()]],
            sort_keys=True,
        )
        digest = hashlib.sha256(f"{described} {digest_of_words()}".encode()).hexdigest()
        if await self.store.settings.get_app_state(_COMMANDS_KEY) == digest:
            return
        async with self.store.do_alone(Chore.COMMANDS):
            if await self.store.settings.get_app_state(_COMMANDS_KEY) == digest:
                # Another process has registered them meanwhile.
                return
            try:
                await self.tree.sync()
            except discord.RateLimited as fault:
                log.warning("the old commands stay: Discord takes new ones in %.0f s", fault.retry_after)
                return
            await self.store.settings.save_app_state(_COMMANDS_KEY, digest)

    async def finish(self) -> None:
        """Finish pending work before the connection is closed."""
        await self.tables.wait_until_idle()
        await self.hand_messages.wait_until_idle()
        await self.spectators.wait_until_idle()
        await self.picture_replies.wait_until_idle()
        await self.table_messages.wait_until_idle()
        await self.night_messages.wait_until_idle()
        await self.night_results.wait_until_idle()
        await self.night_tables.wait_until_idle()
