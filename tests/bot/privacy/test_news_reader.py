"""News of another process, which changes in the store what this one remembers."""

import asyncio

from bot.privacy.forget import NewsReader
from bot.settings.preferences import CallPreference, Preferences, PreferencesCache
from data.processes.news import News, NewsKind
from data.records import UserId
from data.store import Store
from tests.bot.bot_session import BotSession

NEVER = Preferences(calls=CallPreference.NEVER)
ELSEWHERE = 1


async def test_preferences_that_another_process_has_stored_are_read_again(session: BotSession) -> None:
    anna, bot = UserId(session.anna.id), session.bot
    assert await bot.parts.preferences.get(anna) == Preferences()
    await session.store.people.save_preferences(anna, NEVER.model_dump_json())
    NewsReader(bot).read(News(NewsKind.PREFERENCES, anna, ELSEWHERE))
    assert await bot.parts.preferences.get(anna) == NEVER


async def test_who_was_forgotten_by_another_process_has_left_the_tables_of_this_one(
    session: BotSession,
) -> None:
    await session.start()
    ben, table = UserId(session.ben.id), await session.table()
    reader = NewsReader(session.bot)
    assert table.is_seated(ben)
    await session.store.forget_user(ben)
    reader.read(News(NewsKind.FORGOTTEN, ben, ELSEWHERE))
    await reader.wait_until_idle()
    await session.quiet()
    assert not table.is_seated(ben)
    assert ben not in session.bot.parts.locales
    assert table.seats_to_take


class SlowStore:
    """A store whose answers about preferences wait until they are let go."""

    def __init__(self, store: Store) -> None:
        self.people = self
        self.may_answer = asyncio.Event()
        self.has_read = asyncio.Event()
        self._people = store.people

    async def get_preferences(self, user: UserId) -> str | None:
        text = await self._people.get_preferences(user)
        self.has_read.set()
        await self.may_answer.wait()
        return text


async def test_preferences_that_change_while_they_are_read_are_not_kept(session: BotSession) -> None:
    slow, anna = SlowStore(session.store), UserId(session.anna.id)
    preferences = PreferencesCache(slow)  # type: ignore[arg-type]  # it asks for nothing else
    reading = asyncio.create_task(preferences.get(anna))
    await slow.has_read.wait()
    await session.store.people.save_preferences(anna, NEVER.model_dump_json())
    preferences.forget(anna)
    slow.may_answer.set()
    assert await reading == Preferences()
    assert await preferences.get(anna) == NEVER
