"""The sums of each person's results, kept with each result or made by the migration."""

from random import Random

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, delete, select

from data.database import Database
from data.migrations.versions import r0003_user_sums
from data.migrations.versions.r0003_user_sums import sum_up_results
from data.schema import user_day, user_score, user_teammate
from data.store import Store
from tests.data.evenings import Evening

SUMS = (user_score, user_teammate, user_day)
MATCHES = 20


def read_sums(connection: Connection) -> list[list[tuple[object, ...]]]:
    return [[tuple(row) for row in connection.execute(select(table).order_by(*table.c))] for table in SUMS]


def migrate_to_sums(connection: Connection) -> None:
    """Drop the sums, and have the revision that added them sum up what is there."""
    for table in SUMS:
        table.drop(connection)
    with Operations.context(MigrationContext.configure(connection)):
        r0003_user_sums.upgrade()


def delete_sums(connection: Connection) -> None:
    for table in SUMS:
        connection.execute(delete(table))


async def play_evening(store: Store) -> None:
    evening = Evening(store, Random(7))
    for _ in range(MATCHES):
        await evening.play()


async def test_a_migration_sums_up_what_was_played_before(empty_database_url: str) -> None:
    store = await Store.open(empty_database_url)
    await play_evening(store)
    await store.close()
    database = Database(empty_database_url)
    async with database.begin_write() as connection:
        kept = await connection.run_sync(read_sums)
        await connection.run_sync(migrate_to_sums)
    async with database.begin_read() as connection:
        assert await connection.run_sync(read_sums) == kept
    await database.close()
    assert all(kept)


async def test_results_are_summed_up_in_parts(store: Store, database_url: str) -> None:
    await play_evening(store)
    database = Database(database_url)
    async with database.begin_write() as connection:
        kept = await connection.run_sync(read_sums)
        for batch in (1, 7):
            await connection.run_sync(delete_sums)
            await connection.run_sync(sum_up_results, batch)
            assert await connection.run_sync(read_sums) == kept
    await database.close()
