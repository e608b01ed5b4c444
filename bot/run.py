"""Running the bot: from settings to a clean end, with one clear line for whatever stands in the way."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from enum import IntEnum
from typing import Final

import aiohttp
import discord
import discord.gateway
import discord.http
from yarl import URL

from bot.client import Unspoken
from bot.settings.environment import Settings
from data.errors import DatabaseNewer, DatabasePreRelease, DatabaseRefused, DatabaseUnreachable, StoreError
from data.store import Store

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds for what is in hand after SIGTERM."""
_FIRST_WAIT = 1.0
_LONGEST_WAIT = 60.0
_REFUSED_TOKEN: Final = 4004


class Exit(IntEnum):
    """What the process ends with."""

    DONE = 0
    SETTINGS_WRONG = 10
    TOKEN_MISSING = 11
    TOKEN_REFUSED = 12
    DATABASE_UNREACHABLE = 13
    DATABASE_VERSION = 14
    INTENT_NOT_GRANTED = 15
    DISCORD_UNREACHABLE = 16


class OneLine(logging.Formatter):
    """One line an entry; a fault's traceback only where it is our own."""

    def format(self, record: logging.LogRecord) -> str:
        """Shorten other people's tracebacks to their last line."""
        if record.name.startswith("discord") and record.exc_info and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            record.msg = f"{record.getMessage()} ({type(fault).__name__}: {fault})"
            record.args, record.exc_info, record.exc_text = None, None, None
        return super().format(record)


def set_up_logging(level: str) -> None:
    """Log to standard error; nothing that is logged holds a card or a token."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("discord", "asyncio", "aiosqlite", "sqlalchemy", "alembic"):
        logging.getLogger(chatty).setLevel(max(logging.getLevelName(level), logging.WARNING))
    # It warns at every start that voice is not installed, which nobody here needs.
    logging.getLogger("discord.client").setLevel(logging.ERROR)


def point_at(api: str | None, gateway: str | None) -> None:
    """Lead discord.py to another Discord; both addresses or neither, or a reconnect would go astray.

    Raises:
        ValueError: if only one is given.
    """
    if (api is None) != (gateway is None):
        msg = "DISCORD_API and DISCORD_GATEWAY belong together: set both or neither."
        raise ValueError(msg)
    if api is not None and gateway is not None:
        discord.http.Route.BASE = api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


async def run(settings: Settings) -> Exit:
    """Run the bot until it is told to stop, and return how the process should end."""
    try:
        point_at(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        return _stop(Exit.SETTINGS_WRONG, str(wrong))
    if settings.discord_token is None:
        return _stop(
            Exit.TOKEN_MISSING,
            "DISCORD_TOKEN is missing: copy .env.example to .env and put your bot's token there.",
        )
    token = settings.discord_token.get_secret_value().strip()
    if not token.isascii() or not token.isprintable():
        return _refused_token()
    try:
        store = await Store.open(settings.database_url.get_secret_value())
    except DatabaseUnreachable as fault:
        said = f"The database at {fault.url} cannot be used ({fault.reason}): check DATABASE_URL."
        return _stop(Exit.DATABASE_UNREACHABLE, said)
    except DatabaseRefused as fault:
        return _stop(Exit.DATABASE_UNREACHABLE, f"The database refuses ({fault.reason}): check DATABASE_URL.")
    except DatabaseNewer as fault:
        said = f"The database was written by a newer Unspoken ({fault.revision}): update the program."
        return _stop(Exit.DATABASE_VERSION, said)
    except DatabasePreRelease as fault:
        said = (
            f"The database was written before the first release of Unspoken ({fault.revision}) and cannot be"
            " read any more: move it away, or set DATABASE_URL to a new one."
        )
        return _stop(Exit.DATABASE_VERSION, said)
    try:
        return await _serve(settings, store, token)
    finally:
        await store.close()


async def _serve(settings: Settings, store: Store, token: str) -> Exit:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in its loop
            loop.add_signal_handler(number, stopping.set)
    wait = _FIRST_WAIT
    while True:
        client = Unspoken(settings, store)
        connected = loop.create_task(_start(client, token))
        stopped = loop.create_task(stopping.wait())
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if stopping.is_set():
            await _finish(client, connected)
            return Exit.DONE
        try:
            await connected
        except (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as fault:
            return _explain(fault)
        except StoreError as fault:
            said = f"The database does not answer ({type(fault).__name__}): check DATABASE_URL."
            return _stop(Exit.DATABASE_UNREACHABLE, said)
        except (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound) as fault:
            log.warning("Discord cannot be reached (%s); trying again in %.0f s", type(fault).__name__, wait)
        finally:
            await client.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), wait)
            return Exit.DONE
        wait = min(wait * 2, _LONGEST_WAIT)


async def _start(client: Unspoken, token: str) -> None:
    await client.login(token)
    # What was loaded up to here stays; each search for garbage in it would hold everybody up for 100 ms.
    gc.collect()
    gc.freeze()
    await client.connect()


async def _finish(client: Unspoken, connected: "asyncio.Task[None]") -> None:
    """Let what is in hand come to its end, then close; five seconds at most."""
    try:
        await asyncio.wait_for(client.finish(), GRACE)
    except TimeoutError:
        log.warning("some tables could not be shown before the end; they are after the next start")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.close(), 1.0)
    connected.cancel()
    await asyncio.gather(connected, return_exceptions=True)


def _explain(fault: Exception) -> Exit:
    match fault:
        case discord.PrivilegedIntentsRequired():
            return _stop(
                Exit.INTENT_NOT_GRANTED,
                "Discord does not grant the Message Content intent: switch it on on your application's Bot"
                " page, or set MESSAGE_CONTENT=off.",
            )
        case discord.ConnectionClosed() if fault.code != _REFUSED_TOKEN:
            return _stop(Exit.SETTINGS_WRONG, f"Discord closed the connection for good (code {fault.code}).")
        case _:
            return _refused_token()


def _refused_token() -> Exit:
    return _stop(
        Exit.TOKEN_REFUSED,
        "Discord refuses the token: copy it again from your application's Bot page to DISCORD_TOKEN.",
    )


def _stop(reason: Exit, line: str) -> Exit:
    sys.stderr.write(f"unspoken: {line}\n")
    return reason
