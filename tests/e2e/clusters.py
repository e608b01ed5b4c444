"""Several bot processes that share a PostgreSQL, and tables on every one of their shards."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.devtools.sandbox import Channel, Guild, Interaction, Person, Sandbox
from bot.devtools.sandbox.sandbox import HOST
from data.store import Store
from tests.data.processes.test_clusters import BREAK_ALL, execute
from tests.e2e.stack import NAMES, Stack, environment, traffic
from tests.e2e.table_session import TableSession
from tests.e2e.unspoken_process import UnspokenProcess
from tests.patience import ANSWER_WITHIN

STANDS_BY = "standing by"
_NAME_OF_FIRST = "localhost"
"""The name of this machine by which the first process reaches the sandbox; the others do by its address."""


class RequestCounter:
    """Counts the requests that the first process sends to the sandbox."""

    def __init__(self) -> None:
        self.of_first = 0

    @web.middleware
    async def count(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Count a request, and have it handled."""
        self.of_first += request.url.host == _NAME_OF_FIRST
        return await handler(request)


class ClusterSession(TableSession):
    """A table session that takes the time of the longest silence between two answers."""

    def __init__(
        self, stack: "ClusterStack", guild: Guild, channel: Channel, people: Sequence[Person]
    ) -> None:
        super().__init__(stack, guild, channel, people)
        self.longest_silence = 0.0
        """Seconds, while somebody plays."""
        self._last_answer: float | None = None

    async def play_on(self) -> None:
        """Play until the result, whatever fails meanwhile."""
        self._last_answer = time.monotonic()
        await self.play()
        self._last_answer = None

    async def wait_for_answer(self, person: Person, done: Interaction) -> Interaction:
        result = await super().wait_for_answer(person, done)
        if not result.failed and self._last_answer is not None:
            now = time.monotonic()
            self.longest_silence = max(self.longest_silence, now - self._last_answer)
            self._last_answer = now
        return result


class ClusterStack(Stack):
    """A sandbox, a database, and more bot processes than clusters: the others stand by."""

    def __init__(
        self,
        sandbox: Sandbox,
        bots: Sequence[UnspokenProcess],
        url: str,
        store: Store,
        clusters: int,
        requests: RequestCounter,
    ) -> None:
        super().__init__(sandbox, bots[0], url, store)
        self.active = list(bots[:clusters])
        self.standing_by = list(bots[clusters:])
        self.bots = tuple(bots)
        self.requests = requests

    async def start(self) -> None:
        """Start those that run clusters, and then those that stand by."""
        for bot in self.active:
            await bot.start()
        await self.sandbox.bot_ready()
        for bot in self.standing_by:
            await self.start_standing_by(bot)

    async def start_standing_by(self, bot: UnspokenProcess) -> None:
        """Start a process, and wait until it has seen that it is not needed."""
        before = bot.log.count(STANDS_BY)
        await bot.start()
        async with asyncio.timeout(ANSWER_WITHIN):
            while bot.log.count(STANDS_BY) == before:  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)

    async def replace(self, number: int) -> None:
        """Kill a process, wait until another one has taken its cluster over, and start it to stand by."""
        killed, heir = self.active[number], self.standing_by.pop(0)
        await killed.kill()
        await self.sandbox.gateway.until(lambda: not self.sandbox.gateway.is_complete)
        await self.sandbox.bot_ready()
        self.active[number] = heir
        await self.start_standing_by(killed)
        self.standing_by.append(killed)

    async def break_connections(self) -> None:
        """Have the server end the connections that hold clusters, and wait until all shards are back."""
        await execute(self.url, BREAK_ALL)
        await self.sandbox.gateway.until(lambda: not self.sandbox.gateway.is_complete)
        await self.sandbox.bot_ready()

    def session_on(self, shard: int, people: int = 2) -> ClusterSession:
        """Return a session of new people in a new guild of a shard."""
        guild = self.sandbox.add_guild("Game night")
        while (guild.id >> 22) % self.sandbox.gateway.shards != shard:
            guild = self.sandbox.add_guild("Game night")
        seated = [guild.add_person(name, locale=language) for name, language in NAMES[:people]]
        return ClusterSession(self, guild, guild.add_channel("table"), seated)


@asynccontextmanager
async def run_clusters(
    url: str, folder: Path, *, clusters: int, shards: int, standing_by: int = 1, max_concurrency: int = 1
) -> AsyncIterator[ClusterStack]:
    """Run a sandbox with several bots and their database."""
    sandbox = Sandbox(
        record=traffic(),
        token="sandbox-token-of-these-clusters",  # noqa: S106 - it opens nothing but this sandbox
        shards=shards,
        max_concurrency=max_concurrency,
    )
    requests = RequestCounter()
    sandbox.mount([], requests.count)
    async with sandbox:
        sandbox.answer_within = ANSWER_WITHIN
        settings = {**environment(sandbox, url), "CLUSTERS": str(clusters)}
        of_first = settings["DISCORD_API"].replace(HOST, _NAME_OF_FIRST)
        bots = [
            UnspokenProcess(settings if one else {**settings, "DISCORD_API": of_first}, folder / f"bot-{one}")
            for one in range(clusters + standing_by)
        ]
        store = await Store.open(url)
        stack = ClusterStack(sandbox, bots, url, store, clusters, requests)
        try:
            await stack.start()
            yield stack
        finally:
            for bot in bots:
                await bot.stop()
            await store.close()
