"""The commands `unspoken backup` and `unspoken restore`."""

from pathlib import Path
from typing import TextIO

from bot.hosting.backup.verification import Verification, verify_matches
from bot.process.exit_status import ExitStatus, report_failure
from bot.settings.environment import Settings
from data import backup
from data.errors import BackupRefused, DatabaseInUse, DatabaseOccupied, StoreError
from data.processes.database_lock import lock_database
from data.store import Store


async def back_up(settings: Settings, file: Path, out: TextIO) -> ExitStatus:
    """Write a backup of the database, also while the bot runs, and return the exit status."""
    check = _Check()
    try:
        await backup.back_up(settings.database_url.get_secret_value(), file, check)
    except StoreError as fault:
        return report_failure(ExitStatus.BACKUP_FAILED, f"No backup was made: {_reason(fault)}.")
    out.write(f"{file}: {check.found.matches} matches with {check.found.steps} moves, all replayed.\n")
    return ExitStatus.DONE


async def restore(settings: Settings, file: Path, out: TextIO, *, replace: bool) -> ExitStatus:
    """Put a backup in the place of the database, and return the exit status."""
    address, check = settings.database_url.get_secret_value(), _Check()
    try:
        async with lock_database(address):
            kept = await backup.restore(address, file, check, replace=replace)
    except DatabaseInUse:
        line = "A bot runs on this database: end it before you restore a backup."
        return report_failure(ExitStatus.DATABASE_IN_USE, line)
    except DatabaseOccupied:
        line = "There is a database already: add --replace to put the backup in its place."
        return report_failure(ExitStatus.BACKUP_FAILED, line)
    except StoreError as fault:
        return report_failure(ExitStatus.BACKUP_FAILED, f"Nothing was restored: {_reason(fault)}.")
    found = check.found
    out.write(f"{file}: {found.matches} matches with {found.steps} moves restored, all replayed.\n")
    if kept is not None:
        out.write(f"The database that was there is now {kept}.\n")
    return ExitStatus.DONE


class _Check:
    """Verifies a database, and keeps what was found."""

    def __init__(self) -> None:
        self.found = Verification()

    async def __call__(self, address: str) -> None:
        """Replay every match of a database.

        Raises:
            BackupRefused: not all of them can be.
            StoreError: it cannot be read at all.
        """
        store = await Store.open(address)
        try:
            self.found = await verify_matches(store)
        finally:
            await store.close()
        if self.found.unsound:
            numbers = ", ".join(map(str, self.found.unsound))
            reason = f"these matches cannot be replayed as they are stored: {numbers}"
            raise BackupRefused(reason)


def _reason(fault: StoreError) -> str:
    """Return why, in the words of the database if it gave any."""
    reason = getattr(fault, "reason", None)
    return reason.rstrip(".") if isinstance(reason, str) else type(fault).__name__
