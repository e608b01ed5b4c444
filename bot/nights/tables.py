"""Opens the tables of a night's rounds: their threads, their lobbies, and one call to each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.layout import Layout
from bot.components.message_files import allowed_mentions, files_to_upload
from bot.messages.appearance import Appearance
from bot.messages.table_messages import TableMessages
from bot.nights.pages.round import render_call, render_moved_table
from bot.nights.round_status import RoundStatus
from bot.nights.rounds import GameRounds
from bot.nights.voice_rooms import CLOCK_SKEW, VoiceRooms
from bot.process.background_tasks import BackgroundTasks
from bot.tables.deals import SHUFFLED, DealSource
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.errors import AlreadySeated, ChannelTaken, DatabaseRefused, TableFull, TableGone
from data.nights.records import UNDER_WAY, NightRecord, NightTableRecord, RoundRecord, TablePlace
from data.records import ChannelId, DealKind, UserId
from data.store import Store
from engine.refusals import Refusal
from engine.registry import RULESETS

log = logging.getLogger(__name__)

ARCHIVE_AFTER: Final = 1440
"""Minutes without a message after which Discord archives a table's thread by itself."""
_MAX_ATTEMPTS: Final = 6
_NO_MORE_THREADS: Final = 160006
_MISSING: Final = frozenset({50001, 50013, 50024, _NO_MORE_THREADS})
"""Discord's codes for a channel in which the bot cannot open a thread, or no more of them."""
_PRIVATE_NEEDS: Final = "create_private_threads"
_PUBLIC_NEEDS: Final = "create_public_threads"
_BOTH_NEED: Final = "send_messages_in_threads"


