"""The traffic between the bot and Discord, passed on to listeners."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.devtools.sandbox.clock import Clock

TrafficKind: TypeAlias = Literal["request", "event", "sent"]
"""A request with its response, an event to the bot, or a payload the bot sent to the gateway."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request or gateway payload; it still contains tokens."""

    at: float
    way: TrafficKind
    name: str
    """Method and path, the event's name, or the opcode's name."""
    detail: str
    """The status of a request's response."""
    body: object


class TrafficFeed:
    """Passes exchanges on to its listeners; without listeners it does nothing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._listeners: list[Callable[[Exchange], None]] = []

    def subscribe(self, listener: Callable[[Exchange], None]) -> Callable[[], None]:
        """Call a listener with every exchange; return a function that unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def note(self, way: TrafficKind, name: str, body: object, detail: str = "") -> None:
        """Pass one exchange on."""
        if self._listeners:
            exchange = Exchange(self._clock.now(), way, name, detail, body)
            for listener in tuple(self._listeners):
                listener(exchange)
