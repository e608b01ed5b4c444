"""Ended matches: their tables, read from the store once more to show how they ended."""

from dataclasses import replace

from bot.tables import match_log
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.records import Ending, MatchId, MatchRecord


class EndedTables:
    """Reads matches that have ended, for those who show them; changes nothing."""

    def __init__(self, tables: Tables) -> None:
        """Read from the store of these tables, with their dealer and clock."""
        self._tables = tables

    async def read_table(self, match: int) -> Table | None:
        """Read the table of a match that is over, to show its end once more."""
        record = await self._tables.store.get_match(MatchId(match))
        if record is None or record.ended is None:
            return None
        table = await match_log.read_table(self._tables.store, record)
        await self._tables.dealer.update_deal_info(table)
        return table

    async def load_standing(self, table: Table) -> None:
        """Read how a finished match stands among the others now.

        Raises:
            DatabaseRefused: if the database gives no answer.
        """
        ended = table.record.ended
        if ended is not None and ended.ending is Ending.FINISHED:
            table.result_standing = await self._tables.store.leaderboards.get_standing(table.id)

    async def hide_secret_worth(self, record: MatchRecord) -> MatchRecord:
        """Return a match, without its deal's worth as long as somebody may still play the deal.

        Raises:
            DatabaseRefused: if the database gives no answer.
        """
        if record.deal_worth is None:
            return record
        is_open = await self._tables.dealer.is_deal_open(record, self._tables.now())
        return record if is_open else replace(record, deal_worth=None)

    async def read_course(self, table: Table) -> match_log.Course:
        """Read every event of a match as the public table knows it."""
        return await match_log.read_public_course(self._tables.store, table.record)

    async def may_open_hands(self, table: Table) -> bool:
        """Return True if everyone may see the hands of a match that has ended.

        Raises:
            DatabaseRefused: if the database gives no answer.
        """
        ended = table.record.ended
        if ended is None or ended.ending not in {Ending.FINISHED, Ending.ABANDONED}:
            return False
        return await self._tables.dealer.is_deal_open(table.record, self._tables.now())
