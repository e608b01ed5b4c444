"""Leaderboards: the best results of teams, a server's own or all that share theirs (rulings: B2 to B5)."""

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Row,
    ScalarSelect,
    Select,
    and_,
    exists,
    func,
    select,
    tuple_,
    union,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data import results, sharing
from data.database import Database
from data.errors import MatchUnknown
from data.paging import count_pages
from data.records import GuildId, LeaderboardEntry, LeaderboardId, LeaderboardKey, MatchId, Result, UserId
from data.results import EVERYWHERE, ranking
from data.schema import leaderboard, leaderboard_entry, match, shared_guild, team_achievement, team_member
from data.seasons import ALL_TIME, Season


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


@dataclass(frozen=True, slots=True)
class Standing:
    """The position of a finished match among the others of its server."""

    result: Result
    entry: LeaderboardEntry | None
    """The team's best on the leaderboard, whether or not it is this match."""
    teams: int
    """The number of teams on the leaderboard."""
    before: Result | None
    """The team's best ranked result on this leaderboard before this match."""
    previous: Result | None
    """The team's last match on this leaderboard before this one, ranked or not."""
    daily: LeaderboardEntry | None
    """The team's best on the leaderboard of the day's deal, for one of its matches."""
    daily_teams: int
    original: Result | None
    """The finished match that this one dealt again."""
    achievements: frozenset[str] = frozenset()
    """What the team achieved in this match, for the first time on this server."""

    @property
    def best(self) -> bool:
        """Whether this match is the team's best now."""
        return self.entry is not None and self.entry.result.match == self.result.match

    @property
    def record(self) -> bool:
        """Whether this match beats what the team had reached before."""
        return self.result.ranked and self.best and self.before is not None


class LeaderboardReader:
    """Reads leaderboards, each answer inside a transaction."""

    def __init__(
        self,
        begin: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        known: dict[LeaderboardKey, LeaderboardId],
    ) -> None:
        """Take what opens a transaction, or goes on with one, and the ids of leaderboards read before."""
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
            current = _Leaderboard(leaderboard_id, guild, season)
            teams = current.count().label("teams")
            listed = current.select_entries().offset(max(first, 0)).limit(size).add_columns(teams).subquery()
            found = await results.read_results(connection, listed, *ranking(listed))
            total = found[0][1].teams if found else await connection.scalar(select(teams)) or 0
            pages = count_pages(total, page, size)
            own = None
            if person is not None:
                theirs = select(team_member.c.team_id).where(team_member.c.user_id == person)
                own, _ = await current.first(connection, leaderboard_entry.c.team_id.in_(theirs))
            rows = tuple(
                LeaderboardEntry(rank, result) for rank, (result, _) in enumerate(found, start=first + 1)
            )
            return LeaderboardPage(rows, page, pages, total, own)

    async def list_keys(self, guild: GuildId | None) -> dict[LeaderboardId, LeaderboardKey]:
        """List the leaderboards that hold results, those of daily deals aside."""
        here = (leaderboard_entry.c.guild_id == (EVERYWHERE if guild is None else guild)) & (
            leaderboard_entry.c.leaderboard_id == leaderboard.c.id
        )
        query = select(leaderboard).where(exists().where(here), leaderboard.c.day == "")
        people_first = (
            leaderboard.c.companions > 0,
            leaderboard.c.game,
            leaderboard.c.seats,
            leaderboard.c.options,
            leaderboard.c.companions,
        )
        async with self._begin() as connection:
            rows = await connection.execute(query.order_by(*people_first))
            return {LeaderboardId(row.id): _key(row) for row in rows}

    async def find_most_played(self, guild: GuildId | None, game: str | None = None) -> LeaderboardId | None:
        """Return the leaderboard, of a game or of any, with the most teams.

        One with companions only if there is no other.
        """
        query = (
            select(leaderboard.c.id)
            .join_from(leaderboard_entry, leaderboard, leaderboard_entry.c.leaderboard_id == leaderboard.c.id)
            .where(
                leaderboard_entry.c.guild_id == (EVERYWHERE if guild is None else guild),
                leaderboard_entry.c.season == ALL_TIME,
                leaderboard.c.day == "",
                *(() if game is None else (leaderboard.c.game == game,)),
            )
            .group_by(leaderboard.c.id)
            .order_by(leaderboard.c.companions > 0, func.count().desc(), leaderboard.c.id)
            .limit(1)
        )
        async with self._begin() as connection:
            found = await connection.scalar(query)
        return None if found is None else LeaderboardId(found)

    async def get_standing(self, match_id: MatchId) -> Standing | None:
        """Return how a match stands; None if it is not finished.

        Raises:
            MatchUnknown: there is no such match.
        """
        async with self._begin() as connection:
            row = (await connection.execute(select(match).where(match.c.id == match_id))).one_or_none()
            if row is None:
                raise MatchUnknown(match_id)
            if row.team_id is None or row.leaderboard_id is None:
                return None
            best, last = await _before(connection, row)
            relatives = (best, last, row.rematch_of)
            known = await results.read_results_of(connection, {match_id, *(one for one in relatives if one)})
            of_team = leaderboard_entry.c.team_id == row.team_id
            here, teams = await _Leaderboard(row.leaderboard_id, row.guild_id).first(connection, of_team)
            daily, daily_teams = None, 0
            if row.day is not None:
                leaderboard_id = await self._find(
                    connection, LeaderboardKey(row.game, row.options, row.seats, row.day, row.companions)
                )
                if leaderboard_id is not None:
                    of_day = _Leaderboard(leaderboard_id, row.guild_id)
                    daily, daily_teams = await of_day.first(connection, of_team)
            new = select(team_achievement.c.name).where(team_achievement.c.match_id == match_id)
            return Standing(
                achievements=frozenset((await connection.scalars(new)).all()),
                result=known[match_id],
                entry=here,
                teams=teams,
                before=known[best] if best else None,
                previous=known[last] if last else None,
                daily=daily,
                daily_teams=daily_teams,
                original=known.get(row.rematch_of),
            )

    async def find_matches_dealt_now(self, listed: Collection[MatchId], guild: GuildId) -> frozenset[MatchId]:
        """Return which of these matches have cards that a live table of a server plays or is to deal."""
        known = select(match.c.id, match.c.seed).where(match.c.id.in_(listed))
        async with self._begin() as connection:
            seeds = {row.id: row.seed for row in await connection.execute(known)}
            original = match.alias("original")
            # A lobby has no seed yet, but it may deal the cards of a finished match again.
            again = match.join(original, original.c.id == match.c.rematch_of)
            live = (match.c.ended.is_(None), match.c.guild_id == guild)
            dealt = union(
                *(
                    select(of.c.seed).select_from(source).where(of.c.seed.in_(set(seeds.values())), *live)
                    for of, source in ((match, match), (original, again))
                )
            )
            found = frozenset((await connection.scalars(dealt)).all())
        return frozenset(number for number, seed in seeds.items() if seed in found)

    async def is_sharing(self, guild: GuildId) -> bool:
        """Return True if a server shares its results with all servers that share theirs."""
        async with self._begin() as connection:
            query = select(shared_guild.c.guild_id).where(shared_guild.c.guild_id == guild)
            return await connection.scalar(query) is not None

    async def _find(self, connection: AsyncConnection, key: LeaderboardKey) -> LeaderboardId | None:
        """Return a leaderboard's id, which never changes, from memory if it was read before."""
        if key not in self._known:
            found = await results.find_leaderboard(connection, key)
            if found is None:
                return None
            self._known[key] = found
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
            await sharing.set_sharing(connection, guild, on=on)


