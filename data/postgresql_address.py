"""The options of a PostgreSQL address: hosts give those of libpq, which the driver takes otherwise."""

from typing import Final
from urllib.parse import urlencode

from sqlalchemy import URL

from data.errors import AddressRefused

_KEPT: Final = frozenset({"host", "port", "user", "password", "database", "prepared_statement_cache_size"})
"""Options of SQLAlchemy's and of the driver's own."""
_BY_DSN: Final = frozenset(
    {
        "application_name",
        "krbsrvname",
        "options",
        "passfile",
        "sslcert",
        "sslcrl",
        "sslkey",
        "sslmode",
        "sslpassword",
        "sslrootcert",
        "ssl_max_protocol_version",
        "ssl_min_protocol_version",
        "target_session_attrs",
    }
)
"""Options of libpq's that the driver reads from an address of its own, and sends to the server or uses."""
_NEVER_USED: Final = {
    "channel_binding": frozenset({"disable", "prefer"}),
    "gssencmode": frozenset({"disable", "prefer"}),
}
"""The values that ask for nothing of what the driver cannot do."""
_SSL_MODES: Final = frozenset({"disable", "allow", "prefer", "require", "verify-ca", "verify-full"})
_CONNECT_TIMEOUT: Final = "connect_timeout"


def normalize_options(url: URL) -> URL:
    """Return the URL with libpq's options alone, each once.

    Raises:
        AddressRefused: the driver cannot do what an option asks for.
    """
    options: dict[str, str | tuple[str, ...]] = {}
    for key, value in url.query.items():
        name = "sslmode" if key == "ssl" else key
        options[name] = value if name in _KEPT or isinstance(value, str) else value[-1]
    for name, value in options.items():
        reason = _find_fault(name, value)
        if reason is not None:
            raise AddressRefused(reason)
    return url.set(query=options)


def _find_fault(name: str, value: str | tuple[str, ...]) -> str | None:
    if name in _NEVER_USED and value not in _NEVER_USED[name]:
        return f"the driver cannot do what {name} asks for; take {name} out of it"
    if name == "sslmode" and value not in _SSL_MODES:
        return f"sslmode is one of {', '.join(sorted(_SSL_MODES))}"
    if name == _CONNECT_TIMEOUT:
        return None if str(value).isdecimal() else f"{name} is a number of seconds"
    if name in _NEVER_USED.keys() | _KEPT | _BY_DSN:
        return None
    return f"its option {name!r} is not known here; take it out"


def adapt_to_driver(url: URL) -> URL:
    """Return the URL with its options as SQLAlchemy and the driver take them."""
    kept = {name: value for name, value in url.query.items() if name in _KEPT}
    by_dsn = {name: value for name, value in url.query.items() if name in _BY_DSN and value}
    if by_dsn:
        kept["dsn"] = f"postgresql://?{urlencode(by_dsn)}"
    return url.set(query=kept)


def get_connect_timeout(url: URL, default: float) -> float:
    """Return how many seconds a connection may take, by the address if that says so."""
    return float(str(url.query.get(_CONNECT_TIMEOUT, "")) or default) or default