class NightTables:
    """Opens the stored tables of rounds; a step that was done already is not repeated."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        rounds: GameRounds,
        tables: Tables,
        table_messages: TableMessages,
        appearance: Appearance,
        voice_rooms: VoiceRooms,
    ) -> None:
        self._client = client
        self._store = store
        self._rounds = rounds
        self._tables = tables
        self._lobbies = Lobbies(tables)
        self._table_messages = table_messages
        self._appearance = appearance
        self._voice_rooms = voice_rooms
        self._background = BackgroundTasks()
        self._locks: dict[int, asyncio.Lock] = {}

    def choose_place(self, channel: object) -> tuple[TablePlace, str | None]:
        """Return where the tables of a channel can stand, and what is missing if that is not in threads."""
        if isinstance(channel, discord.Thread):
            return TablePlace.CHANNEL, "thread"
        if not isinstance(channel, discord.TextChannel):
            return TablePlace.CHANNEL, "channel"
        may = channel.permissions_for(channel.guild.me)
        if not may.send_messages_in_threads:
            return TablePlace.CHANNEL, _BOTH_NEED
        if may.create_private_threads:
            return TablePlace.PRIVATE_THREAD, None
        if may.create_public_threads:
            return TablePlace.PUBLIC_THREAD, None
        return TablePlace.CHANNEL, _PRIVATE_NEEDS

    @property
    def is_closed(self) -> bool:
        """Whether the bot has been stopped, so that nothing can be sent any more."""
        return self._client.is_closed()

    def open_in_background(
        self, night: NightRecord, record: RoundRecord, show: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Open the tables of a round that was stored, and then show them."""
        self._background.start(self._open_and_show(night, record, show))

    async def wait_until_idle(self) -> None:
        """Wait until all tables that can be opened are open."""
        await self._background.wait()

    async def _open_and_show(
        self, night: NightRecord, record: RoundRecord, show: Callable[[], Awaitable[None]] | None
    ) -> None:
        await self._open_round(night, record)
        if show is not None:
            await show()

    async def _open_round(self, night: NightRecord, record: RoundRecord) -> None:
        """Open all tables in threads side by side, and the first that waits for the channel."""
        lock = self._locks.setdefault(record.id, asyncio.Lock())
        async with lock:
            threaded = [table for table in record.tables if table.place is not TablePlace.CHANNEL]
            await asyncio.gather(*(self._keep_trying(night, record, table) for table in threaded))
        await self.open_next_in_channel(night)
        self._locks.pop(record.id, None)

    async def open_next_in_channel(self, night: NightRecord) -> None:
        """Open the next table that has to stand in the night's channel, if nothing is played there."""
        lock = self._locks.setdefault(-night.id, asyncio.Lock())
        async with lock:
            for status in await self._rounds.list_rounds(night.id):
                if status.record.ended is not None:
                    continue
                waiting = [table.table for table in status.tables if not table.over]
                for table in waiting:
                    if table.place is TablePlace.CHANNEL:
                        if table.match is None or table.called is None:
                            await self._keep_trying(night, status.record, table)
                        return

    async def _keep_trying(self, night: NightRecord, record: RoundRecord, table: NightTableRecord) -> None:
        """Open one table, with retries after passing faults; the rest is done after the next start."""
        for failures in range(1, _MAX_ATTEMPTS):
            try:
                await self._open(night, record, await self._refresh(record, table))
            except (*DISCORD_FAULTS, DatabaseRefused) as fault:
                if self.is_closed:
                    return
                log.warning("night %s: a table waits to be opened: %s", night.id, type(fault).__name__)
                await asyncio.sleep(2.0**failures)
            except Refusal as refusal:
                log.info("night %s: a table is not opened: %s", night.id, refusal.code)
                return
            except Exception:
                if self.is_closed:
                    # The table is opened after the next start.
                    return
                log.exception("night %s: a table could not be opened", night.id)
                return
            else:
                return

    async def _refresh(self, record: RoundRecord, table: NightTableRecord) -> NightTableRecord:
        """Read a table again: a part of its opening may have been stored."""
        for round_record in await self._store.night_rounds.list_rounds(record.night):
            for stored in round_record.tables:
                if stored.id == table.id:
                    return stored
        return table

    async def _open(self, night: NightRecord, record: RoundRecord, table: NightTableRecord) -> None:
        """Do the rest that is missing: find the thread, open the lobby, call the people."""
        people = tuple(user for user in table.people if user is not None)
        if not people or not await self._is_under_way(night):
            return
        if table.channel is None:
            table = await self._find_channel(night, record, table)
        if self._has_to_wait(table):
            return
        opened = None
        if table.match is None:
            opened = await self._open_lobby(night, record, table, people)
            await self._store.night_rounds.set_match(table.id, opened.id)
        if table.called is None:
            room = await self._voice_rooms.make(night, record, table, people)
            await self._call(night, record, table, room)
        if opened is not None:
            self._table_messages.refresh(opened)

    async def _is_under_way(self, night: NightRecord) -> bool:
        current = await self._store.nights.get(night.id)
        return current is not None and current.state in UNDER_WAY

    def _has_to_wait(self, table: NightTableRecord) -> bool:
        """Return True if a table stands in the channel, where another match is being played."""
        if table.place is not TablePlace.CHANNEL or table.match is not None or table.channel is None:
            return False
        return self._tables.has_table(table.channel)

    async def _find_channel(
        self, night: NightRecord, record: RoundRecord, table: NightTableRecord
    ) -> NightTableRecord:
        """Store where a table stands: in a thread of its own, or where none can be made in the channel."""
        channel = night.channel
        if table.place is not TablePlace.CHANNEL:
            try:
                channel = ChannelId(await self._find_or_make_thread(night, record, table))
            except discord.HTTPException as fault:
                if fault.code not in _MISSING:
                    raise
                log.info("night %s: no thread for table %s: %s", night.id, table.number, fault.text)
                # Told before it is stored: after a crash it is told again, not forgotten.
                words = self._appearance.words_for_everyone(night.guild, night.locale)
                layout = render_moved_table(table, words, full=fault.code == _NO_MORE_THREADS)
                await self.send(night.channel, night, layout, f"moved:{table.id}")
                await self._store.night_rounds.move_to_channel(table.id)
                table = replace(table, place=TablePlace.CHANNEL, seed=None)
        await self._store.night_rounds.set_channel(table.id, channel)
        return replace(table, channel=channel)

    async def _find_or_make_thread(
        self, night: NightRecord, record: RoundRecord, table: NightTableRecord
    ) -> int:
        words = self._appearance.words_for_everyone(night.guild, night.locale)
        name = words("night-thread-name", round=record.number, table=table.number)
        since = record.started - CLOCK_SKEW
        guild = self._client.get_guild(night.guild)
        if guild is not None:
            for thread in guild.threads:
                # It may have been made before the bot stopped, without being stored.
                ours = thread.parent_id == night.channel and thread.owner_id == guild.me.id
                if ours and thread.name == name and snowflake_time(thread.id) >= since:
                    return thread.id
        channel = self._client.get_channel(night.channel)
        if not isinstance(channel, discord.TextChannel):
            channel = await self._fetch_text_channel(night.channel)
        private = table.place is TablePlace.PRIVATE_THREAD
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        made = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)
        return made.id

    async def _fetch_text_channel(self, channel: int) -> discord.TextChannel:
        found = await self._client.fetch_channel(channel)
        if not isinstance(found, discord.TextChannel):
            raise TableGone
        return found

    async def _open_lobby(
        self, night: NightRecord, record: RoundRecord, table: NightTableRecord, people: Sequence[UserId]
    ) -> Table:
        """Open the lobby with the table's people, or find the one that was opened and not stored."""
        channel = table.channel or night.channel
        source = SHUFFLED if table.seed is None else DealSource(DealKind.NIGHT, seed=table.seed)
        try:
            return await self._lobbies.open(
                game=record.game,
                options=RULESETS[record.game].options.model_validate_json(record.options),
                guild=night.guild,
                channel=channel,
                locale=night.locale,
                people=people,
                source=source,
            )
        except ChannelTaken:
            there = await self._tables.get_in_channel(channel)
            if table.place is TablePlace.CHANNEL and not set(people) & set(there.people):
                # Somebody else opened a table in the channel a moment ago.
                raise
            for user in people:
                try:
                    there = await self._lobbies.join(there.id, user)
                except (AlreadySeated, TableFull):
                    continue
            return there

    async def _call(
        self, night: NightRecord, record: RoundRecord, table: NightTableRecord, room: int | None
    ) -> None:
        """Call the people of a table, which lets them into a private thread, too."""
        words = self._appearance.words_for_everyone(night.guild, night.locale)
        layout = render_call(record, table, room, words)
        await self.send(table.channel or night.channel, night, layout, f"table:{table.id}")
        await self._store.night_rounds.set_called(table.id, self._tables.now())

    async def let_in(self, channel: int, night: NightRecord, user: UserId) -> None:
        """Let a person into the thread of a table, who has a seat there already."""
        if channel == night.channel:
            return
        try:
            await self._client.http.add_user_to_thread(channel, user)
        except DISCORD_FAULTS as fault:
            log.info("night %s: a person is not let in: %s", night.id, type(fault).__name__)

    async def shut_out(self, channel: int, night: NightRecord, user: UserId) -> None:
        """Take a person out of the private thread of a table, who has no seat there any more."""
        thread = self._client.get_channel(channel)
        if not isinstance(thread, discord.Thread) or not thread.is_private():
            return
        try:
            await self._client.http.remove_user_from_thread(channel, user)
        except DISCORD_FAULTS as fault:
            log.info("night %s: a person stays in a thread: %s", night.id, type(fault).__name__)

    async def send(self, channel: int, night: NightRecord, layout: Layout, nonce: str) -> discord.Message:
        """Post a message; the same nonce within some minutes gives the message that was posted first."""
        place = self._client.get_partial_messageable(channel, guild_id=night.guild)
        return await place.send(
            view=layout.as_view(),
            files=files_to_upload(layout),
            allowed_mentions=allowed_mentions(layout),
            nonce=nonce,
        )

    async def archive_threads(self, night: NightRecord, statuses: Sequence[RoundStatus]) -> None:
        """Archive the threads of a night that is over; nothing is deleted."""
        channels = {table.table.channel for status in statuses for table in status.tables if table.over}
        for thread in channels - {None, night.channel}:
            try:
                await self._client.http.edit_channel(ChannelId(thread or 0), archived=True)
            except DISCORD_FAULTS as fault:
                log.info("night %s: a thread stays open: %s", night.id, type(fault).__name__)
