"""The CPU time and the requests of a move of The Mind, in words, at tables of three."""

import asyncio
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Button, Message, Person, Sandbox
from bot.settings.card_style import CardPreference
from tests.tools.bench.figures import Figure
from tests.tools.bench.games import SIMULTANEOUS_GAME
from tests.tools.bench.pictures import prefer_cards
from tests.tools.bench.process_usage import cpu_seconds
from tests.tools.bench.two_players import NoAnswer, Players, end_match, sum_of

_NAMES = ("Anna", "Ben", "Carla")


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a measurement."""

    rounds: int
    tables: int
    moves: int
    """Cards and "ready" at each table, from the first level on."""
    pace: float
    """Seconds between two of them at a table."""


async def measure(size: Size) -> list[Figure]:
    """Let people play their cards in order, one after the other."""
    cpu: list[float] = []
    requests: list[float] = []
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        async with Sandbox() as sandbox:
            tables = [_add_table(sandbox, number) for number in range(size.tables)]
            await prefer_cards(f"sqlite+aiosqlite:///{folder}/demo.sqlite3", tables, CardPreference.TEXT)
            async with BotProcess.unspoken(sandbox, folder) as bot:
                await sandbox.bot_ready()
                for _ in range(size.rounds):
                    await asyncio.gather(*(_begin(table) for table in tables))
                    await asyncio.sleep(2 * size.pace)
                    before, sent = cpu_seconds(bot.pid), sandbox.stats.requests.total()
                    moves = await sum_of([_play(table, size) for table in tables])
                    await asyncio.sleep(2 * size.pace)
                    cpu.append((cpu_seconds(bot.pid) - before) / moves * 1000)
                    requests.append((sandbox.stats.requests.total() - sent) / moves)
    where = f"{SIMULTANEOUS_GAME} in words, three people, a move in {size.pace:g} s"
    return [
        Figure("move.cpu", f"CPU per move: {where}", "ms", tuple(cpu), aim=4.5),
        Figure("move.requests", f"Requests per move: {where}", "", tuple(requests), aim=3.5),
    ]


def _add_table(sandbox: Sandbox, number: int) -> Players:
    guild = sandbox.add_guild(f"Guild {number}")
    return Players(guild.add_channel("table"), tuple(guild.add_person(f"{name} {number}") for name in _NAMES))


async def _begin(table: Players) -> None:
    """Deal the first level, and give everyone their newest hand; not measured."""
    host, *others = table.people
    await end_match(host, table.channel)
    await host.command(table.channel, "game new", game=SIMULTANEOUS_GAME)
    for person in others:
        await person.command(table.channel, "game join")
    await host.command(table.channel, "game start")
    for person in table.people:
        await person.command(table.channel, "hand")


async def _play(table: Players, size: Size) -> int:
    for _ in range(size.moves):
        person, message, custom_id = await table.people[0].until(lambda: _find_move(table), 20)
        done = await person.press(message, custom_id)
        if done.answer is None:
            raise NoAnswer(done.failed)
        await asyncio.sleep(size.pace)
    return size.moves


def _find_move(table: Players) -> tuple[Person, Message, str] | None:
    """Return a press of a "ready" that is missing, or of the lowest card of all once it may be played."""
    moves = [
        (_read_card(button), person, hand, button)
        for person in table.people
        if (hand := person.ephemeral(table.channel)) is not None
        for button in hand.buttons
        if _is_move(button)
    ]
    for _, person, hand, button in sorted(moves, key=lambda move: move[0]):
        return None if button.disabled else (person, hand, button.custom_id)
    return None


def _is_move(button: Button) -> bool:
    return ":play:" in button.custom_id or (":ready:" in button.custom_id and not button.disabled)


def _read_card(button: Button) -> int:
    """Return the card that a button plays; 0 for "ready", which comes first."""
    return int(button.custom_id.partition(":play:")[2] or 0)
