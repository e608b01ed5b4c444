"""The gateway: its connections and the events sent over them."""

import asyncio
import json
from collections.abc import Callable, Collection

from aiohttp import WSMsgType, web

from bot.devtools.sandbox.faults import Faults
from bot.devtools.sandbox.gateway.events import (
    APPLICATION_FLAGS,
    MEMBERS,
    PRIVILEGED,
    Event,
    event_of,
    guild_payload,
)
from bot.devtools.sandbox.gateway.session import Connection, Session
from bot.devtools.sandbox.gateway.session_starts import SessionStarts
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import GuildState
from bot.devtools.sandbox.state.users import Member
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.stats import Stats
from bot.devtools.sandbox.traffic import TrafficFeed
from bot.devtools.sandbox.wire import Object

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 1, 2, 3, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
HEARTBEAT_MS = 41_250
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED = 4001, 4002, 4003
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED, INVALID_SHARD, DISALLOWED_INTENTS = 4004, 4005, 4010, 4014
_ENDING_CLOSE = (1000, 1001)
_OPCODES = {
    HEARTBEAT: "HEARTBEAT",
    IDENTIFY: "IDENTIFY",
    PRESENCE: "PRESENCE",
    RESUME: "RESUME",
    REQUEST_MEMBERS: "REQUEST_GUILD_MEMBERS",
}


