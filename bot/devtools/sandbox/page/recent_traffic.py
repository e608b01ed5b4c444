"""The last minute of traffic, readable and without tokens."""

import re
from collections import deque
from typing import TypedDict

from bot.devtools.sandbox.traffic import Exchange, TrafficKind
from bot.devtools.sandbox.wire import encode, moment

SECONDS = 60.0
MAX_EXCHANGES = 2000
"""The maximum number of exchanges kept."""
MAX_BODY_LENGTH = 2000
"""The maximum number of characters shown of a body."""
HIDDEN = "…"
_IN_PATH = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?]+")
_IN_BODY = re.compile(r'("(?:token|session_id)":")[^"]*')


class Entry(TypedDict):
    """One line of the list."""

    at: str
    way: TrafficKind
    name: str
    detail: str
    body: str


class RecentTraffic:
    """The exchanges of the last minute."""

    def __init__(self, token: str) -> None:
        self._token = token
        self._kept: deque[Exchange] = deque(maxlen=MAX_EXCHANGES)

    def note(self, exchange: Exchange) -> None:
        """Add one exchange, and drop those older than a minute."""
        self._kept.append(exchange)
        while self._kept[0].at < exchange.at - SECONDS:
            self._kept.popleft()

    def entries(self, now: float) -> list[Entry]:
        """Return the list, oldest first."""
        return [self.entry(one) for one in self._kept if one.at >= now - SECONDS]

    def entry(self, exchange: Exchange) -> Entry:
        """Return one line of the list."""
        body = self._hide(_IN_BODY.sub(rf"\1{HIDDEN}", encode(exchange.body)))
        return {
            "at": moment(exchange.at),
            "way": exchange.way,
            "name": self._hide(_IN_PATH.sub(rf"\1{HIDDEN}", exchange.name)),
            "detail": exchange.detail,
            "body": body if len(body) <= MAX_BODY_LENGTH else body[:MAX_BODY_LENGTH] + HIDDEN,
        }

    def _hide(self, text: str) -> str:
        return text.replace(self._token, HIDDEN)
