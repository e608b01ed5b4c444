"""The store of all matches; an action is stored before any player sees it."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import date, datetime
from typing import Self

from sqlalchemy import and_, select

from data import deals, history, matches, people, players, steps
from data.async_engine import AsyncConnection
from data.call_requests import CallRequests
from data.database import Confirm, Database, TransactionTimer
from data.deals import Deals
from data.errors import (
    AlreadyRunning,
    ChannelTaken,
    ConstraintBroken,
    HandStale,
    NotReadable,
    OutcomeUnknown,
)
from data.history import History
from data.idle_matches import IdleMatches
from data.matches import Violations, forget_messages
from data.nights.nights import Nights
from data.nights.people import NightPeople
from data.nights.polls import NightPolls
from data.nights.rooms import NightRooms
from data.nights.rounds import NightRounds
from data.people import People
from data.processes.chores import Chore, do_alone
from data.processes.news import NewsKind, send_news
from data.records import (
    ChannelId,
    CompanionName,
    DealKind,
    Ending,
    GuildId,
    LeaderboardKey,
    MatchCounters,
    MatchEnd,
    MatchId,
    MatchRecord,
    MessageId,
    Player,
    Result,
    StepRecord,
    UserId,
)
from data.results import results
from data.results.leaderboard import Leaderboards
from data.results.teams import Teams
from data.schema import match
from data.settings import SavedSettings
from data.shards import ALL_SHARDS, Shards
from data.steps import StepWriter
from data.written_texts import TextArchive, WrittenText, save_texts


class Store:
    """Everything that outlives the process; each call is one transaction.

    Every call may raise DatabaseRefused, every call that changes a match also TableGone.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._step_writer = StepWriter(database)
        self.leaderboards = Leaderboards(database)
        self.history = History(database)
        self.idle_matches = IdleMatches(database)
        self.people = People(database)
        self.deals = Deals(database)
        self.teams = Teams(database)
        self.violations = Violations(database)
        self.settings = SavedSettings(database)
        self.call_requests = CallRequests(database)
        self.nights = Nights(database)
        self.night_people = NightPeople(database)
        self.night_rounds = NightRounds(database)
        self.night_polls = NightPolls(database)
        self.night_rooms = NightRooms(database)
        self.written_texts = TextArchive(database)

    @classmethod
    async def open(
        cls,
        url: str,
        time_transaction: TransactionTimer | None = None,
        shards: Shards = ALL_SHARDS,
        confirm: Confirm | None = None,
    ) -> Self:
        """Open the database and bring it up to date; a missing SQLite file and its folder are created.

        `time_transaction` takes the time of every transaction. Where other processes share the database,
        `shards` are this one's, and `confirm` says before every write whether they still are.

        Raises:
            DatabaseUnreachable: nothing usable answers there.
            DatabaseNewer: a newer version of the program wrote it.
            DatabasePreRelease: a version before the first release wrote it.
        """
        database = Database(url, time_transaction, shards, confirm)
        try:
            await database.migrate()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @property
    def shards(self) -> Shards:
        """The shards whose servers are this process's own."""
        return self._database.shards

    def do_alone(self, chore: Chore) -> AbstractAsyncContextManager[None]:
        """Wait until no other process does a chore, and keep them from it for the length of the block."""
        return do_alone(self._database, chore)

    async def keep_file(self) -> None:
        """Bring the file of a SQLite database up to date, and see whether it is still there.

        Raises:
            DatabaseMoved: the file was deleted, moved or replaced.
            DatabaseRefused: the database cannot be used at the moment.
        """
        await self._database.keep_file()

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()

    async def get_match(self, match_id: MatchId) -> MatchRecord | None:
        """Return a match, live or ended."""
        async with self._database.begin_read() as connection:
            return await matches.read_match(connection, match_id)

    async def list_matches(self, match_ids: Collection[MatchId]) -> list[MatchRecord]:
        """List the matches of these numbers that there are, oldest first."""
        if not match_ids:
            return []
        async with self._database.begin_read() as connection:
            return await matches.read_matches(connection, match.c.id.in_(match_ids))

    async def find_live_match(self, channel: ChannelId) -> MatchRecord | None:
        """Return the lobby or match in a channel that has not ended."""
        async with self._database.begin_read() as connection:
            there = match.c.ended.is_(None) & (match.c.channel_id == channel)
            records = await matches.read_matches(connection, there)
        return records[0] if records else None

    async def list_live_matches(self) -> list[MatchRecord]:
        """List live matches of this process's servers, lobbies and those set aside included, oldest first."""
        ours = self.shards.select_own(match.c.guild_id)
        async with self._database.begin_read() as connection:
            return await matches.read_matches(connection, and_(match.c.ended.is_(None), ours))

    async def list_lobbies(self, guild: GuildId) -> list[MatchRecord]:
        """List the open lobbies of a server, oldest first."""
        async with self._database.begin_read() as connection:
            lobbies = match.c.ended.is_(None) & match.c.started.is_(None) & (match.c.guild_id == guild)
            return await matches.read_matches(connection, lobbies)

    async def list_matches_ended_since(self, at: datetime) -> list[MatchRecord]:
        """List matches of this process's servers that ended at `at` or later, oldest first.

        Closed lobbies are included.
        """
        ours = self.shards.select_own(match.c.guild_id)
        async with self._database.begin_read() as connection:
            return await matches.read_matches(connection, and_(match.c.ended >= at, ours))

    async def list_matches_after(self, match_id: MatchId, limit: int) -> list[MatchRecord]:
        """List the next `limit` matches with larger numbers, in order; for going through all of them."""
        async with self._database.begin_read() as connection:
            page = select(match.c.id).where(match.c.id > match_id).order_by(match.c.id).limit(limit)
            return await matches.read_matches(connection, match.c.id.in_(page))

    async def list_steps(self, match_id: MatchId) -> list[StepRecord]:
        """List a match's steps in order."""
        async with self._database.begin_read() as connection:
            return await steps.read_steps(connection, match_id)

    async def open_lobby(
        self,
        *,
        game: str,
        options: str,
        guild: GuildId,
        channel: ChannelId,
        locale: str,
        host: UserId,
        at: datetime,
        deal: DealKind | None = None,
        day: date | None = None,
        rematch_of: MatchId | None = None,
        seed: str | None = None,
        companions: Sequence[CompanionName] = (),
        companion_style: str | None = None,
    ) -> MatchRecord:
        """Open a lobby in which the host and companions sit.

        A deal of the day has its day, one dealt again its match.

        A seed that a player gave is kept until the match starts with it.

        Raises:
            ChannelTaken: another lobby or match lives in the channel.
        """
        try:
            async with self._database.begin_write() as connection:
                match_id = await matches.insert_match(
                    connection,
                    game=game,
                    options=options,
                    guild_id=guild,
                    channel_id=channel,
                    locale=locale,
                    created=at,
                    last_active=at,
                    deal=deal,
                    day=day,
                    rematch_of=rematch_of,
                    seed=seed,
                    companion_style=companion_style,
                )
                await players.insert_player(connection, match_id, host, None, at)
                for companion in companions:
                    await players.insert_player(connection, match_id, companion, None, at)
                return await matches.update_match(connection, match_id)
        except ConstraintBroken:
            there = await self.find_live_match(channel)
            if there is None:
                raise
            raise ChannelTaken(channel, there.id, there.status) from None

    async def add_player(
        self,
        match_id: MatchId,
        player: Player,
        seat: int | None,
        at: datetime,
        *,
        instead_of: CompanionName | None = None,
    ) -> MatchRecord:
        """Join a lobby, where seats have no numbers yet (None), or take over a seat of a running match.

        The seat is free, or that of the companion `instead_of`, who leaves it.

        Raises:
            AlreadySeated: the player sits at this table.
            NotSeated: the companion does not sit at this table.
            TableFull: the seat has a holder.
            SeatUnknown: the table has no such seat.
            AlreadyRunning: no seat is named, but the match is running.
            NotStarted: a seat is named, but the match is in its lobby.
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, record):
            players.check_seat_free(record, player, seat, instead_of=instead_of)
            if instead_of is not None:
                await players.remove_player(connection, record, instead_of, at)
            await players.insert_player(connection, match_id, player, seat, at)
            played = await matches.update_match(connection, match_id, last_active=at)
            companions = players.count_companion_seats(played)
            return await matches.update_match(connection, match_id, companions=companions)

    async def remove_player(self, match_id: MatchId, player: Player, at: datetime) -> MatchRecord:
        """Remove a player: from a lobby without a trace, from a running match with their time kept.

        Raises:
            NotSeated: the player does not sit at this table.
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, record):
            await players.remove_player(connection, record, player, at)
            return await matches.update_match(connection, match_id, last_active=at)

    async def change_lobby(self, match_id: MatchId, *, game: str, options: str, at: datetime) -> MatchRecord:
        """Store the game and options that a lobby has from now on.

        Raises:
            AlreadyRunning: the match has left its lobby.
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, record):
            if record.started is not None:
                raise AlreadyRunning(match_id)
            return await matches.update_match(
                connection, match_id, game=game, options=options, last_active=at
            )

    async def set_companion_style(self, match_id: MatchId, style: str, at: datetime) -> MatchRecord:
        """Store how companions play in a lobby's match.

        Raises:
            AlreadyRunning: the match has left its lobby.
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, record):
            if record.started is not None:
                raise AlreadyRunning(match_id)
            return await matches.update_match(connection, match_id, companion_style=style, last_active=at)

    async def list_team_results(
        self, people: Collection[UserId], guild: GuildId, key: LeaderboardKey, *, limit: int
    ) -> list[Result]:
        """List the last results in a guild of the team of exactly these people, newest first.

        Only those with the game, options and number of seats of `key`, and without a deal's day.
        """
        async with self._database.begin_read() as connection:
            return await results.read_team_results(connection, people, guild, key, limit)

    async def start_match(
        self,
        match_id: MatchId,
        *,
        seating: Mapping[Player, int],
        seed: str,
        rules_version: int,
        initial_state: str,
        at: datetime,
        ranked: bool = True,
    ) -> MatchRecord:
        """Give everyone in the lobby a seat, numbered from 0, and begin.

        A ranked match of the deal of the day uses up the try of everyone seated.

        Raises:
            SeatingDiffers: those given seats are not those in the lobby.
            AlreadyRunning: the match has left its lobby.
            AttemptUsed: a person has used their attempt.
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, record):
            if record.started is not None:
                raise AlreadyRunning(match_id)
            players.check_seating(record, seating)
            for player, seat in seating.items():
                await players.update_player(connection, match_id, player, seat=seat)
            started = await matches.update_match(
                connection,
                match_id,
                seats=len(seating),
                seed=seed,
                rules_version=rules_version,
                initial_state=initial_state,
                started=at,
                last_active=at,
                ranked=ranked,
                companions=sum(isinstance(player, str) for player in seating),
            )
            people = [player for player in seating if not isinstance(player, str)]
            await deals.use_attempts(connection, started, people)
            return started

    async def append_step(
        self,
        match_id: MatchId,
        *,
        step: int,
        seat: int,
        action: str,
        events: str,
        interaction_id: int | None,
        at: datetime,
        ended: MatchEnd | None = None,
        counters: MatchCounters | None = None,
        achievements: Collection[str] = (),
        texts: Sequence[WrittenText] = (),
        ranked: bool = True,
    ) -> None:
        """Store the step that follows the last one, with its texts, and with the end if it brought one.

        Of what a team has achieved before, nothing is stored again. An end that is not `ranked` keeps the
        match from all leaderboards.

        Raises:
            InteractionRepeated: the interaction has been accepted before.
            HandStale: the step does not follow the last one, or the match is not running.
            OutcomeUnknown: whether it was stored could not be found out.
        """
        record = StepRecord(
            step=step, seat=seat, action=action, events=events, interaction_id=interaction_id, at=at
        )
        try:
            if ended is None and not texts:
                await self._step_writer.append(match_id, record)
                return
            async with self._database.begin_write() as connection:
                await steps.insert_step(connection, match_id, record, ended)
                await save_texts(self._database, connection, match_id, texts, at)
                if ended is not None:
                    if not ranked:
                        await matches.update_match(connection, match_id, ranked=False)
                    await _conclude(connection, match_id, ended, counters, achievements)
        except (HandStale, ConstraintBroken) as refusal:
            async with self._database.begin_read() as connection:
                reason = await steps.find_refusal(connection, match_id, interaction_id, refusal)
            raise reason from None
        except OutcomeUnknown:
            if not await self._has_step(match_id, record):
                raise

    async def _has_step(self, match_id: MatchId, record: StepRecord) -> bool:
        """Return True if this step is stored; where nothing can be read, that is not known."""
        try:
            async with self._database.begin_read() as connection:
                return record in await steps.read_steps(connection, match_id, first=record.step)
        except NotReadable:
            return False

    async def end_match(
        self, match_id: MatchId, ended: MatchEnd, counters: MatchCounters | None = None
    ) -> MatchRecord:
        """End a lobby or a match.

        Raises:
            TableGone: it has ended before.
        """
        async with self._changing(match_id) as (connection, _):
            await matches.update_match(
                connection,
                match_id,
                ended=ended.at,
                ending=ended.ending.value,
                outcome=ended.outcome,
                score=ended.score,
            )
            await _conclude(connection, match_id, ended, counters)
            return await matches.update_match(connection, match_id)

    async def set_match_aside(self, match_id: MatchId, at: datetime) -> MatchRecord:
        """Set a match aside; it keeps its channel.

        Raises:
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, _):
            return await matches.update_match(connection, match_id, set_aside=at)

    async def resume_match(self, match_id: MatchId, at: datetime) -> MatchRecord:
        """Resume a match that was set aside.

        Raises:
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, _):
            return await matches.update_match(connection, match_id, set_aside=None, last_active=at)

    async def record_reminder(self, match_id: MatchId, at: datetime) -> MatchRecord:
        """Store when the table's players were reminded.

        Raises:
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, _):
            return await matches.update_match(connection, match_id, reminded=at)

    async def set_table_message(self, match_id: MatchId, message: MessageId) -> MatchRecord:
        """Store which message shows the table; it may be posted again even after the end."""
        async with self._changing(match_id, over=True) as (connection, _):
            return await matches.update_match(connection, match_id, message_id=message)

    async def set_announcement(self, match_id: MatchId, message: MessageId) -> MatchRecord:
        """Store which message announces the end of a match."""
        async with self._changing(match_id, over=True) as (connection, _):
            return await matches.update_match(connection, match_id, announcement_id=message)

    async def set_deal_worth(self, match_id: MatchId, worth: str) -> MatchRecord:
        """Store the worth of a match's deal, after its end."""
        async with self._changing(match_id, over=True) as (connection, _):
            return await matches.update_match(connection, match_id, deal_worth=worth)

    async def vote_to_end(self, match_id: MatchId, user: UserId, at: datetime | None) -> MatchRecord:
        """Store when a person voted for the end of the match; `None` takes the vote back.

        Raises:
            NotSeated: the person does not sit at this table.
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, record):
            players.check_seated(record, user)
            await players.update_player(connection, match_id, user, wants_end_since=at)
            return await matches.update_match(connection, match_id)

    async def delete_end_votes(self, match_id: MatchId, before: datetime) -> MatchRecord:
        """Delete the votes for the end of a match that were given before a moment.

        Raises:
            TableGone: the match has ended.
        """
        async with self._changing(match_id) as (connection, _):
            await players.delete_end_votes(connection, match_id, before)
            return await matches.update_match(connection, match_id)

    async def forget_user(self, user: UserId) -> int:
        """Forget a person everywhere and count the rows it took; leaderboards keep what was played.

        The person leaves every lobby, and their seats in running matches fall free as of each match's last
        activity.
        """
        async with self._database.begin_write() as connection:
            gone = await people.forget_user(connection, user)
            await send_news(self._database, connection, NewsKind.FORGOTTEN, user)
            return gone

    @asynccontextmanager
    async def _changing(
        self, match_id: MatchId, *, over: bool = False
    ) -> AsyncIterator[tuple[AsyncConnection, MatchRecord]]:
        async with self._database.begin_write() as connection:
            yield connection, await matches.lock_match(connection, match_id, over=over)


async def _conclude(
    connection: AsyncConnection,
    match_id: MatchId,
    ended: MatchEnd,
    counters: MatchCounters | None,
    achievements: Collection[str] = (),
) -> None:
    await forget_messages(connection, match_id)
    if ended.ending in {Ending.FINISHED, Ending.ABANDONED}:
        record = await matches.update_match(connection, match_id)
        await history.count_match(connection, record.guild)
        if ended.ending is Ending.FINISHED:
            await results.insert_result(connection, record, ended, counters, achievements)
