"""The language of what everyone sees: the server's locale, unless the server has set another."""

from bot.devtools.sandbox import Person
from bot.settings.guild_settings import GuildSettingsCache
from tests.bot.bot_session import BotSession


def make_keeper(session: BotSession, locale: str = "en-US") -> Person:
    return session.guild.add_person("Mo", locale=locale, permissions=["manage_guild"])


async def choose(keeper: Person, session: BotSession, language: str) -> str:
    done = await keeper.command(session.channel, "settings language", language=language)
    assert done.answer is not None
    return done.answer.text


async def test_a_server_changes_the_language_of_its_table_at_once(session: BotSession) -> None:
    post = await session.open()
    keeper = make_keeper(session)
    assert "are in **German**" in await choose(keeper, session, "de")
    await keeper.until(lambda: "Am Tisch" in post.text or None)
    assert "go by the server's language: **English**" in await choose(keeper, session, "auto")
    await keeper.until(lambda: "At the table" in post.text or None)


async def test_a_table_opened_later_has_the_servers_language_and_replies_the_users(
    session: BotSession,
) -> None:
    keeper = make_keeper(session, "de")
    assert "sind auf **Deutsch**" in await choose(keeper, session, "de")
    opened = await session.anna.command(session.channel, "game new", game="the-mind")
    assert opened.answer is not None
    assert "Am Tisch" in opened.answer.text
    joined = await session.ben.command(session.channel, "game join")
    assert joined.answer is not None
    assert "You're in" in joined.answer.text


async def test_the_language_outlives_the_bot(session: BotSession) -> None:
    await choose(make_keeper(session), session, "de")
    fresh = GuildSettingsCache(session.store)
    await fresh.load()
    assert fresh.get_locale(session.guild.id, "en-US") == "de"
    assert fresh.get_locale(4711, "en-US") == "en-US"
