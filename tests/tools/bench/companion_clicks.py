"""How long people's clicks take while companions play at other tables, or people, or nobody."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.companion_driver.worker import CompanionWorker
from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Person, Sandbox
from tests.tools.bench.figures import Figure, percentile
from tests.tools.bench.games import TURN_BASED_GAME
from tests.tools.bench.process_usage import child_processes, cpu_seconds
from tests.tools.bench.simulator import on_other_cores, without_pauses
from tests.tools.bench.two_players import (
    PageClosed,
    Players,
    Think,
    TwoPlayers,
    end_match,
    press,
    sum_of,
    wait_for_answer,
)

_COMPANIONS = 2
"""How many companions sit at each of their tables."""
_SLOW_PEOPLE = ("Eli", "Fay")
"""The people at a crowd's table who play as slowly as companions."""
_SLOW_CLICK = (0.75, 1.25)
"""Seconds between which they think before each of the two clicks that lay a card."""
_TURN_TIMEOUT = 120.0
"""Seconds within which the person beside companions has their turn again."""
_MAX_GROWTH = 1.1
"""How many times as long the slowest clicks may take beside companions."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a measurement."""

    rounds: int
    tables: int
    """Tables of people, whose clicks are measured."""
    clicks: int
    """The number of clicks at each of them in a part of a round, a click a second."""
    company_tables: int
    """Tables of a person and companions, and as many of people who play at the same pace."""
    aftermath: float
    """Seconds after the last click in which the bot edits what others see."""


async def measure(size: Size) -> list[Figure]:
    """Let the same tables of people play on, in turn alone, beside companions, and beside more people."""
    await compile_companions()
    dice = Random(1)

    async def think() -> None:
        await asyncio.sleep(dice.uniform(0.5, 1.5))

    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="unspoken-bench-"))
        sandbox = await stack.enter_async_context(Sandbox())
        tables = [TwoPlayers.at_new_table(sandbox, number) for number in range(size.tables)]
        company = [Company.at_new_table(sandbox, number) for number in range(size.company_tables)]
        crowds = [_Crowd.at_new_table(sandbox, number) for number in range(size.company_tables)]
        bot = await stack.enter_async_context(on_other_cores(BotProcess.unspoken(sandbox, folder)))
        await sandbox.bot_ready()
        bench = _Bench(bot, tables, company, crowds, size, think)
        await bench.begin()
        with without_pauses():
            return await _compare(bench, size)


async def compile_companions() -> None:
    """Have companions' functions compiled before the bot needs it, which takes long the first time."""
    worker = CompanionWorker()
    await worker.wait_until_warm()
    await worker.close()


async def _compare(bench: "_Bench", size: Size) -> list[Figure]:
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    crowded: list[list[float]] = []
    cores: list[float] = []
    # Not measured: the companions' process gets ready, and pictures are drawn for the first time.
    await bench.click_beside(bench.company)

    async def click_alone() -> None:
        alone.append(await bench.click())

    async def click_beside_companions() -> None:
        began, spent = perf_counter(), bench.count_worker_cpu()
        beside.append(await bench.click_beside(bench.company))
        cores.append((bench.count_worker_cpu() - spent) / (perf_counter() - began))

    async def click_beside_people() -> None:
        crowded.append(await bench.click_beside(bench.crowds))

    ways = deque((click_beside_companions, click_alone, click_beside_people))
    for _ in range(size.rounds):
        for click in ways:
            await click()
        # Each goes first in turn, as the matches of people grow longer.
        ways.rotate()
    where = f"{size.tables} tables of people, a click a second at each"
    with_them = f"the same beside {size.company_tables} tables of a person and {_COMPANIONS} companions"
    with_people = f"the same beside {size.company_tables} tables of {_COMPANIONS + 1} people"
    with_each, without, with_more = (
        percentile(list(chain.from_iterable(rounds)), 0.99) for rounds in (beside, alone, crowded)
    )
    return [
        Figure("companions.clicks.p50_alone", f"Answer, p50: {where}", "ms", _each(alone, 0.5)),
        Figure("companions.clicks.p50", f"Answer, p50: {with_them}", "ms", _each(beside, 0.5)),
        Figure("companions.clicks.p50_people", f"Answer, p50: {with_people}", "ms", _each(crowded, 0.5)),
        Figure("companions.clicks.p99_alone", f"Answer, p99: {where}", "ms", _each(alone, 0.99)),
        Figure("companions.clicks.p99", f"Answer, p99: {with_them}", "ms", _each(beside, 0.99)),
        Figure("companions.clicks.p99_people", f"Answer, p99: {with_people}", "ms", _each(crowded, 0.99)),
        Figure(
            "companions.clicks.ratio",
            f"Answer, p99 of all rounds, with companions beside without; {sum(map(len, alone))} clicks each",
            "times",
            (with_each / without,),
            aim=_MAX_GROWTH,
        ),
        Figure(
            "companions.clicks.ratio_people",
            "The same, beside companions and beside as many tables of people alone",
            "times",
            (with_each / with_more,),
        ),
        Figure("companions.clicks.cores", "Cores that companions think on", "", tuple(cores), aim=1),
    ]


