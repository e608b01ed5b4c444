"""JSON objects, and times as Discord writes them."""

import json
from datetime import UTC, datetime
from typing import Any, TypeAlias

Object: TypeAlias = dict[str, Any]
"""A JSON object. Its shape is Discord's to document, not this program's to type."""

Path: TypeAlias = tuple[str | int, ...]
"""The path of a value inside a body."""

_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def encode(value: object) -> str:
    """Return a value as compact JSON."""
    return _encode(value)


def moment(seconds: float) -> str:
    """Return seconds since 1970 as Discord writes a time."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
