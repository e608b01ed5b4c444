"""Rounds of a night: who sits at which table with which deal, and what the tables have reached."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from weakref import WeakValueDictionary

from bot.nights.game_nights import GameNights
from bot.nights.matchpoints import BoardRow, TableResult, compute_points, rank_people
from bot.nights.mixing import mix
from bot.nights.pairs import Seating, Wishes, count_meetings
from bot.nights.refusals import NightGone, TooFewForRound, night_refusals
from bot.nights.table_sizes import choose_table_sizes
from data.night_records import UNDER_WAY, NightId, NightRecord
from data.night_round_records import NightTableRecord, PlannedTable, RoundRecord, TablePlace, Wish
from data.records import Ending, MatchId, MatchRecord, UserId
from data.store import Store
from engine.model import Options, Outcome
from engine.registry import RULESETS

_SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class TableStatus:
    """A table of a round, and what has become of it."""

    table: NightTableRecord
    match: MatchRecord | None
    """Its match, once the lobby is open."""
    points: Fraction | None
    """What the table's people get, from 0 to 100; None without a result."""
    compared: bool
    """Whether the points come from comparison with other tables."""

    @property
    def over(self) -> bool:
        """Whether nothing more is played there."""
        return self.match is not None and self.match.ended is not None

    @property
    def outcome(self) -> Outcome | None:
        """How its match ended by the rules."""
        ended = None if self.match is None else self.match.ended
        return None if ended is None or ended.outcome is None else Outcome.model_validate_json(ended.outcome)


@dataclass(frozen=True, slots=True)
class RoundStatus:
    """A round and what has become of its tables."""

    record: RoundRecord
    tables: tuple[TableStatus, ...]
    results: tuple[TableResult, ...]
    """The results in the order of the tables."""

    @property
    def over(self) -> bool:
        """Whether all tables are over."""
        return all(table.over for table in self.tables)


class GameRounds:
    """Begins the rounds of all nights of this process, and reads them."""

    def __init__(self, store: Store, nights: GameNights) -> None:
        """Store rounds there; begin nothing yet."""
        self._store = store
        self._nights = nights
        self._locks: WeakValueDictionary[NightId, asyncio.Lock] = WeakValueDictionary()

    async def list_free(self, night: NightRecord) -> tuple[UserId, ...]:
        """List those who are there and have no seat at a table that is not over, in the order they came."""
        busy: set[UserId | None] = set()
        for status in await self.list_rounds(night.id):
            for table in status.tables if status.record.ended is None else ():
                if table.match is None:
                    busy.update(table.table.people)
                elif not table.over:
                    busy.update(player.user for player in table.match.seated)
        return tuple(user for user in night.present if user not in busy)

    def choose_sizes(self, night: NightRecord, free: Sequence[UserId], game: str) -> tuple[int, ...]:
        """Choose the sizes of the next round's tables.

        Raises:
            TooFewForRound: if they cannot be seated.
        """
        seats = RULESETS[game].seats
        alone = {one.user for one in night.presences if one.alone}
        if len(free) == 1 and alone.issuperset(free) and 1 in seats:
            return (1,)
        sizes = choose_table_sizes(len(free), seats)
        if not sizes:
            raise TooFewForRound(len(free), max(2, seats[0]))
        return sizes

    async def begin(
        self, night_id: NightId, game: str, options: Options, place: TablePlace
    ) -> tuple[NightRecord, RoundRecord]:
        """Seat everyone who is free, and store the round.

        Raises:
            TooFewForRound: if not enough people are free.
            NightGone, NightNotOpen: if nobody can play in the night now.
        """
        lock = self._locks.setdefault(night_id, asyncio.Lock())
        async with lock:
            with night_refusals():
                night = await self._store.nights.get(night_id)
                if night is None or night.state not in UNDER_WAY:
                    raise NightGone
                free = await self.list_free(night)
                sizes = self.choose_sizes(night, free, game)
                played = await self._store.night_rounds.list_rounds(night_id)
                seating = await self._mix(night_id, free, sizes, played)
                night, begun = await self._store.night_rounds.begin(
                    night_id, game, options.model_dump_json(), plan_tables(seating, place), self._nights.now()
                )
        self._nights.notify_started(night)
        return night, begun

    async def _mix(
        self, night_id: NightId, free: Sequence[UserId], sizes: tuple[int, ...], played: list[RoundRecord]
    ) -> Seating:
        """Mix in a thread, since many people take a moment; hosts of lobbies are drawn, too."""
        wishes: dict[Wish, set[frozenset[int]]] = {Wish.TOGETHER: set(), Wish.APART: set()}
        for wish in await self._store.night_rounds.list_wishes(night_id):
            wishes[wish.wish].add(frozenset((wish.first, wish.second)))
        met = count_meetings(
            [[user for user in table.people if user is not None] for table in one.tables] for one in played
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
        with night_refusals():
            rounds = await self._store.night_rounds.list_rounds(night_id)
            return tuple([await self._read_status(one) for one in rounds])

    async def find_round(self, match: MatchId) -> RoundStatus | None:
        """Read the round to which a match belongs."""
        with night_refusals():
            found = await self._store.night_rounds.find_round(match)
            return None if found is None else await self._read_status(found)

    async def list_unfinished(self) -> tuple[RoundStatus, ...]:
        """Read the rounds that still have to be opened, or whose results have to be posted."""
        with night_refusals():
            found = await self._store.night_rounds.list_unfinished()
            return tuple([await self._read_status(one) for one in found])

    async def read_round(self, night_id: NightId, number: int) -> RoundStatus | None:
        """Read one round of a night."""
        rounds = await self.list_rounds(night_id)
        return next((one for one in rounds if one.record.number == number), None)

    async def _read_status(self, record: RoundRecord) -> RoundStatus:
        matches = [
            None if table.match is None else await self._store.get_match(table.match)
            for table in record.tables
        ]
        results = tuple(
            find_result(table, match) for table, match in zip(record.tables, matches, strict=True)
        )
        sharing = Counter(result.deal for result in results if result.deal is not None and result.rank)
        tables = tuple(
            TableStatus(table, match, points, compared=result.deal is not None and sharing[result.deal] > 1)
            for table, match, result, points in zip(
                record.tables, matches, results, compute_points(results), strict=True
            )
        )
        return RoundStatus(record, tables, results)


def rank_night(rounds: Sequence[RoundStatus]) -> tuple[BoardRow, ...]:
    """Return the board of a night (rulings: N3)."""
    return rank_people(one.results for one in rounds)


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


def find_result(table: NightTableRecord, match: MatchRecord | None) -> TableResult:
    """Return what a table has reached; everyone who ever held a seat there gets its points (rulings: B2)."""
    people: tuple[UserId, ...] = ()
    rank, share, deal = None, Fraction(0), None
    if match is not None:
        people = tuple(dict.fromkeys(player.user for player in match.players if player.user is not None))
        ended = match.ended
        if ended is not None and ended.ending is Ending.FINISHED and ended.outcome is not None:
            outcome = Outcome.model_validate_json(ended.outcome)
            ruleset = RULESETS[match.game]
            options = ruleset.options.model_validate_json(match.options)
            share = ruleset.reached(outcome, match.seats or len(people), options)
            rank = (outcome.score, match.violations)
            if table.seed is not None and match.seed == table.seed and match.ranked:
                # Only what was played in the same way is compared.
                deal = f"{match.seed} {match.game} {match.options} {match.seats} {match.companions}"
    return TableResult(people, deal, rank, share)
