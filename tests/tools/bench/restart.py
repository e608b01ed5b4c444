"""The cost of many live tables: the time until the bot answers after a start, and memory."""

import asyncio
import shutil
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Channel, Person, Sandbox
from data.records import ChannelId, GuildId, UserId
from data.store import Store
from engine.model import Action, Event, Seat
from engine.registry import RULESETS
from engine.ruleset import deal, playout
from engine.shuffle import Chance
from tests.tools.bench.figures import Figure
from tests.tools.bench.games import TURN_BASED_GAME
from tests.tools.bench.process_usage import cpu_seconds, memory_mib
from tests.tools.bench.two_players import NoAnswer

PER_GUILD = 20
RECENT_SHARE = 20
"""Of this number of tables, one changed just before the restart and is shown again after it."""
_EMPTY, _FULL = "empty.sqlite3", "full.sqlite3"
_SETTLE = 2.0


@dataclass(frozen=True, slots=True)
class Place:
    """A channel and the three players at its table."""

    channel: Channel
    people: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """The measurement of one start."""

    ready: float
    """Seconds from the start of the process to its first answer."""
    cpu: float
    """Seconds of the processor that the bot took until it was connected; its children's do not count."""
    first: float
    """Seconds to the answer of the first click at a stored table."""
    memory: float
    """MiB after a command at every table."""


async def measure(rounds: int, tables: int, steps: int) -> list[Figure]:
    """Start the bot several times, on an empty and on a full database in turn."""
    empty: list[Start] = []
    full: list[Start] = []
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        async with Sandbox() as sandbox:
            lobby, places = _add_guilds(sandbox, tables)
            async with _bot(sandbox, folder, _EMPTY):
                await sandbox.bot_ready()
                await _ask(lobby.people[0], lobby.channel)
            await sandbox.bot_gone()
            shutil.copy(Path(folder, _EMPTY), Path(folder, _FULL))
            await _fill(f"sqlite+aiosqlite:///{folder}/{_FULL}", places, steps)
            for _ in range(rounds):
                empty.append(await _start(sandbox, folder, _EMPTY, lobby, []))
                full.append(await _start(sandbox, folder, _FULL, lobby, places))
    pairs = list(zip(empty, full, strict=True))
    with_tables = f"with {tables:,} live tables"
    return [
        Figure(
            "restart.beyond_login",
            f"Start {with_tables}, beyond a start with none",
            "s",
            tuple(more.ready - less.ready for less, more in pairs),
            aim=1.0,
        ),
        Figure(
            "restart.ready", f"Start {with_tables} to the first answer", "s", tuple(one.ready for one in full)
        ),
        Figure(
            "restart.cpu",
            "CPU of a start without a table until it is connected",
            "s",
            tuple(one.cpu for one in empty),
        ),
        Figure(
            "restart.first_click",
            "First click at a table after a start",
            "ms",
            tuple(one.first * 1000 for one in full),
        ),
        Figure(
            "memory.per_1000",
            "Memory per 1,000 live tables, all looked at",
            "MiB",
            tuple((more.memory - less.memory) * 1000 / tables for less, more in pairs),
        ),
        Figure("memory.empty", "Memory without a table", "MiB", tuple(one.memory for one in empty)),
    ]


def _add_guilds(sandbox: Sandbox, tables: int) -> tuple[Place, list[Place]]:
    """Add the guilds and channels for all tables, and a channel without a table."""
    places = []
    for number in range(0, tables, PER_GUILD):
        guild = sandbox.add_guild(f"Guild {number}")
        people = tuple(guild.add_person(f"{name} {number}") for name in ("Anna", "Ben", "Carla"))
        places += [
            Place(guild.add_channel(f"table-{one}"), people) for one in range(min(PER_GUILD, tables - number))
        ]
    first = places[0].people
    return Place(first[0].guild.add_channel("talk"), first), places


async def _fill(url: str, places: list[Place], steps: int) -> None:
    """Write running matches, each after some steps, as the bot would."""
    store = await Store.open(url)
    now = datetime.now(UTC)
    try:
        for number, place in enumerate(places):
            recent = number % RECENT_SHARE == 0
            await _write(store, place, number, steps, now if recent else now - timedelta(hours=1))
    finally:
        await store.close()


async def _write(store: Store, place: Place, number: int, steps: int, at: datetime) -> None:
    ruleset = RULESETS[TURN_BASED_GAME]
    dice, chance = Random(number), Chance(Random(number).randbytes(32))
    options = ruleset.options()
    users = [UserId(person.id) for person in place.people]
    guild = place.channel.guild
    record = await store.open_lobby(
        game=ruleset.slug,
        options=options.model_dump_json(),
        guild=GuildId(guild.id if guild else 0),
        channel=ChannelId(place.channel.id),
        locale="en-US",
        host=users[0],
        at=at,
    )
    for user in users[1:]:
        await store.add_player(record.id, user, None, at)
    state = deal(ruleset, len(users), options, chance)
    await store.start_match(
        record.id,
        seating={user: seat for seat, user in enumerate(users)},
        seed=chance.hex,
        rules_version=ruleset.version,
        initial_state=ruleset.states.dump_json(state).decode(),
        at=at,
    )

    def choose(turns: list[tuple[Seat, Action]]) -> tuple[Seat, Action]:
        return dice.choice([turn for turn in turns if not turn[1].tolerates_staleness] or turns[:1])

    played = playout(ruleset, state, len(users), chance, lambda turns: choose(list(turns)))
    for step, one in zip(range(1, steps + 1), played, strict=False):
        if ruleset.outcome(one.after) is not None:
            break
        await store.append_step(
            record.id,
            step=step,
            seat=one.seat,
            action=ruleset.actions.dump_json(one.action).decode(),
            events=_json(one.events),
            interaction_id=None,
            at=at,
        )


def _json(events: tuple[Event, ...]) -> str:
    dump = RULESETS[TURN_BASED_GAME].events.dump_json
    return f"[{','.join(dump(event).decode() for event in events)}]"


async def _start(sandbox: Sandbox, folder: str, database: str, lobby: Place, places: list[Place]) -> Start:
    began = time.perf_counter()
    async with _bot(sandbox, folder, database) as bot:
        await sandbox.bot_ready()
        cpu = cpu_seconds(bot.pid)
        await _ask(lobby.people[0], lobby.channel)
        ready = time.perf_counter() - began
        first = 0.0
        if places:
            first = await _ask(places[-1].people[0], places[-1].channel)
        for place in places:
            await _ask(place.people[0], place.channel)
        await asyncio.sleep(_SETTLE)
        memory = memory_mib(bot.pid)
    await sandbox.bot_gone()
    return Start(ready, cpu, first, memory)


def _bot(sandbox: Sandbox, folder: str, database: str) -> BotProcess:
    """Return a bot that keeps its compiled modules, as installed bots do, whatever the environment says."""
    compiled = str(Path(folder, "compiled"))
    return BotProcess.unspoken(
        sandbox, folder, database, PYTHONPYCACHEPREFIX=compiled, PYTHONDONTWRITEBYTECODE=""
    )


async def _ask(person: Person, channel: Channel) -> float:
    """Ask for a hand, and return how long the answer took."""
    done = await person.command(channel, "hand")
    if done.latency is None:
        raise NoAnswer(done.failed)
    return done.latency
