"""The CPU time of a typed `/play` or `/done`, beside that of a bare bot's command, both through TLS."""

import asyncio
import ssl
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.players.the_game import MAX_SMALL_GAP
from bot.devtools.sandbox import Channel, Person, Sandbox
from bot.settings.card_style import CardPreference
from tests.tools.bench.figures import Figure
from tests.tools.bench.games import TURN_BASED_GAME
from tests.tools.bench.pictures import draw_example, prefer_cards
from tests.tools.bench.process_usage import child_processes, cpu_seconds
from tests.tools.bench.two_players import Players, end_match, press, wait_for_answer


async def measure(rounds: int, commands: int, aftermath: float) -> list[Figure]:
    """Let one person play alone by commands, in words and with pictures; [] without the package for TLS.

    A round has at most this number of `commands`; the edits in the `aftermath`, in seconds, count too.
    """
    try:
        import trustme  # noqa: F401, PLC0415 - only developers have it
    except ImportError:
        return []
    words = await _compare(rounds, commands, aftermath, CardPreference.TEXT)
    pictures = await _compare(rounds, commands, aftermath, CardPreference.PICTURES)
    return [
        *words.as_figures("command.", "in words", "text", aim=2.5),
        *pictures.as_figures("command.pictures.", "with pictures", "a ready picture", aim=None),
    ]


@dataclass(slots=True)
class _Comparison:
    """By rounds: the CPU time of a command in milliseconds, and the requests for one of ours."""

    ours: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    """Typed as soon as the last one is answered."""
    bare_paced: list[float] = field(default_factory=list)
    """Typed as often as ours."""
    requests: list[float] = field(default_factory=list)

    def as_figures(self, name: str, how: str, answer: str, *, aim: float | None) -> list[Figure]:
        """Return the measurement."""
        ratios = tuple(mine / least for mine, least in zip(self.ours, self.bare, strict=True))
        paced = tuple(mine / least for mine, least in zip(self.ours, self.bare_paced, strict=True))
        beside = f"CPU of a typed /play or /done {how}, by TLS, beside a bare bot's command with {answer}"
        return [
            Figure(f"{name}ratio", beside, "times", ratios, aim=aim),
            Figure(f"{name}ratio_paced", "The same, at the same pace", "times", paced, aim=aim),
            Figure(f"{name}cpu", f"CPU of a typed /play or /done {how}", "ms", tuple(self.ours)),
            Figure(f"{name}cpu_fixed", "CPU of the bare bot's command", "ms", tuple(self.bare)),
            Figure(f"{name}cpu_paced", "The same at the same pace", "ms", tuple(self.bare_paced)),
            Figure(f"{name}requests", "Requests to Discord, its answer included", "", tuple(self.requests)),
        ]


@dataclass
class _Alone(Players):
    """One person who plays by typing, in a guild of their own."""

    async def begin(self) -> None:
        """Open a table, deal, and start; a match that is still running is ended first."""
        (person,) = self.people
        await end_match(person, self.channel)
        table = await self.open_table(person, game=TURN_BASED_GAME)
        await press(person, table, "start")
        await wait_for_answer(person, await person.command(self.channel, "hand"))
        await press(person, self.read_hand(person).message, "begin")

    async def play(self, commands: int) -> int:
        """Type `/play`, and `/done` after turns, until the match ends or `commands` are typed; count them."""
        (person,) = self.people
        typed = 0
        while typed < commands and (hand := self.read_hand(person)).is_turn:
            moves = hand.find_moves()
            if hand.may_end_turn and (not moves or moves[0].gap > MAX_SMALL_GAP):
                done = await person.command(self.channel, "done")
            else:
                done = await person.command(self.channel, "play", card=moves[0].card, pile=moves[0].pile)
            await wait_for_answer(person, done)
            typed += 1
        return typed


async def _compare(rounds: int, commands: int, aftermath: float, cards: CardPreference) -> _Comparison:
    found = _Comparison()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="unspoken-bench-")))
        tls, authority = _make_certificate(folder)
        real = await stack.enter_async_context(Sandbox(tls=tls))
        plain = await stack.enter_async_context(Sandbox(tls=tls))
        guild = real.add_guild("Alone")
        table = _Alone(guild.add_channel("table"), (guild.add_person("Anna"),))
        elsewhere = plain.add_guild("Baseline")
        channel, person = elsewhere.add_channel("table"), elsewhere.add_person("Anna")
        database = "bench.sqlite3"
        await prefer_cards(f"sqlite+aiosqlite:///{folder}/{database}", [table], cards)
        bare = ["tests.tools.bench.baseline"]
        if cards is CardPreference.PICTURES:
            picture = folder / "hand.png"
            picture.write_bytes(await draw_example())
            bare.append(str(picture))
        # OpenSSL's own setting: where certificates that are trusted are found.
        settings = {"SSL_CERT_FILE": str(authority)}
        bot = await stack.enter_async_context(
            BotProcess.module(real, str(folder), ("bot", "run"), database, **settings)
        )
        (folder / "bare").mkdir()
        baseline = await stack.enter_async_context(
            BotProcess.module(plain, str(folder / "bare"), tuple(bare), **settings)
        )
        await asyncio.gather(real.bot_ready(), plain.bot_ready())
        for _ in range(rounds):
            await table.begin()
            await asyncio.sleep(aftermath)
            before, sent, began = _cpu(bot), real.stats.requests.total(), time.perf_counter()
            typed = await table.play(commands)
            pace = (time.perf_counter() - began) / typed
            await asyncio.sleep(aftermath)
            found.ours.append((_cpu(bot) - before) / typed * 1000)
            found.requests.append((real.stats.requests.total() - sent) / typed)
            for costs, interval in ((found.bare, 0.0), (found.bare_paced, pace)):
                before = _cpu(baseline)
                await _type(person, channel, typed, interval)
                await asyncio.sleep(aftermath)
                costs.append((_cpu(baseline) - before) / typed * 1000)
    return found


def _make_certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """Return the sandbox's certificate, and the file of the authority that the bots have to trust."""
    import trustme  # noqa: PLC0415 - only developers have it

    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    file = folder / "authority.pem"
    authority.cert_pem.write_to_path(str(file))
    return context, file


def _cpu(bot: BotProcess) -> float:
    """Return the CPU time of a bot and of the process that draws for it, in seconds."""
    return sum(cpu_seconds(pid) for pid in (bot.pid, *child_processes(bot.pid, "drawing_process")))


async def _type(person: Person, channel: Channel, commands: int, interval: float) -> None:
    """Type the bare bot's command, once in `interval` seconds, but never before the last answer."""
    began = time.perf_counter()
    for number in range(commands):
        await asyncio.sleep(began + number * interval - time.perf_counter())
        await wait_for_answer(person, await person.command(channel, "hand"))
