"""The statuses that the process ends with, and the one line that says why."""

import sys
from enum import IntEnum


class ExitStatus(IntEnum):
    """The statuses with which the process ends; .github/HOSTING.md explains each one."""

    DONE = 0
    SETTINGS_WRONG = 10
    TOKEN_MISSING = 11
    TOKEN_REFUSED = 12
    DATABASE_UNREACHABLE = 13
    DATABASE_VERSION = 14
    INTENT_NOT_GRANTED = 15
    DISCORD_UNREACHABLE = 16
    DATABASE_IN_USE = 17
    BACKUP_FAILED = 18
    FAULTS_FOUND = 19
    BACKUP_UNSOUND = 20


def report_failure(status: ExitStatus, line: str) -> ExitStatus:
    """Write one line to standard error that says what to do, and return the status."""
    sys.stderr.write(f"unspoken: {line}\n")
    return status
