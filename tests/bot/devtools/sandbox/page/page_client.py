"""A page without a browser: it speaks the protocol and keeps the frames it receives."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import aiohttp

Json = dict[str, Any]
PATIENCE = 30.0


class PageClient:
    """One open connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.frames: list[Json] = []
        self.socket = socket
        self._nonces = count(1)

    @classmethod
    async def connect(
        cls, session: aiohttp.ClientSession, url: str, who: str = "", resume: str = ""
    ) -> "PageClient":
        socket = await session.ws_connect(
            f"{url}/live", params={"as": who, "resume": resume}, headers={"Origin": url}
        )
        client = cls(socket)
        await client.until("hello")
        return client

    @property
    def hello(self) -> Json:
        return self.frames[0]

    async def until(self, op: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """Return a frame, waiting for it if it has not arrived yet."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.frames:
                    if frame["op"] == op and where(frame):
                        return frame
                await self._read()

    async def _read(self) -> None:
        frame = await self.socket.receive()
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        self.frames.append(json.loads(frame.data))

    async def ask(self, op: str, **more: object) -> Json:
        """Send a request and wait for its reply."""
        nonce = f"n{next(self._nonces)}"
        await self.socket.send_str(json.dumps({"op": op, "nonce": nonce, **more}))
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.frames:
                    if frame.get("nonce") == nonce:
                        return frame
                await self._read()

    async def run(self, *command: str, **options: object) -> Json:
        """Run a command and return the reply."""
        return await self.ask("run", command=list(command), options=options)

    async def texts(self) -> list[str]:
        """Return the texts of all messages received, including those still on their way."""
        await self.ask("dismiss", message="1")
        messages = [*self.hello["messages"], *(one["message"] for one in self.frames if "message" in one)]
        return [one["content"] for one in messages]
