"""Boards: the best results of teams, a server's own or all that share theirs (rulings: B2 to B5)."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Select,
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
from data.database import Database, inserting
from data.errors import MatchUnknown
from data.paging import count_pages
from data.records import BoardKey, GuildId, MatchId, Place, Result, UserId
from data.results import EVERYWHERE
from data.schema import board, match, place, shared_guild, team, team_member


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A page of a board."""

    rows: tuple[Place, ...]
    page: int
    pages: int
    """At least one, which may be empty."""
    teams: int
    """How many stand on the whole board."""
    own: Place | None
    """Where the best of one person's teams stands, on this page or elsewhere."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a finished match stands among the others of its server."""

    result: Result
    place: Place | None
    """The team's best on the board, whether or not it is this match."""
    teams: int
    """How many stand on the board."""
    before: Result | None
    """The team's best ranked result on this board before this match."""
    previous: Result | None
    """The team's last match on this board before this one, ranked or not."""
    daily: Place | None
    """The team's best on the board of the day's deal, for one of its matches."""
    daily_teams: int
    original: Result | None
    """The finished match that this one dealt again."""

    @property
    def best(self) -> bool:
        """Whether this match is the team's best now."""
        return self.place is not None and self.place.result.match == self.result.match


class Boards:
    """The boards of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self,
        key: BoardKey,
        *,
        guild: GuildId | None,
        since: datetime | None = None,
        page: int = 1,
        size: int = 10,
        person: UserId | None = None,
    ) -> BoardPage:
        """Look at a page of a board, one row a team, of matches that ended at a moment or later.

        Without a guild: of all that share their boards.

        Raises:
            PageUnknown: there is no such page.
        """
        async with self._database.reading() as connection:
            board_id = await results.find_board(connection, key)
            if board_id is None:
                return BoardPage((), page, count_pages(0, page, size), 0, None)
            on_board = _on_board(board_id, guild, since)
            teams = await _count(connection, on_board)
            pages = count_pages(teams, page, size)
            first = (page - 1) * size
            query = select(place.c.match_id).where(on_board).order_by(*_RANK).offset(first).limit(size)
            listed = (await connection.scalars(query)).all()
            found = await results.read(connection, listed)
            rows = tuple(
                Place(rank, found[match_id]) for rank, match_id in enumerate(listed, start=first + 1)
            )
            own = None if person is None else await _own(connection, on_board, person)
        return BoardPage(rows, page, pages, teams, own)

    async def keys(self, guild: GuildId | None) -> tuple[BoardKey, ...]:
        """List the boards that hold results, those of daily deals aside."""
        query = _boards(guild).where(board.c.day == "")
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(board.c.game, board.c.seats, board.c.options))
            return tuple(_key(row) for row in rows)

    async def days(self, guild: GuildId | None, limit: int = 25) -> tuple[BoardKey, ...]:
        """List the boards of daily deals that hold results, the newest first."""
        query = _boards(guild).where(board.c.day > "")
        newest = (board.c.day.desc(), board.c.game, board.c.seats, board.c.options)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(*newest).limit(limit))
            return tuple(_key(row) for row in rows)

    async def standing(self, match_id: MatchId) -> Standing | None:
        """Tell how a match stands; None if it is not finished.

        Raises:
            MatchUnknown: there is no such match.
        """
        async with self._database.reading() as connection:
            row = (await connection.execute(select(match).where(match.c.id == match_id))).one_or_none()
            if row is None:
                raise MatchUnknown(match_id)
            if row.team_id is None or row.board_id is None:
                return None
            known = await results.read(
                connection, [match_id] if row.again_of is None else [match_id, row.again_of]
            )
            best, last = await _before(connection, row)
            earlier = await results.read(connection, [one for one in (best, last) if one is not None])
            here = _on_board(row.board_id, row.guild_id, None)
            daily, daily_teams = None, 0
            if row.day is not None:
                board_id = await results.find_board(
                    connection, BoardKey(row.game, row.options, row.seats, row.day)
                )
                if board_id is not None:
                    there = _on_board(board_id, row.guild_id, None)
                    daily = await _first(connection, there & (place.c.team_id == row.team_id), there)
                    daily_teams = await _count(connection, there)
            return Standing(
                result=known[match_id],
                place=await _first(connection, here & (place.c.team_id == row.team_id), here),
                teams=await _count(connection, here),
                before=None if best is None else earlier[best],
                previous=None if last is None else earlier[last],
                daily=daily,
                daily_teams=daily_teams,
                original=known.get(row.again_of),
            )

    async def shared(self, guild: GuildId) -> bool:
        """Tell whether a server shares its boards."""
        async with self._database.reading() as connection:
            query = select(shared_guild.c.guild_id).where(shared_guild.c.guild_id == guild)
            return await connection.scalar(query) is not None

    async def share(self, guild: GuildId, *, on: bool) -> None:
        """Let a server's results stand on the boards of all servers, or take them away."""
        async with self._database.writing() as connection:
            await results.sharing(connection, alone=True)
            if on:
                added = inserting(connection.dialect.name, shared_guild).values(guild_id=guild)
                await connection.execute(added.on_conflict_do_nothing())
            else:
                await connection.execute(delete(shared_guild).where(shared_guild.c.guild_id == guild))
            await _rebuild(connection, guild)


