"""Forms: the body of a request that carries files, put together in one piece.

discord.py leaves that to aiohttp, which writes every line by itself: eight times through the system for one
picture, and as often through whatever receives it.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final, cast

import aiohttp
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_LARGE: Final = 1 << 20
"""Bytes from which aiohttp would rather have a stream: so much at once holds everybody up."""


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
        sender = _Sender(session, *await form(multipart)) if multipart else session
        return await super().request(route, cast("aiohttp.ClientSession", sender), **rest)


class _Sender:
    """A session that sends one form, whatever it is given to send."""

    def __init__(self, session: aiohttp.ClientSession, body: bytes, kind: str) -> None:
        self._session = session
        self._body = body
        self._kind = kind

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


async def form(fields: Sequence[Mapping[str, Any]]) -> tuple[bytes, str]:
    """Return the body of a form with fields as discord.py describes them, and its kind."""
    data = aiohttp.FormData(quote_fields=False)
    for field in fields:
        data.add_field(**field)
    written = data()
    return await written.as_bytes(), written.headers["Content-Type"]
