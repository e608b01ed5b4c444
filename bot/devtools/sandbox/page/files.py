"""The page's files, read for every request, so that a change needs only a reload."""

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
"""The file types that are served, and their content types; the system's list varies between machines."""


def files() -> list[web.RouteDef]:
    """Return the routes of the page and its files."""
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
