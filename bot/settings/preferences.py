"""The preferences and the practice of users, kept in memory for recent users."""

import asyncio
import logging
from collections.abc import Callable
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo

from cachetools import LRUCache, TTLCache
from pydantic import BaseModel, ConfigDict, ValidationError, field_validator

from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import DEFAULT_ZONE, find_zone
from bot.settings.quiet_hours import QuietHours
from bot.settings.reminder_times import ReminderTimes
from bot.words.words import languages
from data.errors import DatabaseRefused
from data.records import UserId
from data.store import Store

log = logging.getLogger(__name__)

MAX_CACHED_USERS: Final = 10_000
"""How many people's preferences are kept in memory."""
MATCHES_TO_PRACTISE: Final = 2
"""After how many matches of a game a person needs no instructions any more."""
_PRACTICE_LIFE: Final = 600
"""Seconds for which a person's practice is not read again."""


class CallPreference(StrEnum):
    """When a user wants to be called on their turn."""

    WHEN_AWAY = "when-away"
    """Only if they have not used the bot for a minute."""
    AT_ONCE = "at-once"
    LATER = "later"
    """After two minutes."""
    NEVER = "never"


class Preferences(BaseModel):
    """All preferences of a user."""

    model_config = ConfigDict(strict=True, frozen=True)

    cards: CardPreference | None = None
    """How cards are shown to them; `None` for the server's setting."""
    calls: CallPreference = CallPreference.WHEN_AWAY
    """When they are called on their turn."""
    reminders: ReminderTimes | None = None
    """When they are reminded of a night; `None` for each server's setting."""
    safety_net: bool = True
    """Whether their hands ask before a slip that costs much, and offer to mend one."""
    language: str | None = None
    """The code of their language; `None` for that of their Discord."""
    quiet: QuietHours | None = None
    """When they are not called for tables."""
    quiet_zone: str = DEFAULT_ZONE
    """The time zone of those hours: that of the server on which they were set."""

    @property
    def quiet_clocks(self) -> ZoneInfo:
        """The clocks of their quiet hours."""
        return find_zone(self.quiet_zone)

    @field_validator("language")
    @classmethod
    def _drop_unknown(cls, language: str | None) -> str | None:
        """Take a language that there are no words in, or no more, for none."""
        return language if language in languages() else None


_DEFAULT = Preferences()


class PreferencesCache:
    """The preferences of recent users."""

    def __init__(self, store: Store) -> None:
        """Start empty."""
        self._store = store
        self._cache = LRUCache[UserId, Preferences](MAX_CACHED_USERS)
        self._practised: TTLCache[tuple[UserId, str], bool] = TTLCache(MAX_CACHED_USERS, _PRACTICE_LIFE)
        self._languages: dict[UserId, str] = {}
        """Of all who chose one: a reply begins before the database could be asked."""
        self._changing = asyncio.Lock()
        self._dropped = 0
        """How often preferences were dropped: what was being read meanwhile may be out of date."""

    async def load_languages(self) -> None:
        """Load the language of everyone who chose one.

        Raises:
            DatabaseRefused: if the database does not answer.
        """
        for user, text in await self._store.people.list_preferences_with_language():
            self._keep_language(user, _parse_preferences(text))

    def language_of(self, user: UserId) -> str | None:
        """Return the code of the language that a user chose; `None` if they chose none."""
        return self._languages.get(user)

    async def get(self, user: UserId) -> Preferences:
        """Return a user's preferences; the defaults if the database does not answer."""
        cached = self._cache.get(user)
        if cached is not None:
            return cached
        dropped = self._dropped
        try:
            text = await self._store.people.get_preferences(user)
        except DatabaseRefused as refused:
            log.warning("preferences cannot be read: %s", refused.reason)
            return _DEFAULT
        # Changed meanwhile, what was stored then counts no more.
        if (changed := self._cache.get(user)) is not None:
            return changed
        preferences = _parse_preferences(text)
        return self._keep(user, preferences) if dropped == self._dropped else preferences

    async def is_practised(self, user: UserId, game: str) -> bool:
        """Return True if a user has finished enough matches of a game; False if that cannot be read."""
        key = user, game
        practised = self._practised.get(key)
        if practised is None:
            try:
                matches = await self._store.people.count_finished_matches(user, game)
            except DatabaseRefused:
                return False
            practised = self._practised[key] = matches >= MATCHES_TO_PRACTISE
        return practised

    async def change(self, user: UserId, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change a user's preferences and store them.

        Raises:
            NotSaved: if they could not be stored.
        """
        async with self._changing:
            changed = change(await self.get(user))
            await self._store.people.save_preferences(user, changed.model_dump_json())
            return self._keep(user, changed)

    def forget(self, user: UserId) -> None:
        """Drop the preferences of a user whose data was deleted, or that another process has changed."""
        self._dropped += 1
        self._cache.pop(user, None)
        self._languages.pop(user, None)
        for key in [key for key in self._practised if key[0] == user]:
            self._practised.pop(key, None)

    def _keep(self, user: UserId, preferences: Preferences) -> Preferences:
        self._cache[user] = preferences
        self._keep_language(user, preferences)
        return preferences

    def _keep_language(self, user: UserId, preferences: Preferences) -> None:
        if preferences.language is None:
            self._languages.pop(user, None)
        else:
            self._languages[user] = preferences.language


def _parse_preferences(text: str | None) -> Preferences:
    if text is None:
        return _DEFAULT
    try:
        return Preferences.model_validate_json(text)
    except ValidationError:
        log.warning("somebody's preferences are not understood; the defaults hold")
        return _DEFAULT
