"""The CPU time of a click, beside that of a bot with a fixed hand, and the time until its answer."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.demo.hand import HandMessage
from bot.devtools.sandbox import Channel, Message, Person, Sandbox
from bot.settings.card_style import CardPreference
from tests.tools.bench.figures import Figure, percentile
from tests.tools.bench.pictures import draw_example, prefer_cards
from tests.tools.bench.process_usage import child_processes, cpu_seconds
from tests.tools.bench.simulator import on_other_cores, without_pauses
from tests.tools.bench.two_players import NoAnswer, Think, TwoPlayers, sum_of


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
    """Measure in rounds, the real bot and the bare one in turn: first in words, then with pictures."""
    words = await _compare(size, CardPreference.TEXT)
    pictures = await _compare(size, CardPreference.PICTURES)
    beside_text = tuple(mine / least for mine, least in zip(pictures.ours, words.bare, strict=True))
    return [
        Figure(
            "click.ratio",
            "CPU per click in words beside a bare bot that answers with text",
            "times",
            words.ratios,
            aim=2.1,
        ),
        Figure(
            "click.ratio_paced",
            "The same, where the bare bot gets its clicks at the same moments",
            "times",
            words.paced_ratios,
            aim=2.1,
        ),
        Figure("click.cpu", "CPU per click in words", "ms", words.ours),
        Figure("click.cpu_fixed", "CPU per click of the bare bot that answers with text", "ms", words.bare),
        Figure("click.cpu_paced", "The same at the same moments", "ms", words.bare_paced),
        Figure(
            "click.requests", "Requests to Discord per click in words, answers included", "", words.requests
        ),
        Figure(
            "click.pictures.ratio",
            "CPU per click with pictures beside a bare bot that uploads a ready picture",
            "times",
            pictures.ratios,
            aim=2.5,
        ),
        Figure(
            "click.pictures.ratio_paced",
            "The same, where the bare bot gets its clicks at the same moments",
            "times",
            pictures.paced_ratios,
            aim=2.5,
        ),
        Figure(
            "click.pictures.ratio_text",
            "CPU per click with pictures beside a bare bot that answers with text",
            "times",
            beside_text,
        ),
        Figure(
            "click.pictures.cpu",
            "CPU per click with pictures, the drawing process included",
            "ms",
            pictures.ours,
        ),
        Figure(
            "click.pictures.cpu_fixed",
            "CPU per click of the bare bot that uploads a picture",
            "ms",
            pictures.bare,
        ),
        Figure("click.pictures.cpu_paced", "The same at the same moments", "ms", pictures.bare_paced),
        Figure(
            "click.pictures.requests", "Requests to Discord per click with pictures", "", pictures.requests
        ),
        *await _busy(size),
    ]


@dataclass(frozen=True, slots=True)
class _Comparison:
    """The CPU time of a click in milliseconds, and the requests for it, by rounds."""

    ours: tuple[float, ...]
    bare: tuple[float, ...]
    """Clicked as fast as it answers, so that it hardly ever sleeps."""
    bare_paced: tuple[float, ...]
    """Clicked at the same moments as the bot with tables: a process that sleeps pays for waking up, whatever
    it does, and clicks that come together wake it once."""
    requests: tuple[float, ...]

    @property
    def ratios(self) -> tuple[float, ...]:
        return tuple(mine / least for mine, least in zip(self.ours, self.bare, strict=True))

    @property
    def paced_ratios(self) -> tuple[float, ...]:
        return tuple(mine / least for mine, least in zip(self.ours, self.bare_paced, strict=True))


async def _compare(size: Size, cards: CardPreference) -> _Comparison:
    ours: list[float] = []
    bare: list[float] = []
    bare_paced: list[float] = []
    requests: list[float] = []
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="unspoken-bench-")))
        real, plain = await stack.enter_async_context(Sandbox()), await stack.enter_async_context(Sandbox())
        tables = [TwoPlayers.at_new_table(real, number) for number in range(size.tables)]
        guild = plain.add_guild("Baseline")
        clickers = [
            (guild.add_channel(f"c{number}"), guild.add_person(f"P{number}")) for number in range(size.tables)
        ]
        (folder / "bot").mkdir()
        await prefer_cards(f"sqlite+aiosqlite:///{folder}/bot/bench.sqlite3", tables, cards)
        bare_module = ["tests.tools.bench.baseline"]
        if cards is CardPreference.PICTURES:
            picture = folder / "hand.png"
            picture.write_bytes(await draw_example())
            bare_module.append(str(picture))
        bot, baseline = [
            await stack.enter_async_context(
                _bot(sandbox, folder / module[0].replace("bot.devtools", "bare"), module)
            )
            for sandbox, module in ((real, ("bot", "run")), (plain, tuple(bare_module)))
        ]
        await asyncio.gather(real.bot_ready(), plain.bot_ready())
        for channel, person in clickers:
            await person.command(channel, "hand")
        for _ in range(size.rounds):
            await asyncio.gather(*(one.begin() for one in tables))
            await asyncio.sleep(size.aftermath)
            before, sent, began = _cpu(bot), real.stats.requests.total(), time.perf_counter()
            clicks = await sum_of([one.play(size.clicks) for one in tables])
            moments = [[moment - began for moment in one.moments] for one in tables]
            await asyncio.sleep(size.aftermath)
            ours.append((_cpu(bot) - before) / clicks * 1000)
            requests.append((real.stats.requests.total() - sent) / clicks)
            at_once = [[0.0] * len(one) for one in moments]
            for costs, times in ((bare, at_once), (bare_paced, moments)):
                before = _cpu(baseline)
                same = await sum_of(
                    [
                        _click(person, channel, when)
                        for (channel, person), when in zip(clickers, times, strict=True)
                    ]
                )
                await asyncio.sleep(size.aftermath)
                costs.append((_cpu(baseline) - before) / same * 1000)
    return _Comparison(tuple(ours), tuple(bare), tuple(bare_paced), tuple(requests))


def _cpu(bot: BotProcess) -> float:
    """Return the CPU time of a bot and of the process that draws for it, in seconds.

    What companions compute about finished deals belongs to no click.
    """
    return sum(cpu_seconds(pid) for pid in (bot.pid, *child_processes(bot.pid, "drawing_process")))


def _bot(sandbox: Sandbox, folder: Path, module: tuple[str, ...]) -> BotProcess:
    folder.mkdir(exist_ok=True)
    return BotProcess.module(sandbox, str(folder), module, "bench.sqlite3")


async def _click(person: Person, channel: Channel, moments: Sequence[float]) -> int:
    """Click on cards of the fixed hand at these moments, in seconds, but never before the last answer."""
    hand = person.ephemeral(channel)
    if hand is None:
        raise NoAnswer
    cards = _find_cards(hand)
    began = time.perf_counter()
    for number, moment in enumerate(moments):
        await asyncio.sleep(began + moment - time.perf_counter())
        await person.click(hand, custom_id=cards[number % len(cards)])
    return len(moments)


async def _busy(size: Size) -> list[Figure]:
    """Let many tables play at once; each player thinks about a second before a click."""
    dice = Random(1)
    middle: list[float] = []
    slowest: list[float] = []
    few: list[float] = []
    cpu: list[float] = []
    requests: list[float] = []

    async def think() -> None:
        await asyncio.sleep(dice.uniform(0.5, 1.5))

    async def click(bot: BotProcess, playing: Sequence[TwoPlayers]) -> tuple[float, float]:
        """Let these tables play; return the milliseconds of CPU and the requests of a click."""
        for one in playing:
            await one.begin()
        await asyncio.sleep(size.aftermath)
        before, sent = _cpu(bot), sandbox.stats.requests.total()
        with without_pauses():
            clicks = await sum_of([one.play(size.busy_clicks, think) for one in playing])
        await asyncio.sleep(size.aftermath)
        return (_cpu(bot) - before) / clicks * 1000, (sandbox.stats.requests.total() - sent) / clicks

    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        async with Sandbox() as sandbox:
            tables = [TwoPlayers.at_new_table(sandbox, number) for number in range(size.busy_tables)]
            async with on_other_cores(BotProcess.unspoken(sandbox, folder)) as bot:
                await sandbox.bot_ready()
                for _ in range(size.busy_rounds):
                    few.append((await click(bot, tables[: size.tables]))[0])
                    each_cpu, each_requests = await click(bot, tables)
                    latencies = [seconds * 1000 for one in tables for seconds in one.latencies]
                    cpu.append(each_cpu)
                    requests.append(each_requests)
                    middle.append(percentile(latencies, 0.5))
                    slowest.append(percentile(latencies, 0.99))
        bare = [await _measure_bare_latency(size, Path(folder), think) for _ in range(size.busy_rounds)]
    where = f"{size.busy_tables} tables, a click a second at each"
    return [
        Figure("busy.p50", f"Answer, p50: {where}", "ms", tuple(middle)),
        Figure("busy.p99", f"Answer, p99: {where}", "ms", tuple(slowest)),
        Figure("busy.p50_bare", "p50 of a bare bot that uploads a ready picture", "ms", tuple(bare)),
        Figure("busy.cpu", f"CPU per click, the drawing process included: {where}", "ms", tuple(cpu)),
        Figure(
            "busy.cpu_ratio",
            f"The same, beside {size.tables} tables at the same pace",
            "times",
            tuple(mine / least for mine, least in zip(cpu, few, strict=True)),
            aim=1.5,
        ),
        Figure("busy.requests", f"Requests per click: {where}", "", tuple(requests)),
    ]


async def _measure_bare_latency(size: Size, folder: Path, think: Think) -> float:
    """Click on the bare bot's hands as often as on those of all tables; return the median in milliseconds."""
    picture = folder / "hand.png"
    picture.write_bytes(await draw_example())
    latencies: list[float] = []

    async def click(person: Person, channel: Channel) -> None:
        for _ in range(size.busy_clicks):
            await think()
            latencies.append(await _click_once(person, channel))

    async with Sandbox() as sandbox:
        guild = sandbox.add_guild("Baseline")
        clickers = [
            (guild.add_person(f"P{number}"), guild.add_channel(f"c{number}"))
            for number in range(size.busy_tables)
        ]
        async with on_other_cores(
            _bot(sandbox, folder / "bare", ("tests.tools.bench.baseline", str(picture)))
        ):
            await sandbox.bot_ready()
            for person, channel in clickers:
                await person.command(channel, "hand")
            with without_pauses():
                await asyncio.gather(*(click(*one) for one in clickers))
    return percentile([seconds * 1000 for seconds in latencies], 0.5)


async def _click_once(person: Person, channel: Channel) -> float:
    """Click on a card of the fixed hand; return the seconds until the answer."""
    hand = person.ephemeral(channel)
    if hand is None:
        raise NoAnswer
    done = await person.click(hand, custom_id=_find_cards(hand)[0])
    return done.latency or 0.0


def _find_cards(hand: Message) -> list[str]:
    """Return the custom ids of a hand's cards."""
    buttons = HandMessage.read(hand).buttons
    return [button.custom_id for (verb, _), button in buttons.items() if verb == "card"]
