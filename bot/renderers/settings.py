"""The settings of a server and of a person: in sentences, and a person's with what changes them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from babel import Locale
from babel.dates import format_time
from babel.lists import format_list

from bot.components.form import TextForm
from bot.components.layout import Button, CustomId, Layout, Section, SelectMenu, SelectOption
from bot.renderers.lobby import QUIET_COLOUR
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings, TableSettings, WatchSettings
from bot.settings.preferences import CallPreference, Preferences
from bot.settings.quiet_hours import NONE as QUIET_NONE
from bot.settings.quiet_hours import QuietHours
from bot.settings.reminder_times import ReminderTimes
from bot.watch import Strictness
from bot.words.words import Words, list_own_names

AS_SERVER: Final = "server"
"""The value of a choice that each server makes."""
AS_DISCORD: Final = "auto"
"""The value of the language that a person's Discord has."""
MAX_QUIET_LENGTH: Final = 20
MAX_ZONE_LENGTH: Final = 60


def render_preferences(
    preferences: Preferences, server_cards: CardPreference, words: Words, notice: str = ""
) -> Layout:
    """Render how a person sees cards, is called and is spoken to, each with its menu or button.

    `server_cards` is how tables on this server look.
    """
    own = "server" if preferences.cards is None else preferences.cards.value
    table = words("preferences-table", cards=server_cards.value)
    blocks = (
        notice,
        f"{words('preferences-hand', cards=own)}\n{table}",
        render_menu("preferences", "cards", _name_cards(words), own),
        (Button(words("button-try-cards"), CustomId(0, 0, "preferences", "try")),),
        words("preferences-calls", calls=preferences.calls.value),
        render_menu("preferences", "calls", _name_calls(words), preferences.calls.value),
        _describe_own_reminders(preferences.reminders, words),
        render_menu("preferences", "reminders", _name_reminders(words), preferences.reminders or AS_SERVER),
        words(
            "preferences-language",
            chosen="own" if preferences.language else "discord",
            language=name_language(preferences.language or words.language, words),
        ),
        render_menu("preferences", "language", _name_languages(words), preferences.language or AS_DISCORD),
        render_switch(
            "preferences",
            "safety_net",
            words("preferences-safety-net", on=name_switch(on=preferences.safety_net)),
            words,
            on=preferences.safety_net,
        ),
        Section(
            _describe_quiet_hours(preferences, words),
            Button(words("button-quiet-hours"), CustomId(0, 0, "preferences", "quiet")),
        ),
    )
    return Layout(blocks, QUIET_COLOUR)


def render_quiet_form(custom_id: CustomId, quiet: QuietHours | None, words: Words) -> TextForm:
    """Render the form that asks for the hours in which a person, or nobody on a server, is called."""
    return TextForm(
        words("quiet-form-title"),
        custom_id,
        words("quiet-form-label"),
        1,
        MAX_QUIET_LENGTH,
        QUIET_NONE if quiet is None else f"{quiet.start}-{quiet.end}",
    )


def render_zone_form(custom_id: CustomId, words: Words) -> TextForm:
    """Render the form that asks for a city in a server's time zone."""
    return TextForm(words("zone-form-title"), custom_id, words("zone-form-label"), 1, MAX_ZONE_LENGTH)


def render_zone_menu(custom_id: CustomId, zones: Sequence[str], words: Words) -> SelectMenu:
    """Render a menu of the time zones that a text can mean."""
    options = tuple(SelectOption(zone, zone) for zone in zones)
    return SelectMenu(custom_id, options, words("zone-menu"))


def render_menu(verb: str, name: str, labels: Mapping[str, str], chosen: str) -> SelectMenu:
    """Render the menu of a setting; the handler of the verb gets `name=value`."""
    options = tuple(
        SelectOption(label, f"{name}={value}", chosen=value == chosen) for value, label in labels.items()
    )
    return SelectMenu(CustomId(0, 0, verb, name), options)


