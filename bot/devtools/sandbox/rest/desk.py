"""The desk every REST request passes: faults, token, limits, answer, record."""

import asyncio
import json
import logging
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from aiohttp import web

from bot.devtools.sandbox.checks.messages import Upload
from bot.devtools.sandbox.errors import RefusedError, not_found, unauthorized
from bot.devtools.sandbox.faults import Failure, Faults
from bot.devtools.sandbox.record import Record
from bot.devtools.sandbox.rest import application, callbacks, channels, commands, guilds, messages, webhooks
from bot.devtools.sandbox.rest.forms import FORM, parts
from bot.devtools.sandbox.rest.ratelimit import Limit, Limiter, headers_of, too_many
from bot.devtools.sandbox.rest.route import Answer, Call, Route, RouteTable
from bot.devtools.sandbox.state.interactions import MAX_UPLOAD
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.stats import Stats
from bot.devtools.sandbox.wire import encode
from bot.devtools.sandbox.wiretap import Wiretap

if TYPE_CHECKING:
    from bot.devtools.sandbox.gateway.gateway import Gateway

PREFIX = "/api/v10"
_log = logging.getLogger(__name__)
_ASKER_GONE = 499
TOO_MANY = 429
_INVALID = (401, 403, TOO_MANY)
_BAN_AFTER, _BAN_WITHIN = 10_000, 600.0
_FILE_FIELD = re.compile(r"files?\[(\d+)\]")
_OTHERWISE = Limit("otherwise", 50, 1.0)
_TABLE = RouteTable(
    [
        *application.ROUTES,
        *callbacks.ROUTES,
        *channels.ROUTES,
        *commands.ROUTES,
        *guilds.ROUTES,
        *messages.ROUTES,
        *webhooks.ROUTES,
    ]
)


class Desk:
    """Answers REST requests."""

    def __init__(
        self,
        world: World,
        gateway: "Gateway",
        *,
        stats: Stats,
        faults: Faults,
        record: Record | None,
        wiretap: Wiretap,
        token: str,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._stats = stats
        self._faults = faults
        self._record = record
        self._wiretap = wiretap
        self._authorization = f"Bot {token}"
        self._limiter = Limiter(world.clock)
        self._ban_window = (0.0, 0)

    async def handle(self, request: web.Request) -> web.Response:
        """Answer one request."""
        method, path = request.method, request.rel_url.raw_path.removeprefix(PREFIX)
        if self._banned():
            return web.Response(status=TOO_MANY, text="error code: 1015")
        headers: dict[str, str] = {}
        call: Call | None = None
        answer: Answer
        try:
            route, params = _find(method, path)
            self._stats.requests[route.name] += 1
            body, uploads = await _read(request)
            call = Call(
                self._world,
                self._limiter,
                params,
                request.query,
                body,
                uploads,
                self._gateway.url,
                self._gateway.members_granted,
            )
            headers = self._admit(request, route, params, path)
            answer = await self._carry_out(route, call, method, path)
        except RefusedError as refusal:
            answer = refusal.status, refusal.body
            if refusal.status == TOO_MANY:
                headers |= headers_of(refusal)
                self._stats.rate_limited += 1
        except ConnectionError:
            # Whoever asked was gone in the middle of asking.
            return web.Response(status=_ASKER_GONE)
        except Exception:  # noqa: BLE001 - the client gets its answer, the log what went wrong
            _log.exception("%s %s", method, path)
            answer = 500, {"message": "500: Internal Server Error", "code": 0}
        return self._finish(method, path, call, answer, headers)

    def _admit(self, request: web.Request, route: Route, params: dict[str, str], path: str) -> dict[str, str]:
        throttle = self._faults.take_throttle(request.method, path)
        if throttle:
            raise too_many(throttle.retry_after, everywhere=throttle.everywhere)
        if route.authorized:
            if request.headers.get("Authorization") != self._authorization:
                raise unauthorized()
            wait = self._limiter.take_global()
            if wait:
                raise too_many(wait, everywhere=True)
        if route.limit is None and not route.authorized:
            return {}
        limit = route.limit or _OTHERWISE
        major = params[route.major] if route.major else ""
        if limit is _OTHERWISE:
            major = f"{route.name} {major}"
        allowed, headers = self._limiter.take(limit, major)
        if not allowed:
            raise too_many(float(headers["X-RateLimit-Reset-After"]), headers=headers)
        return headers

    async def _carry_out(self, route: Route, call: Call, method: str, path: str) -> Answer:
        wait = self._faults.take_delay(method, path)
        if wait:
            await asyncio.sleep(wait)
        failure = self._faults.take_failure(method, path)
        if failure and not failure.after:
            raise _ordered(failure)
        answer = route.answer(call)
        if failure:
            raise _ordered(failure)
        return answer

    def _finish(
        self, method: str, path: str, call: Call | None, answer: Answer, headers: dict[str, str]
    ) -> web.Response:
        status, body = answer
        self._stats.statuses[status] += 1
        if status in _INVALID:
            self._note_invalid()
        sent = call.json if call else None
        self._wiretap.note("request", f"{method} {path}", {"sent": sent, "answer": body}, str(status))
        if self._record:
            self._record.write(
                method,
                path,
                request=sent,
                status=status,
                response=body,
                editing_v2=call.editing_v2 if call else None,
            )
        if body is None:
            return web.Response(status=status, headers=headers)
        response = web.Response(status=status, body=encode(body).encode(), headers=headers)
        # Without a charset: clients compare the whole value.
        response.headers["Content-Type"] = "application/json"
        return response

    def _note_invalid(self) -> None:
        self._stats.invalid += 1
        opened, count = self._ban_window
        now = self._world.clock.now()
        self._ban_window = (now, 1) if now >= opened + _BAN_WITHIN else (opened, count + 1)

    def _banned(self) -> bool:
        opened, count = self._ban_window
        return count >= _BAN_AFTER and self._world.clock.now() < opened + _BAN_WITHIN


def _find(method: str, path: str) -> tuple[Route, dict[str, str]]:
    found = _TABLE.find(method, path)
    if found is None:
        raise not_found()
    return found


def _ordered(failure: Failure) -> RefusedError:
    return RefusedError(failure.status, failure.code, f"{failure.status}: a fault on order")


async def _read(request: web.Request) -> tuple[object, Sequence[Upload]]:
    if not request.body_exists:
        return None, ()
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise _too_large() from None
    if not raw:
        return None, ()
    # Not `request.content_type`, which parses a header that is different each time as if it were an email's.
    kind = request.headers.get("Content-Type", "")
    if kind.startswith(FORM):
        return _read_form(kind, raw)
    return _parse(raw), ()


def _parse(raw: bytes) -> object:
    try:
        return json.loads(raw)
    except ValueError:
        raise RefusedError(400, 50109, "The request body contains invalid JSON.") from None


def _read_form(kind: str, raw: bytes) -> tuple[object, Sequence[Upload]]:
    body: object = {}
    uploads: list[Upload] = []
    size = 0
    for name, filename, file_kind, content in parts(kind, raw):
        if name == "payload_json":
            body = _parse(content)
            continue
        size += len(content)
        if size > MAX_UPLOAD:
            raise _too_large()
        field = _FILE_FIELD.fullmatch(name or "")
        index = int(field[1]) if field else len(uploads)
        uploads.append(Upload(index, filename or "unnamed", file_kind, content))
    return body, uploads


def _too_large() -> RefusedError:
    return RefusedError(413, 40005, "Request entity too large")
