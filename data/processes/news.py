"""News for the other processes that share a PostgreSQL: the data they keep of a person has changed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from sqlalchemy import func, select

from data.async_engine import AsyncConnection
from data.database import Database
from data.records import UserId

CHANNEL: Final = "unspoken_news"
"""The channel of PostgreSQL's NOTIFY."""


class NewsKind(StrEnum):
    """A kind of change of a person's data."""

    PREFERENCES = "preferences"
    FORGOTTEN = "forgotten"


@dataclass(frozen=True, slots=True)
class News:
    """One change of a person's data."""

    kind: NewsKind
    user: UserId
    sender: int
    """The first shard of the process that made the change."""

    @classmethod
    def parse(cls, payload: str) -> Self | None:
        """Read another process's message; `None` for one of a newer program."""
        try:
            kind, user, sender = payload.split(" ")
            return cls(NewsKind(kind), UserId(int(user)), int(sender))
        except ValueError:
            return None


async def send_news(database: Database, connection: AsyncConnection, kind: NewsKind, user: UserId) -> None:
    """Send news with the commit of a transaction; without other processes nothing is sent."""
    if not database.shards.are_all:
        payload = f"{kind} {user} {database.shards.ids.start}"
        await connection.execute(select(func.pg_notify(CHANNEL, payload)))
