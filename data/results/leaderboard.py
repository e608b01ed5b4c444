"""Leaderboards: the best results of teams, a server's own or all that share theirs (rulings: B2 to B5)."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    FromClause,
    Integer,
    Row,
    Select,
    Subquery,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    tuple_,
    union,
)

from data.async_engine import AsyncConnection
from data.database import Database, build_insert
from data.history import read_newest
from data.paging import count_pages
from data.records import (
    GuildId,
    LeaderboardEntry,
    LeaderboardId,
    LeaderboardKey,
    MatchId,
    MatchRecord,
    Result,
    UserId,
)
from data.results import results
from data.results.result_query import ResultQuery
from data.results.results import EVERYWHERE, lock_shared_leaderboards, ranking, worth
from data.results.seasons import ALL_TIME, Season
from data.results.standing import Standing, read_standing
from data.schema import leaderboard, leaderboard_entry, match, shared_guild, team_member


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard."""

    rows: tuple[LeaderboardEntry, ...]
    page: int
    pages: int
    """At least one, which may be empty."""
    teams: int
    """The number of teams on the whole leaderboard."""
    own: LeaderboardEntry | None
    """The entry of the best of one person's teams, on this page or elsewhere."""


class LeaderboardReader:
    """Reads leaderboards, each answer inside a transaction."""

    def __init__(
        self,
        begin: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        known: dict[LeaderboardKey, LeaderboardId],
    ) -> None:
        """Take a function that opens or continues a transaction, and the ids of leaderboards read before."""
        self._begin = begin
        self._known = known

    async def get_page(
        self,
        key: LeaderboardKey,
        *,
        guild: GuildId | None,
        season: Season | None = None,
        page: int = 1,
        size: int = 10,
        person: UserId | None = None,
    ) -> LeaderboardPage:
        """Return a page of a leaderboard, one row a team, of a season or of all time.

        Without a guild: of all that share their leaderboards.

        Raises:
            PageUnknown: there is no such page.
        """
        async with self._begin() as connection:
            first = (page - 1) * size
            leaderboard_id = await self._find(connection, key)
            if leaderboard_id is None:
                return LeaderboardPage((), page, count_pages(0, page, size), 0, None)
            values = {
                "leaderboard": leaderboard_id,
                "guild": EVERYWHERE if guild is None else guild,
                "season": ALL_TIME if season is None else season.number,
            }
            page_rows = await _PAGE.read(connection, values | {"first": max(first, 0), "size": size})
            total = page_rows[0][1].teams if page_rows else await connection.scalar(_TEAMS, values) or 0
            pages = count_pages(total, page, size)
            rows = await self._rank(connection, [result for result, _ in page_rows], first, values)
            bests = [] if person is None else await _OWN.read(connection, values | {"person": person})
            own = next((LeaderboardEntry(1 + row.better, result) for result, row in bests), None)
            return LeaderboardPage(rows, page, pages, total, own)

    @staticmethod
    async def _rank(
        connection: AsyncConnection, page: Sequence[Result], first: int, values: Mapping[str, object]
    ) -> tuple[LeaderboardEntry, ...]:
        """Return the rows of a page, before which there are `first` others; equal results share a place."""
        rows = list[LeaderboardEntry]()
        for place, result in enumerate(page, start=first + 1):
            rank = place
            if rows and _worth(rows[-1].result) == _worth(result):
                rank = rows[-1].rank
            elif not rows and first > 0:
                best = {"score": result.score, "violations": result.violations}
                rank = 1 + (await connection.scalar(_BETTER, {**values, **best}) or 0)
            rows.append(LeaderboardEntry(rank, result))
        return tuple(rows)

    async def list_keys(self, guild: GuildId | None) -> dict[LeaderboardId, LeaderboardKey]:
        """List the leaderboards that hold results, those of daily deals aside."""
        async with self._begin() as connection:
            rows = await connection.execute(_KEYS, {"guild": EVERYWHERE if guild is None else guild})
            return {LeaderboardId(row.id): _key(row) for row in rows}

    async def find_most_played(
        self, guild: GuildId | None, game: str | None = None, *, but: Collection[LeaderboardId] = ()
    ) -> LeaderboardId | None:
        """Return the leaderboard, of a game or of any, with the most teams; `but` excludes some.

        One with companions only if there is no other.
        """
        values: dict[str, object] = {"guild": EVERYWHERE if guild is None else guild, "but": list(but)}
        async with self._begin() as connection:
            if game is None:
                leaderboard_id = await connection.scalar(_MOST_PLAYED, values)
            else:
                leaderboard_id = await connection.scalar(_MOST_PLAYED_OF_GAME, values | {"game": game})
        return None if leaderboard_id is None else LeaderboardId(leaderboard_id)

    async def list_newest_matches(self, guild: GuildId, count: int) -> tuple[MatchRecord, ...]:
        """List the matches of a server that ended last, newest first."""
        async with self._begin() as connection:
            return await read_newest(connection, guild, count)

    async def get_standing(self, match_id: MatchId) -> Standing | None:
        """Return how a match stands; None if it is not finished.

        Raises:
            TableGone: there is no such match.
        """
        async with self._begin() as connection:
            return await read_standing(connection, match_id)

    async def find_matches_dealt_now(self, listed: Collection[MatchId], guild: GuildId) -> frozenset[MatchId]:
        """Return which of these matches have cards that a live table of a server plays or is to deal."""
        async with self._begin() as connection:
            seeds = dict(map(tuple, await connection.execute(_SEEDS, {"listed": list(listed)})))
            dealt = {"seeds": list(set(seeds.values())), "guild": guild}
            seeds_in_play = frozenset((await connection.scalars(_DEALT_NOW, dealt)).all())
        return frozenset(number for number, seed in seeds.items() if seed in seeds_in_play)

    async def is_sharing(self, guild: GuildId) -> bool:
        """Return True if a server shares its results with all servers that share theirs."""
        async with self._begin() as connection:
            return await connection.scalar(_SHARED, {"guild": guild}) is not None

    async def _find(self, connection: AsyncConnection, key: LeaderboardKey) -> LeaderboardId | None:
        """Return a leaderboard's id, which never changes, from memory if it was read before."""
        if key not in self._known:
            leaderboard_id = await results.find_leaderboard(connection, key)
            if leaderboard_id is None:
                return None
            self._known[key] = leaderboard_id
        return self._known[key]


