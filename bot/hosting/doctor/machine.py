"""Checks of the machine: versions, database, disk, and drawing."""

import platform
import shutil
from collections.abc import AsyncIterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bot.hosting.doctor.diagnosis import Diagnosis, fault, good, hint
from bot.pictures.drawing_process import DrawingError, DrawingProcess
from bot.process.child_process import ChildError
from bot.renderers import playable_games, renderer_of
from data.database import parse_url, sqlite_file
from data.errors import DatabaseInUse, DatabaseUnreachable, StoreError
from data.processes.database_lock import lock_database
from data.store import Store

_PACKAGES: Final = ("discord.py", "sqlalchemy", "pillow")
_MIN_FREE = 200 * 2**20
"""Bytes of free disk space below which the database may soon be unable to grow."""


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
            yield await _open_database(address)
    except DatabaseUnreachable as error:
        yield fault(f"The database at {error.url} cannot be used ({error.reason}): check DATABASE_URL.")
        return
    if file is not None:
        yield _check_disk(file)


async def _open_database(address: str) -> Diagnosis:
    try:
        async with lock_database(address):
            # Only the bot that owns a database changes its tables.
            store = await Store.open(address)
            await store.close()
    except DatabaseInUse:
        return good("The database is in use: a bot runs on it.")
    except DatabaseUnreachable:
        raise
    except StoreError as error:
        return fault(
            f"The database cannot be opened ({error}): install the newest Unspoken, or set DATABASE_URL."
        )
    return good("The database can be used, and no bot runs on it.")


def _check_disk(file: Path) -> Diagnosis:
    folder = next(one for one in file.resolve().parents if one.exists())
    free = shutil.disk_usage(folder).free
    text = f"{free // 2**20:,} MiB are free where the database is"
    return good(f"{text}.") if free >= _MIN_FREE else fault(f"Only {text}: make room.")


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
