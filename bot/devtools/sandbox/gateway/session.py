"""Gateway sessions, which outlive their connections."""

import asyncio
import contextlib
import secrets
import zlib
from collections import deque

from aiohttp import WSCloseCode, web

from bot.devtools.sandbox.gateway.events import MESSAGE_CONTENT, Event
from bot.devtools.sandbox.traffic import TrafficFeed
from bot.devtools.sandbox.wire import Object, encode

REPLAY = 10_000
"""The number of events a session keeps for a resume."""


class Connection:
    """One websocket with a queue of payloads to send."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, zipped: bool
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._zip = zlib.compressobj() if zipped else None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: object = None) -> None:
        """Queue a payload that is not an event."""
        self.send_text(encode({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Queue a payload that is already encoded."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            while (text := await self._queue.get()) is not None:
                if self._zip is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._zip.compress(text.encode()) + self._zip.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(packed)

    async def close(self, code: int = WSCloseCode.OK, message: str = "") -> None:
        """Close the connection after everything queued has been sent."""
        self._queue.put_nowait(None)
        await asyncio.wait((self._writer,), timeout=1)
        await self._socket.close(code=code, message=message.encode())

    def abort(self) -> None:
        """Abort the connection without a close frame."""
        self._writer.cancel()
        if self._transport:
            self._transport.abort()

    async def stop_sending(self) -> None:
        """Stop sending."""
        self._writer.cancel()
        await asyncio.wait((self._writer,))


class Session:
    """The state of one client's session, kept between its connections."""

    def __init__(self, intents: int, shard: tuple[int, int], traffic: TrafficFeed) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self._traffic = traffic
        self._sequence = 0
        self._kept: deque[tuple[int, str]] = deque(maxlen=REPLAY)

    def wants(self, event: Event) -> bool:
        """Return True if the event belongs to this shard and its intent was requested."""
        if event.intent and not self.intents & event.intent:
            return False
        number, count = self.shard
        return (event.guild >> 22) % count == number if event.guild else number == 0

    def deliver(self, event: Event) -> None:
        """Send an event now, or when the client resumes."""
        payload = event.payload
        if event.blanked and not self.intents & MESSAGE_CONTENT:
            payload = payload | event.blanked
        self.push(event.name, payload)

    def push(self, name: str, payload: Object) -> None:
        """Give an event a sequence number, keep it for a resume, and send it."""
        self._sequence += 1
        text = encode({"op": 0, "d": payload, "s": self._sequence, "t": name})
        self._kept.append((self._sequence, text))
        self._traffic.note("event", name, payload, "" if self.connection else "held back")
        if self.connection:
            self.connection.send_text(text)

    def can_replay(self, after: int) -> bool:
        """Return True if all events after a sequence number are still kept."""
        oldest = self._kept[0][0] if self._kept else self._sequence + 1
        return oldest - 1 <= after <= self._sequence

    def replay(self, after: int) -> None:
        """Send all events after a sequence number again."""
        if self.connection:
            for sequence, text in self._kept:
                if sequence > after:
                    self.connection.send_text(text)
