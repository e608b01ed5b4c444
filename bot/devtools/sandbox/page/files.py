"""The page's files, read anew each time, so that whoever changes them only has to reload."""

from pathlib import Path

from aiohttp import web

STATIC = Path(__file__).parent / "static"
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
"""What may be served, and as what; the machine's own list of types is not to be relied on."""


def files() -> list[web.RouteDef]:
    """The routes of the page and of what it needs."""
    return [web.get("/", _index), web.get("/static/{path:.+}", _file)]


async def _index(request: web.Request) -> web.Response:
    del request
    return _serve(STATIC / "index.html")


async def _file(request: web.Request) -> web.Response:
    return _serve(STATIC / request.match_info["path"])


def _serve(file: Path) -> web.Response:
    file = file.resolve()
    kind = TYPES.get(file.suffix)
    if kind is None or STATIC.resolve() not in file.parents or not file.is_file():
        raise web.HTTPNotFound
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=file.read_bytes(), content_type=kind, charset=charset)
