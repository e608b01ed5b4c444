"""Posts the results of a night's rounds: to a table that is done, after each round, and at the end."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.messages.appearance import Appearance
from bot.messages.table_messages import TableMessages
from bot.nights.game_nights import GameNights, NightChange
from bot.nights.pages.board import render_summary
from bot.nights.pages.round import (
    render_free_seat,
    render_late,
    render_new_room,
    render_progress,
    render_round_result,
)
from bot.nights.round_status import RoundStatus
from bot.nights.rounds import GameRounds
from bot.nights.summary import NightSummaries
from bot.nights.tables import NightTables
from bot.nights.voice_rooms import VoiceRooms
from bot.pictures.picture_cache import PictureCache
from bot.process.background_tasks import BackgroundTasks
from bot.renderers import renderer_of
from bot.renderers.names import MemberNames
from bot.tables.ended_tables import EndedTables
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from bot.words.words import Words
from data.errors import NotSeated, NotThere, StoreError, TableGone
from data.nights.records import UNDER_WAY, NightRecord, NightTableId
from data.records import MatchId, MatchPhase, MessageId, UserId
from data.store import Store
from engine.model import Event
from engine.refusals import Refusal

log = logging.getLogger(__name__)

SUM_UP_WITHIN: Final = timedelta(hours=12)
"""How long after its end a night is still summed up, if the bot was down."""
_MAX_ATTEMPTS: Final = 6


class NightResults:
    """Watches the tables of rounds; what it posts is stored, so that nothing is posted twice or never."""

    def __init__(
        self,
        store: Store,
        nights: GameNights,
        rounds: GameRounds,
        tables: Tables,
        night_tables: NightTables,
        voice_rooms: VoiceRooms,
        table_messages: TableMessages,
        appearance: Appearance,
        member_names: MemberNames,
        picture_cache: PictureCache,
    ) -> None:
        self._store = store
        self._nights = nights
        self._rounds = rounds
        self._tables = tables
        self._lobbies = Lobbies(tables)
        self._ended_tables = EndedTables(tables)
        self._night_tables = night_tables
        self._voice_rooms = voice_rooms
        self._table_messages = table_messages
        self._appearance = appearance
        self._member_names = member_names
        self._picture_cache = picture_cache
        self._summaries = NightSummaries(store, rounds)
        self._background = BackgroundTasks()
        self._one_at_a_time = asyncio.Lock()
        """A round's last two tables may end together, and its results are posted once."""
        tables.subscribe(self.handle_table_change)
        nights.subscribe(self.handle_night_change)

    def handle_table_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Go on with the round of a table that has ended; call those who are late for one that starts.

        Who stands up from a private lobby leaves its thread, too.
        """
        del events
        if news is TableChange.PEOPLE:
            self._background.start(self._attempt(lambda: self._follow_people(table, by)))
        if news is TableChange.STARTED and table.left_out:
            self._background.start(self._attempt(lambda: self._move_to_late(table)))
        if news is TableChange.ENDED:
            self._background.start(self._attempt(lambda: self._go_on_after(table)))

    def handle_night_change(self, night: NightRecord, change: NightChange) -> None:
        """Sum up a night that has ended."""
        if change is NightChange.PRESENCE and night.started is not None:
            self._background.start(self._attempt(lambda: self._free_seats(night)))
        if change is NightChange.ENDED and night.started is not None:
            self._background.start(self._attempt(lambda: self._sum_up(night)))

    def catch_up_in_background(self) -> None:
        """Finish the work that was undone when the bot stopped."""
        self._background.start(self._attempt(self._catch_up))

    async def wait_until_idle(self) -> None:
        """Wait until everything is posted."""
        await self._background.wait()

    async def describe_progress(self, status: RoundStatus, words: Words) -> dict[NightTableId, str]:
        """Describe how far the running tables of a round have come, without a card (rulings: N4)."""
        progress = {}
        for table in status.tables:
            if table.match is None or table.match.started is None or table.over:
                continue
            try:
                live = await self._tables.get(table.match.id)
                progress[table.table.id] = renderer_of(live.ruleset.slug).table.describe_progress(
                    live.view(None), words
                )
            except Refusal:
                # It ended a moment ago.
                continue
        return progress

    async def _catch_up(self) -> None:
        for status in await self._rounds.list_unfinished():
            night = await self._store.nights.get(status.record.night)
            if night is None:
                continue
            await self._finish(night, status)
            if status.record.ended is None:
                self._night_tables.open_in_background(night, status.record)
        since = self._tables.now() - SUM_UP_WITHIN
        for night in await self._store.night_rounds.list_without_summary(since):
            await self._sum_up(night)

    async def _go_on_after(self, table: Table) -> None:
        status = await self._rounds.find_round(table.id)
        if status is None:
            # A table of no round; it may have stood where a round's table waits for the channel.
            night = await self._store.nights.find_under_way(table.record.channel)
            if night is not None and night.started is not None:
                await self._night_tables.open_next_in_channel(night)
            return
        night = await self._store.nights.get(status.record.night)
        if night is None or night.state not in UNDER_WAY:
            await self._open_hands(status)
            return
        if not status.over and table.record.channel != night.channel and table.state is not None:
            await self._post_progress(night, status, table.id)
        await self._finish(night, status)
        await self._night_tables.open_next_in_channel(night)

    async def _free_seats(self, night: NightRecord) -> None:
        """Have those who have left the night stand up, and ask who takes their seats."""
        gone = {presence.user for presence in night.presences if presence.left is not None}
        for status in await self._rounds.list_rounds(night.id) if gone else ():
            for match in status.running:
                for user in gone & {player.user for player in match.seated}:
                    await self._free_seat(night, status, match.id, user)

    async def _free_seat(self, night: NightRecord, status: RoundStatus, match: MatchId, user: UserId) -> None:
        with contextlib.suppress(NotSeated, TableGone):
            await self._lobbies.leave(match, user)
        layout = render_free_seat(night, status, match, user, self._words(night), self._member_names)
        await self._night_tables.send(night.channel, night, layout, f"seat:{match}:{user % 10**8}")

    async def _move_to_late(self, table: Table) -> None:
        """Let those who are late for a table come back with a button, and watch no deal that others play."""
        status = await self._rounds.find_round(table.id)
        night = None if status is None else await self._store.nights.get(status.record.night)
        if status is None or night is None or night.state not in UNDER_WAY:
            return
        for user in table.left_out:
            with contextlib.suppress(NotThere):
                night = await self._nights.leave(night.id, user)
            await self._night_tables.shut_out(table.record.channel, night, user)
        await self._renew_room(table, night, status, table.left_out)
        number = next(other.table.number for other in status.tables if other.table.match == table.id)
        pinged = [user for user in table.left_out if await self._appearance.may_ping(user)]
        layout = render_late(night, number, table.left_out, pinged, self._words(night))
        await self._night_tables.send(night.channel, night, layout, f"late:{table.id}")

    async def _follow_people(self, table: Table, by: UserId | None) -> None:
        """Take those who stood up out of a lobby's thread, since other tables may play its cards.

        A voice room that not all of the table's people see any more, or others do, is replaced.
        """
        status = await self._rounds.find_round(table.id)
        night = None if status is None else await self._store.nights.get(status.record.night)
        if status is None or night is None or night.state not in UNDER_WAY:
            return
        gone = list[UserId]()
        if table.phase is MatchPhase.LOBBY:
            (at_split,) = (other.table.people for other in status.tables if other.table.match == table.id)
            gone += [user for user in dict.fromkeys((by, *at_split)) if user and not table.is_seated(user)]
        for user in gone:
            await self._night_tables.shut_out(table.record.channel, night, user)
        await self._renew_room(table, night, status, gone)

    async def _renew_room(
        self, table: Table, night: NightRecord, status: RoundStatus, gone: Sequence[UserId]
    ) -> None:
        (seated,) = (other.table for other in status.tables if other.table.match == table.id)
        room = await self._voice_rooms.renew(night, status.record, seated, table.people, gone)
        if room is not None:
            layout = render_new_room(room, self._words(night))
            await self._night_tables.send(table.record.channel, night, layout, f"room:{room}")

    async def _post_progress(self, night: NightRecord, status: RoundStatus, match: MatchId) -> None:
        """Tell a table that is done how the others are doing."""
        words = self._words(night)
        layout = render_progress(status, await self.describe_progress(status, words), words)
        (channel,) = {
            table.table.channel
            for table in status.tables
            if table.match is not None and table.match.id == match
        }
        await self._night_tables.send(channel or night.channel, night, layout, f"done:{match}")

    async def _finish(self, night: NightRecord, status: RoundStatus) -> None:
        """Store that a round is over, and post its results once."""
        async with self._one_at_a_time:
            fresh = await self._rounds.read_round(night.id, status.record.number)
            if fresh is None or not fresh.over or fresh.record.message is not None:
                return
            await self._store.night_rounds.end_round(fresh.record.id, self._tables.now())
            await self._open_hands(fresh)
            layout = render_round_result(night, fresh, self._words(night), self._member_names)
            sent = await self._night_tables.send(night.channel, night, layout, f"round:{fresh.record.id}")
            await self._store.night_rounds.set_message(fresh.record.id, MessageId(sent.id))

    async def _open_hands(self, status: RoundStatus) -> None:
        """Show the hands of tables that were done while others still played their cards."""
        matches = [table.match for table in status.tables if table.table.seed is not None]
        for match in matches if status.over else ():
            if match is None or self._table_messages.is_closed(match):
                continue
            table = await self._ended_tables.read_table(match.id)
            if table is not None:
                self._table_messages.refresh_result(table)

    async def _sum_up(self, night: NightRecord) -> None:
        """Post the summary of a night once, and archive its threads."""
        async with self._one_at_a_time:
            open_nights = await self._store.night_rounds.list_without_summary(night.ended or night.created)
            if all(other.id != night.id for other in open_nights):
                return
            summary = await self._summaries.sum_up(night)
            pictures = self._appearance.public_card_style(night.guild).pictures
            layout = render_summary(night, summary, self._words(night), self._member_names, pictures=pictures)
            layout = await self._picture_cache.add_picture(layout)
            try:
                sent = await self._night_tables.send(night.channel, night, layout, f"night:{night.id}")
            except discord.Forbidden:
                # Perhaps only files are not allowed there.
                layout = render_summary(night, summary, self._words(night), self._member_names)
                sent = await self._night_tables.send(night.channel, night, layout, f"night:{night.id}")
            await self._store.night_rounds.set_summary(night.id, MessageId(sent.id))
        await self._night_tables.archive_threads(night, await self._rounds.list_rounds(night.id))

    def _words(self, night: NightRecord) -> Words:
        return self._appearance.words_for_everyone(night.guild, night.locale)

    async def _attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work in the background, with a retry after a passing fault."""
        for failures in range(1, _MAX_ATTEMPTS):
            try:
                await work()
            except (discord.Forbidden, discord.NotFound) as fault:
                log.info("a night's message cannot be posted: %s", fault.text)
                return
            except (*DISCORD_FAULTS, StoreError) as fault:
                if self._night_tables.is_closed:
                    # What is missing follows after the next start.
                    return
                log.warning("a night's message could not be posted yet: %s", type(fault).__name__)
                await asyncio.sleep(2.0**failures)
            except Exception:
                if self._night_tables.is_closed:
                    # What is missing follows after the next start.
                    return
                log.exception("a night's message could not be posted")
                return
            else:
                return
