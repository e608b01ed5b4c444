"""Counts the statements and transactions that reach a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, event


@dataclass
class Traffic:
    """The statements that the databases of this process got."""

    transactions: int = 0
    statements: list[str] = field(default_factory=list)

    def count_reads_of(self, table: str) -> int:
        """Count the statements that read rows of a table first of all."""
        sources = (one.split("FROM", 1)[1].split()[0] for one in self.statements if one.startswith("SELECT"))
        return sum(source.strip('"') == table for source in sources)


@contextmanager
def record_statements() -> Iterator[Traffic]:
    """Record transactions and statements until the block ends."""
    traffic = Traffic()

    def begin(_connection: Connection) -> None:
        traffic.transactions += 1

    def execute(_connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        traffic.statements.append(statement)

    event.listen(Engine, "begin", begin)
    event.listen(Engine, "before_cursor_execute", execute)
    try:
        yield traffic
    finally:
        event.remove(Engine, "begin", begin)
        event.remove(Engine, "before_cursor_execute", execute)
