"""Forms: what a request says in `multipart/form-data`, the body and its files."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from aiohttp import content_disposition_filename, parse_content_disposition

from bot.devtools.sandbox.errors import RefusedError

FORM: Final = "multipart/form-data"
_BOUNDARY = re.compile(r';\s*boundary=(?:"([^"]+)"|([^\s;"]+))', re.IGNORECASE)
_PLAIN = re.compile(r'form-data; name="([^"\\%]*)"(?:; filename="([^"\\%]*)")?')
"""A field whose names are written as they are; aiohttp, which knows every way, takes 50 times as long."""

Part = tuple[str | None, str | None, str, bytes]
"""A field's name, its file's name, its kind, and what is in it."""


def parts(kind: str, raw: bytes) -> Iterator[Part]:
    r"""Yield the parts of a form; `kind` is the request's Content-Type.

    >>> raw = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
    >>> list(parts("multipart/form-data; boundary=x", raw))
    [('a', None, 'application/octet-stream', b'1')]

    Raises:
        RefusedError: if it does not hold together.
    """
    boundary = _BOUNDARY.search(kind)
    if boundary is None:
        raise _unreadable()
    mark = b"\r\n--" + (boundary[1] or boundary[2]).encode()
    # What stands before the first mark means nothing; the last one is marked as such.
    _, *found = (b"\r\n" + raw).split(mark)
    for part in found:
        if part.startswith(b"--"):
            return
        head, gap, content = part.partition(b"\r\n\r\n")
        if not gap or not head.startswith(b"\r\n"):
            raise _unreadable()
        headers = _headers(head)
        name, filename = _named(headers.get("content-disposition", ""))
        yield name, filename, headers.get("content-type", "application/octet-stream"), content
    raise _unreadable()


def _headers(head: bytes) -> Mapping[str, str]:
    lines = head.decode(errors="surrogateescape").split("\r\n")
    split = (line.partition(":") for line in lines if line)
    return {name.strip().lower(): value.strip() for name, _, value in split}


def _named(disposition: str) -> tuple[str | None, str | None]:
    plain = _PLAIN.fullmatch(disposition)
    if plain is not None:
        return plain[1], plain[2]
    _, named = parse_content_disposition(disposition)
    return content_disposition_filename(named, "name"), content_disposition_filename(named)


def _unreadable() -> RefusedError:
    return RefusedError(400, 0, "400: Bad Request")
