"""The caretaker: closes lobbies nobody came to, and looks after matches nobody plays on."""

import asyncio
import logging
from datetime import timedelta

import discord

from bot.messages.table_messages import TableMessages
from bot.tables.tables import Tables
from data.errors import StoreError
from data.records import MatchRecord, Phase
from engine.refusals import Refusal

log = logging.getLogger(__name__)

ROUND = 60.0
"""Seconds between two rounds."""
LOBBY_LIFE = timedelta(minutes=30)
REMIND_AFTER = timedelta(hours=12)
SET_ASIDE_AFTER = timedelta(days=1)


class Housekeeping:
    """Goes round all tables of this process once a minute."""

    def __init__(self, tables: Tables, table_messages: TableMessages) -> None:
        """Look after these tables."""
        self._tables = tables
        self._table_messages = table_messages

    async def work(self) -> None:
        """Go round until cancelled."""
        while True:
            await asyncio.sleep(ROUND)
            await self.round()

    async def round(self) -> None:
        """Go round once; a fault at one table keeps no other from being looked after."""
        try:
            records = await self._tables.store.list_live_matches()
        except StoreError as fault:
            log.warning("the caretaker could not go round: %s", type(fault).__name__)
            return
        for record in records:
            try:
                await self._look_after(record)
            except Refusal as refusal:
                log.info("match %s was busy when it was looked after: %s", record.id, refusal.code)
            except (discord.HTTPException, OSError) as fault:
                log.warning("match %s could not be reminded: %s", record.id, type(fault).__name__)
            except Exception:
                log.exception("match %s could not be looked after", record.id)

    async def _look_after(self, record: MatchRecord) -> None:
        idle = self._tables.now() - record.last_active
        if record.phase is Phase.LOBBY:
            if idle > LOBBY_LIFE:
                await self._tables.expire_lobby(record.id, before=self._tables.now() - LOBBY_LIFE)
        elif record.set_aside is not None:
            return
        elif idle > SET_ASIDE_AFTER:
            await self._tables.set_aside(record.id, before=self._tables.now() - SET_ASIDE_AFTER)
        elif idle > REMIND_AFTER and (record.reminded is None or record.reminded < record.last_active):
            # Noted first: a reminder that got lost is better than one every minute.
            await self._table_messages.post_reminder(await self._tables.record_reminder(record.id))
