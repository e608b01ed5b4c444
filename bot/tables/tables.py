"""Tables: every live match, and the one way an action takes: lock, decide, store, tell."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from bot.companions import COMPANION_GAMES
from bot.companions.style import STYLES
from bot.tables import refusals
from bot.tables.choices import Choice
from bot.tables.companion_names import choose_names
from bot.tables.dealer import Dealer
from bot.tables.deals import SHUFFLED, DealSource
from bot.tables.match_log import read_table, store_step, table_refusals
from bot.tables.suggestions import find_suggestion
from bot.tables.table import MAX_RECENT_EVENTS, Table, TableChange
from data.errors import ChannelTaken, StoreError
from data.records import (
    ChannelId,
    CompanionName,
    Ending,
    GuildId,
    MatchEnd,
    MatchId,
    MatchPhase,
    MatchRecord,
    MessageId,
    UserId,
)
from data.store import Store
from engine.model import Action, Event, Options, Seat, State
from engine.registry import RULESETS
from engine.ruleset import Applied, apply

log = logging.getLogger(__name__)


VOTE_LIFE = timedelta(minutes=5)
"""How long a vote for the end of a match counts."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was taken and stored."""

    table: Table
    seat: Seat
    events: tuple[Event, ...]


TableSubscriber = Callable[[Table, TableChange, Sequence[Event], UserId | None], None]
"""Called after every change is stored, with the table, what changed, the events, and the user who acted."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """All live tables of this process; the only writer of their matches."""

    def __init__(self, store: Store, *, now: Callable[[], datetime] = _now) -> None:
        """Start empty; `load_channels` reads which channels have a table."""
        self.store = store
        self.dealer = Dealer(store)
        self.now = now
        self._subscribers: list[TableSubscriber] = []
        self._tables: dict[MatchId, Table] = {}
        self._channels: dict[ChannelId, MatchId] = {}
        self._unread: dict[MatchId, MatchRecord] = {}
        """Live matches as `load_channels` read them, until their table is needed and their steps are read."""
        self._without_timeout: set[MatchId] = set()
        """Those of them that are known not to wait for a timeout."""
        self._loading = asyncio.Lock()

    def subscribe(self, subscriber: TableSubscriber) -> None:
        """Call `subscriber` after every change that is stored."""
        self._subscribers.append(subscriber)

    def _notify(self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        """Call all subscribers; what changed is stored already."""
        for subscriber in self._subscribers:
            subscriber(table, news, events, by)

    async def load_channels(self) -> list[MatchRecord]:
        """Read which channels have a table, and return their matches; steps are read when first needed."""
        live = await self.store.list_live_matches()
        self._channels = {record.channel: record.id for record in live}
        self._unread = {record.id: record for record in live}
        return live

    @property
    def count(self) -> int:
        """The number of channels with a table."""
        return len(self._channels)

    def has_table(self, channel: int) -> bool:
        """Return True if a channel has a table; one look-up in memory."""
        return channel in self._channels

    def find_loaded(self, channel: int) -> Table | None:
        """Return a channel's table if it has been read already."""
        match = self._channels.get(ChannelId(channel))
        return None if match is None else self._tables.get(match)

    async def get_in_channel(self, channel: int) -> Table:
        """Return the table of a channel.

        Raises:
            NoTableHere: if none lives there.
        """
        match = self._channels.get(ChannelId(channel))
        if match is None:
            raise refusals.NoTableHere
        return await self.get(match)

    async def get_for_player(self, channel: int, user: UserId) -> Table | None:
        """Return the table of a channel if a person has a seat there in a running match.

        Others do not cause a table to be read from the store.

        Raises:
            NotSaved: if the database gives no answer.
        """
        match = self._channels.get(ChannelId(channel))
        if match is None:
            return None
        record = self._unread.get(match)
        if record is not None and all(player.user != user for player in record.seated):
            return None
        try:
            table = await self.get(match)
        except (refusals.TableGone, refusals.LobbyExpired):
            return None
        return table if table.state is not None and table.is_seated(user) else None

    async def get(self, match: int) -> Table:
        """Return the live table of a match.

        Raises:
            TableGone, LobbyExpired: if the match has ended or never was.
        """
        table = self._tables.get(MatchId(match))
        if table is not None:
            return table
        async with self._loading:
            table = self._tables.get(MatchId(match))
            if table is not None:
                return table
            with table_refusals():
                record = self._unread.get(MatchId(match)) or await self.store.get_match(MatchId(match))
                # Another process is the writer of what its servers play.
                if record is None or record.ended is not None or not self.store.shards.own(record.guild):
                    lobby = record is not None and record.started is None
                    raise refusals.LobbyExpired if lobby else refusals.TableGone
                table = await read_table(self.store, record)
                # From here on the table is the newer of the two.
                self._unread.pop(table.id, None)
                await self._update_lobby(table)
                # A table that is read from the store comes back after a break.
                events = await self._interrupt(table)
            self._tables[table.id] = table
            self._channels[record.channel] = table.id
        if events:
            self._notify(table, TableChange.STEP, events, None)
        return table

    async def find_record(self, match: int) -> MatchRecord | None:
        """Return the record of a match, live or ended."""
        with table_refusals():
            return await self.store.get_match(MatchId(match))

    async def open_lobby(
        self,
        *,
        game: str,
        options: Options,
        guild: int,
        channel: int,
        locale: str,
        people: Sequence[UserId],
        source: DealSource = SHUFFLED,
        invited: Sequence[UserId] = (),
        companions: int = 0,
        companion_style: str | None = None,
    ) -> Table:
        """Open a lobby; the first of `people` is its host, and `invited` are asked to sit down.

        As many companions sit down as were asked for, as far as the game has seats for them.

        Raises:
            GameUnknown, NoCompanions: if there is no such game, or no companion for it.
            ChannelTaken: if another table lives in the channel.
            NotSaved: if it could not be stored.
        """
        ruleset = RULESETS.get(game)
        if ruleset is None:
            raise refusals.GameUnknown(game)
        if companions and game not in COMPANION_GAMES:
            raise refusals.NoCompanions(game)
        try:
            with table_refusals():
                record = await self.store.open_lobby(
                    game=game,
                    options=options.model_dump_json(),
                    guild=GuildId(guild),
                    channel=ChannelId(channel),
                    locale=locale,
                    host=people[0],
                    at=self.now(),
                    deal=source.kind,
                    day=source.day,
                    seed=source.seed,
                    rematch_of=source.rematch_of,
                    companions=choose_names(min(companions, ruleset.seats[-1] - 1)),
                    companion_style=companion_style,
                )
        except ChannelTaken as taken:
            self._channels[taken.channel] = taken.match
            there = await self.get(taken.match)
            raise refusals.ChannelTaken(there.status) from None
        table = Table(record, ruleset, options, None, deque(maxlen=MAX_RECENT_EVENTS), asyncio.Lock())
        table.invited = tuple(user for user in invited if user not in people)
        self._tables[table.id] = table
        self._channels[record.channel] = table.id
        async with table.lock:
            try:
                await self._update_lobby(table)
                for user in people[1 : table.max_players]:
                    table.record = await self.store.add_player(table.id, user, None, self.now())
                await self._update_lobby(table)
            except StoreError as fault:
                # The lobby exists; the missing people can still join.
                log.warning("match %s opened without some of its people: %s", table.id, fault)
        return table

    async def join(self, match: int, user: UserId, *, knowing: bool = False) -> Table:
        """Sit down in a lobby, or take over a seat of a running match (rulings: B1).

        A companion makes room where no seat is free (rulings: C1).

        Raises:
            AlreadySeated, TableFull, TableSetAside: if that cannot be.
            DealKnown: if they know the cards of a ranked match, and have not said that they do by `knowing`.
        """
        async with self._changing(match) as table:
            if table.is_seated(user):
                raise refusals.AlreadySeated
            if table.phase is MatchPhase.LOBBY:
                seat, companion = None, None
                if len(table.record.seated) >= table.max_players:
                    companion = next(reversed(table.companions), None)
                    if companion is None:
                        raise refusals.TableFull(table.max_players)
            else:
                if table.record.set_aside is not None:
                    raise refusals.TableSetAside
                if not table.seats_to_take:
                    raise refusals.TableFull(table.record.seats or table.max_players)
                seat = table.choose_seat(user)
                companion = table.find_companion(seat)
                await self.dealer.admit(table, user, knowing=knowing)
                await self._interrupt(table)
            table.record = await self.store.add_player(table.id, user, seat, self.now(), instead_of=companion)
            await self._update_lobby(table)
        self._notify(table, TableChange.PEOPLE, (), user)
        return table

    async def leave(self, match: int, user: UserId) -> Table:
        """Stand up; the cards of a running match stay at the seat (rulings: B1). An empty lobby closes.

        Raises:
            NotSeated: if the person does not sit here.
        """
        async with self._changing(match) as table:
            if not table.is_seated(user):
                raise refusals.NotSeated
            await self._interrupt(table)
            table.record = await self.store.remove_player(table.id, user, self.now())
            empty = table.phase is MatchPhase.LOBBY and not table.people
            if empty:
                await self._end_match(table, Ending.CANCELLED)
            await self._update_lobby(table)
        self._notify(table, TableChange.ENDED if empty else TableChange.PEOPLE, (), user)
        return table

    async def add_companion(self, match: int, user: UserId) -> Table:
        """Seat a companion: in a lobby, or on a free seat of a running match (rulings: C1).

        Raises:
            NotSeated: if the person who asks does not sit here.
            TableFull, TableSetAside, NoCompanions: if that cannot be.
        """
        async with self._changing(match) as table:
            if not table.is_seated(user):
                raise refusals.NotSeated
            if table.record.set_aside is not None:
                raise refusals.TableSetAside
            if table.ruleset.slug not in COMPANION_GAMES:
                raise refusals.NoCompanions(table.ruleset.slug)
            seat = None
            if table.phase is MatchPhase.LOBBY:
                full = len(table.record.seated) >= table.max_players
            else:
                full = not table.free_seats
            if full:
                raise refusals.TableFull(table.record.seats or table.max_players)
            if table.free_seats:
                seat = table.free_seats[0]
                await self._interrupt(table)
            (name,) = choose_names(1, taken=table.companions)
            table.record = await self.store.add_player(table.id, name, seat, self.now())
            await self._update_lobby(table)
        self._notify(table, TableChange.PEOPLE, (), user)
        return table

    async def remove_companion(self, match: int, user: UserId) -> Table:
        """Remove the companion that sat down last from a lobby; nothing happens if there is none.

        Raises:
            AlreadyRunning, NotSeated: if that cannot be.
        """
        async with self._changing(match) as table:
            if table.phase is not MatchPhase.LOBBY:
                raise refusals.AlreadyRunning
            if not table.is_seated(user):
                raise refusals.NotSeated
            if table.companions:
                table.record = await self.store.remove_player(table.id, table.companions[-1], self.now())
                await self._update_lobby(table)
        self._notify(table, TableChange.PEOPLE, (), user)
        return table

    async def choose(self, match: int, user: UserId, choice: Choice) -> Table:
        """Change the game or the options of a lobby; people keep their seats.

        Raises:
            AlreadyRunning, NotAllowedToChoose, CardsBound: if nothing may be changed, or not by this person.
            ChoiceOutdated, GameUnknown: if the choice does not belong to the table.
        """
        async with self._changing(match) as table:
            if table.phase is not MatchPhase.LOBBY:
                raise refusals.AlreadyRunning
            if user != table.host:
                raise refusals.NotAllowedToChoose(table.host)
            if not table.is_changeable:
                raise refusals.CardsBound
            game, options = choice(table)
            if (game, options) == (table.ruleset.slug, table.options):
                return table
            table.record = await self.store.change_lobby(
                table.id, game=game, options=options.model_dump_json(), at=self.now()
            )
            table.ruleset, table.options = RULESETS[game], options
            await self._update_lobby(table)
        self._notify(table, TableChange.PEOPLE, (), user)
        return table

    async def choose_companion_style(self, match: int, user: UserId, style: str) -> Table:
        """Change how companions play in a lobby's match.

        Raises:
            AlreadyRunning, NotAllowedToChoose: if nothing may be changed, or not by this person.
            ChoiceOutdated: if companions do not play the table's game in such a style.
        """
        async with self._changing(match) as table:
            if table.phase is not MatchPhase.LOBBY:
                raise refusals.AlreadyRunning
            if user != table.host:
                raise refusals.NotAllowedToChoose(table.host)
            if style not in list(STYLES.get(table.ruleset.slug, ())):
                raise refusals.ChoiceOutdated
            if style == table.companion_style:
                return table
            table.record = await self.store.set_companion_style(table.id, style, self.now())
        self._notify(table, TableChange.PEOPLE, (), user)
        return table

    async def start(self, match: int, user: UserId) -> Table:
        """Deal the cards to those who sit here.

        Raises:
            NotSeated, AlreadyRunning, TooFew, SeatsBound: if that cannot be.
        """
        async with self._changing(match) as table:
            if table.phase is not MatchPhase.LOBBY:
                raise refusals.AlreadyRunning
            if not table.is_seated(user):
                raise refusals.NotSeated
            table.record, table.state = await self.dealer.start(table, self.now())
        self._notify(table, TableChange.STARTED, (), user)
        return table

    async def cancel(self, match: int, user: UserId, *, manages: bool) -> Table:
        """Close a lobby.

        Raises:
            AlreadyRunning, NotAllowedToCancel: if that cannot be.
        """
        async with self._changing(match) as table:
            if table.phase is not MatchPhase.LOBBY:
                raise refusals.AlreadyRunning
            if not manages and user != table.host:
                raise refusals.NotAllowedToCancel(table.host)
            await self._end_match(table, Ending.CANCELLED)
        self._notify(table, TableChange.ENDED, (), user)
        return table

    async def end(self, match: int, user: UserId, *, manages: bool) -> Table:
        """End a running match at once, or vote for it (rulings: B1).

        It is recorded as abandoned, or as cancelled if nothing was played yet.

        Votes of others count for `VOTE_LIFE`.

        Raises:
            NotStarted, NotAllowedToEnd: if that cannot be.
        """
        async with self._changing(match) as table:
            ended = table.ends_alone(user, manages=manages)
            if not ended:
                await self._delete_end_votes(table)
                table.record = await self.store.vote_to_end(table.id, user, self.now())
                ended = table.end_votes >= table.votes_needed
            if ended:
                await self._end_match(table, Ending.ABANDONED if table.is_played else Ending.CANCELLED)
        self._notify(table, TableChange.ENDED if ended else TableChange.NOTED, (), user)
        return table

    async def abandon(self, match: int, *, unless_played_since: datetime | None = None) -> Table:
        """End a table that nobody can play on any more; a lobby or an unplayed match counts as cancelled.

        One that was taken up again since a moment stays.

        Raises:
            TableGone, LobbyExpired, NotSaved: if that cannot be.
        """
        async with self._changing(match) as table:
            if unless_played_since is not None and table.record.last_active >= unless_played_since:
                return table
            await self._end_match(table, Ending.ABANDONED if table.is_played else Ending.CANCELLED)
        self._notify(table, TableChange.ENDED, (), None)
        return table

    async def count_lobbies(self, guild: int, host: UserId) -> int:
        """Count the lobbies of a server whose host is this person.

        Raises:
            NotSaved: if the database gives no answer.
        """
        with table_refusals():
            lobbies = await self.store.list_lobbies(GuildId(guild))
        return sum(next((player.user for player in one.seated), None) == host for one in lobbies)

    async def take_back_vote(self, match: int, user: UserId) -> Table:
        """Take back a vote for the end of a match, if there is one.

        Raises:
            NotSeated: if the person does not sit here.
        """
        async with self._changing(match) as table:
            if not table.is_seated(user):
                raise refusals.NotSeated
            table.record = await self.store.vote_to_end(table.id, user, None)
        self._notify(table, TableChange.NOTED, (), user)
        return table

    async def drop_lapsed_votes(self, match: int) -> Table:
        """Drop the votes for the end of a match that were given too long ago."""
        async with self._changing(match) as table:
            await self._delete_end_votes(table)
        self._notify(table, TableChange.NOTED, (), None)
        return table

    async def expire_lobby(self, match: int, *, before: datetime) -> bool:
        """Close a lobby without activity since `before`."""
        async with self._changing(match) as table:
            if table.phase is not MatchPhase.LOBBY or table.record.last_active >= before:
                return False
            await self._end_match(table, Ending.EXPIRED)
        self._notify(table, TableChange.ENDED, (), None)
        return True

    async def record_reminder(self, match: int) -> Table:
        """Note that the people of an idle match have been reminded."""
        async with self._changing(match) as table:
            table.record = await self.store.record_reminder(table.id, self.now())
        return table

    async def set_aside(self, match: int, *, before: datetime | None = None) -> Table:
        """Set a match aside until its table is asked for, unless it was active since `before`."""
        async with self._changing(match) as table:
            if before is not None and table.record.last_active >= before:
                return table
            await self._interrupt(table)
            table.record = await self.store.set_match_aside(table.id, self.now())
        self._notify(table, TableChange.PEOPLE, (), None)
        return table

    def list_timeout_candidates(self) -> list[MatchRecord]:
        """List the matches that may wait for a timeout, as far as that is known without reading any."""
        waiting = [table.record for table in self._tables.values() if table.timeout is not None]
        unread = [
            record
            for record in self._unread.values()
            if record.started is not None
            and RULESETS[record.game].has_timeouts
            and record.id not in self._without_timeout
        ]
        return waiting + unread

    async def act_on_timeout(self, match: int) -> bool:
        """Take the action that the rules ask for when nobody has acted for a while, if that is due.

        A match whose seats are not all taken, or that was set aside, waits.
        """
        if not await self._has_timeout(match):
            return False
        async with self._changing(match) as table:
            timeout = table.timeout
            due = timedelta(seconds=0 if timeout is None else timeout.seconds)
            if table.state is None or timeout is None or self.now() - table.record.last_active < due:
                return False
            applied = await self._act_for_table(table, table.state, timeout.action)
            ended = table.record.ended is not None
            if ended:
                self._drop(table)
        self._notify(table, TableChange.ENDED if ended else TableChange.STEP, applied.events, None)
        return True

    async def show_at_bottom(self, match: int) -> Table:
        """Show the table at the bottom of its channel, and take up a match that was set aside."""
        async with self._changing(match) as table:
            resumed = table.record.set_aside is not None
            if resumed:
                table.record = await self.store.resume_match(table.id, self.now())
        if resumed:
            self._notify(table, TableChange.PEOPLE, (), None)
        self._notify(table, TableChange.MOVED, (), None)
        return table

    async def update_record(self, match: int, write: Callable[[Table], Awaitable[MatchRecord]]) -> Table:
        """Store something beside the play, in turn with the actions."""
        async with self._changing(match) as table:
            table.record = await write(table)
        self._notify(table, TableChange.NOTED, (), None)
        return table

    async def set_message(self, table: Table, message: int) -> None:
        """Remember which message shows the table: at once, and then in the store.

        Raises:
            NotSaved: if it could not be stored; it is remembered all the same, to be stored later.
        """
        table.posted = MessageId(message)
        with table_refusals():
            await self.store.set_table_message(table.id, MessageId(message))
        # Without the lock: a step may have been taken meanwhile, so only the message is replaced.
        table.record = replace(table.record, message=MessageId(message))
        if table.posted == message:
            table.posted = None

    async def set_announcement(self, table: Table, message: int) -> None:
        """Remember which message announces the end of the match."""
        with table_refusals():
            await self.store.set_announcement(table.id, MessageId(message))
        table.record = replace(table.record, announcement=MessageId(message))

    async def set_deal_worth(self, table: Table, worth: str) -> None:
        """Remember what the deal of a match that has ended was worth."""
        with table_refusals():
            await self.store.set_deal_worth(table.id, worth)
        table.record = replace(table.record, deal_worth=worth)

    async def submit_action(
        self,
        match: int,
        user: UserId,
        action: Action,
        *,
        interaction_id: int | None,
        seen_revision: int | None,
    ) -> Step:
        """Take an action: it is stored before this returns, or nothing has changed.

        `interaction_id` is the interaction it came with, `seen_revision` the revision the person acted on
        (`None` for a command, which says by itself what it means).

        Raises:
            Refusal: if the table or the rules do not allow it, or it could not be stored.
            DuplicateDelivery: if the interaction was delivered twice.
        """
        async with self._changing(match) as table:
            state = table.require_playing()
            seat = table.seat_of(user)
            if (
                seen_revision is not None
                and seen_revision != table.revision
                and not action.tolerates_staleness
            ):
                raise refusals.HandStale
            applied = await self._take_action(table, state, seat, action, interaction_id)
        self._notify_of_step(table, applied, user)
        return Step(table, seat, applied.events)

    async def submit_companion_action(
        self, match: int, companion: CompanionName, action: Action, *, seen_revision: int
    ) -> Step:
        """Take an action of a companion, which decided it at `seen_revision`: stored before this returns.

        Raises:
            Refusal: if the table has moved on or the companion has left, if the rules do not allow it, or if
                it could not be stored.
        """
        async with self._changing(match) as table:
            state = table.require_playing()
            seat = table.seat_of_companion(companion)
            if seen_revision != table.revision:
                raise refusals.HandStale
            applied = await self._take_action(table, state, seat, action, None)
        self._notify_of_step(table, applied, None)
        return Step(table, seat, applied.events)

    async def reload_tables_of(self, user: UserId) -> None:
        """Read again the tables that hold a person whose data was deleted."""
        async with self._loading:
            for record in list(self._unread.values()):
                if any(player.user == user for player in record.players):
                    del self._unread[record.id]
        for table in list(self._tables.values()):
            table.invited = tuple(invited for invited in table.invited if invited != user)
            if any(player.user == user for player in table.record.players):
                async with table.lock:
                    await self._refresh(table)

    async def wait_until_idle(self) -> None:
        """Wait until no action is under way."""
        for table in list(self._tables.values()):
            async with table.lock:
                pass

    async def _take_action(
        self, table: Table, state: State, seat: Seat, action: Action, interaction_id: int | None
    ) -> Applied[State, Event]:
        applied = apply(table.ruleset, state, seat, action, table.make_chance)
        if table.countdown and table.ruleset.waits_for_countdown(action):
            raise refusals.CountingDown(table.countdown)
        await store_step(
            self.store, table, seat, action, applied, interaction_id=interaction_id, at=self.now()
        )
        if seconds := table.ruleset.countdown(applied.events):
            table.countdown_ends = time.monotonic() + seconds
        if table.record.ended is not None:
            self._drop(table)
        return applied

    def _notify_of_step(self, table: Table, applied: Applied[State, Event], by: UserId | None) -> None:
        ended = table.record.ended is not None
        self._notify(table, TableChange.ENDED if ended else TableChange.STEP, applied.events, by)

    async def _interrupt(self, table: Table) -> Sequence[Event]:
        """Do what the game wants done when the table's people cannot go on at once."""
        if table.state is None or table.phase is MatchPhase.ENDED:
            return ()
        action = table.ruleset.interruption(table.view(None))
        if action is None:
            return ()
        return (await self._act_for_table(table, table.state, action)).events

    async def _act_for_table(self, table: Table, state: State, action: Action) -> Applied[State, Event]:
        """Take an action that no player asked for: without an interaction, stored with the first seat."""
        applied = apply(table.ruleset, state, Seat(0), action, table.make_chance)
        await store_step(self.store, table, Seat(0), action, applied, interaction_id=None, at=self.now())
        return applied

    async def _has_timeout(self, match: int) -> bool:
        """Return True if a match waits for a timeout; a table that is not in memory stays there if not."""
        unread = self._unread.get(MatchId(match))
        if unread is None:
            table = self._tables.get(MatchId(match))
            return table is not None and table.timeout is not None
        if unread.id in self._without_timeout:
            return False
        with table_refusals():
            waits = (await read_table(self.store, unread)).timeout is not None
        if not waits:
            self._without_timeout.add(unread.id)
        return waits

    async def _update_lobby(self, table: Table) -> None:
        """Read again what depends on the people, the game and the options of a lobby."""
        await self.dealer.update_deal_info(table)
        try:
            table.suggestion = await find_suggestion(self.store, table)
        except StoreError as fault:
            table.suggestion = None
            log.warning("match %s: its last results could not be read: %s", table.id, type(fault).__name__)

    @asynccontextmanager
    async def _changing(self, match: int) -> AsyncIterator[Table]:
        table = await self.get(match)
        async with table.lock:
            if table.phase is MatchPhase.ENDED:
                raise refusals.LobbyExpired if table.record.started is None else refusals.TableGone
            try:
                yield table
            except StoreError:
                await self._refresh(table)
                with table_refusals():
                    raise

    async def _refresh(self, table: Table) -> None:
        # The store may be ahead of memory: the answer to a commit may have been lost.
        try:
            record = await self.store.get_match(table.id)
            if record is None or record == table.record:
                return
            fresh = await read_table(self.store, record)
        except StoreError:
            # Memory still stands at the last step that is known to be stored.
            log.warning("match %s cannot be read again yet", table.id)
            return
        table.record, table.state, table.recent_events = fresh.record, fresh.state, fresh.recent_events
        table.counters = fresh.counters
        table.ruleset, table.options = fresh.ruleset, fresh.options
        if record.ended is not None:
            self._drop(table)
        self._notify(table, TableChange.PEOPLE if record.ended is None else TableChange.ENDED, (), None)

    async def _delete_end_votes(self, table: Table) -> None:
        table.record = await self.store.delete_end_votes(table.id, self.now() - VOTE_LIFE)

    async def _end_match(self, table: Table, ending: Ending) -> None:
        table.record = await self.store.end_match(table.id, MatchEnd(ending, self.now(), None, None))
        self._drop(table)

    def _drop(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        if self._channels.get(table.record.channel) == table.id:
            del self._channels[table.record.channel]
