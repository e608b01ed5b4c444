"""The page's files, read for every request, so that a change needs only a reload."""

import json
from pathlib import Path

from aiohttp import web

STATIC = Path(__file__).parent / "static"
WORDS = STATIC / "words"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The file types that are served, and their content types; the system's list varies between machines."""


def files() -> list[web.RouteDef]:
    """Return the routes of the page and its files."""
    return [web.get("/", _index), web.get("/words.json", _words), web.get("/static/{path:.+}", _file)]


def read_words() -> dict[str, dict[str, str]]:
    """Read the page's own texts by language and key; a language is there as soon as its file is."""
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in WORDS.glob("*.json")}


async def _index(request: web.Request) -> web.Response:
    del request
    return _serve(STATIC / "index.html")


async def _words(request: web.Request) -> web.Response:
    del request
    return web.json_response(read_words())


async def _file(request: web.Request) -> web.Response:
    return _serve(STATIC / request.match_info["path"])


def _serve(file: Path) -> web.Response:
    try:
        file = file.resolve()
        exists = STATIC.resolve() in file.parents and file.is_file()
    except (OSError, ValueError):
        # No file can have this name.
        exists = False
    kind = TYPES.get(file.suffix)
    if kind is None or not exists:
        raise web.HTTPNotFound
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=file.read_bytes(), content_type=kind, charset=charset)
