"""Why the bot ends or has to try again, each in one clear line."""

import logging
import traceback
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.process.exit_status import ExitStatus, report_failure
from data.errors import (
    AddressRefused,
    ClustersDiffer,
    DatabaseInUse,
    DatabaseRefused,
    DatabaseUnreachable,
    OtherVersionRuns,
    SchemaRefused,
    SqliteOutdated,
    StoreError,
)

if TYPE_CHECKING:
    import asyncio

log = logging.getLogger(__name__)

_REFUSED_TOKEN: Final = 4004


def explain_database(fault: StoreError) -> ExitStatus:
    """Say why the database cannot be used, and return the status; what is not expected is raised again."""
    match fault:
        case DatabaseInUse():
            return report_in_use()
        case ClustersDiffer():
            return report_failure(
                ExitStatus.SETTINGS_WRONG,
                f"The other processes run with CLUSTERS={fault.clusters} and {fault.shards} shards: give"
                " CLUSTERS and SHARDS to all alike, or end all of them first.",
            )
        case OtherVersionRuns():
            reason = "The other processes are of another version, with other tables: end all of them first."
            return report_failure(ExitStatus.DATABASE_VERSION, reason)
        case AddressRefused():
            return report_failure(ExitStatus.SETTINGS_WRONG, f"DATABASE_URL cannot be used: {fault.reason}.")
        case DatabaseUnreachable():
            reason = f"The database at {fault.url} cannot be used ({fault.reason}): check DATABASE_URL."
            return report_failure(ExitStatus.DATABASE_UNREACHABLE, reason)
        case DatabaseRefused():
            reason = f"The database refuses ({fault.reason}): check DATABASE_URL."
            return report_failure(ExitStatus.DATABASE_UNREACHABLE, reason)
        case SqliteOutdated():
            return report_failure(ExitStatus.DATABASE_VERSION, f"{fault.reason}.")
        case SchemaRefused():
            reason = f"{fault.reason[0].upper()}{fault.reason[1:]}."
            return report_failure(ExitStatus.DATABASE_VERSION, reason)
        case _:
            raise fault


def report_in_use() -> ExitStatus:
    """Say that another bot has the database."""
    return report_failure(
        ExitStatus.DATABASE_IN_USE,
        "Another Unspoken runs on this database: end that one first, or set DATABASE_URL to another one.",
    )


def report_sqlite_shared(clusters: int | None) -> ExitStatus:
    """Say that a SQLite database is not shared by several processes."""
    return report_failure(
        ExitStatus.SETTINGS_WRONG,
        f"CLUSTERS={clusters} needs PostgreSQL: a SQLite database belongs to one process. Set DATABASE_URL to"
        " a PostgreSQL server, or leave CLUSTERS out.",
    )


async def find_reason(connected: "asyncio.Task[Any]", wait: float, logged: set[str]) -> ExitStatus | None:
    """Return why the process has to end with a connection; `None` if another is to be tried after `wait`.

    A fault that is not expected is added to `logged`, and logged with its traceback once.
    """
    try:
        await connected
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as fault:
        return _explain(fault)
    except StoreError as fault:
        why = getattr(fault, "reason", None) or "without a reason"
        reason = f"The database does not answer ({why}): check DATABASE_URL."
        return report_failure(ExitStatus.DATABASE_UNREACHABLE, reason)
    except (*DISCORD_FAULTS, discord.GatewayNotFound) as fault:
        log.warning("Discord cannot be reached (%s); trying again in %.0f s", type(fault).__name__, wait)
    except Exception as fault:
        kind = f"{type(fault).__name__} in {traceback.extract_tb(fault.__traceback__)[-1].name}"
        exc_info = None if kind in logged else fault
        log.error("the connection broke off (%s); trying again in %.0f s", kind, wait, exc_info=exc_info)  # noqa: TRY400 - as said above
        logged.add(kind)
    return None


def _explain(fault: Exception) -> ExitStatus:
    match fault:
        case discord.PrivilegedIntentsRequired():
            return report_failure(
                ExitStatus.INTENT_NOT_GRANTED,
                "Discord does not grant the Message Content intent: switch it on on your application's Bot"
                " page, or set MESSAGE_CONTENT=off.",
            )
        case discord.ConnectionClosed() if fault.code != _REFUSED_TOKEN:
            return report_failure(
                ExitStatus.SETTINGS_WRONG, f"Discord closed the connection for good (code {fault.code})."
            )
        case _:
            return report_refused_token()


def report_refused_token() -> ExitStatus:
    """Say that Discord refuses the token."""
    return report_failure(
        ExitStatus.TOKEN_REFUSED,
        "Discord refuses the token: copy it again from your application's Bot page to DISCORD_TOKEN.",
    )
