"""Counters of the sandbox's requests and events."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Stats:
    """Counts since the sandbox opened."""

    requests: Counter[str] = field(default_factory=Counter)
    """Requests by method and route, as "POST /channels/{channel}/messages"."""
    statuses: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    """Gateway events by name."""
    received: Counter[int] = field(default_factory=Counter)
    """Gateway payloads from clients by opcode."""
    identifies: int = 0
    resumes: int = 0
    early_identifies: int = 0
    """IDENTIFYs that were refused because they came too soon after another."""
    rate_limited: int = 0
    """Responses with status 429."""
    invalid: int = 0
    """Responses with status 401, 403 or 429; 10,000 in ten minutes get an address banned."""
