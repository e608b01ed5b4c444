"""The address of a database: a SQLite file, or PostgreSQL's, with the options of libpq that hosts give."""

import sqlite3
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.errors import AddressRefused, DatabaseUnreachable, SqliteOutdated

SQLITE: Final = "sqlite+aiosqlite"
"""SQLite's name in a parsed URL, with its driver's."""
_POSTGRESQL: Final = "postgresql+asyncpg"
_MIN_SQLITE: Final = 3, 35
"""The first SQLite with RETURNING."""
_HIGHEST_PORT: Final = 65_535
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


def parse_url(address: str) -> URL:
    """Return the URL of an address, with the driver this program uses.

    Raises:
        AddressRefused: it asks for what there is not, or cannot be read with certainty.
        DatabaseUnreachable: this is no address of a SQLite or PostgreSQL database.
        SqliteOutdated: it is one of SQLite, which is too old here.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        # An address that cannot be parsed may hold a password anywhere.
        raise DatabaseUnreachable(url="?", reason="this is not the address of a database") from None
    _refuse_unreadable(address, url)
    match url.drivername:
        case "sqlite" | "sqlite+aiosqlite":
            if sqlite3.sqlite_version_info < _MIN_SQLITE:
                raise SqliteOutdated(sqlite3.sqlite_version, ".".join(map(str, _MIN_SQLITE)))
            return url.set(drivername=SQLITE)
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return _normalize_options(url.set(drivername=_POSTGRESQL))
        case _:
            raise DatabaseUnreachable(hide_password(url), "only sqlite and postgresql are supported")


def _refuse_unreadable(address: str, url: URL) -> None:
    if not url.drivername.startswith("sqlite") and address.count("@") > 1:
        reason = "it holds more than one @: write %40 for each that belongs to the name or the password"
        raise AddressRefused(reason)
    if "%00" in address:
        reason = "it holds %00, which no name and no password can"
        raise AddressRefused(reason)
    if url.port is not None and not 0 < url.port <= _HIGHEST_PORT:
        reason = f"its port is not between 1 and {_HIGHEST_PORT}"
        raise AddressRefused(reason)


def is_sqlite(url: URL) -> bool:
    """Return True if a parsed URL names a SQLite database."""
    return url.drivername == SQLITE


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a SQLite database; `None` for one in memory or one that is named by a URI."""
    name = url.database
    if not is_sqlite(url) or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def hide_password(url: URL) -> str:
    """Return a URL as text without its password."""
    # A query can hold a password, too.
    return url.set(query={}).render_as_string(hide_password=True)


def _normalize_options(url: URL) -> URL:
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
