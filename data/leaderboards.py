"""Leaderboards: the best results of teams, a server's own or all that share theirs (rulings: B2 to B5)."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    FromClause,
    Row,
    ScalarSelect,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data import results
from data.database import Database, build_insert
from data.errors import MatchUnknown
from data.paging import count_pages
from data.records import GuildId, LeaderboardEntry, LeaderboardKey, MatchId, Result, UserId
from data.results import EVERYWHERE
from data.schema import leaderboard, leaderboard_entry, match, shared_guild, team, team_member


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard."""

    rows: tuple[LeaderboardEntry, ...]
    page: int
    pages: int
    """At least one, which may be empty."""
    teams: int
    """How many stand on the whole leaderboard."""
    own: LeaderboardEntry | None
    """Where the best of one person's teams stands, on this page or elsewhere."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a finished match stands among the others of its server."""

    result: Result
    entry: LeaderboardEntry | None
    """The team's best on the leaderboard, whether or not it is this match."""
    teams: int
    """How many stand on the leaderboard."""
    before: Result | None
    """The team's best ranked result on this leaderboard before this match."""
    previous: Result | None
    """The team's last match on this leaderboard before this one, ranked or not."""
    daily: LeaderboardEntry | None
    """The team's best on the leaderboard of the day's deal, for one of its matches."""
    daily_teams: int
    original: Result | None
    """The finished match that this one dealt again."""

    @property
    def best(self) -> bool:
        """Whether this match is the team's best now."""
        return self.entry is not None and self.entry.result.match == self.result.match


