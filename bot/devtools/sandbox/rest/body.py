"""The body of a request: JSON, or a form with JSON and files."""

import json
import re
from collections.abc import Sequence

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from bot.devtools.sandbox.checks.messages import Upload
from bot.devtools.sandbox.errors import RefusedError
from bot.devtools.sandbox.state.interactions import MAX_UPLOAD

_FILE_FIELD = re.compile(r"files?\[(\d+)\]")


async def read_body(request: web.Request) -> tuple[object, Sequence[Upload]]:
    """Read the JSON of a request and the files that came with it.

    Raises:
        RefusedError: the body is too large, or cannot be parsed.
    """
    if not request.body_exists:
        return None, ()
    try:
        if request.content_type == "multipart/form-data":
            return await _read_form(request)
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise _too_large() from None
    return (_parse(raw) if raw else None), ()


async def _read_form(request: web.Request) -> tuple[object, Sequence[Upload]]:
    body: object = {}
    uploads: list[Upload] = []
    size = 0
    try:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                raise _unreadable()
            content = bytes(await part.read())
            if part.name == "payload_json":
                body = _parse(content)
                continue
            size += len(content)
            if size > MAX_UPLOAD:
                raise _too_large()
            field = _FILE_FIELD.fullmatch(part.name or "")
            index = int(field[1]) if field else len(uploads)
            kind = part.headers.get("Content-Type", "application/octet-stream")
            uploads.append(Upload(index, part.filename or "unnamed", kind, content))
    except (ValueError, HttpProcessingError):
        raise _unreadable() from None
    return body, uploads


def _parse(raw: bytes) -> object:
    try:
        return json.loads(raw)
    except ValueError:
        raise RefusedError(400, 50109, "The request body contains invalid JSON.") from None


def _unreadable() -> RefusedError:
    return RefusedError(400, 0, "400: Bad Request")


def _too_large() -> RefusedError:
    return RefusedError(413, 40005, "Request entity too large")
