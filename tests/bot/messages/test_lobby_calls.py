"""People are called when the next table opens, as they asked."""

import asyncio

from bot.client import INTERACTION_DONE
from bot.devtools.sandbox import Channel, Message, Person
from bot.interactions.context import InteractionContext
from bot.messages.lobby_calls import CALL_AGAIN_AFTER
from data.records import GuildId, UserId
from tests.bot.bot_session import BotSession, run_bot
from tests.bot.sample_tables import play_badly

CALL = "🔔 Call me for the next table"
FIVE_IN_THE_MORNING, TEN_IN_THE_EVENING = 5 * 3600, 22 * 3600


async def fill_table(session: BotSession) -> Message:
    """Let four people take all seats of a table of The Mind, and return its message."""
    opened = await session.anna.command(session.channel, "game new", game="the-mind")
    assert opened.answer is not None
    for person in (session.ben, session.guild.add_person("Cleo"), session.guild.add_person("Dan")):
        await person.click(opened.answer, "Join")
    await session.quiet()
    return opened.answer


async def open_another(session: BotSession) -> Channel:
    """Let somebody else open a table in a channel of its own."""
    channel = session.guild.add_channel("another")
    host = session.guild.add_person("Host")
    await open_table(session, host, channel)
    return channel


async def open_table(session: BotSession, host: Person, channel: Channel) -> None:
    """Let a person open a table, and wait until people are called there."""

    def is_opened(context: InteractionContext) -> bool:
        return (context.user, context.interaction.command is not None) == (host.id, True)

    done = asyncio.ensure_future(session.bot.wait_for(INTERACTION_DONE, check=is_opened))
    await host.command(channel, "game new", game="the-game")
    await done
    await session.quiet()


def calls(channel: Channel, person: Person) -> int:
    """Count the messages in a channel that call a person."""
    return sum(
        "has opened here" in message.text and person.id in {user.id for user in message.mentions}
        for message in channel.messages.values()
    )


async def ask_for_calls(session: BotSession) -> Person:
    """Let a person ask at a full table to be called."""
    guest = session.guild.add_person("Guest")
    asked = await session.press(guest, await fill_table(session), CALL)
    assert "I call you there, until" in asked.text
    return guest


async def pass_time_until(session: BotSession, second: int) -> None:
    """Pass the time until this second of a day in UTC."""
    session.sandbox.clock.advance((second - session.sandbox.clock.now()) % 86_400)


async def test_who_finds_a_table_full_is_called_to_the_next_at_most_every_ten_minutes(
    session: BotSession,
) -> None:
    guest = await ask_for_calls(session)
    assert calls(session.channel, guest) == 0
    assert calls(await open_another(session), guest) == 1
    assert calls(await open_another(session), guest) == 0
    session.sandbox.clock.advance(CALL_AGAIN_AFTER.total_seconds())
    assert calls(await open_another(session), guest) == 1


async def test_a_call_outlives_a_restart_and_ends_in_the_morning(session: BotSession) -> None:
    await pass_time_until(session, TEN_IN_THE_EVENING)
    guest = await ask_for_calls(session)
    await session.bot.close()
    old = session.bot
    async with run_bot(session.sandbox, session.store) as session.bot:
        assert calls(await open_another(session), guest) == 1
        await pass_time_until(session, FIVE_IN_THE_MORNING)
        assert calls(await open_another(session), guest) == 1
        session.sandbox.clock.advance(3600)
        assert calls(await open_another(session), guest) == 0
        now = session.bot.parts.tables.now()
        assert await session.store.call_requests.list_due(GuildId(session.guild.id), now) == []
    session.bot = old


async def test_a_request_that_lasts_ends_when_it_is_taken_back(session: BotSession) -> None:
    guest = session.guild.add_person("Guest")
    tonight = await session.press(guest, await fill_table(session), CALL)
    lasting = await session.press(guest, tonight, "Until I take it back")
    assert "until you take it back" in lasting.text
    session.sandbox.clock.advance(2 * 86_400)
    channel = await open_another(session)
    call = next(message for message in channel.messages.values() if "has opened here" in message.text)
    assert calls(channel, guest) == 1
    taken_back = await session.press(guest, call, "Don't call me any more")
    assert "I don't call you" in taken_back.text
    session.sandbox.clock.advance(3600)
    assert calls(await open_another(session), guest) == 0


async def test_nobody_is_called_in_quiet_hours(session: BotSession) -> None:
    await pass_time_until(session, TEN_IN_THE_EVENING)
    guest = await ask_for_calls(session)
    told = await guest.command(session.channel, "preferences", quiet="22-6")
    assert told.answer is not None
    assert "(UTC), I don't call you for tables." in told.answer.text
    assert calls(await open_another(session), guest) == 0
    await guest.command(session.channel, "preferences", quiet="0")
    admin = session.guild.add_person("Mo", permissions=("manage_guild",))
    await admin.command(session.channel, "settings table", quiet="21-23")
    assert calls(await open_another(session), guest) == 0
    await admin.command(session.channel, "settings table", quiet="0")
    assert calls(await open_another(session), guest) == 1


async def test_who_sits_at_a_table_is_not_called(session: BotSession) -> None:
    await session.start()
    await play_badly(session.bot.parts.tables, await session.table())
    await session.quiet()
    await session.press(session.anna, session.result(), CALL)
    await session.press(session.ben, session.result(), CALL)
    await open_table(session, session.anna, session.channel)
    assert calls(session.channel, session.anna) == 0
    assert calls(session.channel, session.ben) == 1


async def test_who_watches_a_match_can_ask_to_be_called(session: BotSession) -> None:
    table = await session.begin()
    guest = session.guild.add_person("Guest")
    watching = await session.press(guest, table, "👀 Watch")
    assert CALL in str([button.label for button in watching.buttons])
    await session.bot.parts.lobby_calls.request(UserId(guest.id), GuildId(session.guild.id), lasts=True)
    assert calls(await open_another(session), guest) == 1