class Leaderboards:
    """The leaderboards of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[LeaderboardKey, int] = {}

    async def _find(self, connection: AsyncConnection, key: LeaderboardKey) -> int | None:
        """Find a leaderboard's number, which stays what it is."""
        if key not in self._known:
            found = await results.find_leaderboard(connection, key)
            if found is None:
                return None
            self._known[key] = found
        return self._known[key]

    async def get_page(
        self,
        key: LeaderboardKey,
        *,
        guild: GuildId | None,
        since: datetime | None = None,
        page: int = 1,
        size: int = 10,
        person: UserId | None = None,
    ) -> LeaderboardPage:
        """Look at a page of a leaderboard, one row a team, of matches that ended at a moment or later.

        Without a guild: of all that share their leaderboards.

        Raises:
            PageUnknown: there is no such page.
        """
        first = (page - 1) * size
        async with self._database.begin_read() as connection:
            leaderboard_id = await self._find(connection, key)
            if leaderboard_id is None:
                return LeaderboardPage((), page, count_pages(0, page, size), 0, None)
            current = _Leaderboard(leaderboard_id, guild, since)
            teams = current.count().label("teams")
            listed = current.listed().offset(max(first, 0)).limit(size).add_columns(teams).subquery()
            found = await results.read_results(connection, listed, *_rank(listed))
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

    async def list_keys(self, guild: GuildId | None) -> tuple[LeaderboardKey, ...]:
        """List the leaderboards that hold results, those of daily deals aside."""
        query = _leaderboards(guild).where(leaderboard.c.day == "")
        async with self._database.begin_read() as connection:
            rows = await connection.execute(
                query.order_by(leaderboard.c.game, leaderboard.c.seats, leaderboard.c.options)
            )
            return tuple(_key(row) for row in rows)

    async def find_most_played(
        self, guild: GuildId, game: str, seats: int | None = None
    ) -> LeaderboardKey | None:
        """Find the leaderboard of a game, or of a game for so many, that holds most of a server's results."""
        of_game = [leaderboard.c.game == game, leaderboard.c.day == ""]
        if seats is not None:
            of_game.append(leaderboard.c.seats == seats)
        query = (
            select(leaderboard)
            .join_from(leaderboard_entry, leaderboard, leaderboard_entry.c.leaderboard_id == leaderboard.c.id)
            .where(leaderboard_entry.c.guild_id == guild, *of_game)
            .group_by(*leaderboard.c)
            .order_by(func.count().desc(), leaderboard.c.id)
            .limit(1)
        )
        async with self._database.begin_read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _key(row)

    async def list_daily_keys(self, guild: GuildId | None, limit: int = 25) -> tuple[LeaderboardKey, ...]:
        """List the leaderboards of daily deals that hold results, the newest first."""
        query = _leaderboards(guild).where(leaderboard.c.day > "")
        newest = (leaderboard.c.day.desc(), leaderboard.c.game, leaderboard.c.seats, leaderboard.c.options)
        async with self._database.begin_read() as connection:
            rows = await connection.execute(query.order_by(*newest).limit(limit))
            return tuple(_key(row) for row in rows)

    async def get_standing(self, match_id: MatchId) -> Standing | None:
        """Tell how a match stands; None if it is not finished.

        Raises:
            MatchUnknown: there is no such match.
        """
        async with self._database.begin_read() as connection:
            row = (await connection.execute(select(match).where(match.c.id == match_id))).one_or_none()
            if row is None:
                raise MatchUnknown(match_id)
            if row.team_id is None or row.leaderboard_id is None:
                return None
            best, last = await _before(connection, row)
            relatives = (best, last, row.rematch_of)
            known = await results.read_results_of(connection, {match_id, *(one for one in relatives if one)})
            of_team = leaderboard_entry.c.team_id == row.team_id
            here, teams = await _Leaderboard(row.leaderboard_id, row.guild_id, None).first(
                connection, of_team
            )
            daily, daily_teams = None, 0
            if row.day is not None:
                leaderboard_id = await self._find(
                    connection, LeaderboardKey(row.game, row.options, row.seats, row.day)
                )
                if leaderboard_id is not None:
                    of_day = _Leaderboard(leaderboard_id, row.guild_id, None)
                    daily, daily_teams = await of_day.first(connection, of_team)
        return Standing(
            result=known[match_id],
            entry=here,
            teams=teams,
            before=known[best] if best else None,
            previous=known[last] if last else None,
            daily=daily,
            daily_teams=daily_teams,
            original=known.get(row.rematch_of),
        )

    async def is_sharing(self, guild: GuildId) -> bool:
        """Tell whether a server shares its leaderboards."""
        async with self._database.begin_read() as connection:
            query = select(shared_guild.c.guild_id).where(shared_guild.c.guild_id == guild)
            return await connection.scalar(query) is not None

    async def set_sharing(self, guild: GuildId, *, on: bool) -> None:
        """Let a server's results stand on the leaderboards of all servers, or take them away."""
        async with self._database.begin_write() as connection:
            await results.lock_shared_leaderboards(connection, alone=True)
            if on:
                added = build_insert(connection.dialect.name, shared_guild).values(guild_id=guild)
                await connection.execute(added.on_conflict_do_nothing())
            else:
                await connection.execute(delete(shared_guild).where(shared_guild.c.guild_id == guild))
            await _rebuild(connection, guild)


def _rank(of: FromClause) -> tuple[ColumnElement[Any], ...]:
    """Order the best first (rulings: B3, B4); a score holds all that ranks before the numbers spoken."""
    return of.c.score, of.c.violations, of.c.ended, of.c.match_id