class Leaderboards(LeaderboardReader):
    """The leaderboards of a database; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        super().__init__(database.begin_read, {})
        self._database = database

    @asynccontextmanager
    async def begin_read(self) -> AsyncIterator[LeaderboardReader]:
        """Open one transaction for several questions, so that all answers are of the same moment."""
        async with self._database.begin_read() as connection:
            yield LeaderboardReader(lambda: nullcontext(connection), self._known)

    async def set_sharing(self, guild: GuildId, *, on: bool) -> None:
        """Add a server's results to the leaderboards of all servers, or remove them."""
        async with self._database.begin_write() as connection:
            await _set_sharing(connection, guild, on=on)


def _listed(of: FromClause) -> ColumnElement[bool]:
    return and_(
        of.c.guild_id == bindparam("guild"),
        of.c.leaderboard_id == bindparam("leaderboard"),
        of.c.season == bindparam("season"),
    )


def _select_keys() -> Select[Any]:
    here = (leaderboard_entry.c.guild_id == bindparam("guild")) & (
        leaderboard_entry.c.leaderboard_id == leaderboard.c.id
    )
    people_first = (
        leaderboard.c.companions > 0,
        leaderboard.c.game,
        leaderboard.c.seats,
        leaderboard.c.options,
        leaderboard.c.companions,
    )
    return select(leaderboard).where(exists().where(here), leaderboard.c.day == "").order_by(*people_first)


def _select_most_played() -> Select[int]:
    return (
        select(leaderboard.c.id)
        .join_from(leaderboard_entry, leaderboard, leaderboard_entry.c.leaderboard_id == leaderboard.c.id)
        .where(
            leaderboard_entry.c.guild_id == bindparam("guild"),
            leaderboard_entry.c.season == ALL_TIME,
            leaderboard.c.day == "",
            leaderboard.c.id.not_in(bindparam("but", expanding=True)),
        )
        .group_by(leaderboard.c.id)
        .order_by(leaderboard.c.companions > 0, func.count().desc(), leaderboard.c.id)
        .limit(1)
    )


def _select_dealt_now() -> CompoundSelect[str | None]:
    """Select those of some seeds that a live table of a server plays or is to deal."""
    original = match.alias("original")
    # A lobby has no seed yet, but it may deal the cards of a finished match again.
    again = match.join(original, original.c.id == match.c.rematch_of)
    live = (match.c.ended.is_(None), match.c.guild_id == bindparam("guild"))
    seeds = bindparam("seeds", type_=Text, expanding=True)
    return union(
        *(
            select(of.c.seed).select_from(source).where(of.c.seed.in_(seeds), *live)
            for of, source in ((match, match), (original, again))
        )
    )


