"""The real bot as a process: started, killed, ended, restarted, and its log read."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.patience import ANSWER_WITHIN

UNSPOKEN = Path(sys.executable).with_name("unspoken")
_PROJECT = Path(__file__).parents[2]
_OURS = ("DISCORD_", "DATABASE_", "CLUSTERS", "SHARDS", "MESSAGE_CONTENT", "LOG_LEVEL", "PROXY", "CARD_")
_HEAD = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ [\w.]+: ", re.MULTILINE)
_HARMLESS = re.compile(
    r"\bmatch \d+|\b\d+ tables are live|\bin [\d.]+ s(?:econds)?\b|\breport [0-9a-f]+|(?:https?|wss?)://\S+"
    # What discord.py says of a busy machine.
    r"|shard ID \d+ websocket is [\d.]+s behind"
)
_NUMBER = re.compile(r"(?<!\d)\d{1,2}(?!\d)")


class UnspokenProcess:
    """`unspoken run` with its environment, its own folder and its log."""

    def __init__(self, environment: Mapping[str, str], folder: Path) -> None:
        self.folder = folder
        self.token = environment.get("DISCORD_TOKEN", "")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
        self._environment = {**kept, "PYTHONPATH": str(_PROJECT), **environment}
        self._log = folder / "bot.log"
        self._process: asyncio.subprocess.Process | None = None
        self._checked = 0

    @property
    def log(self) -> str:
        """Everything the process has written so far, over all its lives."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        assert not self.running, "it runs already"
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                UNSPOKEN,
                "run",
                cwd=self.folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def wait_until_ended(self, within: float = 120.0) -> int:
        """Wait for the process to end by itself, and return its status."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), within)

    def count_memory(self) -> int:
        """Return the memory that the process takes, in kB; its children are not counted."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0])

    def count_descriptors(self) -> int:
        """Return the number of files and connections that the process holds open."""
        assert self._process is not None
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    async def kill(self) -> None:
        """End it as a power cut does."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def terminate(self, within: float = ANSWER_WITHIN) -> int:
        """Ask it to end, as a service manager does, and return its status.

        Raises:
            TimeoutError: if it does not end.
        """
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), within)

    def halt(self) -> None:
        """Halt it as it is, as a debugger does, while its machine runs and answers for its connections."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on after a halt."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    async def stop(self) -> None:
        """End it one way or another."""
        if self.running:
            try:
                await self.terminate()
            except TimeoutError:
                await self.kill()

    def check_log(self) -> None:
        """Assert that what was written since the last check is fit to be written."""
        fresh = self.log[self._checked :]
        self._checked += len(fresh)
        assert "Traceback" not in fresh, fresh
        assert not self.token or self.token not in fresh, fresh
        assert numbers_in_log(fresh) == [], fresh


def numbers_in_log(log: str) -> list[str]:
    """Return the numbers that could be a card's value in a log."""
    text = _HARMLESS.sub("", _HEAD.sub("", log))
    return [number for number in _NUMBER.findall(text) if 2 <= int(number) <= 99]
