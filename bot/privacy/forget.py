"""Forgetting a person: they leave every table, and their id is deleted from the store and from memory."""

import logging
from contextlib import suppress
from typing import assert_never

from bot.client import Unspoken
from bot.process.background_tasks import BackgroundTasks
from data.errors import StoreError
from data.processes.news import News, NewsKind
from data.records import UserId
from engine.refusals import Refusal

log = logging.getLogger(__name__)


async def forget(bot: Unspoken, user: UserId) -> None:
    """Forget a person.

    Their seats in running matches become free as if they had left, so that the others are notified and can
    go on. Cogs that keep something about people in memory drop it on the event `forgotten`.

    Raises:
        DatabaseRefused: if the store could not delete the data; they may have left their tables by then.
    """
    for record in await bot.parts.store.people.list_seated_matches(user):
        with suppress(Refusal):
            # The match may have ended meanwhile; then there is no seat to leave.
            await bot.parts.lobbies.leave(record.id, user)
    nights = await bot.parts.store.night_people.list_current_nights(user)
    polls = await bot.parts.store.night_polls.list_open_of(user)
    await bot.parts.store.forget_user(user)
    for night in nights:
        bot.parts.night_messages.refresh(night)
    for poll in polls:
        bot.parts.polls.refresh(poll.id)
    await forget_in_memory(bot, user)
    log.info("a person was forgotten")


async def forget_in_memory(bot: Unspoken, user: UserId) -> None:
    """Drop from memory what is known about a person whose data was deleted from the store."""
    await bot.parts.tables.reload_tables_of(user)
    bot.parts.hand_messages.forget_user(user)
    bot.parts.spectators.forget_user(user)
    bot.parts.table_messages.forget_user(user)
    bot.parts.tables.presence.forget_user(user)
    bot.parts.member_names.forget(user)
    await bot.parts.picture_cache.clear()
    bot.parts.locales.pop(user, None)
    bot.parts.preferences.forget(user)
    bot.dispatch("forgotten", user)


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
                self._tasks.start(self._read_preferences(news.user))
            case NewsKind.FORGOTTEN:
                self._tasks.start(self._forget(news))
            case _:
                assert_never(news.kind)

    async def wait_until_idle(self) -> None:
        """Wait until nothing goes on in the background."""
        await self._tasks.wait()

    async def _read_preferences(self, user: UserId) -> None:
        """Read preferences that another process stored; at once, since the language may be another."""
        await self._bot.parts.preferences.get(user)

    async def _forget(self, news: News) -> None:
        try:
            await forget_in_memory(self._bot, news.user)
        except StoreError as fault:
            log.warning("a person was not forgotten in memory: %s", type(fault).__name__)
