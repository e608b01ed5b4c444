"""The memory of all processes: at rest, and after people have played, alone and beside companions."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Sandbox
from tests.tools.bench.companion_clicks import Company, compile_companions
from tests.tools.bench.figures import Figure
from tests.tools.bench.process_usage import list_descendants, proportional_mib
from tests.tools.bench.two_players import TwoPlayers

_BARE = ("tests.tools.bench.baseline", "listening")
_MAX_RATIO = 2.0
"""How many times as much memory as the bare bot the bot may take after an evening."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a measurement."""

    rounds: int
    settle: float
    """Seconds after a start or a part in which everything comes to rest."""
    tables: int
    """Tables of two people, with pictures."""
    clicks: int
    """The number of clicks at each of them."""
    turns: int
    """Turns of the person at the table with companions."""


@dataclass(frozen=True, slots=True)
class _Weight:
    """MiB of one round."""

    bare: float
    rest: float
    rest_all: float
    played: float
    played_all: float


async def measure(size: Size) -> list[Figure]:
    """Start the bot and a bare one several times, and let people play."""
    await compile_companions()
    weights: list[_Weight] = []
    for _ in range(size.rounds):
        # A new one each time: matches of the last round would go on, also of companions.
        with TemporaryDirectory(prefix="unspoken-bench-") as folder:
            # The first start sets the database up, with what no later start needs.
            await _measure_once(folder, Size(1, 0, 0, 0, 0))
            weights.append(await _measure_once(folder, size))

    def figure(name: str, meaning: str, unit: str, *values: float, aim: float | None = None) -> Figure:
        return Figure(f"weight.{name}", meaning, unit, values, aim=aim)

    return [
        figure("bare", "Memory (PSS) of a bare bot", "MiB", *(each.bare for each in weights)),
        figure("rest", "Memory of the bot at rest", "MiB", *(each.rest for each in weights)),
        figure("rest_all", "The same, all processes", "MiB", *(each.rest_all for each in weights)),
        figure("played", "Memory of the bot after play", "MiB", *(each.played for each in weights)),
        figure(
            "played_all",
            "The same, all processes, companions thinking",
            "MiB",
            *(each.played_all for each in weights),
        ),
        figure(
            "ratio",
            "Memory of the bot after play, compared with a bare bot",
            "times",
            *(each.played / each.bare for each in weights),
            aim=_MAX_RATIO,
        ),
    ]


async def _measure_once(folder: str, size: Size) -> _Weight:
    listens = Sandbox(granted_intents={"message_content"})
    async with listens as sandbox, BotProcess.module(sandbox, folder, _BARE) as bare:
        await sandbox.bot_ready()
        await asyncio.sleep(size.settle)
        bare_mib = proportional_mib(bare.pid)
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        tables = [TwoPlayers.at_new_table(sandbox, number) for number in range(size.tables)]
        company = Company.at_new_table(sandbox, 0)
        bot = await stack.enter_async_context(BotProcess.unspoken(sandbox, folder))
        await sandbox.bot_ready()
        await asyncio.sleep(size.settle)
        rest, rest_all = proportional_mib(bot.pid), _weigh_all(bot)
        for table in tables:
            await table.begin()
        await asyncio.gather(*(table.play(size.clicks) for table in tables))
        if size.turns:
            await company.begin()
            await _play_turns(company, size.turns)
        await asyncio.sleep(size.settle)
        return _Weight(bare_mib, rest, rest_all, proportional_mib(bot.pid), _weigh_all(bot))


async def _play_turns(company: Company, turns: int) -> None:
    """Let the person beside companions click; each click counts."""
    clicks = iter(range(turns * 2))

    async def think() -> None:
        await asyncio.sleep(0.5)

    await company.play(lambda: next(clicks, None) is not None, think)


def _weigh_all(bot: BotProcess) -> float:
    return sum(map(proportional_mib, (bot.pid, *list_descendants(bot.pid))))
