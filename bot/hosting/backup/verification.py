"""The verification of a database: every match in it is replayed from its first card."""

import asyncio
from dataclasses import dataclass, replace

from bot.replay.replay import CheckResult, ReplayUnreadable, replay_match
from data.records import MatchId, MatchRecord
from data.store import Store

_PAGE = 100
"""The number of matches read at a time."""
_SOUND = frozenset({CheckResult.TRUE, CheckResult.OLDER})


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found in a database."""

    matches: int = 0
    """All matches, lobbies included."""
    steps: int = 0
    """The steps that were played in them."""
    unsound: tuple[MatchId, ...] = ()
    """The matches that cannot be replayed, or not as they are stored."""


async def verify_matches(store: Store) -> Verification:
    """Replay every match of a database.

    Raises:
        DatabaseRefused: it cannot be read.
    """
    found, last = Verification(), MatchId(0)
    while records := await store.list_matches_after(last, _PAGE):
        for record in records:
            sound = await _is_sound(store, record)
            found = replace(
                found,
                matches=found.matches + 1,
                steps=found.steps + record.steps,
                unsound=found.unsound if sound else (*found.unsound, record.id),
            )
        last = records[-1].id
    return found


async def _is_sound(store: Store, record: MatchRecord) -> bool:
    if record.started is None:
        return record.steps == 0
    steps = await store.list_steps(record.id)
    try:
        replayed = await asyncio.to_thread(replay_match, record, steps)
    except ReplayUnreadable:
        return False
    return replayed.check.result in _SOUND and len(replayed.steps) == len(steps) == record.steps
