"""The sandbox: Discord on this machine, as an async context manager."""

import asyncio
import ssl
from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Middleware

from bot.devtools.sandbox.clock import Clock
from bot.devtools.sandbox.faults import Faults
from bot.devtools.sandbox.gateway.gateway import Gateway
from bot.devtools.sandbox.gateway.session_starts import SessionStarts
from bot.devtools.sandbox.people.clients import Clients
from bot.devtools.sandbox.people.guild import Guild
from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.rest.request_handler import PREFIX, RequestHandler
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import Message
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.stats import Stats
from bot.devtools.sandbox.traffic import TrafficFeed
from bot.devtools.sandbox.traffic_file import TrafficFile
from bot.devtools.sandbox.wire import Object

HOST = "127.0.0.1"
"""The only address the sandbox listens on."""


class Sandbox:
    """A local Discord: its state, its REST API, its gateway and its simulated users."""

    def __init__(
        self,
        port: int = 0,
        *,
        record: Path | None = None,
        token: str = "sandbox-token",  # noqa: S107 - it is valid in this sandbox only
        granted_intents: Collection[str] = (),
        bot_name: str = "Unspoken",
        shards: int = 1,
        max_concurrency: int | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        """Recommend a number of shards; with `max_concurrency`, IDENTIFYs that come too soon are refused.

        With `tls`, everything is served by TLS only, with the certificate of this context.
        """
        self.clock = Clock()
        self.faults = Faults()
        self.stats = Stats()
        self.traffic = TrafficFeed(self.clock)
        self.token = token
        self.api_url = ""
        self.gateway_url = ""
        self.url = ""
        self._clients = Clients()
        self.world = World(self.clock, bot_name)
        self.gateway = Gateway(
            self.world,
            self.stats,
            self.faults,
            self.traffic,
            token=token,
            granted=granted_intents,
            shards=shards,
            starts=SessionStarts(self.clock, max_concurrency),
        )
        # After the gateway, so that the bot hears of a change before simulated users react to it.
        self._clients.watch(self.world)
        self._record = TrafficFile(record) if record else None
        self._handler = RequestHandler(
            self.world,
            self.gateway,
            stats=self.stats,
            faults=self.faults,
            record=self._record,
            traffic=self.traffic,
            token=token,
        )
        self._port = port
        self._tls = tls
        self._routes: list[web.RouteDef] = []
        self._guards: list[Middleware] = []
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=32 * 1024 * 1024, middlewares=self._guards)
        app.router.add_routes(self._routes)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_routes(self._handler.routes())
        app.router.add_get("/attachments/{number}/{name}", self._attachment)
        app.router.add_get("/emojis/{name}", self._emoji)
        app.router.add_get("/avatars/{user}/{name}", self._avatar)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port, ssl_context=self._tls)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        port = self._runner.addresses[0][1]
        secure = "" if self._tls is None else "s"
        self.url = self.world.cdn = f"http{secure}://{HOST}:{port}"
        self.api_url = f"{self.url}{PREFIX}"
        self.gateway_url = self.gateway.url = f"ws{secure}://{HOST}:{port}/gateway"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clock.stop()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()
        if self._record:
            self._record.close()

    @property
    def answer_within(self) -> float:
        """Seconds in which the bot has to respond to an interaction: Discord's three, unless changed."""
        return self.world.answer_within

    @answer_within.setter
    def answer_within(self, seconds: float) -> None:
        self.world.answer_within = seconds

    def mount(self, routes: Iterable[web.RouteDef], *guards: Middleware) -> None:
        """Serve further routes; call it before the sandbox opens. Guards are middleware of every request."""
        self._routes += routes
        self._guards += guards

    @property
    def commands(self) -> list[Object]:
        """The commands the bot registered."""
        return list(self.world.commands.values())

    @property
    def people(self) -> list[Person]:
        """The simulated users of all guilds, in the order they joined."""
        return self._clients.people

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Make a guild that the bot is a member of."""
        return self.world.add_guild(name, locale, partial(Guild, clients=self._clients))

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call a listener with every change; return a function that unsubscribes it."""
        return self.world.subscribe(listener)

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator does."""
        self.world.delete(message)

    async def bot_ready(self, timeout: float = 180.0) -> None:  # noqa: ASYNC109 - waiting so long is what is asked for
        """Wait until the bot is connected, on all of its shards, and its commands are registered.

        Raises:
            TimeoutError: it was not ready in time; the message says what was missing.
        """
        try:
            await asyncio.wait_for(self.gateway.until(self._is_ready), timeout)
        except TimeoutError:
            live, seen = len(self.gateway.live), self.world.commands_seen
            words = f"after {timeout} s: {live} connections, commands registered: {seen}, {self.stats}"
            raise TimeoutError(words) from None

    def _is_ready(self) -> bool:
        return self.gateway.is_complete and self.world.commands_seen

    async def bot_gone(self, timeout: float = 180.0) -> None:  # noqa: ASYNC109 - waiting so long is what is asked for
        """Wait until no bot is connected.

        Raises:
            TimeoutError: one still is.
        """
        await asyncio.wait_for(self.gateway.until(lambda: not self.gateway.live), timeout)

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut the bot's connection; its session can be resumed, or is dropped."""
        self.gateway.drop(resumable=resumable)
        await asyncio.sleep(0)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is invalid."""
        self.gateway.invalidate(resumable=resumable)
        await asyncio.sleep(0)

    async def ask_reconnect(self) -> None:
        """Ask the bot to connect again."""
        self.gateway.ask_reconnect()
        await asyncio.sleep(0)

    async def _attachment(self, request: web.Request) -> web.Response:
        return self._file(f"{request.match_info['number']}/{request.match_info['name']}")

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._file(f"emojis/{request.match_info['name'].partition('.')[0]}")

    async def _avatar(self, request: web.Request) -> web.Response:
        return self._file(f"avatars/{request.match_info['user']}/{request.match_info['name']}")

    def _file(self, key: str) -> web.Response:
        found = self.world.files.get(key)
        if found is None:
            raise web.HTTPNotFound
        content, kind = found
        return web.Response(body=content, content_type=kind.partition(";")[0] or "application/octet-stream")
