"""The lobbies: opening a table, sitting down and standing up, choosing its game and starting the match."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil
from typing import Final

from bot.companions.style import STYLES
from bot.tables import refusals
from bot.tables.choices import Choice
from bot.tables.companion_names import choose_names
from bot.tables.deals import SHUFFLED, DealSource
from bot.tables.table import MAX_RECENT_EVENTS, Table, TableChange, demand_companions
from bot.tables.tables import Tables
from data.errors import AlreadyRunning, AlreadySeated, ChannelTaken, NotSeated, StoreError, TableFull
from data.records import ChannelId, Ending, GuildId, MatchPhase, UserId
from engine.model import Event, Options, Seat
from engine.registry import RULESETS

FREE_SEAT_WAIT: Final = timedelta(minutes=2)
"""How long a free seat of a running match can be taken before the others may go on without it."""
DEALS_AFTER: Final = timedelta(seconds=15)
"""How long those who are seated once more have to leave again."""
log = logging.getLogger(__name__)


class Lobbies:
    """Changes the people at a table, and a lobby's game and options; holds no state of its own."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def open(
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
        deals_soon: bool = False,
    ) -> Table:
        """Open a lobby; the first of `people` is its host, and `invited` are asked to sit down.

        Seats up to `companions` companions, as many as the game has seats for. With `deals_soon` the lobby
        deals by itself after a moment.

        Raises:
            GameUnknown, NoCompanions, CompanionsUnfit: if there is no such game, or no companion for it.
            ChannelTaken: if another table lives in the channel.
            NotSaved: if it could not be stored.
        """
        ruleset = RULESETS.get(game)
        if ruleset is None:
            raise refusals.GameUnknown(game)
        if companions:
            demand_companions(game, options)
        if source.rematch_of is None:
            options = self._tables.dealer.add_language(ruleset, options, guild, locale)
        try:
            record = await self._store.open_lobby(
                game=game,
                options=options.model_dump_json(),
                guild=GuildId(guild),
                channel=ChannelId(channel),
                locale=locale,
                host=people[0],
                at=self._tables.now(),
                deal=source.kind,
                day=source.day,
                seed=source.seed,
                rematch_of=source.rematch_of,
                companions=choose_names(min(companions, ruleset.seats[-1] - 1)),
                companion_style=companion_style,
            )
        except ChannelTaken as taken:
            # Memory did not know of it.
            await self._tables.get(taken.match)
            raise
        table = Table(record, ruleset, options, None, deque(maxlen=MAX_RECENT_EVENTS), asyncio.Lock())
        table.invited = tuple(user for user in invited if user not in people)
        if deals_soon:
            table.deals_at = self._tables.now() + DEALS_AFTER
        self._tables.add(table)
        for user in people:
            self._tables.presence.record_given_seat(user, table.record.channel)
        async with table.lock:
            try:
                await self._tables.update_lobby(table)
                for user in people[1 : table.max_players]:
                    table.record = await self._store.add_player(table.id, user, None, self._tables.now())
                await self._tables.update_lobby(table)
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
        async with self._tables.changing(match) as table:
            if table.is_seated(user):
                raise AlreadySeated
            if table.phase is MatchPhase.LOBBY:
                seat, companion = None, None
                if len(table.record.seated) >= table.max_players:
                    companion = next(reversed(table.companions), None)
                    if companion is None:
                        raise TableFull
            else:
                if table.record.set_aside is not None:
                    raise refusals.TableSetAside
                if not table.seats_to_take:
                    raise TableFull
                seat = table.choose_seat(user)
                companion = table.find_companion(seat)
                await self._tables.dealer.admit(table, user, knowing=knowing)
                await self._tables.interrupt(table)
                if (
                    table.state is not None
                    and (back := table.ruleset.reoccupy(table.state, seat)) is not None
                ):
                    await self._tables.act_for_seat(table, seat, back)
                table.vacating_voters = frozenset()
            now = self._tables.now()
            table.record = await self._store.add_player(table.id, user, seat, now, instead_of=companion)
            await self._tables.update_lobby(table)
        self._tables.notify(table, TableChange.PEOPLE, (), user)
        return table

    async def leave(self, match: int, user: UserId) -> Table:
        """Stand up; the cards of a running match stay at the seat (rulings: B1). An empty lobby closes.

        Raises:
            NotSeated: if the person does not sit here.
        """
        async with self._tables.changing(match) as table:
            if not table.is_seated(user):
                raise NotSeated
            await self._tables.interrupt(table)
            table.record = await self._store.remove_player(table.id, user, self._tables.now())
            table.deals_at, table.vacating_voters = None, frozenset()
            empty = table.phase is MatchPhase.LOBBY and not table.people
            if empty:
                await self._tables.end_match(table, Ending.CANCELLED)
            await self._tables.update_lobby(table)
        self._tables.notify(table, TableChange.ENDED if empty else TableChange.PEOPLE, (), user)
        return table

    async def go_on_without(self, match: int, user: UserId) -> Table:
        """Vote to go on without the seats that are free; a majority does (rulings: B1).

        Raises:
            NotSeated, TableSetAside, SeatNeeded, SeatJustLeft: if that cannot be.
        """
        events: list[Event] = []
        async with self._tables.changing(match) as table:
            if not table.is_seated(user):
                raise NotSeated
            if table.record.set_aside is not None:
                raise refusals.TableSetAside
            if not table.dispensable_seats:
                raise refusals.SeatNeeded
            if not self._list_long_free(table):
                latest = min(map(table.free_since, table.dispensable_seats))
                wait = FREE_SEAT_WAIT - (self._tables.now() - latest)
                raise refusals.SeatJustLeft(ceil(wait.total_seconds()))
            table.vacating_voters |= {user}
            if table.vacating_votes >= table.votes_needed:
                table.vacating_voters = frozenset()
                while table.state is not None and (seats := self._list_long_free(table)):
                    action = table.ruleset.vacate(table.state, seats[0])
                    if action is None:
                        break
                    events += await self._tables.act_for_seat(table, seats[0], action)
        self._tables.notify_of_step(table, events, user)
        return table

    def _list_long_free(self, table: Table) -> tuple[Seat, ...]:
        before = self._tables.now() - FREE_SEAT_WAIT
        return tuple(seat for seat in table.dispensable_seats if table.free_since(seat) <= before)

    async def put_off(self, match: int, user: UserId, absent: UserId) -> Table:
        """Free the seat of a person in a lobby who has been silent for too long.

        Raises:
            AlreadyRunning, NotSeated, NotAbsent: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            _demand_lobby(table)
            if not table.is_seated(user):
                raise NotSeated
            if table.is_seated(absent):
                if user == absent or not table.is_absent(absent):
                    raise refusals.NotAbsent(absent)
                table.record = await self._store.remove_player(table.id, absent, self._tables.now())
                await self._tables.update_lobby(table)
        self._tables.notify(table, TableChange.PEOPLE, (), user)
        return table

    async def add_companion(self, match: int, user: UserId) -> Table:
        """Seat a companion: in a lobby, or on a free seat of a running match (rulings: C1).

        Raises:
            NotSeated: if the person who asks does not sit here.
            TableFull, TableSetAside, NoCompanions, CompanionsUnfit: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            if not table.is_seated(user):
                raise NotSeated
            if table.record.set_aside is not None:
                raise refusals.TableSetAside
            demand_companions(table.ruleset.slug, table.options)
            seat = None
            if table.phase is MatchPhase.LOBBY:
                full = len(table.record.seated) >= table.max_players
            else:
                full = not table.free_seats
            if full or not table.can_add_companion:
                raise TableFull
            if table.free_seats:
                seat = table.free_seats[0]
                await self._tables.interrupt(table)
            (name,) = choose_names(1, taken=table.companions)
            table.record = await self._store.add_player(table.id, name, seat, self._tables.now())
            await self._tables.update_lobby(table)
        self._tables.notify(table, TableChange.PEOPLE, (), user)
        return table

    async def remove_companion(self, match: int, user: UserId) -> Table:
        """Remove the companion that sat down last from a lobby; nothing happens if there is none.

        Raises:
            AlreadyRunning, NotSeated: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            _demand_lobby(table)
            if not table.is_seated(user):
                raise NotSeated
            if table.companions:
                newest, now = table.companions[-1], self._tables.now()
                table.record = await self._store.remove_player(table.id, newest, now)
                await self._tables.update_lobby(table)
        self._tables.notify(table, TableChange.PEOPLE, (), user)
        return table

    async def choose(self, match: int, user: UserId, choice: Choice) -> Table:
        """Change the game or the options of a lobby; people keep their seats.

        Raises:
            AlreadyRunning, NotAllowedToChoose, CardsBound: if nothing may be changed, or not by this person.
            ChoiceOutdated, GameUnknown: if the choice does not belong to the table.
        """
        async with self._tables.changing(match) as table:
            _demand_lobby(table)
            if user != table.host:
                raise refusals.NotAllowedToChoose(table.host)
            if not table.is_changeable:
                raise refusals.CardsBound
            game, chosen = choice(table)
            record = table.record
            options = self._tables.dealer.add_language(RULESETS[game], chosen, record.guild, record.locale)
            if (game, options) == (table.ruleset.slug, table.options):
                return table
            table.record = await self._store.change_lobby(
                table.id, game=game, options=options.model_dump_json(), at=self._tables.now()
            )
            table.former_options[table.ruleset.slug] = table.options
            table.ruleset, table.options = RULESETS[game], options
            await self._tables.update_lobby(table)
        self._tables.notify(table, TableChange.PEOPLE, (), user)
        return table

    async def choose_companion_style(self, match: int, user: UserId, style: str) -> Table:
        """Change how companions play in a lobby's match.

        Raises:
            AlreadyRunning, NotAllowedToChoose: if nothing may be changed, or not by this person.
            ChoiceOutdated: if companions do not play the table's game in such a style.
        """
        async with self._tables.changing(match) as table:
            _demand_lobby(table)
            if user != table.host:
                raise refusals.NotAllowedToChoose(table.host)
            if style not in list(STYLES.get(table.ruleset.slug, ())):
                raise refusals.ChoiceOutdated
            if style == table.companion_style:
                return table
            table.record = await self._store.set_companion_style(table.id, style, self._tables.now())
        self._tables.notify(table, TableChange.PEOPLE, (), user)
        return table

    async def start(self, match: int, user: UserId) -> Table:
        """Deal the cards to those who sit here; who is late loses the seat.

        Raises:
            NotSeated, AlreadyRunning, TooFew, SeatsBound: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            _demand_lobby(table)
            if not table.is_seated(user):
                raise NotSeated
            await self._deal(table)
        self._tables.notify(table, TableChange.STARTED, (), user)
        return table

    async def deal_unasked(self, match: int) -> None:
        """Deal at a lobby that deals by itself, if nobody has left it meanwhile.

        Raises:
            TableGone, TooFew, SeatsBound: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            host = table.host
            if table.deals_at is None or table.phase is not MatchPhase.LOBBY or host is None:
                return
            await self._deal(table)
        self._tables.notify(table, TableChange.STARTED, (), host)

    async def _deal(self, table: Table) -> None:
        late = table.late
        if late:
            table.check_start()
            for absent in late:
                table.record = await self._store.remove_player(table.id, absent, self._tables.now())
            table.left_out = late
        table.record, table.state = await self._tables.dealer.start(table, self._tables.now())

    async def cancel(self, match: int, user: UserId, *, manages: bool) -> Table:
        """Close a lobby.

        Raises:
            AlreadyRunning, NotAllowedToCancel: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            _demand_lobby(table)
            is_seated, host = table.is_seated(user), table.host
            acts_for_host = host is None or (is_seated and table.is_absent(host))
            if not manages and user != host and not acts_for_host:
                raise refusals.NotAllowedToCancel(host, "yes" if is_seated else "no")
            await self._tables.end_match(table, Ending.CANCELLED)
        self._tables.notify(table, TableChange.ENDED, (), user)
        return table

    async def expire(self, match: int, *, before: datetime) -> bool:
        """Close a lobby without activity since `before`."""
        async with self._tables.changing(match) as table:
            if table.phase is not MatchPhase.LOBBY or table.record.last_active >= before:
                return False
            await self._tables.end_match(table, Ending.EXPIRED)
        self._tables.notify(table, TableChange.ENDED, (), None)
        return True

    async def count(self, guild: int, host: UserId) -> int:
        """Count the lobbies of a server whose host is this person.

        Raises:
            DatabaseRefused: if the database gives no answer.
        """
        lobbies = await self._store.list_lobbies(GuildId(guild))
        return sum(next((player.user for player in lobby.seated), None) == host for lobby in lobbies)


def _demand_lobby(table: Table) -> None:
    if table.phase is not MatchPhase.LOBBY:
        raise AlreadyRunning