_RANK = (place.c.score, place.c.slips, place.c.ended, place.c.match_id)
"""Best first (rulings: B3, B4); a score holds all that a game ranks by before the numbers spoken."""


def _on_board(board_id: int, guild: GuildId | None, since: datetime | None) -> ColumnElement[bool]:
    """Choose the one row of each team; `data.bests` says why there is one."""
    here = (place.c.guild_id == (EVERYWHERE if guild is None else guild)) & (place.c.board_id == board_id)
    if since is None:
        return here & place.c.bar.is_(None)
    return here & (place.c.ended >= since) & or_(place.c.bar.is_(None), place.c.bar < since)


async def _count(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(place).where(which)) or 0


async def _own(connection: AsyncConnection, on_board: ColumnElement[bool], person: UserId) -> Place | None:
    theirs = select(team_member.c.team_id).where(team_member.c.user_id == person)
    return await _first(connection, on_board & place.c.team_id.in_(theirs), on_board)


async def _first(
    connection: AsyncConnection, which: ColumnElement[bool], on_board: ColumnElement[bool]
) -> Place | None:
    """Find the best of some rows of a board, and its rank among all."""
    row = (await connection.execute(select(place).where(which).order_by(*_RANK).limit(1))).one_or_none()
    if row is None:
        return None
    better = tuple_(*_RANK) < tuple_(row.score, row.slips, row.ended, row.match_id)
    found = await results.read(connection, [row.match_id])
    return Place(1 + await _count(connection, on_board & better), found[row.match_id])


async def _before(connection: AsyncConnection, row: Row[Any]) -> tuple[MatchId | None, MatchId | None]:
    """Find the team's best ranked and its last match on a board before a match."""
    played = select(match.c.id).where(
        match.c.team_id == row.team_id,
        match.c.guild_id == row.guild_id,
        match.c.board_id == row.board_id,
        tuple_(match.c.ended, match.c.id) < tuple_(row.ended, row.id),
    )
    ranked = played.where(match.c.ranked, match.c.score.is_not(None))
    best = ranked.order_by(match.c.score, match.c.slips, match.c.ended, match.c.id).limit(1)
    last = played.order_by(match.c.ended.desc(), match.c.id.desc()).limit(1)
    return await connection.scalar(best), await connection.scalar(last)


def _boards(guild: GuildId | None) -> Select[Any]:
    here = (place.c.guild_id == (EVERYWHERE if guild is None else guild)) & (place.c.board_id == board.c.id)
    return select(board).where(exists().where(here))


def _key(row: Row[Any]) -> BoardKey:
    return BoardKey(row.game, row.options, row.seats, date.fromisoformat(row.day) if row.day else None)


async def _rebuild(connection: AsyncConnection, guild: GuildId) -> None:
    """Find anew what stands on the boards of all servers of the teams that played on one of them."""
    teams = select(place.c.team_id).where(place.c.guild_id == guild)
    locked = select(team.c.id).where(team.c.id.in_(teams)).order_by(team.c.id).with_for_update()
    if connection.dialect.name == "postgresql":
        await connection.execute(locked)
    await connection.execute(delete(place).where(place.c.guild_id == EVERYWHERE, place.c.team_id.in_(teams)))
    mine, other = place.alias("mine"), place.alias("other")
    shared = select(shared_guild.c.guild_id)
    same = (
        (other.c.team_id == mine.c.team_id)
        & (other.c.board_id == mine.c.board_id)
        & other.c.guild_id.in_(shared)
    )
    moment = tuple_(mine.c.ended, mine.c.match_id), tuple_(other.c.ended, other.c.match_id)
    worth = tuple_(mine.c.score, mine.c.slips), tuple_(other.c.score, other.c.slips)
    bar = select(func.max(other.c.ended)).where(same, moment[1] < moment[0], worth[1] <= worth[0])
    bettered = exists().where(same, moment[1] > moment[0], worth[1] < worth[0])
    bests = select(
        mine.c.match_id,
        mine.c.board_id,
        literal(EVERYWHERE, BigInteger),
        mine.c.team_id,
        mine.c.score,
        mine.c.slips,
        mine.c.ended,
        bar.scalar_subquery(),
    ).where(mine.c.guild_id.in_(shared), mine.c.team_id.in_(teams), ~bettered)
    names = ["match_id", "board_id", "guild_id", "team_id", "score", "slips", "ended", "bar"]
    await connection.execute(insert(place).from_select(names, bests))
