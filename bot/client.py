"""The bot on Discord: one client that loads the cogs and gives every interaction an answer."""

import asyncio
import contextlib
import hashlib
import json
import logging
import pkgutil
import secrets
from collections.abc import Awaitable, Mapping
from dataclasses import replace
from datetime import timedelta
from importlib.util import find_spec
from typing import Self, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.components.button_router import ButtonRouter
from bot.components.forms import in_one_piece
from bot.components.layout import CustomId, Layout
from bot.components.reply import Reply
from bot.emojis.application_emojis import ApplicationEmojis
from bot.messages.hand_messages import HandMessages
from bot.messages.housekeeping import Housekeeping
from bot.messages.table_messages import TableMessages
from bot.pictures.drawing_process import DrawingProcess
from bot.pictures.picture_cache import PictureCache
from bot.renderers.hand import render_hand
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_text
from bot.renderers.refusals import describe_refusal, mentions_card
from bot.settings.card_style import PLAIN, CardStyle
from bot.settings.environment import Settings
from bot.settings.guild_settings import GuildSettingsCache
from bot.settings.preferences import PreferencesCache
from bot.tables.match_log import DuplicateDelivery
from bot.tables.refusals import HandStale, LobbyExpired, TableGone
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.translation import WordsTranslator
from bot.words import words
from data.records import MatchId, UserId
from data.store import Store
from engine.refusals import Refusal

log = logging.getLogger(__name__)

RECENT = timedelta(minutes=15)
"""Tables touched so lately are shown again after a restart, in case the last change was not."""
SOON = 0.4
"""Seconds for which an answer waits for its picture; without it, it is in words, and the picture follows."""
_ANSWER = "answer"
_TREE_NOTE = "commands"


def _cogs() -> list[str]:
    """Return the dotted names of all cogs; this layer knows them by name alone."""
    spec = find_spec("cogs")
    folders = None if spec is None else spec.submodule_search_locations
    return sorted(f"cogs.{module.name}" for module in pkgutil.iter_modules(folders))


