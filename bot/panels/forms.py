"""Forms: the body of a request that carries files, put together in one piece.

discord.py leaves that to aiohttp, which writes every line by itself: eight times through the system for one
picture, and as often through whatever receives it.
"""

import secrets
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final, cast

import aiohttp
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_LARGE: Final = 1 << 20
"""Bytes from which aiohttp would rather have a stream: so much at once holds everybody up."""
_ESCAPED = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""What would end a field's name too early, as browsers write it."""


def in_one_piece() -> None:
    """Let answers and hands carry their files so, in this context and all that begin in it."""
    async_context.set(_Adapter())  # type: ignore[no-untyped-call]


class _Adapter(AsyncWebhookAdapter):
    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        multipart: Sequence[Mapping[str, Any]] | None = None,
        files: object = None,
        **rest: Any,  # noqa: ANN401 - whatever else discord.py passes on
    ) -> object:
        """Send a request, and again if need be."""
        # The files are in the form already, from which every attempt takes them.
        del files
        sender = _Sender(session, multipart) if multipart else session
        return await super().request(route, cast("aiohttp.ClientSession", sender), **rest)


class _Sender:
    """A session that sends one form, whatever it is given to send."""

    def __init__(self, session: aiohttp.ClientSession, fields: Sequence[Mapping[str, Any]]) -> None:
        self._session = session
        boundary = secrets.token_hex(16)
        self._body = form(fields, boundary)
        self._kind = f"multipart/form-data; boundary={boundary}"

    def request(
        self,
        method: str,
        url: str,
        *,
        data: object,
        headers: dict[str, str],
        **rest: Any,  # noqa: ANN401 - as above
    ) -> object:
        """Send the form."""
        del data
        body = self._body if len(self._body) < _LARGE else BytesIO(self._body)
        headers |= {"Content-Type": self._kind}
        return self._session.request(method, url, data=body, headers=headers, **rest)


def form(fields: Sequence[Mapping[str, Any]], boundary: str) -> bytes:
    r"""Return fields as discord.py describes them, the way `multipart/form-data` has them.

    >>> form([{"name": "a", "value": "1"}], "-x")
    b'---x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n---x--\r\n'
    """
    parts: list[bytes] = []
    for field in fields:
        value = field["value"]
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_escaped(field["name"])}"'
        if "filename" in field:
            head += f'; filename="{_escaped(field["filename"])}"'
        if "content_type" in field:
            head += f"\r\nContent-Type: {field['content_type']}"
        parts += (
            f"{head}\r\n\r\n".encode(),
            value.encode() if isinstance(value, str) else value.read(),
            b"\r\n",
        )
    return b"".join((*parts, f"--{boundary}--\r\n".encode()))


def _escaped(name: str) -> str:
    return name.translate(_ESCAPED)
