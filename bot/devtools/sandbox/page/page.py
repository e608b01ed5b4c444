"""The page: its files, and its websocket connections."""

import asyncio
import contextlib
import json
from collections.abc import Coroutine
from types import TracebackType
from typing import Self

from aiohttp import web
from pydantic import ValidationError

from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.page import frames
from bot.devtools.sandbox.page.actions import perform
from bot.devtools.sandbox.page.controls import MAX_PEOPLE, Controls
from bot.devtools.sandbox.page.files import files
from bot.devtools.sandbox.page.guard import guard, require_origin
from bot.devtools.sandbox.page.requests import REQUEST, AnyRequest
from bot.devtools.sandbox.page.supervisor import BotSupervisor
from bot.devtools.sandbox.page.view import View
from bot.devtools.sandbox.page.views import Views
from bot.devtools.sandbox.people.guild import Guild
from bot.devtools.sandbox.people.person import Person
from bot.devtools.sandbox.sandbox import Sandbox
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import Channel
from bot.devtools.sandbox.state.locales import LOCALES
from bot.devtools.sandbox.wire import Object, encode, moment

HEARTBEAT = 20.0
"""Seconds between two pings of a websocket."""
MAX_REQUEST_BYTES = 64 * 1024
"""The maximum size of a frame from a page."""


class Page:
    """A web client for the simulated users of one channel's guild."""

    def __init__(self, sandbox: Sandbox, place: Channel) -> None:
        """Add the page's routes to a sandbox that is not open yet.

        Raises:
            ValueError: the channel is in no guild.
        """
        if not isinstance(place.guild, Guild):
            words = "a page needs a channel of a guild"
            raise ValueError(words)  # noqa: TRY004 - a wrong channel, not a wrong type
        self._sandbox = sandbox
        self._guild = place.guild
        self._views = Views(sandbox.world, place)
        self._controls = Controls(sandbox, place.guild, self._views)
        self._tasks: set[asyncio.Task[None]] = set()
        self._on_close = contextlib.ExitStack()
        sandbox.mount([*files(), web.get("/live", self._live)], guard)

    async def __aenter__(self) -> Self:
        self._on_close.callback(self._sandbox.subscribe(self._on_change))
        self._on_close.callback(self._sandbox.traffic.subscribe(self._controls.hear))
        self._start(self._controls.watch())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._on_close.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._views.close()

    def attach_bot(self, supervisor: BotSupervisor) -> None:
        """Set the supervisor that restarts the bot and reports its state."""
        self._controls.supervisor = supervisor
        self._controls.tell_state()

    def _on_change(self, change: Change) -> None:
        if change.kind in ("member_add", "member_remove"):
            # The guild's simulated users change right after this change was announced.
            asyncio.get_running_loop().call_soon(self._controls.tell_people)
        for view in self._views:
            view.note(change)

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        require_origin(request)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, timeout=1.0, max_msg_size=MAX_REQUEST_BYTES)
        await socket.prepare(request)
        wanted = request.query.get("as", "")
        person = self._find_person(wanted)
        if person is None:
            nobody = {"op": "nobody", "as": wanted, "people": self._controls.people()}
            await socket.send_str(encode(nobody))
            await socket.close(code=frames.NOBODY, message=b"there is nobody of that name")
            return socket
        view, resumed = self._views.take(request.query.get("resume", ""), person)
        await view.serve(
            socket,
            lambda: dict(self._hello(view, resumed=resumed)),
            lambda text: self._hear(view, text),
        )
        return socket

    def _find_person(self, wanted: str) -> Person | None:
        people = list(self._guild.people.values())
        if not wanted:
            return next(iter(people), None)
        by_id = (one for one in people if str(one.id) == wanted)
        by_name = (one for one in people if one.name.casefold() == wanted.casefold())
        return next(by_id, None) or next(by_name, None)

    def _hello(self, view: View, *, resumed: bool) -> frames.Hello:
        offered, bot, guild = view.commands(), self._sandbox.world.bot, self._guild
        return {
            "op": "hello",
            "view": view.key,
            "resumed": resumed,
            "now": moment(self._sandbox.clock.now()),
            "you": frames.person(view.person),
            "people": self._controls.people(),
            "most_people": MAX_PEOPLE,
            "locales": list(LOCALES),
            "bot": {"id": str(bot.id), "name": bot.name},
            "state": self._controls.state(),
            "guild": {"id": str(guild.id), "name": guild.name, "locale": guild.locale},
            "channels": view.channels(),
            "commands": offered["commands"],
            "message_commands": offered["message_commands"],
            "messages": view.messages(),
        }

    def _hear(self, view: View, text: str) -> None:
        try:
            request = REQUEST.validate_json(text)
        except ValidationError as wrong:
            first = wrong.errors()[0]
            where = ".".join(str(step) for step in first["loc"]) or "the request"
            view.tell({"op": "refused", "nonce": _nonce(text), "words": f"{where}: {first['msg']}"})
            return
        self._start(self._answer(view, request))

    async def _answer(self, view: View, request: AnyRequest) -> None:
        try:
            reply = await perform(view, self._controls, request)
        except NotPossibleError as refusal:
            # The further lines describe the screen, which the page shows anyway.
            words = str(refusal).partition("\n")[0]
            reply = {"op": "refused", "words": words, "code": refusal.code, "facts": refusal.facts}
        if request.nonce is not None:
            view.tell({**reply, "nonce": request.nonce})

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _nonce(text: str) -> str | None:
    """Return the nonce of an invalid request, if it can be read."""
    try:
        given: Object = json.loads(text)
        nonce = given.get("nonce")
    except (ValueError, AttributeError):
        return None
    return nonce if isinstance(nonce, str) else None
