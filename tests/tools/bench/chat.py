"""The CPU time of chat messages that are not meant for the bot."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.tools.bench.figures import Figure
from tests.tools.bench.process_usage import cpu_seconds
from tests.tools.bench.two_players import NoAnswer, TwoPlayers

TEXT = "I would rather wait a little, what do the others think of it?"
PACE = 0.002
"""Seconds between two messages."""


async def measure(rounds: int, messages: int, aftermath: float) -> list[Figure]:
    """Measure in rounds, the real bot and the baseline in turn."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="unspoken-bench-")))
        real = await stack.enter_async_context(Sandbox(granted_intents={"message_content"}))
        plain = await stack.enter_async_context(Sandbox(granted_intents={"message_content"}))
        guild = real.add_guild("Chat")
        people = (guild.add_person("Anna"), guild.add_person("Ben"))
        guest, aside = guild.add_person("Guest"), guild.add_channel("elsewhere")
        players = TwoPlayers(guild.add_channel("table"), people)
        same = plain.add_guild("Baseline")
        writer, there = same.add_person("Guest"), same.add_channel("elsewhere")
        bots = []
        for sandbox, module in (
            (real, ("bot", "run")),
            (plain, ("tests.tools.bench.baseline", "listening")),
        ):
            home = folder / module[0]
            home.mkdir()
            # The process gets only the sandbox's settings from the environment, and reads the rest from here.
            (home / ".env").write_text("MESSAGE_CONTENT=on\n", encoding="utf-8")
            bots.append(await stack.enter_async_context(BotProcess.module(sandbox, str(home), module)))
        bot, baseline = bots
        await asyncio.gather(real.bot_ready(), plain.bot_ready())
        await players.begin()
        await asyncio.sleep(aftermath)

        async def cost(sandbox: Sandbox, process: BotProcess, person: Person, channel: Channel) -> float:
            """Return the CPU time of a message in microseconds."""
            before, heard = cpu_seconds(process.pid), sandbox.stats.events["MESSAGE_CREATE"]
            for _ in range(messages):
                await person.write(channel, TEXT)
                await asyncio.sleep(PACE)
            await asyncio.sleep(aftermath)
            if sandbox.stats.events["MESSAGE_CREATE"] - heard < messages:
                raise NoAnswer
            return (cpu_seconds(process.pid) - before) / messages * 1e6

        elsewhere, least, unseated, seated = [], [], [], []
        for _ in range(rounds):
            elsewhere.append(await cost(real, bot, guest, aside))
            least.append(await cost(plain, baseline, writer, there))
            unseated.append(await cost(real, bot, guest, players.channel))
            seated.append(await cost(real, bot, people[0], players.channel))
    ratios = tuple(mine / theirs for mine, theirs in zip(elsewhere, least, strict=True))
    return [
        Figure("chat.ratio", "CPU per message elsewhere beside a bot with a fixed hand", "times", ratios),
        Figure("chat.elsewhere", "CPU per message in a channel without a table", "µs", tuple(elsewhere)),
        Figure("chat.fixed", "CPU per message of the bot with a fixed hand", "µs", tuple(least)),
        Figure("chat.unseated", "CPU per message at a table, not seated", "µs", tuple(unseated)),
        Figure("chat.seated", "CPU per message of a player in a match", "µs", tuple(seated)),
    ]