class Tree(app_commands.CommandTree["Unspoken"]):
    """The slash commands; their faults take the same way as the buttons'."""

    async def interaction_check(self, interaction: discord.Interaction["Unspoken"], /) -> bool:
        """Start the clock of a command's answer; whom a command is for, it says itself."""
        interaction.client.learn(interaction)
        if interaction.type is discord.InteractionType.application_command:
            interaction.client.reply_to(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction["Unspoken"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer what a command could not do."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.explain(interaction, cause)


class Unspoken(commands.AutoShardedBot):
    """The client: tables, hands and herald, wired to Discord."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Wire everything; nothing is sent before `start`."""
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
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
        )
        self.settings = settings
        self.store = store
        self.member_names = MemberNames()
        self.locales: dict[int, str] = {}
        """Which language people's clients speak, as far as they have been seen since the start."""
        self.guild_settings = GuildSettingsCache(store)
        self.tables = Tables(store)
        self.preferences = PreferencesCache(store)
        self.card_emojis = ApplicationEmojis()
        self.picture_cache = PictureCache(DrawingProcess())
        self.hand_messages = HandMessages(
            self.tables, self.member_names, self.picture_cache, self.personal_card_style
        )
        self.table_messages = TableMessages(
            self, self.tables, self.hand_messages, self.member_names, self.picture_cache
        )
        self.table_messages.counts_cards = self.counts_cards
        self.table_messages.card_style = self.card_style
        self.button_router = ButtonRouter()
        self.housekeeping = Housekeeping(self.tables, self.table_messages)
        self._care: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._to_show: list[MatchId] = []

    async def setup_hook(self) -> None:
        """Load the cogs, wake the tables, and register the commands if they have changed."""
        in_one_piece()
        await self.guild_settings.load()
        for name in _cogs():
            await self.load_extension(name)
        await self._wake()
        await self.tree.set_translator(WordsTranslator())
        await self._register()
        loop = asyncio.get_running_loop()
        self._care = loop.create_task(self.housekeeping.work())
        self._warming = loop.create_task(self._get_ready_to_draw())

    async def _get_ready_to_draw(self) -> None:
        """Start the child that draws, and see which emojis there are; neither is waited for."""
        await self.picture_cache.start()
        await self.wait_until_ready()
        if self.settings.card_emojis:
            await self.card_emojis.upload_in_background(self, self.store, self.picture_cache.drawer)
        else:
            await self.card_emojis.fetch_or_warn(self)

    async def close(self) -> None:
        """Stop looking after tables, then leave Discord."""
        if self._care is not None:
            self._care.cancel()
        if self._warming is not None:
            self._warming.cancel()
        await self.picture_cache.close()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Self]) -> None:
        """Route the press of a button; commands find their own way."""
        if interaction.type is not discord.InteractionType.component:
            return
        data = cast("Mapping[str, object]", interaction.data or {})
        custom_id, chosen = data.get("custom_id"), data.get("values")
        custom_id = CustomId.parse(custom_id) if isinstance(custom_id, str) else None
        if custom_id is None:
            return
        if isinstance(chosen, list) and chosen:
            # Whatever is chosen from a menu says the rest of what the menu says.
            custom_id = replace(custom_id, argument=str(chosen[0]))
        self.learn(interaction)
        await self.attend(interaction, self._pressed(interaction, custom_id))

    async def on_message(self, message: discord.Message) -> None:
        """Count what is written below a table; there are no commands in messages."""
        if message.author != self.user and self.tables.has_table(message.channel.id):
            self.table_messages.count_message(message.channel.id)

    def counts_cards(self, table: Table) -> bool:
        """Tell whether a table's server wants it to say how many cards each hand holds."""
        return self.guild_settings.get(table.record.guild).table.show_hand_counts

    def card_style(self, table: Table) -> CardStyle:
        """Return how a table shows its cards to everyone."""
        return self.guild_card_style(table.record.guild)

    def guild_card_style(self, guild: int) -> CardStyle:
        """Return how a server shows cards to everyone."""
        return CardStyle.of(self.guild_settings.get(guild).cards, self.card_emojis.markup)

    async def personal_card_style(self, user: int, guild: int, *, attaches: bool) -> CardStyle:
        """Return how somebody's hand is shown to them: as they like it, else as the server does."""
        preferences = await self.preferences.get(UserId(user))
        card_preference = preferences.cards or self.guild_settings.get(guild).cards
        return CardStyle.of(card_preference, self.card_emojis.markup, attaches=attaches)

    async def card_style_of(self, interaction: discord.Interaction[Self], table: Table) -> CardStyle:
        """Return how whoever is answered is shown a table's cards."""
        attaches = self.reply_to(interaction).may_attach
        return await self.personal_card_style(interaction.user.id, table.record.guild, attaches=attaches)

    def learn(self, interaction: discord.Interaction[Self]) -> None:
        """Remember what somebody is called, and which language they read."""
        self.locales[interaction.user.id] = str(interaction.locale)
        if interaction.guild_id is not None:
            self.member_names.learn(interaction.guild_id, interaction.user.id, interaction.user.display_name)

    def reply_to(self, interaction: discord.Interaction[Self]) -> Reply:
        """Return the interaction's one answer; its clock starts with the first call."""
        answer = interaction.extras.get(_ANSWER)
        if not isinstance(answer, Reply):
            answer = interaction.extras[_ANSWER] = Reply(interaction)
        return answer

    async def attend(self, interaction: discord.Interaction[Self], work: Awaitable[None]) -> None:
        """Do what an interaction asks for, and answer whatever comes of it."""
        answer = self.reply_to(interaction)
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - the last line before Discord: everybody gets an answer
            await self.explain(interaction, fault)
        finally:
            answer.close()

    async def explain(self, interaction: discord.Interaction[Self], fault: BaseException) -> None:
        """Tell somebody why nothing came of it: a refusal in their words, or an apology."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        said = words(str(interaction.locale))
        table = self._table_of(interaction)
        match fault:
            case DuplicateDelivery():
                await self.show_hand_or_say(interaction, table, said("said-late"))
            case Refusal():
                card_style = PLAIN
                if table is not None and mentions_card(fault):
                    card_style = await self.card_style_of(interaction, table)
                text = describe_refusal(fault, table, said, self.member_names, card_style=card_style)
                await self.show_hand_or_say(interaction, table, text, redraw=isinstance(fault, HandStale))
            case _:
                report = secrets.token_hex(4)
                match_id = None if table is None else table.id
                log.error("report %s, match %s", report, match_id, exc_info=fault)
                await self.reply_to(interaction).show(render_text(said("said-broken", report=report)))

    async def show_hand_or_say(
        self,
        interaction: discord.Interaction[Self],
        table: Table | None,
        text: str,
        *,
        redraw: bool = False,
    ) -> None:
        """Answer with a sentence, above the hand if that is where the person pressed."""
        answer = self.reply_to(interaction)
        user = UserId(interaction.user.id)
        if (
            (answer.from_hand or redraw)
            and table is not None
            and table.state is not None
            and table.is_seated(user)
        ):
            await self.show_hand(interaction, table, text)
        else:
            await answer.show(render_text(text))

    async def show_hand(
        self, interaction: discord.Interaction[Self], table: Table, notice: str | None = None
    ) -> None:
        """Answer with the person's own hand, and remember the way to it."""
        said, user = words(str(interaction.locale)), UserId(interaction.user.id)
        card_style = await self.card_style_of(interaction, table)
        layout = render_hand(table, user, said, self.member_names, notice, card_style=card_style)
        await self._show(interaction, table, layout, notice)

    async def show_page(self, interaction: discord.Interaction[Self], table: Table, layout: Layout) -> None:
        """Answer with a page of the person's own hand, and remember the way to it."""
        await self._show(interaction, table, layout, page=True)

    async def _show(
        self,
        interaction: discord.Interaction[Self],
        table: Table,
        layout: Layout,
        notice: str | None = None,
        *,
        page: bool = False,
    ) -> None:
        answer, user = self.reply_to(interaction), UserId(interaction.user.id)
        drawn = table.revision
        with self.hand_messages.hold_updates(table, user):
            layout = await self.picture_cache.add_picture(layout, within=SOON)
            shown = await answer.show(layout)
            if shown is not None and answer.from_hand and interaction.message is not None:
                shown = interaction.message.id
            if shown is not None:
                self.hand_messages.remember_token(table, interaction, shown, notice, answer.held, page=page)
        if shown is None:
            if not self.is_closed():
                self.hand_messages.update_if_affected(table, user)
        elif table.revision != drawn:
            # Others acted while the answer was on its way, and it may have come after their news.
            # A page stays for what the hand would not show.
            (self.hand_messages.update_if_affected if page else self.hand_messages.update_hand)(table, user)
        elif layout.pending_picture is not None and self.picture_cache.works and not page:
            # The answer could not wait for its picture any longer, which follows when it is drawn.
            self.hand_messages.update_hand(table, user)

    async def _pressed(self, interaction: discord.Interaction[Self], custom_id: CustomId) -> None:
        try:
            await self._handle(interaction, custom_id)
        except (LobbyExpired, TableGone):
            await self._show_end(interaction, custom_id)
            raise

    async def _show_end(self, interaction: discord.Interaction[Self], custom_id: CustomId) -> None:
        """Show the end on a table that still looks alive: it may have been stored but never told."""
        message = interaction.message
        with contextlib.suppress(Refusal):
            table = await self.tables.read_ended_table(custom_id.match)
            if table is not None and message is not None and table.record.message == message.id:
                self.table_messages.restore(table)

    async def _handle(self, interaction: discord.Interaction[Self], custom_id: CustomId) -> None:
        handler = self.button_router.find(None, custom_id.verb)
        if handler is None:
            table = await self.tables.get(custom_id.match)
            handler = self.button_router.find(table.ruleset.slug, custom_id.verb)
        if handler is None:
            # A button of an older version: whatever it said, the table can be shown anew.
            log.info("match %s: no button says %s any more", custom_id.match, custom_id.verb)
            raise TableGone
        await handler(interaction, custom_id)

    def _table_of(self, interaction: discord.Interaction[Self]) -> Table | None:
        return None if interaction.channel_id is None else self.tables.find_loaded(interaction.channel_id)

    async def _wake(self) -> None:
        live = await self.tables.load_channels()
        recent = self.tables.now() - RECENT
        ended = await self.store.list_matches_ended_since(recent)
        self._to_show = [
            *(record.id for record in live if record.last_active > recent and record.set_aside is None),
            *(record.id for record in ended if record.message is not None),
        ]
        log.info("%d tables are live", len(live))

    async def on_ready(self) -> None:
        """Show tables again whose last change may have been stored but not told; may come repeatedly."""
        waiting, self._to_show = self._to_show, []
        for match in waiting:
            try:
                self.table_messages.restore(
                    await self.tables.read_ended_table(match) or await self.tables.get(match)
                )
            except Refusal as gone:
                log.info("match %s needs no showing: %s", match, gone.code)

    async def _register(self) -> None:
        """Register the commands, which Discord allows 200 times a day, only when they have changed."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator)
            if translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True)
        seal = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.get_app_state(_TREE_NOTE) != seal:
            await self.tree.sync()
            await self.store.save_app_state(_TREE_NOTE, seal)

    async def finish(self) -> None:
        """Finish what is in hand before the connection is closed."""
        await self.tables.wait_until_idle()
        await self.hand_messages.wait_until_idle()
        await self.table_messages.wait_until_idle()
