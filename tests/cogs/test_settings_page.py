"""/settings all: one message with every setting, its menus and its buttons."""

import pytest

from bot.devtools.sandbox import Message, Person
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings
from bot.settings.reminder_times import ReminderTimes
from bot.watch import Strictness
from tests.bot.bot_session import BotSession


@pytest.fixture
def keeper(session: BotSession) -> Person:
    return session.guild.add_person("Mo", permissions=["manage_guild"])


def settings(session: BotSession) -> GuildSettings:
    return session.bot.parts.guild_settings.get(session.guild.id)


async def switch(session: BotSession, keeper: Person, page: Message, name: str) -> None:
    """Press the button of a setting that is on or off."""
    button = next(button for button in page.buttons if f"settings:{name}=" in button.custom_id)
    done = await keeper.click(page, custom_id=button.custom_id)
    await session.quiet()
    assert done.answer is page


async def test_a_menu_changes_a_setting_and_the_same_message_shows_it(
    session: BotSession, keeper: Person
) -> None:
    page = await session.ask(keeper, "settings all")
    for name, value, shown in (
        ("cards", "emojis", "show their cards **as emojis**"),
        ("language", "de", "are in **German**"),
        ("reminders", "never", "Nobody is reminded of game nights"),
        ("strictness", "strict", "**Strict:**"),
        ("strictness", "off", "**Off:**"),
        ("language", "auto", "go by the server's language"),
    ):
        done = await keeper.choose(page, f"m:0:0:settings:{name}", [f"{name}={value}"])
        assert done.answer is page
        assert shown in page.text
    stored = settings(session)
    assert (stored.cards, stored.language) == (CardPreference.EMOJIS, None)
    assert (stored.reminders, stored.watch.strictness) == (ReminderTimes.NEVER, Strictness.OFF)


async def test_every_switch_is_turned_by_its_button_and_back(session: BotSession, keeper: Person) -> None:
    page = await session.ask(keeper, "settings all")
    before = settings(session)
    for name in ("voice_rooms", "reaction", "line", "removal", "show_hand_counts", "everywhere"):
        text = page.text
        await switch(session, keeper, page, name)
        assert page.text != text
        await switch(session, keeper, page, name)
        assert page.text == text
    await switch(session, keeper, page, "everywhere")
    assert "**This server shares its results.**" in page.text
    assert settings(session) == before


async def test_the_time_zone_and_quiet_hours_are_written_into_forms(
    session: BotSession, keeper: Person
) -> None:
    page = await session.ask(keeper, "settings all")
    for button, typed, shown in (
        ("Set our time zone", "nowhere", "I don't know a time zone called “nowhere”"),
        ("Set our time zone", "Berlin", "I read times as they are in **Europe/Berlin**"),
        ("Set quiet hours", "late", "I need two hours"),
        ("Set quiet hours", "22-6", "nobody is called for tables here"),
        ("Set quiet hours", "0", "at any hour here"),
    ):
        asked = await keeper.click(page, button)
        done = await keeper.submit(asked.modal, {"text": typed})
        assert done.answer is page
        assert shown in page.text
    asked = await keeper.click(page, "Set our time zone")
    await keeper.submit(asked.modal, {"text": "Istanbul"})
    assert "Which time zone do you mean?" in page.text
    await keeper.choose(page, "m:0:0:settings-zone:", ["Europe/Istanbul"])
    assert "**Europe/Istanbul**" in page.text


async def test_a_sample_shows_how_cards_look_here_beside_the_settings(
    session: BotSession, keeper: Person
) -> None:
    page = await session.ask(keeper, "settings all")
    sample = await session.press(keeper, page, "Show me a sample hand")
    assert sample is not page
    assert await keeper.until(lambda: sample.attachments or None)
    assert all(button.disabled for button in sample.buttons)


async def test_a_table_looks_at_once_as_the_menu_says(session: BotSession, keeper: Person) -> None:
    post = await session.begin()
    page = await session.ask(keeper, "settings all")
    await keeper.choose(page, "m:0:0:settings:cards", ["cards=text"])
    await keeper.until(lambda: not post.attachments or None)
    assert "`1` ↑ **1**" in post.text


async def test_who_may_no_longer_manage_the_server_changes_nothing(
    session: BotSession, keeper: Person
) -> None:
    page = await session.ask(keeper, "settings all")
    session.channel.deny_people("manage_guild")
    await keeper.choose(page, "m:0:0:settings:cards", ["cards=text"])
    assert settings(session).cards is CardPreference.PICTURES
