"""Acts on news of other processes: what this one remembers about a person is dropped or read again."""

import logging
from typing import assert_never

from bot.client import Unspoken
from bot.privacy.forget import forget_in_memory
from bot.process.background_tasks import BackgroundTasks
from data.errors import StoreError
from data.processes.news import News, NewsKind

log = logging.getLogger(__name__)


class NewsReader:
    """Keeps a bot's memory in step with the data that other processes store."""

    def __init__(self, bot: Unspoken) -> None:
        """Act on this bot's memory."""
        self._bot = bot
        self._tasks = BackgroundTasks()

    def read(self, news: News) -> None:
        """Act on news; what takes longer goes on in the background."""
        match news.kind:
            case NewsKind.PREFERENCES:
                self._bot.parts.preferences.forget(news.user)
            case NewsKind.FORGOTTEN:
                self._tasks.start(self._forget(news))
            case _:
                assert_never(news.kind)

    async def wait_until_idle(self) -> None:
        """Wait until nothing goes on in the background."""
        await self._tasks.wait()

    async def _forget(self, news: News) -> None:
        try:
            await forget_in_memory(self._bot, news.user)
        except StoreError as fault:
            log.warning("a person was not forgotten in memory: %s", type(fault).__name__)
