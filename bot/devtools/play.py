"""`unspoken play`: the sandbox with its page, and the real bot connected to it."""

import asyncio
import contextlib
import errno
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Sandbox
from bot.devtools.sandbox.page import Page
from bot.devtools.signals import cancel_on_signals

PEOPLE = (("Anna", "en-US"), ("Ben", "de"), ("Cleo", "en-GB"))
"""The first users and their languages; the first user manages the server."""
MANAGING = ("manage_guild", "manage_messages")
GAME = "the-game"
"""The game on the table that is open already."""
DATABASE = "play.sqlite3"
SETTINGS = {"MESSAGE_CONTENT": "on", "CARD_EMOJIS": "on"}
"""Settings of the bot here: it listens for numbers, and uploads the cards as emojis."""


async def play(port: int, folder: Path | None, *, browser: bool, companions: int = 0) -> int:
    """Serve the page until Ctrl-C, and return the exit status.

    With companions, the first user has opened a table with them, on which one person alone can start.
    """
    cancel_on_signals()
    try:
        with _open_folder(folder) as home:
            await _serve(port, home, browser=browser, companions=companions)
    except asyncio.CancelledError:
        return 0
    except OSError as fault:
        return _fail(port, fault)
    return 0


@contextlib.contextmanager
def _open_folder(folder: Path | None) -> Iterator[str]:
    """Yield the given folder, or a temporary one."""
    if folder is None:
        with TemporaryDirectory(prefix="unspoken-play-") as temporary:
            yield temporary
    else:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            sys.exit(f"unspoken play: {folder} cannot be kept in ({fault.strerror}).")
        yield str(folder.resolve())


async def _serve(port: int, folder: str, *, browser: bool, companions: int) -> None:
    sandbox = Sandbox(port, granted_intents={"message_content"})
    guild = sandbox.add_guild("Game night")
    place = guild.add_channel("table")
    first, *_ = (
        guild.add_person(name, locale=locale, permissions=MANAGING if name == PEOPLE[0][0] else ())
        for name, locale in PEOPLE
    )
    page = Page(sandbox, place)
    async with sandbox, page:
        process = BotProcess.unspoken(sandbox, folder, DATABASE, **SETTINGS)
        async with process:
            page.attach_bot(process)
            _say(sandbox.url, companions)
            if browser:
                # Some browsers block until they are closed.
                threading.Thread(target=webbrowser.open, args=(sandbox.url,), daemon=True).start()
            if companions:
                with contextlib.suppress(TimeoutError):
                    await sandbox.bot_ready()
                    # Not waited for: the bot may be stopped at any time.
                    await first.command(place, "game new", game=GAME, companions=companions, wait=False)
            await asyncio.Event().wait()


def _say(url: str, companions: int) -> None:
    names = [name for name, _ in PEOPLE]
    people = f"{', '.join(names[:-1])} and {names[-1]}"
    what = "type /game new as one of them."
    if companions:
        what = f"{names[0]} has a table with companions: press Start to play alone, or let the others join."
    sys.stdout.write(
        f"Unspoken is at {url}\n"
        f"{people} are there; {what} Ctrl-C ends it.\n"
        f"For two people at one machine: {url}/?as={names[0]} and {url}/?as={names[1]}\n"
    )
    sys.stdout.flush()


def _fail(port: int, fault: OSError) -> int:
    if fault.errno == errno.EADDRINUSE:
        words = f"port {port} is taken: end the program that is there, or choose another port with --port."
    else:
        words = f"the page cannot be served on port {port}: {fault.strerror or fault}."
    sys.stderr.write(f"unspoken play: {words}\n")
    return 1
