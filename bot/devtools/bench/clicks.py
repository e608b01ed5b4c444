"""The CPU time of a click, beside that of a bot with a fixed hand, and the time until its answer."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.devtools.bench.figures import Figure, percentile
from bot.devtools.bench.process_usage import cpu_seconds
from bot.devtools.bench.two_players import NoAnswer, TwoPlayers, sum_of
from bot.devtools.bot_process import BotProcess
from bot.devtools.demo.hand import HandMessage
from bot.devtools.sandbox import Channel, Person, Sandbox


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a measurement."""

    rounds: int
    tables: int
    """Tables that play at the same time while the CPU time of a click is measured."""
    clicks: int
    """The maximum number of clicks at each table in a round."""
    busy_tables: int
    """Tables that play at the same time while the latency is measured."""
    busy_clicks: int
    busy_rounds: int
    aftermath: float
    """Seconds after the last click in which the bot edits what others see; their CPU time counts too."""


async def measure(size: Size) -> list[Figure]:
    """Measure in rounds, the real bot and the baseline in turn."""
    ours: list[float] = []
    theirs: list[float] = []
    requests: list[float] = []
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="unspoken-bench-")))
        real, plain = await stack.enter_async_context(Sandbox()), await stack.enter_async_context(Sandbox())
        tables = [TwoPlayers.at_new_table(real, number) for number in range(size.tables)]
        guild = plain.add_guild("Baseline")
        clickers = [
            (guild.add_channel(f"c{number}"), guild.add_person(f"P{number}")) for number in range(size.tables)
        ]
        bot, baseline = [
            await stack.enter_async_context(_bot(sandbox, folder / module[-1], module))
            for sandbox, module in ((real, ("bot", "run")), (plain, ("bot.devtools.bench.baseline",)))
        ]
        await asyncio.gather(real.bot_ready(), plain.bot_ready())
        for channel, person in clickers:
            await person.command(channel, "hand")
        for _ in range(size.rounds):
            await asyncio.gather(*(one.begin() for one in tables))
            await asyncio.sleep(size.aftermath)
            before, sent = cpu_seconds(bot.pid), real.stats.requests.total()
            clicks = await sum_of([one.play(size.clicks) for one in tables])
            await asyncio.sleep(size.aftermath)
            ours.append((cpu_seconds(bot.pid) - before) / clicks * 1000)
            requests.append((real.stats.requests.total() - sent) / clicks)
            before = cpu_seconds(baseline.pid)
            same = await sum_of(
                [_click(person, channel, clicks // size.tables) for channel, person in clickers]
            )
            await asyncio.sleep(size.aftermath)
            theirs.append((cpu_seconds(baseline.pid) - before) / same * 1000)
    ratios = tuple(mine / least for mine, least in zip(ours, theirs, strict=True))
    return [
        Figure("click.ratio", "CPU per click beside a bot with a fixed hand", "times", ratios, aim=1.5),
        Figure("click.cpu", "CPU per click of the bot", "ms", tuple(ours)),
        Figure("click.cpu_fixed", "CPU per click of the bot with a fixed hand", "ms", tuple(theirs)),
        Figure("click.requests", "Requests to Discord per click, answers included", "", tuple(requests)),
        *await _busy(size),
    ]


def _bot(sandbox: Sandbox, folder: Path, module: tuple[str, ...]) -> BotProcess:
    folder.mkdir()
    return BotProcess.module(sandbox, str(folder), module, "bench.sqlite3")


async def _click(person: Person, channel: Channel, clicks: int) -> int:
    """Click on cards of the fixed hand."""
    hand = person.ephemeral(channel)
    if hand is None:
        raise NoAnswer
    buttons = [button for (verb, _), button in HandMessage.read(hand).buttons.items() if verb == "card"]
    for number in range(clicks):
        await person.click(hand, custom_id=buttons[number % len(buttons)].custom_id)
    return clicks


async def _busy(size: Size) -> list[Figure]:
    """Let many tables play at once; each player thinks about a second before a click."""
    dice = Random(1)
    middle: list[float] = []
    slowest: list[float] = []
    cpu: list[float] = []
    requests: list[float] = []

    async def think() -> None:
        await asyncio.sleep(dice.uniform(0.5, 1.5))

    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        async with Sandbox() as sandbox:
            tables = [TwoPlayers.at_new_table(sandbox, number) for number in range(size.busy_tables)]
            async with BotProcess.unspoken(sandbox, folder) as bot:
                await sandbox.bot_ready()
                for _ in range(size.busy_rounds):
                    for one in tables:
                        await one.begin()
                    await asyncio.sleep(size.aftermath)
                    before, sent = cpu_seconds(bot.pid), sandbox.stats.requests.total()
                    clicks = await sum_of([one.play(size.busy_clicks, think) for one in tables])
                    latencies = [seconds * 1000 for one in tables for seconds in one.latencies]
                    await asyncio.sleep(size.aftermath)
                    cpu.append((cpu_seconds(bot.pid) - before) / clicks * 1000)
                    requests.append((sandbox.stats.requests.total() - sent) / clicks)
                    middle.append(percentile(latencies, 0.5))
                    slowest.append(percentile(latencies, 0.99))
    where = f"{size.busy_tables} tables, a click a second at each"
    return [
        Figure("busy.p50", f"Answer, p50: {where}", "ms", tuple(middle)),
        Figure("busy.p99", f"Answer, p99: {where}", "ms", tuple(slowest)),
        Figure("busy.cpu", f"CPU per click: {where}", "ms", tuple(cpu)),
        Figure("busy.requests", f"Requests per click: {where}", "", tuple(requests)),
    ]