@dataclass(frozen=True, slots=True)
class _Leaderboard:
    """A leaderboard as of a period, on which each team has one row; `data.team_bests` says why it is one."""

    number: int
    guild: GuildId | None
    since: datetime | None

    def shows(self, of: FromClause) -> ColumnElement[bool]:
        guild = EVERYWHERE if self.guild is None else self.guild
        here = and_(of.c.guild_id == guild, of.c.leaderboard_id == self.number)
        if self.since is None:
            return and_(here, of.c.best_after.is_(None))
        return and_(
            here, of.c.ended >= self.since, or_(of.c.best_after.is_(None), of.c.best_after < self.since)
        )

    def listed(self) -> Select[Any]:
        ranked = _rank(leaderboard_entry)
        return select(*ranked).where(self.shows(leaderboard_entry)).order_by(*ranked)

    def count(self, of: FromClause = leaderboard_entry, *better: ColumnElement[bool]) -> ScalarSelect[int]:
        counted = select(func.count()).select_from(of).where(self.shows(of), *better)
        return counted.correlate_except(of).scalar_subquery()

    async def first(
        self, connection: AsyncConnection, which: ColumnElement[bool]
    ) -> tuple[LeaderboardEntry | None, int]:
        """Find the best of some rows with its rank among all, and how many there are."""
        # First all, which are few: found in order, they would lead through the whole leaderboard.
        some = (
            select(*_rank(leaderboard_entry))
            .where(self.shows(leaderboard_entry), which)
            .cte()
            .prefix_with("MATERIALIZED")
        )
        top = select(some).order_by(*_rank(some)).limit(1).subquery()
        other = leaderboard_entry.alias()
        better = tuple_(*_rank(other)) < tuple_(*_rank(top))
        listed = select(
            top.c.match_id, self.count(other, better).label("better"), self.count(other).label("teams")
        ).subquery()
        found = await results.read_results(connection, listed)
        if not found:
            return None, await connection.scalar(select(self.count())) or 0
        ((result, row),) = found
        return LeaderboardEntry(1 + row.better, result), row.teams


async def _before(connection: AsyncConnection, row: Row[Any]) -> tuple[MatchId | None, MatchId | None]:
    """Find the team's best ranked and its last match on a leaderboard before a match."""
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


def _leaderboards(guild: GuildId | None) -> Select[Any]:
    here = (leaderboard_entry.c.guild_id == (EVERYWHERE if guild is None else guild)) & (
        leaderboard_entry.c.leaderboard_id == leaderboard.c.id
    )
    return select(leaderboard).where(exists().where(here))


def _key(row: Row[Any]) -> LeaderboardKey:
    return LeaderboardKey(row.game, row.options, row.seats, date.fromisoformat(row.day) if row.day else None)


async def _rebuild(connection: AsyncConnection, guild: GuildId) -> None:
    """Find anew what stands on the leaderboards of all servers of the teams that played on one of them."""
    teams = select(leaderboard_entry.c.team_id).where(leaderboard_entry.c.guild_id == guild)
    locked = select(team.c.id).where(team.c.id.in_(teams)).order_by(team.c.id).with_for_update()
    if connection.dialect.name == "postgresql":
        await connection.execute(locked)
    await connection.execute(
        delete(leaderboard_entry).where(
            leaderboard_entry.c.guild_id == EVERYWHERE, leaderboard_entry.c.team_id.in_(teams)
        )
    )
    mine, other = leaderboard_entry.alias("mine"), leaderboard_entry.alias("other")
    shared = select(shared_guild.c.guild_id)
    same = (
        (other.c.team_id == mine.c.team_id)
        & (other.c.leaderboard_id == mine.c.leaderboard_id)
        & other.c.guild_id.in_(shared)
    )
    moment = tuple_(mine.c.ended, mine.c.match_id), tuple_(other.c.ended, other.c.match_id)
    worth = tuple_(mine.c.score, mine.c.violations), tuple_(other.c.score, other.c.violations)
    best_after = select(func.max(other.c.ended)).where(same, moment[1] < moment[0], worth[1] <= worth[0])
    bettered = exists().where(same, moment[1] > moment[0], worth[1] < worth[0])
    bests = select(
        mine.c.match_id,
        mine.c.leaderboard_id,
        literal(EVERYWHERE, BigInteger),
        mine.c.team_id,
        mine.c.score,
        mine.c.violations,
        mine.c.ended,
        best_after.scalar_subquery(),
    ).where(mine.c.guild_id.in_(shared), mine.c.team_id.in_(teams), ~bettered)
    names = [
        "match_id",
        "leaderboard_id",
        "guild_id",
        "team_id",
        "score",
        "violations",
        "ended",
        "best_after",
    ]
    await connection.execute(insert(leaderboard_entry).from_select(names, bests))
