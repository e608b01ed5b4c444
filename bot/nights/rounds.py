"""Rounds of a night: who sits at which table with which deal, and the tables' results."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from weakref import WeakValueDictionary

from bot.nights.game_nights import GameNights
from bot.nights.matchpoints import compute_points
from bot.nights.mixing import Seating, Wishes, count_meetings, list_table_sizes, mix
from bot.nights.refusals import CardsSeen, SeatedElsewhere, TooFewForRound
from bot.nights.round_status import OpenTable, RoundStatus, TableStatus, find_busy, find_result
from data.errors import AlreadySeated, NightGone, TableFull
from data.nights.records import UNDER_WAY, NightId, NightRecord, PlannedTable, RoundRecord, TablePlace, Wish
from data.records import MatchId, MatchRecord, UserId
from data.store import Store
from engine.model import Options
from engine.registry import RULESETS

_SEED_BYTES = 32


class GameRounds:
    """Begins the rounds of all nights of this process, and reads them."""

    def __init__(self, store: Store, nights: GameNights) -> None:
        self._store = store
        self._nights = nights
        self._locks: WeakValueDictionary[NightId, asyncio.Lock] = WeakValueDictionary()

    async def list_free(self, night: NightRecord) -> tuple[UserId, ...]:
        """List those who are there and have no seat at a table that is not over, in the order they came."""
        busy = find_busy(await self.list_rounds(night.id))
        return tuple(user for user in night.present if user not in busy)

    async def list_tables_with_room(self, night_id: NightId, user: UserId) -> tuple[OpenTable, ...]:
        """List the tables at which a person can sit down; none as long as they have a seat.

        Tables whose cards the person has seen are left out (rulings: N4).
        """
        statuses = await self.list_rounds(night_id)
        if user in find_busy(statuses):
            return ()
        open_tables = [
            OpenTable(status.record.number, table)
            for status in statuses
            for table in (status.tables if status.record.ended is None else ())
            if table.room
        ]
        return tuple([table for table in open_tables if not await self._has_seen(user, table.status)])

    async def require_seat(self, status: RoundStatus, match: MatchId, user: UserId) -> None:
        """Check that a person may sit down at a table of a round.

        Raises:
            AlreadySeated, SeatedElsewhere: they have a seat there, or at another table.
            CardsSeen: they have seen its cards.
            TableFull: it has no room.
        """
        (table,) = (table for table in status.tables if table.match is not None and table.match.id == match)
        if table.match is not None and user in {player.user for player in table.match.seated}:
            raise AlreadySeated
        if user in find_busy(await self.list_rounds(status.record.night)):
            raise SeatedElsewhere
        if not table.room:
            raise TableFull
        if await self._has_seen(user, table):
            raise CardsSeen

    def list_sizes(
        self, night: NightRecord, free: Sequence[UserId], game: str
    ) -> tuple[tuple[int, ...], ...]:
        """List the sizes that the next round's tables can have, the best first.

        Raises:
            TooFewForRound: if they cannot be seated.
        """
        seats, best = RULESETS[game].seats, RULESETS[game].best_sizes
        alone = {presence.user for presence in night.presences if presence.alone}
        if len(free) == 1 and alone.issuperset(free) and 1 in seats:
            return ((1,),)
        sizes = list_table_sizes(len(free), seats, best)
        if not sizes:
            raise TooFewForRound(len(free), max(2, seats[0]))
        return sizes

    async def begin(
        self, night_id: NightId, game: str, options: Options, place: TablePlace, tables: int | None = None
    ) -> tuple[NightRecord, RoundRecord]:
        """Seat everyone who is free, at so many tables if that fits them, and store the round.

        Raises:
            TooFewForRound: if not enough people are free.
            NightGone, NightNotOpen: if nobody can play in the night now.
        """
        lock = self._locks.setdefault(night_id, asyncio.Lock())
        async with lock:
            night = await self._store.nights.get(night_id)
            if night is None or night.state not in UNDER_WAY:
                raise NightGone
            free = await self.list_free(night)
            splits = self.list_sizes(night, free, game)
            sizes = next((split for split in splits if len(split) == tables), splits[0])
            played = await self._store.night_rounds.list_rounds(night_id)
            seating = await self._mix(night_id, free, sizes, played)
            night, begun = await self._store.night_rounds.begin(
                night_id, game, options.model_dump_json(), plan_tables(seating, place), self._nights.now()
            )
        self._nights.notify_started(night)
        return night, begun

    async def _has_seen(self, user: UserId, status: TableStatus) -> bool:
        """Return True if a person has seen cards of a deal that other tables have, too."""
        if status.table.seed is None or status.match is None:
            return False
        return bool(
            await self._store.deals.find_users_who_saw(status.table.seed, [user], but=status.match.id)
        )

    async def _mix(
        self, night_id: NightId, free: Sequence[UserId], sizes: tuple[int, ...], played: list[RoundRecord]
    ) -> Seating:
        """Mix in a thread, since many people take a moment; hosts of lobbies are drawn, too."""
        wishes: dict[Wish, set[frozenset[int]]] = {Wish.TOGETHER: set(), Wish.APART: set()}
        for wish in await self._store.night_rounds.list_wishes(night_id):
            wishes[wish.wish].add(frozenset((wish.first, wish.second)))
        met = count_meetings(
            [[user for user in table.people if user is not None] for table in record.tables]
            for record in played
        )
        seed = night_id * 1000 + len(played)
        seating = await asyncio.to_thread(
            mix,
            free,
            sizes,
            met,
            Wishes(frozenset(wishes[Wish.TOGETHER]), frozenset(wishes[Wish.APART])),
            seed=seed,
            played=len(played),
        )
        chance = Random(seed)  # noqa: S311 - who opens a lobby is no secret
        return tuple(tuple(chance.sample(table, len(table))) for table in seating)

    async def list_rounds(self, night_id: NightId) -> tuple[RoundStatus, ...]:
        """Read all rounds of a night with the results of their tables."""
        rounds = await self._store.night_rounds.list_rounds(night_id)
        return await self._read_statuses(rounds)

    async def find_round(self, match: MatchId) -> RoundStatus | None:
        """Read the round to which a match belongs."""
        record = await self._store.night_rounds.find_round(match)
        return None if record is None else (await self._read_statuses([record]))[0]

    async def list_unfinished(self) -> tuple[RoundStatus, ...]:
        """Read the rounds that still have to be opened, or whose results have to be posted."""
        return await self._read_statuses(await self._store.night_rounds.list_unfinished())

    async def read_round(self, night_id: NightId, number: int) -> RoundStatus | None:
        """Read one round of a night."""
        rounds = await self.list_rounds(night_id)
        return next((status for status in rounds if status.record.number == number), None)

    async def _read_statuses(self, records: Sequence[RoundRecord]) -> tuple[RoundStatus, ...]:
        """Read the matches of all these rounds at once, and judge each round."""
        numbers = {table.match for record in records for table in record.tables if table.match is not None}
        matches = {match.id: match for match in await self._store.list_matches(numbers)}
        return tuple(_judge(record, matches) for record in records)


def _judge(record: RoundRecord, matches_by_id: Mapping[MatchId, MatchRecord]) -> RoundStatus:
    """Return the status of a round."""
    matches = [None if table.match is None else matches_by_id.get(table.match) for table in record.tables]
    results = tuple(find_result(table, match) for table, match in zip(record.tables, matches, strict=True))
    sharing = Counter(result.deal for result in results if result.deal is not None and result.rank)
    tables = tuple(
        TableStatus(table, match, points, compared=result.deal is not None and sharing[result.deal] > 1)
        for table, match, result, points in zip(
            record.tables, matches, results, compute_points(results), strict=True
        )
    )
    return RoundStatus(record, tables, results)


def plan_tables(seating: Seating, place: TablePlace) -> tuple[PlannedTable, ...]:
    """Plan the tables of a round; those of a size share a deal if nobody can watch (rulings: N4)."""
    sizes = Counter(len(people) for people in seating)
    seeds = {
        size: secrets.token_hex(_SEED_BYTES)
        for size, tables in sizes.items()
        if tables > 1 and place is TablePlace.PRIVATE_THREAD
    }
    return tuple(
        PlannedTable(place, tuple(UserId(person) for person in people), seeds.get(len(people)))
        for people in seating
    )
