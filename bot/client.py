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

from bot.charts.studio import ChartStudio
from bot.emojis import Emojis
from bot.faces import frame
from bot.faces.frame import Names
from bot.messages.caretaker import Caretaker
from bot.messages.hands import Hands
from bot.messages.herald import Herald
from bot.panels.answers import Answer
from bot.panels.forms import in_one_piece
from bot.panels.panel import Panel, Press
from bot.panels.presses import Presses
from bot.pictures.easel import Child
from bot.pictures.studio import Studio
from bot.settings.environment import Settings
from bot.settings.guilds import SettingsBook
from bot.settings.looks import PLAIN, Look
from bot.settings.people import PreferencesBook
from bot.tables.ledger import Repeated
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
            interaction.client.answer(interaction)
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
        self.names = Names()
        self.locales: dict[int, str] = {}
        """Which language people's clients speak, as far as they have been seen since the start."""
        self.guild_settings = SettingsBook(store)
        self.tables = Tables(store)
        self.preferences = PreferencesBook(store)
        self.card_emojis = Emojis()
        self.studio = Studio(Child())
        self.hands = Hands(self.tables, self.names, self.studio, self.own_look)
        self.herald = Herald(self, self.tables, self.hands, self.names, self.studio)
        self.herald.counts_cards = self.counts_cards
        self.herald.look = self.look
        self.presses = Presses()
        self.charts = ChartStudio()
        self.caretaker = Caretaker(self.tables, self.herald)
        self._care: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._to_show: list[MatchId] = []

    async def setup_hook(self) -> None:
        """Load the cogs, wake the tables, and register the commands if they have changed."""
        in_one_piece()
        await self.guild_settings.read()
        for name in _cogs():
            await self.load_extension(name)
        await self._wake()
        await self.tree.set_translator(WordsTranslator())
        await self._register()
        loop = asyncio.get_running_loop()
        self._care = loop.create_task(self.caretaker.work())
        self._warming = loop.create_task(self._get_ready_to_draw())

    async def _get_ready_to_draw(self) -> None:
        """Start the child that draws, and see which emojis there are; neither is waited for."""
        await self.studio.warm()
        await self.wait_until_ready()
        if self.settings.card_emojis:
            await self.card_emojis.keep(self, self.store, self.studio.easel)
        else:
            await self.card_emojis.see(self)

    async def close(self) -> None:
        """Stop looking after tables, then leave Discord."""
        if self._care is not None:
            self._care.cancel()
        if self._warming is not None:
            self._warming.cancel()
        await self.charts.close()
        await self.studio.close()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Self]) -> None:
        """Route the press of a button; commands find their own way."""
        if interaction.type is not discord.InteractionType.component:
            return
        data = cast("Mapping[str, object]", interaction.data or {})
        custom_id, chosen = data.get("custom_id"), data.get("values")
        press = Press.parse(custom_id) if isinstance(custom_id, str) else None
        if press is None:
            return
        if isinstance(chosen, list) and chosen:
            # Whatever is chosen from a menu says the rest of what the menu says.
            press = replace(press, argument=str(chosen[0]))
        self.learn(interaction)
        await self.attend(interaction, self._pressed(interaction, press))

    async def on_message(self, message: discord.Message) -> None:
        """Count what is written below a table; there are no commands in messages."""
        if message.author != self.user and self.tables.has_table(message.channel.id):
            self.herald.saw_message(message.channel.id)

    def counts_cards(self, table: Table) -> bool:
        """Tell whether a table's server wants it to say how many cards each hand holds."""
        return self.guild_settings.of(table.record.guild).table.show_hand_counts

    def look(self, table: Table) -> Look:
        """Return how a table shows its cards to everyone."""
        return self.server_look(table.record.guild)

    def server_look(self, guild: int) -> Look:
        """Return how a server shows cards to everyone."""
        return Look.of(self.guild_settings.of(guild).cards, self.card_emojis.written)

    async def own_look(self, user: int, guild: int, *, attaches: bool) -> Look:
        """Return how somebody's hand is shown to them: as they like it, else as the server does."""
        preferences = await self.preferences.of(UserId(user))
        taste = preferences.cards or self.guild_settings.of(guild).cards
        return Look.of(taste, self.card_emojis.written, attaches=attaches)

    async def look_of(self, interaction: discord.Interaction[Self], table: Table) -> Look:
        """Return how whoever is answered is shown a table's cards."""
        attaches = self.answer(interaction).may_attach
        return await self.own_look(interaction.user.id, table.record.guild, attaches=attaches)

    def learn(self, interaction: discord.Interaction[Self]) -> None:
        """Remember what somebody is called, and which language they read."""
        self.locales[interaction.user.id] = str(interaction.locale)
        if interaction.guild_id is not None:
            self.names.learn(interaction.guild_id, interaction.user.id, interaction.user.display_name)

    def answer(self, interaction: discord.Interaction[Self]) -> Answer:
        """Return the interaction's one answer; its clock starts with the first call."""
        answer = interaction.extras.get(_ANSWER)
        if not isinstance(answer, Answer):
            answer = interaction.extras[_ANSWER] = Answer(interaction)
        return answer

    async def attend(self, interaction: discord.Interaction[Self], work: Awaitable[None]) -> None:
        """Do what an interaction asks for, and answer whatever comes of it."""
        answer = self.answer(interaction)
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
            case Repeated():
                await self.show_hand_or_say(interaction, table, said("said-late"))
            case Refusal():
                look = PLAIN
                if table is not None and frame.names_cards(fault):
                    look = await self.look_of(interaction, table)
                text = frame.refusal(fault, table, said, self.names, look=look)
                await self.show_hand_or_say(interaction, table, text, redraw=isinstance(fault, HandStale))
            case _:
                report = secrets.token_hex(4)
                match_id = None if table is None else table.id
                log.error("report %s, match %s", report, match_id, exc_info=fault)
                await self.answer(interaction).show(frame.said(said("said-broken", report=report)))

    async def show_hand_or_say(
        self,
        interaction: discord.Interaction[Self],
        table: Table | None,
        text: str,
        *,
        redraw: bool = False,
    ) -> None:
        """Answer with a sentence, above the hand if that is where the person pressed."""
        answer = self.answer(interaction)
        user = UserId(interaction.user.id)
        if (
            (answer.from_hand or redraw)
            and table is not None
            and table.state is not None
            and table.sits(user)
        ):
            await self.show_hand(interaction, table, text)
        else:
            await answer.show(frame.said(text))

    async def show_hand(
        self, interaction: discord.Interaction[Self], table: Table, notice: str | None = None
    ) -> None:
        """Answer with the person's own hand, and remember the way to it."""
        said, user = words(str(interaction.locale)), UserId(interaction.user.id)
        look = await self.look_of(interaction, table)
        panel = frame.hand(table, user, said, self.names, notice, look=look)
        await self._show(interaction, table, panel, notice)

    async def show_page(self, interaction: discord.Interaction[Self], table: Table, panel: Panel) -> None:
        """Answer with a page of the person's own hand, and remember the way to it."""
        await self._show(interaction, table, panel, page=True)

    async def _show(
        self,
        interaction: discord.Interaction[Self],
        table: Table,
        panel: Panel,
        notice: str | None = None,
        *,
        page: bool = False,
    ) -> None:
        answer, user = self.answer(interaction), UserId(interaction.user.id)
        drawn = table.revision
        with self.hands.pressed(table, user):
            panel = await self.studio.pictured(panel, within=SOON)
            shown = await answer.show(panel)
            if shown is not None and answer.from_hand and interaction.message is not None:
                shown = interaction.message.id
            if shown is not None:
                self.hands.keep(table, interaction, shown, notice, answer.held, page=page)
        if shown is None:
            if not self.is_closed():
                self.hands.follow(table, user)
        elif table.revision != drawn:
            # Others acted while the answer was on its way, and it may have come after their news.
            # A page stays for what the hand would not show.
            (self.hands.follow if page else self.hands.redraw)(table, user)
        elif panel.drawing is not None and self.studio.works and not page:
            # The answer could not wait for its picture any longer, which follows when it is drawn.
            self.hands.redraw(table, user)

    async def _pressed(self, interaction: discord.Interaction[Self], press: Press) -> None:
        try:
            await self._handle(interaction, press)
        except (LobbyExpired, TableGone):
            await self._show_end(interaction, press)
            raise

    async def _show_end(self, interaction: discord.Interaction[Self], press: Press) -> None:
        """Show the end on a table that still looks alive: it may have been stored but never told."""
        message = interaction.message
        with contextlib.suppress(Refusal):
            table = await self.tables.ended(press.match)
            if table is not None and message is not None and table.record.message == message.id:
                self.herald.show_again(table)

    async def _handle(self, interaction: discord.Interaction[Self], press: Press) -> None:
        handler = self.presses.find(None, press.verb)
        if handler is None:
            table = await self.tables.of(press.match)
            handler = self.presses.find(table.ruleset.slug, press.verb)
        if handler is None:
            # A button of an older version: whatever it said, the table can be shown anew.
            log.info("match %s: no button says %s any more", press.match, press.verb)
            raise TableGone
        await handler(interaction, press)

    def _table_of(self, interaction: discord.Interaction[Self]) -> Table | None:
        return None if interaction.channel_id is None else self.tables.in_memory(interaction.channel_id)

    async def _wake(self) -> None:
        live = await self.tables.wake()
        recent = self.tables.now() - RECENT
        ended = await self.store.ended_since(recent)
        self._to_show = [
            *(record.id for record in live if record.touched > recent and record.set_aside is None),
            *(record.id for record in ended if record.message is not None),
        ]
        log.info("%d tables are live", len(live))

    async def on_ready(self) -> None:
        """Show tables again whose last change may have been stored but not told; may come repeatedly."""
        waiting, self._to_show = self._to_show, []
        for match in waiting:
            try:
                self.herald.show_again(await self.tables.ended(match) or await self.tables.of(match))
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
        if await self.store.note(_TREE_NOTE) != seal:
            await self.tree.sync()
            await self.store.save_note(_TREE_NOTE, seal)

    async def finish(self) -> None:
        """Finish what is in hand before the connection is closed."""
        await self.tables.quiet()
        await self.hands.quiet()
        await self.herald.quiet()
