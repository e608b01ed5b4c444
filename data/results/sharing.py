"""Sharing: which servers' results count for the leaderboards of all servers."""

from sqlalchemy import BigInteger, delete, exists, insert, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database import build_insert
from data.records import GuildId
from data.results.results import EVERYWHERE, lock_shared_leaderboards, ranking
from data.schema import leaderboard_entry, shared_guild


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
