"""The traffic: what the bot and Discord say to each other, for whoever listens."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.devtools.sandbox.clock import Clock

Way: TypeAlias = Literal["request", "event", "sent"]
"""A request with its answer, what the gateway tells the bot, and what the bot tells the gateway."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One thing that was said; tokens are still in it."""

    at: float
    way: Way
    name: str
    """Method and path, the event, or the opcode's name."""
    detail: str
    """The status a request was answered with."""
    body: object


class TrafficFeed:
    """Costs nothing while nobody listens."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._listeners: list[Callable[[Exchange], None]] = []

    def subscribe(self, listener: Callable[[Exchange], None]) -> Callable[[], None]:
        """Hear everything; returns the way to stop it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def note(self, way: Way, name: str, body: object, detail: str = "") -> None:
        """Pass on one thing that was said."""
        if self._listeners:
            exchange = Exchange(self._clock.now(), way, name, detail, body)
            for listener in tuple(self._listeners):
                listener(exchange)
