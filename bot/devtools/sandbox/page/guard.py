"""The middleware that lets only this machine's own page control the sandbox."""

from aiohttp import web
from aiohttp.typedefs import Handler

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'self'"
)
"""The page loads nothing from other hosts, and no other page may embed it."""


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Allow requests from this machine's own page, and those without a page.

    The name in Host has to be this machine's, or a page from outside could have its own name lead here
    (DNS rebinding); an Origin, which browsers send with everything that changes something, has to be ours.

    Raises:
        HTTPForbidden: the Host or Origin is a different one.
    """
    if request.host not in _own_hosts(request) or not _is_own_origin(request):
        raise web.HTTPForbidden(text="This page is only for the machine it runs on.\n")
    response = await handler(request)
    if not response.prepared:
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cache-Control"] = "no-store"
    return response


def _own_hosts(request: web.Request) -> tuple[str, ...]:
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport else 0
    return f"127.0.0.1:{port}", f"localhost:{port}"


def _is_own_origin(request: web.Request) -> bool:
    origin = request.headers.get("Origin")
    return origin is None or origin == f"http://{request.host}"


def require_origin(request: web.Request) -> None:
    """Check that a page opened this connection; browsers always send an Origin.

    Raises:
        HTTPForbidden: there is no Origin.
    """
    if "Origin" not in request.headers:
        raise web.HTTPForbidden(text="Only the sandbox's own page may connect here.\n")
