"""The settings of servers, kept in memory as they are stored."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.settings.card_style import CardPreference
from bot.settings.quiet_hours import QuietHours
from bot.settings.reminder_times import ReminderTimes
from bot.watch import Strictness
from data.records import GuildId
from data.store import Store
from data.themes import Subject

log = logging.getLogger(__name__)

DEFAULT_ZONE: Final = "UTC"
"""The time zone of a server that has set none."""
FEWEST_DAYS_ON_HOLD, MOST_DAYS_ON_HOLD = 7, 365
"""Between which a server chooses after how many days a match that was set aside ends."""


class WatchSettings(BaseModel):
    """How the watch listens at a server's tables."""

    model_config = ConfigDict(strict=True, frozen=True)

    strictness: Strictness = Strictness.STANDARD
    reaction: bool = True
    """Whether a message with a spoken number gets a reaction."""
    line: bool = True
    """Whether it gets a line below it that says what was heard."""
    removal: bool = False
    """Whether it is removed."""
    languages: tuple[str, ...] = ()
    """The languages listened for; empty for the table's own, the server's and English."""


class TableSettings(BaseModel):
    """A server's settings for its tables."""

    model_config = ConfigDict(strict=True, frozen=True)

    show_hand_counts: bool = True
    """Whether a table says how many cards each hand holds, in a game that lets it be hidden."""
    days_on_hold: Annotated[int, Field(ge=FEWEST_DAYS_ON_HOLD, le=MOST_DAYS_ON_HOLD)] = 60
    """After how many days a match that was set aside ends."""
    quiet: QuietHours | None = None
    """When nobody is called for a table, by the server's clocks."""

    left_out_subjects: tuple[Subject, ...] = ()
    """The subjects of which ito offers no themes."""
    own_themes: bool = True
    """Whether a table of ito may write its own."""

    @property
    def longest_hold(self) -> timedelta:
        """How long a match may be set aside."""
        return timedelta(days=self.days_on_hold)


class GuildSettings(BaseModel):
    """All settings of a server."""

    model_config = ConfigDict(strict=True, frozen=True)

    watch: WatchSettings = WatchSettings()
    table: TableSettings = TableSettings()
    cards: CardPreference = CardPreference.PICTURES
    """How tables show their cards, and hands those of players without a preference."""
    language: str | None = None
    """The language of what everyone sees; `None` for the locale that Discord tells."""
    timezone: str | None = None
    """The time zone by which times are read, such as Europe/Berlin; `None` for UTC."""
    reminders: ReminderTimes = ReminderTimes.DAY_AND_SOON
    """When those are reminded of a night who have no preference."""
    voice_rooms: bool = False
    """Whether each table of a night's round gets a voice channel."""

    @property
    def clocks(self) -> ZoneInfo:
        """The clocks of its time zone; UTC if it has set none, or one that does not exist any more."""
        return find_zone(self.timezone or DEFAULT_ZONE)


_DEFAULT = GuildSettings()


def find_zone(name: str) -> ZoneInfo:
    """Return a time zone; UTC if there is none of this name any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo(DEFAULT_ZONE)


class GuildSettingsCache:
    """The settings of every server of this process."""

    def __init__(self, store: Store) -> None:
        """Start empty; `load` reads the settings."""
        self._store = store
        self._known: dict[int, GuildSettings] = {}
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        """Read all settings, so that no message has to wait for them."""
        for guild, text in (await self._store.settings.list_guild_settings()).items():
            try:
                self._known[guild] = GuildSettings.model_validate_json(text)
            except ValidationError:
                log.warning("the settings of guild %s are not understood; the defaults hold there", guild)

    def get(self, guild: int) -> GuildSettings:
        """Return a server's settings, with the defaults for what it has not set."""
        return self._known.get(guild, _DEFAULT)

    def get_locale(self, guild: int, default: str) -> str:
        """Return the language of what everyone in a server sees; `default` if it has set none."""
        return self.get(guild).language or default

    def languages(self) -> frozenset[str]:
        """Return every language that any server has set for the watch."""
        return frozenset(code for settings in self._known.values() for code in settings.watch.languages)

    async def change(self, guild: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Change a server's settings and store them.

        Raises:
            NotSaved: if they could not be stored.
        """
        async with self._changing:
            changed = change(self.get(guild))
            await self._store.settings.save_guild_settings(GuildId(guild), changed.model_dump_json())
            self._known[guild] = changed
            return changed
