"""Updates the tables after a restart: their last change may have been stored but not shown."""

import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TypeVar

from bot.companion_driver.driver import CompanionDriver
from bot.messages.table_messages import TableMessages
from bot.tables.ended_tables import EndedTables
from bot.tables.refusals import LobbyExpired
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.errors import TableGone
from data.records import MatchId, MatchRecord
from data.shards import Shards
from engine.refusals import Refusal

log = logging.getLogger(__name__)

Item = TypeVar("Item")
RESTORE_PERIOD = timedelta(minutes=15)
"""Tables active in the last minutes are updated after a restart."""


class TableRestorer:
    """Reads the live tables at the start, and takes them up once their shard is connected."""

    def __init__(
        self,
        tables: Tables,
        ended_tables: EndedTables,
        table_messages: TableMessages,
        companion_driver: CompanionDriver,
    ) -> None:
        self._tables = tables
        self._ended_tables = ended_tables
        self._table_messages = table_messages
        self._companion_driver = companion_driver
        self._to_restore: list[tuple[MatchRecord, bool]] = []
        """The matches whose messages are updated once connected; True for those live at the start."""
        self._to_resume: list[MatchRecord] = []
        """The live matches, whose companions go on once connected."""

    async def load(self) -> None:
        """Read which channels have a table, and which tables may have to be updated."""
        live = self._to_resume = await self._tables.load_channels()
        since = self._tables.now() - RESTORE_PERIOD
        ended = await self._tables.store.list_matches_ended_since(since)
        self._to_restore = [
            *((record, True) for record in live if record.last_active > since and record.set_aside is None),
            *((record, False) for record in ended if record.message is not None),
        ]
        log.info("%d tables are live", len(live))

    async def resume(self, shards: Shards | None) -> None:
        """Update the tables of these shards, or of all, that have not been yet; their companions go on."""
        restored, self._to_restore = _split(self._to_restore, lambda item: item[0].guild, shards)
        resumed, self._to_resume = _split(self._to_resume, lambda record: record.guild, shards)
        for record, was_live in restored:
            if not was_live and self._table_messages.is_closed(record):
                continue
            try:
                table = await self._find_table(record.id, was_live=was_live)
                if table is not None:
                    self._table_messages.restore(table)
            except Refusal as refusal:
                log.info("match %s needs no update: %s", record.id, refusal.code)
        self._companion_driver.resume(resumed)

    async def show_end(self, match: int, message: int) -> None:
        """Update a message if it shows a table that has ended: the end may never have been shown."""
        with contextlib.suppress(Refusal):
            table = await self._ended_tables.read_table(match)
            if table is not None and table.message == message:
                self._table_messages.restore(table)

    async def _find_table(self, match: MatchId, *, was_live: bool) -> Table | None:
        """Return the table of a match that was live or had ended at the start; it may have ended since."""
        if was_live:
            with contextlib.suppress(LobbyExpired, TableGone):
                return await self._tables.get(match)
        return await self._ended_tables.read_table(match)


def _split(
    items: Sequence[Item], guild_of: Callable[[Item], int], shards: Shards | None
) -> tuple[list[Item], list[Item]]:
    """Return the items of servers of these shards, and the rest; `None` stands for all shards."""
    if shards is None:
        return list(items), []
    here = [item for item in items if shards.own(guild_of(item))]
    return here, [item for item in items if not shards.own(guild_of(item))]
