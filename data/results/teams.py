"""Teams of a server: their people, their names, and their last match there (rulings: B2)."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, func, select

from data.async_engine import AsyncConnection
from data.database import Database
from data.records import GuildId, MatchId, TeamId, UserId
from data.schema import match, result_player, team_member, team_name


@dataclass(frozen=True, slots=True)
class Team:
    """A team, as one server knows it."""

    id: TeamId
    people: tuple[UserId | None, ...]
    """None for a person who was forgotten."""
    name: str | None
    """Its name on this server."""
    last_match: MatchId | None
    """The last match that it finished on this server."""


class Teams:
    """The teams of a database; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find_of_match(self, match_id: MatchId, guild: GuildId) -> Team | None:
        """Return the team of a finished match of a server."""
        query = select(match.c.team_id).where(match.c.id == match_id, match.c.guild_id == guild)
        async with self._database.begin_read() as connection:
            team = await connection.scalar(query)
            return None if team is None else (await _read_teams(connection, [team], guild))[0]

    async def list_of_person(self, user: UserId, guild: GuildId, *, limit: int = 25) -> list[Team]:
        """List the teams of a person on a server, those that have played last first."""
        last = func.max(result_player.c.ended)
        query = (
            select(result_player.c.team_id)
            .where(result_player.c.user_id == user, result_player.c.guild_id == guild)
            .group_by(result_player.c.team_id)
            .order_by(last.desc(), result_player.c.team_id)
            .limit(limit)
        )
        async with self._database.begin_read() as connection:
            return await _read_teams(connection, (await connection.scalars(query)).all(), guild)

    async def list_named(self, guild: GuildId, *, limit: int = 25) -> list[Team]:
        """List teams that have a name on a server, in the order of names."""
        query = select(team_name.c.team_id).where(team_name.c.guild_id == guild).order_by(team_name.c.name)
        async with self._database.begin_read() as connection:
            listed = (await connection.scalars(query.limit(limit))).all()
            return await _read_teams(connection, listed, guild)

    async def get(self, team: TeamId, guild: GuildId) -> Team:
        """Return a team; one that does not exist has no people."""
        async with self._database.begin_read() as connection:
            return (await _read_teams(connection, [team], guild))[0]

    async def set_name(self, team: TeamId, guild: GuildId, name: str) -> None:
        """Store a team's name on a server."""
        async with self._database.begin_write() as connection:
            await connection.execute(
                self._database.build_upsert(team_name, team_id=team, guild_id=guild, name=name)
            )

    async def delete_name(self, team: TeamId, guild: GuildId) -> None:
        """Delete a team's name on a server."""
        async with self._database.begin_write() as connection:
            this = (team_name.c.team_id == team) & (team_name.c.guild_id == guild)
            await connection.execute(delete(team_name).where(this))


async def _read_teams(connection: AsyncConnection, listed: Collection[int], guild: GuildId) -> list[Team]:
    """Read teams, in the given order."""
    members = (
        select(team_member.c.team_id, team_member.c.user_id)
        .where(team_member.c.team_id.in_(listed))
        .order_by(team_member.c.team_id, team_member.c.position)
    )
    people = defaultdict[int, list[UserId | None]](list)
    for team, user in await connection.execute(members):
        people[team].append(user)
    here = (team_name.c.guild_id == guild) & team_name.c.team_id.in_(listed)
    named = await connection.execute(select(team_name.c.team_id, team_name.c.name).where(here))
    names = dict(map(tuple, named))
    played = (match.c.guild_id == guild) & match.c.team_id.in_(listed)
    lasts = await connection.execute(
        select(match.c.team_id, func.max(match.c.id)).where(played).group_by(match.c.team_id)
    )
    last = dict(map(tuple, lasts))
    return [Team(TeamId(team), tuple(people[team]), names.get(team), last.get(team)) for team in listed]
