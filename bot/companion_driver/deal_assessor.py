"""Assesses the deal of a finished match in the background, and has its result mention the worth."""

import logging
from collections.abc import Callable, Sequence

from bot.companion_driver.worker import CompanionWorker
from bot.process.background_tasks import BackgroundTasks
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.errors import DatabaseRefused
from data.records import Ending, UserId
from engine.model import Event

log = logging.getLogger(__name__)


class DealAssessor:
    """Assesses the deal of every match that is played to its end; where that fails, its result says less."""

    def __init__(self, tables: Tables, worker: CompanionWorker, refresh: Callable[[Table], None]) -> None:
        """Watch these tables; `refresh` is called once a table's result can say more."""
        self._tables = tables
        self._worker = worker
        self._refresh = refresh
        self._tasks = BackgroundTasks()
        tables.subscribe(self.handle_change)

    def handle_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Assess the deal of a match that has just been finished."""
        del events, by
        ended = table.record.ended
        if news is TableChange.ENDED and ended is not None and ended.ending is Ending.FINISHED:
            self._tasks.start(self._assess(table))

    async def wait_until_idle(self) -> None:
        """Wait until no deal is assessed."""
        await self._tasks.wait()

    async def _assess(self, table: Table) -> None:
        if table.record.initial_state is None:
            return
        dealt = table.ruleset.states.validate_json(table.record.initial_state)
        worth = await self._worker.assess_deal(table.ruleset.slug, dealt)
        if worth is None:
            return
        try:
            await self._tables.set_deal_worth(table, worth.model_dump_json())
        except DatabaseRefused:
            log.info("match %s: what its deal was worth could not be stored", table.id)
        else:
            self._refresh(table)
