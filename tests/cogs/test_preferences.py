"""A language for oneself goes before that of one's Discord."""

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
