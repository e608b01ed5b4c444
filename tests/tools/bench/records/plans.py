"""Query plans: whether a database would read through a whole table of matches."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event, make_url

from data.async_engine import AsyncConnection, create_async_engine

LARGE = (
    *("match", "match_player", "match_step", "team", "team_member", "leaderboard_entry"),
    *("result_player", "user_score", "user_teammate", "user_day"),
)
"""The tables that grow with every match."""


class Statements(dict[str, tuple[Any, ...]]):
    """Every statement that read something, once, with the last values it was given."""

    @contextmanager
    def record(self) -> Iterator[None]:
        """Listen to every database of this process."""
        event.listen(Engine, "before_cursor_execute", self._hear)
        try:
            yield
        finally:
            event.remove(Engine, "before_cursor_execute", self._hear)

    def _hear(
        self, _connection: Connection, _cursor: object, statement: str, values: tuple[Any, ...], *_: object
    ) -> None:
        if statement.lstrip().upper().startswith(("SELECT", "WITH")):
            self[statement] = values


async def full_scans(url: str, statements: Mapping[str, tuple[Any, ...]], *, small: bool) -> list[str]:
    """Find statements that read a large table from end to end, each with what the database says about it.

    A small database may well choose to; then it is asked what it would do if that were dear.
    """
    address = make_url(url)
    is_sqlite = address.get_backend_name() == "sqlite"
    driver = "sqlite+aiosqlite" if is_sqlite else "postgresql+asyncpg"
    engine = create_async_engine(address.set(drivername=driver))
    found = []
    async with engine.connect() as connection:
        if small and not is_sqlite:
            for choice in ("seqscan", "mergejoin", "hashjoin"):
                await connection.exec_driver_sql(f"SET enable_{choice} = off")
        for statement, values in statements.items():
            scans = await (_sqlite if is_sqlite else _postgresql)(connection, statement, values)
            found += [f"{scan}: {' '.join(statement.split())}" for scan in scans]
    await engine.dispose()
    return found


async def _sqlite(connection: AsyncConnection, statement: str, values: tuple[Any, ...]) -> list[str]:
    plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
    aliases = {name: name for name in LARGE} | _aliases(statement)
    return [row.detail for row in plan if row.detail.startswith("SCAN ") and row.detail.split()[1] in aliases]


def _aliases(statement: str) -> dict[str, str]:
    words = statement.replace(",", " ").replace(")", " ").split()
    return {
        words[place + 2]: table
        for place, table in enumerate(words[:-2])
        if table.strip('"') in LARGE and words[place + 1] == "AS"
    }


async def _postgresql(connection: AsyncConnection, statement: str, values: tuple[Any, ...]) -> list[str]:
    plan = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values)
    stored = plan.scalar_one()
    (top,) = json.loads(stored) if isinstance(stored, str) else stored
    return [
        f"{node['Node Type']} on {node['Relation Name']}"
        for node in _nodes(top["Plan"])
        if node.get("Relation Name") in LARGE and not _reads_part(node)
    ]


def _reads_part(node: Mapping[str, Any]) -> bool:
    """Return True if only a part of a table is read."""
    return "Index Cond" in node or node["Node Type"] == "Bitmap Heap Scan"


def _nodes(node: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield node
    for child in node.get("Plans", ()):
        yield from _nodes(child)
