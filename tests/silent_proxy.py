"""A network that swallows packets: a proxy that stops forwarding and lets every connection stay open."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Self, TypeAlias

from sqlalchemy import make_url

Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_HOST = "127.0.0.1"


class SilentProxy:
    """Forwards connections to a server until it goes silent; nobody gets a FIN or RST then."""

    def __init__(self, connect: Callable[[], Awaitable[Streams]]) -> None:
        """Forward to what `connect` opens a connection to."""
        self.port = 0
        self.connections = 0
        """The number of connections so far, those in silence counted, too."""
        self._connect = connect
        self._forwarding = asyncio.Event()
        self._forwarding.set()
        self._arrived = asyncio.Condition()
        self._servers_side: list[asyncio.StreamWriter] = []
        self._tasks = set[asyncio.Task[None]]()

    @classmethod
    @asynccontextmanager
    async def run(cls, connect: Callable[[], Awaitable[Streams]]) -> AsyncIterator[Self]:
        """Listen on a free port of this machine for the length of the block."""
        proxy = cls(connect)
        server = await asyncio.start_server(proxy._accept, _HOST, 0)
        proxy.port = server.sockets[0].getsockname()[1]
        try:
            yield proxy
        finally:
            server.close()
            for task in proxy._tasks:
                task.cancel()
            await asyncio.gather(*proxy._tasks, return_exceptions=True)

    def go_silent(self) -> None:
        """Hold back everything from now on, new connections too."""
        self._forwarding.clear()

    def recover(self) -> None:
        """Forward all data held back, as TCP's repetitions do, and everything after it."""
        self._forwarding.set()

    def drop_servers_side(self) -> None:
        """End the connections for the server alone, as it does itself when it hears nothing for long."""
        for writer in self._servers_side:
            writer.transport.abort()

    async def wait_for_connection(self, number: int) -> None:
        """Wait until so many connections were opened."""
        async with self._arrived:
            await self._arrived.wait_for(lambda: self.connections >= number)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._forward(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        async with self._arrived:
            self._arrived.notify_all()
        try:
            await self._forwarding.wait()
            there, back = await self._connect()
            self._servers_side.append(back)
            try:
                await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
            finally:
                back.transport.abort()
        finally:
            writer.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(1 << 16):
                await self._forwarding.wait()
                target.write(data)
                await target.drain()
        await self._forwarding.wait()
        with contextlib.suppress(OSError):
            # Both directions end with the first: nobody here half-closes a connection.
            target.close()


@asynccontextmanager
async def silence_postgresql(url: str) -> AsyncIterator[tuple[str, SilentProxy]]:
    """Put a proxy before the tests' PostgreSQL, which listens on a socket; yield its address, too."""
    address = make_url(url)
    folder = str(address.query["host"])
    async with SilentProxy.run(lambda: asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")) as proxy:
        proxied = address.set(query={}, host=_HOST, port=proxy.port)
        yield proxied.render_as_string(hide_password=False), proxy


@asynccontextmanager
async def silence_port(port: int) -> AsyncIterator[SilentProxy]:
    """Put a proxy before a port of this machine."""
    async with SilentProxy.run(lambda: asyncio.open_connection(_HOST, port)) as proxy:
        yield proxy
