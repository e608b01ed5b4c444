"""The command `unspoken doctor`, and its checks of the machine: versions, database, clusters, drawing."""

import platform
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import Final, TextIO

from bot.hosting.doctor.connection import check_discord
from bot.hosting.doctor.diagnosis import Diagnosis, Severity, fault, good, hint
from bot.hosting.doctor.machine import check_compiled_code, check_file, check_zones
from bot.pictures.drawing_process import DrawingError, DrawingProcess
from bot.process.child_process import ChildError
from bot.process.exit_status import ExitStatus
from bot.renderers import playable_games, renderer_of
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from data.address import is_sqlite, parse_url, sqlite_file
from data.database import Database, look_at
from data.errors import DatabaseInUse, DatabaseRefused, DatabaseUnreachable, SchemaRefused, SqliteOutdated
from data.migration import newest_revision, refuse_broken_restore
from data.processes.clusters import ClusterStatus, read_status
from data.processes.database_lock import lock_database

_PACKAGES: Final = ("discord.py", "sqlalchemy", "pillow")
_LONGEST_LOOK = 10.0
"""Seconds to look for damage in a file."""


async def examine(settings: Settings, out: TextIO) -> ExitStatus:
    """Write a line for everything that was checked, and return the exit status."""
    faults = 0
    async for diagnosis in _check_all(settings):
        out.write(f"{diagnosis.severity.value} {diagnosis.text}\n")
        out.flush()
        faults += diagnosis.severity is Severity.FAULT
    return ExitStatus.FAULTS_FOUND if faults else ExitStatus.DONE


async def _check_all(settings: Settings) -> AsyncIterator[Diagnosis]:
    yield check_versions()
    yield check_zones()
    async for diagnosis in check_database(settings.database_url.get_secret_value()):
        yield diagnosis
    async for diagnosis in check_clusters(settings):
        yield diagnosis
    yield await check_drawing()
    yield check_compiled_code()
    try:
        use_endpoints(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        yield fault(str(wrong))
        return
    async for diagnosis in check_discord(settings):
        yield diagnosis


def check_versions() -> Diagnosis:
    """Name the versions, for a report of a fault."""
    packages = ", ".join(f"{package} {version(package)}" for package in _PACKAGES)
    return good(f"Unspoken {version('unspoken')}, Python {platform.python_version()}, {packages}.")


async def check_database(address: str) -> AsyncIterator[Diagnosis]:
    """Check that the database can be used, whether a bot uses it now, and the space on its disk."""
    try:
        file = sqlite_file(parse_url(address))
        if file is not None and not file.exists():
            yield hint(f"There is no database yet; the first start makes {file}.")
        else:
            async for diagnosis in _look_at_database(address):
                yield diagnosis
    except DatabaseUnreachable as error:
        yield fault(f"The database at {error.url} cannot be used ({error.reason}): check DATABASE_URL.")
        return
    except SqliteOutdated as error:
        yield fault(f"{error.reason}.")
        return
    if file is not None:
        for diagnosis in check_file(file):
            yield diagnosis


async def _look_at_database(address: str) -> AsyncIterator[Diagnosis]:
    database = look_at(address)
    try:
        revision = await database.read_revision()
        async with database.begin_read() as connection:
            await connection.run_sync(refuse_broken_restore)
        damage = await _find_damage(database)
    except SchemaRefused as error:
        yield fault(f"The database cannot be used: {error.reason}.")
        return
    finally:
        await database.close()
    if damage is not None:
        yield damage
    if revision is None:
        yield hint("The database has no tables of Unspoken yet; the first start makes them.")
    elif revision != newest_revision():
        yield hint(f"The database is an older version's ({revision}); the next start brings it up to date.")
    try:
        async with lock_database(address):
            yield good("The database is reached, and no bot runs on it.")
    except DatabaseInUse:
        yield good("The database is in use: a bot runs on it.")


async def _find_damage(database: Database) -> Diagnosis | None:
    try:
        damage = await database.find_damage(_LONGEST_LOOK)
    except TimeoutError:
        return hint(f"The database is too large to look for damage in it within {_LONGEST_LOOK:.0f} s.")
    except DatabaseRefused as error:
        damage = error.reason
    if damage is None:
        return None
    return fault(
        f"The database is damaged ({damage}): end the bot, and restore a backup by `unspoken restore FILE"
        " --replace`, which keeps the damaged one."
    )


async def check_clusters(settings: Settings) -> AsyncIterator[Diagnosis]:
    """Say which clusters are held and who stands by, where `CLUSTERS` is set."""
    if settings.clusters is None:
        return
    address = settings.database_url.get_secret_value()
    try:
        if is_sqlite(parse_url(address)):
            if settings.clusters > 1:
                yield fault(f"CLUSTERS={settings.clusters} needs PostgreSQL, but DATABASE_URL names SQLite.")
            return
        yield judge_clusters(settings.clusters, settings.shards, await read_status(address))
    except (DatabaseUnreachable, SqliteOutdated) as error:
        yield hint(f"Which clusters are held cannot be read ({error.reason}).")


def judge_clusters(clusters: int, shards: int | None, status: ClusterStatus) -> Diagnosis:
    """Compare the settings with what runs."""
    plan, free = status.plan, clusters - status.held
    if plan is None:
        return good(f"CLUSTERS={clusters}: no process shares the database now.")
    if plan.clusters != clusters or shards not in (None, plan.shards):
        return fault(
            f"The processes that run have CLUSTERS={plan.clusters} and {plan.shards} shards: give CLUSTERS"
            " and SHARDS to all alike, or end all of them first."
        )
    standing_by = status.processes - status.held
    running = f"{status.held} of {clusters} clusters are held, with {plan.shards} shards in all"
    if free > standing_by:
        return fault(f"{running}: start {free - standing_by} more, or nobody answers on the other shards.")
    if free:
        return hint(f"{running}: {standing_by} standing by, about to take what is free.")
    if standing_by == 0:
        return hint(f"{running}, and no process stands by: start one more to have one take over.")
    return good(f"{running}; standing by: {standing_by}.")


async def check_drawing() -> Diagnosis:
    """Check that the child process draws a picture."""
    scene = next(
        (make(()) for game in playable_games() if (make := renderer_of(game).make_lobby_scene) is not None),
        None,
    )
    if scene is None:
        return hint("No game has pictures.")
    drawer = DrawingProcess()
    try:
        await drawer.draw(scene)
    except (DrawingError, ChildError, OSError) as error:
        return fault(f"Pictures cannot be drawn ({error}): install the project again with `uv sync`.")
    finally:
        await drawer.close()
    return good("Pictures can be drawn.")
