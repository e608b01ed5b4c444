"""The bot as a process of its own, connected to a sandbox; leaving the context ends it."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import bot
from bot.devtools.sandbox import Sandbox
from bot.settings.environment import Settings

GRACE = 8.0
"""Seconds a bot gets to end by itself."""
_ROOT = Path(bot.__file__).parents[1]


class BotGone(Exception):  # noqa: N818 - it says what happened
    """The process ended unexpectedly."""


class BotProcess:
    """A bot that runs from entering to leaving."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], folder: str) -> None:
        self._arguments = arguments
        self._environment = environment
        self._folder = Path(folder)
        self._log = self._folder / "bot.log"
        self._process: asyncio.subprocess.Process | None = None

    @classmethod
    def unspoken(cls, sandbox: Sandbox, folder: str, database: str = "demo.sqlite3", **settings: str) -> Self:
        """Return the real bot, as `unspoken run` starts it, on a database in a folder."""
        return cls.module(sandbox, folder, ("bot", "run"), database, **settings)

    @classmethod
    def module(
        cls,
        sandbox: Sandbox,
        folder: str,
        arguments: Sequence[str],
        database: str = "demo.sqlite3",
        **settings: str,
    ) -> Self:
        """Return a bot that `python -m` starts; only the sandbox's settings and those given reach it."""
        ours = {name.upper() for name in Settings.model_fields}
        kept = {name: value for name, value in os.environ.items() if name.upper() not in ours}
        kept["PYTHONPATH"] = os.pathsep.join(filter(None, (str(_ROOT), kept.get("PYTHONPATH"))))
        given = {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API": sandbox.api_url,
            "DISCORD_GATEWAY": sandbox.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder, database).as_posix()}",
            "LOG_LEVEL": "WARNING",
            # A match of the demo or the bench is over before all of them are uploaded.
            "CARD_EMOJIS": "off",
        }
        return cls(("-m", *arguments), kept | given | settings, folder)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def start(self) -> None:
        """Start it, for the first time or once more."""
        # In its own folder, so that no .env is found, and its own session, so that Ctrl-C ends us first.
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._arguments,
                env=dict(self._environment),
                cwd=self._folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), GRACE)
        except BaseException as late:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if not isinstance(late, TimeoutError):
                raise

    async def restart(self) -> None:
        """Kill the process, as a power cut does, and start it again."""
        process = self._process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        await self.start()

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """The process's number."""
        return 0 if self._process is None else self._process.pid

    @property
    def last_words(self) -> str:
        """The last line the bot wrote, if it wrote any."""
        lines = self._log.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    async def wait_until_gone(self) -> int:
        """Wait until the process has ended, and return its exit status."""
        return 0 if self._process is None else await self._process.wait()
