"""Sharing: which servers' results count for the leaderboards of all servers."""

from sqlalchemy import BigInteger, delete, exists, func, insert, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database import build_insert
from data.records import GuildId
from data.results import EVERYWHERE, lock_shared_leaderboards
from data.schema import leaderboard_entry, shared_guild, team


async def set_sharing(connection: AsyncConnection, guild: GuildId, *, on: bool) -> None:
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
    is_beaten = exists().where(same, moment[1] > moment[0], worth[1] < worth[0])
    entry = dict(mine.c) | {
        "guild_id": literal(EVERYWHERE, BigInteger),
        "best_after": best_after.scalar_subquery(),
    }
    bests = select(*entry.values()).where(mine.c.guild_id.in_(shared), mine.c.team_id.in_(teams), ~is_beaten)
    await connection.execute(insert(leaderboard_entry).from_select(list(entry), bests))
