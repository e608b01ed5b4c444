"""All settings of a server in one message, each with the menu or button that changes it."""

from dataclasses import dataclass
from datetime import datetime

from bot.components.layout import Block, Button, CustomId, Layout, Section
from bot.renderers.lobby import QUIET_COLOUR
from bot.renderers.settings import (
    AS_DISCORD,
    describe_language,
    describe_pictures,
    describe_server_quiet,
    describe_sharing,
    describe_timezone,
    name_switch,
    render_menu,
    render_switch,
)
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings
from bot.settings.reminder_times import ReminderTimes
from bot.watch import Strictness
from bot.words.words import Words, list_own_names


@dataclass(frozen=True, slots=True)
class SettingsFacts:
    """The facts beside the settings themselves that the page shows."""

    shared: bool
    """Whether results are shared with other servers."""
    language: str
    """The code of the language of what everyone sees."""
    now: datetime
    cards_lack: str = ""
    """The code of the sentence that says why cards are not shown as they are set."""
    rooms_lack: bool = False
    """Whether the bot may not make the voice rooms."""
    removal_lacks: bool = False
    """Whether the bot may not remove messages."""
    notice: str = ""
    """The answer to something that was written and not read."""


def render_settings_page(settings: GuildSettings, facts: SettingsFacts, words: Words) -> Layout:
    """Render a server's settings."""
    quiet = settings.table.quiet
    blocks = (
        facts.notice,
        *_render_look(settings, facts, words),
        Section(
            describe_timezone(settings, facts.now, words),
            Button(words("button-set-zone"), CustomId(0, 0, "settings", "zone")),
        ),
        *_render_nights(settings, facts, words),
        *_render_watch(settings, facts, words),
        render_switch(
            "settings",
            "show_hand_counts",
            words("settings-table", counts=name_switch(on=settings.table.show_hand_counts)),
            words,
            on=settings.table.show_hand_counts,
        ),
        Section(
            words("settings-quiet-none") if quiet is None else describe_server_quiet(quiet, words),
            Button(words("button-quiet-hours"), CustomId(0, 0, "settings", "quiet")),
        ),
        render_switch(
            "settings",
            "everywhere",
            describe_sharing(shared=facts.shared, words=words),
            words,
            on=facts.shared,
        ),
    )
    return Layout(blocks, QUIET_COLOUR)


def _render_look(settings: GuildSettings, facts: SettingsFacts, words: Words) -> tuple[Block, ...]:
    cards = describe_pictures(settings.cards, words)
    lack = words(facts.cards_lack) if facts.cards_lack else ""
    labels = {preference.value: words(f"cards-{preference}") for preference in CardPreference}
    languages = {AS_DISCORD: words("settings-language-server"), **list_own_names()}
    return (
        f"{cards}\n{lack}".rstrip(),
        render_menu("settings", "cards", labels, settings.cards),
        (Button(words("button-try-cards"), CustomId(0, 0, "settings", "try")),),
        describe_language(facts.language, words, chosen=settings.language is not None),
        render_menu("settings", "language", languages, settings.language or AS_DISCORD),
    )


def _render_nights(settings: GuildSettings, facts: SettingsFacts, words: Words) -> tuple[Block, ...]:
    times = settings.reminders
    labels = {value.value: words(f"reminders-{value}") for value in ReminderTimes}
    rooms = words("settings-rooms", rooms=name_switch(on=settings.voice_rooms))
    lack = words("night-rooms-lack") if facts.rooms_lack else ""
    return (
        words("settings-nights", times=times.value, before=labels[times.value]),
        render_menu("settings", "reminders", labels, times),
        render_switch("settings", "voice_rooms", f"{rooms}\n{lack}".rstrip(), words, on=settings.voice_rooms),
    )


def _render_watch(settings: GuildSettings, facts: SettingsFacts, words: Words) -> tuple[Block, ...]:
    """Render how strict the watch is; what follows on a number only if it listens."""
    watch = settings.watch
    labels = {value.value: words(f"strictness-{value}") for value in Strictness}
    title = words("settings-watch")
    strictness = words("settings-watch-strictness", strictness=watch.strictness.value)
    blocks: tuple[Block, ...] = (
        f"{title}\n{strictness}",
        render_menu("settings", "strictness", labels, watch.strictness),
    )
    if watch.strictness is Strictness.OFF:
        return blocks
    lack = words("settings-removal-lacks") if facts.removal_lacks else ""
    return (
        *blocks,
        *(
            render_switch(
                "settings",
                name,
                f"{words(f'settings-watch-{name}', on=name_switch(on=on))}\n{after}".rstrip(),
                words,
                on=on,
            )
            for name, on, after in (
                ("reaction", watch.reaction, ""),
                ("line", watch.line, ""),
                ("removal", watch.removal, lack),
            )
        ),
    )