def _select_page() -> Subquery:
    ranked = ranking(leaderboard_entry)
    query = select(*ranked, _TEAMS.scalar_subquery().label("teams")).where(_listed(leaderboard_entry))
    first, size = (bindparam(name, type_=Integer) for name in ("first", "size"))
    return query.order_by(*ranked).offset(first).limit(size).subquery()


def _select_own() -> Subquery:
    """Select the best of a person's teams, and the number of better ones."""
    theirs = select(team_member.c.team_id).where(team_member.c.user_id == bindparam("person"))
    # The few matching rows first: searched in rank order, the database would read the whole leaderboard.
    some = (
        select(*ranking(leaderboard_entry))
        .where(_listed(leaderboard_entry), leaderboard_entry.c.team_id.in_(theirs))
        .cte()
        .prefix_with("MATERIALIZED")
    )
    top = select(some).order_by(*ranking(some)).limit(1).subquery()
    other = leaderboard_entry.alias()
    better = select(func.count()).where(_listed(other), tuple_(*worth(other)) < tuple_(*worth(top)))
    return select(top.c.match_id, better.scalar_subquery().label("better")).subquery()


# Built once, with parameters: building a statement takes longer than most of the answers.
_KEYS = _select_keys()
_MOST_PLAYED = _select_most_played()
_MOST_PLAYED_OF_GAME = _MOST_PLAYED.where(leaderboard.c.game == bindparam("game"))
_SEEDS = select(match.c.id, match.c.seed).where(match.c.id.in_(bindparam("listed", expanding=True)))
_DEALT_NOW = _select_dealt_now()
_SHARED = select(shared_guild.c.guild_id).where(shared_guild.c.guild_id == bindparam("guild"))
_counted = leaderboard_entry.alias("counted")
_TEAMS = select(func.count()).where(_listed(_counted))
_BETTER = _TEAMS.where(
    tuple_(*worth(_counted))
    < tuple_(bindparam("score", type_=Integer), bindparam("violations", type_=Integer))
)
_page = _select_page()
_PAGE = ResultQuery(_page, *ranking(_page))
_OWN = ResultQuery(_select_own())


def _worth(result: Result) -> tuple[int | None, int]:
    return result.score, result.violations


def _key(row: Row[Any]) -> LeaderboardKey:
    day = date.fromisoformat(row.day) if row.day else None
    return LeaderboardKey(row.game, row.options, row.seats, day, row.companions)


async def _set_sharing(connection: AsyncConnection, guild: GuildId, *, on: bool) -> None:
    """Add a server's results to the leaderboards of all servers, or remove them."""
    await lock_shared_leaderboards(connection, alone=True)
    if on:
        added = build_insert(connection.dialect.name, shared_guild).values(guild_id=guild)
        await connection.execute(added.on_conflict_do_nothing())
    else:
        await connection.execute(delete(shared_guild).where(shared_guild.c.guild_id == guild))
    await _rebuild_shared_entries(connection, guild)


async def _rebuild_shared_entries(connection: AsyncConnection, guild: GuildId) -> None:
    """Write the entries on the leaderboards of all servers again, of the teams that played on this server."""
    teams = select(leaderboard_entry.c.team_id).where(leaderboard_entry.c.guild_id == guild)
    await connection.execute(
        delete(leaderboard_entry).where(
            leaderboard_entry.c.guild_id == EVERYWHERE, leaderboard_entry.c.team_id.in_(teams)
        )
    )
    mine, other = leaderboard_entry.alias("mine"), leaderboard_entry.alias("other")
    shared = select(shared_guild.c.guild_id)
    better = exists().where(
        other.c.team_id == mine.c.team_id,
        other.c.leaderboard_id == mine.c.leaderboard_id,
        other.c.season == mine.c.season,
        other.c.guild_id.in_(shared),
        tuple_(*ranking(other)) < tuple_(*ranking(mine)),
    )
    entry = dict(mine.c) | {"guild_id": literal(EVERYWHERE, BigInteger)}
    bests = select(*entry.values()).where(mine.c.guild_id.in_(shared), mine.c.team_id.in_(teams), ~better)
    await connection.execute(insert(leaderboard_entry).from_select(list(entry), bests))
