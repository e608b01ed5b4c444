"""A language for oneself goes before that of one's Discord."""

from bot.devtools.sandbox import Message
from bot.settings.preferences import PreferencesCache
from data.records import UserId
from tests.bot.bot_session import BotSession


async def test_a_person_is_spoken_to_in_the_language_they_chose(session: BotSession) -> None:
    done = await session.anna.command(session.channel, "preferences", language="it")
    assert done.answer is not None
    assert "Con te parlo **italiano**" in done.answer.text
    rules = await session.anna.command(session.channel, "preferences")
    assert rules.answer is not None
    assert "Con te parlo **italiano**" in rules.answer.text
    others = await session.ben.command(session.channel, "preferences")
    assert others.answer is not None
    assert "language of your Discord" in others.answer.text


async def test_a_person_goes_back_to_the_language_of_their_discord(session: BotSession) -> None:
    await session.anna.command(session.channel, "preferences", language="it")
    await session.anna.command(session.channel, "preferences", language="auto")
    done = await session.anna.command(session.channel, "preferences")
    assert done.answer is not None
    assert "language of your Discord" in done.answer.text


async def test_a_chosen_language_is_known_again_after_a_start(session: BotSession) -> None:
    await session.anna.command(session.channel, "preferences", language="ja")
    await session.ben.command(session.channel, "preferences", calls="never")
    started = PreferencesCache(session.bot.parts.store)
    await started.load_languages()
    assert started.language_of(UserId(session.anna.id)) == "ja"
    assert started.language_of(UserId(session.ben.id)) is None


async def test_who_chose_the_language_of_their_discord_keeps_its_dates(session: BotSession) -> None:
    uma = session.guild.add_person("Uma", locale="en-GB")
    await uma.command(session.channel, "preferences", language="en")
    await uma.command(session.channel, "preferences")
    assert session.bot.parts.locales[uma.id] == "en-GB"


async def test_a_chosen_language_without_words_is_that_of_their_discord(session: BotSession) -> None:
    await session.store.people.save_preferences(UserId(session.anna.id), '{"language":"xx"}')
    await session.bot.parts.preferences.load_languages()
    done = await session.anna.command(session.channel, "preferences")
    assert done.answer is not None
    assert "language of your Discord" in done.answer.text
    assert session.bot.parts.locales[session.anna.id] == "en-US"


async def test_a_menu_changes_a_preference_and_the_same_message_shows_it(session: BotSession) -> None:
    page = await session.ask(session.anna, "preferences")
    for name, value, shown in (
        ("cards", "emojis", "You see your hand **as emojis**"),
        ("calls", "never", "I **don't call you**"),
        ("reminders", "never", "**don't remind you**"),
        ("cards", "server", "**the way each server has it**"),
    ):
        done = await session.anna.choose(page, f"m:0:0:preferences:{name}", [f"{name}={value}"])
        assert done.answer is page
        assert shown in page.text
        assert find_chosen(page, name) == [f"{name}={value}"]


async def test_a_language_is_chosen_from_its_menu_and_given_back(session: BotSession) -> None:
    page = await session.ask(session.anna, "preferences")
    await session.anna.choose(page, "m:0:0:preferences:language", ["language=it"])
    assert "Con te parlo **italiano**" in page.text
    await session.anna.choose(page, "m:0:0:preferences:language", ["language=auto"])
    assert "I speak the language of your Discord" in page.text


async def test_the_safety_net_is_switched_by_its_button(session: BotSession) -> None:
    page = await session.ask(session.anna, "preferences")
    assert await session.press(session.anna, page, "Switch off") is page
    assert "I don't ask before costly jumps" in page.text
    assert await session.press(session.anna, page, "Switch on") is page
    assert "I ask before a costly jump" in page.text


async def test_quiet_hours_are_written_into_a_form(session: BotSession) -> None:
    page = await session.ask(session.anna, "preferences")
    for typed, shown in (
        ("22-6", "Between 10:00"),
        ("late", "I need two hours"),
        ("0", "at any hour"),
    ):
        asked = await session.anna.click(page, "Set quiet hours")
        done = await session.anna.submit(asked.modal, {"text": typed})
        assert done.answer is page
        assert shown in page.text


async def test_a_sample_hand_is_shown_in_the_way_chosen_and_beside_the_preferences(
    session: BotSession,
) -> None:
    page = await session.ask(session.anna, "preferences", cards="pictures")
    drawn = await session.press(session.anna, page, "Show me a sample hand")
    assert drawn.ephemeral
    await session.anna.until(lambda: drawn.attachments or None)
    await session.anna.choose(page, "m:0:0:preferences:cards", ["cards=text"])
    in_words = await session.press(session.anna, page, "Show me a sample hand")
    assert in_words is not drawn
    assert in_words.attachments == []
    assert all(button.disabled for button in (*drawn.buttons, *in_words.buttons))
    assert "You see your hand **in words and numbers**" in page.text


async def test_a_hand_on_the_screen_changes_with_a_press(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.anna)
    assert hand.attachments
    page = await session.ask(session.anna, "preferences")
    await session.anna.choose(page, "m:0:0:preferences:cards", ["cards=text"])
    await session.anna.until(lambda: not hand.attachments or None)


def find_chosen(page: Message, name: str) -> list[object]:
    """Return the values that a menu shows as chosen."""
    menu = next(menu for menu in page.selects if menu["custom_id"] == f"m:0:0:preferences:{name}")
    return [option["value"] for option in menu["options"] if option.get("default")]
