"""Checks of what is on this machine: the database's file and disk, the rules of zones, compiled code."""

import os
import shutil
import stat
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.companions.environment import find_cache_folder
from bot.hosting.doctor.diagnosis import Diagnosis, fault, good, hint
from bot.nights.zones import use_newest_zones

_MIN_FREE = 200 * 2**20
"""Bytes of free disk space below which the database may soon be unable to grow."""
_ZONES_AGE: Final = timedelta(days=270)
"""The rules of zones change several times a year; a version's name tells its year alone."""
_STOP: Final = b"."
"""How the compiler's files end."""


def check_zones() -> Diagnosis:
    """Say where the rules of time zones come from: nights are at the hours that these say."""
    return judge_zones(use_newest_zones(), datetime.now(UTC))


def judge_zones(source: str, now: datetime) -> Diagnosis:
    """Judge the age of the rules of time zones by their version, such as "2026b"."""
    year = source.rpartition(", ")[2][:4]
    text = f"Time zones are read from {source}"
    if year.isdecimal() and int(year) < (now - _ZONES_AGE).year:
        return hint(
            f"{text}, and countries change them: update the system's tzdata, or install the newest Unspoken."
        )
    return good(f"{text}.")


def check_file(file: Path) -> Iterator[Diagnosis]:
    """Check who may read a database's file, and the space on its disk."""
    if os.name == "posix" and file.exists() and file.stat().st_mode & stat.S_IROTH:
        yield hint(
            f"Everyone on this machine may read {file}, with the cards of running matches: chmod 600 {file}*"
        )
    folder = next(parent for parent in file.resolve().parents if parent.exists())
    free = shutil.disk_usage(folder).free
    text = f"{free // 2**20:,} MiB are free where the database is"
    yield good(f"{text}.") if free >= _MIN_FREE else fault(f"Only {text}: make room.")


def check_compiled_code() -> Diagnosis:
    """Check that the compiled code of companions is whole, and can be kept."""
    folder = find_cache_folder()
    if folder is None:
        return hint("There is no folder to keep companions' compiled code in: set XDG_CACHE_HOME to one.")
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if not os.access(existing, os.W_OK | os.X_OK):
        return hint(
            f"Companions' compiled code cannot be kept in {folder}, so each of their starts compiles for half"
            " a minute: give the bot's user the folder, or set XDG_CACHE_HOME to another one."
        )
    if any(_is_cut(file) for file in folder.rglob("*.nb[ic]")):
        return hint(f"Companions' compiled code in {folder} is damaged; they drop it and compile it again.")
    return good(f"Companions' compiled code is kept in {folder}.")


def _is_cut(file: Path) -> bool:
    try:
        return not file.read_bytes().endswith(_STOP)
    except OSError:
        return True
