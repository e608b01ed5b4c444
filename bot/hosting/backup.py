"""The commands `unspoken backup` and `unspoken restore`, which verify a backup by replaying every match."""

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TextIO

from bot.process.exit_status import ExitStatus, report_failure
from bot.replay.replay import CheckResult, ReplayUnreadable, replay_match
from bot.settings.environment import Settings
from data import backup
from data.errors import BackupRefused, DatabaseInUse, DatabaseOccupied, StoreError
from data.processes.database_lock import lock_database
from data.records import MatchId, MatchRecord
from data.store import Store

_PAGE = 100
"""The number of matches read at a time."""
_LISTED = 10
"""The number of matches that are named."""
_SOUND = frozenset({CheckResult.TRUE, CheckResult.OLDER})


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of replaying a database."""

    matches: int = 0
    """All matches, lobbies included."""
    steps: int = 0
    """The steps that were played in them."""
    unsound: tuple[MatchId, ...] = ()
    """The matches that cannot be replayed, or not as they are stored."""


async def back_up(settings: Settings, file: Path, out: TextIO) -> ExitStatus:
    """Write a backup of the database, also while the bot runs, and return the exit status."""
    check = _Check()
    try:
        written = await backup.back_up(settings.database_url.get_secret_value(), file, check)
    except StoreError as fault:
        return report_failure(ExitStatus.BACKUP_FAILED, f"No backup was made: {_reason(fault)}.")
    counts = f"{written}: {check.verification.matches} matches with {check.verification.steps} moves"
    if check.verification.unsound:
        line = (
            f"{counts}, but {_list_unsound(check.verification)}. `restore --unsound` takes it all the same."
        )
        return report_failure(ExitStatus.BACKUP_UNSOUND, line)
    out.write(f"{counts}, all replayed.\n")
    return ExitStatus.DONE


async def restore(
    settings: Settings, file: Path, out: TextIO, *, replace: bool, unsound: bool = False
) -> ExitStatus:
    """Put a backup in the place of the database, and return the exit status.

    With `unsound`, its matches need not all be fit to be replayed.
    """
    address, check = settings.database_url.get_secret_value(), _Check(refuses=not unsound)
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
    result = check.verification
    replayed = _list_unsound(result) if result.unsound else "all replayed"
    out.write(f"{file}: {result.matches} matches with {result.steps} moves restored, {replayed}.\n")
    match kept:
        case Path():
            out.write(f"The database that was there is now {kept}.\n")
        case str():
            out.write(f"The tables that were there are now in the schema {kept}.\n")
            out.write(f"When you do not need them any more: DROP SCHEMA {kept} CASCADE;\n")
        case None:
            pass
    return ExitStatus.DONE


class _Check:
    """Verifies a database, and keeps the result."""

    def __init__(self, *, refuses: bool = False) -> None:
        """Raise an error for matches that cannot be replayed if it `refuses` them."""
        self._refuses = refuses
        self.verification = Verification()

    async def __call__(self, address: str) -> bool:
        """Replay every match of a database, and return True if all of them can be.

        Raises:
            BackupRefused: not all of them can be, and that is refused.
            StoreError: it cannot be read at all.
        """
        store = await Store.open(address)
        try:
            self.verification = await verify_matches(store)
        finally:
            await store.close()
        if self.verification.unsound and self._refuses:
            reason = f"{_list_unsound(self.verification)}; --unsound restores the backup all the same"
            raise BackupRefused(reason)
        return not self.verification.unsound


def _list_unsound(verification: Verification) -> str:
    numbers = ", ".join(map(str, verification.unsound[:_LISTED]))
    more = len(verification.unsound) - _LISTED
    return f"these cannot be replayed as they are stored: {numbers}{f' and {more} more' if more > 0 else ''}"


def _reason(fault: StoreError) -> str:
    """Return why, in the words of the database if it gave any."""
    reason = getattr(fault, "reason", None)
    return reason.rstrip(".") if isinstance(reason, str) else type(fault).__name__


async def verify_matches(store: Store) -> Verification:
    """Replay every match of a database.

    Raises:
        DatabaseRefused: it cannot be read.
    """
    verification, last = Verification(), MatchId(0)
    while records := await store.list_matches_after(last, _PAGE):
        for record in records:
            sound = await _is_sound(store, record)
            verification = replace(
                verification,
                matches=verification.matches + 1,
                steps=verification.steps + record.steps,
                unsound=verification.unsound if sound else (*verification.unsound, record.id),
            )
        last = records[-1].id
    return verification


async def _is_sound(store: Store, record: MatchRecord) -> bool:
    if record.started is None:
        return record.steps == 0
    steps = await store.list_steps(record.id)
    try:
        replayed = await asyncio.to_thread(replay_match, record, steps)
    except ReplayUnreadable:
        return False
    return replayed.check.result in _SOUND and len(replayed.steps) == len(steps) == record.steps
