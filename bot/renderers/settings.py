"""The settings of a server and of a person, in sentences."""

from collections.abc import Sequence
from datetime import datetime

from babel import Locale
from babel.dates import format_time
from babel.lists import format_list

from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings, TableSettings, WatchSettings
from bot.settings.preferences import Preferences
from bot.settings.reminder_times import ReminderTimes
from bot.watch import Strictness
from bot.words.words import Words


def describe_preferences(preferences: Preferences, server_cards: CardPreference, words: Words) -> str:
    """Describe how a person sees cards, is called and is spoken to.

    `server_cards` is how tables on this server look.
    """
    own = "server" if preferences.cards is None else preferences.cards.value
    lines = [
        words("preferences-hand", cards=own),
        words("preferences-table", cards=server_cards.value),
        words("preferences-calls", calls=preferences.calls.value),
        _describe_own_reminders(preferences.reminders, words),
        words("preferences-safety-net", on=_switch(on=preferences.safety_net)),
        words(
            "preferences-language",
            chosen="own" if preferences.language else "discord",
            language=name_language(preferences.language or words.language, words),
        ),
    ]
    if preferences.quiet is not None:
        start, end = preferences.quiet.format(words.language)
        zone = preferences.quiet_clocks.key
        lines.append(words("preferences-quiet", start=start, end=end, zone=zone))
    return "\n".join(lines)


def _describe_own_reminders(times: ReminderTimes | None, words: Words) -> str:
    if times is None:
        return words("preferences-reminders", times="server", before="")
    return words("preferences-reminders", times=times.value, before=words(f"reminders-{times.value}"))


def describe_nights(settings: GuildSettings, words: Words) -> str:
    """Describe when a server's people are reminded of a night, and whether its tables get voice rooms."""
    times = settings.reminders
    reminders = words("settings-nights", times=times.value, before=words(f"reminders-{times.value}"))
    return f"{reminders}\n{words('settings-rooms', rooms=_switch(on=settings.voice_rooms))}"


def describe_pictures(cards: CardPreference, words: Words) -> str:
    """Describe how a server's tables show their cards."""
    return words("settings-pictures", cards=cards.value)


def describe_watch(watch: WatchSettings, words: Words) -> str:
    """Describe how the watch listens; its reaction to a number only if it listens at all."""
    lines = [words("settings-watch"), words("settings-watch-strictness", strictness=watch.strictness.value)]
    if watch.strictness is not Strictness.OFF:
        languages = [name_language(code, words) for code in watch.languages]
        details = [
            words("settings-watch-reaction", on=_switch(on=watch.reaction)),
            words("settings-watch-line", on=_switch(on=watch.line)),
            words("settings-watch-removal", on=_switch(on=watch.removal)),
            words("settings-watch-languages", languages=_list(languages, words))
            if languages
            else words("settings-watch-languages-auto"),
        ]
        lines += [f"- {detail}" for detail in details]
    return "\n".join(lines)


def describe_table_settings(settings: TableSettings, words: Words) -> str:
    """Describe the contents of tables, and when a match on hold ends."""
    counts = words("settings-table", counts=_switch(on=settings.show_hand_counts))
    lines = [counts, words("settings-hold", days=settings.days_on_hold)]
    if settings.quiet is not None:
        start, end = settings.quiet.format(words.language)
        lines.append(words("settings-quiet", start=start, end=end))
    return "\n".join(lines)


def describe_sharing(*, shared: bool, words: Words) -> str:
    """Describe whether results are shared with other servers."""
    return words("settings-leaderboard", shared=_switch(on=shared))


def describe_language(code: str, words: Words, *, chosen: bool) -> str:
    """Describe the language of public messages; `chosen` if a setting decides it, not the server."""
    language = name_language(code, words)
    return words("settings-language", language=language, chosen="own" if chosen else "server")


def describe_timezone(settings: GuildSettings, now: datetime, words: Words) -> str:
    """Describe the time zone by which times are read, with the time there."""
    clock = format_time(now, "short", settings.clocks, locale=words.language)
    zone = "none" if settings.timezone is None else settings.clocks.key
    return words("settings-timezone", zone=zone, clock=clock)


def name_language(code: str, words: Words) -> str:
    """Return the name of a language, in the language of these words."""
    return Locale.parse(code).get_display_name(words.language) or code


def _switch(*, on: bool) -> str:
    return "yes" if on else "no"


def _list(names: Sequence[str], words: Words) -> str:
    return format_list(names, locale=words.language)
