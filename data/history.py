"""The history of a server's matches, newest first."""

import json
from dataclasses import dataclass

from sqlalchemy import select, text

from data import matches
from data.async_engine import AsyncConnection
from data.database import Database, build_insert
from data.paging import count_pages
from data.records import GuildId, MatchRecord
from data.schema import guild_match_count, match, match_step


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of a server's matches."""

    matches: tuple[MatchRecord, ...]
    """Newest first."""
    page: int
    pages: int
    """At least one, which may be empty."""
    total: int


class History:
    """The match history of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_page(self, guild: GuildId, page: int = 1, size: int = 10) -> HistoryPage:
        """Return a page of the finished and abandoned matches of a server.

        Raises:
            PageUnknown: there is no such page.
        """
        async with self._database.begin_read() as connection:
            total = (
                await connection.scalar(
                    select(guild_match_count.c.matches).where(guild_match_count.c.guild_id == guild)
                )
                or 0
            )
            pages = count_pages(total, page, size)
            newest = await read_newest(connection, guild, size, (page - 1) * size)
        return HistoryPage(newest, page, pages, total)

    async def list_used_themes(self, guild: GuildId, game: str, *, count: int = 100) -> list[str]:
        """List the keys of a game's themes in the last matches of a server, newest first, each once."""
        async with self._database.begin_read() as connection:
            here = (match.c.guild_id == guild) & _PLAYED
            last = select(match.c.id, match.c.game).where(here).order_by(match.c.ended.desc()).limit(count)
            newest = last.subquery()
            query = (
                select(match_step.c.events)
                .join(newest, newest.c.id == match_step.c.match_id)
                .where(newest.c.game == game, match_step.c.events.contains(f'"{_THEME_CHOSEN}"'))
                .order_by(match_step.c.match_id.desc(), match_step.c.step.desc())
            )
            steps = (await connection.scalars(query)).all()
        events = (event for step in steps for event in reversed(json.loads(step)))
        return list(dict.fromkeys(event["theme"] for event in events if event["kind"] == _THEME_CHOSEN))


async def read_newest(
    connection: AsyncConnection, guild: GuildId, count: int, skipped: int = 0
) -> tuple[MatchRecord, ...]:
    """Read the finished and abandoned matches of a server, newest first."""
    here = (match.c.guild_id == guild) & _PLAYED
    newest = (match.c.ended.desc(), match.c.id.desc())
    query = select(match.c.id).where(here).order_by(*newest).offset(skipped).limit(count)
    listed = (await connection.scalars(query)).all()
    records = {record.id: record for record in await matches.read_matches(connection, match.c.id.in_(listed))}
    return tuple(records[match_id] for match_id in listed)


async def count_match(connection: AsyncConnection, guild: GuildId) -> None:
    """Count one more match that was finished or abandoned."""
    query = build_insert(connection.dialect.name, guild_match_count).values(guild_id=guild, matches=1)
    more = {"matches": guild_match_count.c.matches + 1}
    await connection.execute(
        query.on_conflict_do_update(index_elements=[guild_match_count.c.guild_id], set_=more)
    )


_THEME_CHOSEN = "theme-chosen"
"""The kind of ito's event that names a theme."""
# Written exactly as in the index: a database uses a partial index only for a condition it recognises.
_PLAYED = text("match.ending IN ('finished', 'abandoned')")
