"""How tables and hands look, and who may be pinged: what the server and the player have set."""

from collections.abc import Sequence
from dataclasses import replace

from bot.emojis.application_emojis import ApplicationEmojis
from bot.renderers.table_watch import TableWatch
from bot.settings.card_style import CardStyle
from bot.settings.guild_settings import GuildSettingsCache
from bot.settings.preferences import CallPreference, PreferencesCache
from bot.settings.reminder_times import ReminderTimes
from bot.tables.table import Table
from bot.words.words import Words, words
from data.records import UserId


class Appearance:
    """Looks up the card style, the footer and the hand counts for each message."""

    def __init__(
        self,
        guild_settings: GuildSettingsCache,
        preferences: PreferencesCache,
        card_emojis: ApplicationEmojis,
        table_watch: TableWatch,
    ) -> None:
        """Read from these settings at every call, so that a change holds for the next message."""
        self._guild_settings = guild_settings
        self._preferences = preferences
        self._card_emojis = card_emojis
        self._table_watch = table_watch

    def shows_hand_counts(self, table: Table) -> bool:
        """Return True if a table's server wants it to show how many cards each hand holds."""
        return self._guild_settings.get(table.record.guild).table.show_hand_counts

    def words_for_everyone(self, guild: int, locale: str) -> Words:
        """Return the words for what everyone in a server sees; `locale` holds if the server has set none."""
        return words(self._guild_settings.get_locale(guild, locale))

    def public_words(self, table: Table) -> Words:
        """Return the words of a table's public message."""
        return self.words_for_everyone(table.record.guild, table.record.locale)

    def footer(self, table: Table) -> Sequence[str]:
        """Return the lines below a running table, in the table's language."""
        return (*self._describe_end_of_hold(table), *self._table_watch.footer(table))

    def _describe_end_of_hold(self, table: Table) -> Sequence[str]:
        """Describe when a match that was set aside ends if nobody takes it up again."""
        if table.record.set_aside is None:
            return ()
        end = table.record.set_aside + self._guild_settings.get(table.record.guild).table.longest_hold
        return (self.public_words(table)("table-hold-end", date=f"<t:{int(end.timestamp())}:D>"),)

    def public_card_style(self, guild: int) -> CardStyle:
        """Return how a server shows cards to everyone."""
        return CardStyle.of(self._guild_settings.get(guild).cards, self._card_emojis.markup)

    async def table_card_style(self, table: Table) -> CardStyle:
        """Return how a table shows cards to everyone, and whether all of them know its game."""
        card_style = self.public_card_style(table.record.guild)
        if table.record.started is None or table.record.ended is not None:
            return card_style
        game = table.ruleset.slug
        practised = [await self._preferences.is_practised(user, game) for user in table.people]
        return replace(card_style, practised=all(practised))

    async def personal_card_style(
        self, user: int, guild: int, *, attaches: bool, game: str | None = None
    ) -> CardStyle:
        """Return how cards are shown to one player: as they prefer, else as the server does.

        `attaches` is off where no pictures can be sent to them. `game` is the one they play.
        """
        preferences = await self._preferences.get(UserId(user))
        card_preference = preferences.cards or self._guild_settings.get(guild).cards
        return CardStyle.of(
            card_preference,
            self._card_emojis.markup,
            attaches=attaches,
            safety_net=preferences.safety_net,
            practised=game is not None and await self._preferences.is_practised(UserId(user), game),
        )

    async def get_reminder_times(self, user: int, guild: int) -> ReminderTimes:
        """Return when a person is reminded of a server's nights: as they prefer, else as the server does."""
        preferences = await self._preferences.get(UserId(user))
        return preferences.reminders or self._guild_settings.get(guild).reminders

    async def may_ping(self, user: int) -> bool:
        """Return False if a user prefers never to be called."""
        return (await self._preferences.get(UserId(user))).calls is not CallPreference.NEVER
