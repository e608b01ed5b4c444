"""The handler of every REST request: faults, token, limits, response, recording."""

import asyncio
import logging
from functools import partial

from aiohttp import web

from bot.devtools.sandbox.errors import RefusedError, not_found, unauthorized
from bot.devtools.sandbox.faults import Failure, Faults
from bot.devtools.sandbox.gateway.gateway import Gateway
from bot.devtools.sandbox.rest import (
    application,
    callbacks,
    channels,
    commands,
    guilds,
    messages,
    scheduled_events,
    webhooks,
)
from bot.devtools.sandbox.rest.body import read_body
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.rest.ratelimit import Limit, Limiter, headers_of, too_many
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.stats import Stats
from bot.devtools.sandbox.traffic import TrafficFeed
from bot.devtools.sandbox.traffic_file import TrafficFile
from bot.devtools.sandbox.wire import encode

PREFIX = "/api/v10"
_log = logging.getLogger(__name__)
_CLIENT_GONE = 499
TOO_MANY = 429
_INVALID = (401, 403, TOO_MANY)
_BAN_AFTER, _BAN_WITHIN = 10_000, 600.0
"""The number of invalid requests, and the seconds within which they ban an address."""
_DEFAULT_LIMIT = Limit("default", 50, 1.0)
"""The limit of endpoints without one, counted separately for each of them."""
_ENDPOINTS: list[Endpoint] = [
    *application.ENDPOINTS,
    *callbacks.ENDPOINTS,
    *channels.ENDPOINTS,
    *commands.ENDPOINTS,
    *guilds.ENDPOINTS,
    *messages.ENDPOINTS,
    *scheduled_events.ENDPOINTS,
    *webhooks.ENDPOINTS,
]


class RequestHandler:
    """Responds to REST requests."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        *,
        stats: Stats,
        faults: Faults,
        record: TrafficFile | None,
        traffic: TrafficFeed,
        token: str,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._stats = stats
        self._faults = faults
        self._record = record
        self._traffic = traffic
        self._authorization = f"Bot {token}"
        self._limiter = Limiter(world.clock)
        self._ban_window = (0.0, 0)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the API for aiohttp's router; the last one matches what no other does."""
        routes = [
            web.route(endpoint.method, f"{PREFIX}{endpoint.template}", partial(self._handle, endpoint))
            for endpoint in _ENDPOINTS
        ]
        return [*routes, web.route("*", f"{PREFIX}/{{rest:.*}}", self._handle_unknown)]

    async def _handle_unknown(self, request: web.Request) -> web.Response:
        refusal = not_found()
        return self._finish(request.method, _path_of(request), None, (refusal.status, refusal.body), {})

    async def _handle(self, endpoint: Endpoint, request: web.Request) -> web.Response:
        method, path = request.method, _path_of(request)
        if self._banned():
            return web.Response(status=TOO_MANY, text="error code: 1015")
        headers: dict[str, str] = {}
        call: Call | None = None
        response: ApiResponse
        try:
            self._stats.requests[endpoint.name] += 1
            body, uploads = await read_body(request)
            call = Call(
                self._world,
                self._limiter,
                request.match_info,
                request.query,
                body,
                uploads,
                self._gateway.url,
                self._gateway.members_granted,
                self._gateway.application_flags,
                self._gateway.shards,
                self._gateway.starts.max_concurrency,
            )
            headers = self._admit(request, endpoint, path)
            response = await self._carry_out(endpoint, call, method, path)
        except RefusedError as refusal:
            response = refusal.status, refusal.body
            if refusal.status == TOO_MANY:
                headers |= headers_of(refusal)
                self._stats.rate_limited += 1
        except ConnectionError:
            # The client closed the connection before its request was complete.
            return web.Response(status=_CLIENT_GONE)
        except Exception:  # noqa: BLE001 - the client gets a response, the log says what went wrong
            _log.exception("%s %s", method, path)
            response = 500, {"message": "500: Internal Server Error", "code": 0}
        return self._finish(method, path, call, response, headers)

    def _admit(self, request: web.Request, endpoint: Endpoint, path: str) -> dict[str, str]:
        throttle = self._faults.take_throttle(request.method, path)
        if throttle:
            raise too_many(throttle.retry_after, everywhere=throttle.everywhere)
        if endpoint.authorized:
            self._authorize(request)
        if endpoint.limit is None and not endpoint.authorized:
            return {}
        limit = endpoint.limit or _DEFAULT_LIMIT
        major = request.match_info[endpoint.major] if endpoint.major else ""
        if limit is _DEFAULT_LIMIT:
            major = f"{endpoint.name} {major}"
        allowed, headers = self._limiter.take(limit, major)
        if not allowed:
            raise too_many(float(headers["X-RateLimit-Reset-After"]), headers=headers)
        return headers

    def _authorize(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != self._authorization:
            raise unauthorized()
        wait = self._limiter.take_global()
        if wait:
            raise too_many(wait, everywhere=True)

    async def _carry_out(self, endpoint: Endpoint, call: Call, method: str, path: str) -> ApiResponse:
        wait = self._faults.take_delay(method, path)
        if wait:
            await asyncio.sleep(wait)
        failure = self._faults.take_failure(method, path)
        if failure and not failure.after:
            raise _as_error(failure)
        response = endpoint.respond(call)
        if failure:
            raise _as_error(failure)
        return response

    def _finish(
        self, method: str, path: str, call: Call | None, response: ApiResponse, headers: dict[str, str]
    ) -> web.Response:
        status, body = response
        self._stats.statuses[status] += 1
        if status in _INVALID:
            self._note_invalid()
        sent = call.json if call else None
        self._traffic.note("request", f"{method} {path}", {"sent": sent, "answer": body}, str(status))
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
        sent_back = web.Response(status=status, body=encode(body).encode(), headers=headers)
        # Without a charset: clients compare the whole value.
        sent_back.headers["Content-Type"] = "application/json"
        return sent_back

    def _note_invalid(self) -> None:
        self._stats.invalid += 1
        opened, count = self._ban_window
        now = self._world.clock.now()
        self._ban_window = (now, 1) if now >= opened + _BAN_WITHIN else (opened, count + 1)

    def _banned(self) -> bool:
        opened, count = self._ban_window
        return count >= _BAN_AFTER and self._world.clock.now() < opened + _BAN_WITHIN


def _path_of(request: web.Request) -> str:
    return request.rel_url.raw_path.removeprefix(PREFIX)


def _as_error(failure: Failure) -> RefusedError:
    return RefusedError(failure.status, failure.code, f"{failure.status}: a fault on request")
