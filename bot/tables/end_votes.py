"""Ending a running match by the people at its table: at once, or by their votes."""

from datetime import timedelta
from typing import Final

from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.errors import NotSeated
from data.records import UserId

VOTE_LIFE: Final = timedelta(minutes=5)
"""How long a vote for the end of a match counts."""


class EndVotes:
    """Counts the votes for the end of a match, which the store keeps."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def end(self, match: int, user: UserId, *, manages: bool) -> Table:
        """End a running match at once, or vote for it (rulings: B1).

        It is recorded as abandoned, or as cancelled if nothing was played yet.

        Votes of others count for `VOTE_LIFE`.

        Raises:
            NotStarted, NotAllowedToEnd: if that cannot be.
        """
        async with self._tables.changing(match) as table:
            ended = table.ends_alone(user, manages=manages)
            if not ended:
                await self._drop_lapsed(table)
                table.record = await self._store.vote_to_end(table.id, user, self._tables.now())
                ended = table.end_votes >= table.votes_needed
            if ended:
                await self._tables.stop_play(table)
        self._tables.notify(table, TableChange.ENDED if ended else TableChange.NOTED, (), user)
        return table

    async def take_back_vote(self, match: int, user: UserId) -> Table:
        """Take back a vote for the end of a match, if there is one.

        Raises:
            NotSeated: if the person does not sit here.
        """
        async with self._tables.changing(match) as table:
            if not table.is_seated(user):
                raise NotSeated
            table.record = await self._store.vote_to_end(table.id, user, None)
        self._tables.notify(table, TableChange.NOTED, (), user)
        return table

    async def drop_lapsed_votes(self, match: int) -> Table:
        """Drop the votes for the end of a match that were given too long ago."""
        async with self._tables.changing(match) as table:
            await self._drop_lapsed(table)
        self._tables.notify(table, TableChange.NOTED, (), None)
        return table

    async def _drop_lapsed(self, table: Table) -> None:
        table.record = await self._store.delete_end_votes(table.id, self._tables.now() - VOTE_LIFE)
