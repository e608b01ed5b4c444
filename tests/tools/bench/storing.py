"""The time that a move takes to be stored: alone, and beside those of other tables."""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from data.records import ChannelId, GuildId, MatchId, UserId
from data.store import Store
from tests.tools.bench.figures import Figure
from tests.tools.bench.games import TURN_BASED_GAME

_ACTION = '{"kind":"play_card","card":45,"pile":2}'
_EVENTS = '[{"kind":"card_played","seat":0,"card":45,"pile":2,"from_top":31,"trick":false}]'
_STATE = '{"draw_pile":[' + ",".join(map(str, range(2, 100))) + "]}"
"""As long as that of a real match, and never read."""


async def measure(rounds: int, moves: int, tables: int) -> list[Figure]:
    """Store moves on a SQLite file: one after another, then those of many tables at once."""
    alone: list[float] = []
    alone_cpu: list[float] = []
    together: list[float] = []
    together_cpu: list[float] = []
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder, 'bench.sqlite3').as_posix()}")
        matches = [await _start(store, number) for number in range(1, tables + 1)]
        taken = dict.fromkeys(matches, 0)
        for _ in range(rounds):
            began, cpu = time.perf_counter(), time.process_time()
            for _ in range(moves):
                await _move(store, matches[0], taken)
            alone.append((time.perf_counter() - began) / moves * 1e6)
            alone_cpu.append((time.process_time() - cpu) / moves * 1e6)
            began, cpu = time.perf_counter(), time.process_time()
            for _ in range(moves // 10):
                await asyncio.gather(*(_move(store, match, taken) for match in matches))
            count = moves // 10 * tables
            together.append((time.perf_counter() - began) / count * 1e6)
            together_cpu.append((time.process_time() - cpu) / count * 1e6)
        await store.close()
    return [
        Figure("storing.alone", "A move stored, alone", "µs", tuple(alone), aim=150),
        Figure("storing.alone_cpu", "The same, CPU", "µs", tuple(alone_cpu)),
        Figure("storing.together", f"A move stored, {tables} at once", "µs", tuple(together), aim=40),
        Figure("storing.together_cpu", "The same, CPU", "µs", tuple(together_cpu)),
    ]


async def _start(store: Store, number: int) -> MatchId:
    at, host = datetime.now(UTC), UserId(number)
    lobby = await store.open_lobby(
        game=TURN_BASED_GAME,
        options="{}",
        guild=GuildId(1),
        channel=ChannelId(number),
        locale="en",
        host=host,
        at=at,
    )
    await store.start_match(
        lobby.id, seating={host: 0}, seed="5e" * 32, rules_version=1, initial_state=_STATE, at=at
    )
    return lobby.id


async def _move(store: Store, match: MatchId, taken: dict[MatchId, int]) -> None:
    taken[match] += 1
    await store.append_step(
        match,
        step=taken[match],
        seat=0,
        action=_ACTION,
        events=_EVENTS,
        interaction_id=match * 1_000_000 + taken[match],
        at=datetime.now(UTC),
    )
