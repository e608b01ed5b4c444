"""Endpoints: which function responds to which request, and under which rate limit."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.devtools.sandbox.checks.messages import MessageReader, Upload
from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import Thing, unknown
from bot.devtools.sandbox.rest.ratelimit import Limit, Limiter
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object

ApiResponse: TypeAlias = tuple[int, Object | list[Object] | None]
"""A status and a body."""


@dataclass(slots=True)
class Call:
    """One request, as the function that responds to it receives it."""

    world: World
    limiter: Limiter
    params: Mapping[str, str]
    query: Mapping[str, str]
    json: object
    uploads: Sequence[Upload]
    gateway_url: str
    members_granted: bool
    application_flags: int
    shards: int
    """The number of shards that the application is told to connect with."""
    max_concurrency: int
    """The number of shards that may start a session at the same time."""
    editing_v2: bool | None = None
    """Whether an edited message had the flag IS_COMPONENTS_V2 before."""

    @property
    def body(self) -> Object:
        """The body, which has to be a JSON object.

        Raises:
            RefusedError: it is not an object.
        """
        if self.json is None:
            return {}
        if not isinstance(self.json, dict):
            problems = Problems()
            problems.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            problems.raise_any()
        body: Object = self.json  # type: ignore[assignment]  # the check above leaves only dicts
        return body

    def message_reader(self, *, ephemeral_allowed: bool = False, ephemeral: bool = False) -> MessageReader:
        """Return a reader for a message in the body."""
        world = self.world
        return MessageReader(
            world.emojis, world.ids.next, world.url_of, self.uploads, ephemeral_allowed, ephemeral
        )

    def whole(self, key: str, otherwise: int, low: int = 0, high: int = 2**63) -> int:
        """Return an integer from the query.

        Raises:
            RefusedError: it is not an integer, or out of bounds.
        """
        given = self.query.get(key)
        if given is None:
            return otherwise
        problems = Problems()
        number = problems.whole({key: int(given) if given.isdigit() else given}, key, (), low, high)
        problems.raise_any()
        return otherwise if number is None else number

    def number(self, key: str, what: Thing) -> int:
        """Return an id from the path.

        Raises:
            RefusedError: it is not an id.
        """
        value = self.params[key]
        if not value.isdigit():
            raise unknown(what)
        return int(value)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one route of the API."""

    method: str
    template: str
    """The path, with parameters in braces, as aiohttp's router matches it."""
    respond: Callable[[Call], ApiResponse]
    limit: Limit | None = None
    major: str | None = None
    """The path parameter whose values have separate rate limits."""
    authorized: bool = True
    """Whether the bot's token is needed and the limit of 50 requests a second counts."""

    @property
    def name(self) -> str:
        """The endpoint as statistics call it."""
        return f"{self.method} {self.template}"
