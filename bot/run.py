"""Runs the bot: from its settings to a clean end, with one clear line for every failure."""

import asyncio
import contextlib
import gc
import logging
import signal
import traceback
from typing import TYPE_CHECKING, Final

import discord

from bot.client import Unspoken
from bot.components.discord_faults import DISCORD_FAULTS
from bot.exit_status import ExitStatus, report_failure
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from data.database_lock import lock_database
from data.errors import (
    DatabaseInUse,
    DatabaseNewer,
    DatabasePreRelease,
    DatabaseRefused,
    DatabaseUnreachable,
    StoreError,
)
from data.store import Store

if TYPE_CHECKING:
    from bot.monitoring.metrics import Metrics

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds to finish pending work after SIGTERM."""
_FIRST_WAIT = 1.0
_LONGEST_WAIT = 60.0
_REFUSED_TOKEN: Final = 4004


async def run(settings: Settings) -> ExitStatus:
    """Run the bot until a signal stops it, and return the exit status."""
    try:
        use_endpoints(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        return report_failure(ExitStatus.SETTINGS_WRONG, str(wrong))
    if settings.discord_token is None:
        return report_failure(
            ExitStatus.TOKEN_MISSING,
            "DISCORD_TOKEN is missing: copy .env.example to .env and put your bot's token there.",
        )
    token = settings.discord_token.get_secret_value().strip()
    if not token.isascii() or not token.isprintable():
        return _refused_token()
    address = settings.database_url.get_secret_value()
    async with contextlib.AsyncExitStack() as stack:
        metrics = None
        if settings.metrics_address is not None:
            from bot.monitoring.metrics import Metrics  # noqa: PLC0415 - few bots have metrics
            from bot.monitoring.server import serve_metrics  # noqa: PLC0415 - as above

            metrics = Metrics()
            try:
                await stack.enter_async_context(serve_metrics(metrics, *settings.metrics_address))
            except OSError as fault:
                reason = f"METRICS={settings.metrics} cannot be listened on ({fault.strerror})."
                return report_failure(ExitStatus.SETTINGS_WRONG, reason)
        try:
            lock_lost = await stack.enter_async_context(lock_database(address))
            store = await Store.open(address, None if metrics is None else metrics.time_transaction)
        except StoreError as fault:
            return _explain_database(fault)
        stack.push_async_callback(store.close)
        return await _serve(settings, store, lock_lost, token, metrics)


def _explain_database(fault: StoreError) -> ExitStatus:
    match fault:
        case DatabaseInUse():
            return _in_use()
        case DatabaseUnreachable():
            reason = f"The database at {fault.url} cannot be used ({fault.reason}): check DATABASE_URL."
            return report_failure(ExitStatus.DATABASE_UNREACHABLE, reason)
        case DatabaseRefused():
            reason = f"The database refuses ({fault.reason}): check DATABASE_URL."
            return report_failure(ExitStatus.DATABASE_UNREACHABLE, reason)
        case DatabaseNewer():
            reason = f"The database was written by a newer Unspoken ({fault.revision}): update the program."
            return report_failure(ExitStatus.DATABASE_VERSION, reason)
        case DatabasePreRelease():
            reason = (
                f"The database was written before the first release of Unspoken ({fault.revision}) and cannot"
                " be read any more: move it away, or set DATABASE_URL to a new one."
            )
            return report_failure(ExitStatus.DATABASE_VERSION, reason)
        case _:
            raise fault


def _in_use() -> ExitStatus:
    return report_failure(
        ExitStatus.DATABASE_IN_USE,
        "Another Unspoken runs on this database: end that one first, or set DATABASE_URL to another one.",
    )


async def _serve(
    settings: Settings, store: Store, lock_lost: asyncio.Event, token: str, metrics: "Metrics | None"
) -> ExitStatus:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in its loop
            loop.add_signal_handler(number, stopping.set)
    wait = _FIRST_WAIT
    told = set[str]()
    while True:
        began = loop.time()
        client = Unspoken(settings, store)
        if metrics is not None:
            metrics.watch(client)
        connected = loop.create_task(_start(client, token))
        endings = {loop.create_task(event.wait()) for event in (stopping, lock_lost)}
        await asyncio.wait({connected, *endings}, return_when=asyncio.FIRST_COMPLETED)
        for ending in endings:
            ending.cancel()
        if lock_lost.is_set():
            # Another bot acts on the tables now: send nothing more.
            connected.cancel()
            await client.close()
            return _in_use()
        if stopping.is_set():
            await shut_down(client, connected)
            return ExitStatus.DONE
        status = await _find_reason(connected, wait, told)
        await client.close()
        if status is not None:
            return status
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), wait)
            return ExitStatus.DONE
        # After a connection that held, a fault is a new one.
        wait = _FIRST_WAIT if loop.time() - began > _LONGEST_WAIT else min(wait * 2, _LONGEST_WAIT)


async def _find_reason(connected: "asyncio.Task[None]", wait: float, told: set[str]) -> ExitStatus | None:
    """Return why the process has to end with a connection; `None` if another is to be tried after `wait`.

    A fault that is not expected is added to `told`, and logged with its traceback once.
    """
    try:
        await connected
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as fault:
        return _explain(fault)
    except StoreError as fault:
        reason = f"The database does not answer ({type(fault).__name__}): check DATABASE_URL."
        return report_failure(ExitStatus.DATABASE_UNREACHABLE, reason)
    except (*DISCORD_FAULTS, discord.GatewayNotFound) as fault:
        log.warning("Discord cannot be reached (%s); trying again in %.0f s", type(fault).__name__, wait)
    except Exception as fault:
        kind = f"{type(fault).__name__} in {traceback.extract_tb(fault.__traceback__)[-1].name}"
        shown = None if kind in told else fault
        log.error("the connection broke off (%s); trying again in %.0f s", kind, wait, exc_info=shown)  # noqa: TRY400 - as said above
        told.add(kind)
    return None


async def _start(client: Unspoken, token: str) -> None:
    await client.login(token)
    # Everything loaded so far stays; without freezing, each garbage collection would block for 100 ms.
    gc.collect()
    gc.freeze()
    await client.connect()


async def shut_down(client: Unspoken, connected: "asyncio.Task[None]") -> None:
    """Finish pending work, then close; within five seconds."""
    try:
        await asyncio.wait_for(client.finish(), GRACE)
    except TimeoutError:
        log.warning("some tables could not be shown before the end; they are after the next start")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.close(), 1.0)
    connected.cancel()
    await asyncio.gather(connected, return_exceptions=True)


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
            return _refused_token()


def _refused_token() -> ExitStatus:
    return report_failure(
        ExitStatus.TOKEN_REFUSED,
        "Discord refuses the token: copy it again from your application's Bot page to DISCORD_TOKEN.",
    )
