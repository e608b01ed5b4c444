"""The language of what everyone sees: the server's locale, unless the server has set another."""

from bot.devtools.sandbox import Person
from bot.interactions.replies import UnknownLanguages
from bot.settings.guild_settings import GuildSettingsCache
from data.records import GuildId
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


async def test_the_first_user_of_a_language_without_words_hears_so_once(session: BotSession) -> None:
    oskar, pia = (session.guild.add_person(name, locale="sv-SE") for name in ("Oskar", "Pia"))

    def count_lines(person: Person) -> int:
        seen = person.screen.sees(session.channel)
        return sum("I don't speak Swedish yet" in message.text for message in seen)

    opened = await session.anna.command(session.channel, "game new", game="the-game")
    assert opened.answer is not None
    await oskar.command(session.channel, "help")
    await oskar.until(lambda: count_lines(oskar) or None)
    for person in (oskar, pia):
        await person.click(opened.answer, "Join")
        await person.command(session.channel, "help")
    # A bot that was started again knows it, too.
    again = UnknownLanguages(session.store)
    assert not await again._store_new(GuildId(session.guild.id), "sv")
    assert await again._store_new(GuildId(session.guild.id), "fi")
    await session.quiet()
    assert (count_lines(oskar), count_lines(pia), count_lines(session.anna)) == (1, 0, 0)