class Gateway:
    """The sessions of all bots, and the delivery of events to them."""

    def __init__(
        self,
        world: World,
        stats: Stats,
        faults: Faults,
        traffic: TrafficFeed,
        *,
        token: str,
        granted: Collection[str],
        shards: int,
        starts: SessionStarts,
    ) -> None:
        self.world = world
        self.shards = shards
        """The number of shards that clients are told to connect with."""
        self.starts = starts
        self.url = ""
        self._stats = stats
        self._faults = faults
        self._traffic = traffic
        self._token = token
        self._granted = granted
        self._sessions: dict[str, Session] = {}
        self._held: list[Event] = []
        self._changed = asyncio.Event()
        world.subscribe(self._on_change)

    @property
    def members_granted(self) -> bool:
        """Whether the bot may list members."""
        return "members" in self._granted

    @property
    def application_flags(self) -> int:
        """The application's flags: the privileged intents it may use, as a small bot has them."""
        return sum(APPLICATION_FLAGS[name] for name in self._granted)

    @property
    def live(self) -> list[Session]:
        """The sessions with a connection."""
        return [session for session in self._sessions.values() if session.connection]

    @property
    def is_complete(self) -> bool:
        """Whether every shard has a connection, by the number of shards that clients connect with."""
        live = {session.shard for session in self.live}
        return any(all((number, count) in live for number in range(count)) for _, count in live)

    async def until(self, predicate: Callable[[], bool]) -> None:
        """Wait until a predicate holds; it is checked after every connection and disconnection."""
        while not predicate():
            self._changed.clear()
            await self._changed.wait()

    def note(self) -> None:
        """Wake the tasks that wait in `until`."""
        self._changed.set()

    def _on_change(self, change: Change) -> None:
        if change.kind == "commands":
            self.note()
        if not self._sessions:
            return
        members_too = any(session.intents & MEMBERS for session in self._sessions.values())
        event = event_of(self.world, change, members_too=members_too)
        if event is None:
            return
        if event.name == "INTERACTION_CREATE":
            self._dispatch_interaction(event)
        else:
            self._dispatch(event)

    def _dispatch_interaction(self, event: Event) -> None:
        if self._faults.take_reorder():
            self._held.append(event)
            if self._faults.reorders:
                asyncio.get_running_loop().call_later(1.0, self._release)
                return
            self._release()
            return
        self._dispatch(event)

    def _release(self) -> None:
        events, self._held = self._held[::-1], []
        for event in events:
            self._dispatch(event)

    def _dispatch(self, event: Event) -> None:
        times = 2 if event.name == "INTERACTION_CREATE" and self._faults.take_repeat() else 1
        self._stats.events[event.name] += times
        for session in self._sessions.values():
            if session.wants(event):
                for _ in range(times):
                    session.deliver(event)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket, from HELLO until it closes."""
        socket = web.WebSocketResponse(compress=False, autoclose=False, max_msg_size=0)
        await socket.prepare(request)
        zipped = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, request.transport, zipped=zipped)
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                try:
                    payload = json.loads(frame.data)
                    op, data = payload["op"], payload.get("d")
                except (ValueError, KeyError, TypeError):
                    await connection.close(DECODE_ERROR, "Error while decoding payload.")
                    break
                self._stats.received[op] += 1
                self._traffic.note("sent", _OPCODES.get(op, f"opcode {op}"), data)
                session = await self._answer(connection, session, op, data)
        finally:
            await connection.stop_sending()
            self._leave(connection, session, socket.close_code)
        return socket

    def _leave(self, connection: Connection, session: Session | None, code: int | None) -> None:
        if session and session.connection is connection:
            session.connection = None
            # A client that closes the connection itself ends its session; after a cut it may resume.
            if code in _ENDING_CLOSE:
                self._sessions.pop(session.id, None)
        self.note()

    async def _answer(
        self, connection: Connection, session: Session | None, op: int, data: object
    ) -> Session | None:
        if op == HEARTBEAT:
            connection.send(HEARTBEAT_ACK)
        elif op in (IDENTIFY, RESUME) and isinstance(data, dict):
            if session is None:
                return await self._authenticate(connection, op, data)
            await connection.close(ALREADY_AUTHENTICATED, "Already authenticated.")
        elif session is None:
            await connection.close(NOT_AUTHENTICATED, "Not authenticated.")
        elif op == REQUEST_MEMBERS and isinstance(data, dict):
            self._send_members(session, data)
        elif op not in (PRESENCE, 4):
            await connection.close(UNKNOWN_OPCODE, "Unknown opcode.")
        return session

    async def _authenticate(self, connection: Connection, op: int, data: Object) -> Session | None:
        if data.get("token") != self._token:
            await connection.close(AUTHENTICATION_FAILED, "Authentication failed.")
            return None
        return self._resume(connection, data) if op == RESUME else await self._identify(connection, data)

    async def _identify(self, connection: Connection, data: Object) -> Session | None:
        intents = int(data.get("intents") or 0)
        if any(intents & bit and name not in self._granted for name, bit in PRIVILEGED.items()):
            await connection.close(DISALLOWED_INTENTS, "Disallowed intent(s).")
            return None
        number, count = data.get("shard") or (0, 1)
        shard = (int(number), int(count))
        if not 0 <= shard[0] < shard[1]:
            await connection.close(INVALID_SHARD, "Invalid shard.")
            return None
        if not self.starts.take(shard[0]):
            self._stats.early_identifies += 1
            connection.send(INVALID_SESSION, data=False)
            return None
        session = self._open_session(connection, intents, shard)
        self._send_ready(session)
        self.note()
        return session

    def _open_session(self, connection: Connection, intents: int, shard: tuple[int, int]) -> Session:
        # A client that identifies again does not resume its old session.
        self._sessions = {
            number: session
            for number, session in self._sessions.items()
            if session.connection or session.shard != shard
        }
        session = Session(intents, shard, self._traffic)
        session.connection = connection
        self._sessions[session.id] = session
        self._stats.identifies += 1
        return session

    def _send_ready(self, session: Session) -> None:
        number, count = session.shard
        guilds = [guild for guild in self.world.guilds.values() if (guild.id >> 22) % count == number]
        session.push(
            "READY",
            {
                "v": 10,
                "user": self.world.bot.payload() | {"verified": True, "mfa_enabled": True, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "private_channels": [],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self.url,
                "shard": [number, count],
                "application": {"id": str(self.world.bot.id), "flags": 0},
            },
        )
        for guild in guilds:
            payload = guild_payload(self.world, guild, members_too=bool(session.intents & MEMBERS))
            session.deliver(Event("GUILD_CREATE", payload, 0, guild.id))

    def _resume(self, connection: Connection, data: Object) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        after = int(data.get("seq") or 0)
        if session is None or not session.can_replay(after):
            connection.send(INVALID_SESSION, data=False)
            return None
        if session.connection:
            session.connection.abort()
        session.connection = connection
        self._stats.resumes += 1
        session.replay(after)
        session.push("RESUMED", {})
        self.note()
        return session

    def _send_members(self, session: Session, data: Object) -> None:
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        payload: Object = {
            "guild_id": str(guild.id),
            "members": [member.payload() for member in _select_members(guild, data)],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce"):
            payload["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", payload)

    def drop(self, *, resumable: bool) -> None:
        """Cut every connection; the sessions can be resumed, or are dropped."""
        live = self.live
        if not resumable:
            self._sessions.clear()
        for session in live:
            if session.connection:
                session.connection.abort()
                session.connection = None
        self.note()

    def invalidate(self, *, resumable: bool) -> None:
        """Tell every client that its session is invalid."""
        for session in self.live:
            if session.connection:
                session.connection.send(INVALID_SESSION, data=resumable)
            if not resumable:
                del self._sessions[session.id]
                session.connection = None
        self.note()

    def ask_reconnect(self) -> None:
        """Ask every client to reconnect."""
        for session in self.live:
            if session.connection:
                session.connection.send(RECONNECT)

    async def close(self) -> None:
        """Close every connection."""
        for session in self.live:
            if session.connection:
                await session.connection.close(1001, "Going away")


def _select_members(guild: GuildState, data: Object) -> list[Member]:
    members = list(guild.members.values())
    if data.get("user_ids"):
        requested = {int(number) for number in data["user_ids"]}
        return [member for member in members if member.user.id in requested]
    start = str(data.get("query") or "").lower()
    return [member for member in members if member.user.name.lower().startswith(start)]
