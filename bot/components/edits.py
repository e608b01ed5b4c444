"""Edits of messages, in as few steps as discord.py has for them.

Its usual methods, such as `InteractionResponse.edit_message`, make a message of the answer, with all its
components; that takes a tenth of the time of a click, and all that is wanted are the ids of new files. The
requests themselves, with their rate limits, repetitions and errors, are discord.py's here too.

A form with files is one piece of bytes: aiohttp's own forms are sent in eight pieces, each a call of the
system, a packet and, with TLS, a record.
"""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route
from discord.utils import _to_json
from discord.webhook.async_ import async_context

from bot.components.layout import Layout
from bot.components.message_files import NOT_UNDERSTOOD, HeldFile, attachments_for_edit

ORIGINAL: Final = "@original"
"""Discord's name for the message that answered an interaction."""
_UPDATE_MESSAGE: Final = 7
"""The type of a reply that edits the message whose button was pressed."""
_COMPONENTS_V2: Final = 1 << 15
_NO_MENTIONS: Final[Mapping[str, object]] = {"parse": []}


@dataclass(frozen=True, slots=True)
class _Body:
    """The body of an edit: JSON, or a form of the JSON and the files to upload."""

    payload: dict[str, Any] | None
    form: aiohttp.BytesPayload | None = None

    def through(self, session: aiohttp.ClientSession) -> aiohttp.ClientSession:
        """Return the session that sends the body: discord.py's webhooks take only forms of their own."""
        return session if self.form is None else _FormSession(session, self.form)  # type: ignore[return-value] # as far as it is used


class _FormSession:
    """A session as discord.py's webhooks use it, whose requests have a form as their body."""

    def __init__(self, session: aiohttp.ClientSession, form: aiohttp.BytesPayload) -> None:
        self._session = session
        self._form = form

    def request(
        self,
        method: str,
        url: str,
        *,
        data: object,
        headers: Mapping[str, str],
        params: Mapping[str, str] | None,
        proxy: str | None,
        proxy_auth: aiohttp.BasicAuth | None,
    ) -> AbstractAsyncContextManager[aiohttp.ClientResponse]:
        """Send a request with the form as its data, of which discord.py has none."""
        return self._session.request(
            method,
            url,
            data=self._form if data is None else data,
            headers=headers,
            params=params,
            proxy=proxy,
            proxy_auth=proxy_auth,
        )


_Send = Callable[[_Body], Awaitable[Any]]
"""Sends what was built; returns the message as JSON, or nothing if nothing of it is wanted."""


@dataclass(frozen=True, slots=True)
class EditedMessage:
    """What is wanted of a message after an edit."""

    id: int
    files: Sequence[HeldFile]


async def edit_pressed_message(
    interaction: discord.Interaction, layout: Layout, held: Sequence[HeldFile]
) -> Sequence[HeldFile]:
    """Reply to a press by editing the message of the button; return the files that the message then has.

    It leaves `interaction.response` as it was: the caller replies only once.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: if Discord does not take it.
    """
    webhook = interaction.followup
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )

    async def send(body: _Body) -> object:
        answer = await async_context.get().request(
            route,
            body.through(webhook.session),
            payload=body.payload,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            params={"with_response": "1"} if body.form else None,
        )
        return answer["resource"]["message"] if body.form else None

    return await _edit(send, layout, held, lambda data: {"type": _UPDATE_MESSAGE, "data": data})


async def edit_private_message(
    webhook: discord.Webhook, message: int | str, layout: Layout, held: Sequence[HeldFile]
) -> EditedMessage:
    """Edit a message by the token of an interaction; `message` may be `ORIGINAL`.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: if Discord does not take it.
    """
    edited = 0

    async def send(body: _Body) -> object:
        nonlocal edited
        answer = await async_context.get().edit_webhook_message(
            webhook.id,
            webhook.token or "",
            message,  # type: ignore[arg-type] # "@original" is taken, too
            session=body.through(webhook.session),
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=body.payload,
            with_components=True,
        )
        edited = int(answer["id"])
        return answer

    files = await _edit(send, layout, held)
    return EditedMessage(edited, files)


async def edit_public_message(
    client: discord.Client, channel: int, message: int, layout: Layout, held: Sequence[HeldFile]
) -> Sequence[HeldFile]:
    """Edit a message of the bot in a channel; return the files that the message then has.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: if Discord does not take it.
    """
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message
    )

    async def send(body: _Body) -> object:
        if body.form is None:
            return await client.http.request(route, json=body.payload)
        return await client.http.request(route, data=body.form)

    return await _edit(send, layout, held)


async def _edit(
    send: _Send,
    layout: Layout,
    held: Sequence[HeldFile],
    wrap: Callable[[dict[str, object]], dict[str, object]] = lambda data: data,
) -> Sequence[HeldFile]:
    """Send a layout; if a file that was to stay no longer exists, send it again with all files."""
    attachments = attachments_for_edit(layout, held)
    try:
        message = await send(_build_body(layout, attachments, wrap))
    except discord.HTTPException as fault:
        if fault.code != NOT_UNDERSTOOD or not any(isinstance(one, HeldFile) for one in attachments):
            raise
        attachments = attachments_for_edit(layout, ())
        message = await send(_build_body(layout, attachments, wrap))
    if all(isinstance(one, HeldFile) for one in attachments):
        return [one for one in attachments if isinstance(one, HeldFile)]
    return _read_files(message)


def _build_body(
    layout: Layout,
    attachments: Sequence[HeldFile | discord.File],
    wrap: Callable[[dict[str, object]], dict[str, object]],
) -> _Body:
    """Build the JSON of an edit, and with it a form if there are files to upload."""
    files = [one for one in attachments if isinstance(one, discord.File)]
    listed = [
        one.to_dict(files.index(one)) if isinstance(one, discord.File) else one.to_dict()
        for one in attachments
    ]
    payload = wrap(
        {
            "components": layout.components(),
            "flags": _COMPONENTS_V2,
            "attachments": listed,
            "allowed_mentions": _NO_MENTIONS,
        }
    )
    return _Body(None, _build_form(payload, files)) if files else _Body(payload)


def _build_form(payload: dict[str, Any], files: Sequence[discord.File]) -> aiohttp.BytesPayload:
    """Build a form of the JSON and the files, whose names hold nothing that would have to be escaped."""
    boundary = secrets.token_hex(16)
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n'
    pieces = [head.encode(), _to_json(payload).encode()]
    for index, file in enumerate(files):
        head = (
            f'\r\n--{boundary}\r\nContent-Disposition: form-data; name="files[{index}]"; '
            f'filename="{file.filename}"\r\nContent-Type: application/octet-stream\r\n\r\n'
        )
        pieces += [head.encode(), file.fp.read()]
    pieces.append(f"\r\n--{boundary}--\r\n".encode())
    return aiohttp.BytesPayload(b"".join(pieces), content_type=f"multipart/form-data; boundary={boundary}")


def _read_files(message: Mapping[str, Any]) -> Sequence[HeldFile]:
    return [HeldFile(int(one["id"]), one["filename"]) for one in message["attachments"]]
