"""Several shards, which share the guilds of an application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.devtools.sandbox import Guild, Sandbox
from bot.devtools.sandbox.gateway.gateway import IDENTIFY, INVALID_SESSION, INVALID_SHARD, RESUME

INTENTS = 1 << 0 | 1 << 9


class RawClient:
    """A websocket to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self._socket = socket
        self._token = token

    async def identify(self, shard: int, count: int) -> dict[str, Any]:
        """Start a session, and return the reply."""
        return await self.send(IDENTIFY, {"intents": INTENTS, "shard": [shard, count]})

    async def send(self, op: int, data: dict[str, Any]) -> dict[str, Any]:
        await self._socket.send_json({"op": op, "d": {"token": self._token, **data}})
        return await self.receive()

    async def receive(self) -> dict[str, Any]:
        payload: dict[str, Any] = await self._socket.receive_json()
        return payload

    async def receive_event(self, name: str) -> dict[str, Any]:
        while (payload := await self.receive())["t"] != name:
            pass
        return payload

    async def close_code(self) -> int | None:
        await self._socket.receive()
        return self._socket.close_code


@asynccontextmanager
async def connect(sandbox: Sandbox) -> AsyncIterator[RawClient]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        yield RawClient(socket, sandbox.token)


async def test_an_application_is_told_its_shards_and_how_many_may_start_together() -> None:
    async with Sandbox(shards=32, max_concurrency=16) as sandbox, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {sandbox.token}"}
        async with session.get(f"{sandbox.api_url}/gateway/bot", headers=headers) as response:
            told = await response.json()
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (32, 16)


async def test_each_guild_belongs_to_one_shard_and_its_events_go_there() -> None:
    async with Sandbox(shards=2) as sandbox:
        guilds: dict[int, Guild] = {}
        while len({(number >> 22) % 2 for number in guilds}) < 2:
            guild = sandbox.add_guild("another")
            guilds[guild.id] = guild
        async with connect(sandbox) as first, connect(sandbox) as second:
            for shard, client in enumerate((first, second)):
                ready = await client.identify(shard, 2)
                theirs = {number for number in guilds if (number >> 22) % 2 == shard}
                assert {int(one["id"]) for one in ready["d"]["guilds"]} == theirs
            for number, guild in guilds.items():
                anna = guild.add_person("Anna")
                await anna.write(guild.add_channel("table"), "hello")
                client = (first, second)[(number >> 22) % 2]
                message = await client.receive_event("MESSAGE_CREATE")
                assert int(message["d"]["guild_id"]) == number


async def test_a_session_is_resumed_with_what_its_own_shard_missed() -> None:
    async with Sandbox(shards=2) as sandbox:
        guild = sandbox.add_guild("one")
        shard = (guild.id >> 22) % 2
        async with connect(sandbox) as other, connect(sandbox) as client:
            await other.identify(1 - shard, 2)
            ready = await client.identify(shard, 2)
            await sandbox.drop_gateway()
        await guild.add_person("Anna").write(guild.add_channel("table"), "hello")
        async with connect(sandbox) as client:
            await client.send(RESUME, {"session_id": ready["d"]["session_id"], "seq": ready["s"]})
            assert (await client.receive_event("MESSAGE_CREATE"))["d"]["author"]["username"] == "anna"


async def test_a_shard_beyond_the_count_is_refused() -> None:
    async with Sandbox() as sandbox, connect(sandbox) as client:
        await client._socket.send_json({"op": IDENTIFY, "d": {"token": sandbox.token, "shard": [2, 2]}})
        assert await client.close_code() == INVALID_SHARD


async def test_a_second_start_in_a_bucket_has_to_wait_five_seconds() -> None:
    async with Sandbox(shards=4, max_concurrency=2) as sandbox:
        async with connect(sandbox) as first, connect(sandbox) as second, connect(sandbox) as third:
            assert (await first.identify(0, 4))["t"] == "READY"
            assert (await second.identify(1, 4))["t"] == "READY"
            assert (await third.identify(2, 4))["op"] == INVALID_SESSION
        sandbox.clock.advance(5)
        async with connect(sandbox) as third:
            assert (await third.identify(2, 4))["t"] == "READY"
        assert sandbox.stats.early_identifies == 1
