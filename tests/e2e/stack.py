"""The whole stack: a sandbox, the real bot connected to it, and its database."""

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot.devtools.sandbox import Channel, Sandbox
from data.store import Store
from tests.e2e.table_session import TableSession
from tests.e2e.unspoken_process import UnspokenProcess
from tests.patience import ANSWER_WITHIN

NAMES = (("Anna", "de"), ("Ben", "en-US"), ("Cleo", "de"), ("Dora", "en-GB"), ("Emil", "sv-SE"))
"""Two languages of the bot, and one that it has no texts for."""
_numbers = count(1)


def traffic() -> Path | None:
    """Return the file for the next sandbox's traffic, or None if UNSPOKEN_TRAFFIC is not set."""
    wanted = os.environ.get("UNSPOKEN_TRAFFIC")
    if not wanted:
        return None
    path = Path(wanted)
    if path.suffix and not path.is_dir():
        return path
    return path / f"e2e-{os.getpid()}-{next(_numbers)}.jsonl"


def environment(sandbox: Sandbox, url: str) -> dict[str, str]:
    """Return the settings that connect a bot to a sandbox."""
    return {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API": sandbox.api_url,
        "DISCORD_GATEWAY": sandbox.gateway_url,
        "DATABASE_URL": url,
        "CARD_EMOJIS": "off",
    }


class Stack:
    """A sandbox, a bot process and a database that several table sessions share."""

    def __init__(self, sandbox: Sandbox, bot: UnspokenProcess, url: str, store: Store) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.url = url
        self.store = store

    def session(
        self,
        people: int | Sequence[tuple[str, str]] = 2,
        *,
        locale: str = "en-US",
        channel: Channel | None = None,
    ) -> TableSession:
        """Return a session of new people in a new guild."""
        names = NAMES[:people] if isinstance(people, int) else people
        guild = self.sandbox.add_guild("Game night", locale=locale)
        place = channel or guild.add_channel("table")
        return TableSession(
            self, guild, place, [guild.add_person(name, locale=language) for name, language in names]
        )

    async def start(self) -> None:
        """Start the bot, and wait until it is ready."""
        await self.bot.start()
        await self.sandbox.bot_ready()

    async def cut_power(self) -> None:
        """Kill the bot with SIGKILL."""
        await self.bot.kill()
        await self.sandbox.bot_gone()

    async def restart(self) -> None:
        """Kill the bot and start it again."""
        await self.cut_power()
        await self.start()


@asynccontextmanager
async def run_stack(url: str, folder: Path) -> AsyncIterator[Stack]:
    """Run a sandbox with the bot and its database."""
    async with Sandbox(record=traffic(), token="sandbox-token-of-this-stack") as sandbox:  # noqa: S106 - it opens nothing but this sandbox
        sandbox.answer_within = ANSWER_WITHIN
        bot = UnspokenProcess(environment(sandbox, url), folder / "bot")
        store = await Store.open(url)
        stack = Stack(sandbox, bot, url, store)
        try:
            await stack.start()
            yield stack
        finally:
            await bot.stop()
            await store.close()