def render_switch(verb: str, name: str, text: str, words: Words, *, on: bool) -> Section:
    """Render a setting that is on or off; the handler of the verb gets `name=yes` or `name=no`."""
    custom_id = CustomId(0, 0, verb, f"{name}={name_switch(on=not on)}")
    return Section(text, Button(words("button-switch", on=name_switch(on=on)), custom_id))


def _name_cards(words: Words) -> Mapping[str, str]:
    return {value: words(f"cards-{value}") for value in (AS_SERVER, *CardPreference)}


def _name_calls(words: Words) -> Mapping[str, str]:
    return {value: words(f"calls-{value}") for value in CallPreference}


def _name_reminders(words: Words) -> Mapping[str, str]:
    return {AS_SERVER: words("cards-server")} | {
        value: words(f"reminders-{value}") for value in ReminderTimes
    }


def _name_languages(words: Words) -> Mapping[str, str]:
    return {AS_DISCORD: words("preferences-language-discord"), **list_own_names()}


def _describe_quiet_hours(preferences: Preferences, words: Words) -> str:
    if preferences.quiet is None:
        return words("preferences-quiet-none")
    start, end = preferences.quiet.format(words.language)
    return words("preferences-quiet", start=start, end=end, zone=preferences.quiet_clocks.key)


def _describe_own_reminders(times: ReminderTimes | None, words: Words) -> str:
    if times is None:
        return words("preferences-reminders", times="server", before="")
    return words("preferences-reminders", times=times.value, before=words(f"reminders-{times.value}"))


def describe_nights(settings: GuildSettings, words: Words) -> str:
    """Describe when a server's people are reminded of a night, and whether its tables get voice rooms."""
    times = settings.reminders
    reminders = words("settings-nights", times=times.value, before=words(f"reminders-{times.value}"))
    return f"{reminders}\n{words('settings-rooms', rooms=name_switch(on=settings.voice_rooms))}"


def describe_pictures(cards: CardPreference, words: Words) -> str:
    """Describe how a server's tables show their cards."""
    return words("settings-pictures", cards=cards.value)


def describe_watch(watch: WatchSettings, words: Words) -> str:
    """Describe how the watch listens; its reaction to a number only if it listens at all."""
    lines = [words("settings-watch"), words("settings-watch-strictness", strictness=watch.strictness.value)]
    if watch.strictness is not Strictness.OFF:
        languages = [name_language(code, words) for code in watch.languages]
        details = [
            words("settings-watch-reaction", on=name_switch(on=watch.reaction)),
            words("settings-watch-line", on=name_switch(on=watch.line)),
            words("settings-watch-removal", on=name_switch(on=watch.removal)),
            words("settings-watch-languages", languages=_list(languages, words))
            if languages
            else words("settings-watch-languages-auto"),
        ]
        lines += [f"- {detail}" for detail in details]
    return "\n".join(lines)


def describe_table_settings(settings: TableSettings, words: Words) -> str:
    """Describe the contents of tables, and when a match on hold ends."""
    counts = words("settings-table", counts=name_switch(on=settings.show_hand_counts))
    lines = [counts, words("settings-hold", days=settings.days_on_hold)]
    if settings.quiet is not None:
        lines.append(describe_server_quiet(settings.quiet, words))
    left_out = [words(f"subject-{subject.value}") for subject in settings.left_out_subjects]
    subjects = words(
        "settings-themes", count=len(left_out), subjects=_list(left_out, words) if left_out else ""
    )
    lines.append(f"{subjects} {words('settings-own-themes', own=name_switch(on=settings.own_themes))}")
    return "\n".join(lines)


def describe_server_quiet(quiet: QuietHours, words: Words) -> str:
    """Describe when nobody is called for a table on a server."""
    start, end = quiet.format(words.language)
    return words("settings-quiet", start=start, end=end)


def describe_sharing(*, shared: bool, words: Words) -> str:
    """Describe whether results are shared with other servers."""
    return words("settings-leaderboard", shared=name_switch(on=shared))


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


def name_switch(*, on: bool) -> str:
    """Return the value by which the words know whether something is on."""
    return "yes" if on else "no"


def _list(names: Sequence[str], words: Words) -> str:
    return format_list(names, locale=words.language)