def _each(rounds: Sequence[Sequence[float]], share: float) -> tuple[float, ...]:
    return tuple(percentile(one, share) for one in rounds)


class Company(Players):
    """A person at a table of companions, in a guild of its own."""

    @classmethod
    def at_new_table(cls, sandbox: Sandbox, number: int) -> "Company":
        """Add a guild with a channel and a member."""
        guild = sandbox.add_guild(f"Company {number}")
        return cls(guild.add_channel("table"), (guild.add_person(f"Cleo {number}"),))

    @property
    def _person(self) -> Person:
        return self.people[0]

    async def begin(self) -> None:
        """Open a table with companions, deal, and start."""
        person = self._person
        await end_match(person, self.channel)
        table = await self.open_table(person, game=TURN_BASED_GAME, companions=_COMPANIONS)
        left = person.ephemeral(self.channel)
        await press(person, table, "start")
        await person.until(partial(self.has_new_hand, person, left), _TURN_TIMEOUT)
        await wait_for_answer(person, await person.command(self.channel, "hand"))
        await press(person, self.read_hand(person).message, "begin")

    async def play(self, may_click: Callable[[], bool], think: Think) -> None:
        """Play one match after another as long as the person may click."""
        while may_click():
            await self.wait_for_turn()
            if not self.goes_on():
                await self.begin()
            # Signals of companions close a page, and the person looks again.
            with suppress(PageClosed):
                await self.play_turn(self._person, may_click, think)

    async def wait_for_turn(self) -> None:
        """Wait until all companions wait for the person, or the match is over."""
        await self._person.until(self._is_awaited, _TURN_TIMEOUT)

    def _is_awaited(self) -> bool:
        hand = self.read_hand(self._person)
        return hand.is_turn or hand.is_over


class _Crowd(Players):
    """A person at a table with people who play at the pace of companions, in a guild of its own."""

    @classmethod
    def at_new_table(cls, sandbox: Sandbox, number: int) -> "_Crowd":
        """Add a guild with a channel and its members."""
        guild = sandbox.add_guild(f"Crowd {number}")
        names = ("Dana", *_SLOW_PEOPLE)
        return cls(guild.add_channel("table"), tuple(guild.add_person(f"{name} {number}") for name in names))

    async def play(self, may_click: Callable[[], bool], think: Think) -> None:
        """Play one match after another as long as the people may click."""
        dice = Random(self.people[0].id)

        async def think_slowly() -> None:
            await asyncio.sleep(dice.uniform(*_SLOW_CLICK))

        while may_click():
            if not self.goes_on():
                await self.begin()
            playing = await self.people[0].until(self.find_turn, _TURN_TIMEOUT)
            first = playing is self.people[0]
            with suppress(PageClosed):
                await self.play_turn(playing, may_click, think if first else think_slowly)

    async def wait_for_turn(self) -> None:
        """Do nothing: people who may not click wait."""


@dataclass(frozen=True, slots=True)
class _Bench:
    """The bot with all tables."""

    bot: BotProcess
    tables: Sequence[TwoPlayers]
    company: Sequence[Company]
    crowds: Sequence[_Crowd]
    size: Size
    think: Think

    async def begin(self) -> None:
        """Begin a match at every table."""
        for table in self.tables:
            await table.begin()
        for one in (*self.company, *self.crowds):
            await one.begin()

    async def click(self) -> list[float]:
        """Let people click at their tables; return the milliseconds until each answer."""
        for one in self.tables:
            if not one.goes_on():
                await one.begin()
        await asyncio.sleep(self.size.aftermath)
        await sum_of([one.play(self.size.clicks, self.think) for one in self.tables])
        latencies = [seconds * 1000 for one in self.tables for seconds in one.latencies]
        await asyncio.sleep(self.size.aftermath)
        return latencies

    async def click_beside(self, others: Sequence[Company | _Crowd]) -> list[float]:
        """Do the same while others play; companions wait for their people at the end."""
        stopped = asyncio.Event()
        playing = [asyncio.create_task(one.play(lambda: not stopped.is_set(), self.think)) for one in others]
        try:
            latencies = await self.click()
        finally:
            stopped.set()
            await asyncio.gather(*playing)
        await asyncio.gather(*(one.wait_for_turn() for one in others))
        return latencies

    def count_worker_cpu(self) -> float:
        """Return the seconds of a processor that companions have thought for."""
        return sum(map(cpu_seconds, child_processes(self.bot.pid, "companions.worker")))
