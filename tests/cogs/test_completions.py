"""Completions of /play and /signal, also for a table that has not been read since the bot's start."""

import json

from data.records import UserId
from tests.bot.bot_session import BotSession


async def forget_tables(session: BotSession) -> None:
    """Let the bot know its tables as after a start: by their channels, no step read."""
    session.bot.parts.tables._tables.clear()
    await session.bot.parts.tables.load_channels()


async def read_hand(session: BotSession, user: int) -> list[int]:
    """Return a user's cards, as the store has them."""
    (record,) = await session.store.list_live_matches()
    seat = next(player.seat for player in record.seated if player.user == UserId(user))
    return list(json.loads(record.initial_state or "")["hands"][seat])


async def test_play_completes_the_own_cards_of_a_table_that_is_not_in_memory(session: BotSession) -> None:
    await session.begin()
    for person in (session.anna, session.ben):
        await forget_tables(session)
        offered = await person.complete(session.channel, "play", focus="card")
        assert [choice.value for choice in offered] == await read_hand(session, person.id)


async def test_play_completes_the_piles_of_a_table_that_is_not_in_memory(session: BotSession) -> None:
    await session.begin()
    card = (await read_hand(session, session.anna.id))[0]
    await forget_tables(session)
    offered = await session.anna.complete(session.channel, "play", focus="pile", options={"card": card})
    assert {1, 2} <= {choice.value for choice in offered}
    await forget_tables(session)
    assert len(await session.anna.complete(session.channel, "signal", focus="pile")) == 4


async def test_completions_of_a_visitor_are_empty_and_read_no_table(session: BotSession) -> None:
    await session.begin()
    visitor = session.guild.add_person("Gast")
    await forget_tables(session)
    assert await visitor.complete(session.channel, "play", focus="card") == []
    assert session.bot.parts.tables.find_loaded(session.channel.id) is None


async def test_a_store_that_gives_no_answer_completes_nothing(session: BotSession) -> None:
    await session.begin()
    await forget_tables(session)
    await session.store.close()
    assert await session.anna.complete(session.channel, "play", focus="card") == []
