"""Loads the replays that members of a server may open, and keeps those opened last."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from cachetools import LRUCache

from bot.replay.replay import Replay, ReplayUnreadable, replay_match
from bot.tables import refusals
from bot.tables.dealer import Dealer
from data.records import DealKind, Ending, MatchId, MatchRecord, UserId
from data.store import Store

MAX_REPLAYS = 16
"""The maximum number of replays in memory, about as many as are open at the same time."""
_LARGEST = 2**63 - 1


class ReplayLoader:
    """Loads ended matches from the store, and caches their replays."""

    def __init__(self, store: Store, now: Callable[[], datetime], max_replays: int = MAX_REPLAYS) -> None:
        self._store = store
        self._dealer = Dealer(store)
        self._now = now
        self._replays = LRUCache[MatchId, Replay](max_replays)

    async def load(self, match: int, guild: int, user: int) -> tuple[MatchRecord, Replay]:
        """Return an ended match of a server and its replay, and record that the user has seen its cards.

        The players are read each time, so that a user who was forgotten is forgotten here too.

        Raises:
            MatchUnknown: if this server has no such match.
            StillRunning, NeverStarted: if there is nothing to replay.
            MatchUnreadable: if what is stored cannot be read.
            DealInPlay: if the user is playing the same cards in a running match.
            RoundStillPlayed: if other tables of the round still play them, and the user was not at this one.
        """
        record = await self.find(match, guild)
        if not await self.may_open(record, UserId(user)):
            raise refusals.RoundStillPlayed
        await self._dealer.require_not_playing(UserId(user), [record.seed or ""])
        replay = self._replays.get(record.id) or await self._load_replay(record)
        self._replays[record.id] = replay
        await self._record_view(record, UserId(user))
        if replay.ruleset.has_texts:
            # Never kept: they are deleted with the person who wrote them.
            replay = replace(replay, texts=await self._store.written_texts.texts_of_match(record.id))
        return record, replay

    async def may_open(self, record: MatchRecord, user: UserId) -> bool:
        """Return True unless others still play the cards of a night's round, and the user was not here."""
        if record.deal is not DealKind.NIGHT or user in {player.user for player in record.players}:
            return True
        return await self._dealer.is_deal_open(record, self._now())

    async def is_seed_public(self, record: MatchRecord) -> bool:
        """Return True if the match's seed is public: not while its day lasts or its round is played."""
        return await self._dealer.is_seed_public(record, self._now())

    async def require_sharable(self, record: MatchRecord) -> None:
        """Check that nobody on the server may still play the cards of a replay.

        Raises:
            DealStillPlayed: if it is the deal of this day, or dealt at a table of the same server.
        """
        is_open = await self._dealer.is_deal_open(record, self._now())
        if not is_open:
            raise refusals.DealStillPlayed

    async def require_round_over(self, record: MatchRecord) -> None:
        """Check that no table of the server may still play the cards of a night's round.

        Raises:
            RoundStillPlayed: if one may.
        """
        is_open = await self._dealer.is_deal_open(record, self._now())
        if not is_open:
            raise refusals.RoundStillPlayed

    async def find(self, match: int, guild: int) -> MatchRecord:
        """Return an ended match of a server, of which nothing is shown yet.

        Raises:
            MatchUnknown, StillRunning, NeverStarted: if there is none to replay.
        """
        if not 0 < match <= _LARGEST:
            raise refusals.MatchUnknown(str(match))
        record = await self._store.get_match(MatchId(match))
        if record is None or record.guild != guild:
            raise refusals.MatchUnknown(str(match))
        if record.started is None or (record.ended and record.ended.ending is Ending.CANCELLED):
            raise refusals.NeverStarted(str(match))
        if record.ended is None:
            raise refusals.StillRunning(str(match))
        return record

    async def _load_replay(self, record: MatchRecord) -> Replay:
        steps = await self._store.list_steps(record.id)
        try:
            # A long match takes a moment, and other tables are played meanwhile.
            return await asyncio.to_thread(replay_match, record, steps)
        except ReplayUnreadable:
            raise refusals.MatchUnreadable(str(record.id)) from None

    async def _record_view(self, record: MatchRecord, user: UserId) -> None:
        """Record that the user knows this deal, before anything is shown."""
        await self._store.deals.add_replay_view(record.id, user)
