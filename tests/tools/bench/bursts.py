"""How long players wait when all players of many tables click at the same moment."""

import asyncio
import time
from functools import partial
from random import Random
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Channel, Message, Person, Sandbox
from tests.tools.bench.figures import Figure, percentile
from tests.tools.bench.games import SIMULTANEOUS_GAME
from tests.tools.bench.simulator import on_other_cores, without_pauses
from tests.tools.bench.two_players import NoAnswer, end_match

SEATS = 4
BURST = 0.05
"""Seconds within which all players of a table click."""
_TIMEOUT = 20.0


async def measure(rounds: int, tables: int) -> list[Figure]:
    """Let all tables play their lowest cards at once, and measure the time of each table's burst."""
    dice = Random(1)
    middle: list[float] = []
    slowest: list[float] = []
    answered: list[float] = []
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        async with Sandbox() as sandbox:
            groups = [_make_group(sandbox, number) for number in range(tables)]
            async with on_other_cores(BotProcess.unspoken(sandbox, folder)):
                await sandbox.bot_ready()
                for _ in range(rounds):
                    for channel, people in groups:
                        await _begin(channel, people)
                    await asyncio.gather(*(_wait_for_hands(channel, people) for channel, people in groups))
                    with without_pauses():
                        waits = await asyncio.gather(
                            *(_burst(channel, people, dice) for channel, people in groups)
                        )
                    middle.append(percentile([wait * 1000 for wait in waits], 0.5))
                    slowest.append(percentile([wait * 1000 for wait in waits], 0.99))
                    answered.append(float(len(waits) * SEATS))
    where = f"{SIMULTANEOUS_GAME}, {tables} tables of {SEATS} at once"
    return [
        Figure("burst.p50", f"Burst, first click to last answer, p50: {where}", "ms", tuple(middle)),
        Figure("burst.p99", f"Burst, first click to last answer, p99: {where}", "ms", tuple(slowest)),
        Figure("burst.answered", "Clicks of a burst answered, none failed", "", tuple(answered)),
    ]


def _make_group(sandbox: Sandbox, number: int) -> tuple[Channel, list[Person]]:
    guild = sandbox.add_guild(f"Guild {number}")
    names = ("Anna", "Ben", "Carla", "Dan")
    return guild.add_channel("table"), [guild.add_person(f"{name} {number}") for name in names]


async def _begin(channel: Channel, people: list[Person]) -> None:
    """Deal a late level, so that all hold many cards, and make all players ready; not measured."""
    host, *others = people
    await end_match(host, channel)
    await host.command(channel, "game new", game=SIMULTANEOUS_GAME, start_level=8)
    for person in others:
        await person.command(channel, "game join")
    await host.command(channel, "game start")
    for person in people:
        await person.command(channel, "ready")


async def _wait_for_hands(channel: Channel, people: list[Person]) -> None:
    """Wait until the countdown is over and every hand on the screens may play."""
    for person in people:
        await person.until(partial(_find_play_button, person, channel), _TIMEOUT)


async def _burst(channel: Channel, people: list[Person], dice: Random) -> float:
    """Let all players click within `BURST`; return the seconds from the first click to the last answer."""
    clicks: list[float] = []
    # What each player sees now: the first cards of the burst may disable the buttons of the others.
    seen = [(person, _find_play_button(person, channel)) for person in people]

    async def play(person: Person, found: tuple[Message, str] | None) -> None:
        if found is None:
            raise NoAnswer
        hand, custom_id = found
        await asyncio.sleep(dice.uniform(0, BURST))
        clicks.append(time.perf_counter())
        done = await person.press(hand, custom_id)
        if done.failed is not None or done.answer is None:
            raise NoAnswer(done.failed)

    await asyncio.gather(*(play(person, found) for person, found in seen))
    return time.perf_counter() - min(clicks)


def _find_play_button(person: Person, channel: Channel) -> tuple[Message, str] | None:
    hand = person.ephemeral(channel)
    if hand is None:
        return None
    for button in hand.buttons:
        if ":play:" in button.custom_id and not button.disabled:
            return hand, button.custom_id
    return None