@dataclass(frozen=True, slots=True)
class _Leaderboard:
    """A leaderboard of a season, or of all time; each team has one row on it."""

    id: LeaderboardId
    guild: GuildId | None
    season: Season | None = None

    def shows(self, of: FromClause) -> ColumnElement[bool]:
        return and_(
            of.c.guild_id == (EVERYWHERE if self.guild is None else self.guild),
            of.c.leaderboard_id == self.id,
            of.c.season == (ALL_TIME if self.season is None else self.season.number),
        )

    def select_entries(self) -> Select[Any]:
        ranked = ranking(leaderboard_entry)
        return select(*ranked).where(self.shows(leaderboard_entry)).order_by(*ranked)

    def count(self, of: FromClause = leaderboard_entry, *better: ColumnElement[bool]) -> ScalarSelect[int]:
        counted = select(func.count()).select_from(of).where(self.shows(of), *better)
        return counted.correlate_except(of).scalar_subquery()

    async def first(
        self, connection: AsyncConnection, which: ColumnElement[bool]
    ) -> tuple[LeaderboardEntry | None, int]:
        """Return the best of some rows with its rank among all rows, and the number of all rows."""
        # The few matching rows first: searched in rank order, the database would read the whole leaderboard.
        some = (
            select(*ranking(leaderboard_entry))
            .where(self.shows(leaderboard_entry), which)
            .cte()
            .prefix_with("MATERIALIZED")
        )
        top = select(some).order_by(*ranking(some)).limit(1).subquery()
        other = leaderboard_entry.alias()
        better = tuple_(*ranking(other)) < tuple_(*ranking(top))
        listed = select(
            top.c.match_id, self.count(other, better).label("better"), self.count(other).label("teams")
        ).subquery()
        found = await results.read_results(connection, listed)
        if not found:
            return None, await connection.scalar(select(self.count())) or 0
        ((result, row),) = found
        return LeaderboardEntry(1 + row.better, result), row.teams


async def _before(connection: AsyncConnection, row: Row[Any]) -> tuple[MatchId | None, MatchId | None]:
    """Return the team's best ranked match and its last match on a leaderboard before a match."""
    played = select(match.c.id).where(
        match.c.team_id == row.team_id,
        match.c.guild_id == row.guild_id,
        match.c.leaderboard_id == row.leaderboard_id,
        tuple_(match.c.ended, match.c.id) < tuple_(row.ended, row.id),
    )
    ranked = played.where(match.c.ranked, match.c.score.is_not(None))
    best = ranked.order_by(match.c.score, match.c.violations, match.c.ended, match.c.id).limit(1)
    last = played.order_by(match.c.ended.desc(), match.c.id.desc()).limit(1)
    found = await connection.execute(select(best.scalar_subquery(), last.scalar_subquery()))
    return tuple(found.one())


def _key(row: Row[Any]) -> LeaderboardKey:
    day = date.fromisoformat(row.day) if row.day else None
    return LeaderboardKey(row.game, row.options, row.seats, day, row.companions)
